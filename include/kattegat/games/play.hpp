// The play of a deal card by card, where somebody wrote it down: judged trick by trick, and
// compared with what else the entry says. evening-format's games; README, "The play of a deal".
#pragma once
#include "kattegat/games/entry.hpp"
#include "kattegat/games/trick.hpp"

namespace kattegat {

// The tricks in order. Their cards stand in the order played.
struct PlayRecord {
  std::vector<Trick> tricks;
  bool operator==(const PlayRecord&) const = default;
};

// Who leads and who is in, clockwise; in Rödskägg some leave after four tricks.
struct PlayRules {
  TrickRules cards{};
  Seat leader{};
  int seats = 4;
  PerSeat<bool> in{};     // at first
  PerSeat<bool> stays{};  // from the trick with this index on
  int stays_from = 0;
  std::optional<Seat> gedebuk{};  // whose last card need not follow suit
};
// Everybody is in all the time.
PlayRules play_of_four(const TrickRules&, Seat leader);

// Violations on the field "play": a card out of turn or there twice, a revoke that a later trick
// gives away, a joker led too early. True when there are none.
bool check_play(const PlayRecord&, const PlayRules&, Checklist&);

// Who took each trick, of a play that has passed its check.
std::vector<Seat> takers(const PlayRecord&, const TrickRules&);

// The number of tricks that was written agrees with the play: exactly when the play is complete,
// and still possible when it was broken off.
void compare_tricks(std::string_view field, int written, int taken, int left, Checklist&);

// Whose card it was, if it has been played.
std::optional<Seat> player_of(const PlayRecord&, Card);

// What the play shows of the partnership: the holder of the called card, or nobody when the
// declarer holds it or nobody played it to the end. Empty while it may still come.
std::optional<Partner> partner_shown(const PlayRecord&, Card called, Seat declarer,
                                     int tricks_in_a_deal);
// The partner that was written, if any, is the one that the play shows.
void compare_partner(const Asked<Partner>& written, const std::optional<Partner>& shown,
                     Card called, Checklist&);

}  // namespace kattegat
