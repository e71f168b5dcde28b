// A figure of a player, and its id.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/word.hpp"

namespace kattegat {

struct Figure {
  enum class Kind : std::uint8_t {
    evenings,
    best,            // evening
    worst,           // evening
    evening_streak,  // the longest one of evenings won
    deals,
    streak,       // the longest one of deals that were won, the earliest of equals
    lost_streak,  // ... that were lost
    declared,
    contract,
    partner,
    opponent,
    seat,
    tally,
  };
  enum class Of : std::uint8_t { all, won, lost };
  Kind kind = Kind::deals;
  Of of = Of::all;
  std::string game{};  // of a contract: its id, and its rank there
  int number = 0;      // that rank; of a seat: how many after the dealer
  Uuid other{};        // of a partner, of an opponent
  Word what{};         // of a tally
  bool operator==(const Figure&) const = default;
};
// Whether it counts evenings, and not what was entered in them.
bool counts_evenings(const Figure&);
// "deals:won", "contract:ligeud:4:lost", "partner:UUID", "seat:0", "count:commerce_told_purchases".
std::string to_string(const Figure&);
std::optional<Figure> parse_figure(std::string_view);

}  // namespace kattegat
