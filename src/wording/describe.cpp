#include "kattegat/wording/describe.hpp"

#include "kattegat/core/text/safe_text.hpp"

namespace kattegat {

std::string payment_words(const std::string& from, const std::string& to) {
  return set_apart(printable(from)) + " → " + set_apart(printable(to));
}

namespace {

// Sentences of one place, which is the field.
bool names_its_field(Word word) {
  return word == Word::form_missing || word == Word::form_not_asked || word == Word::form_empty;
}

}  // namespace

std::string flag_text(std::string_view field, bool set, Language language) {
  const Word question = question_word(field);
  if (question != field_word(field))
    return say(question, language) + " " + say(set ? Word::screen_yes : Word::screen_no, language);
  return set ? say(question, language) : std::string();
}

std::string with_field(const Violation& violation, Language language, Names names) {
  const Word word = violation.text.word;
  const std::string field = field_name(violation.field, language);
  if (names_its_field(word)) return say(text_of(word, field), language);
  return field + ": " + say(violation.text, language, names);
}

std::string Describe::operator()(Seat seat) const { return at_seat(names, seat); }
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
