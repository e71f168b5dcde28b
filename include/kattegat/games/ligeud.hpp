// Ligeud: auction whist for four, 54 cards, twelve each and a talon of six. Source: sheet 000;
// rules.md 1 (decisions L1..L26); evening-format, "ligeud".
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/auction.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct Ligeud {
  static constexpr std::string_view id = "ligeud";
  static constexpr Word name = Word::game_ligeud;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 4;
  static constexpr int seats_max = 4;
  static constexpr Direction direction = Direction::clockwise;
  static constexpr Word finished_word = Word::ligeud_finished;

  enum class Contract : std::uint8_t {  // low to high, as the auction ranks them
    passed,
    six,
    six_clubs,
    seven,
    seven_clubs,
    eight,
    nole,
    eight_clubs,
    nine,
    solo_nole,
    nine_clubs,
    ten,
    ten_clubs,
    eleven,
    eleven_clubs,
    ligeud,
    oplaegger,
    gedebuk,
    ligeud_clubs,
  };

  // What a contract pays each way before overtricks and doubled losses; table I of the sheet.
  struct Worth {
    Points points;
    bool a_trick = false;
  };
  static Worth worth(Contract);

  struct House {
    bool double_final_round = false;  // L17
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"double_final_round", Word::house_double_final_round},
          house.double_final_round);
  }

  struct State {
    Seat dealer;
    bool final_round = false;  // the mesteromgång has been announced
    int final_deals = 0;       // played deals of it that are still to come
    bool operator==(const State&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<Auction<Contract>> auction;
    Asked<Contract> contract;
    Asked<Seat> declarer;
    Asked<Suit> trump;
    Asked<Card> called;
    Asked<Partner> partner;
    Asked<ByPlayer<int>> bought;
    Asked<int> tricks;  // those of the declarer's side
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::auction>("auction", &Deal::auction));
      visit(field<FieldRole::contract>("contract", &Deal::contract));
      visit(field<FieldRole::declarer>("declarer", &Deal::declarer));
      visit(field<FieldRole::trump>("trump", &Deal::trump));
      visit(field<FieldRole::called>("called", &Deal::called));
      visit(field<FieldRole::partner>("partner", &Deal::partner));
      visit(field("bought", &Deal::bought));
      visit(field<FieldRole::tricks>("tricks", &Deal::tricks));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  struct FinalRound {  // announces the mesteromgång (L16)
    static constexpr std::string_view type = "final-round";
    bool operator==(const FinalRound&) const = default;
    template <class V>
    static constexpr void fields(V&&) {}
  };
  using Entry = std::variant<Deal, Misdeal, FinalRound>;

  // What a deal was, however it was written.
  struct PassedOut {};
  struct Price {  // what one opponent pays one of the declarer's side, or is paid when it is lost
    bool made = false;
    int times = 0;    // tricks that are paid for; 1 where the contract is paid as a whole
    int each = 0;     // by the tariff
    int clubs = 1;    // 2 when clubs are trump
    int doubled = 1;  // 2 in a mesteromgång that counts double
    [[nodiscard]] Points worth() const { return points(std::int64_t{times} * each * clubs); }
    [[nodiscard]] Points amount() const { return doubled * (made ? worth() : -worth()); }
  };
  struct Undertaken {
    Contract contract{};
    Seat declarer;
    Partner partner;
    int tricks = 0;  // of the declarer's side
    Price price;
  };
  using Resolved = std::variant<PassedOut, Undertaken>;

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State&);
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running) {
    return running;
  }

  // Of the mesteromgång: which deal of it comes, how it is dealt, and what it counts.
  static std::vector<Text> reminders(const Table<House>&, const State&);
  static TrickRules rules_under(const Announced&, Checklist&);  // for the referee
  static std::optional<PlayRules> play_rules(const Table<House>&, const State&, const Deal&);
  static void write_tricks(const Table<House>&, const State&, Deal&,
                           const std::vector<Seat>& takers);

  static Result<Resolved, Violations> resolve(const Table<House>&, const State&, const Deal&,
                                              Edition);
  static Violations check(const Table<House>&, const State&, const FinalRound&);
  static Outcome<State> score(const Table<House>&, const State&, const Resolved&);
  static Outcome<State> score(const Table<House>&, const State&, const FinalRound&);
  static Workings workings(const Table<House>&, const State&, const Resolved&,
                           const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Resolved&, const Outcome<State>&);
};

constexpr std::array<std::string_view, 19> names(Ligeud::Contract) {
  return {"passed",   "6",      "6-clubs",   "7",       "7-clubs",     "8",        "nole",
          "8-clubs",  "9",      "solo-nole", "9-clubs", "10",          "10-clubs", "11",
          "11-clubs", "ligeud", "oplaegger", "gedebuk", "ligeud-clubs"};
}
constexpr std::string_view pass_call(Ligeud::Contract) { return "pass"; }
// The trump is not asked where the contract has its own, or none.
TrickRules trick_rules(Ligeud::Contract, std::optional<Suit> trump);
const WordOfEach<Ligeud::Contract>& words(Ligeud::Contract);
inline Word word(Ligeud::Contract contract) {
  return words(contract)[static_cast<std::size_t>(contract)];
}

}  // namespace kattegat
