#include "db/season/played.hpp"

#include <algorithm>

#include "db/book/steps/reading_evenings.hpp"

namespace kattegat {

bool is_played(Store& store, const SessionByHeaders& known) {
  const SessionHistory history(known, store.below(known.id, Branch::session));
  const EveningSession session = expect_numbered(history);
  const auto counts = [](const auto& one) {
    return !one.entry.stamp.voided && !std::holds_alternative<Note>(one.entry.body);
  };
  return std::visit(
      [&](const auto& entered) {
        return std::any_of(entered.entries.begin(), entered.entries.end(), counts);
      },
      session.entered);
}

bool is_played(Store& store, const EveningHistory& evening) {
  return std::any_of(evening.sessions.begin(), evening.sessions.end(),
                     [&](const SessionHistory& one) { return is_played(store, one.by_headers); });
}

}  // namespace kattegat
