#include "kattegat/games/rodskagg.hpp"

#include <algorithm>

#include "course.hpp"
#include "kattegat/games/play/compare_play.hpp"

namespace kattegat {
namespace {

using namespace of_rodskagg;
using Offence = Rodskagg::Offence;

constexpr int first_tricks = 4;
constexpr int last_tricks = 2;

// Of figures that may be any that can be written.
std::int64_t sum(const HouseTable& table, const Asked<ByPlayer<int>>& tricks) {
  std::int64_t total = 0;
  for (const Seat seat : table.everyone()) total += tricks_of(tricks, seat);
  return total;
}

// One round, forehand first, everybody in the game once, each bid above the last one.
std::optional<Declared> hear(const Entered& entered, Checklist& list) {
  const HouseTable& table = entered.table;
  const State& state = entered.state;
  Declared result;
  Seat turn = next_in_game(table, state, state.dealer);
  int heard = 0;
  const int players = players_left(table, state);
  for (const Call<Bid>& call : *entered.deal.bids) {
    if (!list.require(Rodskagg::plays(state, call.seat), &Deal::bids, Word::rodskagg_is_out,
                      call.seat) ||
        !list.require(heard < players, &Deal::bids, Word::auction_over, call.seat) ||
        !list.require(call.seat == turn, &Deal::bids, Word::auction_turn, turn, call.seat))
      return std::nullopt;
    if (call.bid && *call.bid <= result.bid) {
      too_low(list, &Deal::bids, *call.bid, result.bid);
      return std::nullopt;
    }
    if (call.bid) result = {*call.bid, call.seat};
    ++heard;
    turn = next_in_game(table, state, turn);
  }
  if (!list.wait_for_call(heard == players, &Deal::bids, turn)) return std::nullopt;
  return result;
}

std::optional<Declared> declared(const Entered& entered, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.bids) {
    const bool any = deal.declarer || deal.bid;
    if (!list.wait_for(any, &Deal::bids, Word::rodskagg_bids_or_declarer) ||
        !list.wait_for(deal.declarer.has_value(), &Deal::declarer,
                       Word::rodskagg_bids_or_declarer) ||
        !list.wait_for(deal.bid.has_value(), &Deal::bid, Word::rodskagg_bids_or_declarer) ||
        !list.require(*deal.bid != Bid::smyg, &Deal::bid, Word::rodskagg_smyg_declares_not) ||
        !list.require(Rodskagg::plays(entered.state, *deal.declarer), &Deal::declarer,
                      Word::rodskagg_is_out, *deal.declarer))
      return std::nullopt;
    return Declared{*deal.bid, deal.declarer};
  }
  const auto result = hear(entered, list);
  if (!result) return std::nullopt;
  check_agrees(deal, &Deal::bid, result->bid, Word::auction_contract_differs, list);
  if (result->declarer)
    check_agrees(deal, &Deal::declarer, *result->declarer, Word::auction_declarer_differs, list);
  return result;
}

using Counts = Asked<ByPlayer<int>> Deal::*;

// The tricks of the first four or of the last two.
struct Part {
  Counts tricks;
  int at_stake;
  bool stopped;  // the deal, perhaps before they were all played
  bool is_needed;
};

// Each in range, and only of players who may have any: why_not(seat) is a reason why one may not.
// False when they cannot be added up.
template <class WhyNot>
bool check_takers(const Entered& entered, const Part& part, WhyNot&& why_not, Checklist& list) {
  const FieldKey field = part.tricks;
  bool possible = true;
  for (const Seat seat : entered.table.everyone()) {
    const auto& taken = (*(entered.deal.*part.tricks))[seat];
    if (!taken) continue;
    possible &= list.require(*taken >= 0 && *taken <= part.at_stake, field,
                             Word::rodskagg_tricks_range, seat, std::int64_t{part.at_stake});
    if (const std::optional<Text> why = why_not(seat)) list.add({{std::string(field.key), *why}});
  }
  return possible;
}

template <class WhyNot>
void check_part(const Entered& entered, const Part& part, WhyNot&& why_not, Checklist& list) {
  const Asked<ByPlayer<int>>& tricks = entered.deal.*part.tricks;
  if (!tricks && !part.is_needed) return;
  if (!list.asked(entered.deal, part.tricks) || !check_takers(entered, part, why_not, list)) return;
  const std::int64_t taken = sum(entered.table, tricks), at_stake = part.at_stake;
  if (part.stopped)
    list.require(taken <= at_stake, part.tricks, Word::rodskagg_tricks_at_most, taken, at_stake);
  else
    list.come_to(taken, at_stake, part.tricks, Word::rodskagg_tricks_sum, taken, at_stake);
}

bool has_joined(const Deal& deal, Seat seat) {
  return deal.joined &&
         std::find(deal.joined->begin(), deal.joined->end(), seat) != deal.joined->end();
}

bool is_declarer(const std::optional<Declared>& who, Seat seat) {
  return who && who->declarer == seat;
}

void check_joined(const Entered& entered, const std::optional<Declared>& who, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.joined) return;
  PerSeat<bool> named;
  for (const Seat seat : *deal.joined) {
    list.require(!named[seat], &Deal::joined, Word::form_named_twice, seat);
    named[seat] = true;
    list.require(Rodskagg::plays(entered.state, seat), &Deal::joined, Word::rodskagg_is_out, seat);
    if (list.require(!is_declarer(who, seat), &Deal::joined, Word::rodskagg_declarer_joins_not,
                     seat))
      list.require(tricks_of(deal.first_four, seat) == 0, &Deal::joined, Word::rodskagg_already_in,
                   seat);
  }
}

