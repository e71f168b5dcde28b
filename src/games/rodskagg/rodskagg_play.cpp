// The play of a deal of Rödskägg, card by card.
#include "rodskagg_deal.hpp"

namespace kattegat {
namespace {

using namespace of_rodskagg;

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

}  // namespace

TrickRules trick_rules_of_rodskagg() { return {.tricks = tricks_in_a_deal, .players = 7}; }

// Where it is not certain who stays, only what comes before that is judged.
void of_rodskagg::check_play_record(const Entered& entered, const std::optional<Declared>& who,
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
  const auto compare = [&](Asked<ByPlayer<int>> Deal::*field, std::span<const TrickTaken> tricks) {
    compare_tricks_of_each(field, value_or_zero(deal.*field), entered.table.seats, tricks, list);
  };
  const std::span<const TrickTaken> taken = play.tricks;
  compare(&Deal::first_four, taken.first(std::size_t{first_tricks}));
  compare(&Deal::last_two, taken.subspan(std::size_t{first_tricks}));
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
