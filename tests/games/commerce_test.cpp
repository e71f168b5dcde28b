// Commerce against rules.md 5 and evening-format. The turn goes counter-clockwise: P1, P2, P3, P4
// and then D, the banker. Seats are listed clockwise, so the other way round, D first.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <sstream>

#include "kattegat/evening/settle.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

const std::vector<std::string> five{"D", "P4", "P3", "P2", "P1"};
const std::vector<std::string> four{"D", "P3", "P2", "P1"};
const std::vector<std::string> three{"D", "P2", "P1"};

const std::string misdeal = R"({"type":"misdeal"})";
std::string leave(const std::string& name) {
  return R"({"type":"leave","player":")" + name + R"("})";
}
std::string join(const std::string& name) {
  return R"({"type":"join","player":")" + name + R"("})";
}

// bought: "P1":2,"P2":1. shown: "P2":[...]. The banker's hand is left out when it is "".
std::string deal(const std::string& bought, const std::string& shown,
                 const std::string& banker_hand = "") {
  return R"({"type":"deal","bought":{)" + bought + R"(},"shown":{)" + shown + "}" +
         (banker_hand.empty() ? "" : R"(,"banker_hand":)" + banker_hand) + "}";
}
const std::string poang_21 = R"(["SA","SK","H4"])";
const std::string poang_21_too = R"(["DA","DK","C4"])";
const std::string poang_21_again = R"(["CA","CK","D4"])";
const std::string poang_16 = R"(["C9","C7","D2"])";
const std::string poang_31 = R"(["HA","HK","HT"])";
const std::string nothing = R"("ingenting")";
const std::string same_class = R"("poang")";
std::string lays(const std::string& player, const std::string& hand = poang_21) {
  return "\"" + player + "\":" + hand;
}
const std::string p1_wins = deal("", lays("P1"), nothing);

// The points of a row in turn order: P1, P2, ..., D.
std::string by_turn(const std::string& by_seat) {
  std::istringstream words(by_seat);
  std::string turned;
  for (std::string word; words >> word;) turned = word + (turned.empty() ? "" : " ") + turned;
  return turned;
}
Judged commerce(const std::string& entries, const std::vector<std::string>& seats = five) {
  return play("commerce", seats, entries);
}

struct Row {
  const char* name;
  std::string entry;
  std::string nets;  // of P1, P2, P3, P4 and D
};
void check(const std::vector<Row>& rows) {
  for (const auto& [name, entry, nets] : rows) {
    CAPTURE(name, entry);
    CHECK(commerce(entry).complaints().empty());
    CHECK(by_turn(commerce(entry).points(0)) == nets);
  }
}

struct Refused {
  std::string entries, complaints;
};
void check(const std::vector<Refused>& rows) {
  for (const auto& [entries, complaints] : rows) {
    CAPTURE(entries);
    CHECK(commerce(entries).complaints() == complaints);
  }
}

const std::string c1 = deal(R"("P1":2,"P2":1,"P3":1)", lays("P2"), R"("sekvens")");

}  // namespace

TEST_CASE("the worked deals of the rules page for Commerce", "[commerce]") {
  const std::string c7 = R"("P1":1,"P3":2,"P4":1)";
  const std::string tie = lays("P2") + "," + lays("P4", poang_21_too);
  check(std::vector<Row>{
      {"C-1", deal(R"("P1":2,"P2":1,"P3":1)", lays("P2"), nothing), "-4 6 -3 -1 2"},
      {"C-2", deal(R"("P1":2,"P2":1,"P3":1)", lays("P2"), poang_16), "-3 7 -2 0 -2"},
      {"C-4", deal(R"("P1":2,"P3":1)", lays("D")), "-4 -1 -3 -1 9"},
      {"C-5", deal("", lays("P1"), nothing), "5 -1 -1 -1 -2"},
      {"C-6", deal("", lays("P3"), same_class), "0 0 6 0 -6"},
      {"C-7", deal(c7, tie, nothing), "-3 3 -4 2 2"},
      {"C-8", deal(c7, tie, same_class), "-2 4 -3 3 -2"},
      {"C-9",
       deal(R"("P1":2,"P2":1)",
            lays("P1") + "," + lays("P3", poang_21_too) + "," + lays("P4", poang_21_again),
            nothing),
       "0 -3 1 1 1"},
      {"C-11", deal(R"("P1":1)", lays("P2") + "," + lays("D", poang_21_too)), "-3 -1 -1 -1 6"},
  });
  CHECK(by_turn(commerce(deal(R"("P1":1,"P2":3)", lays("P1"), poang_16), three).points(0)) ==
        "4 -4 0");

  const std::vector<std::string> ten{"D", "P9", "P8", "P7", "P6", "P5", "P4", "P3", "P2", "P1"};
  std::string everybody_once;
  for (int i = 1; i <= 9; ++i)
    everybody_once += (i == 1 ? "\"P" : ",\"P") + std::to_string(i) + "\":1";
  CHECK(by_turn(commerce(deal(everybody_once, lays("P5"), poang_16), ten).points(0)) ==
        "-2 -2 -2 -2 18 -2 -2 -2 -2 -2");
}

