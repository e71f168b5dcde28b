#include "kattegat/games/rodskagg.hpp"

#include "rodskagg_deal.hpp"

namespace kattegat {
namespace {

using namespace of_rodskagg;

// Nothing is asked but what was bid and called; in the first edition a bid might stand there.
void check_all_smyg(const Entered& entered, Checklist& list) {
  each_field(entered.deal, [&](auto field, const auto& value) {
    const bool may_stay = field.is(&Deal::bid) && !entered.is_judged_by_today();
    if (!field.is(&Deal::bids) && !field.is(&Deal::penalties) && !may_stay)
      list.not_asked(value, field.key);
  });
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

}  // namespace kattegat
