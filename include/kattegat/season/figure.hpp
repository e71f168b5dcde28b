// A figure of a player, and its id.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kattegat/core/hash.hpp"
#include "kattegat/words/word.hpp"

namespace kattegat {

// Each kind of figure has what it is about, and which of these it counts where they may be won.
struct Figure {
  enum class Of : std::uint8_t { all, won, lost };

  struct Evenings {
    static constexpr std::string_view id = "evenings";
    Of of = Of::all;
    bool operator==(const Evenings&) const = default;
  };
  struct Best {  // evening
    static constexpr std::string_view id = "best";
    bool operator==(const Best&) const = default;
  };
  struct Worst {
    static constexpr std::string_view id = "worst";
    bool operator==(const Worst&) const = default;
  };
  struct EveningStreak {  // the longest one of evenings won
    static constexpr std::string_view id = "evening-streak";
    bool operator==(const EveningStreak&) const = default;
  };
  struct Deals {
    static constexpr std::string_view id = "deals";
    Of of = Of::all;
    bool operator==(const Deals&) const = default;
  };
  struct WonStreak {  // the longest one of deals that were won, the earliest of equals
    static constexpr std::string_view id = "streak";
    bool operator==(const WonStreak&) const = default;
  };
  struct LostStreak {
    static constexpr std::string_view id = "lost-streak";
    bool operator==(const LostStreak&) const = default;
  };
  struct Declared {
    static constexpr std::string_view id = "declared";
    Of of = Of::all;
    bool operator==(const Declared&) const = default;
  };
  struct Contract {
    static constexpr std::string_view id = "contract";
    std::string game;  // its id
    int rank = 0;      // there
    Of of = Of::all;
    bool operator==(const Contract&) const = default;
  };
  struct Partner {
    static constexpr std::string_view id = "partner";
    Uuid person;
    Of of = Of::all;
    bool operator==(const Partner&) const = default;
  };
  struct Opponent {
    static constexpr std::string_view id = "opponent";
    Uuid person;
    bool operator==(const Opponent&) const = default;
  };
  struct Turn {
    static constexpr std::string_view id = "seat";
    int after_dealer = 0;  // so many players
    Of of = Of::all;
    bool operator==(const Turn&) const = default;
  };
  struct Count {  // of what a game counts
    static constexpr std::string_view id = "count";
    Word what{};
    bool operator==(const Count&) const = default;
  };
  using Kind = std::variant<Evenings, Best, Worst, EveningStreak, Deals, WonStreak, LostStreak,
                            Declared, Contract, Partner, Opponent, Turn, Count>;

  Kind kind = Deals{};
  bool operator==(const Figure&) const = default;
};
// Whether it counts evenings, and not what was entered in them.
bool counts_evenings(const Figure&);
// "deals:won", "contract:ligeud:4:lost", "partner:UUID", "seat:0", "count:commerce_told_purchases".
std::string to_string(const Figure&);
std::optional<Figure> parse_figure(std::string_view);

}  // namespace kattegat
