#include "kattegat/games/english_whist.hpp"

#include "kattegat/games/contract.hpp"
#include "kattegat/games/play/compare_play.hpp"
#include "kattegat/games/whist.hpp"

namespace kattegat {
namespace {

using Deal = EnglishWhist::Deal;
using Pairs = EnglishWhist::Pairs;
using Resolved = EnglishWhist::Resolved;
using State = EnglishWhist::State;
using Entered = EnteredDeal<EnglishWhist>;

constexpr int book = 6;  // the tricks that do not count
constexpr int games_to_win = 2;
constexpr int bonus_for_the_rubber = 2;

// Seats 0 and 2 are a pair, 1 and 3 the other.
std::size_t pair_of(Seat seat) { return static_cast<std::size_t>(seat.index % 2); }
Seat first_of(std::size_t pair) { return Seat{static_cast<int>(pair)}; }

// E2: what a game is worth by what the losers had in it.
int worth_of_game(int points_of_losers) {
  if (points_of_losers == 0) return 3;
  return points_of_losers <= 2 ? 2 : 1;
}

void check_pairs(const Pairs& pairs, Checklist& list) {
  bool each = true;
  for (const int tricks : pairs) each &= check_whist_tricks(tricks, &Deal::tricks, list);
  if (!each) return;
  const std::int64_t sum = pairs[0] + pairs[1];
  list.come_to(sum, tricks_of_whist, &Deal::tricks, Word::whist_tricks_sum, sum);
}

// Without a trump nobody knows who took a trick.
PlayRules rules_of_play(const Entered& entered) {
  PlayRules rules = play_of({.trump = entered.deal.trump}, forehand_of(entered));
  rules.reckons_on = entered.is_judged_by_today();
  rules.unknown.takers = !entered.deal.trump;
  return rules;
}

void check_play_record(const Entered& entered, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.play) return;
  const PlayInDeal play = check_play_in_deal(*deal.play, rules_of_play(entered), list);
  if (!play.compares_tricks()) return;
  for (std::size_t pair = 0; pair < deal.tricks->size(); ++pair) {
    const auto is_of_it = [&](Seat seat) { return pair_of(seat) == pair; };
    compare_tricks(
        {&Deal::tricks, (*deal.tricks)[pair], seats_where(entered.table.seats, is_of_it)},
        play.tricks, list);
  }
}

void pay_pair(std::size_t pair, int amount, Transfers& transfers) {
  settle_contract(first_of(pair), opposite(first_of(pair)), points(amount), transfers);
}

// The pair has won a game; in a rubber that moves points only when the rubber is won.
void win_game(EnglishWhist::Settle settle, const Resolved& deal, State& next,
              Transfers& transfers) {
  const std::size_t losers = 1 - deal.pair;
  const int worth = worth_of_game(next.game_points[losers]);
  next.game_points = {};
  next.games_won[deal.pair] += 1;
  if (settle == EnglishWhist::Settle::per_game) pay_pair(deal.pair, 1, transfers);
  if (settle != EnglishWhist::Settle::rubber) return;

  next.rubber_points[deal.pair] += worth;
  if (!deal.rubber) return;
  pay_pair(deal.pair,
           next.rubber_points[deal.pair] + bonus_for_the_rubber - next.rubber_points[losers],
           transfers);
  next.games_won = {};
  next.rubber_points = {};
}

}  // namespace

void EnglishWhist::check_house(const House& house, Checklist& list) {
  list.require(house.settle != Settle::rubber || house.game == short_game, "settle",
               Word::english_whist_rubber_of_five);
}

PerSeat<Points> EnglishWhist::sheet(const Table<House>& table, const State& state,
                                    const PerSeat<Points>&) {
  PerSeat<Points> sheet;
  for (const Seat seat : table.everyone()) sheet[seat] = points(state.game_points[pair_of(seat)]);
  return sheet;
}

Result<Resolved, Violations> EnglishWhist::resolve(const Table<House>& table, const State& state,
                                                   const Deal& deal, Edition edition) {
  Checklist list;
  list.asked(deal, &Deal::trump);
  if (list.asked(deal, &Deal::tricks)) check_pairs(*deal.tricks, list);
  check_play_record({table, state, deal, edition}, list);
  if (!list.clean()) return std::move(list).done();

  const std::size_t pair = (*deal.tricks)[0] > book ? 0 : 1;
  const int tricks = (*deal.tricks)[pair];
  const int stands_at = state.game_points[pair] + tricks - book;
  const bool game = stands_at >= table.house.game;
  const bool rubber =
      game && table.house.settle == Settle::rubber && state.games_won[pair] + 1 == games_to_win;
  return Resolved{pair, tricks, tricks - book, stands_at, game, rubber};
}

Outcome<State> EnglishWhist::score(const Table<House>& table, const State& state,
                                   const Resolved& deal) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.dealer = next_seat(state.dealer, table.seats);
  if (table.house.settle == Settle::per_trick) pay_pair(deal.pair, deal.scored, out.transfers);
  out.next.game_points[deal.pair] = deal.stands_at;
  if (deal.game)  // E4: the surplus is not carried over
    win_game(table.house.settle, deal, out.next, out.transfers);
  return out;
}

Workings EnglishWhist::workings(const Table<House>&, const State& state, const Resolved& deal,
                                const Outcome<State>& outcome) {
  const Seat one = first_of(deal.pair);
  Workings lines{text(Word::english_whist_work_tricks, one, opposite(one).seat(),
                      std::int64_t{deal.tricks}, std::int64_t{deal.scored})};
  lines.push_back(
      text(either<Word::english_whist_work_game, Word::english_whist_work_points>(deal.game),
           std::int64_t{state.game_points[deal.pair]}, std::int64_t{deal.scored},
           std::int64_t{deal.stands_at}));
  if (const Points paid = outcome.transfers.net(one); paid != Points{})
    lines.push_back(text(Word::english_whist_work_each_is_paid, paid));
  return lines;
}

Told EnglishWhist::told(const Table<House>&, const State&, const Resolved& deal,
                        const Outcome<State>&) {
  Told told;
  for (const Seat seat : {Seat{0}, Seat{1}}) side(told, seat, opposite(seat));
  if (!deal.game) return told;
  const Seat one = first_of(deal.pair);
  Tally games{Word::english_whist_told_games, {}}, rubbers{Word::english_whist_told_rubbers, {}};
  for (const Seat seat : {one, opposite(one).seat()}) {
    games.times[seat] = 1;
    rubbers.times[seat] = deal.rubber ? 1 : 0;
  }
  told.tallies = {games};
  if (deal.rubber) told.tallies.push_back(rubbers);
  told.moment =
      text(either<Word::english_whist_moment_rubber, Word::english_whist_moment_game>(deal.rubber),
           one, opposite(one).seat());
  return told;
}

std::optional<PlayRules> EnglishWhist::play_rules(const Table<House>& table, const State& state,
                                                  const Deal& deal) {
  if (!deal.trump) return std::nullopt;
  return rules_of_play({table, state, deal});
}

void EnglishWhist::write_tricks(const Table<House>&, const State&, Deal& deal,
                                const std::vector<Seat>& takers) {
  if (takers.size() < tricks_of_whist) return;
  const int first = taken_by(takers, [](Seat seat) { return pair_of(seat) == 0; });
  deal.tricks = Pairs{first, tricks_of_whist - first};
}

TrickRules EnglishWhist::rules_under(const Announced& announced, Checklist& list) {
  check_contract_is_known(announced.contract.empty(), name, announced, list);
  check_trump_is_said(name, announced, list);
  return {.trump = announced.trump};
}

}  // namespace kattegat
