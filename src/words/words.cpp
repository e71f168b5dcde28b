#include "kattegat/words.hpp"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace kattegat {
namespace {

struct Row {
  std::string_view rule;
  std::array<std::string_view, 3> in;  // by Language
};

constexpr Row rows[] = {
#define KATTEGAT_WORD(id, rule, en, da, sv) {rule, {en, da, sv}},
#include "kattegat/core/words.def"
#undef KATTEGAT_WORD
};

const Row& row(Word word) { return rows[static_cast<std::size_t>(word)]; }

std::string rank_name(int rank, Language language) {
  constexpr std::array<std::array<std::string_view, 4>, 3> courts{
      {{"J", "Q", "K", "A"}, {"B", "D", "K", "E"}, {"Kn", "D", "K", "E"}}};
  if (rank <= 10) return std::to_string(rank);
  return std::string(
      courts[static_cast<std::size_t>(language)][static_cast<std::size_t>(rank - 11)]);
}

struct Shown {
  Language language;
  std::span<const std::string> names;

  // As people write numbers: a real minus, and the decimal sign of the language.
  [[nodiscard]] std::string written(std::string digits) const {
    if (language != Language::english) std::replace(digits.begin(), digits.end(), '.', ',');
    return digits[0] == '-' ? "−" + digits.substr(1) : digits;
  }
  std::string operator()(std::int64_t number) const { return written(std::to_string(number)); }
  std::string operator()(Word word) const { return say(word, language); }
  std::string operator()(Seat seat) const { return names[static_cast<std::size_t>(seat.index)]; }
  std::string operator()(Card card) const { return say(card, language); }
  std::string operator()(Points amount) const { return written(to_string(amount)); }
  std::string operator()(const std::string& text) const { return text; }
};

}  // namespace

std::optional<Language> parse_language(std::string_view text) {
  const std::string_view code = text.substr(0, text.find_first_of("_.-@"));
  if (code == "en") return Language::english;
  if (code == "da") return Language::danish;
  if (code == "sv") return Language::swedish;
  return std::nullopt;
}

std::string say(Card card, Language language) {
  if (card.is_joker()) return "joker";
  return std::string(suit_mark(card.suit)) + rank_name(card.rank, language);
}

std::string_view pattern(Word word, Language language) {
  return row(word).in[static_cast<std::size_t>(language)];
}

std::string_view rule_id(Word word) { return row(word).rule; }

std::string say(Word word, Language language) { return say(Text{word, {}}, language); }

std::string say(const Text& text, Language language, std::span<const std::string> names) {
  fmt::dynamic_format_arg_store<fmt::format_context> arguments;
  for (const Argument& argument : text.arguments)
    arguments.push_back(std::visit(Shown{language, names}, argument));
  return fmt::vformat(pattern(text.word, language), arguments);
}

}  // namespace kattegat
