#include "kattegat/games/plump.hpp"

#include <algorithm>

#include "kattegat/games/play/compare_play.hpp"

namespace kattegat {
namespace {

using Deal = Plump::Deal;
using Resolved = Plump::Resolved;
using State = Plump::State;
using HouseTable = Table<Plump::House>;
using Entered = EnteredDeal<Plump>;

constexpr int pack = 52;
constexpr int for_a_made_bid = 10;

// Of the first deal and the last: what the house plays, as far as the pack goes round.
int most_cards(const HouseTable& table) { return std::min(table.house.cards, pack / table.seats); }

int deals_of_one_card(const HouseTable& table) {
  switch (table.house.ones) {
    case Plump::Ones::twice:
      return 2;
    case Plump::Ones::per_player:
      return table.seats;
    case Plump::Ones::once:
      break;
  }
  return 1;
}

// The card that is turned is the next one of the pack: where none is left there is no trump.
bool has_trump(const HouseTable& table, const State& state) {
  const bool one_is_left = table.seats * cards_of_plump(table, state) < pack;
  switch (table.house.trump) {
    case Plump::Trump::turned:
      return one_is_left;
    case Plump::Trump::first_none:
      return one_is_left && state.dealt > 0;
    case Plump::Trump::none:
      break;
  }
  return false;
}

int tricks_of(const Deal& deal, Seat seat) { return value_or_zero((*deal.tricks)[seat]); }

void check_bids(const Entered& entered, Checklist& list) {
  const auto& [table, state, deal, edition] = entered;
  if (!list.asked(deal, &Deal::bids)) return;
  const int cards = cards_of_plump(table, state);
  int together = 0;
  bool complete = true;
  for (const Seat seat : table.everyone()) {
    const auto& bid = (*deal.bids)[seat];
    if (!bid) {
      complete &= list.wait_for(false, &Deal::bids, Word::plump_bid_missing, seat);
      continue;
    }
    complete &= list.require(*bid >= 0 && *bid <= cards, &Deal::bids, Word::plump_bid_range, seat,
                             std::int64_t{cards}, std::int64_t{*bid});
    if (complete) together += *bid;
  }
  if (complete && table.house.sum == Plump::Sum::uneven)
    list.require(together != cards, &Deal::bids, Word::plump_sum, std::int64_t{cards},
                 state.dealer);
}

void check_tricks(const Entered& entered, Checklist& list) {
  const auto& [table, state, deal, edition] = entered;
  if (!list.asked(deal, &Deal::tricks)) return;
  const int cards = cards_of_plump(table, state);
  int together = 0;
  bool possible = true;
  for (const Seat seat : table.everyone()) {
    const int taken = tricks_of(deal, seat);
    possible &= list.require(taken >= 0 && taken <= cards, &Deal::tricks, Word::plump_tricks_range,
                             seat, std::int64_t{cards}, std::int64_t{taken});
    if (possible) together += taken;
  }
  if (possible)
    list.come_to(together, cards, &Deal::tricks, Word::plump_tricks_sum, std::int64_t{together},
                 std::int64_t{cards});
}

void check_trump(const Entered& entered, Checklist& list) {
  if (has_trump(entered.table, entered.state))
    list.asked(entered.deal, &Deal::trump);
  else
    list.require(!entered.deal.trump, &Deal::trump, Word::plump_no_trump);
}

bool leads_by_bid(const HouseTable& table) { return table.house.lead == Plump::Lead::highest; }

bool has_every_bid(const Entered& entered) {
  return entered.deal.bids && has_everybody(*entered.deal.bids, entered.table.seats);
}

// Who leads to the first trick: forehand, or who bid most, the first of equals from forehand.
// While not everybody has bid, forehand.
Seat leader(const Entered& entered) {
  const HouseTable& table = entered.table;
  const Seat dealer = entered.state.dealer, forehand = forehand_of(entered);
  if (!leads_by_bid(table) || !has_every_bid(entered)) return forehand;
  const ByPlayer<int>& bids = *entered.deal.bids;
  Seat best = forehand;
  for (Seat seat = forehand; seat != dealer;) {
    seat = next_seat(seat, table.seats);
    if (*bids[seat] > *bids[best]) best = seat;
  }
  return best;
}

// Of what the deal says so far.
PlayRules rules_of_play(const Entered& entered) {
  const auto& [table, state, deal, edition] = entered;
  const TrickRules cards{
      .trump = deal.trump, .tricks = cards_of_plump(table, state), .players = table.seats};
  PlayRules rules = play_of(cards, leader(entered), table.seats);
  rules.reckons_on = entered.is_judged_by_today();
  rules.unknown.leader = leads_by_bid(table) && !has_every_bid(entered);
  rules.unknown.takers = has_trump(table, state) && !deal.trump;
  return rules;
}

// The play, where there is one, is legal and says what the entry says.
void check_play_record(const Entered& entered, Checklist& list) {
  const auto& [table, state, deal, edition] = entered;
  if (!deal.play) return;
  PlayRules rules = rules_of_play(entered);
  rules.unknown.leader |= leads_by_bid(table) && wrong_in({&Deal::bids}, list.found());
  rules.unknown.takers |= wrong_in({&Deal::trump}, list.found());
  const PlayInDeal play = check_play_in_deal(*deal.play, rules, list);
  if (!play.compares_tricks()) return;
  compare_tricks_of_each(&Deal::tricks, *deal.tricks, table.seats, play.tricks, list);
}

// P3: what the deal is worth to a player on the paper.
int worth(const HouseTable& table, int bid, int taken) {
  if (bid != taken) return 0;
  return bid == 0 ? table.house.zero : for_a_made_bid + bid;
}

}  // namespace

int deals_of_plump(const HouseTable& table) {
  return 2 * (most_cards(table) - 1) + deals_of_one_card(table);
}

// Down from the most to two, the deals of one card, and up again.
int cards_of_plump(const HouseTable& table, const Plump::State& state) {
  const int most = most_cards(table);
  if (state.dealt < most - 1) return most - state.dealt;
  return std::max(1, state.dealt - (most - 1) - deals_of_one_card(table) + 2);
}

State Plump::start(const HouseTable& table) {
  State state;
  state.left = deals_of_plump(table);
  return state;
}

std::optional<Seat> Plump::dealer(const State& state) {
  return state.left == 0 ? std::nullopt : std::optional(state.dealer);
}

PerSeat<Points> Plump::sheet(const HouseTable& table, const State& state, const PerSeat<Points>&) {
  PerSeat<Points> sheet;
  for (const Seat seat : table.everyone()) sheet[seat] = points(state.paper[seat]);
  return sheet;
}

Result<Resolved, Violations> Plump::resolve(const HouseTable& table, const State& state,
                                            const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  check_bids(entered, list);
  check_trump(entered, list);
  check_tricks(entered, list);
  check_play_record(entered, list);
  if (!list.clean()) return std::move(list).done();

  Resolved result;
  for (const Seat seat : table.everyone()) {
    result.bids[seat] = *(*deal.bids)[seat];
    result.tricks[seat] = tricks_of(deal, seat);
    result.scored[seat] = worth(table, result.bids[seat], result.tricks[seat]);
  }
  return result;
}

// P4: everybody settles with everybody.
Outcome<State> Plump::score(const HouseTable& table, const State& state, const Resolved& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.dealer = next_seat(state.dealer, table.seats);
  out.next.dealt += 1;
  out.next.left -= 1;
  for (const Seat seat : table.everyone()) {
    out.next.paper[seat] += deal.scored[seat];
    for (const Seat other : table.everyone())
      if (other < seat)
        out.transfers.pay(other, seat, points(deal.scored[seat] - deal.scored[other]));
  }
  return out;
}

Workings Plump::workings(const HouseTable& table, const State& state, const Resolved& deal,
                         const Outcome<State>&) {
  Workings lines;
  Seat seat = state.dealer;
  do {
    seat = next_seat(seat, table.seats);
    const std::int64_t bid = deal.bids[seat];
    const std::int64_t taken = deal.tricks[seat];
    lines.push_back(bid == taken
                        ? text(Word::plump_work_made, seat, taken, std::int64_t{deal.scored[seat]})
                        : text(Word::plump_work_missed, seat, bid, taken));
  } while (seat != state.dealer);
  lines.push_back(text(Word::plump_work_settled));
  return lines;
}

Told Plump::told(const HouseTable& table, const State&, const Resolved& deal,
                 const Outcome<State>&) {
  Told told;
  for (const Seat seat : table.everyone()) {
    const int bid = deal.bids[seat];
    const int over = deal.tricks[seat] - bid;
    told.claims.push_back({.by = seat,
                           .partner = Partner::alone(),
                           .what = text(Word::plump_told_bid, std::int64_t{bid}),
                           .rank = bid,
                           .made = over == 0,
                           .over = over});
  }
  return told;
}

// A trump is said where one was turned.
std::optional<PlayRules> Plump::play_rules(const HouseTable& table, const State& state,
                                           const Deal& deal) {
  const Entered entered{table, state, deal};
  if (!has_every_bid(entered) || (has_trump(table, state) && !deal.trump)) return std::nullopt;
  return rules_of_play(entered);
}

void Plump::write_tricks(const HouseTable& table, const State& state, Deal& deal,
                         const std::vector<Seat>& takers) {
  if (takers.size() < static_cast<std::size_t>(cards_of_plump(table, state))) return;
  deal.tricks = taken_by_each(takers, table.seats);
}

// It is not known how many were at the table.
TrickRules Plump::rules_under(const Announced& announced, Checklist& list) {
  check_contract_is_known(announced.contract.empty(), name, announced, list);
  return {.trump = announced.trump, .tricks = pack / seats_min, .players = seats_max};
}

}  // namespace kattegat
