// Esmakker whist: called aces, attachments, vip and nolos, on a doubling tariff, as its schools
// play it. Source: sheet 003, "Esmakker whist"; rules.md 4C (decisions W1..W34, and those of the
// second edition); evening-format, "esmakker-whist".
#pragma once
#include "kattegat/games/announced.hpp"
#include "kattegat/games/contract.hpp"
#include "kattegat/games/field.hpp"
#include "kattegat/games/game.hpp"
#include "kattegat/games/house_rule.hpp"
#include "kattegat/games/play/play.hpp"

namespace kattegat {

struct EsmakkerWhist {
  static constexpr std::string_view id = "esmakker-whist";
  static constexpr Word name = Word::game_esmakker_whist;
  static std::span<const Sentences> sentences();  // of its room, a table a language
  static constexpr int seats_min = 4;
  static constexpr int seats_max = 4;
  static constexpr Direction direction = Direction::clockwise;

  enum class Attachment : std::uint8_t { none, vip, halve, staerke, sans, gode, kvarte };
  enum class Nolo : std::uint8_t {
    none,
    sol,
    ren_sol,
    bordlaegger,
    ren_bordlaegger,
    dobbelt_bordlaegger,
    ren_bordlaegger_snak,
  };
  // A level with or without attachment, or a nolo. Neither: passed.
  struct Bid {
    std::uint8_t level = 0;  // lowest to highest
    Attachment attachment = Attachment::none;
    Nolo nolo = Nolo::none;
    static constexpr std::uint8_t lowest = 7, highest = 13;  // W34
    [[nodiscard]] bool is_passed() const { return level == 0 && nolo == Nolo::none; }
    [[nodiscard]] bool is_vip() const { return attachment == Attachment::vip; }
    bool operator==(const Bid&) const = default;
  };
  using Trump = TrumpOrNone;

  struct Call {
    enum class Kind : std::uint8_t { pass, hold, with, bid };
    Seat seat;
    Kind kind = Kind::pass;
    Bid bid;
    bool operator==(const Call&) const = default;
  };

  enum class Ladder : std::uint8_t { standard, kvarte, degraded };
  enum class AuctionStyle : std::uint8_t { duel, round };
  enum class Hold : std::uint8_t { any, forehand, none };
  enum class Down : std::uint8_t { twice, single, mirror };
  enum class Kvarte : std::uint8_t { own_row, row_plus_two };
  enum class GaaMed : std::uint8_t { each, non_participants };
  enum class VipClubs : std::uint8_t { any, third, off };
  enum class Bordlaegger : std::uint8_t { one_trick, no_trick };

  struct House {
    Ladder ladder = Ladder::standard;                  // rules.md 4C.2
    AnyOf<Attachment, 7> attachments;                  // W22
    bool rank_attachments = true;                      // W22
    AuctionStyle auction_style = AuctionStyle::duel;   // W21
    Hold hold = Hold::any;                             // W21
    bool joker_trumpable = false;                      // W30
    Down down = Down::twice;                           // W1
    Kvarte kvarte = Kvarte::own_row;                   // W9
    GaaMed gaa_med = GaaMed::each;                     // W14
    bool gaa_med_bordlaegger = false;                  // W15
    VipClubs vip_clubs = VipClubs::any;                // W6
    int nolo_loss = 1;                                 // W13
    Bordlaegger bordlaegger = Bordlaegger::one_trick;  // W12
    bool operator==(const House&) const = default;
  };
  template <class H, class V>
  static void house_rules(H& house, V&& visit) {
    visit(HouseRule{"ladder", Word::house_ladder}, house.ladder);
    visit(HouseRule{"attachments", Word::house_attachments}, house.attachments);
    visit(HouseRule{"rank_attachments", Word::house_rank_attachments}, house.rank_attachments);
    visit(HouseRule{"auction_style", Word::house_auction_style}, house.auction_style);
    visit(HouseRule{"hold", Word::house_hold}, house.hold);
    visit(HouseRule{"joker_trumpable", Word::house_joker_trumpable}, house.joker_trumpable);
    visit(HouseRule{"down", Word::house_down}, house.down);
    visit(HouseRule{"kvarte", Word::house_kvarte}, house.kvarte);
    visit(HouseRule{"gaa_med", Word::house_gaa_med}, house.gaa_med);
    visit(HouseRule{"gaa_med_bordlaegger", Word::house_gaa_med_bordlaegger},
          house.gaa_med_bordlaegger);
    visit(HouseRule{"vip_clubs", Word::house_vip_clubs}, house.vip_clubs);
    visit(HouseRule{"nolo_loss", Word::house_nolo_loss}, house.nolo_loss, one_of({1, 2}));
    visit(HouseRule{"bordlaegger", Word::house_bordlaegger}, house.bordlaegger);
  }

  struct State {
    Seat dealer;
    bool operator==(const State&) const = default;
  };

