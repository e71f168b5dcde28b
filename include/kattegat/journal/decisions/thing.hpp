// One thing of which there may be several versions: which of them holds, and the conflict that two
// books have about it. evening-format, "Decisions about one thing".
#pragma once
#include <optional>
#include <utility>
#include <vector>

#include "kattegat/core/check.hpp"
#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/decisions/decisions.hpp"

namespace kattegat {

// Its versions, resolved: they are called by their places.
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

}  // namespace kattegat