// A rödskägg that is already lost may be broken off (R14).
void check_stopped(const Entered& entered, const Declared& who, Checklist& list) {
  const HouseTable& table = entered.table;
  const Deal& deal = entered.deal;
  if (!list.require(who.bid == Bid::rodskagg, &Deal::stopped, Word::rodskagg_stopped_only)) return;
  const std::int64_t of_others = sum(table, deal.first_four) + sum(table, deal.last_two) -
                                 tricks_of(deal.first_four, *who.declarer) -
                                 tricks_of(deal.last_two, *who.declarer);
  list.require(of_others >= 1, &Deal::stopped, Word::rodskagg_stopped_lost, *who.declarer);
  list.require(sum(table, deal.first_four) == first_tricks || sum(table, deal.last_two) == 0,
               &Deal::last_two, Word::rodskagg_stopped_order);
  // The question comes after the fourth trick: none of it where that was not. The first edition did
  // not mind.
  if (sum(table, deal.first_four) >= first_tricks || !entered.is_judged_by_today()) return;
  const auto forgot = [](const Rodskagg::Penalty& one) {
    return one.offence == Offence::forgot_question;
  };
  list.require(!deal.joined || deal.joined->empty(), &Deal::joined, Word::rodskagg_stopped_unasked);
  list.require(
      !deal.penalties || std::none_of(deal.penalties->begin(), deal.penalties->end(), forgot),
      &Deal::penalties, Word::rodskagg_stopped_unasked);
}

// Whoever declared, the tricks are four and two, and nobody's who is out. Where nobody else is
// along the declarer has the last two (R12), and so makes a rödskägg (R13).
void check_course(const Entered& entered, const std::optional<Declared>& who, Checklist& list) {
  const Deal& deal = entered.deal;
  const bool is_known = who && who->declarer;
  const bool stopped = deal.stopped.value_or(false);
  const auto out_of_game = [&](Seat seat) -> std::optional<Text> {
    if (Rodskagg::plays(entered.state, seat)) return std::nullopt;
    return text(Word::rodskagg_is_out, seat);
  };
  // While the first four are still to be said, or who declared, nobody is out for want of a trick.
  const bool anybody = !is_known || (!deal.first_four && !stopped);
  const bool is_needed = is_known && !stopped;
  const auto out_of_deal = [&](Seat seat) -> std::optional<Text> {
    const bool still_in = anybody || is_declarer(who, seat) || has_joined(deal, seat) ||
                          tricks_of(deal.first_four, seat) > 0;
    if (auto why = out_of_game(seat); why || still_in) return why;
    return text(Word::rodskagg_not_along, seat);
  };
  check_part(entered, {&Deal::first_four, first_tricks, stopped, is_needed}, out_of_game, list);
  check_joined(entered, who, list);
  check_part(entered, {&Deal::last_two, last_tricks, stopped, is_needed}, out_of_deal, list);
  if (stopped && is_known) check_stopped(entered, *who, list);
}