TEST_CASE("half a krone a chip", "[commerce]") {  // C-15
  std::string text = evening_text("commerce", five, "{}", c1);
  text.insert(text.find(R"("rules")"), R"("stake":"0.50",)");
  const Judged judged = judge_text(text);
  CHECK(judged.complaints().empty());
  CHECK(settle(judged.evening, judged.judged).money ==
        std::vector<Money>{Money{100}, Money{-50}, Money{-150}, Money{300}, Money{-200}});
}

TEST_CASE("what the banker owes who does not win", "[commerce]") {
  const std::string kings = R"(["SK","HK","DK"])";
  const std::string queens = R"(["SQ","HQ","DQ"])";
  const std::string sequence_9 = R"(["S9","S8","S7"])";
  const std::string sequence_5 = R"(["D5","D4","D3"])";
  check(std::vector<Row>{
      {"three kings, the banker has queens", deal("", lays("P1", kings), queens), "6 0 0 0 -6"},
      {"three kings, the banker has some three", deal("", lays("P1", kings), R"("tretal")"),
       "6 0 0 0 -6"},
      {"three kings, the banker a sequence", deal("", lays("P1", kings), sequence_9),
       "5 -1 -1 -1 -2"},
      {"sequence over sequence", deal("", lays("P1", sequence_9), sequence_5), "6 0 0 0 -6"},
      {"sequence over a better point count", deal("", lays("P1", sequence_5), poang_31),
       "5 -1 -1 -1 -2"},
      {"the banker laid up the lower hand", deal("", lays("P1") + "," + lays("D", poang_16)),
       "6 0 0 0 -6"},
      {"and is asked again",
       deal("", lays("P1") + "," + lays("D", poang_16), R"(["D2","C9","C7"])"), "6 0 0 0 -6"},
      // C7: the bonus only.
      {"the banker kept back a higher hand", deal("", lays("P1"), poang_31), "5 -1 -1 -1 -2"},
      {"the banker kept back an equal hand", deal("", lays("P1"), poang_21_too), "5 -1 -1 -1 -2"},
      {"the banker kept back a hand of a higher class", deal("", lays("P1"), sequence_9),
       "5 -1 -1 -1 -2"},
      {"the banker holds three different suits", deal("", lays("P1"), R"(["HK","CK","S3"])"),
       "5 -1 -1 -1 -2"},
  });
}

TEST_CASE("who lays up the best hand takes the pot", "[commerce]") {
  check(std::vector<Row>{
      {"of two", deal("", lays("P1", poang_16) + "," + lays("P4"), nothing), "-1 -1 -1 5 -2"},
      {"the banker buys for nothing", deal(R"("D":7)", lays("P1"), nothing), "5 -1 -1 -1 -2"},
      {"the banker buys and wins", deal(R"("D":7,"P1":1)", lays("D")), "-3 -1 -1 -1 6"},
      {"who bought nothing owes nothing", deal(R"("P2":0)", lays("P1"), nothing), "5 -1 -1 -1 -2"},
      {"the winner pays no bonus to himself", deal(R"("P1":4)", lays("P1"), nothing),
       "1 -1 -1 -1 2"},
      {"the banker wins with others",
       deal("", lays("D") + "," + lays("P1", poang_21_too) + "," + lays("P3", poang_21_again)),
       "-1 -1 -1 -1 4"},
      {"two share five and one odd chip",
       deal(R"("P2":1)", lays("P3") + "," + lays("P4", poang_21_too), nothing), "-1 -3 3 2 -1"},
  });
  // Forehand moves with the deal: P1 is the banker, so P2 is before D when a chip is odd.
  const Judged second = commerce(
      p1_wins + "," + deal(R"("P3":1)", lays("D") + "," + lays("P2", poang_21_too), nothing));
  CHECK(by_turn(second.points(1)) == "-1 3 -3 -1 2");
  CHECK(by_turn(second.total()) == "4 2 -4 -2 0");
  CHECK(second.sheet() == second.total());
}

