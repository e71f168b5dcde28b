// Plump, worked out by hand.
#include <catch2/catch.hpp>

#include "kattegat/referee/trick.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/evenings.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace plump_test {

namespace {

const std::vector<std::string> three{"A", "B", "C"};
const std::vector<std::string> four{"A", "B", "C", "D"};

// Numbers by name: {3, 0} is {"A":3,"B":0}.
std::string by_name(const std::vector<int>& numbers) {
  std::string list;
  for (std::size_t i = 0; i < numbers.size(); ++i)
    list += std::string(i == 0 ? "\"" : ",\"") + static_cast<char>('A' + static_cast<int>(i)) +
            "\":" + std::to_string(numbers[i]);
  return "{" + list + "}";
}
std::string deal(const std::vector<int>& bids, const std::vector<int>& tricks,
                 const std::string& more = "") {
  return R"({"type":"deal","bids":)" + by_name(bids) + R"(,"tricks":)" + by_name(tricks) + more +
         "}";
}
const std::string trump = R"(,"trump":"H")";

// The cards of every deal of a session, one after the other.
std::string course(int seats, const Plump::House& house = {}) {
  const Table<Plump::House> table{.seats = seats, .house = house};
  std::string list;
  Plump::State state = Plump::start(table);
  while (Plump::dealer(state)) {
    list += (list.empty() ? "" : " ") + std::to_string(cards_of_plump(table, state));
    ++state.dealt;
    --state.left;
  }
  return list;
}

Judged small(const std::string& entries, const std::string& rules = R"("zero":5)") {
  return play("plump", three, entries, R"({"cards":3,)" + rules + "}");
}

}  // namespace

TEST_CASE("the deals go down to one card and up again", "[plump]") {
  const std::string ten = "10 9 8 7 6 5 4 3 2 1 2 3 4 5 6 7 8 9 10";
  CHECK(course(3) == ten);
  CHECK(course(4) == ten);
  CHECK(course(5) == ten);
  CHECK(course(6) == "8 7 6 5 4 3 2 1 2 3 4 5 6 7 8");
  CHECK(course(7) == "7 6 5 4 3 2 1 2 3 4 5 6 7");
  Plump::House house{.cards = 3};
  CHECK(course(7, house) == "3 2 1 2 3");
  house.ones = Plump::Ones::twice;
  CHECK(course(4, house) == "3 2 1 1 2 3");
  house.ones = Plump::Ones::per_player;
  CHECK(course(3, house) == "3 2 1 1 1 2 3");
  CHECK(course(5, house) == "3 2 1 1 1 1 1 2 3");
  house.cards = 17;
  CHECK(course(3, house).substr(0, 8) == "17 16 15");
  CHECK(course(4, house).substr(0, 8) == "13 12 11");
}

TEST_CASE("an exact bid scores, and everybody settles with everybody", "[plump]") {
  struct Case {
    std::vector<int> bids, tricks;
    std::string rules, sheet, points;
  };
  const std::vector<Case> cases{
      // 13, 0, 5 and 14: four times one's own, less 32
      {{3, 2, 0, 4}, {3, 3, 0, 4}, "{}", "13 0 5 14", "20 -32 -12 24"},
      {{3, 2, 0, 4}, {3, 3, 0, 4}, R"({"zero":10})", "13 0 10 14", "15 -37 3 19"},
      // nobody
      {{1, 1, 1, 1}, {10, 0, 0, 0}, "{}", "0 0 0 0", "0 0 0 0"},
      // ten of ten is 20
      {{10, 0, 0, 1}, {10, 0, 0, 0}, "{}", "20 5 5 0", "50 -10 -10 -30"},
      // all four, where the bids may add up
      {{4, 3, 2, 1}, {4, 3, 2, 1}, R"({"sum":"free"})", "14 13 12 11", "6 2 -2 -6"},
  };
  for (const Case& one : cases) {
    const std::string entry = deal(one.bids, one.tricks);
    CAPTURE(entry, one.rules);
    const Judged judged = play("plump", four, entry, one.rules);
    CHECK(judged.complaints().empty());
    CHECK(judged.sheet() == one.sheet);
    CHECK(judged.points(0) == one.points);
  }
}

TEST_CASE("who is not named took no trick", "[plump]") {
  const Judged judged =
      play("plump", four, R"({"type":"deal","bids":{"A":10,"B":0,"C":0,"D":1},"tricks":{"A":10}})");
  CHECK(judged.complaints().empty());
  CHECK(judged.sheet() == "20 5 5 0");
}

