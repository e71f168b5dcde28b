// The play of a deal of Esmakker whist: the called card, the marker, and what else the entry says.
// Sheet 003; rules.md W18, W25..W29.
#include <algorithm>

#include "esmakker_deal.hpp"
#include "kattegat/games/contract.hpp"

namespace kattegat::of_esmakker {
namespace {

// The declarer has laid the marker because there was no card of the called suit.
void check_marker_is_due(const CalledCard& called, Card marker, Checklist& list) {
  for (const Trick& trick : called.play.tricks)
    for (const auto& [seat, card] : trick) {
      if (card == marker)
        list.require(seat == called.declarer, &Deal::marker, Word::esmakker_whist_marker_of, card,
                     seat);
      else if (seat == called.declarer && !card.is_joker())
        list.require(card.suit != called.card.suit, &Deal::marker, Word::esmakker_whist_marker_has,
                     seat, card);
    }
}

// W26: it falls when its suit is first led. The declarer's own need not.
void check_called_falls(const CalledCard& called, Checklist& list) {
  const auto shown = player_of(called.play, called.card);
  const Partner holder = shown ? Partner::of(*shown) : called.partner.value_or(Partner::alone());
  if (holder.is_alone() || holder.is(called.declarer)) return;
  for (const Trick& trick : called.play.tricks) {
    const auto is_it = [&](const Played& one) { return one.card == called.card; };
    if (std::any_of(trick.begin(), trick.end(), is_it)) return;  // also thrown off before
    const Card led = counted(called.rules.cards, trick.front().card);
    if (led.is_joker() || led.suit != called.card.suit) continue;
    for (const auto& [seat, card] : trick)
      list.require(!holder.is(seat), &Deal::play, Word::esmakker_whist_called_falls, called.card,
                   seat);
    return;
  }
}

// W27: the declarer has no other card of that suit, and so must follow with it.
void check_marker_falls(const CalledCard& called, const Marker& marker, Checklist& list) {
  for (const Trick& trick : called.play.tricks)
    for (const auto& [seat, card] : trick) {
      if (card == marker.card) return;
      const Card led = trick.front().card;
      if (seat == called.declarer && !led.is_joker() && led.suit == marker.as) {
        list.require(false, &Deal::play, Word::esmakker_whist_marker_falls, marker.card,
                     std::string(suit_mark(marker.as)), seat);
        return;  // kept back once or again, it is the same
      }
    }
}

// W25, which the first edition did not ask: who calls a king has held all four aces.
void check_king(const CalledCard& called, Checklist& list) {
  if (called.card.rank != king) return;
  for (const Trick& trick : called.play.tricks)
    for (const auto& [seat, card] : trick)
      list.require(card.rank != ace || seat == called.declarer, &Deal::called,
                   Word::esmakker_whist_king, called.card, seat, card);
}

// The first edition did not ask what falls.
void check_called_in_play(const CalledCard& called, const Entered& entered, Checklist& list) {
  const Asked<Card>& marker = entered.deal.marker;
  const Asked<Marker>& counts_as = called.rules.cards.marker;
  const bool falls = entered.is_judged_by_today();
  if (falls) check_called_falls(called, list);
  compare_partner(called, &Deal::partner, list);
  if (marker) check_marker_is_due(called, *marker, list);
  if (falls && counts_as && !concerns(list.found(), &Deal::marker))
    check_marker_falls(called, *counts_as, list);
}

// What is wrong in the rest of the deal is not asked of the play.
PlayRules as_far_as_known(const Entered& entered, const Declared& who, const Violations& found) {
  constexpr Bid any_level{.level = Bid::lowest};
  const Deal& deal = entered.deal;
  PlayRules rules = rules_of_play(entered, who.bid.value_or(any_level));
  const bool marks_otherwise = deal.marker && wrong_in({&Deal::marker, &Deal::called}, found);
  const bool takes_otherwise =
      !who.bid || wrong_in({&Deal::auction, &Deal::bid, &Deal::trump}, found);
  rules.unknown.takers = marks_otherwise || takes_otherwise;
  rules.unknown.suits = marks_otherwise;
  return rules;
}

}  // namespace

// W29: forehand leads.
PlayRules rules_of_play(const Entered& entered, const Bid& bid) {
  const auto& [table, state, deal, edition] = entered;
  PlayRules rules = play_of(trick_rules(bid, deal.trump, table.house), forehand_of(entered));
  rules.reckons_on = entered.is_judged_by_today();
  if (deal.marker && deal.called) rules.cards.marker = Marker{*deal.marker, deal.called->suit};
  rules.may_stop = bid.nolo != Nolo::none;  // W18
  return rules;
}

void check_play_record(const Entered& entered, const Declared& who, Checklist& list) {
  const Deal& deal = entered.deal;
  if (!deal.play) return;
  PlayRules rules = as_far_as_known(entered, who, list.found());
  rules.held = held_card(deal, who.declarer);
  const bool knows_who_called =
      deal.called && who.declarer &&
      !wrong_in({&Deal::auction, &Deal::bid, &Deal::declarer, &Deal::called}, list.found());
  // Who the partner is does not hang on the tricks that were entered.
  const bool compares_partner = wrong_only_in({&Deal::tricks}, list.found());
  const PlayInDeal play = check_play_in_deal(*deal.play, rules, list);
  if (knows_who_called && !play.tricks.empty()) {
    const CalledCard called{*deal.called, *who.declarer, deal.partner, *deal.play, rules};
    if (entered.is_judged_by_today()) check_king(called, list);
    if (compares_partner) check_called_in_play(called, entered, list);
  }
  if (!play.compares_tricks() || concerns(list.found(), &Deal::partner)) return;
  const auto compare = [&](int tricks, bool to_the_end, auto&& is_ours) {
    compare_tricks({&Deal::tricks, tricks, seats_where(entered.table.seats, is_ours), to_the_end},
                   play.tricks, list);
  };
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!each) {
    const Partner partner =
        partner_of(deal, who.declarer, tricks_of_whist).value_or(Partner::alone());
    compare(std::get<int>(*deal.tricks), false,
            [&](Seat seat) { return is_of_side(seat, *who.declarer, partner); });
    return;
  }
  int together = 0;
  // Of four somebody takes the last trick; the first edition did not mind.
  bool all_home = entered.is_judged_by_today();
  for (const Seat soloist : entered.table.everyone()) {
    const auto& tricks = (*each)[soloist];
    if (!tricks) continue;
    together += *tricks;
    const bool home = *tricks <= most_at_home(who.bid->nolo, entered.table.house);
    all_home = all_home && home;
    compare_tricks({&Deal::tricks, *tricks, only(soloist), home}, play.tricks, list);
  }
  if (list.clean())
    compare(together, all_home, [&](Seat seat) { return (*each)[seat].has_value(); });
}

}  // namespace kattegat::of_esmakker
