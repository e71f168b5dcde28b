// Commerce against rules.md 5. Seats are clockwise, the turn goes the other way: with D dealing
// first, P1 (to his right) is the last seat.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace commerce_test {

namespace {

const std::vector<std::string> five{"D", "P4", "P3", "P2", "P1"};

std::string deal(const std::string& bought, const std::string& shown, const std::string& banker) {
  return R"({"type":"deal","bought":{)" + bought + R"(},"shown":{)" + shown +
         (banker.empty() ? "}}" : R"(},"banker_hand":)" + banker + "}");
}

// Points as the rules page lists them: P1, P2, P3, P4, D.
std::string in_turn_order(const Judged& judged, std::size_t entry) {
  std::string list;
  for (const int seat : {4, 3, 2, 1, 0})
    list += (list.empty() ? "" : " ") +
            to_string(judged.session().entries.at(entry).points[Seat{seat}]);
  return list;
}

const std::string poang_24 = R"(["HQ","HT","S4"])", poang_17 = R"(["CT","C7","S2"])";
const std::string sequence = R"(["S8","S7","S6"])";
const std::string lower = "\"poang\"", other = "\"ingenting\"";

}  // namespace

TEST_CASE("the worked cases of Commerce", "[commerce]") {
  struct Case {
    std::string name, entry, points;
  };
  const std::string p2_wins = R"("P2":)" + poang_24;
  const std::string tie = R"("P2":["HQ","HT","S4"],"P4":["DQ","DT","S5"])";
  const std::string c9 = R"("P1":["HQ","HT","S4"],"P3":["DQ","DT","S5"],"P4":["CQ","CT","S6"])";
  const std::vector<Case> cases{
      {"C-1", deal(R"("P1":2,"P2":1,"P3":1)", p2_wins, other), "-4 6 -3 -1 2"},
      {"C-2", deal(R"("P1":2,"P2":1,"P3":1)", p2_wins, lower), "-3 7 -2 0 -2"},
      {"C-4", deal(R"("P1":2,"P3":1)", R"("D":)" + poang_24, ""), "-4 -1 -3 -1 9"},
      {"C-5", deal("", R"("P1":)" + sequence, other), "5 -1 -1 -1 -2"},
      {"C-6", deal("", R"("P3":)" + poang_24, poang_17), "0 0 6 0 -6"},
      {"C-7", deal(R"("P1":1,"P3":2,"P4":1)", tie, other), "-3 3 -4 2 2"},
      {"C-8", deal(R"("P1":1,"P3":2,"P4":1)", tie, lower), "-2 4 -3 3 -2"},
      {"C-9", deal(R"("P1":2,"P2":1)", c9, other), "0 -3 1 1 1"},
      {"C-11", deal(R"("P1":1)", R"("P2":["HQ","HT","S4"],"D":["DQ","DT","S5"])", ""),
       "-3 -1 -1 -1 6"},
      {"C7: a better hand not laid up", deal("", R"("P1":)" + poang_17, poang_24), "5 -1 -1 -1 -2"},
      {"an equal hand not laid up", deal("", R"("P1":["HQ","HT","S4"])", R"(["DQ","DT","S5"])"),
       "5 -1 -1 -1 -2"},
      {"the banker buys free", deal(R"("D":3)", p2_wins, other), "-1 5 -1 -1 -2"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name, one.entry);
    const Judged judged = play("commerce", five, one.entry);
    CHECK(judged.complaints().empty());
    CHECK(in_turn_order(judged, 0) == one.points);
    CHECK(judged.next_dealer() == "P1");
  }
}

TEST_CASE("three players and ten", "[commerce]") {
  const Judged three = play("commerce", {"D", "P2", "P1"},
                            deal(R"("P1":1,"P2":3)", R"("P1":["HQ","HT","S4"])", lower));
  CHECK(three.points(0) == "0 -4 4");
  std::string bought;
  for (int i = 1; i <= 9; ++i) bought += (i > 1 ? ",\"P" : "\"P") + std::to_string(i) + "\":1";
  const Judged ten = play("commerce", {"D", "P9", "P8", "P7", "P6", "P5", "P4", "P3", "P2", "P1"},
                          deal(bought, R"("P5":["HQ","HT","S4"])", lower));
  CHECK(ten.points(0) == "-2 -2 -2 -2 -2 18 -2 -2 -2 -2");
}