TEST_CASE("the hands of the rules page", "[commerce]") {
  struct Hand {
    const char* name;
    std::array<const char*, 3> cards;
    HandClass of_class;
    int value;
  };
  using enum HandClass;
  const std::vector<Hand> hands{
      {"H-1", {"HJ", "CJ", "SJ"}, tretal, 11},
      {"H-2", {"S6", "S5", "S4"}, sekvens, 6},
      {"H-3", {"CT", "C7", "S2"}, poang, 17},
      {"H-4", {"SQ", "ST", "S4"}, poang, 24},
      {"H-5", {"SA", "S8", "H5"}, poang, 19},
      {"H-6", {"SA", "S8", "S5"}, poang, 24},
      {"H-7", {"HK", "CK", "S3"}, ingenting, 0},
      {"H-8", {"SK", "CK", "S3"}, poang, 13},
      {"H-9", {"HA", "HK", "HQ"}, sekvens, 14},
      {"H-10", {"D3", "D2", "DA"}, poang, 16},
      {"H-11", {"D2", "DA", "DK"}, poang, 23},
      {"H-12", {"CA", "HA", "SA"}, tretal, 14},
      {"H-13", {"C2", "C3", "H9"}, poang, 5},
      {"H-14", {"SA", "SK", "ST"}, poang, 31},
      {"H-14 b", {"SA", "SK", "SJ"}, poang, 31},
      {"H-14 c", {"SA", "SQ", "SJ"}, poang, 31},
      {"H-14 d", {"SA", "SQ", "ST"}, poang, 31},
      {"H-14 e", {"SA", "SJ", "ST"}, poang, 31},
      {"a pair is nothing", {"H9", "C9", "S2"}, ingenting, 0},
      {"a run in three suits is nothing", {"H9", "C8", "S7"}, ingenting, 0},
      {"a run in two suits counts its suit", {"H9", "H8", "S7"}, poang, 17},
  };
  for (const Hand& hand : hands) {
    CAPTURE(hand.name);
    std::array<int, 3> order{0, 1, 2};
    do {
      ThreeCards cards;
      for (std::size_t i = 0; i < 3; ++i)
        cards[i] = *parse_card(hand.cards[static_cast<std::size_t>(order[i])]);
      CHECK(hand_value(cards).of_class == hand.of_class);
      CHECK(hand_value(cards).value == hand.value);
    } while (std::next_permutation(order.begin(), order.end()));
  }
  const HandValue rising[] = {{ingenting, 0}, {poang, 5},  {poang, 31}, {sekvens, 4},
                              {sekvens, 14},  {tretal, 2}, {tretal, 14}};
  CHECK(std::is_sorted(std::begin(rising), std::end(rising), std::less_equal<>()));
}

