// The play of a deal card by card, where somebody wrote it down: judged trick by trick, and
// compared with what else the entry says. evening-format's games; README, "The play of a deal".
#pragma once
#include <initializer_list>
#include <span>

#include "kattegat/games/game.hpp"
#include "kattegat/games/trick.hpp"

namespace kattegat {

// The tricks in order. Their cards stand in the order played.
struct PlayRecord {
  std::vector<Trick> tricks;
  bool operator==(const PlayRecord&) const = default;
};

// What the rest of an entry says wrongly, or not at all: the play is judged without it.
struct UnknownOfPlay {
  bool leader = false;  // who leads to the first trick
  bool takers = false;  // and so who leads to the next
  bool suits = false;   // what follows suit, and who need not
};

// A card that only one player can have: a partner has it, a declarer who is alone may.
struct HeldCard {
  Card card;
  Seat holder;
  bool is_played = false;  // by the end of the deal
};

// Who leads and who is in, clockwise; in Rödskägg some leave after four tricks.
struct PlayRules {
  TrickRules cards{};
  Seat leader{};
  int seats = 4;
  PerSeat<bool> in{};     // at first
  PerSeat<bool> stays{};  // from the trick with this index on
  int stays_from = 0;
  std::optional<Seat> hider{};  // whose last card need not follow suit
  std::optional<HeldCard> held{};
  bool may_stop = false;             // the deal may end before its last trick
  Edition edition = Edition::today;  // of any: what is left of a play is not reckoned with
  UnknownOfPlay unknown{};
};
// Everybody is in all the time.
PlayRules play_of(const TrickRules&, Seat leader, int seats = 4);

// Whether all that is wrong is in these fields.
inline bool wrong_only_in(std::initializer_list<std::string_view> fields, const Violations& found) {
  return std::all_of(found.begin(), found.end(), [&](const Violation& one) {
    return std::find(fields.begin(), fields.end(), one.field) != fields.end();
  });
}

// Whether something that is wrong is in one of these fields.
inline bool wrong_in(std::initializer_list<std::string_view> fields, const Violations& found) {
  return std::any_of(fields.begin(), fields.end(),
                     [&](std::string_view field) { return concerns(found, field); });
}

// Violations on the field "play": a card out of turn or there twice, a revoke that a later trick
// gives away, a joker led too early. It may be broken off anywhere, also within a trick, and may be
// empty. True when there are none.
bool check_play(const PlayRecord&, const PlayRules&, Checklist&);

// Who plays the next card; nobody when the play is whole. Of a play that has passed its check.
std::optional<Seat> next_to_play(const PlayRecord&, const PlayRules&);
// The play with one more card.
PlayRecord with_card(PlayRecord, const PlayRules&, Played);

// Who took each trick that is whole, of a play that has passed its check.
std::vector<Seat> takers(const PlayRecord&, const PlayRules&);

// Who may have taken a trick of the deal: of one that is whole its taker; of one that the play does
// not have, everybody whom the cards seen and the suits shown out of still allow.
struct TrickTaken {
  PerSeat<bool> by;
  bool sure = true;  // it has been played, or must have been
  // Where so little is left that every way to play on has been tried: who takes it in each.
  std::vector<Seat> ways{};
};
std::vector<TrickTaken> tricks_taken(const PlayRecord&, const PlayRules&);

// The play of an entry of which all else has been checked, and what of the rest it can be compared
// with.
struct PlayInDeal {
  std::vector<TrickTaken> tricks;  // none where it does not pass
  bool all_else_is_right = false;
  bool all_but_tricks_is_right = false;

  // With the tricks that were entered, and with who the partner is, which does not hang on them.
  [[nodiscard]] bool compares_tricks() const { return !tricks.empty() && all_else_is_right; }
  [[nodiscard]] bool compares_partner() const { return !tricks.empty() && all_but_tricks_is_right; }
};
PlayInDeal check_play_in_deal(const PlayRecord&, const PlayRules&, Checklist&);

// How many tricks an entry says that somebody, or some together, have taken.
struct TricksEntered {
  std::string_view field;
  int tricks = 0;
  PerSeat<bool> by;
  bool to_the_end = false;  // with so many nobody stops: what is made is made in the last trick
};
PerSeat<bool> only(Seat);
// Of these tricks of the deal it may be so many.
void compare_tricks(const TricksEntered&, std::span<const TrickTaken>, Checklist&);
// What each of the players has taken; what is possible for each may not be for all of them.
void compare_tricks_of_each(std::string_view field, const ByPlayer<int>&, int seats,
                            std::span<const TrickTaken>, Checklist&);

// How many of the takers are this one, or of those for whom `holds(seat)` is true.
template <class Holds>
int taken_by(std::span<const Seat> takers, Holds&& holds) {
  return static_cast<int>(std::count_if(takers.begin(), takers.end(), holds));
}
inline int taken_by(std::span<const Seat> takers, Seat one) {
  return static_cast<int>(std::count(takers.begin(), takers.end(), one));
}
// The same for every player, also where it is none.
ByPlayer<int> taken_by_each(std::span<const Seat> takers, int seats);

// Whose card it was, if it has been played.
std::optional<Seat> player_of(const PlayRecord&, Card);

bool is_whole(const PlayRecord&, int tricks_in_a_deal);  // to the last card

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
void compare_partner(const CalledCard&, Checklist&);

// A game whose deals can be tapped in card by card: play_rules() is by what a play is judged, as
// soon as the deal says enough of it, and write_tricks() writes the tricks that a play shows into
// the deal, where they are all there and the deal says enough to tell whose they are.
template <class G>
concept TakesPlay = requires(const Table<typename G::House>& table, const typename G::State& state,
                             typename G::Deal& deal, const std::vector<Seat>& takers) {
  { G::play_rules(table, state, deal) } -> std::same_as<std::optional<PlayRules>>;
  G::write_tricks(table, state, deal, takers);
};

}  // namespace kattegat
