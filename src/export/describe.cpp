#include "kattegat/export/describe.hpp"

#include <algorithm>

namespace kattegat {

namespace {

// As people write it; a plus where it is asked for and there is anything.
std::string written(const std::string& digits, Language language, bool with_plus) {
  std::string text = number_text(digits, language, Thousands::apart);
  const bool plus =
      with_plus && digits[0] != '-' && digits.find_first_not_of("0.") != std::string::npos;
  return plus ? "+" + text : text;
}

}  // namespace

std::string signed_points(Points points, Language language) {
  return written(to_string(points), language, true);
}
std::string plain_points(Points points, Language language) {
  return written(to_string(points), language, false);
}
std::string money_text(Money money, Language language) {
  return written(to_string(money), language, false);
}
std::string signed_money(Money money, Language language) {
  return written(to_string(money), language, true);
}

namespace {

// The word whose id is made of these two.
Word called(std::string_view prefix, std::string_view name) {
  std::string id(prefix);
  id += name;
  std::replace(id.begin(), id.end(), '-', '_');
  return word_called(id).value_or(Word::field_other);
}

}  // namespace

Word field_word(std::string_view field) { return called("field_", field); }
Word kind_word(std::string_view type) { return called("kind_", type); }
// Some values mean another thing under another rule.
Word value_word(std::string_view rule, std::string_view name) {
  const Word its_own = called("value_" + std::string(rule) + "_", name);
  return its_own == Word::field_other ? called("value_", name) : its_own;
}

std::string flag_text(std::string_view field, bool set, Language language) {
  const std::string name = say(field_word(field), language);
  if (name.back() == '?')
    return name + " " + say(set ? Word::screen_yes : Word::screen_no, language);
  return set ? name : std::string();
}

std::string Describe::operator()(Seat seat) const {
  return names[static_cast<std::size_t>(seat.index)];
}
std::string Describe::operator()(Partner partner) const {
  return partner.is_alone() ? say(Word::partner_alone, language) : (*this)(partner.seat());
}
std::string Describe::operator()(Suit suit) const { return std::string(suit_mark(suit)); }
std::string Describe::operator()(Card card) const { return say(card, language); }
std::string Describe::operator()(Points points) const { return signed_points(points, language); }
std::string Describe::operator()(const std::array<int, 2>& tricks) const {
  return std::to_string(tricks[0]) + "–" + std::to_string(tricks[1]);
}
std::string Describe::operator()(const Tricks& tricks) const {
  return std::visit([&](const auto& of) { return (*this)(of); }, tricks);
}
std::string Describe::operator()(const PlayRecord& play) const {
  const auto tricks = static_cast<std::int64_t>(play.tricks.size());
  return say(text(Word::play_recorded, tricks), language);
}

}  // namespace kattegat
