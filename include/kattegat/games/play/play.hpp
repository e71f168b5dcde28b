// The play of a deal card by card, where somebody wrote it down: judged trick by trick, and what it
// still allows. evening-format, `play`; README, "The play of a deal".
#pragma once
#include <span>

#include "kattegat/games/game.hpp"
#include "kattegat/games/play/trick.hpp"

namespace kattegat {

inline constexpr const char* play_key = "play";

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
  bool may_stop = false;   // the deal may end before its last trick
  bool reckons_on = true;  // with what is left of a play broken off: not in the first edition
  UnknownOfPlay unknown{};
};
// Everybody is in all the time.
PlayRules play_of(const TrickRules&, Seat leader, int seats = 4);

// Violations on the field of this key: a card out of turn or there twice, a revoke that a later
// trick gives away, a joker led too early. It may be broken off anywhere, also within a trick, and
// may be empty. True when there are none.
bool check_play(const PlayRecord&, const PlayRules&, Checklist&);

// Who plays the next card; nobody when the play is whole. Of a play that has passed its check.
std::optional<Seat> next_to_play(const PlayRecord&, const PlayRules&);
// The play with one more card.
PlayRecord with_card(PlayRecord, const PlayRules&, Played);

// Who took each trick that is whole, of a play that has passed its check.
std::vector<Seat> takers(const PlayRecord&, const PlayRules&);

PerSeat<bool> only(Seat);
// Who may have taken a trick of the deal: of one that is whole its taker; of one that the play does
// not have, everybody whom the cards seen and the suits shown out of still allow.
struct TrickTaken {
  PerSeat<bool> by;
  bool sure = true;  // it has been played, or must have been
  // Where so little is left that every way to play on has been tried: who takes it in each.
  std::vector<Seat> ways{};
};
std::vector<TrickTaken> tricks_taken(const PlayRecord&, const PlayRules&);

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
