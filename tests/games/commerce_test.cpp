// Commerce against rules.md 5. Seats are clockwise, the turn goes the other way: with D dealing
// first, P1 (to his right) is the last seat.
#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>

#include "support/evenings.hpp"
#include "support/random_entries.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace commerce_test {

namespace {

const std::vector<std::string> five{"D", "P4", "P3", "P2", "P1"};

std::string deal(const std::string& bought, const std::string& shown, const std::string& banker) {
  return R"({"type":"deal","bought":{)" + bought + R"(},"shown":{)" + shown +
         (banker.empty() ? "}}" : R"(},"banker_hand":)" + banker + "}");
}

std::string abandoned(const std::string& bought) {
  return R"({"type":"abandoned","bought":{)" + bought + "}}";
}
std::string leave(const std::string& who) { return R"({"type":"leave","player":")" + who + "\"}"; }

// Points as the rules page lists them: P1, P2, P3, P4, D.
std::string in_turn_order(const PerSeat<Points>& points) {
  std::string list;
  for (const int seat : {4, 3, 2, 1, 0})
    list += (list.empty() ? "" : " ") + to_string(points[Seat{seat}]);
  return list;
}
std::string in_turn_order(const Judged& judged, std::size_t entry) {
  return in_turn_order(judged.session().entries.at(entry).points);
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
      {"C19: equal point with two cards and with three",
       deal("", R"("P1":["HQ","HT","S4"],"P2":["D9","D7","D4"])", other), "2 2 -1 -1 -2"},
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
  // nor does a banker with a lower hand of the winner's class pay for it: 4 + 1 + 1 each
  const Judged lower_hand =
      play("commerce", five, leave("P4") + "," + deal("", R"("P1":["HQ","HT","S4"])", lower));
  CHECK(in_turn_order(lower_hand, 1) == "5 0 0 0 -5");
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
      {deal("", R"("P2":["HQ","HT","S4"],"P1":["HQ","D2","S5"])", other),
       "0/shown:commerce.cards 0/shown:commerce.shown"},
      {deal("", fine, R"(["HQ","D2","S5"])"), "0/banker_hand:commerce.cards"},
      {deal("", fine, "\"flush\""), "0/banker_hand:form.word"},
      {deal("", R"("D":["HQ","HT","S4"])", R"(["HQ","HT","S5"])"),
       "0/banker_hand:commerce.banker-hand"},
      {deal(R"("P1":-1)", fine, other), "0/bought:commerce.bought"},
      {deal(R"("X":1)", fine, other), "0/bought:form.seated"},
      {R"({"type":"leave","player":"P1"},)" + deal(R"("P1":1)", R"("P2":["HQ","HT","S4"])", other),
       "1/bought:commerce.present"},
      {R"({"type":"leave","player":"P1"},)" + deal("", fine, other), "1/shown:commerce.present"},
      {deal(R"("P1":1000000)", fine, other), ""},
      {deal(R"("P1":1000001)", fine, other), "0/bought:commerce.bought"},
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

// Several entries, the rules, and what the last of them comes to. D deals, then P1, P2 …
struct Carried {
  std::string name, entries, rules, points, total, pot;
};

TEST_CASE("a pot that nobody has won is carried over", "[commerce]") {
  const std::string p2_wins = R"("P2":["HQ","HT","S4"])";
  const std::string c12 = abandoned(R"("P1":1,"P4":2)");
  const std::string won = "0 0 0 0 0";
  const std::vector<Carried> cases{
      // The antes of C-12 move no points before C-13; together they are those of rules.md.
      {"C-12", c12, "{}", "-1 0 0 -2 3", "-1 0 0 -2 3", "1 1 1 1 1"},
      {"the banker's own purchases are free", abandoned(R"("D":4)"), "{}", won, won, "1 1 1 1 1"},
      // P1 is the banker now: what P2 bought goes there. 5 + 5 + a bonus from P1 = 11.
      {"C-12, and P1's bank pays", c12 + "," + deal(R"("P2":1)", p2_wins, other), "{}",
       "-2 8 -2 -2 -2", "-3 8 -2 -4 1", won},
      // P2 has the bank; turn: P3, P4, D, P1. 10 + 5 antes + bonuses from P4 and P2 = 17: D 9,
      // P1 8.
      {"carried twice, shared with an odd chip",
       abandoned("") + "," + abandoned("") + "," +
           deal(R"("P4":2)", R"("P1":["HQ","HT","S4"],"D":["DQ","DT","S5"])", other),
       "{}",
       // P1 -3 + 8, P2 -3 + 2 - 1, P3 -3, P4 -3 - 2 - 1, D -3 + 9
       "5 -2 -3 -6 6", "5 -2 -3 -6 6", won},
      {"carried twice, three share, two odd chips",
       abandoned("") + "," + abandoned("") + "," +
           deal(R"("P1":1)", R"("P4":["HQ","HT","S4"],"D":["DQ","DT","S5"],"P3":["CQ","CT","S6"])",
                other),
       "{}",
       // 15 + bonuses from P1 and P2 = 17: P3 6, P4 6, D 5
       "-5 -3 3 3 2", "-5 -3 3 3 2", won},
      {"who has left pays what was put in",
       abandoned("") + "," + leave("P4") + "," + deal("", p2_wins, other), "{}",
       // 5 carried + 4 antes + a bonus from P1 = 10
       "-3 8 -2 -1 -2", "-3 8 -2 -1 -2", won},
      {"a misdeal leaves the pot", abandoned("") + R"(,{"type":"misdeal"})", "{}", won, won,
       "1 1 1 1 1"},
      {"who has left puts nothing in", leave("P3") + "," + abandoned(""), "{}", won, won,
       "1 1 0 1 1"},
      {"refund", c12, R"({"abandon":"refund"})", "-1 0 0 -2 3", "-1 0 0 -2 3", won},
      {"refund, then won: only the new antes", c12 + "," + deal("", p2_wins, other),
       R"({"abandon":"refund"})", "-2 5 -1 -1 -1", "-3 5 -1 -3 2", won},
      {"no purchases at all", R"({"type":"abandoned"})", "{}", won, won, "1 1 1 1 1"},
  };
  for (const Carried& one : cases) {
    CAPTURE(one.name, one.entries);
    const Judged judged = play("commerce", five, one.entries, one.rules);
    CHECK(judged.complaints().empty());
    CHECK(in_turn_order(judged, judged.session().entries.size() - 1) == one.points);
    CHECK(in_turn_order(judged.session().standing.points) == one.total);
    CHECK(in_turn_order(judged.session().standing.pot) == one.pot);
  }
  CHECK(play("commerce", five, abandoned("")).next_dealer() == "P1");
}

TEST_CASE("C-12 and C-13 come to what the rules page has", "[commerce]") {
  // The same banker twice: P1 to P4 leave the second bank to D by passing it on with misdeals.
  const std::string misdeal = R"({"type":"misdeal"})";
  std::string entries = abandoned(R"("P1":1,"P4":2)");
  for (int i = 0; i < 4; ++i) entries += "," + misdeal;
  const Judged judged =
      play("commerce", five, entries + "," + deal(R"("P1":1)", R"("P2":["HQ","HT","S4"])", other));
  CHECK(judged.complaints().empty());
  CHECK(in_turn_order(judged.session().standing.points) == "-5 10 -2 -4 1");
}

TEST_CASE("C-15: the chips of C-1 at 0.50 each", "[commerce]") {
  std::string text = evening_text(
      "commerce", five, "{}", deal(R"("P1":2,"P2":1,"P3":1)", R"("P2":["HQ","HT","S4"])", other));
  text.insert(text.find("\"rules\""), R"("stake":"0.50",)");
  const Judged judged = judge_text(text);
  std::string money;  // D, P4, P3, P2, P1
  for (const ExactMoney each : judged.judged.money)
    money += (money.empty() ? "" : " ") + std::to_string(static_cast<std::int64_t>(each));
  CHECK(money == "100000 -50000 -150000 300000 -200000");
}

TEST_CASE("the eldest of equal hands takes everything, where that is the rule", "[commerce]") {
  struct Case {
    std::string name, entry, points;
  };
  const std::string tie = R"("P2":["HQ","HT","S4"],"P4":["DQ","DT","S5"])";
  const std::vector<Case> cases{
      // 5 + bonuses from P1, P3, P4 and D = 9
      {"C-7", deal(R"("P1":1,"P3":2,"P4":1)", tie, other), "-3 8 -4 -3 2"},
      {"C-8: and the banker pays each, the other equal hand too",
       deal(R"("P1":1,"P3":2,"P4":1)", tie, lower), "-2 9 -3 -2 -2"},
      {"the other did not buy: no bonus", deal("", tie, other), "-1 5 -1 -1 -2"},
      {"C-11: the banker among the equal",
       deal(R"("P1":1,"P2":1)", R"("P2":["HQ","HT","S4"],"D":["DQ","DT","S5"])", ""),
       "-3 -3 -1 -1 8"},
      {"no tie", deal("", R"("P4":["HQ","HT","S4"],"P1":["C9","C7","S5"])", other),
       "-1 -1 -1 5 -2"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name);
    const Judged judged = play("commerce", five, one.entry, R"({"tie":"eldest"})");
    CHECK(judged.complaints().empty());
    CHECK(in_turn_order(judged, 0) == one.points);
  }
}

TEST_CASE("a number of deals can be agreed", "[commerce]") {
  const std::vector<std::string> three{"D", "P2", "P1"};
  const std::string rules = R"({"deals":3})";
  const std::string won = deal("", R"("D":["HQ","HT","S4"])", R"("ingenting")");
  const std::string by_d = deal("", R"("D":["HQ","HT","S4"])", "");
  const std::string misdeal = R"({"type":"misdeal"})";
  const std::string two = by_d + "," + abandoned("");
  CHECK(play("commerce", three, two, rules).next_dealer() == "P2");
  // a misdeal does not count: the bank has passed to D once more
  CHECK(play("commerce", three, two + "," + misdeal, rules).next_dealer() == "D");
  const Judged over = play("commerce", three, two + "," + won, rules);
  CHECK(over.complaints().empty());
  CHECK(over.next_dealer() == "-");
  // an abandoned one counts, and what is in the pot after the last deal goes back
  const Judged open = play("commerce", three, two, rules);
  CHECK(open.pot() == "1 1 1");
  const Judged unwon = play("commerce", three, two + "," + abandoned(R"("D":1)"), rules);
  CHECK(unwon.next_dealer() == "-");
  CHECK(unwon.pot() == "0 0 0");
  CHECK(unwon.total() == "1 0 -1");  // D won 2, and bought one of P2, who had the bank last
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> after{
      {won, "3/type:commerce.finished"},
      {abandoned(""), "3/type:commerce.finished"},
      {misdeal, "3/type:commerce.finished"},
      {leave("P1"), "3/type:commerce.finished"},
      {R"({"type":"join","player":"P1"})", "3/type:commerce.finished"},
      {R"({"type":"note","text":"tak"})", ""},
      {R"({"type":"adjust","points":{"D":"-1","P1":"1"},"why":"agreed"})", ""},
  };
  for (const Row& row : after) {
    CAPTURE(row.entry);
    CHECK(play("commerce", three, two + "," + won + "," + row.entry, rules).complaints() ==
          row.complaints);
  }
  CHECK(play("commerce", three, two + "," + won + "," + by_d).complaints().empty());  // no end
}

TEST_CASE("house rules of Commerce that cannot be", "[commerce]") {
  struct Row {
    std::string rules, complaints;
  };
  const std::vector<Row> rows{
      {R"({"deals":10,"tie":"eldest","abandon":"refund","finish_round":true})", ""},
      {R"({"deals":0})", ""},
      {R"({"deals":12})", "-/rules:session.rules"},
      {R"({"deals":-5})", "-/rules:session.rules"},
      {R"({"deals":"10"})", "-/rules:form.type"},
      {R"({"tie":"banker"})", "-/rules:form.word"},
      {R"({"abandon":"keep"})", "-/rules:form.word"},
      {R"({"finish_round":1})", "-/rules:form.type"},
      {R"({"banker_pay":"both"})", "-/rules:session.rules"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.rules);
    CHECK(play("commerce", five, "", row.rules).complaints() == row.complaints);
  }
}

TEST_CASE("what cannot be in a deal that nobody wins", "[commerce]") {
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> rows{
      {abandoned(R"("P1":-1)"), "0/bought:commerce.bought"},
      {abandoned(R"("X":1)"), "0/bought:form.seated"},
      {leave("P1") + "," + abandoned(R"("P1":1)"), "1/bought:commerce.present"},
      {R"({"type":"abandoned","bought":{},"shown":{}})", "0/shown:form.unknown-key"},
      {R"({"type":"abandoned","dealer":"P1"})", "0/dealer:entry.dealer"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entry);
    CHECK(play("commerce", five, row.entry).complaints() == row.complaints);
  }
}

TEST_CASE("a pot has an ante of everybody for each deal since the last that was won",
          "[commerce][property]") {
  int carried = 0;
  rc::prop("", [&] {
    const auto play = random_play<Commerce>(draw(1, 30));
    const bool keeps = play.table.house.abandon == Commerce::Abandon::carry;
    Session<Commerce> session(play.table);
    PerSeat<Points> expected;
    for (const auto& draft : play.entries) {
      const PerSeat<bool> absent = session.state().absent;
      judge_next(session, draft);
      if (std::holds_alternative<Commerce::Deal>(draft.entry.body)) expected = {};
      if (keeps && std::holds_alternative<Commerce::Abandoned>(draft.entry.body))
        for (const Seat seat : play.table.everyone())
          if (!absent[seat]) expected[seat] += points(1);
      if (!session.standing().next_dealer) expected = {};
      RC_ASSERT(session.standing().pot == expected);
      carried += expected == PerSeat<Points>{} ? 0 : 1;
    }
  });
  CHECK(carried > 20);
}

}  // namespace commerce_test
