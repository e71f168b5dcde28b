// Who has been forgotten, by the roster's erasures, and what they are called since. README,
// "Forgetting".
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "kattegat/journal/people/who_is.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// What somebody is known by to whom no id was given: the name; or, once that is forgotten, who it
// is that was (ForgottenPeople::as_whom).
using KnownBy = std::variant<std::string, Uuid>;

class ForgottenPeople {
 public:
  ForgottenPeople() = default;
  // In the order that every book agrees on.
  explicit ForgottenPeople(const std::vector<ErasureContents>&);

  // Who it is that was forgotten, by the first of the ids that was: the smallest of all that
  // erasures name as that person's. Nobody is another's by being called the same.
  [[nodiscard]] std::optional<Uuid> as_whom(OnePerson) const;
  [[nodiscard]] bool has(OnePerson one) const { return as_whom(one).has_value(); }
  // What they are called since, by the last erasure of them.
  [[nodiscard]] std::optional<std::string> pseudonym(OnePerson) const;
  // All that erasures say, whoever they are of: what is said there is never forgotten.
  [[nodiscard]] const std::set<std::string>& pseudonyms() const { return all_pseudonyms_; }

  // Whether anything has been erased, if only texts.
  [[nodiscard]] bool has_erased() const { return any_pseudonym_.has_value(); }
  // For another erasure of texts alone; while something has been erased.
  [[nodiscard]] const std::string& any_pseudonym() const { return *any_pseudonym_; }
  // Whose texts named somebody who has been forgotten.
  [[nodiscard]] const std::set<Hash>& records() const { return records_; }

 private:
  std::map<Uuid, Uuid> as_;                 // who each of them is
  std::map<Uuid, std::string> pseudonyms_;  // of who they are
  std::set<std::string> all_pseudonyms_;
  std::optional<std::string> any_pseudonym_;
  std::set<Hash> records_;
};

}  // namespace kattegat
