// What a book of version 0.1 says of people, of whom it knew nothing but names.
#pragma once
#include "db/book/legacy/records.hpp"

namespace kattegat {

// Where they take money, as last said. A name that was given to somebody had the numbers of the one
// before, unless it had some.
struct OldPerson {
  std::string swish, mobilepay, iban;
  bool retired = false;
};
struct OldPeople {
  std::map<std::string, std::string> renamed;  // from, and to what in the end
  std::map<std::string, OldPerson> persons;    // by name
  // What somebody is called in the end who was once called so.
  [[nodiscard]] std::string now(const std::string& name) const;
};
OldPeople old_people(const std::vector<OldRecord>&);

}  // namespace kattegat
