// What a deal of Rödskägg may say of its course: the tricks, who went along, and whether it was
// broken off. Sheet 002; rules.md 3.
#include <algorithm>

#include "rodskagg_deal.hpp"

namespace kattegat::of_rodskagg {
namespace {

constexpr int last_tricks = 2;

// Of figures that may be any that can be written.
std::int64_t sum(const HouseTable& table, const Asked<ByPlayer<int>>& tricks) {
  std::int64_t total = 0;
  for (const Seat seat : table.everyone()) total += tricks_of(tricks, seat);
  return total;
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

}  // namespace

bool has_joined(const Deal& deal, Seat seat) {
  return deal.joined &&
         std::find(deal.joined->begin(), deal.joined->end(), seat) != deal.joined->end();
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

}  // namespace kattegat::of_rodskagg
