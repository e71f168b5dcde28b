// Commerce: three cards, a pot and a banker; dealt and played counter-clockwise. Source: sheet 004;
// rules.md 5 (decisions C1..C27); evening-format, "commerce".
#pragma once
#include "kattegat/games/commerce_hand.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"

namespace kattegat {

struct Commerce {
  static constexpr std::string_view id = "commerce";
  static constexpr Word name = Word::game_commerce;
  static std::span<const Spoken> sentences();  // the words of its room
  static constexpr int seats_min = 3;
  static constexpr int seats_max = 17;
  static constexpr Direction direction = Direction::counter_clockwise;

  struct House {
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H&, V&&) {}

  struct State {
    Seat dealer;           // the banker of the next deal
    PerSeat<bool> absent;  // has left and not come back
    bool operator==(const State&) const = default;
  };

  // The banker's cards, or as much of them as was seen.
  using BankerHand = std::variant<ThreeCards, HandClass>;

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<ByPlayer<int>> bought;
    Asked<ByPlayer<ThreeCards>> shown;
    Asked<BankerHand> banker_hand;
    bool operator==(const Deal&) const = default;
    template <class E, class V>
    static void fields(E& entry, V&& visit) {
      visit("bought", entry.bought);
      visit("shown", entry.shown);
      visit("banker_hand", entry.banker_hand);
    }
  };
  struct Leave {
    static constexpr std::string_view type = "leave";
    Asked<Seat> player;
    bool operator==(const Leave&) const = default;
    template <class E, class V>
    static void fields(E& entry, V&& visit) {
      visit("player", entry.player);
    }
  };
  struct Join {
    static constexpr std::string_view type = "join";
    Asked<Seat> player;
    bool operator==(const Join&) const = default;
    template <class E, class V>
    static void fields(E& entry, V&& visit) {
      visit("player", entry.player);
    }
  };
  using Entry = std::variant<Deal, Misdeal, Leave, Join>;

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State& state) { return state.dealer; }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running) {
    return running;
  }

  static bool plays(const State& state, Seat seat) { return !state.absent[seat]; }
  static Workings workings(const Table<House>&, const State&, const Deal&, const Outcome<State>&);

  static Violations check(const Table<House>&, const State&, const Deal&);
  static Violations check(const Table<House>&, const State&, const Misdeal&) { return {}; }
  static Violations check(const Table<House>&, const State&, const Leave&);
  static Violations check(const Table<House>&, const State&, const Join&);
  static Outcome<State> score(const Table<House>&, const State&, const Valid<Deal>&);
  static Outcome<State> score(const Table<House>&, const State&, const Valid<Misdeal>&);
  static Outcome<State> score(const Table<House>&, const State&, const Valid<Leave>&);
  static Outcome<State> score(const Table<House>&, const State&, const Valid<Join>&);
};

// Who has the best hand laid up. The banker, when among the best, wins alone (C6).
struct BestHands {
  HandValue value;
  std::vector<Seat> seats{};  // in turn order from forehand
  [[nodiscard]] bool include(Seat) const;
};
BestHands best_hands(const ByPlayer<ThreeCards>&, int seats, Seat banker);

Fault read_value(const Json&, Names, Commerce::BankerHand&);
Json to_json(const Commerce::BankerHand&, Names);
Text described(const Commerce::BankerHand&);

}  // namespace kattegat
