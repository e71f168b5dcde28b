// A card of the pack of 52, or a joker. Written suit first, as in PBN: SA, HT, D9; JK is a joker.
// evening-format, "Strict on purpose".
#pragma once
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
constexpr std::array<std::string_view, 4> names(Suit) { return {"C", "D", "H", "S"}; }

constexpr std::size_t index_of(Suit suit) { return static_cast<std::size_t>(suit); }

inline constexpr std::array every_suit{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

constexpr std::string_view suit_mark(Suit suit) {
  constexpr std::array<std::string_view, 4> marks{"♣", "♦", "♥", "♠"};
  return marks[index_of(suit)];
}

inline constexpr int jack = 11, queen = 12, king = 13, ace = 14;

struct Card {
  std::uint8_t rank = 0;  // 2..10, jack 11, queen 12, king 13, ace 14; 0 is a joker
  Suit suit = Suit::clubs;
  [[nodiscard]] constexpr bool is_joker() const { return rank == 0; }
  auto operator<=>(const Card&) const = default;
};

using Cards = std::vector<Card>;

std::optional<Card> parse_card(std::string_view);
std::string to_string(Card);

// A set of cards of one pack without jokers, one bit a card.
class CardSet {
 public:
  // False when the card was there already.
  bool add(Card card) {
    const bool fresh = !has(card);
    bits_ |= bit(card);
    return fresh;
  }
  [[nodiscard]] bool has(Card card) const { return (bits_ & bit(card)) != 0; }

 private:
  static std::uint64_t bit(Card card) {
    return std::uint64_t{1} << (static_cast<unsigned>(card.suit) * 16U + card.rank);
  }
  std::uint64_t bits_ = 0;
};

}  // namespace kattegat
