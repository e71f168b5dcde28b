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
    std::size_t count = 0;
    for (const Seat seat : Seats{rules_.seats}) count += is_in(trick, seat) ? 1U : 0U;
    return count;
  }
  // False, and a violation, when a card of the trick was not its player's to play.
  bool hear(std::size_t number, const Trick& trick, Checklist& list) {
    Seat turn = next_;
    for (const auto& [seat, card] : trick) {
      if (!list.require(seat == turn, "play", Word::play_turn, number_of(number), turn, seat))
        return false;
      turn = next_present(turn, rules_.seats, [&](Seat s) { return is_in(number, s); });
    }
    if (!list.require(trick.size() == players(number), "play", Word::play_trick_size,
                      number_of(number), number_of(players(number)) - 1))
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
  const Card led = play.tricks[number].front().card;
  for (std::size_t later = number + 1; later < play.tricks.size(); ++later)
    for (const auto& [who, card] : play.tricks[later]) {
      const bool hidden = rules.gedebuk == who && number_of(later) == rules.cards.tricks;
      if (who == seat && follows(led, card) && !hidden) return later;
    }
  return std::nullopt;
}

void check_revokes(const PlayRecord& play, const PlayRules& rules, Checklist& list) {
  for (std::size_t number = 0; number < play.tricks.size(); ++number) {
    const Card led = play.tricks[number].front().card;
    for (const auto& [seat, card] : play.tricks[number]) {
      if (follows(led, card)) continue;
      if (const auto later = given_away(play, rules, number, seat))
        list.require(false, "play", Word::play_revoke, number_of(number), seat,
                     std::string(suit_mark(led.suit)), number_of(*later));
    }
  }
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
  found.require(!play.tricks.empty() && play.tricks.size() <= most, "play", Word::play_count,
                std::int64_t{rules.cards.tricks});
  Turns turns(rules);
  for (std::size_t i = 0; i < std::min(play.tricks.size(), most); ++i)
    if (!found.require(!play.tricks[i].empty(), "play", Word::play_trick_size, number_of(i),
                       number_of(turns.players(i)) - 1) ||
        !turns.hear(i, play.tricks[i], found))
      break;
  if (found.clean()) {
    check_pack(play, rules.cards, found);
    const bool joker = play.tricks.front().front().card.is_joker();
    found.require(!joker || rules.cards.joker_leads_first, "play", Word::trick_joker_first);
    check_revokes(play, rules, found);
  }
  list.add(found.found());
  return found.clean();
}

std::vector<Seat> takers(const PlayRecord& play, const TrickRules& rules) {
  std::vector<Seat> seats;
  for (const Trick& trick : play.tricks) seats.push_back(trick[winning_card(rules, trick)].seat);
  return seats;
}

void compare_tricks(std::string_view field, int written, int taken, int left, Checklist& list) {
  list.require(taken <= written && written <= taken + left, field, Word::play_tricks,
               std::int64_t{taken}, std::int64_t{written});
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
  if (play.tricks.size() < static_cast<std::size_t>(tricks_in_a_deal)) return std::nullopt;
  return Partner::alone();
}

void compare_partner(const Asked<Partner>& written, const std::optional<Partner>& shown,
                     Card called, Checklist& list) {
  if (!written || !shown || *written == *shown) return;
  if (shown->is_alone())
    list.require(false, "partner", Word::play_alone, called);
  else
    list.require(false, "partner", Word::play_partner, called, shown->seat());
}

}  // namespace kattegat
