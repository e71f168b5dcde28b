// What a play that was broken off still allows: who may take the tricks to come, and who may hold
// the called card.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "turns.hpp"

namespace kattegat {
namespace {

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

using Cards = std::vector<Card>;

// With as many jokers as are left.
Cards unseen_in(const PlayRecord& play, const TrickRules& rules) {
  std::array<std::array<bool, ace + 1>, 4> gone{};
  int jokers = rules.jokers;
  for (const Trick& trick : play.tricks)
    for (const auto& [seat, card] : trick)
      if (card.is_joker())
        --jokers;
      else
        gone[index_of(card.suit)][card.rank] = true;
  Cards unseen(static_cast<std::size_t>(std::max(jokers, 0)), Card{});
  for (const Suit suit : every_suit)
    for (std::uint8_t rank = 2; rank <= ace; ++rank)
      if (!gone[index_of(suit)][rank]) unseen.push_back({rank, suit});
  return unseen;
}

// The cards that have not been seen, suit by suit: how weak and how strong they are; 0 is none.
class Unseen {
 public:
  Unseen(const PlayRecord& play, const TrickRules& rules) {
    for (const Card card : unseen_in(play, rules))
      if (!card.is_joker()) add(counted(rules, card).suit, strength(rules, card));
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

// Where the cards that have not been seen can lie: in hands, as far as there is room, or in the
// talon. Suit by suit; the jokers, which anybody may hold, count as a fifth.
class Places {
 public:
  Places(const Shown& shown, const Cards& unseen, const PlayRules& rules)
      : shown_(shown), seats_(rules.seats) {
    for (const Card card : unseen) ++left_[kind_of(counted(rules.cards, card))];
    in_talon_ = static_cast<int>(unseen.size());
    const Turns turns(rules);
    for (const Seat seat : Seats{seats_}) {
      room_[seat] = turns.is_in(0, seat) ? rules.cards.tricks - shown.cards[seat] : 0;
      in_talon_ -= room_[seat];
    }
  }
  // False where the suits shown out of leave no place for some card.
  [[nodiscard]] bool is_possible() const {
    for (unsigned kinds = 1; kinds < 1U << left_.size(); ++kinds)
      if (count(kinds) > room_for(kinds)) return false;
    return true;
  }
  [[nodiscard]] bool may_hold(Seat seat, Suit suit) {
    int& left = left_[index_of(suit)];
    if (shown_.out_of[seat][index_of(suit)] || left == 0 || room_[seat] == 0) return false;
    --left;
    --room_[seat];
    const bool rest_fits = is_possible();
    ++left;
    ++room_[seat];
    return rest_fits;
  }

 private:
  static constexpr std::size_t joker = 4;
  static std::size_t kind_of(Card card) { return card.is_joker() ? joker : index_of(card.suit); }
  static bool has(unsigned kinds, std::size_t kind) { return (kinds >> kind & 1U) != 0; }
  [[nodiscard]] int count(unsigned kinds) const {
    int cards = 0;
    for (std::size_t kind = 0; kind < left_.size(); ++kind)
      if (has(kinds, kind)) cards += left_[kind];
    return cards;
  }
  [[nodiscard]] int room_for(unsigned kinds) const {
    int room = in_talon_;
    for (const Seat seat : Seats{seats_}) {
      bool any = has(kinds, joker);
      for (const Suit suit : every_suit)
        any |= has(kinds, index_of(suit)) && !shown_.out_of[seat][index_of(suit)];
      if (any) room += room_[seat];
    }
    return room;
  }
  const Shown& shown_;
  int seats_;
  std::array<int, 5> left_{};
  PerSeat<int> room_{};
  int in_talon_ = 0;
};

// What has been shown, and what follows from it by counting: whose hand must be full of others.
Shown counted_out(const PlayRecord& play, const PlayRules& rules) {
  const Shown shown = shown_in(play, rules);
  Places places(shown, unseen_in(play, rules.cards), rules);
  if (!places.is_possible()) return shown;
  Shown result = shown;
  for (const Seat seat : Seats{rules.seats})
    for (const Suit suit : every_suit)
      if (!places.may_hold(seat, suit)) result.out_of[seat][index_of(suit)] = true;
  return result;
}

// Every way in which few cards can still be played: each is anybody's who may have it.
class EveryWay {
 public:
  EveryWay(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules),
        turns_(rules),
        out_of_(counted_out(play, rules).out_of),
        unseen_(unseen_in(play, rules.cards)) {}

  // Who takes the tricks from this one on; nothing where there are too many ways.
  [[nodiscard]] std::vector<std::vector<Seat>> from(std::size_t number, Trick begun, Seat leader) {
    const std::size_t left = all_tricks() - number;
    if (rules_.hider || left > most_tricks || (left > 1 && unseen_.size() > most_cards)) return {};
    trick_ = std::move(begun);
    go_on(number, leader);
    if (steps_ > most_steps) return {};
    return std::move(found_);
  }

 private:
  static constexpr std::size_t most_tricks = 2, most_cards = 8;
  static constexpr int most_steps = 120'000;

  [[nodiscard]] std::size_t all_tricks() const {
    return static_cast<std::size_t>(rules_.cards.tricks);
  }
  void go_on(std::size_t number, Seat leader) {
    if (trick_.size() == turns_.players(number)) return end_trick(number);
    const Seat seat = trick_.empty() ? leader : next_after(number, trick_.back().seat);
    for (std::size_t i = 0; i < unseen_.size() && !is_all_found(number); ++i) {
      const Card card = unseen_[i];
      if (++steps_ > most_steps) return;
      if (!may_play(seat, card)) continue;
      std::swap(unseen_[i], unseen_.back());
      unseen_.pop_back();
      const auto before = out_of_[seat];
      if (!trick_.empty()) show(seat, counted(rules_.cards, card));
      trick_.push_back({seat, card});
      go_on(number, leader);
      trick_.pop_back();
      out_of_[seat] = before;
      unseen_.push_back(card);
      std::swap(unseen_[i], unseen_.back());
    }
  }
  void end_trick(std::size_t number) {
    const Seat taker = trick_[winning_card(rules_.cards, trick_)].seat;
    taken_.push_back(taker);
    if (number + 1 < all_tricks()) {
      Trick played;
      played.swap(trick_);
      go_on(number + 1, taker);
      trick_.swap(played);
    } else if (std::find(found_.begin(), found_.end(), taken_) == found_.end()) {
      found_.push_back(taken_);
    }
    taken_.pop_back();
  }
  // Of the last trick, after those that were taken so: nobody is left who could take it too.
  [[nodiscard]] bool is_all_found(std::size_t number) const {
    if (number + 1 < all_tricks()) return false;
    const auto so = [&](const std::vector<Seat>& way) {
      return std::equal(taken_.begin(), taken_.end(), way.begin());
    };
    return static_cast<std::size_t>(std::count_if(found_.begin(), found_.end(), so)) ==
           turns_.players(number);
  }
  [[nodiscard]] Seat next_after(std::size_t number, Seat seat) const {
    return next_present(seat, rules_.seats, [&](Seat one) { return turns_.is_in(number, one); });
  }
  [[nodiscard]] bool may_play(Seat seat, Card card) const {
    return card.is_joker() || !out_of_[seat][index_of(counted(rules_.cards, card).suit)];
  }
  void show(Seat seat, Card card) {
    const Card led = counted(rules_.cards, trick_.front().card);
    if (!follows(led, card)) out_of_[seat][index_of(led.suit)] = true;
  }

  const PlayRules& rules_;
  Turns turns_;
  PerSeat<std::array<bool, 4>> out_of_;
  Cards unseen_;
  Trick trick_;
  std::vector<Seat> taken_;
  std::vector<std::vector<Seat>> found_;
  int steps_ = 0;
};

// Who may take the tricks to come. Too many rather than too few: which card is in which hand is not
// followed, only what cannot be.
class ToCome {
 public:
  ToCome(const PlayRecord& play, const PlayRules& rules)
      : rules_(rules),
        turns_(rules),
        shown_(counted_out(play, rules)),
        unseen_(play, rules.cards) {}

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

}  // namespace

std::vector<TrickTaken> tricks_taken(const PlayRecord& play, const PlayRules& rules) {
  const auto all = static_cast<std::size_t>(rules.cards.tricks);
  std::vector<TrickTaken> tricks;
  PerSeat<bool> leaders = only(rules.leader);
  Seat leader = rules.leader;
  const auto add = [&](const PerSeat<bool>& by, bool sure) {
    tricks.push_back({by, sure});
    leaders = by;
  };
  for (const Seat taker : takers(play, rules)) add(only(leader = taker), true);
  if (tricks.size() == all) return tricks;
  if (rules.edition == Edition::any) {
    const PerSeat<bool> anybody = seats_where(rules.seats, [](Seat) { return true; });
    while (tricks.size() < all) add(anybody, !rules.may_stop);
    return tricks;
  }
  const ToCome to_come(play, rules);
  const std::size_t next = tricks.size();
  const Trick begun = next < play.tricks.size() ? play.tricks[next] : Trick{};
  if (!begun.empty()) add(to_come.begun(next, begun), !rules.may_stop);
  while (tricks.size() < all) add(to_come.led_by(tricks.size(), leaders), !rules.may_stop);
  for (const auto& way : EveryWay(play, rules).from(next, begun, leader))
    for (std::size_t i = 0; i < way.size(); ++i) tricks[next + i].ways.push_back(way[i]);
  return tricks;
}

PlayInDeal check_play_in_deal(const PlayRecord& play, PlayRules rules, Edition edition,
                              Checklist& list) {
  rules.edition = edition;
  PlayInDeal checked{.rules = rules,
                     .tricks = {},
                     .all_else_is_right = list.clean(),
                     .all_but_tricks_is_right = wrong_only_in({"tricks"}, list.found())};
  if (check_play(play, rules, list)) checked.tricks = tricks_taken(play, rules);
  return checked;
}

namespace {

// How many of the tricks may be ours, each by itself: the least and the most.
std::pair<int, int> bounds(std::span<const TrickTaken> tricks, const PerSeat<bool>& ours) {
  int least = 0, most = 0;
  for (const TrickTaken& trick : tricks) {
    bool only_ours = trick.sure, also_ours = false;
    for (const Seat seat : Seats{max_seats}) {
      if (trick.by[seat] && ours[seat]) also_ours = true;
      if (trick.by[seat] && !ours[seat]) only_ours = false;
    }
    least += only_ours ? 1 : 0;
    most += also_ours ? 1 : 0;
  }
  return {least, most};
}

// How many may be ours in the ways that have been tried, also where the deal ends before its last
// trick. In rising order.
std::vector<int> counts_tried(std::span<const TrickTaken> tricks, const PerSeat<bool>& ours) {
  std::vector<int> all;
  for (std::size_t way = 0; way < tricks.back().ways.size(); ++way) {
    int taken = 0;
    for (const TrickTaken& trick : tricks) {
      if (!trick.sure) all.push_back(taken);
      const bool is_ours =
          trick.ways.empty() ? bounds({&trick, 1}, ours).second > 0 : ours[trick.ways[way]];
      taken += is_ours ? 1 : 0;
    }
    all.push_back(taken);
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

void compare_tricks(std::string_view field, int written, std::span<const TrickTaken> tricks,
                    const PerSeat<bool>& ours, Checklist& list) {
  auto [least, most] = bounds(tricks, ours);
  const std::vector<int> tried = counts_tried(tricks, ours);
  if (tried.empty() && least <= written && written <= most) return;
  if (std::binary_search(tried.begin(), tried.end(), written)) return;
  if (!tried.empty()) {
    least = tried.front();
    most = tried.back();
  }
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
