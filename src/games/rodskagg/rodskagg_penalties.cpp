// What may be called out at a deal of Rödskägg, and when a knock was due. Sheet 002; rules.md 3,
// R3.
#include "rodskagg_deal.hpp"

namespace kattegat::of_rodskagg {
namespace {

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

}  // namespace

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

}  // namespace kattegat::of_rodskagg
