// What the book lacks of evening files, asked of the journal and appended, within one write.
#pragma once
#include <vector>

#include "db/book/import.hpp"
#include "db/store/store.hpp"

namespace kattegat {

// import_evenings() (import.hpp), for whoever judges in the same step whether they may come.
Stored<Imported> imported_into(Store&, std::vector<Evening>, Force);

}  // namespace kattegat