TEST_CASE("a session of three cards from the first deal to the last", "[plump]") {
  const std::string all = deal({1, 1, 0}, {1, 1, 1}) + "," + deal({0, 1, 0}, {0, 1, 1}) + "," +
                          deal({1, 1, 1}, {1, 0, 0}) + "," + deal({2, 1, 1}, {2, 0, 0}) + "," +
                          deal({3, 1, 0}, {0, 0, 3});
  const Judged judged = small(all);
  CHECK(judged.complaints().empty());
  CHECK(judged.points(0) == "11 11 -22");
  CHECK(judged.points(1) == "-1 17 -16");
  CHECK(judged.points(2) == "22 -11 -11");
  CHECK(judged.points(3) == "24 -12 -12");
  CHECK(judged.points(4) == "0 0 0");
  CHECK(judged.sheet() == "39 22 0");
  CHECK(judged.total() == "56 5 -61");
  CHECK(judged.next_dealer() == "-");
  CHECK(small(all + "," + deal({1, 1, 0}, {1, 1, 1})).complaints() == "5/type:plump.finished");
  CHECK(small(all + R"(,{"type":"misdeal"})").complaints() == "5/type:plump.finished");
}

TEST_CASE("the deal passes on, but not after a misdeal", "[plump]") {
  CHECK(small("").next_dealer() == "A");
  CHECK(small(R"({"type":"misdeal"})").next_dealer() == "A");
  const Judged judged = small(R"({"type":"misdeal"},)" + deal({1, 1, 0}, {1, 1, 1}));
  CHECK(judged.complaints().empty());  // still three cards
  CHECK(judged.next_dealer() == "B");
}

TEST_CASE("the bids may not add up, unless the house has it so", "[plump]") {
  const std::string even = deal({1, 1, 1}, {1, 1, 1});
  const Judged judged = small(even);
  CHECK(judged.complaints() == "0/bids:plump.sum");
  CHECK(judged.sentences() ==
        "the bids add up to 3, as many as there are tricks; A must bid something else\n");
  CHECK(small(even, R"("sum":"free")").sheet() == "11 11 11");
}

TEST_CASE("everything that is wrong is said at once", "[plump]") {
  CHECK(small(R"({"type":"deal"})").complaints() == "0/bids:form.missing 0/tricks:form.missing");
  CHECK(play("plump", four,
             R"({"type":"deal","bids":{"A":11,"B":2,"C":0},"trump":"H","tricks":{"A":4}})")
            .complaints() ==
        "0/bids:plump.bids 0/bids:plump.bids 0/trump:plump.trump 0/tricks:plump.tricks");
  CHECK(small(deal({-1, 0, 0}, {4, -1, 0})).complaints() ==
        "0/bids:plump.bids 0/tricks:plump.tricks 0/tricks:plump.tricks");
  // Who has bid most, and leads, is not known then.
  CHECK(small(deal({4, 1, 0}, {1, 1, 1}, R"(,"play":[["C","S2"]])")).complaints() ==
        "0/bids:plump.bids");
  CHECK(small(deal({2147483647, 2147483647, 1}, {1, 1, 1})).complaints() ==
        "0/bids:plump.bids 0/bids:plump.bids");
}

TEST_CASE("a trump is said when a card is turned", "[plump]") {
  const std::string plain = deal({1, 1, 0}, {1, 1, 1});
  const std::string second = deal({0, 1, 0}, {0, 1, 1});
  const std::string turned = R"("trump":"turned")";
  CHECK(small(plain, turned).complaints() == "0/trump:form.missing");
  CHECK(small(deal({1, 1, 0}, {1, 1, 1}, trump), turned).complaints().empty());
  CHECK(small(deal({1, 1, 0}, {1, 1, 1}, trump)).complaints() == "0/trump:plump.trump");

  const std::string later = R"("trump":"first-none")";
  CHECK(small(plain + "," + second, later).complaints() == "1/trump:form.missing");
  CHECK(small(plain + "," + deal({0, 1, 0}, {0, 1, 1}, trump), later).complaints().empty());

  // Four times thirteen: no card is left.
  const std::string rules = R"({"cards":13,"trump":"turned"})";
  CHECK(play("plump", four, deal({5, 4, 3, 2}, {5, 4, 3, 1}), rules).complaints().empty());
  CHECK(play("plump", four, deal({5, 4, 3, 2}, {5, 4, 3, 1}, trump), rules).complaints() ==
        "0/trump:plump.trump");
}

