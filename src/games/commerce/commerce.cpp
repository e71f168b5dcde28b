#include "kattegat/games/commerce.hpp"

#include <algorithm>

namespace kattegat {
namespace {

using Deal = Commerce::Deal;
using Purchases = Commerce::Purchases;
using Resolved = Commerce::Resolved;
using State = Commerce::State;
using HouseTable = Table<Commerce::House>;
using Entered = EnteredDeal<Commerce>;

constexpr Points chip = points(1);
constexpr int purchases_limit = 1'000'000;  // in one deal by one player; far above any table

Seat next_to_deal(const HouseTable& table, const State& state, Seat seat) {
  return next_present(
      seat, table.seats, [&](Seat s) { return Commerce::plays(state, s); }, Commerce::direction);
}

int players_present(const HouseTable& table, const State& state) {
  return count_where(table.seats, [&](Seat seat) { return Commerce::plays(state, seat); });
}

int deals_played(const HouseTable& table, const State& state) {
  int count = 0;
  for (const Seat seat : table.everyone()) count += state.banked[seat];
  return count;
}

std::int64_t chips_in_pot(const HouseTable& table, const State& state) {
  std::int64_t count = 0;
  for (const Seat seat : table.everyone()) count += state.in_pot[seat];
  return count;
}

// A deal has counted: the bank passes on. What is in the pot when the last one has goes back.
void pass_the_bank(const HouseTable& table, State& next) {
  next.banked[next.dealer] += 1;
  next.dealer = next_to_deal(table, next, next.dealer);
  next.finished = table.house.deals > 0 && deals_played(table, next) >= table.house.deals;
  if (next.finished) next.in_pot = {};
}

bool same_hand(ThreeCards a, ThreeCards b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

template <class Kind>
void check_bought(const HouseTable& table, const State& state, const Kind& deal, Checklist& list) {
  if (!deal.bought) return;
  for (const Seat seat : table.everyone()) {
    const auto& times = (*deal.bought)[seat];
    if (!times) continue;
    list.require(Commerce::plays(state, seat), &Kind::bought, Word::commerce_has_left, seat);
    list.require(*times >= 0 && *times <= purchases_limit, &Kind::bought,
                 Word::commerce_bought_range, seat, std::int64_t{purchases_limit});
  }
}

void check_shown(const Entered& entered, CardSet& seen, Checklist& list) {
  const auto& shown = entered.deal.shown;
  if (!list.asked(entered.deal, &Deal::shown)) return;
  bool any = false;
  for (const Seat seat : entered.table.everyone()) {
    const auto& hand = (*shown)[seat];
    if (!hand) continue;
    any = true;
    list.require(Commerce::plays(entered.state, seat), &Deal::shown, Word::commerce_has_left, seat);
    if (check_cards(*hand, &Deal::shown, seen, list))
      list.require(hand_value(*hand).of_class != HandClass::ingenting, &Deal::shown,
                   Word::commerce_needs_poang, seat);
  }
  list.require(any, &Deal::shown, Word::commerce_nobody_shown);
}

void check_banker_hand(const Entered& entered, CardSet& seen, Checklist& list) {
  const Deal& deal = entered.deal;
  const Seat banker = entered.state.dealer;
  const auto& shown = (*deal.shown)[banker];
  if (!deal.banker_hand) {
    list.wait_for(shown.has_value(), &Deal::banker_hand, Word::commerce_banker_hand, banker);
    return;
  }
  const auto* cards = std::get_if<ThreeCards>(&*deal.banker_hand);
  if (shown)
    list.require(cards && same_hand(*cards, *shown), &Deal::banker_hand,
                 Word::commerce_banker_hand_differs, banker);
  else if (cards)
    check_cards(*cards, &Deal::banker_hand, seen, list);
}

Purchases purchases(const HouseTable& table, const State& state,
                    const Asked<ByPlayer<int>>& bought) {
  Purchases result;
  if (!bought) return result;
  for (const Seat seat : table.everyone())
    if (seat != state.dealer) result.times[seat] = value_or_zero((*bought)[seat]);
  return result;
}

// Who has been at the bank, however often (C9), or is it (C10), and has not won (C3).
bool owes_bonus(const State& state, const Resolved& deal, Seat seat) {
  const bool at_the_bank = seat == state.dealer || deal.purchases.times[seat] > 0;
  return Commerce::plays(state, seat) && at_the_bank && !deal.best.include(seat);
}

bool banker_pays_for_class(const Deal& deal, Seat banker, const HandValue& winning) {
  if (const auto& shown = (*deal.shown)[banker]) return pays_for_class(hand_value(*shown), winning);
  if (const auto* hand = std::get_if<ThreeCards>(&*deal.banker_hand))
    return pays_for_class(hand_value(*hand), winning);
  return std::get<HandClass>(*deal.banker_hand) == winning.of_class;
}

// The pot in whole chips; the odd ones go one each in turn order from forehand (C2).
void share_pot(const std::vector<Seat>& seats, Transfers& transfers) {
  const std::int64_t chips = transfers.net(Account::pot()).thousandths / chip.thousandths;
  const auto sharing = static_cast<std::int64_t>(seats.size());
  std::int64_t odd = chips % sharing;
  for (const Seat seat : seats) {
    transfers.pay(Account::pot(), seat, (chips / sharing + (odd > 0 ? 1 : 0)) * chip);
    if (odd > 0) --odd;
  }
}

// What the pot is made of.
Text pot_line(const HouseTable& table, const State& state, const Resolved& deal) {
  const std::int64_t antes = players_present(table, state);
  const std::int64_t carried = chips_in_pot(table, state);
  std::int64_t bonuses = 0;
  for (const Seat seat : table.everyone()) bonuses += deal.owes_bonus[seat] ? 1 : 0;
  if (carried == 0) return text(Word::commerce_work_pot, antes, bonuses, antes + bonuses);
  return text(Word::commerce_work_pot_carried, carried, antes, bonuses, carried + antes + bonuses);
}

void say_bought(const HouseTable& table, Seat banker, const Purchases& purchases, Workings& lines) {
  for (const Seat seat : table.everyone())
    if (const std::int64_t times = purchases.times[seat]; times > 0)
      lines.push_back(text(Word::commerce_work_bought, seat, times, banker));
}

void pay_purchases(const HouseTable& table, Seat banker, const Purchases& purchases,
                   Transfers& transfers) {
  for (const Seat seat : table.everyone())
    if (seat != banker) transfers.pay(seat, banker, purchases.times[seat] * chip);
}

Tally tally(const Purchases& purchases) { return {Word::commerce_told_purchases, purchases.times}; }

}  // namespace

bool BestHands::include(Seat seat) const {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

BestHands best_hands(const ByPlayer<ThreeCards>& hands, int seats, Seat banker) {
  BestHands best;
  Seat seat = banker;
  do {
    seat = next_seat(seat, seats, Commerce::direction);
    if (!hands[seat]) continue;
    const HandValue value = hand_value(*hands[seat]);
    if (value < best.value) continue;
    if (value > best.value || seat == banker) best = {value, {}};
    best.seats.push_back(seat);
  } while (seat != banker);
  return best;
}

Result<Resolved, Violations> Commerce::resolve(const HouseTable& table, const State& state,
                                               const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  CardSet seen;
  check_bought(table, state, deal, list);
  check_shown(entered, seen, list);
  if (deal.shown) check_banker_hand(entered, seen, list);
  if (!list.clean()) return std::move(list).done();

  const Seat banker = state.dealer;
  Resolved result;
  result.best = best_hands(*deal.shown, table.seats, banker);
  result.only_eldest = table.house.tie == Tie::eldest && result.best.seats.size() > 1;  // C1
  if (result.only_eldest) result.best.seats.resize(1);
  result.purchases = purchases(table, state, deal.bought);
  for (const Seat seat : table.everyone())
    result.owes_bonus[seat] = owes_bonus(state, result, seat);
  result.pays_for_class =
      banker_pays_for_class(deal, banker, result.best.value);  // of a loser alone
  return result;
}

Result<Purchases, Violations> Commerce::resolve(const HouseTable& table, const State& state,
                                                const Abandoned& deal, Edition) {
  Checklist list;
  check_bought(table, state, deal, list);
  if (!list.clean()) return std::move(list).done();
  return purchases(table, state, deal.bought);
}

// C15: between two deals, and three stay.
Violations Commerce::check(const HouseTable& table, const State& state, const Leave& leave) {
  Checklist list;
  if (!list.asked(leave, &Leave::player) ||
      !list.require(Commerce::plays(state, *leave.player), &Leave::player, Word::commerce_has_left,
                    *leave.player))
    return std::move(list).done();
  list.require(players_present(table, state) > seats_min, &Leave::player,
               Word::commerce_three_remain);
  return std::move(list).done();
}

Violations Commerce::check(const HouseTable&, const State& state, const Join& join) {
  Checklist list;
  if (list.asked(join, &Join::player))
    list.require(!Commerce::plays(state, *join.player), &Join::player, Word::commerce_is_there,
                 *join.player);
  return std::move(list).done();
}

PerSeat<Points> Commerce::pot(const State& state) {
  PerSeat<Points> pot;
  for (const Seat seat : Seats{max_seats}) pot[seat] = state.in_pot[seat] * chip;
  return pot;
}

Outcome<State> Commerce::score(const HouseTable& table, const State& state, const Resolved& deal) {
  const Seat banker = state.dealer;
  Outcome<State> out{.next = state, .transfers = {}};
  Transfers& transfers = out.transfers;
  pay_purchases(table, banker, deal.purchases, transfers);
  for (const Seat seat : table.everyone()) {
    transfers.pay(seat, Account::pot(), state.in_pot[seat] * chip);  // C13; also who has left
    if (!Commerce::plays(state, seat)) continue;
    transfers.pay(seat, Account::pot(), chip);  // the ante; C11: the banker's too
    if (deal.owes_bonus[seat]) transfers.pay(seat, Account::pot(), chip);
  }
  share_pot(deal.best.seats, transfers);
  if (deal.pays_for_class)
    for (const Seat seat : table.everyone())  // C4, C5: beside the bonus, and to winners too
      if (Commerce::plays(state, seat) && seat != banker) transfers.pay(banker, seat, chip);
  out.next.in_pot = {};
  pass_the_bank(table, out.next);
  return out;
}

// C12: purchases stay with the banker. The antes are in the pot or back again; no points move.
Outcome<State> Commerce::score(const HouseTable& table, const State& state, const Purchases& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  pay_purchases(table, state.dealer, deal, out.transfers);
  if (table.house.abandon == Abandon::carry)
    for (const Seat seat : table.everyone())
      out.next.in_pot[seat] += Commerce::plays(state, seat) ? 1 : 0;
  pass_the_bank(table, out.next);
  return out;
}

// C14: who deals wrongly does not deal again.
Outcome<State> Commerce::score(const HouseTable& table, const State& state, const Misdeal&) {
  Outcome<State> out{.next = state, .transfers = {}};  // antes and purchases are given back
  out.next.dealer = next_to_deal(table, state, state.dealer);
  return out;
}

Outcome<State> Commerce::score(const HouseTable& table, const State& state, const Leave& leave) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.absent[*leave.player] = true;
  if (*leave.player == state.dealer) out.next.dealer = next_to_deal(table, out.next, state.dealer);
  return out;
}

Outcome<State> Commerce::score(const HouseTable&, const State& state, const Join& join) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.absent[*join.player] = false;
  return out;
}

Workings Commerce::workings(const HouseTable& table, const State& state, const Resolved& deal,
                            const Outcome<State>&) {
  const Seat banker = state.dealer;
  const auto& [value, winners] = deal.best;
  Workings lines;
  const bool counted = value.of_class == HandClass::poang;
  for (const Seat seat : winners)
    lines.push_back(counted ? text(Word::commerce_work_wins_with, seat, word(value.of_class),
                                   std::int64_t{value.value})
                            : text(Word::commerce_work_wins, seat, word(value.of_class)));
  if (deal.only_eldest) lines.push_back(text(Word::commerce_work_eldest, winners.front()));
  lines.push_back(pot_line(table, state, deal));
  say_bought(table, banker, deal.purchases, lines);
  if (deal.pays_for_class)
    lines.push_back(text(Word::commerce_work_class, banker, word(value.of_class)));
  return lines;
}

Workings Commerce::workings(const HouseTable& table, const State& state, const Purchases& deal,
                            const Outcome<State>& outcome) {
  const std::int64_t left = chips_in_pot(table, outcome.next);
  Workings lines{left > 0 ? text(Word::commerce_work_carried, left)
                          : text(Word::commerce_work_refunded)};
  say_bought(table, state.dealer, deal, lines);
  return lines;
}

Told Commerce::told(const HouseTable&, const State&, const Resolved& deal, const Outcome<State>&) {
  Tally pots{Word::commerce_told_pots, {}};
  const auto& winners = deal.best.seats;
  for (const Seat seat : winners) pots.times[seat] = 1;
  Told told{.claims = {}, .tallies = {pots, tally(deal.purchases)}, .with = {}};
  if (winners.size() == 1) told.moment = text(Word::commerce_moment, winners.front());
  return told;
}
Told Commerce::told(const HouseTable&, const State&, const Purchases& deal, const Outcome<State>&) {
  return {.claims = {}, .tallies = {tally(deal)}, .with = {}};
}

}  // namespace kattegat
