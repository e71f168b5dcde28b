// Commerce: three cards, a pot and a banker; dealt and played counter-clockwise. Source: sheet 004;
// rules.md 5 (decisions C1..C27); evening-format, "commerce".
#pragma once
#include "kattegat/games/commerce_hand.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"

namespace kattegat {

// Who has the best hand laid up. The banker, when among the best, wins alone (C6).
struct BestHands {
  HandValue value;
  std::vector<Seat> seats{};  // in turn order from forehand
  [[nodiscard]] bool include(Seat) const;
};
BestHands best_hands(const ByPlayer<ThreeCards>&, int seats, Seat banker);

struct Commerce {
  static constexpr std::string_view id = "commerce";
  static constexpr Word name = Word::game_commerce;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 3;
  static constexpr int seats_max = 17;
  static constexpr Direction direction = Direction::counter_clockwise;
  static constexpr Word finished_word = Word::commerce_finished;

  enum class Tie : std::uint8_t { split, eldest };
  enum class Abandon : std::uint8_t { carry, refund };

  struct House {
    bool finish_round = false;         // C17: how it is played; scored alike
    int deals = 0;                     // C16; 0: no end has been agreed
    Tie tie = Tie::split;              // C1
    Abandon abandon = Abandon::carry;  // C12
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"finish_round", Word::house_finish_round}, house.finish_round);
    visit(HouseRule{"deals", Word::house_deals}, house.deals, in_rounds(most_deals));
    visit(HouseRule{"tie", Word::house_tie}, house.tie);
    visit(HouseRule{"abandon", Word::house_abandon}, house.abandon);
  }
  static constexpr int most_deals = 10'000;  // as many as a session can have entries
  static int deals(const Table<House>& table) { return table.house.deals; }

  struct State {
    Seat dealer;           // the banker of the next deal
    PerSeat<bool> absent;  // has left and not come back
    PerSeat<int> in_pot;   // chips that nobody has won yet
    PerSeat<int> banked;   // deals that each has been the banker of
    bool finished = false;
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
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("bought", &Deal::bought));
      visit(field("shown", &Deal::shown));
      visit(field("banker_hand", &Deal::banker_hand));
    }
  };
  // Nobody laid up, and the table has stopped the deal.
  struct Abandoned {
    static constexpr std::string_view type = "abandoned";
    Asked<ByPlayer<int>> bought;
    bool operator==(const Abandoned&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("bought", &Abandoned::bought));
    }
  };
  struct Leave {
    static constexpr std::string_view type = "leave";
    Asked<Seat> player;
    bool operator==(const Leave&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("player", &Leave::player));
    }
  };
  struct Join {
    static constexpr std::string_view type = "join";
    Asked<Seat> player;
    bool operator==(const Join&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("player", &Join::player));
    }
  };
  using Entry = std::variant<Deal, Abandoned, Misdeal, Leave, Join>;

  // What a deal was; of an abandoned one the purchases are left.
  struct Purchases {
    PerSeat<int> times;  // of everybody but the banker, who buys free (C27)
  };
  struct Resolved {
    BestHands best;            // those who take the pot
    bool only_eldest = false;  // others had as good a hand
    Purchases purchases;
    PerSeat<bool> owes_bonus;
    bool pays_for_class = false;  // the banker, to everybody
  };

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State& state) {
    return state.finished ? std::nullopt : std::optional(state.dealer);
  }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running) {
    return running;
  }

  static PerSeat<Points> pot(const State&);
  static bool plays(const State& state, Seat seat) { return !state.absent[seat]; }

  static Result<Resolved, Violations> resolve(const Table<House>&, const State&, const Deal&,
                                              Edition);
  static Result<Purchases, Violations> resolve(const Table<House>&, const State&, const Abandoned&,
                                               Edition);
  static Violations check(const Table<House>&, const State&, const Leave&);
  static Violations check(const Table<House>&, const State&, const Join&);
  static Outcome<State> score(const Table<House>&, const State&, const Resolved&);
  static Outcome<State> score(const Table<House>&, const State&, const Purchases&);
  static Outcome<State> score(const Table<House>&, const State&, const Misdeal&);
  static Outcome<State> score(const Table<House>&, const State&, const Leave&);
  static Outcome<State> score(const Table<House>&, const State&, const Join&);
  static Workings workings(const Table<House>&, const State&, const Resolved&,
                           const Outcome<State>&);
  static Workings workings(const Table<House>&, const State&, const Purchases&,
                           const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Resolved&, const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Purchases&, const Outcome<State>&);
};

template <>
inline constexpr bool deal_kind<Commerce, Commerce::Abandoned> = true;

constexpr std::array<std::string_view, 2> names(Commerce::Tie) { return {"split", "eldest"}; }
constexpr std::array<std::string_view, 2> names(Commerce::Abandon) { return {"carry", "refund"}; }

FormFault read_value(const Json&, Names, Commerce::BankerHand&);
Json to_json(const Commerce::BankerHand&, Names);
Text described(const Commerce::BankerHand&);

}  // namespace kattegat
