// Whoever has been forgotten, here or there, is forgotten in what both had.
#pragma once
#include <string>
#include <vector>

#include "db/book/steps/forgetting.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/people/everybody.hpp"

namespace kattegat {

struct ForgottenInBoth {
  Forgotten gone;
  bool has_more_people = false;  // ids of theirs, by which they had not been erased
  bool is_all = true;            // false: our log has no room for saying more of it
};
// Within one write, when what the other book has is taken over. `before`: everybody by name, as
// this book knew them; `names`: of who has been forgotten here, as only the other book still knew
// them.
ForgottenInBoth forget_in_both(Store&, const std::vector<Person>& before,
                               std::vector<std::string> names);

}  // namespace kattegat