// The declarer leads; after four tricks only those play on who are in or went along.
PlayRules rules_of_play(const Entered& entered, Seat declarer) {
  const Deal& deal = entered.deal;
  PlayRules rules{.cards = trick_rules_of_rodskagg(),
                  .leader = declarer,
                  .seats = entered.table.seats,
                  .stays_from = first_tricks,
                  .may_stop = deal.stopped.value_or(false),
                  .reckons_on = entered.is_judged_by_today()};
  for (const Seat seat : entered.table.everyone()) {
    rules.in[seat] = Rodskagg::plays(entered.state, seat);
    rules.stays[seat] =
        seat == declarer || has_joined(deal, seat) || tricks_of(deal.first_four, seat) > 0;
  }
  return rules;
}

// Nothing is asked but what was bid and called; in the first edition a bid might stand there.
void check_all_smyg(const Entered& entered, Checklist& list) {
  each_field(entered.deal, [&](auto field, const auto& value) {
    const bool may_stay = field.is(&Deal::bid) && !entered.is_judged_by_today();
    if (!field.is(&Deal::bids) && !field.is(&Deal::penalties) && !may_stay)
      list.not_asked(value, field.key);
  });
}

// Where it is not certain who stays, only what comes before that is judged.
void check_play_record(const Entered& entered, const std::optional<Declared>& who,
                       Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.play) return;
  const Seat forehand = next_in_game(entered.table, entered.state, entered.state.dealer);
  PlayRules rules = rules_of_play(entered, who ? *who->declarer : forehand);
  rules.unknown.leader = !who || wrong_in({&Deal::bids, &Deal::declarer, &Deal::bid}, list.found());
  PlayRecord certain = *deal.play;
  if (!wrong_only_in({&Deal::last_two, &Deal::stopped}, list.found()) &&
      certain.tricks.size() > first_tricks)
    certain.tricks.resize(first_tricks);
  const PlayInDeal play = check_play_in_deal(certain, rules, list);
  if (!play.compares_tricks()) return;
  const auto compare = [&](Counts field, std::span<const TrickTaken> tricks) {
    compare_tricks_of_each(field, value_or_zero(deal.*field), entered.table.seats, tricks, list);
  };
  const std::span<const TrickTaken> taken = play.tricks;
  compare(&Deal::first_four, taken.first(std::size_t{first_tricks}));
  compare(&Deal::last_two, taken.subspan(std::size_t{first_tricks}));
}

// What was called for a player.
struct CalledFor {
  int before_play = 0;
  int question = 0;  // that was forgotten
};
CalledFor called_for(Seat seat, const std::vector<Rodskagg::Penalty>& penalties) {
  CalledFor called;
  for (const auto& [player, offence] : penalties) {
    if (player != seat) continue;
    const bool is_before = offence == Offence::cut_by_other || offence == Offence::early_pickup;
    called.before_play += is_before ? 1 : 0;
    called.question += offence == Offence::forgot_question ? 1 : 0;
  }
  return called;
}

// R3: the knock for zero is due at the first moment when the bid is made and the protocol, with
// the penalties called until then, is down to zero. What was called before the play counts
// always; the forgotten question only when zero was not reached in the first four tricks. After
// one that was forgotten, and called, there must have been zero again; in the first edition one
// zero was enough.
bool exit_knock_was_due(const Entered& entered, const Declared& who, const CalledFor& others,
                        int forgotten) {
  const Deal& deal = entered.deal;
  const Seat seat = *who.declarer;
  const int penalty = entered.table.house.penalty;
  const int called = others.before_play + (entered.is_judged_by_today() ? forgotten : 0);
  const int before = entered.state.protocol[seat] + penalty * called;
  const int question = penalty * others.question;
  const std::int64_t early = tricks_of(deal.first_four, seat);
  const std::int64_t all = early + tricks_of(deal.last_two, seat);
  return (early >= needed(who.bid) && before - early <= 0) ||
         (all >= needed(who.bid) && before + question - all <= 0);
}

