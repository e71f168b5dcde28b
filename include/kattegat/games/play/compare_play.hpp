// The play of a deal beside what else its entry says: the tricks that were entered, the partner,
// the card that was called. evening-format, `play`; README, "The play of a deal".
#pragma once
#include <initializer_list>

#include "kattegat/games/play/play.hpp"

namespace kattegat {

// Whether all that is wrong is in these fields.
inline bool wrong_only_in(std::initializer_list<FieldKey> fields, const Violations& found) {
  return std::all_of(found.begin(), found.end(), [&](const Violation& one) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](FieldKey field) { return field.key == one.field; });
  });
}

// Whether something that is wrong is in one of these fields.
inline bool wrong_in(std::initializer_list<FieldKey> fields, const Violations& found) {
  return std::any_of(fields.begin(), fields.end(),
                     [&](FieldKey field) { return concerns(found, field); });
}

// The play of an entry of which all else has been checked.
struct PlayInDeal {
  std::vector<TrickTaken> tricks;  // none where it does not pass
  bool all_else_is_right = false;

  // With the tricks that were entered.
  [[nodiscard]] bool compares_tricks() const { return !tricks.empty() && all_else_is_right; }
};
PlayInDeal check_play_in_deal(const PlayRecord&, const PlayRules&, Checklist&);

// How many tricks an entry says that somebody, or some together, have taken.
struct TricksEntered {
  FieldKey field;
  int tricks = 0;
  PerSeat<bool> by;
  bool to_the_end = false;  // with so many nobody stops: what is made is made in the last trick
};
// Of these tricks of the deal it may be so many.
void compare_tricks(const TricksEntered&, std::span<const TrickTaken>, Checklist&);
// What each of the players has taken; what is possible for each may not be for all of them.
void compare_tricks_of_each(FieldKey, const ByPlayer<int>&, int seats, std::span<const TrickTaken>,
                            Checklist&);

// What the play shows of the partnership: the holder of the called card, or nobody when the
// declarer holds it or nobody played it to the end. Empty while it may still come.
std::optional<Partner> partner_shown(const PlayRecord&, Card called, Seat declarer,
                                     int tricks_in_a_deal);
// The partner as it was entered, or as the play shows it.
template <class Deal>
std::optional<Partner> partner_of(const Deal& deal, const std::optional<Seat>& declarer,
                                  int tricks_in_a_deal) {
  if (deal.partner || !deal.play || !deal.called || !declarer) return deal.partner;
  return partner_shown(*deal.play, *deal.called, *declarer, tricks_in_a_deal);
}
// Who has the called card by what was entered.
template <class Deal>
std::optional<HeldCard> held_card(const Deal& deal, const std::optional<Seat>& declarer) {
  if (!deal.called || !deal.partner || !declarer) return std::nullopt;
  if (deal.partner->is_alone()) return HeldCard{*deal.called, *declarer};
  return HeldCard{*deal.called, deal.partner->seat(), true};
}
// A card that was called, and the play that shows who has it. For as long as that is there.
struct CalledCard {
  Card card;
  Seat declarer;
  Asked<Partner> partner;  // as it was entered
  const PlayRecord& play;
  const PlayRules& rules;
};
// The partner that was entered, if any, is the one that the play shows, or may still be: who has
// shown out of the suit, or shown a whole hand, cannot hold the called card.
void compare_partner(const CalledCard&, FieldKey partner, Checklist&);

}  // namespace kattegat
