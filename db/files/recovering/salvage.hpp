// What remains of a damaged book, filled into a new one.
#pragma once
#include "db/files/recover.hpp"
#include "db/files/recovering/remains.hpp"
#include "db/store/store.hpp"

namespace kattegat {

// Within one write to the new book. Whole logs are taken as they are, what is left of others is
// logged anew.
Recovered salvaged(Remains&, Store&);

}  // namespace kattegat
