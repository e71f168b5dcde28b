// What two books have decided differently, without knowing of each other. evening-format,
// "Decisions about one thing".
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "kattegat/journal/records/contents.hpp"

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

void add_if_any(std::vector<Conflict>&, std::optional<Conflict>);
// A session with headers in two evenings is met in both: what is of the same records stays once.
std::vector<Conflict> each_once(std::vector<Conflict>);

}  // namespace kattegat
