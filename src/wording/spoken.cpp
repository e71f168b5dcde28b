#include "kattegat/wording/spoken.hpp"
#include "kattegat/core/text/joined.hpp"

namespace kattegat {

std::string spoken_pairs(const std::array<int, 2>& tricks, Names names) {
  const auto pair = [&](std::size_t first) {
    return names[first] + " & " + names[first + 2] + " " + std::to_string(tricks[first]);
  };
  return pair(0) + ", " + pair(1);
}

std::string spoken(const SpokenDeal& deal, Language language) {
  std::string line;
  if (deal.is_whole()) line = say(text(Word::deal_plays, deal.who, deal.what), language);
  if (!deal.suit.empty()) line = say(text(Word::deal_in_suit, line, deal.suit), language);
  if (deal.without_trump) line = say(text(Word::deal_no_trump, line), language);
  if (!deal.partner.empty()) line = say(text(Word::deal_with, line, deal.partner), language);
  if (deal.alone) line = say(text(Word::deal_alone, line), language);
  if (deal.tricks) line = say(text(Word::deal_tricks, line, std::int64_t{*deal.tricks}), language);
  return joined({line, joined(deal.rest, " · ")}, " · ");
}

}  // namespace kattegat
