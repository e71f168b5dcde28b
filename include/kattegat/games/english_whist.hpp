// English whist: two fixed pairs, thirteen tricks, a point for each over six. Source: sheet 003,
// "Engelsk whist"; rules.md 4A (decisions E1..E8); evening-format, "english-whist".
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct EnglishWhist {
  static constexpr std::string_view id = "english-whist";
  static constexpr Word name = Word::game_english_whist;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 4;
  static constexpr int seats_max = 4;
  static constexpr Direction direction = Direction::clockwise;

  enum class Settle : std::uint8_t { per_trick, per_game, rubber };
  // The points that win a game: of short whist, of American and of long whist (E8).
  static constexpr int short_game = 5, american_game = 7, long_game = 10;

  struct House {
    int game = short_game;              // E8
    Settle settle = Settle::per_trick;  // E2, E3
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"game", Word::house_game}, house.game,
          one_of({short_game, american_game, long_game}));
    visit(HouseRule{"settle", Word::house_settle}, house.settle);
  }
  // Rubber points are defined for short games only.
  static void check_house(const House&, Checklist&);

  using Pairs = std::array<int, 2>;  // seats 0 and 2; seats 1 and 3

  struct State {
    Seat dealer;
    Pairs game_points{};    // in the game in play
    Pairs games_won{};      // in the rubber in play, or without rubbers so far
    Pairs rubber_points{};  // what its games are worth
    bool operator==(const State&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<Suit> trump;
    Asked<Pairs> tricks;
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::trump>("trump", &Deal::trump));
      visit(field<FieldRole::tricks>("tricks", &Deal::tricks));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  using Entry = std::variant<Deal, Misdeal>;

  // What a deal was. 13 is odd: one pair always scores.
  struct Resolved {
    std::size_t pair = 0;  // that took more than six
    int tricks = 0;
    int scored = 0;       // those over six
    int stands_at = 0;    // in the game in play, with these
    bool game = false;    // won by them
    bool rubber = false;  // and with it
  };

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State& state) { return state.dealer; }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running);

  static TrickRules rules_under(const Announced&, Checklist&);  // for the referee
  static std::optional<PlayRules> play_rules(const Table<House>&, const State&, const Deal&);
  static void write_tricks(const Table<House>&, const State&, Deal&,
                           const std::vector<Seat>& takers);

  static Result<Resolved, Violations> resolve(const Table<House>&, const State&, const Deal&,
                                              Edition);
  static Outcome<State> score(const Table<House>&, const State&, const Resolved&);
  static Workings workings(const Table<House>&, const State&, const Resolved&,
                           const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Resolved&, const Outcome<State>&);
};

constexpr std::array<std::string_view, 3> names(EnglishWhist::Settle) {
  return {"per-trick", "per-game", "rubber"};
}

}  // namespace kattegat
