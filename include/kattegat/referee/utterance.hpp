// What declarer said of dummy's card, as people say it in Danish, Swedish and English: "en spar",
// "lille klør", "damen", "play anything". What cannot be read is asked about, never guessed.
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
  bool operator==(const Utterance&) const = default;
};

// Empty when a word is not known, or two words say different things, or nothing was said.
std::optional<Utterance> understand(std::string_view said);

}  // namespace kattegat
