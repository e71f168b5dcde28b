// Those who are called alike, while it is found out which of them are one.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "kattegat/core/uuid.hpp"
#include "somebody.hpp"

namespace kattegat {

// One of those who are called alike.
struct Namesake {
  Somebody who{};
  bool by_id = false;                 // an id was given
  bool always_had_it = false;         // somebody wrote so who had not given them the name
  bool is_forgotten = false;          // one of those who were forgotten as one
  std::set<std::string> former = {};  // what those of them were called who were given the name
  std::set<Uuid> evenings = {};       // that they came to, where some were given the name

  // Somebody of whom it is known that they always had the name, or were given it.
  [[nodiscard]] bool is_known() const { return always_had_it || !former.empty(); }
  void take_in(Namesake other);
};
// Whether the name alone makes one of whoever has it already and of who comes.
bool does_name_join(const Namesake& here, const Namesake& comes);

// All of one name. A whole town may have been given it: whoever comes is compared with those alone
// with whom the name can join them.
class Namesakes {
 public:
  // Whether who comes has sat at one table with them.
  using HasSatWith = std::function<bool(Somebody)>;
  // Who they are: the first whom the name joins them with, unless they have sat together; else
  // themselves. Whoever was given the name comes behind who was not.
  Somebody take_in(Namesake comes, const HasSatWith&);

 private:
  [[nodiscard]] std::optional<std::size_t> place_of_the_same(const Namesake& comes,
                                                             const HasSatWith&) const;
  void note(std::size_t place, const Namesake& comes);

  std::vector<Namesake> all_;
  // Places among all: who are, among others, somebody of whom nothing is known; to whom no id was
  // given; by each name that they had before, and by each evening that they came to.
  std::set<std::size_t> unknown_;
  std::set<std::size_t> without_id_;
  std::map<std::string, std::set<std::size_t>> formerly_;
  std::map<Uuid, std::set<std::size_t>> came_;
};

}  // namespace kattegat
