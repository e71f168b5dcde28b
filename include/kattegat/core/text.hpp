// A sentence in no language yet: the id of a row in words.def and what fills its places.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "kattegat/core/amount.hpp"
#include "kattegat/core/card.hpp"
#include "kattegat/core/seat.hpp"

namespace kattegat {

enum class Word : std::uint16_t {
#define KATTEGAT_WORD(id, rule, en, da, sv) id,
#include "kattegat/core/words.def"
#undef KATTEGAT_WORD
};

// A Seat is shown by its player's name, a Card and a Word in the reader's language.
using Argument = std::variant<std::int64_t, Word, Seat, Card, Points, std::string>;

struct Text {
  Word word;
  std::vector<Argument> arguments;
  bool operator==(const Text&) const = default;
};

template <class... A>
Text text(Word word, A&&... arguments) {
  return Text{word, {Argument(std::forward<A>(arguments))...}};
}

}  // namespace kattegat
