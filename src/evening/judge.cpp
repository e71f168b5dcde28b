#include "kattegat/evening/judge.hpp"

#include <algorithm>

#include "kattegat/evening/player_indexes.hpp"

namespace kattegat {
namespace {

void complain_of_first(const EveningSession& session, const JudgedSession& judged,
                       Complaints& complaints) {
  const auto bad = std::find_if(judged.entries.begin(), judged.entries.end(),
                                [](const JudgedEntry& e) { return !e.violations.empty(); });
  if (bad == judged.entries.end()) return;
  const auto entry = static_cast<std::size_t>(bad - judged.entries.begin());
  for (const Violation& violation : bad->violations)
    complaints.push_back({session.place, entry, violation});
}

// What the session has brought, added to the money of each (beside Evening::players).
void add_money(const PlayerIndexes& players, const EveningSession& session,
               const Standing& standing, std::vector<ExactMoney>& money) {
  for (const Seat seat : seats_of(session.seats))
    money[players.of(at_seat(session.seats, seat))] += exact(standing.points[seat], session.stake);
}

}  // namespace

JudgedSession judge(const EveningSession& session) {
  return std::visit([](const auto& entered) { return judge(entered); }, session.entered);
}

void mark_as_booked(Evening& evening) {
  for (EveningSession& session : evening.sessions)
    std::visit(
        [](auto& entered) {
          for (auto& read : entered.entries) read.booked = true;
        },
        session.entered);
}

JudgedEvening judge(const Evening& evening, Complaints found_reading) {
  JudgedEvening judged;
  judged.complaints = std::move(found_reading);
  judged.money.resize(evening.players.size());
  const PlayerIndexes players(evening);
  for (const EveningSession& session : evening.sessions) {
    judged.sessions.push_back(judge(session));
    complain_of_first(session, judged.sessions.back(), judged.complaints);
    add_money(players, session, judged.sessions.back().standing, judged.money);
    const auto fits = [&](const std::string& name) {
      return fits_money(judged.money[players.of(name)]);
    };
    if (!std::all_of(session.seats.begin(), session.seats.end(), fits))
      judged.can_be_settled = false;  // nor by sessions, which rounds after every one
  }
  if (!judged.can_be_settled)
    judged.complaints.push_back(
        {std::nullopt, std::nullopt, {"sessions", text(Word::evening_money_limit)}});
  std::stable_sort(judged.complaints.begin(), judged.complaints.end(),
                   [](const Complaint& a, const Complaint& b) { return a.session < b.session; });
  return judged;
}

}  // namespace kattegat