void check_penalties(const Entered& entered, const std::optional<Declared>& who, Checklist& list) {
  const auto& penalties = entered.deal.penalties;
  if (!penalties) return;
  const State& state = entered.state;
  CalledFor others;
  if (who && who->declarer) others = called_for(*who->declarer, *penalties);
  int knocks = 0;  // that were forgotten
  for (const auto& [player, offence] : *penalties) {
    if (!list.require(Rodskagg::plays(state, player), &Deal::penalties, Word::rodskagg_is_out,
                      player))
      continue;
    if (offence == Offence::cut_by_other)
      list.require(player == state.dealer, &Deal::penalties, Word::rodskagg_dealer_cuts,
                   state.dealer, player);
    if (offence != Offence::forgot_question && offence != Offence::forgot_exit_knock) continue;
    if (!who) continue;  // who declared is what is wrong
    if (!list.require(who->declarer.has_value(), &Deal::penalties, Word::rodskagg_nobody_declared,
                      player) ||
        !list.require(player == *who->declarer, &Deal::penalties, Word::rodskagg_declarer_asks,
                      *who->declarer, player))
      continue;
    if (offence == Offence::forgot_exit_knock)
      list.require(exit_knock_was_due(entered, *who, others, knocks++), &Deal::penalties,
                   Word::rodskagg_no_knock_due, player);
  }
}

}  // namespace

const WordOfEach<Rodskagg::Bid>& words(Rodskagg::Bid) {
  static constexpr auto list = word_of_each<Bid>(
      Word::rodskagg_smyg, Word::rodskagg_one, Word::rodskagg_two, Word::rodskagg_three,
      Word::rodskagg_four, Word::rodskagg_five, Word::rodskagg_six, Word::rodskagg_rodskagg);
  return list;
}

Word word(Rodskagg::Offence offence) {
  static constexpr auto list = word_of_each<Offence>(
      Word::rodskagg_cut_by_other, Word::rodskagg_early_pickup, Word::rodskagg_forgot_question,
      Word::rodskagg_forgot_exit_knock, Word::rodskagg_ritual);
  return list[static_cast<std::size_t>(offence)];
}

State Rodskagg::start(const HouseTable& table) {
  State state;
  for (const Seat seat : table.everyone()) state.protocol[seat] = table.house.start_points;
  return state;
}

PerSeat<Points> Rodskagg::sheet(const HouseTable& table, const State& state,
                                const PerSeat<Points>&) {
  PerSeat<Points> sheet;
  for (const Seat seat : table.everyone()) sheet[seat] = points(state.protocol[seat]);
  return sheet;
}

TrickRules trick_rules_of_rodskagg() { return {.tricks = tricks_in_a_deal, .players = 7}; }

Result<Resolved, Violations> Rodskagg::resolve(const HouseTable& table, const State& state,
                                               const Deal& deal, Edition edition) {
  Checklist list;
  const Entered entered{table, state, deal, edition};
  const auto who = declared(entered, list);
  if (who && !who->declarer) {  // everybody said smyg
    check_all_smyg(entered, list);
  } else {
    check_course(entered, who, list);
    check_play_record(entered, who, list);
  }
  check_penalties(entered, who, list);
  if (!list.clean()) return std::move(list).done();
  return came_to(entered, *who);
}

Violations Rodskagg::check(const HouseTable&, const State&, const Redeal& redeal) {
  Checklist list;
  list.asked(redeal, &Redeal::knocked);
  return std::move(list).done();
}

