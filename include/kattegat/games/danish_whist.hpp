// Danish whist: two fixed pairs, no trump, four contracts and the pasnolo. Source: sheet 003,
// "Dansk whist"; rules.md 4B (decisions D1..D11); evening-format, "danish-whist".
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/auction.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct DanishWhist {
  static constexpr std::string_view id = "danish-whist";
  static constexpr Word name = Word::game_danish_whist;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 4;
  static constexpr int seats_max = 4;
  static constexpr Direction direction = Direction::clockwise;

  // Low to high; pasnolo is what is played when all pass.
  enum class Contract : std::uint8_t { pasnolo, nolo, grand, sol, grandi };
  enum class Grandi : std::uint8_t { solo, pair };

  struct House {
    Tariff<Contract, 5> tariff{{points(1), points(1), points(2), points(4), points(8)}};  // D1
    int loss_factor = 1;                                                                  // D4
    int nolo_max = 6;                                                                     // D5
    Grandi grandi = Grandi::solo;                                                         // D3
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"tariff", Word::house_tariff}, house.tariff);
    visit(HouseRule{"loss_factor", Word::house_loss_factor}, house.loss_factor, one_of({1, 2}));
    visit(HouseRule{"nolo_max", Word::house_nolo_max}, house.nolo_max, one_of({6, 1}));
    visit(HouseRule{"grandi", Word::house_grandi}, house.grandi);
  }
  static void check_house(const House&, Checklist&);

  struct State {
    Seat dealer;
    bool operator==(const State&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<Auction<Contract>> auction;
    Asked<Contract> contract;
    Asked<Seat> declarer;
    Asked<Tricks> tricks;  // pasnolo: everybody's; else those of the declarer or the pair
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::auction>("auction", &Deal::auction));
      visit(field<FieldRole::contract>("contract", &Deal::contract));
      visit(field<FieldRole::declarer>("declarer", &Deal::declarer));
      visit(field<FieldRole::tricks>("tricks", &Deal::tricks));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  using Entry = std::variant<Deal, Misdeal>;

  // What a deal was, however it was written.
  struct Pasnolo {
    PerSeat<int> tricks;
    Points each;  // what the others pay to everyone with the fewest
  };
  struct Undertaken {
    Contract contract{};
    Seat declarer;
    Partner partner;  // who settles beside the declarer
    int over = 0;     // tricks above the contract; negative below
    Points value;     // by the tariff
    Points amount;    // what one opponent pays; negative when it is lost
    [[nodiscard]] bool made() const { return over >= 0; }
  };
  using Resolved = std::variant<Pasnolo, Undertaken>;

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State& state) { return state.dealer; }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running) {
    return running;
  }

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

constexpr std::array<std::string_view, 5> names(DanishWhist::Contract) {
  return {"pasnolo", "nolo", "grand", "sol", "grandi"};
}
constexpr std::array<std::string_view, 2> names(DanishWhist::Grandi) { return {"solo", "pair"}; }
constexpr std::string_view pass_call(DanishWhist::Contract) { return "pass"; }
const WordOfEach<DanishWhist::Contract>& words(DanishWhist::Contract);
inline Word word(DanishWhist::Contract contract) {
  return words(contract)[static_cast<std::size_t>(contract)];
}

}  // namespace kattegat
