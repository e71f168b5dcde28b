#include "kattegat/games/play.hpp"

#include <algorithm>

namespace kattegat {
namespace {

std::int64_t number_of(std::size_t index) { return static_cast<std::int64_t>(index) + 1; }

// Whose turn it is, card after card: clockwise, past those who are out.
class Turns {
 public:
  explicit Turns(const PlayRules& rules) : rules_(rules), next_(rules.leader) {}

  [[nodiscard]] bool is_in(std::size_t trick, Seat seat) const {
    const bool early = trick < static_cast<std::size_t>(rules_.stays_from);
    return early ? rules_.in[seat] : rules_.stays[seat];
  }
  [[nodiscard]] std::size_t players(std::size_t trick) const {
    return static_cast<std::size_t>(
        count_where(rules_.seats, [&](Seat seat) { return is_in(trick, seat); }));
  }
  // False, and a violation, when a card of the trick was not its player's to play.
  bool hear(std::size_t number, const Trick& trick, bool is_last, Checklist& list) {
    Seat turn = next_;
    for (const auto& [seat, card] : trick) {
      if (!list.require(seat == turn, "play", Word::play_turn, number_of(number), turn, seat))
        return false;
      turn = next_present(turn, rules_.seats, [&](Seat s) { return is_in(number, s); });
    }
    const std::size_t most = players(number);
    if (!list.require(trick.size() == most || (is_last && trick.size() < most), "play",
                      Word::play_trick_size, number_of(number), static_cast<std::int64_t>(most)))
      return false;
    next_ = trick[winning_card(rules_.cards, trick)].seat;
    return true;
  }

 private:
  const PlayRules& rules_;
  Seat next_;
};

void check_pack(const PlayRecord& play, const TrickRules& rules, Checklist& list) {
  Laid laid(rules.jokers, "play", list);
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick) laid.check(card);
}

// The later trick in which the player shows a card that would have followed.
std::optional<std::size_t> given_away(const PlayRecord& play, const PlayRules& rules,
                                      std::size_t number, Seat seat) {
  const Card led = counted(rules.cards, play.tricks[number].front().card);
  for (std::size_t later = number + 1; later < play.tricks.size(); ++later)
    for (const auto& [who, card] : play.tricks[later]) {
      const bool hidden = rules.hider == who && number_of(later) == rules.cards.tricks;
      if (who == seat && follows(led, counted(rules.cards, card)) && !hidden) return later;
    }
  return std::nullopt;
}

void check_revokes(const PlayRecord& play, const PlayRules& rules, Checklist& list) {
  for (std::size_t number = 0; number < play.tricks.size(); ++number) {
    const Card led = counted(rules.cards, play.tricks[number].front().card);
    for (const auto& [seat, card] : play.tricks[number]) {
      if (follows(led, counted(rules.cards, card))) continue;
      if (const auto later = given_away(play, rules, number, seat))
        list.require(false, "play", Word::play_revoke, number_of(number), seat,
                     std::string(suit_mark(led.suit)), number_of(*later));
    }
  }
}

std::size_t index_of(Suit suit) { return static_cast<std::size_t>(suit); }

// What everybody has shown: how many cards, and by not following the suits that they have no more.
struct Shown {
  PerSeat<std::array<bool, 4>> out_of{};
  PerSeat<int> cards{};
};

Shown shown_in(const PlayRecord& play, const PlayRules& rules) {
  Shown shown;
  for (const Trick& trick : play.tricks) {
    const Card led = counted(rules.cards, trick.front().card);
    for (const auto& [seat, card] : trick) {
      ++shown.cards[seat];
      const bool exempt = rules.hider == seat;  // the hidden card may be of any suit
      if (!led.is_joker() && !exempt && !follows(led, counted(rules.cards, card)))
        shown.out_of[seat][index_of(led.suit)] = true;
    }
  }
  return shown;
}

// A card that only counts as of its suit is below the real one of equal height.
int strength(const TrickRules& rules, Card card) {
  const bool is_real = counted(rules, card) == card;
  return 2 * height(rules, card) + (is_real ? 1 : 0);
}

// The cards that have not been seen, suit by suit: how weak and how strong they are; 0 is none.
class Unseen {
 public:
  Unseen(const PlayRecord& play, const TrickRules& rules) {
    std::array<std::array<bool, ace + 1>, 4> gone{};
    for (const Trick& trick : play.tricks)
      for (const auto& [seat, card] : trick) gone[index_of(card.suit)][card.rank] = true;
    for (const Suit suit : every_suit)
      for (std::uint8_t rank = 2; rank <= ace; ++rank)
        if (const Card card{rank, suit}; !gone[index_of(suit)][rank])
          add(counted(rules, card).suit, strength(rules, card));
  }
  [[nodiscard]] int lowest(Suit suit) const { return lowest_[index_of(suit)]; }
  [[nodiscard]] int highest(Suit suit) const { return highest_[index_of(suit)]; }