TEST_CASE("the values of the hands", "[commerce]") {
  struct Hand {
    std::string name;
    std::array<std::string, 3> cards;
    HandClass of_class;
    int value;
  };
  const std::vector<Hand> hands{
      {"H-1", {"HJ", "CJ", "SJ"}, HandClass::tretal, 11},
      {"H-2", {"S6", "S5", "S4"}, HandClass::sekvens, 6},
      {"H-3", {"CT", "C7", "S2"}, HandClass::poang, 17},
      {"H-4", {"SQ", "ST", "S4"}, HandClass::poang, 24},
      {"H-5", {"SA", "S8", "H5"}, HandClass::poang, 19},
      {"H-6", {"SA", "S8", "S5"}, HandClass::poang, 24},
      {"H-7", {"HK", "CK", "S3"}, HandClass::ingenting, 0},
      {"H-8", {"SK", "CK", "S3"}, HandClass::poang, 13},
      {"H-9", {"HA", "HK", "HQ"}, HandClass::sekvens, ace},
      {"H-10", {"D3", "D2", "DA"}, HandClass::poang, 16},
      {"H-11", {"D2", "DA", "DK"}, HandClass::poang, 23},
      {"H-12", {"CA", "HA", "SA"}, HandClass::tretal, ace},
      {"H-13", {"C2", "C3", "H9"}, HandClass::poang, 5},
      {"H-14", {"SA", "SK", "ST"}, HandClass::poang, 31},
  };
  for (const Hand& hand : hands) {
    CAPTURE(hand.name);
    const ThreeCards cards{*parse_card(hand.cards[0]), *parse_card(hand.cards[1]),
                           *parse_card(hand.cards[2])};
    const HandValue value = hand_value(cards);
    CHECK(value.of_class == hand.of_class);
    CHECK(value.value == hand.value);
    CHECK(hand_value({cards[2], cards[0], cards[1]}) == value);
  }
}

TEST_CASE("the deal goes round counter-clockwise past those who have left", "[commerce]") {
  const std::string misdeal = R"({"type":"misdeal"})";
  const auto leave = [](const std::string& who) {
    return R"({"type":"leave","player":")" + who + "\"}";
  };
  CHECK(play("commerce", five, misdeal).next_dealer() == "P1");
  CHECK(play("commerce", five, misdeal).total() == "0 0 0 0 0");
  CHECK(play("commerce", five, leave("P1") + "," + misdeal).next_dealer() == "P2");
  CHECK(play("commerce", five, leave("D")).next_dealer() == "P1");  // a leaving banker passes it on
  CHECK(play("commerce", five, leave("D") + "," + leave("P1")).next_dealer() == "P2");
  CHECK(play("commerce", five, leave("P1") + R"(,{"type":"join","player":"P1"},)" + misdeal)
            .next_dealer() == "P1");
  // who is away antes nothing
  const Judged without =
      play("commerce", five, leave("P4") + "," + deal("", R"("P1":["HQ","HT","S4"])", other));
  CHECK(in_turn_order(without, 1) == "4 -1 -1 0 -2");
}

TEST_CASE("what cannot be is refused in Commerce", "[commerce]") {
  const std::string fine = R"("P1":["HQ","HT","S4"])";
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> rows{
      {R"({"type":"deal","bought":{}})", "0/shown:form.missing"},
      {deal("", "", other), "0/shown:commerce.shown"},
      {deal("", fine, ""), "0/banker_hand:commerce.banker-hand"},
      {deal("", R"("P1":["HK","CK","S3"])", other), "0/shown:commerce.shown"},
      {deal("", R"("P1":["HK","HK","S3"])", other), "0/shown:commerce.cards"},
      {deal("", R"("P1":["HK","HQ","JK"])", other), "0/shown:commerce.cards"},
      {deal("", R"("P1":["HK","HQ"])", other), "0/shown:form.type"},
      {deal("", fine + R"(,"P2":["HQ","H2","S5"])", other), "0/shown:commerce.cards"},
      {deal("", fine, R"(["HQ","D2","S5"])"), "0/banker_hand:commerce.cards"},
      {deal("", fine, "\"flush\""), "0/banker_hand:form.word"},
      {deal("", R"("D":["HQ","HT","S4"])", R"(["HQ","HT","S5"])"),
       "0/banker_hand:commerce.banker-hand"},
      {deal(R"("P1":-1)", fine, other), "0/bought:commerce.bought"},
      {deal(R"("X":1)", fine, other), "0/bought:form.seated"},
      {R"({"type":"leave","player":"P1"},)" + deal(R"("P1":1)", R"("P2":["HQ","HT","S4"])", other),
       "1/bought:commerce.present"},
      {R"({"type":"leave","player":"P1"},{"type":"leave","player":"P1"})",
       "1/player:commerce.present"},
      {R"({"type":"leave","player":"P1"},{"type":"leave","player":"P2"},
          {"type":"leave","player":"P3"})",
       "2/player:commerce.present"},
      {R"({"type":"join","player":"P1"})", "0/player:commerce.present"},
      {R"({"type":"leave"})", "0/player:form.missing"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entry);
    CHECK(play("commerce", five, row.entry).complaints() == row.complaints);
  }
  CHECK(play("commerce", five, deal("", R"("D":["HQ","HT","S4"])", R"(["S4","HQ","HT"])"))
            .complaints()
            .empty());
}

}  // namespace commerce_test
