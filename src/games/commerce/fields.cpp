// The fields of Commerce: written, and said.
#include "kattegat/games/commerce.hpp"

namespace kattegat {

FormFault read_value(const Json& json, Names seated, ThreeCards& cards) {
  return read_array(json, seated, Word::commerce_expects_three_cards, cards);
}

FormFault read_value(const Json& json, Names seated, Commerce::BankerHand& hand) {
  if (json.as<std::string>()) return read_value(json, seated, hand.emplace<HandClass>());
  return read_value(json, seated, hand.emplace<ThreeCards>());
}

Json to_json(const ThreeCards& cards, Names) {
  return Json::Array{to_string(cards[0]), to_string(cards[1]), to_string(cards[2])};
}

Json to_json(const Commerce::BankerHand& hand, Names seated) {
  return std::visit([&](const auto& value) { return to_json(value, seated); }, hand);
}

Text described(const ThreeCards& cards) {
  return text(Word::commerce_three_cards, cards[0], cards[1], cards[2]);
}

Text described(const Commerce::BankerHand& hand) {
  if (const auto* cards = std::get_if<ThreeCards>(&hand)) return described(*cards);
  return text_of(word(std::get<HandClass>(hand)));
}

}  // namespace kattegat
