#include "kattegat/games/play/play.hpp"

#include <algorithm>

#include "turns.hpp"

namespace kattegat {
namespace {

void check_pack(const PlayRecord& play, const TrickRules& rules, Checklist& list) {
  Laid laid(rules.jokers, play_key, list);
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
  if (rules.unknown.suits) return;
  for (std::size_t number = 0; number < play.tricks.size(); ++number) {
    const Card led = counted(rules.cards, play.tricks[number].front().card);
    for (const auto& [seat, card] : play.tricks[number]) {
      if (follows(led, counted(rules.cards, card))) continue;
      if (const auto later = given_away(play, rules, number, seat))
        list.require(false, play_key, Word::play_revoke, number_of(number), seat,
                     std::string(suit_mark(led.suit)), number_of(*later));
    }
  }
}

Seat taker_of(const Trick& trick, const PlayRules& rules) {
  return trick[winning_card(rules.cards, trick)].seat;
}

// How many tricks of the play are whole.
std::size_t whole(const PlayRecord& play, const PlayRules& rules) {
  if (play.tricks.empty()) return 0;
  const std::size_t last = play.tricks.size() - 1;
  return play.tricks[last].size() == Turns(rules).players(last) ? last + 1 : last;
}

}  // namespace

PlayRules play_of(const TrickRules& cards, Seat leader, int seats) {
  PlayRules rules{.cards = cards, .leader = leader, .seats = seats};
  for (const Seat seat : Seats{rules.seats}) rules.stays[seat] = true;
  return rules;
}

PerSeat<bool> only(Seat seat) {
  PerSeat<bool> result;
  result[seat] = true;
  return result;
}

bool check_play(const PlayRecord& play, const PlayRules& rules, Checklist& list) {
  Checklist found;
  const auto most = static_cast<std::size_t>(rules.cards.tricks);
  found.require(play.tricks.size() <= most, play_key, Word::play_count,
                std::int64_t{rules.cards.tricks});
  Turns turns(rules);
  for (std::size_t i = 0; i < std::min(play.tricks.size(), most); ++i) {
    const bool is_last = i + 1 == play.tricks.size();
    const auto next = is_last ? std::nullopt : std::optional(play.tricks[i + 1].front().seat);
    if (!turns.hear(i, play.tricks[i], next, found)) break;
  }
  if (found.clean() && !play.tricks.empty()) {
    check_pack(play, rules.cards, found);
    check_led_first(rules.cards, play.tricks.front(), play_key, found);
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
  return number == 0 ? rules.leader : taker_of(play.tricks[number - 1], rules);
}

PlayRecord with_card(PlayRecord play, const PlayRules& rules, Played card) {
  if (whole(play, rules) == play.tricks.size()) play.tricks.emplace_back();
  play.tricks.back().push_back(card);
  return play;
}

std::vector<Seat> takers(const PlayRecord& play, const PlayRules& rules) {
  std::vector<Seat> seats;
  for (const Trick& trick : std::span(play.tricks).first(whole(play, rules)))
    seats.push_back(taker_of(trick, rules));
  return seats;
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

bool is_whole(const PlayRecord& play, int tricks_in_a_deal) {
  return play.tricks.size() == static_cast<std::size_t>(tricks_in_a_deal) &&
         play.tricks.back().size() >= play.tricks.front().size();
}

}  // namespace kattegat
