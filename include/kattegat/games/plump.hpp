// Plump, also called Beredskap in Sweden: everybody says how many tricks it will be, and scores for
// being exact. As it is usually described there, with these decisions where descriptions differ:
//   P1  The deals have 10 cards down to 1 and up to 10 again; with six and seven players as many
//       as 52 allow, 8 and 7. The session is finished after that.
//   P2  Bids are open, in turn from forehand; by default they may not come to the number of cards.
//   P3  A made bid is 10 and the tricks; a made zero is 5; a missed bid is a plump, 0.
//   P4  The paper has no money in it. What moves is the difference of what any two players scored
//       in the deal, so that it sums to zero.
//   P5  After a misdeal the same player deals the same number of cards again.
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct Plump {
  static constexpr std::string_view id = "plump";
  static constexpr Word name = Word::game_plump;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 3;
  static constexpr int seats_max = 7;
  static constexpr Direction direction = Direction::clockwise;
  static constexpr Word finished_word = Word::plump_finished;

  enum class Ones : std::uint8_t { once, twice, per_player };
  enum class Sum : std::uint8_t { uneven, free };
  enum class Trump : std::uint8_t { none, turned, first_none };
  enum class Lead : std::uint8_t { highest, forehand };

  struct House {
    int cards = 10;
    Ones ones = Ones::once;
    Sum sum = Sum::uneven;
    Trump trump = Trump::none;
    Lead lead = Lead::highest;
    int zero = 5;
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"cards", Word::house_cards}, house.cards, from_to(3, 17));
    visit(HouseRule{"ones", Word::house_ones}, house.ones);
    visit(HouseRule{"sum", Word::house_sum}, house.sum);
    visit(HouseRule{"trump", Word::house_trump}, house.trump);
    visit(HouseRule{"lead", Word::house_lead}, house.lead);
    visit(HouseRule{"zero", Word::house_zero}, house.zero, one_of({5, 10}));
  }

  struct State {
    Seat dealer;
    int dealt = 0;       // deals that count
    int left = 0;        // deals that are still to come
    PerSeat<int> paper;  // what everybody has scored
    bool operator==(const State&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<ByPlayer<int>> bids;
    Asked<Suit> trump;
    Asked<ByPlayer<int>> tricks;  // who is not named took none
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::bids>("bids", &Deal::bids));
      visit(field<FieldRole::trump>("trump", &Deal::trump));
      visit(field<FieldRole::tricks>("tricks", &Deal::tricks));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  using Entry = std::variant<Deal, Misdeal>;

  // What a deal was, of everybody at the table.
  struct Resolved {
    PerSeat<int> bids;
    PerSeat<int> tricks;
    PerSeat<int> scored;  // on the paper
  };

  static State start(const Table<House>&);
  static std::optional<Seat> dealer(const State&);
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

constexpr std::array<std::string_view, 3> names(Plump::Ones) {
  return {"once", "twice", "per-player"};
}
constexpr std::array<std::string_view, 2> names(Plump::Sum) { return {"uneven", "free"}; }
constexpr std::array<std::string_view, 3> names(Plump::Trump) {
  return {"none", "turned", "first-none"};
}
constexpr std::array<std::string_view, 2> names(Plump::Lead) { return {"highest", "forehand"}; }

// How many deals a session has, and how many cards each gets in the next one.
int deals_of_plump(const Table<Plump::House>&);
int cards_of_plump(const Table<Plump::House>&, const Plump::State&);

}  // namespace kattegat
