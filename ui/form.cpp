#include "ui/form.hpp"

namespace kattegat::ui {

Word field_word(std::string_view field) {
  static constexpr std::pair<std::string_view, Word> list[] = {
      {"auction", Word::field_auction},   {"banker_hand", Word::field_banker_hand},
      {"bid", Word::field_bid},           {"bids", Word::field_auction},
      {"bought", Word::field_bought},     {"called", Word::field_called},
      {"contract", Word::field_contract}, {"dealer", Word::field_dealer},
      {"declarer", Word::field_declarer}, {"first_four", Word::field_first_four},
      {"joined", Word::field_joined},     {"knocked", Word::field_knocked},
      {"last_two", Word::field_last_two}, {"offence", Word::field_offence},
      {"partner", Word::field_partner},   {"penalties", Word::field_penalties},
      {"player", Word::field_player},     {"points", Word::field_points},
      {"shown", Word::field_shown},       {"stopped", Word::field_stopped},
      {"text", Word::field_text},         {"tricks", Word::field_tricks},
      {"trump", Word::field_trump},       {"type", Word::field_type},
      {"vip_card", Word::field_vip_card}, {"why", Word::field_why},
      {"with", Word::field_with},
  };
  for (const auto& [key, word] : list)
    if (key == field) return word;
  return Word::field_other;
}

std::string sentence(const Violation& violation, Language language,
                     std::span<const std::string> names) {
  const Word field = field_word(violation.field);
  if (violation.text.word == Word::form_missing)
    return say(text(Word::screen_missing, field), language);
  if (violation.text.word == Word::form_not_asked)
    return say(text(Word::screen_not_asked, field), language);
  return say(violation.text, language, names);
}

std::string transcript(const Ui& ui, const std::vector<std::string>& calls, float width) {
  std::string line;
  for (auto call = calls.rbegin(); call != calls.rend(); ++call) {
    std::string longer = line.empty() ? *call : *call + "  ·  " + line;
    if (ui.width(Type::body, longer) > width && !line.empty()) return "…  " + line;
    line = std::move(longer);
  }
  return line;
}

float card_table_height(const Ui& ui) { return 4 * ui.px(52) + 3 * ui.px(4); }

std::optional<Card> card_table(Ui& ui, Explainer& explainer, const Rect& rect,
                               std::string_view field, const std::function<bool(Card)>& chosen,
                               const std::function<std::optional<Reason>(Card)>& why_not) {
  std::optional<Card> tapped;
  const Grid cells{rect, 13, ui.px(52), ui.px(3)};
  int place = 0;
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    for (int rank = ace; rank >= 2; --rank) {
      const Card card{static_cast<std::uint8_t>(rank), suit};
      if (chip(ui, explainer, cells.cell(place++),
               {.id = std::string(field) + "." + to_string(card),
                .label = say(card, ui.language),
                .chosen = chosen(card),
                .why_not = why_not(card),
                .color = ui.theme.suit(suit)}))
        tapped = card;
    }
  return tapped;
}

}  // namespace kattegat::ui
