// What two books have decided differently, without knowing of each other. evening-format,
// "Decisions about one thing".
#pragma once
#include <string>

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

// One thing's versions, resolved; what cannot be read is left out.
struct Thing {
  std::vector<Version> versions;  // in the order that every book agrees on
  Resolved resolved;

  void add(const Item&, Contents, Meaning);
  void resolve(Begun how) { resolved = kattegat::resolve(versions, how); }
  [[nodiscard]] Follows follows() const { return follows_of(versions, resolved); }
  [[nodiscard]] const Version& held() const { return versions[*resolved.holds]; }
  // Nothing where all that is open means the same.
  [[nodiscard]] std::optional<Conflict> conflict(RecordKind about, const Uuid& id) const;
};

void add_if_any(std::vector<Conflict>&, std::optional<Conflict>);
// A session with headers in two evenings is met in both: what is of the same records stays once.
std::vector<Conflict> each_once(std::vector<Conflict>);

}  // namespace kattegat
