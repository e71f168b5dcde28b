// The play of a deal of Esmakker whist: the called card, the marker, and what else the entry says.
// Sheet 003; rules.md W18, W25..W29.
#include <algorithm>

#include "esmakker_deal.hpp"
#include "kattegat/games/contract.hpp"

namespace kattegat::of_esmakker {
namespace {

// The declarer has laid the marker because there was no card of the called suit.
void check_marker_in(const PlayRecord& play, Card marker, Suit called, Seat declarer,
                     Checklist& list) {
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick) {
      if (card == marker)
        list.require(seat == declarer, "marker", Word::esmakker_whist_marker_of, card, seat);
      else if (seat == declarer && !card.is_joker())
        list.require(card.suit != called, "marker", Word::esmakker_whist_marker_has, seat, card);
    }
}

// W26: it falls when its suit is first led. The declarer's own need not.
void check_called_falls(const PlayRecord& play, const TrickRules& rules, Card called, Seat declarer,
                        const std::optional<Partner>& partner, Checklist& list) {
  const auto holder = player_of(play, called);
  const Partner who = holder ? Partner::of(*holder) : partner.value_or(Partner::alone());
  if (who.is_alone() || who.is(declarer)) return;
  for (const Trick& trick : play.tricks) {
    const auto is_it = [&](const Played& one) { return one.card == called; };
    if (std::any_of(trick.begin(), trick.end(), is_it)) return;  // also thrown off before
    const Card led = counted(rules, trick.front().card);
    if (led.is_joker() || led.suit != called.suit) continue;
    for (const auto& [seat, card] : trick)
      list.require(!who.is(seat), "play", Word::esmakker_whist_called_falls, called, seat);
    return;
  }
}

// W27: the declarer has no other card of that suit, and so must follow with it.
void check_marker_falls(const PlayRecord& play, const Marker& marker, Seat declarer,
                        Checklist& list) {
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick) {
      if (card == marker.card) return;
      const Card led = trick.front().card;
      if (seat == declarer && !led.is_joker() && led.suit == marker.as)
        list.require(false, "play", Word::esmakker_whist_marker_falls, marker.card,
                     std::string(suit_mark(marker.as)), seat);
    }
}

// W25: who calls a king has held all four aces.
void check_king(const PlayRecord& play, Card called, Seat declarer, Checklist& list) {
  if (called.rank != king) return;
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick)
      list.require(card.rank != ace || seat == declarer, "called", Word::esmakker_whist_king,
                   called, seat, card);
}

void check_called_in(const Deal& deal, const Seat declarer, const PlayRules& rules,
                     Checklist& list) {
  if (!deal.called) return;
  if (rules.edition == Edition::today) {
    check_called_falls(*deal.play, rules.cards, *deal.called, declarer, deal.partner, list);
    check_king(*deal.play, *deal.called, declarer, list);
  }
  compare_partner(deal.partner, *deal.play, *deal.called, declarer, rules, list);
  if (deal.marker) check_marker_in(*deal.play, *deal.marker, deal.called->suit, declarer, list);
  if (rules.edition == Edition::today && rules.cards.marker && !concerns(list.found(), "marker"))
    check_marker_falls(*deal.play, *rules.cards.marker, declarer, list);
}

// What is wrong in the rest of the deal is not asked of the play.
PlayRules as_far_as_known(PlayRules rules, const Declared& who, const Deal& deal,
                          const Violations& found) {
  const bool marks_otherwise = deal.marker && wrong_in({"marker", "called"}, found);
  const bool takes_otherwise = !who.bid || wrong_in({"auction", "bid", "trump"}, found);
  rules.unknown.takers = marks_otherwise || takes_otherwise;
  rules.unknown.suits = marks_otherwise;
  return rules;
}

}  // namespace

// W29: forehand leads.
PlayRules rules_of_play(const HouseTable& table, const State& state, const Bid& bid,
                        const Deal& deal) {
  PlayRules rules =
      play_of_four(trick_rules(bid, deal.trump, table.house), next_seat(state.dealer, table.seats));
  if (deal.marker && deal.called) rules.cards.marker = Marker{*deal.marker, deal.called->suit};
  rules.may_stop = bid.nolo != Nolo::none;  // W18
  return rules;
}

void check_play_record(const HouseTable& table, const State& state, const Declared& who,
                       const Deal& deal, Edition edition, Checklist& list) {
  if (!deal.play) return;
  const PlayRules rules =
      as_far_as_known(rules_of_play(table, state, who.bid.value_or(Bid{.level = 7}), deal), who,
                      deal, list.found());
  const PlayInDeal play = check_play_in_deal(*deal.play, rules, edition, list);
  if (play.compares_partner()) check_called_in(deal, *who.declarer, play.rules, list);
  if (!play.compares_tricks()) return;
  const auto compare = [&](int written, auto&& is_ours) {
    compare_tricks("tricks", written, play.tricks, seats_where(table.seats, is_ours), list);
  };
  const auto* each = std::get_if<ByPlayer<int>>(&*deal.tricks);
  if (!each) {
    const Partner partner =
        partner_of(deal, who.declarer, tricks_in_a_deal).value_or(Partner::alone());
    compare(std::get<int>(*deal.tricks),
            [&](Seat seat) { return is_of_side(seat, *who.declarer, partner); });
    return;
  }
  int together = 0;
  for (const Seat soloist : table.everyone()) {
    if (!(*each)[soloist]) continue;
    together += *(*each)[soloist];
    compare_tricks("tricks", *(*each)[soloist], play.tricks, soloist, list);
  }
  if (list.clean()) compare(together, [&](Seat seat) { return (*each)[seat].has_value(); });
}

}  // namespace kattegat::of_esmakker
