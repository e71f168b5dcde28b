#include "kattegat/season/told_entries.hpp"

namespace kattegat {
namespace {

template <class G>
void say_turns(const Session<G>& session, ToldEntry& one) {
  const auto dealer = G::dealer(session.state());
  if (!dealer || !one.in[*dealer]) return;
  int turn = 0;
  Seat seat = *dealer;
  do {
    one.turn[seat] = turn++;
    seat = next_present(
        seat, session.table().seats, [&](Seat s) { return one.in[s]; }, G::direction);
  } while (seat != *dealer);
}

template <class G, class Visit>
std::int64_t each_told_of(const EnteredSession<G>& entered, Visit&& visit) {
  Session<G> session(entered.table);
  std::int64_t broken = 0;
  for (std::size_t i = 0; i < entered.entries.size(); ++i) {
    const ReadEntry<G>& read = entered.entries[i];
    const auto tell = [&](const JudgedEntry& judged, const Finding<G>& finding) {
      ToldEntry one{.session = 0,
                    .entry = i,
                    .deal = is_deal(read.entry),
                    .in = {},
                    .points = judged.points,
                    .turn = {},
                    .told = told(session, finding)};
      for (const Seat seat : entered.table.everyone())
        one.in[seat] = plays<G>(session.state(), seat);
      if (one.deal) say_turns(session, one);
      visit(std::move(one));
    };
    if (judge_next(session, read, tell).is_broken()) ++broken;
  }
  return broken;
}

}  // namespace

std::int64_t each_told_entry(const EveningSession& session,
                             const std::function<void(ToldEntry)>& visit) {
  return std::visit([&](const auto& entered) { return each_told_of(entered, visit); },
                    session.entered);
}

std::vector<ToldEntry> told_entries(const EveningSession& session) {
  std::vector<ToldEntry> list;
  each_told_entry(session, [&](ToldEntry one) { list.push_back(std::move(one)); });
  return list;
}

std::vector<ToldEntry> told_entries(const Evening& evening) {
  std::vector<ToldEntry> list;
  for (std::size_t i = 0; i < evening.sessions.size(); ++i)
    each_told_entry(evening.sessions[i], [&](ToldEntry one) {
      one.session = i;
      list.push_back(std::move(one));
    });
  return list;
}

}  // namespace kattegat
