// What declarer said of dummy's card, as people say it in Danish, Swedish, Norwegian and English:
// "en spar", "lille klør", "damen", "play anything". What cannot be read is asked about, never
// guessed. rules.md 2.2.
#pragma once
#include <optional>
#include <string_view>

#include "kattegat/core/card.hpp"

namespace kattegat {

// law 46B: what a designation may say.
enum class Wish : std::uint8_t { high, low, win, ruff, any };

struct Utterance {
  std::optional<Suit> suit;
  bool suit_is_trump = false;  // "lille trumf": the suit by what it is
  std::optional<int> rank;     // 2 .. 14
  std::optional<Wish> wish;
  bool pointed = false;  // high by a finger up; low by a finger down, or by "dykke"
  bool again = false;    // "fortsæt", and nothing else
  bool operator==(const Utterance&) const = default;
};

// Empty when a word is not known, when the words do not go together, when two languages would read
// them differently, or when nothing was said.
std::optional<Utterance> understand(std::string_view said);

}  // namespace kattegat