 private:
  void add(Suit suit, int power) {
    int& low = lowest_[index_of(suit)];
    low = low == 0 ? power : std::min(low, power);
    highest_[index_of(suit)] = std::max(highest_[index_of(suit)], power);
  }
  std::array<int, 4> lowest_{}, highest_{};
};

// Who may take the tricks to come. Too many rather than too few: which card is in which hand is not
// followed, only what cannot be.
class ToCome {
 public:
  ToCome(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules), turns_(rules), shown_(shown_in(play, rules)), unseen_(play, rules.cards) {}

  [[nodiscard]] PerSeat<bool> begun(std::size_t number, const Trick& trick) const {
    const auto& [holder, best] = trick[winning_card(rules_.cards, trick)];
    PerSeat<bool> may;
    may[holder] = true;
    for (const Seat seat : still_to_play(number, trick)) {
      const bool beats_it = best.is_joker() ? rules_.cards.joker_trumpable && may_trump(seat)
                                            : may_beat(seat, counted(rules_.cards, best).suit,
                                                       strength(rules_.cards, best));
      if (beats_it) may[seat] = true;
    }
    return may;
  }
  [[nodiscard]] PerSeat<bool> led_by(std::size_t number, const PerSeat<bool>& leaders) const {
    PerSeat<bool> may;
    for (const Seat leader : Seats{rules_.seats})
      if (leaders[leader] && turns_.is_in(number, leader)) add_led_by(number, leader, may);
    return may;
  }

 private:
  [[nodiscard]] std::vector<Seat> still_to_play(std::size_t number, const Trick& trick) const {
    std::vector<Seat> seats;
    for (const Seat seat : Seats{rules_.seats}) {
      const bool has_played = std::any_of(trick.begin(), trick.end(),
                                          [&](const Played& one) { return one.seat == seat; });
      if (turns_.is_in(number, seat) && !has_played) seats.push_back(seat);
    }
    return seats;
  }
  void add_led_by(std::size_t number, Seat leader, PerSeat<bool>& may) const {
    may[leader] = true;
    for (const Seat seat : Seats{rules_.seats})  // a joker is led
      if (turns_.is_in(number, seat) && rules_.cards.joker_trumpable && may_trump(seat))
        may[seat] = true;
    for (const Suit suit : every_suit) {
      if (shown_.out_of[leader][index_of(suit)] || unseen_.lowest(suit) == 0) continue;
      for (const Seat seat : Seats{rules_.seats})
        if (turns_.is_in(number, seat) && may_beat(seat, suit, unseen_.lowest(suit)))
          may[seat] = true;
    }
  }
  [[nodiscard]] bool may_beat(Seat seat, Suit suit, int power) const {
    const bool follows_suit = !shown_.out_of[seat][index_of(suit)];
    if (follows_suit && unseen_.highest(suit) > power) return true;
    return rules_.cards.trump != suit && may_trump(seat);
  }
  [[nodiscard]] bool may_trump(Seat seat) const {
    const auto trump = rules_.cards.trump;
    return trump && !shown_.out_of[seat][index_of(*trump)] && unseen_.highest(*trump) > 0;
  }

  const PlayRules& rules_;
  Turns turns_;
  Shown shown_;
  Unseen unseen_;
};

PerSeat<bool> only(Seat seat) {
  PerSeat<bool> result;
  result[seat] = true;
  return result;
}

// How many tricks of the play are whole.
std::size_t whole(const PlayRecord& play, const PlayRules& rules) {
  if (play.tricks.empty()) return 0;
  const std::size_t last = play.tricks.size() - 1;
  return play.tricks[last].size() == Turns(rules).players(last) ? last + 1 : last;
}

}  // namespace

PlayRules play_of_four(const TrickRules& cards, Seat leader) {
  PlayRules rules{.cards = cards, .leader = leader};
  for (const Seat seat : Seats{rules.seats}) rules.stays[seat] = true;
  return rules;
}

bool check_play(const PlayRecord& play, const PlayRules& rules, Checklist& list) {
  Checklist found;
  const auto most = static_cast<std::size_t>(rules.cards.tricks);
  found.require(play.tricks.size() <= most, "play", Word::play_count,
                std::int64_t{rules.cards.tricks});
  Turns turns(rules);
  for (std::size_t i = 0; i < std::min(play.tricks.size(), most); ++i)
    if (!turns.hear(i, play.tricks[i], i + 1 == play.tricks.size(), found)) break;
  if (found.clean() && !play.tricks.empty()) {
    check_pack(play, rules.cards, found);
    const bool joker = play.tricks.front().front().card.is_joker();
    found.require(!joker || rules.cards.joker_leads_first, "play", Word::trick_joker_first);
    check_revokes(play, rules, found);
  }
  list.add(found.found());
  return found.clean();
}

