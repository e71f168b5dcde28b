// A word in one language. A brace too many, or a place that the word does not have, does not
// compile.
#pragma once
#include <algorithm>
#include <span>
#include <stdexcept>

#include "kattegat/words/word.hpp"

namespace kattegat {

// A piece of a sentence: plain, or a place that an argument fills.
struct Piece {
  enum class Form {
    plain,
    as_it_is,  // {0}
    genitive,  // {0:of}    whose it is: Anna's, Lars'
    ordinal,   // {0:th}    the how-manieth: 2nd
    counted    // {0|a|b}   a for one, b for any other number
  };
  Form form = Form::plain;
  std::size_t place = 0;
  std::string_view text{}, many{};
};

// Calls visit(Piece) for the pieces in their order; {{ and }} stand for a brace. False where the
// sentence is broken.
template <class Visit>
constexpr bool each_piece(std::string_view sentence, Visit&& visit) {
  while (!sentence.empty()) {
    const std::size_t brace = sentence.find_first_of("{}");
    if (brace != 0) {
      visit(Piece{.text = sentence.substr(0, brace)});
      if (brace == std::string_view::npos) return true;
      sentence.remove_prefix(brace);
    }
    if (sentence.size() > 1 && sentence[1] == sentence[0]) {
      visit(Piece{.text = sentence.substr(0, 1)});
      sentence.remove_prefix(2);
      continue;
    }
    const std::size_t end = sentence.find('}');
    if (end == std::string_view::npos || end < 2 || sentence[1] < '0' || sentence[1] > '9')
      return false;
    Piece piece{.form = Piece::Form::as_it_is,
                .place = static_cast<std::size_t>(sentence[1] - '0')};
    const std::string_view form = sentence.substr(2, end - 2);
    if (form == ":of") {
      piece.form = Piece::Form::genitive;
    } else if (form == ":th") {
      piece.form = Piece::Form::ordinal;
    } else if (!form.empty()) {
      const std::size_t bar = form.find('|', 1);
      if (form[0] != '|' || bar == std::string_view::npos) return false;
      piece.form = Piece::Form::counted;
      piece.text = form.substr(1, bar - 1);
      piece.many = form.substr(bar + 1);
    }
    visit(piece);
    sentence.remove_prefix(end + 1);
  }
  return true;
}

struct Sentence {
  Word word;
  std::string_view pattern;
  consteval Sentence(Word id, const char* sentence) : word(id), pattern(sentence) {
    std::size_t wanted = 0;
    const bool whole = each_piece(pattern, [&](const Piece& piece) {
      if (piece.form != Piece::Form::plain && piece.place >= wanted) wanted = piece.place + 1;
    });
    if (!whole) throw std::logic_error("a brace is missing, or there is one too many");
    if (wanted > argument_count(id)) throw std::logic_error("the word has fewer places");
  }
};

// A table as it is kept: its words, and their sentences one after the other, each with a zero byte
// behind it. With two pointers a sentence it would take half as much again.
struct Sentences {
  std::span<const Word> words;
  const char* text = nullptr;
};

namespace detail {
#ifdef __EMSCRIPTEN__  // a browser has no command line
constexpr bool is_kept(const Sentence& sentence) { return !is_of_commands(sentence.word); }
#else
constexpr bool is_kept(const Sentence&) { return true; }
#endif

constexpr std::size_t length_of(std::span<const Sentence> table) {
  std::size_t bytes = 0;
  for (const Sentence& sentence : table)
    bytes += is_kept(sentence) ? sentence.pattern.size() + 1 : 0;
  return bytes;
}

template <const auto& table>
inline constexpr auto words_of = [] {
  std::array<Word, std::count_if(std::begin(table), std::end(table), is_kept)> words{};
  std::size_t i = 0;
  for (const Sentence& sentence : table)
    if (is_kept(sentence)) words[i++] = sentence.word;
  return words;
}();

template <const auto& table>
inline constexpr auto text_of = [] {
  std::array<char, length_of(table)> text{};
  std::size_t at = 0;
  for (const Sentence& sentence : table) {
    if (!is_kept(sentence)) continue;
    for (const char byte : sentence.pattern) text[at++] = byte;
    ++at;
  }
  return text;
}();
}  // namespace detail

template <const auto& table>
inline constexpr Sentences packed{detail::words_of<table>, detail::text_of<table>.data()};

}  // namespace kattegat
