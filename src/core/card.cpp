#include "kattegat/core/card.hpp"

namespace kattegat {
namespace {
constexpr std::string_view suits = "CDHS";  // as names(Suit)
constexpr std::string_view ranks = "23456789TJQKA";
}  // namespace

std::optional<Card> parse_card(std::string_view text) {
  if (text == "JK") return Card{};
  if (text.size() != 2) return std::nullopt;
  const std::size_t suit = suits.find(text[0]);
  const std::size_t rank = ranks.find(text[1]);
  if (suit == suits.npos || rank == ranks.npos) return std::nullopt;
  return Card{static_cast<std::uint8_t>(rank + 2), static_cast<Suit>(suit)};
}

std::string to_string(Card card) {
  if (card.is_joker()) return "JK";
  return {suits[static_cast<std::size_t>(card.suit)], ranks[card.rank - 2U]};
}

}  // namespace kattegat
