#include "kattegat/evening/file_limits.hpp"

#include <set>

#include "kattegat/evening/currencies.hpp"
#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/write.hpp"

namespace kattegat {
namespace {

// An entry that a stranger's book has under two tables: without its id it would count once more
// wherever the file is taken in.
std::optional<Uuid> id_used_twice(const Evening& evening) {
  std::set<Uuid> seen;
  std::optional<Uuid> twice;
  for (const EveningSession& session : evening.sessions)
    for (const std::optional<Uuid>& id : ids_of_entries(session))
      if (id && !seen.insert(*id).second) twice = id;
  return twice;
}

}  // namespace

std::optional<Text> why_no_file(const Evening& evening) {
  if (evening.sessions.size() > sessions_limit)
    return text(Word::evening_sessions, static_cast<std::int64_t>(sessions_limit));
  for (const EveningSession& session : evening.sessions) {
    const std::size_t count =
        std::visit([](const auto& entered) { return entered.entries.size(); }, session.entered);
    if (count > entries_limit)
      return text(Word::file_too_many_entries, session.place.number(),
                  static_cast<std::int64_t>(entries_limit));
  }
  if (const auto id = id_used_twice(evening)) return text(Word::form_id_twice, to_string(*id));
  if (evening.players.size() < players_min || evening.players.size() > players_max)
    return text(Word::evening_players, static_cast<std::int64_t>(evening.players.size()));
  for (const std::string& name : evening.players)
    if (!is_player_name(name)) return text(Word::evening_player_name, name);
  if (!is_currency(evening.currency)) return text(Word::evening_currency);
  if (bytes_of_file(evening) > bytes_limit)
    return text(Word::file_too_large, std::int64_t{bytes_limit >> 20U});
  return {};
}

}  // namespace kattegat
