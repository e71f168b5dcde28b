// What a deal of Rödskägg does to the protocol and what it pays. Sheet 002; rules.md 3.
#include "course.hpp"

namespace kattegat {
namespace {

using namespace of_rodskagg;
using Table = of_rodskagg::Table;

// What the deal does to the protocol, one by one, in the order in which it is written down.
// A failed rödskägg takes no points off (R27).
template <class Each>
void for_each_mark(const Table& table, const Deal& deal, const Declared& who, Each&& each) {
  const int penalty = table.house.penalty;
  if (deal.penalties)
    for (const auto& [player, offence] : *deal.penalties) each(player, penalty, word(offence));
  if (!who.declarer) return;
  if (deal.joined && !deal.stopped.value_or(false))
    for (const Seat seat : *deal.joined)
      if (tricks_of(deal.last_two, seat) == 0) each(seat, penalty, Word::rodskagg_work_no_trick);

  const Seat declarer = *who.declarer;
  const int taken = tricks_of(deal.first_four, declarer) + tricks_of(deal.last_two, declarer);
  const bool made = taken >= needed(who.bid);
  if (made || who.bid != Bid::rodskagg) each(declarer, -taken, Word::rodskagg_work_tricks);
  if (!made) each(declarer, penalty, Word::rodskagg_work_bid_lost);
}

bool failed_rodskagg(const Deal& deal, const Declared& who) {
  if (!who.declarer || who.bid != Bid::rodskagg) return false;
  const Seat declarer = *who.declarer;
  return tricks_of(deal.first_four, declarer) + tricks_of(deal.last_two, declarer) <
         needed(who.bid);
}

// The marks, and the declarer of a failed rödskägg out.
void write_protocol(const Table& table, const Deal& deal, const Declared& who, State& next) {
  for_each_mark(table, deal, who,
                [&](Seat seat, int change, Word) { next.protocol[seat] += change; });
  if (failed_rodskagg(deal, who)) next.out[*who.declarer] = true;
}

struct Winner {
  Seat seat;
  int stands_at;  // for the payout
};

std::optional<Winner> winner(const Table& table, const Declared& who, const State& before,
                             const State& next) {
  if (!who.declarer) return std::nullopt;
  const Seat declarer = *who.declarer;
  if (who.bid == Bid::rodskagg && in_game(next, declarer)) {  // R16
    const bool as_stands = table.house.rodskagg_winner == Rodskagg::RodskaggWinner::as_stands;
    return Winner{declarer, as_stands ? before.protocol[declarer] : 0};
  }
  if (in_game(next, declarer)) {
    const int stands_at = next.protocol[declarer];
    if (stands_at > 0) return std::nullopt;
    return Winner{declarer, table.house.overshoot_pays ? stands_at : 0};  // R2
  }
  if (players_left(table, next) > 1) return std::nullopt;
  const Seat last = next_in_game(table, next, declarer);
  return Winner{last, next.protocol[last]};  // R20
}

}  // namespace

Workings Rodskagg::workings(const kattegat::Table<House>& table, const State& state,
                            const Deal& deal, const Outcome<State>& outcome) {
  Checklist held;
  const Declared who = *declared(table, state, deal, held);
  Workings lines;
  if (!who.declarer)
    lines.push_back(text(Word::rodskagg_work_smyg, *Rodskagg::dealer(outcome.next)));
  State next = state;
  for_each_mark(table, deal, who, [&](Seat seat, int change, Word why) {
    const int before = next.protocol[seat];
    next.protocol[seat] += change;
    lines.push_back(text(either<Word::rodskagg_work_down, Word::rodskagg_work_up>(change < 0), seat,
                         std::int64_t{before}, std::int64_t{std::abs(change)},
                         std::int64_t{next.protocol[seat]}, why));
  });
  if (failed_rodskagg(deal, who)) {
    next.out[*who.declarer] = true;
    lines.push_back(text(Word::rodskagg_work_out, *who.declarer));
  }
  if (const auto won = winner(table, who, state, next))
    lines.push_back(text(Word::rodskagg_work_won, won->seat, std::int64_t{won->stands_at}));
  return lines;
}

Told Rodskagg::told(const kattegat::Table<House>& table, const State& state, const Deal& deal,
                    const Outcome<State>&) {
  Checklist held;
  const Declared who = *declared(table, state, deal, held);
  Told told;
  if (who.declarer) {
    const Seat declarer = *who.declarer;
    const int taken = tricks_of(deal.first_four, declarer) + tricks_of(deal.last_two, declarer);
    const int over = taken - needed(who.bid);
    told = told_claim({.by = declarer,
                       .partner = Partner::alone(),
                       .what = text_of(word(who.bid)),
                       .rank = static_cast<int>(who.bid),
                       .made = over >= 0,
                       .over = over});
  }
  State next = state;
  write_protocol(table, deal, who, next);
  Tally exits{Word::rodskagg_told_exits, {}}, called{Word::rodskagg_fem_opp, {}};
  if (const auto won = winner(table, who, state, next)) {
    exits.times[won->seat] = 1;
    told.moment = text(Word::rodskagg_moment, won->seat);
  }
  for_each_mark(table, deal, who,
                [&](Seat seat, int change, Word) { called.times[seat] += change > 0 ? 1 : 0; });
  told.tallies = {exits, called};
  return told;
}
Told Rodskagg::told(const kattegat::Table<House>&, const State& state, const Misdeal& misdeal,
                    const Outcome<State>&) {
  Tally called{Word::rodskagg_fem_opp, {}};
  called.times[state.dealer] = *misdeal.knocked ? 0 : 1;
  return {.claims = {}, .tallies = {called}, .with = {}};
}
Told Rodskagg::told(const kattegat::Table<House>&, const State&, const Called& penalty,
                    const Outcome<State>&) {
  Tally called{Word::rodskagg_fem_opp, {}};
  called.times[*penalty.player] = 1;
  return {.claims = {}, .tallies = {called}, .with = {}};
}

Outcome<State> Rodskagg::score(const kattegat::Table<House>& table, const State& state,
                               const Deal& deal) {
  Checklist held;
  const Declared who = *declared(table, state, deal, held);
  Outcome<State> out{.next = state, .transfers = {}};
  write_protocol(table, deal, who, out.next);

  if (const auto won = winner(table, who, state, out.next)) {
    for (const Seat seat : table.everyone())
      if (seat != won->seat)  // R18: a loser never receives
        out.transfers.pay(seat, won->seat,
                          points(std::max(0, out.next.protocol[seat] - won->stands_at)));
    out.next = start(table);  // the next game: everybody back in
    out.next.dealer = state.dealer;
  }
  const bool same_dealer = !who.declarer && table.house.all_pass == AllPass::same_dealer;
  if (!same_dealer) out.next.dealer = next_in_game(table, out.next, state.dealer);
  return out;
}

}  // namespace kattegat