Violations Rodskagg::check(const HouseTable&, const State& state, const PenaltyBetween& penalty) {
  Checklist list;
  if (list.asked(penalty, &PenaltyBetween::player))
    list.require(Rodskagg::plays(state, *penalty.player), &PenaltyBetween::player,
                 Word::rodskagg_is_out, *penalty.player);
  if (!list.asked(penalty, &PenaltyBetween::offence)) return std::move(list).done();
  const Offence offence = *penalty.offence;
  const bool between_deals = offence == Offence::cut_by_other || offence == Offence::early_pickup ||
                             offence == Offence::ritual;
  list.require(between_deals, &PenaltyBetween::offence, Word::rodskagg_offence_of_a_deal);
  if (offence == Offence::cut_by_other && penalty.player)
    list.require(*penalty.player == state.dealer, &PenaltyBetween::player,
                 Word::rodskagg_dealer_cuts, state.dealer, *penalty.player);
  return std::move(list).done();
}

Violations Rodskagg::check(const HouseTable& table, const State& state,
                           const ProtocolCorrection& correction) {
  Checklist list;
  constexpr auto points_field = &ProtocolCorrection::points;
  list.asked_to_say(correction, &ProtocolCorrection::why);
  if (!list.asked(correction, points_field)) return std::move(list).done();
  list.require(*correction.points != ByPlayer<Change>{}, points_field,
               Word::rodskagg_protocol_nobody);
  for (const Seat seat : table.everyone()) {
    const auto& change = (*correction.points)[seat];
    if (!change ||
        !list.require(Rodskagg::plays(state, seat), points_field, Word::rodskagg_is_out, seat))
      continue;
    const std::int64_t stands = std::int64_t{state.protocol[seat]} + change->points;
    list.require(change->points != 0, points_field, Word::rodskagg_protocol_nothing, seat);
    if (list.require(stands >= 1, points_field, Word::rodskagg_protocol_least, seat, stands))
      list.require(within_limit(points(stands)), points_field, Word::too_many_points, seat);
  }
  return std::move(list).done();
}

// The same player deals again; what was called stays (R24).
Outcome<State> Rodskagg::score(const HouseTable& table, const State& state, const Redeal& redeal) {
  Outcome<State> out{.next = state, .transfers = {}};
  if (!*redeal.knocked) out.next.protocol[state.dealer] += table.house.penalty;
  return out;
}

Outcome<State> Rodskagg::score(const HouseTable& table, const State& state,
                               const PenaltyBetween& penalty) {
  Outcome<State> out{.next = state, .transfers = {}};
  out.next.protocol[*penalty.player] += table.house.penalty;
  return out;
}

Outcome<State> Rodskagg::score(const HouseTable& table, const State& state,
                               const ProtocolCorrection& correction) {
  Outcome<State> out{.next = state, .transfers = {}};
  for (const Seat seat : table.everyone())
    out.next.protocol[seat] += value_or_zero((*correction.points)[seat]).points;
  return out;
}

std::optional<PlayRules> Rodskagg::play_rules(const HouseTable& table, const State& state,
                                              const Deal& deal) {
  Checklist ignored;
  const Entered entered{table, state, deal};
  const auto who = declared(entered, ignored);
  if (!who || !who->declarer) return std::nullopt;
  return rules_of_play(entered, *who->declarer);
}

// Who joins is asked between the two parts.
void Rodskagg::write_tricks(const HouseTable&, const State&, Deal& deal,
                            const std::vector<Seat>& takers) {
  const auto of = [](std::span<const Seat> part) {  // only who took any
    ByPlayer<int> each;
    for (const Seat taker : part) each[taker] = value_or_zero(each[taker]) + 1;
    return each;
  };
  const std::span all(takers);
  if (all.size() >= first_tricks) deal.first_four = of(all.first(first_tricks));
  if (all.size() == tricks_in_a_deal) deal.last_two = of(all.subspan(first_tricks));
}

TrickRules Rodskagg::rules_under(const Announced& announced, Checklist& list) {
  const TrickRules rules = trick_rules_of_rodskagg();
  check_contract_is_known(
      announced.contract.empty() || contract_named<Bid>(announced.contract, "smyg").has_value(),
      name, announced, list);
  check_trump_agrees(name, rules, announced, list);
  return rules;
}

}  // namespace kattegat
