// A figure of a player, and its id. README, "A season".
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kattegat/core/hash.hpp"
#include "kattegat/words/word.hpp"

namespace kattegat {

// Each kind of figure says of itself: its id; a `label` where it is always called the same, or the
// `heading` under which those of its kind stand; whether it counts evenings (`of_evenings`); what
// it is about(); and which of these it counts where they may be won (`of`).
struct Figure {
  enum class Of : std::uint8_t { all, won, lost };

  struct Evenings {
    static constexpr std::string_view id = "evenings";
    static constexpr Word label = Word::standings_evenings;
    static constexpr bool of_evenings = true;
    Of of = Of::all;
    bool operator==(const Evenings&) const = default;
  };
  struct Best {  // evening
    static constexpr std::string_view id = "best";
    static constexpr Word label = Word::stat_best;
    static constexpr bool of_evenings = true;
    bool operator==(const Best&) const = default;
  };
  struct Worst {
    static constexpr std::string_view id = "worst";
    static constexpr Word label = Word::stat_worst;
    static constexpr bool of_evenings = true;
    bool operator==(const Worst&) const = default;
  };
  struct EveningStreak {  // the longest one of evenings won
    static constexpr std::string_view id = "evening-streak";
    static constexpr Word label = Word::stat_evening_streak;
    static constexpr bool of_evenings = true;
    bool operator==(const EveningStreak&) const = default;
  };
  struct Deals {
    static constexpr std::string_view id = "deals";
    static constexpr Word label = Word::stat_deals_played;
    Of of = Of::all;
    bool operator==(const Deals&) const = default;
  };
  struct WonStreak {  // the longest one of deals that were won, the earliest of equals
    static constexpr std::string_view id = "streak";
    static constexpr Word label = Word::stat_streak;
    bool operator==(const WonStreak&) const = default;
  };
  struct LostStreak {
    static constexpr std::string_view id = "lost-streak";
    static constexpr Word label = Word::stat_lost_streak;
    bool operator==(const LostStreak&) const = default;
  };
  struct Declared {
    static constexpr std::string_view id = "declared";
    static constexpr Word label = Word::stat_as_declarer;
    Of of = Of::all;
    bool operator==(const Declared&) const = default;
  };
  struct Contract {
    static constexpr std::string_view id = "contract";
    static constexpr Word heading = Word::stat_contracts;
    std::string game;  // its id
    int rank = 0;      // there
    Of of = Of::all;
    bool operator==(const Contract&) const = default;
    template <class One, class Visit>
    static void about(One& one, Visit&& visit) {
      visit(one.game);
      visit(one.rank);
    }
  };
  struct Partner {
    static constexpr std::string_view id = "partner";
    static constexpr Word heading = Word::stat_partners;
    Uuid person;
    Of of = Of::all;
    bool operator==(const Partner&) const = default;
    template <class One, class Visit>
    static void about(One& one, Visit&& visit) {
      visit(one.person);
    }
  };
  struct Opponent {
    static constexpr std::string_view id = "opponent";
    static constexpr Word heading = Word::stat_against;
    Uuid person;
    bool operator==(const Opponent&) const = default;
    template <class One, class Visit>
    static void about(One& one, Visit&& visit) {
      visit(one.person);
    }
  };
  struct Turn {
    static constexpr std::string_view id = "seat";
    static constexpr Word heading = Word::stat_seats;
    int after_dealer = 0;  // so many players
    Of of = Of::all;
    bool operator==(const Turn&) const = default;
    template <class One, class Visit>
    static void about(One& one, Visit&& visit) {
      visit(one.after_dealer);
    }
  };
  struct Count {  // of what a game counts
    static constexpr std::string_view id = "count";
    static constexpr Word heading = Word::stat_counted;
    Word what{};
    bool operator==(const Count&) const = default;
    template <class One, class Visit>
    static void about(One& one, Visit&& visit) {
      visit(one.what);
    }
  };
  using Kind = std::variant<Evenings, Best, Worst, EveningStreak, Deals, WonStreak, LostStreak,
                            Declared, Contract, Partner, Opponent, Turn, Count>;

  Kind kind = Deals{};
  bool operator==(const Figure&) const = default;
};
template <class Kind>
concept CountsEvenings = Kind::of_evenings;
// Whether it counts evenings, and not what was entered in them.
bool counts_evenings(const Figure&);
// Figures of one kind stand in one table under its name; the sums in the first, which has none.
std::optional<Word> heading_of(const Figure&);
// "deals:won", "contract:ligeud:4:lost", "partner:UUID", "seat:0", "count:commerce_told_purchases".
std::string to_string(const Figure&);
std::optional<Figure> parse_figure(std::string_view);

}  // namespace kattegat
