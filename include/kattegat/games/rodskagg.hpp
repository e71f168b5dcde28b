// Rödskägg: a race from 12 points down to 0, six tricks without trump. Source: sheet 002;
// rules.md 3 (decisions R1..R28); evening-format, "rodskagg".
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/auction.hpp"
#include "kattegat/games/field.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct Rodskagg {
  static constexpr std::string_view id = "rodskagg";
  static constexpr Word name = Word::game_rodskagg;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 3;
  static constexpr int seats_max = 7;
  static constexpr Direction direction = Direction::clockwise;

  enum class Bid : std::uint8_t { smyg, one, two, three, four, five, six, rodskagg };
  enum class Offence : std::uint8_t {
    cut_by_other,       // P1
    early_pickup,       // P2; P3 is Redeal
    forgot_question,    // P4, R11
    forgot_exit_knock,  // P5, R3
    ritual,             // of the table's own
  };
  enum class AllPass : std::uint8_t { next_dealer, same_dealer };
  enum class RodskaggWinner : std::uint8_t { zero, as_stands };

  struct House {
    int start_points = 12;
    int penalty = 5;                                        // R9
    AllPass all_pass = AllPass::next_dealer;                // R1
    bool overshoot_pays = true;                             // R2
    RodskaggWinner rodskagg_winner = RodskaggWinner::zero;  // R16
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"start_points", Word::house_start_points}, house.start_points,
          from_to(1, 1'000'000));
    visit(HouseRule{"penalty", Word::house_penalty}, house.penalty, one_of({5, 6}));
    visit(HouseRule{"all_pass", Word::house_all_pass}, house.all_pass);
    visit(HouseRule{"overshoot_pays", Word::house_overshoot_pays}, house.overshoot_pays);
    visit(HouseRule{"rodskagg_winner", Word::house_rodskagg_winner}, house.rodskagg_winner);
  }

  struct State {  // of the game ("parti") in play
    Seat dealer;
    PerSeat<int> protocol;
    PerSeat<bool> out;  // eliminated by a failed rödskägg (R17)
    bool operator==(const State&) const = default;
  };

  struct Penalty {  // "Fem opp!"
    Seat player;
    Offence offence{};
    bool operator==(const Penalty&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<Auction<Bid>> bids;  // smyg is an empty call
    Asked<Seat> declarer;
    Asked<Bid> bid;
    Asked<ByPlayer<int>> first_four;
    Asked<std::vector<Seat>> joined;
    Asked<ByPlayer<int>> last_two;
    Asked<bool> stopped;
    Asked<std::vector<Penalty>> penalties;
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::auction>("bids", &Deal::bids));
      visit(field<FieldRole::declarer>("declarer", &Deal::declarer));
      visit(field<FieldRole::contract>("bid", &Deal::bid));
      visit(field("first_four", &Deal::first_four));
      visit(field("joined", &Deal::joined));
      visit(field("last_two", &Deal::last_two));
      visit(field("stopped", &Deal::stopped));
      visit(field("penalties", &Deal::penalties));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  struct Redeal {  // of a deal that went wrong (P3); it costs the dealer unless it was knocked
    static constexpr std::string_view type = "misdeal";
    Asked<bool> knocked;
    bool operator==(const Redeal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("knocked", &Redeal::knocked));
    }
  };
  struct PenaltyBetween {
    static constexpr std::string_view type = "penalty";
    Asked<Seat> player;
    Asked<Offence> offence;
    bool operator==(const PenaltyBetween&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("player", &PenaltyBetween::player));
      visit(field("offence", &PenaltyBetween::offence));
    }
  };
  struct Change {  // of what stands on the protocol
    int points = 0;
    Change& operator+=(int by) {
      points += by;
      return *this;
    }
    bool operator==(const Change&) const = default;
  };
  struct ProtocolCorrection {  // agreed, of the sheet itself
    static constexpr std::string_view type = "protocol";
    Asked<ByPlayer<Change>> points;
    Asked<std::string> why;
    bool operator==(const ProtocolCorrection&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field("points", &ProtocolCorrection::points));
      visit(field<FieldRole::reason>("why", &ProtocolCorrection::why));
    }
  };
  using Entry = std::variant<Deal, Redeal, PenaltyBetween, ProtocolCorrection>;

  // What a deal was, however it was written.
  struct Mark {  // on the protocol
    Seat seat;
    int change = 0;
    Word why{};
  };
  struct Winner {  // of the game
    Seat seat;
    int stands_at = 0;  // for the payout
  };
  struct Resolved {
    Bid bid{};
    std::optional<Seat> declarer{};  // nobody when everybody said smyg
    int over = 0;                    // tricks above the bid; negative below
    std::vector<Mark> marks{};       // in the order in which they are written down
    bool goes_out = false;           // the declarer
    State after{};                   // the protocol with these marks, and who is out then
    std::optional<Winner> winner{};
  };

  static State start(const Table<House>&);
  static std::optional<Seat> dealer(const State& state) { return state.dealer; }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running);

  static bool plays(const State& state, Seat seat) { return !state.out[seat]; }
  static TrickRules rules_under(const Announced&, Checklist&);  // for the referee
  static std::optional<PlayRules> play_rules(const Table<House>&, const State&, const Deal&);
  static void write_tricks(const Table<House>&, const State&, Deal&,
                           const std::vector<Seat>& takers);

  static Result<Resolved, Violations> resolve(const Table<House>&, const State&, const Deal&,
                                              Edition);
  static Violations check(const Table<House>&, const State&, const Redeal&);
  static Violations check(const Table<House>&, const State&, const PenaltyBetween&);
  static Violations check(const Table<House>&, const State&, const ProtocolCorrection&);
  static Outcome<State> score(const Table<House>&, const State&, const Resolved&);
  static Outcome<State> score(const Table<House>&, const State&, const Redeal&);
  static Outcome<State> score(const Table<House>&, const State&, const PenaltyBetween&);
  static Outcome<State> score(const Table<House>&, const State&, const ProtocolCorrection&);
  static Workings workings(const Table<House>&, const State&, const Resolved&,
                           const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Resolved&, const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const Redeal&, const Outcome<State>&);
  static Told told(const Table<House>&, const State&, const PenaltyBetween&, const Outcome<State>&);
};

constexpr std::array<std::string_view, 8> names(Rodskagg::Bid) {
  return {"smyg", "1", "2", "3", "4", "5", "6", "rodskagg"};
}
constexpr std::array<std::string_view, 5> names(Rodskagg::Offence) {
  return {"cut-by-other", "early-pickup", "forgot-question", "forgot-exit-knock", "ritual"};
}
constexpr std::array<std::string_view, 2> names(Rodskagg::AllPass) {
  return {"next-dealer", "same-dealer"};
}
constexpr std::array<std::string_view, 2> names(Rodskagg::RodskaggWinner) {
  return {"zero", "as-stands"};
}
TrickRules trick_rules_of_rodskagg();  // without trump
FormFault read_value(const Json&, Names, Rodskagg::Penalty&);
Json to_json(const Rodskagg::Penalty&, Names);
Text described(const Rodskagg::Penalty&);
FormFault read_value(const Json&, Names, Rodskagg::Change&);
Json to_json(const Rodskagg::Change&, Names);
Text described(const Rodskagg::Change&);
Word word(Rodskagg::Offence);
constexpr std::string_view pass_call(Rodskagg::Bid) { return "smyg"; }
const WordOfEach<Rodskagg::Bid>& words(Rodskagg::Bid);
inline Word word(Rodskagg::Bid bid) { return words(bid)[static_cast<std::size_t>(bid)]; }

}  // namespace kattegat
