// What two books have decided differently, without knowing of each other. evening-format,
// "Decisions about one thing".
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "kattegat/core/check.hpp"
#include "kattegat/journal/decisions/decisions.hpp"

namespace kattegat {

struct Side {
  Item item;
  Contents contents;
  bool holds = false;
  // What the same book says beside it, which means the same: of a person under each of their ids.
  Items alike = {};
};
struct Conflict {
  // evening, session, entry, payment, ended, name, number, retired, fusion, purse
  RecordKind about{};
  Uuid id;                               // of the thing
  std::optional<Uuid> evening, session;  // that it stands in, or is about
  std::vector<Side> sides;
  // Of whom it is said who they are: what they are called as long as they are nobody else.
  std::string called = {};

  // Whether it is about which evenings are one; else a fusion is about people.
  [[nodiscard]] bool joins_evenings() const { return about == RecordKind::fusion && evening; }
};

// One thing's versions, resolved. Versions are called by their places.
class Thing {
 public:
  Thing() = default;  // of which nothing has been said
  // In the order that every book agrees on; what cannot be read is left out.
  Thing(std::vector<Version> versions, Begun how)
      : versions_(std::move(versions)), resolved_(resolve(versions_, how)) {}

  [[nodiscard]] const std::vector<Version>& versions() const { return versions_; }
  [[nodiscard]] const std::vector<std::size_t>& open() const { return resolved_.open; }
  [[nodiscard]] Follows follows() const { return follows_of(versions_, resolved_); }
  [[nodiscard]] bool is_in_conflict() const { return resolved_.conflict; }
  // Nothing where all that is open means the same.
  [[nodiscard]] std::optional<Conflict> conflict(RecordKind about, const Uuid& id) const;

  // Of what there is a version of:
  [[nodiscard]] std::size_t place_held() const {
    KATTEGAT_CHECK(resolved_.holds.has_value());
    return *resolved_.holds;
  }
  [[nodiscard]] const Version& held() const { return versions_[place_held()]; }
  [[nodiscard]] Version take_held() && { return std::move(versions_[place_held()]); }
  // Another one that is open than the last.
  void let_hold(std::size_t open) { resolved_.holds = open; }

 private:
  std::vector<Version> versions_;
  Resolved resolved_;
};

void add_if_any(std::vector<Conflict>&, std::optional<Conflict>);
// A session with headers in two evenings is met in both: what is of the same records stays once.
std::vector<Conflict> each_once(std::vector<Conflict>);

}  // namespace kattegat
