#include "kattegat/wording/describe.hpp"

#include <algorithm>

#include "kattegat/core/safe_text.hpp"
#include "kattegat/games/all.hpp"

namespace kattegat {

std::string payment_words(const std::string& from, const std::string& to) {
  return set_apart(printable(from)) + " → " + set_apart(printable(to));
}

namespace {

// The word whose id is made of these two.
std::optional<Word> called(std::string_view prefix, std::string_view name) {
  std::string id(prefix);
  id += name;
  std::replace(id.begin(), id.end(), '-', '_');
  return word_called(id);
}

// No longer at the beginning of a line. Our words begin with A to Z, or with À to Þ in two bytes.
std::string within_a_line(std::string words) {
  const auto lower = [](char& letter, unsigned char first, unsigned char last) {
    const auto code = static_cast<unsigned char>(letter);
    if (first <= code && code <= last) letter = static_cast<char>(code + 0x20);
  };
  if (words.size() > 1 && words[0] == '\xC3')
    lower(words[1], 0x80, 0x9E);
  else if (!words.empty())
    lower(words[0], 'A', 'Z');
  return words;
}

// Sentences of one place, which is the field.
bool names_its_field(Word word) {
  return word == Word::form_missing || word == Word::form_not_asked || word == Word::form_empty;
}

}  // namespace

Word field_word(std::string_view field) {
  return called("field_", field).value_or(Word::field_other);
}
Word question_word(std::string_view field) {
  return called("ask_", field).value_or(field_word(field));
}
Word kind_word(std::string_view type) { return called("kind_", type).value_or(Word::field_other); }
std::optional<Word> then_word(std::string_view type) { return called("then_", type); }
Word suit_word(Suit suit) {
  static constexpr std::array<Word, 4> words{Word::suit_clubs, Word::suit_diamonds,
                                             Word::suit_hearts, Word::suit_spades};
  return words[static_cast<std::size_t>(suit)];
}
// Some values mean another thing under another rule.
Word value_word(std::string_view rule, std::string_view name) {
  const auto its_own = called("value_" + std::string(rule) + "_", name);
  return its_own ? *its_own : called("value_", name).value_or(Word::field_other);
}

std::string flag_text(std::string_view field, bool set, Language language) {
  const Word question = question_word(field);
  if (question != field_word(field))
    return say(question, language) + " " + say(set ? Word::screen_yes : Word::screen_no, language);
  return set ? say(question, language) : std::string();
}

std::string field_name(std::string_view field, Language language) {
  const auto word = called("field_", field);
  return word ? within_a_line(say(*word, language)) : std::string(field);
}
std::string suit_name(Suit suit, Language language) {
  return within_a_line(say(suit_word(suit), language));
}
std::string kind_name(std::string_view type, Language language) {
  return within_a_line(say(kind_word(type), language));
}
std::string game_name(std::string_view id, Language language) {
  const auto name = game_called(id);
  return name ? say(*name, language) : std::string(id);
}

std::string with_field(const Violation& violation, Language language, Names names) {
  const Word word = violation.text.word;
  const std::string field = field_name(violation.field, language);
  if (names_its_field(word)) return say(Text{word, {field}}, language);
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
