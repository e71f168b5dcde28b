#include "counting_otherwise.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>

#include "kattegat/evening/player_indexes.hpp"

namespace kattegat {
namespace {

// What entries that are not void have brought, and whom, by session and entry.
using EntriesThatCount = std::map<std::pair<Uuid, Uuid>, std::map<Uuid, Points>>;

using WhoIsCalled = std::function<Uuid(const std::string& name)>;

std::set<Uuid> sessions_in(const Evening& evening) {
  std::set<Uuid> ids;
  for (const EveningSession& session : evening.sessions) ids.insert(*session.id);
  return ids;
}

// Of those sessions.
EntriesThatCount entries_that_count(const Evening& evening, const JudgedEvening& judged,
                                    const std::set<Uuid>& sessions, const WhoIsCalled& who) {
  EntriesThatCount all;
  for (std::size_t i = 0; i < evening.sessions.size(); ++i) {
    const EveningSession& session = evening.sessions[i];
    if (sessions.count(*session.id) == 0) continue;
    std::vector<Uuid> seated;
    for (const std::string& name : session.seats) seated.push_back(who(name));
    const auto add = [&](std::size_t place, const Stamp& stamp) {
      if (stamp.voided) return;
      const PerSeat<Points>& brought = judged.sessions[i].entries[place].points;
      std::map<Uuid, Points> points;
      for (std::size_t seat = 0; seat < seated.size(); ++seat)
        if (brought.each[seat] != Points{}) points[seated[seat]] += brought.each[seat];
      all.emplace(std::pair(*session.id, *stamp.id), std::move(points));
    };
    std::visit(
        [&](const auto& entered) {
          for (std::size_t place = 0; place < entered.entries.size(); ++place)
            add(place, entered.entries[place].entry.stamp);
        },
        session.entered);
  }
  return all;
}

}  // namespace

std::int64_t counting_otherwise(const Evening& file, const std::vector<Uuid>& players,
                                const SoundEvening& in_book, const JudgedEvening& judged_in_book) {
  const PlayerIndexes indexes(file);
  const auto of_file = [&](const std::string& name) {
    return in_book.history.who_is(players[indexes.of(name)]);
  };
  std::map<std::string_view, Uuid> called;  // of several the first
  for (const Participant& one : in_book.history.players)
    called.try_emplace(one.written, one.ids.front());
  const auto of_book = [&](const std::string& name) {
    const auto found = called.find(name);
    return found == called.end() ? Uuid{} : found->second;
  };
  const std::set<Uuid> both = sessions_in(file);
  const EntriesThatCount known = entries_that_count(in_book.evening, judged_in_book, both, of_book),
                         in_file = entries_that_count(file, judge(file), both, of_file);
  return std::count_if(in_file.begin(), in_file.end(), [&](const auto& entry) {
    const auto found = known.find(entry.first);
    return found != known.end() && found->second != entry.second;
  });
}

}  // namespace kattegat