  struct Deal {
    static constexpr std::string_view type = "deal";
    Asked<std::vector<Call>> auction;
    Asked<Bid> bid;
    Asked<Seat> declarer;
    Asked<Trump> trump;
    Asked<int> vip_card;
    Asked<Card> called;
    Asked<Card> marker;  // laid face down, as of the called suit
    Asked<Partner> partner;
    Asked<std::vector<Seat>> with;  // who went along on the nolo, or in the vip
    Asked<Tricks> tricks;           // of the declarer's side; in a nolo of each soloist
    Asked<PlayRecord> play;
    bool operator==(const Deal&) const = default;
    template <class V>
    static constexpr void fields(V&& visit) {
      visit(field<FieldRole::auction>("auction", &Deal::auction));
      visit(field<FieldRole::contract>("bid", &Deal::bid));
      visit(field<FieldRole::declarer>("declarer", &Deal::declarer));
      visit(field<FieldRole::trump>("trump", &Deal::trump));
      visit(field("vip_card", &Deal::vip_card));
      visit(field<FieldRole::called>("called", &Deal::called));
      visit(field("marker", &Deal::marker));
      visit(field<FieldRole::partner>("partner", &Deal::partner));
      visit(field("with", &Deal::with));
      visit(field<FieldRole::tricks>("tricks", &Deal::tricks));
      visit(field<FieldRole::play>(play_key, &Deal::play));
    }
  };
  using Entry = std::variant<Deal, Misdeal>;

  // What a deal was, however it was written: what the points and the workings are made of.
  struct PassedOut {};
  struct Undertaken {
    Bid bid;
    Seat declarer;
    Partner partner;
    Points row;    // what a trick is worth
    int over = 0;  // tricks above the level; negative below
  };
  struct Solos {
    Nolo nolo{};
    ByPlayer<int> tricks;  // of each soloist
  };
  using Resolved = std::variant<PassedOut, Undertaken, Solos>;

  static State start(const Table<House>&) { return {}; }
  static std::optional<Seat> dealer(const State& state) { return state.dealer; }
  static PerSeat<Points> sheet(const Table<House>&, const State&, const PerSeat<Points>& running) {
    return running;
  }
  static TrickRules rules_under(const Announced&, const House&, Checklist&);  // for the referee
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

constexpr std::array<std::string_view, 7> names(EsmakkerWhist::Attachment) {
  return {"", "vip", "halve", "staerke", "sans", "gode", "kvarte"};
}
constexpr std::array<std::string_view, 7> names(EsmakkerWhist::Nolo) {
  return {"passed",
          "sol",
          "ren-sol",
          "bordlaegger",
          "ren-bordlaegger",
          "dobbelt-bordlaegger",
          "ren-bordlaegger-snak"};
}
constexpr std::array<std::string_view, 3> names(EsmakkerWhist::Ladder) {
  return {"standard", "kvarte", "degraded"};
}
constexpr std::array<std::string_view, 2> names(EsmakkerWhist::AuctionStyle) {
  return {"duel", "round"};
}
constexpr std::array<std::string_view, 3> names(EsmakkerWhist::Hold) {
  return {"any", "forehand", "none"};
}
constexpr std::array<std::string_view, 3> names(EsmakkerWhist::Down) {
  return {"double", "single", "mirror"};
}
constexpr std::array<std::string_view, 2> names(EsmakkerWhist::Kvarte) {
  return {"own-row", "row-plus-two"};
}
constexpr std::array<std::string_view, 2> names(EsmakkerWhist::GaaMed) {
  return {"each", "non-participants"};
}
constexpr std::array<std::string_view, 3> names(EsmakkerWhist::VipClubs) {
  return {"any", "third", "off"};
}
constexpr std::array<std::string_view, 2> names(EsmakkerWhist::Bordlaegger) {
  return {"one-trick", "no-trick"};
}
Word word(EsmakkerWhist::Attachment);
Word word(EsmakkerWhist::Nolo);

// "9-vip", "sol", "passed".
std::optional<EsmakkerWhist::Bid> parse_esmakker_bid(std::string_view);
std::string to_string(const EsmakkerWhist::Bid&);
FormFault read_value(const Json&, Names, EsmakkerWhist::Bid&);
FormFault read_value(const Json&, Names, EsmakkerWhist::Call&);
Json to_json(const EsmakkerWhist::Bid&, Names);
Json to_json(const EsmakkerWhist::Call&, Names);
Text described(const EsmakkerWhist::Bid&);  // "9 vip", "Ren sol"
Text described(const EsmakkerWhist::Call&);

// The trump is not asked where the bid has its own, or none.
TrickRules trick_rules(const EsmakkerWhist::Bid&, std::optional<EsmakkerWhist::Trump>,
                       const EsmakkerWhist::House&);

// Where the bid stands on the house's ladder: the higher beats the lower, equals do not beat each
// other. Empty when the house does not have it.
std::optional<int> esmakker_rank(const EsmakkerWhist::Bid&, const EsmakkerWhist::House&);
// The same in the first edition of these rules, where kvarte was an attachment like the others.
std::optional<int> first_esmakker_rank(const EsmakkerWhist::Bid&, const EsmakkerWhist::House&);
// Whether others may go along on it (W15).
bool is_open_to_others(const EsmakkerWhist::Bid&, const EsmakkerWhist::House&);

// Whoever says "hold" takes the bid over.
std::optional<HeldBid<EsmakkerWhist::Bid>> held_bid(const std::vector<EsmakkerWhist::Call>&);

// What an auction came to.
struct EsmakkerHeard {
  EsmakkerWhist::Bid highest;
  std::optional<Seat> holder;  // nobody when all have passed
  PerSeat<bool> along;         // whose "with" stands
};
// Empty, and a violation on the list, when a call cannot be made or one is missing. What a book
// holds may have been bid by the first edition.
std::optional<EsmakkerHeard> heard(const std::vector<EsmakkerWhist::Call>&, Seat dealer,
                                   const EsmakkerWhist::House&, Edition, Checklist&);

}  // namespace kattegat