TEST_CASE("the play is judged, and compared with the tricks", "[plump]") {
  // B bids as much as A and sits before; B leads.
  const std::string record =
      R"(,"play":[["B","SA"],["C","S2"],["A","S3"],)"
      R"(["B","H2"],["C","HK"],["A","HA"],["A","DA"],["B","D2"],["C","C3"]])";
  const Judged judged = small(deal({1, 1, 0}, {2, 1, 0}, record));
  CHECK(judged.complaints().empty());
  CHECK(judged.points(0) == "-16 17 -1");
  CHECK(small(deal({1, 1, 0}, {1, 2, 0}, record)).complaints() ==
        "0/tricks:play.tricks 0/tricks:play.tricks");
  // A bids the most; where forehand leads it is B all the same.
  CHECK(small(deal({2, 0, 0}, {2, 1, 0}, record)).complaints() == "0/play:play.turn");
  CHECK(small(deal({2, 0, 0}, {2, 1, 0}, record), R"("lead":"forehand")").complaints().empty());

  const std::string revoke = R"(,"play":[["B","SA"],["C","H9"],["A","S3"],["B","S4"],["C","S2"],)"
                             R"(["A","H3"]])";
  CHECK(small(deal({0, 1, 0}, {0, 2, 1}, revoke)).complaints().find("trick.follow") !=
        std::string::npos);
  const std::string ruffed = R"(,"play":[["B","SA"],["C","H2"],["A","S3"]])";
  CHECK(small(deal({0, 1, 0}, {0, 0, 3}, ruffed + trump), R"("trump":"turned")")
            .complaints()
            .empty());
  CHECK(small(deal({0, 1, 0}, {0, 0, 3}, ruffed)).complaints() ==
        "0/tricks:play.tricks 0/tricks:play.tricks");
}

TEST_CASE("how the points of a deal come about", "[plump]") {
  const Judged judged = small(deal({2, 1, 0}, {2, 0, 1}), R"("sum":"free")");
  const auto& session = judged.evening.sessions.at(0);
  const auto& [table, drafts] = std::get<EnteredSession<Plump>>(session.entered);
  std::string said;
  for (const Text& line : how_paid(Session<Plump>(table), drafts.at(0).entry))
    said += say(line, Language::english, session.seats) + "\n";
  CHECK(said ==
        "B bid 1 and took 0: plump, 0\n"
        "C bid 0 and took 1: plump, 0\n"
        "A bid 2 and took as many: 12\n"
        "Any two players settle the difference.\n");
  CHECK(describe(drafts.at(0).entry, session.seats, Language::english) ==
        "A 2, B 1, C 0 · A 2, B 0, C 1");
}

TEST_CASE("the sample evening of Plump", "[plump]") {
  const Judged judged = judge_text(read_bytes(sample("plump")));
  CHECK(judged.complaints().empty());
  // Nineteen deals of four, to the end. Four times one's own, less 457.
  CHECK(judged.sheet() == "77 110 139 131");
  CHECK(judged.total() == "-149 -17 99 67");
  CHECK(judged.next_dealer() == "-");
  // Six times one's own, less 240; after five deals of the six players.
  const Standing& standing = judged.judged.sessions.at(1).standing;
  const std::vector<int> paper{43, 55, 42, 33, 45, 22};
  for (const Seat seat : Seats{6}) {
    const int its = paper[static_cast<std::size_t>(seat.index)];
    CHECK(standing.sheet[seat] == points(its));
    CHECK(standing.points[seat] == points(6 * its - 240));
  }
  CHECK(standing.next_dealer == Seat{5});
}

TEST_CASE("the referee judges a trick of plump, with a trump or without", "[plump][referee]") {
  TrickQuestion question{.game = "plump",
                         .announced = {},
                         .number = 1,
                         .cards = {{Seat{0}, {ace, Suit::spades}}, {Seat{1}, {2, Suit::hearts}}},
                         .hands = {}};
  CHECK(judge_trick(question)->winner == Seat{0});
  question.announced.trump = Suit::hearts;
  CHECK(judge_trick(question)->winner == Seat{1});
  question.announced.contract = "9";
  CHECK(judge_trick(question).error().front().field == "contract");
}

}  // namespace plump_test
