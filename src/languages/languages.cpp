#include "kattegat/languages/languages.hpp"

#include <algorithm>

#include "kattegat/core/check.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/games/all.hpp"
#include "tongue.hpp"

namespace kattegat {

#define KATTEGAT_LANGUAGE(name, code) extern const Tongue name;
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE

namespace {

constexpr const Tongue* tongues[] = {
#define KATTEGAT_LANGUAGE(name, code) &name,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
constexpr std::string_view codes[] = {
#define KATTEGAT_LANGUAGE(name, code) #code,
#include "kattegat/words/languages.def"
#undef KATTEGAT_LANGUAGE
};
const Tongue& tongue(Language language) { return *tongues[static_cast<std::size_t>(language)]; }

// The language's own file, and what the rooms of the games say in it.
using Table = std::array<std::string_view, word_count>;
using Tables = std::array<Table, std::size(languages)>;

const Tables& tables() {
  static const Tables all = [] {
    Tables made{};
    const auto put = [](Table& table, Sentences sentences) {
      const char* text = sentences.text;
      for (const Word word : sentences.words) {
        std::string_view& pattern = table[static_cast<std::size_t>(word)] = text;
        text += pattern.size() + 1;
      }
    };
    for (const Language language : languages) {
      const auto index = static_cast<std::size_t>(language);
      put(made[index], tongue(language).sentences);
      for_each_game([&]<class G>() { put(made[index], G::sentences()[index]); });
    }
    return made;
  }();
  return all;
}

struct Shown {
  Language language;
  std::span<const std::string> names;

  std::string operator()(std::int64_t number) const {
    return number_text(std::to_string(number), language, Thousands::together);
  }
  std::string operator()(Word word) const { return say(word, language); }
  std::string operator()(Seat seat) const {
    KATTEGAT_CHECK(seat.index < seats_of(names).count);
    return at_seat(names, seat);
  }
  std::string operator()(Card card) const { return say(card, language); }
  std::string operator()(Points amount) const {
    return number_text(to_string(amount), language, Thousands::together);
  }
  std::string operator()(Money amount) const {
    return number_text(to_string(amount), language, Thousands::together);
  }
  // What somebody has written is part of the sentence, and begins no line of its own.
  std::string operator()(const std::string& text) const { return on_one_line(text); }
  std::string operator()(const Described& told) const {
    return say(told.one.front(), language, names);
  }
};

bool ends_like_s(std::string_view name, const Tongue& spoken) {
  return !name.empty() && spoken.like_s.find(name.back()) != std::string_view::npos;
}

bool is_one(const Argument& argument) {
  const auto* number = std::get_if<std::int64_t>(&argument);
  const auto* points_of = std::get_if<Points>(&argument);
  return (number && (*number == 1 || *number == -1)) ||
         (points_of && (*points_of == points(1) || *points_of == points(-1)));
}

std::string filled(const Piece& piece, const Argument& argument, const Shown& shown) {
  const Tongue& spoken = tongue(shown.language);
  switch (piece.form) {
    case Piece::Form::genitive: {
      std::string name = std::visit(shown, argument);
      return name.append(ends_like_s(name, spoken) ? spoken.genitive_after_s : spoken.genitive);
    }
    case Piece::Form::ordinal:
      return spoken.ordinal(std::get<std::int64_t>(argument));
    case Piece::Form::counted:
      return std::string(is_one(argument) ? piece.text : piece.many);
    default:
      return std::visit(shown, argument);
  }
}

// The list's words stand beside each other, with a space between them.
bool is_among(std::string_view list, std::string_view asked) {
  for (;;) {
    const auto end = list.find(' ');
    if (list.substr(0, end) == asked) return true;
    if (end == std::string_view::npos) return false;
    list.remove_prefix(end + 1);
  }
}

}  // namespace

std::optional<Language> parse_language(std::string_view text) {
  const std::string_view asked = text.substr(0, text.find_first_of("_.-@"));
  for (const Language language : languages)
    if (!asked.empty() && (asked == code(language) || is_among(tongue(language).like, asked)))
      return language;
  return std::nullopt;
}

std::string_view code(Language language) { return codes[static_cast<std::size_t>(language)]; }
std::string_view own_name(Language language) { return tongue(language).name; }
OwnLetters own_letters(Language language) { return tongue(language).letters; }
std::string_view own_currency(Language language) { return tongue(language).currency; }

std::string say(Card card, Language language) {
  if (card.is_joker()) return std::string(tongue(language).joker);
  return std::string(suit_mark(card.suit)) + say_rank(card.rank, language);
}

std::string say_rank(int rank, Language language) {
  if (rank < jack) return std::to_string(rank);
  return std::string(tongue(language).courts[static_cast<std::size_t>(rank - jack)]);
}

std::string_view pattern(Word word, Language language) {
  return tables()[static_cast<std::size_t>(language)][static_cast<std::size_t>(word)];
}

std::string say(Word word, Language language) { return say(Text{word, {}}, language); }

std::string say(const Text& text, Language language, std::span<const std::string> names) {
  const Shown shown{language, names};
  std::string said;
  each_piece(pattern(text.word, language), [&](const Piece& piece) {
    if (piece.form == Piece::Form::plain)
      said += piece.text;
    else
      said += filled(piece, text.arguments.at(piece.place), shown);
  });
  return said;
}

std::string date_text(std::string_view date, Language language) {
  if (date.size() != 10) return std::string(date);
  std::string written;
  for (const char part : tongue(language).date) {
    if (part == 'y')
      written += date.substr(0, 4);
    else if (part == 'm')
      written += date.substr(5, 2);
    else if (part == 'd')
      written += date.substr(8, 2);
    else
      written += part;
  }
  return written;
}

std::string number_text(std::string digits, Language language, Thousands thousands) {
  const bool negative = !digits.empty() && digits[0] == '-';
  if (negative) digits.erase(0, 1);
  const auto whole = std::min(digits.find('.'), digits.size());
  if (whole < digits.size()) digits[whole] = tongue(language).decimal;
  if (thousands == Thousands::apart)
    for (std::size_t i = whole; i > 3; i -= 3) digits.insert(i - 3, tongue(language).thousands);
  return negative ? "−" + digits : digits;
}

}  // namespace kattegat
