#include "counting_otherwise.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace kattegat {
namespace {

// What entries that are not void have brought, and whom, by session and entry.
using EntriesThatCount = std::map<std::pair<Uuid, Uuid>, std::map<Uuid, Points>>;

// `who`: whoever the evening calls so.
EntriesThatCount entries_that_count(const Evening& evening, const JudgedEvening& judged,
                                    const std::function<Uuid(const std::string& name)>& who) {
  EntriesThatCount all;
  for (std::size_t i = 0; i < evening.sessions.size(); ++i) {
    const EveningSession& session = evening.sessions[i];
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
  const auto of_file = [&](const std::string& name) {
    return in_book.history.who_is(players[player_index(file, name)]);
  };
  const auto of_book = [&](const std::string& name) {
    const Participant* const one = in_book.history.called(name);
    return one ? one->ids.front() : Uuid{};
  };
  const EntriesThatCount known = entries_that_count(in_book.evening, judged_in_book, of_book),
                         in_file = entries_that_count(file, judge(file), of_file);
  return std::count_if(in_file.begin(), in_file.end(), [&](const auto& entry) {
    const auto found = known.find(entry.first);
    return found != known.end() && found->second != entry.second;
  });
}

}  // namespace kattegat