std::optional<Seat> next_to_play(const PlayRecord& play, const PlayRules& rules) {
  const Turns turns(rules);
  const std::size_t number = whole(play, rules);
  if (number == static_cast<std::size_t>(rules.cards.tricks)) return std::nullopt;
  const auto is_in = [&](Seat seat) { return turns.is_in(number, seat); };
  if (number < play.tricks.size())
    return next_present(play.tricks[number].back().seat, rules.seats, is_in);
  return number == 0 ? rules.leader : takers(play, rules).back();
}

PlayRecord with_card(PlayRecord play, const PlayRules& rules, Played card) {
  if (whole(play, rules) == play.tricks.size()) play.tricks.emplace_back();
  play.tricks.back().push_back(card);
  return play;
}

std::vector<Seat> takers(const PlayRecord& play, const PlayRules& rules) {
  std::vector<Seat> seats;
  for (std::size_t i = 0; i < whole(play, rules); ++i)
    seats.push_back(play.tricks[i][winning_card(rules.cards, play.tricks[i])].seat);
  return seats;
}

std::vector<TrickTaken> tricks_taken(const PlayRecord& play, const PlayRules& rules) {
  const auto all = static_cast<std::size_t>(rules.cards.tricks);
  std::vector<TrickTaken> tricks;
  PerSeat<bool> leaders = only(rules.leader);
  const auto add = [&](const PerSeat<bool>& by, bool sure) {
    tricks.push_back({by, sure});
    leaders = by;
  };
  for (const Seat taker : takers(play, rules)) add(only(taker), true);
  if (tricks.size() == all) return tricks;
  if (rules.edition == Edition::any) {
    const PerSeat<bool> anybody = seats_where(rules.seats, [](Seat) { return true; });
    while (tricks.size() < all) add(anybody, !rules.may_stop);
    return tricks;
  }
  const ToCome to_come(play, rules);
  if (const std::size_t next = tricks.size(); next < play.tricks.size())
    add(to_come.begun(next, play.tricks[next]), !rules.may_stop);
  while (tricks.size() < all) add(to_come.led_by(tricks.size(), leaders), !rules.may_stop);
  return tricks;
}

void compare_tricks(std::string_view field, int written, std::span<const TrickTaken> tricks,
                    const PerSeat<bool>& ours, Checklist& list) {
  int least = 0, most = 0;
  for (const auto& [by, sure] : tricks) {
    bool only_ours = sure, also_ours = false;
    for (const Seat seat : Seats{max_seats}) {
      if (by[seat] && ours[seat]) also_ours = true;
      if (by[seat] && !ours[seat]) only_ours = false;
    }
    least += only_ours ? 1 : 0;
    most += also_ours ? 1 : 0;
  }
  if (least <= written && written <= most) return;
  if (least == most)
    list.require(false, field, Word::play_tricks, std::int64_t{least}, std::int64_t{written});
  else
    list.require(false, field, Word::play_tricks_between, std::int64_t{least}, std::int64_t{most},
                 std::int64_t{written});
}

void compare_tricks(std::string_view field, int written, std::span<const TrickTaken> tricks,
                    Seat his, Checklist& list) {
  compare_tricks(field, written, tricks, only(his), list);
}

ByPlayer<int> taken_by_each(std::span<const Seat> takers, int seats) {
  ByPlayer<int> each;
  for (const Seat seat : Seats{seats}) each[seat] = taken_by(takers, seat);
  return each;
}

std::optional<Seat> player_of(const PlayRecord& play, Card wanted) {
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick)
      if (card == wanted) return seat;
  return std::nullopt;
}

std::optional<Partner> partner_shown(const PlayRecord& play, Card called, Seat declarer,
                                     int tricks_in_a_deal) {
  if (const auto holder = player_of(play, called))
    return *holder == declarer ? Partner::alone() : Partner::of(*holder);
  const bool is_whole = play.tricks.size() == static_cast<std::size_t>(tricks_in_a_deal) &&
                        play.tricks.back().size() >= play.tricks.front().size();
  return is_whole ? std::optional(Partner::alone()) : std::nullopt;
}

void compare_partner(const Asked<Partner>& written, const PlayRecord& play, Card called,
                     Seat declarer, const PlayRules& rules, Checklist& list) {
  if (!written) return;
  if (const auto shown = partner_shown(play, called, declarer, rules.cards.tricks)) {
    if (shown->is_alone())
      list.require(written->is_alone(), "partner", Word::play_alone, called);
    else
      list.require(*written == *shown, "partner", Word::play_partner, called, shown->seat());
    return;
  }
  if (written->is_alone() || rules.edition == Edition::any) return;
  const Seat partner = written->seat();
  const Shown shown = shown_in(play, rules);
  list.require(!shown.out_of[partner][index_of(called.suit)], "partner", Word::play_partner_out,
               partner, std::string(suit_mark(called.suit)), called);
  list.require(shown.cards[partner] < rules.cards.tricks, "partner", Word::play_partner_seen,
               partner, called);
}

}  // namespace kattegat
