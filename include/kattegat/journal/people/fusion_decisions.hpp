// What is decided of each id: whether it is one with another. The roster says it of people and of
// evenings alike, and does not tell which: of people Fusions know what comes of it, of evenings
// Wholes.
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "kattegat/journal/people/said_of_people.hpp"

namespace kattegat {

class FusionDecisions {
 public:
  FusionDecisions() = default;
  // Of each id what was said of it, in the order that every book agrees on.
  explicit FusionDecisions(const SaidOfPeople<FusionContents>&);

  // Every one that holds: by the id that was made one with another, that other one.
  [[nodiscard]] const std::map<Uuid, Uuid>& held() const { return held_; }
  [[nodiscard]] std::optional<Uuid> with_whom(const Uuid& id) const;
  // What says so, of an id among these.
  [[nodiscard]] const Item& said_of(const Uuid& id) const { return said_.at(id).holds; }
  // The first record that has said of it with whom it is one, since it was last with nobody.
  [[nodiscard]] const Record& first_said_of(const Uuid& id) const { return said_.at(id).first; }
  // The last record of what its log has said along with it: of somebody's ids, one after the other.
  [[nodiscard]] const Record& said_along_with(const Uuid& id) const {
    return said_.at(id).last_along;
  }
  [[nodiscard]] const std::vector<Conflict>& conflicts() const { return conflicts_; }

  [[nodiscard]] Follows follows(const Uuid& id) const;  // for deciding again
  // Whether whoever has said this of an id that is made one with another knew that it is: its log
  // had said so before, or it follows what says so. How far a clock is ahead tells nobody.
  [[nodiscard]] bool was_known(const Record& said, const Follows& followed) const;

 private:
  struct SaidOfId {
    Follows follows;
    Item holds;
    Record last_along, first;
    // What says the same as what holds, that too, also before it was decided again; and by log,
    // where it was first said there.
    std::set<Hash> alike = {};
    std::map<Uuid, std::int64_t> first_in = {};
  };
  static SaidOfId said_in(const Thing&, const Record& along);

  std::map<Uuid, SaidOfId> said_;
  std::map<Uuid, Uuid> held_;
  std::vector<Conflict> conflicts_;
};

// The record that makes the id one with that other, or with nobody any longer.
NewRecord new_fusion(const FusionDecisions&, const Uuid& id, const std::optional<Uuid>& with);

}  // namespace kattegat