TEST_CASE("a Commerce deal that cannot have been", "[commerce]") {
  check(std::vector<Refused>{
      {R"({"type":"deal","banker_hand":"poang"})", "0/shown:form.missing"},
      {deal("", "", nothing), "0/shown:commerce.shown"},
      {deal("", lays("P1", R"(["HK","CK","S3"])"), nothing), "0/shown:commerce.shown"},
      {deal("", lays("P1", R"(["SA","SK","JK"])"), nothing), "0/shown:commerce.cards"},
      {deal("", lays("P1", R"(["SA","SA","SK"])"), nothing), "0/shown:commerce.cards"},
      {deal("", lays("P1") + "," + lays("P2", R"(["SA","S2","S7"])"), nothing),
       "0/shown:commerce.cards"},
      {deal("", lays("P1"), R"(["SA","C2","C7"])"), "0/banker_hand:commerce.cards"},
      {deal("", lays("P1"), R"(["C2","C2","C7"])"), "0/banker_hand:commerce.cards"},
      {deal("", lays("P1"), R"(["C2","JK","C7"])"), "0/banker_hand:commerce.cards"},
      {deal("", lays("P1"), ""), "0/banker_hand:commerce.banker-hand"},
      {deal("", lays("D"), R"(["SA","SK","H5"])"), "0/banker_hand:commerce.banker-hand"},
      {deal("", lays("P1"), R"(["SA","SK"])"), "0/banker_hand:form.type"},
      {deal("", lays("P1"), R"("flush")"), "0/banker_hand:form.word"},
      {deal("", lays("P1"), "21"), "0/banker_hand:form.type"},
      {deal("", lays("P1", R"(["SA","SK"])"), nothing), "0/shown:form.type"},
      {deal("", lays("P1", R"(["SA","SK","10H"])"), nothing), "0/shown:form.type"},
      {deal("", lays("P9"), nothing), "0/shown:form.seated"},
      {deal(R"("P1":-1)", lays("P1"), nothing), "0/bought:commerce.bought"},
      {deal(R"("P1":99999999999)", lays("P1"), nothing), "0/bought:commerce.bought"},
      {deal(R"("P1":1.5)", lays("P1"), nothing), "0/bought:form.type"},
      {leave("P1") + "," + deal(R"("P1":1)", lays("P2"), nothing), "1/bought:commerce.present"},
      {leave("P1") + "," + deal("", lays("P1"), nothing), "1/shown:commerce.present"},
      {R"({"type":"leave"})", "0/player:form.missing"},
      {R"({"type":"join"})", "0/player:form.missing"},
      {leave("P9"), "0/player:form.seated"},
      {join("P1"), "0/player:commerce.present"},
      {leave("P1") + "," + leave("P1"), "1/player:commerce.present"},
      {leave("P1") + "," + leave("P2") + "," + leave("P3"), "2/player:commerce.present"},
  });
  CHECK(commerce(leave("P1"), three).sentences() == "at least three must remain\n");
  CHECK(commerce(leave("P1") + "," + leave("P1")).sentences() == "P1 has left the table\n");
  CHECK(commerce(join("P1")).sentences() == "P1 is at the table already\n");
  CHECK(play("commerce", five, "", R"({"odd":"eldest"})").complaints() == "-/rules:session.rules");
}

TEST_CASE("the deal passes on counter-clockwise", "[commerce]") {
  CHECK(commerce("").next_dealer() == "D");
  CHECK(commerce(p1_wins).next_dealer() == "P1");
  CHECK(commerce(misdeal).next_dealer() == "P1");
  CHECK(by_turn(commerce(misdeal).points(0)) == "0 0 0 0 0");
  CHECK(commerce(misdeal + "," + misdeal).next_dealer() == "P2");
  const std::string round = misdeal + "," + misdeal + "," + misdeal + "," + misdeal;
  CHECK(commerce(round).next_dealer() == "P4");
  CHECK(commerce(round + "," + misdeal).next_dealer() == "D");
  // After the misdeal P1 is the banker, and pays as the banker does.
  CHECK(by_turn(commerce(misdeal + "," + deal("", lays("P2"), nothing)).points(1)) ==
        "-2 5 -1 -1 -1");
}

TEST_CASE("who leaves neither pays nor deals, and may come back", "[commerce]") {
  CHECK(commerce(leave("P1")).next_dealer() == "D");
  CHECK(commerce(leave("P1") + "," + misdeal).next_dealer() == "P2");
  CHECK(commerce(leave("D")).next_dealer() == "P1");
  CHECK(commerce(leave("P1") + "," + leave("D")).next_dealer() == "P2");
  CHECK(commerce(leave("D") + "," + join("D")).next_dealer() == "P1");
  CHECK(commerce(leave("P1") + "," + join("P1") + "," + misdeal).next_dealer() == "P1");
  CHECK(commerce(leave("P1") + "," + join("P1")).next_dealer() == "D");
  // P1 and P2 have left, the deal goes from D to P3, P4, D and to P3 again.
  const std::string two_left = leave("P1") + "," + leave("P2") + "," + misdeal;
  CHECK(commerce(two_left).next_dealer() == "P3");
  CHECK(commerce(two_left + "," + misdeal + "," + misdeal + "," + misdeal).next_dealer() == "P3");

  const Judged without_p3 = commerce(leave("P3") + "," + p1_wins);
  CHECK(without_p3.complaints().empty());
  CHECK(by_turn(without_p3.points(1)) == "4 -1 0 -1 -2");
  CHECK(by_turn(commerce(leave("P3") + "," + deal("", lays("P1"), same_class)).points(1)) ==
        "5 0 0 0 -5");
  const Judged back = commerce(c1 + "," + leave("P3") + "," + join("P3"));
  CHECK(by_turn(back.total()) == "-4 6 -3 -1 2");
  CHECK(commerce(leave("P1"), four).complaints().empty());
  CHECK(commerce(leave("P1") + "," + join("P1") + "," + leave("P2"), four).complaints().empty());
}
