// What a deal of Rödskägg does to the protocol and what it pays. Sheet 002; rules.md 3.
#include "rodskagg_deal.hpp"

namespace kattegat {
namespace {

using namespace of_rodskagg;
using Mark = Rodskagg::Mark;
using Winner = Rodskagg::Winner;

// What the deal does to the protocol, one by one, in the order in which it is written down (R27).
// Penalties add up (R7), and nobody but the declarer comes down (R10), who gets no points off for a
// failed rödskägg (rules.md 3.1).
std::vector<Mark> marks(const Entered& entered, const Declared& who, int taken) {
  const Deal& deal = entered.deal;
  const int penalty = entered.table.house.penalty;
  std::vector<Mark> list;
  list.reserve(8);  // of a usual deal
  if (deal.penalties)
    for (const auto& [player, offence] : *deal.penalties)
      list.push_back({player, penalty, word(offence)});
  if (!who.declarer) return list;
  if (deal.joined && !deal.stopped.value_or(false))
    for (const Seat seat : *deal.joined)
      if (tricks_of(deal.last_two, seat) == 0)
        list.push_back({seat, penalty, Word::rodskagg_work_no_trick});

  const bool made = taken >= needed(who.bid);
  if (made || who.bid != Bid::rodskagg)
    list.push_back({*who.declarer, -taken, Word::rodskagg_work_tricks});
  if (!made) list.push_back({*who.declarer, penalty, Word::rodskagg_work_bid_lost});
  return list;
}

std::optional<Winner> winner(const Entered& entered, const Declared& who, const State& next) {
  const HouseTable& table = entered.table;
  if (!who.declarer) return std::nullopt;
  const Seat declarer = *who.declarer;
  if (who.bid == Bid::rodskagg && Rodskagg::plays(next, declarer)) {  // R16
    const bool as_stands = table.house.rodskagg_winner == Rodskagg::RodskaggWinner::as_stands;
    return Winner{declarer, as_stands ? entered.state.protocol[declarer] : 0};
  }
  if (Rodskagg::plays(next, declarer)) {
    const int stands_at = next.protocol[declarer];
    if (stands_at > 0) return std::nullopt;
    return Winner{declarer, table.house.overshoot_pays ? stands_at : 0};  // R2
  }
  if (players_left(table, next) > 1) return std::nullopt;
  const Seat last = next_in_game(table, next, declarer);
  return Winner{last, next.protocol[last]};  // R20
}

}  // namespace

Resolved of_rodskagg::came_to(const Entered& entered, const Declared& who) {
  const Deal& deal = entered.deal;
  Resolved result{.bid = who.bid, .declarer = who.declarer, .after = entered.state};
  int taken = 0;
  if (who.declarer) {
    taken = tricks_of(deal.first_four, *who.declarer) + tricks_of(deal.last_two, *who.declarer);
    result.over = taken - needed(who.bid);
    result.goes_out = who.bid == Bid::rodskagg && result.over < 0;  // R17
  }
  result.marks = marks(entered, who, taken);
  for (const Mark& mark : result.marks) result.after.protocol[mark.seat] += mark.change;
  if (result.goes_out) result.after.out[*who.declarer] = true;
  result.winner = winner(entered, who, result.after);
  return result;
}

Outcome<State> Rodskagg::score(const HouseTable& table, const State& state, const Resolved& deal) {
  Outcome<State> out{.next = deal.after, .transfers = {}};
  if (const auto& won = deal.winner) {
    for (const Seat seat : table.everyone())
      if (seat != won->seat)  // R18: a loser never receives
        out.transfers.pay(seat, won->seat,
                          points(std::max(0, deal.after.protocol[seat] - won->stands_at)));
    out.next = start(table);  // the next game: everybody back in
    out.next.dealer = state.dealer;
  }
  const bool same_dealer = !deal.declarer && table.house.all_pass == AllPass::same_dealer;  // R1
  if (!same_dealer) out.next.dealer = next_in_game(table, out.next, state.dealer);
  return out;
}

Workings Rodskagg::workings(const HouseTable&, const State& state, const Resolved& deal,
                            const Outcome<State>& outcome) {
  Workings lines;
  if (!deal.declarer)
    lines.push_back(text(Word::rodskagg_work_smyg, *Rodskagg::dealer(outcome.next)));
  PerSeat<int> stands = state.protocol;
  for (const auto& [seat, change, why] : deal.marks) {
    const int before = stands[seat];
    stands[seat] += change;
    lines.push_back(text(either<Word::rodskagg_work_down, Word::rodskagg_work_up>(change < 0), seat,
                         std::int64_t{before}, std::int64_t{std::abs(change)},
                         std::int64_t{stands[seat]}, why));
  }
  if (deal.goes_out) lines.push_back(text(Word::rodskagg_work_out, *deal.declarer));
  if (const auto& won = deal.winner)
    lines.push_back(text(Word::rodskagg_work_won, won->seat, std::int64_t{won->stands_at}));
  return lines;
}

Told Rodskagg::told(const HouseTable&, const State&, const Resolved& deal, const Outcome<State>&) {
  Told told;
  if (deal.declarer)
    told = told_claim({.by = *deal.declarer,
                       .partner = Partner::alone(),
                       .what = text_of(word(deal.bid)),
                       .rank = static_cast<int>(deal.bid),
                       .made = deal.over >= 0,
                       .over = deal.over});
  Tally exits{Word::rodskagg_told_exits, {}}, penalties{Word::kind_penalty, {}};
  if (const auto& won = deal.winner) {
    exits.times[won->seat] = 1;
    told.moment = text(Word::rodskagg_moment, won->seat);
  }
  for (const Mark& mark : deal.marks) penalties.times[mark.seat] += mark.change > 0 ? 1 : 0;
  told.tallies = {exits, penalties};
  return told;
}
Told Rodskagg::told(const HouseTable&, const State& state, const Redeal& redeal,
                    const Outcome<State>&) {
  Tally penalties{Word::kind_penalty, {}};
  penalties.times[state.dealer] = *redeal.knocked ? 0 : 1;
  return {.claims = {}, .tallies = {penalties}, .with = {}};
}
Told Rodskagg::told(const HouseTable&, const State&, const PenaltyBetween& penalty,
                    const Outcome<State>&) {
  Tally penalties{Word::kind_penalty, {}};
  penalties.times[*penalty.player] = 1;
  return {.claims = {}, .tallies = {penalties}, .with = {}};
}

}  // namespace kattegat
