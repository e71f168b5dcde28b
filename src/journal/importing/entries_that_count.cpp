#include "entries_that_count.hpp"

#include <algorithm>

namespace kattegat {

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

std::int64_t counting_otherwise(const EntriesThatCount& one, const EntriesThatCount& other) {
  return std::count_if(one.begin(), one.end(), [&](const auto& entry) {
    const auto found = other.find(entry.first);
    return found != other.end() && found->second != entry.second;
  });
}

}  // namespace kattegat
