// What three cards are worth in Commerce. Source: sheet 004, "Kombinationer"; rules.md 5.4.
#pragma once
#include <array>
#include <string_view>

#include "kattegat/games/field.hpp"

namespace kattegat {

using ThreeCards = std::array<Card, 3>;
FormFault read_value(const Json&, Names, ThreeCards&);
Json to_json(const ThreeCards&, Names);
Text described(const ThreeCards&);

enum class HandClass : std::uint8_t { ingenting, poang, sekvens, tretal };  // low to high
constexpr std::array<std::string_view, 4> names(HandClass) {
  return {"ingenting", "poang", "sekvens", "tretal"};
}
Word word(HandClass);

struct HandValue {
  HandClass of_class = HandClass::ingenting;
  // Tretal: the rank. Sekvens: the top rank. Poäng: the sum of the cards of one suit.
  int value = 0;
  auto operator<=>(const HandValue&) const = default;
};

// The cards are of the pack of 52, and none is there twice. True when they are three of one pack,
// also where another hand has one of them: their value is known.
bool check_cards(const ThreeCards&, FieldKey field, CardSet& seen, Checklist&);

// Of three cards of one pack.
HandValue hand_value(const ThreeCards&);

// C7, C8: the banker holds a hand of the winner's class, but a lower one, laid up or not.
constexpr bool pays_for_class(const HandValue& of_banker, const HandValue& winning) {
  return of_banker.of_class == winning.of_class && of_banker < winning;
}

}  // namespace kattegat
