// One trick: who takes it, and who may not play what. Ligeud: sheet 000, "Spelet", rules.md 1.1;
// Rödskägg: 002; the whists: 003, and rules.md W30 for Esmakker's jokers; Plump has its own text.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "kattegat/core/violation.hpp"

namespace kattegat {

// A trump as it is said where there may be none: "H", "NT".
enum class TrumpOrNone : std::uint8_t { clubs, diamonds, hearts, spades, none };
constexpr std::array<std::string_view, 5> names(TrumpOrNone) { return {"C", "D", "H", "S", "NT"}; }
constexpr TrumpOrNone trump_of(Suit suit) { return static_cast<TrumpOrNone>(suit); }
constexpr std::optional<Suit> suit_of(Suit trump) { return trump; }
constexpr std::optional<Suit> suit_of(TrumpOrNone trump) {
  return trump == TrumpOrNone::none ? std::nullopt : std::optional(static_cast<Suit>(trump));
}
static_assert(trump_of(Suit::spades) == TrumpOrNone::spades);
Text described(TrumpOrNone);

// A card that counts as one of another suit: laid face down in Esmakker for the called suit. It
// keeps its rank, and is lower than the real card of that rank.
struct Marker {
  Card card;
  Suit as = Suit::clubs;
  bool operator==(const Marker&) const = default;
};

// What the cards of a game obey under one contract.
struct TrickRules {
  std::optional<Suit> trump{};
  std::optional<Marker> marker{};
  bool ace_low = false;            // Ligeud's nole, solo nole, oplægger and gedebuk
  int jokers = 0;                  // in the pack
  bool joker_leads_first = false;  // to the first trick too
  bool joker_trumpable = false;    // a led joker loses to a trump; still nobody has to follow
  bool hides_a_card = false;  // gedebuk: a hidden card need not follow suit until the last trick
  int tricks = 13;            // in a deal
  int players = 4;            // at most
};

struct Played {
  Seat seat;
  Card card;
  bool operator==(const Played&) const = default;
};
using Trick = std::vector<Played>;  // in the order played

// Who takes the trick: the index in it of the card that wins. A trick has a card at least.
std::size_t winning_card(const TrickRules&, const Trick&);
std::size_t winning_card(const TrickRules&, std::span<const Card>);
// The same in words, after which rule.
Text why_it_wins(const TrickRules&, const Trick&);

// The card as it counts: itself, or the marker in the suit for which it stands.
Card counted(const TrickRules&, Card);

// How high it is in its suit.
int height(const TrickRules&, Card);

// Whether the card follows suit to what was led; everything follows a joker.
bool follows(Card led, Card card);

// Cards as they are laid down: each once, and no more jokers than the pack has.
class Laid {
 public:
  Laid(int jokers_in_the_pack, FieldKey field, Checklist& list)
      : in_the_pack_(jokers_in_the_pack), field_(field), list_(list) {}
  void check(Card);

 private:
  int in_the_pack_;
  FieldKey field_;
  Checklist& list_;
  CardSet seen_;
  int jokers_ = 0;
};
// A joker is not led to the first trick, where there are any and the game does not allow it.
void check_led_first(const TrickRules&, const Trick& first, FieldKey field, Checklist&);
// Each card once, jokers only as many as there are, and not led too early.
void check_trick(const TrickRules&, int number, const Trick&, FieldKey field, Checklist&);

}  // namespace kattegat
