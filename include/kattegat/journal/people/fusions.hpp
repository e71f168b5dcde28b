// Who is one with whom because the roster says so: of people, and of evenings (joining.hpp).
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "kattegat/journal/people/forgotten_people.hpp"
#include "kattegat/journal/people/said_of_people.hpp"

namespace kattegat {

class Fusions {
 public:
  Fusions() = default;
  // Of each id what was said of it, in the order that every book agrees on. Nobody is one with who
  // has been forgotten as somebody else.
  Fusions(const SaidOfPeople&, const ForgottenPeople&);

  // Every one that holds: by the id that was made one with another, that other one.
  [[nodiscard]] const std::map<Uuid, Uuid>& held() const { return held_; }
  // What says so, of an id among these.
  [[nodiscard]] const Item& said_of(const Uuid& id) const { return said_.at(id).holds; }
  // The last record of what its log has said along with it: of somebody's ids, one after the other.
  [[nodiscard]] const Record& said_along_with(const Uuid& id) const {
    return said_.at(id).last_along;
  }
  // Where they lead: themselves if nowhere. Two tablets may have fused two the one way and the
  // other: they are the smallest of the circle.
  [[nodiscard]] Uuid whom(const Uuid&) const;
  // These, whoever they are, and all who are the same.
  [[nodiscard]] std::vector<Uuid> all_fused_with(const std::vector<Uuid>& ids) const;

  [[nodiscard]] Follows follows(const Uuid& id) const;  // for deciding again
  // Whether whoever has said this of an id that is made one with another knew that it is: its log
  // had said so before, or it follows what says so. How far a clock is ahead tells nobody.
  [[nodiscard]] bool was_known(const Record& said, const Follows& followed) const;
  [[nodiscard]] const std::vector<Conflict>& conflicts() const { return conflicts_; }

 private:
  struct SaidOfId {
    Follows follows;
    Item holds;
    Record last_along;
    // What says the same as what holds, that too, also before it was decided again; and by log,
    // where it was first said there.
    std::set<Hash> alike = {};
    std::map<Uuid, std::int64_t> first_in = {};
  };
  static SaidOfId said_in(const Thing&, const Record& along);

  std::map<Uuid, SaidOfId> said_;
  std::map<Uuid, Uuid> held_;
  std::map<Uuid, Uuid> whom_;                   // of everybody on the way there
  std::map<Uuid, std::vector<Uuid>> led_here_;  // the other way round
  std::vector<Conflict> conflicts_;
};

// The record that makes the id one with that other, or with nobody any longer.
NewRecord new_fusion(const Fusions&, const Uuid& id, const std::optional<Uuid>& with);
// What a decision about the id follows, which is made knowing with whom that is one.
Follows knowing_fusions(Follows, const Fusions&, const Uuid& id);

}  // namespace kattegat
