// Rödskägg against rules.md 3.
#include <catch2/catch.hpp>

#include "kattegat/wording/describe.hpp"
#include "support/books.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace rodskagg_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

Judged rodskagg(const std::string& entries, const std::string& rules = "{}") {
  return play("rodskagg", table, entries, rules);
}
std::string start(int points) { return R"({"start_points":)" + std::to_string(points) + "}"; }

// A declares; `first` and `last` are A's tricks, B takes the others.
std::string declared(const std::string& bid, int first, int last, const std::string& more = "") {
  const auto tricks = [](int of_a, int all) {
    return R"({"A":)" + std::to_string(of_a) +
           (of_a < all ? R"(,"B":)" + std::to_string(all - of_a) : "") + "}";
  };
  const bool b_joins = first == 4 && last < 2;
  return R"({"type":"deal","declarer":"A","bid":")" + bid + R"(","first_four":)" +
         tricks(first, 4) + R"(,"last_two":)" + tricks(last, 2) +
         (b_joins ? R"(,"joined":["B"])" : "") + (more.empty() ? "" : "," + more) + "}";
}
std::string penalty(const std::string& player, const std::string& offence) {
  return R"("penalties":[{"player":")" + player + R"(","offence":")" + offence + R"("}])";
}

}  // namespace

TEST_CASE("the worked cases of the protocol", "[rodskagg]") {
  struct Case {
    std::string name, entry;
    int from;
    std::string sheet, rules;
  };
  const std::string question = penalty("A", "forgot-question");
  const std::string six = R"({"start_points":8,"penalty":6})";
  const std::vector<Case> cases{
      {"R-1", declared("3", 3, 1), 12, "8 12 12 12", ""},
      {"R-2", declared("3", 2, 0), 7, "10 7 7 7", ""},
      {"R-5", declared("2", 3, 0, penalty("A", "forgot-exit-knock")), 3, "5 3 3 3", ""},
      {"R-6", declared("2", 3, 2, penalty("A", "forgot-exit-knock")), 3, "3 3 3 3", ""},
      {"R-7", declared("rodskagg", 3, 1), 9, "14 9 9 9", ""},
      {"R-9", declared("6", 4, 2), 12, "6 12 12 12", ""},
      {"R-10", declared("6", 4, 1), 12, "12 12 12 12", ""},
      {"R-11", declared("1", 0, 0), 12, "17 12 12 12", ""},
      {"R-12", declared("1", 2, 0, R"("joined":["C"])"), 6, "4 6 11 6", ""},
      {"R-13", R"({"type":"deal","declarer":"A","bid":"1","first_four":{"A":2,"B":2},
                  "joined":["C"],"last_two":{"A":1,"C":1}})",
       6, "3 6 6 6", ""},
      {"R-14", declared("1", 2, 0), 6, "4 6 6 6", ""},
      {"R-15", declared("3", 3, 1, question), 12, "13 12 12 12", ""},
      {"R-16", declared("2", 2, 0, question), 2, "5 2 2 2", ""},
      {"R-17", declared("4", 2, 0), 2, "5 2 2 2", ""},
      {"R-18", R"({"type":"misdeal","knocked":false})", 8, "13 8 8 8", ""},
      {"R-19", R"({"type":"misdeal","knocked":true})", 8, "8 8 8 8", ""},
      {"R-20", R"({"type":"penalty","player":"A","offence":"cut-by-other"},
                  {"type":"misdeal","knocked":false})",
       8, "18 8 8 8", ""},
      {"R-21", R"({"type":"penalty","player":"B","offence":"early-pickup"},
                  {"type":"penalty","player":"C","offence":"ritual"})",
       8, "8 13 13 8", ""},
      {"R-22", declared("3", 4, 2), 12, "6 12 12 12", ""},
      {"R-23", declared("3", 2, 0), 7, "11 7 7 7", R"({"start_points":7,"penalty":6})"},
      {"R-18 by six", R"({"type":"misdeal","knocked":false})", 8, "14 8 8 8", six},
      {"R-20 by six", R"({"type":"penalty","player":"A","offence":"cut-by-other"},
                         {"type":"misdeal","knocked":false})",
       8, "20 8 8 8", six},
      {"R-21 by six", R"({"type":"penalty","player":"B","offence":"early-pickup"},
                         {"type":"penalty","player":"C","offence":"ritual"})",
       8, "8 14 14 8", six},
      {"R-12 by six", declared("1", 2, 0, R"("joined":["C"])"), 8, "6 8 14 8", six},
      {"R-15 by six", declared("3", 3, 1, question), 8, "10 8 8 8", six},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name, one.entry);
    const Judged judged = rodskagg(one.entry, one.rules.empty() ? start(one.from) : one.rules);
    CHECK(judged.complaints().empty());
    CHECK(judged.sheet() == one.sheet);
    CHECK(judged.total() == "0 0 0 0");
  }
}

TEST_CASE("whoever comes down to zero is paid the differences", "[rodskagg]") {
  // R-3 and R-4: at 3, bid two
  CHECK(rodskagg(declared("2", 3, 0), start(3)).points(0) == "9 -3 -3 -3");
  CHECK(rodskagg(declared("2", 3, 2), start(3)).points(0) == "15 -5 -5 -5");
  // R-25: below zero does not pay where it was not agreed
  CHECK(rodskagg(declared("2", 3, 2), R"({"start_points":3,"overshoot_pays":false})").points(0) ==
        "9 -3 -3 -3");
  // R-8 and R-26: a rödskägg wins at once, as if from zero
  const std::string up = R"({"type":"penalty","player":"A","offence":"ritual"},)";
  CHECK(rodskagg(up + declared("rodskagg", 4, 2), start(10)).points(1) == "30 -10 -10 -10");
  // the next game begins at twelve each, the deal having passed on
  const Judged won = rodskagg(declared("2", 3, 2), start(3));
  CHECK(won.sheet() == "3 3 3 3");
  CHECK(won.next_dealer() == "B");
}

TEST_CASE("what the maker of a rödskägg is paid from", "[rodskagg]") {
  // R-26 and R-27: E at 15 makes it against 4 and 8
  const std::vector<std::string> three{"E", "A", "B"};
  const auto made = [&](const std::string& points, const std::string& more,
                        const std::string& winner) {
    return play("rodskagg", three,
                R"({"type":"protocol","points":)" + points + R"(,"why":"agreed"},
                   {"type":"deal","declarer":"E","bid":"rodskagg","first_four":{"E":4},
                    "last_two":{"E":2})" +
                    more + "}",
                R"({"rodskagg_winner":")" + winner + R"("})");
  };
  const std::string high = R"({"E":3,"A":-8,"B":-4})";
  CHECK(made(high, "", "zero").points(1) == "12 -4 -8");
  CHECK(made(high, "", "as-stands").points(1) == "0 0 0");
  // E at 5 against 12 and 4: 12 - 5 = 7, and nothing for 4 - 5
  const std::string low = R"({"E":-7,"B":-8})";
  CHECK(made(low, "", "zero").points(1) == "16 -12 -4");
  CHECK(made(low, "", "as-stands").points(1) == "7 -7 0");
  // A goes along in vain, 12 + 5; E's own penalty comes after what stood before the deal
  const std::string also = R"(,"joined":["A"],)" + penalty("E", "forgot-question");
  CHECK(made(low, also, "zero").points(1) == "21 -17 -4");
  CHECK(made(low, also, "as-stands").points(1) == "12 -12 0");
  // who comes to zero without a rödskägg is paid from the real score all the same
  CHECK(rodskagg(declared("2", 3, 2), R"({"start_points":3,"rodskagg_winner":"as-stands"})")
            .points(0) == "15 -5 -5 -5");
  CHECK(rodskagg("", R"({"rodskagg_winner":"as-stood"})").complaints() == "-/rules:form.word");
}

TEST_CASE("the protocol itself can be corrected, and no money moves", "[rodskagg]") {
  const auto corrected = [](const std::string& points) {
    return R"({"type":"protocol","points":)" + points + R"(,"why":"misheard"})";
  };
  const Judged judged = rodskagg(corrected(R"({"B":-2,"C":1})"));
  CHECK(judged.complaints().empty());
  CHECK(judged.sheet() == "12 10 13 12");
  CHECK(judged.total() == "0 0 0 0");
  CHECK(judged.next_dealer() == "A");
  CHECK(rodskagg(corrected(R"({"B":-11})")).sheet() == "12 1 12 12");
  // A comes from 12 to 3 and wins with three tricks: the others pay 12 each
  CHECK(rodskagg(corrected(R"({"A":-9})") + "," + declared("2", 3, 0)).points(1) ==
        "36 -12 -12 -12");
  // the next game begins at twelve again
  CHECK(rodskagg(corrected(R"({"A":-9})") + "," + declared("2", 3, 0)).sheet() == "12 12 12 12");

  const std::string d_is_out = R"({"type":"deal","declarer":"D","bid":"rodskagg",
      "first_four":{"A":4},"last_two":{"A":2}},)";
  struct Row {
    std::string entry, complaints;
  };
  for (const Row& row :
       std::vector<Row>{{corrected("{}"), "0/points:rodskagg.protocol"},
                        {corrected(R"({"B":0})"), "0/points:rodskagg.protocol"},
                        {corrected(R"({"B":-2,"C":0})"), "0/points:rodskagg.protocol"},
                        {corrected(R"({"B":-12})"), "0/points:rodskagg.protocol"},
                        {corrected(R"({"B":-13,"C":-12,"D":-11})"),
                         "0/points:rodskagg.protocol 0/points:rodskagg.protocol"},
                        {corrected(R"({"B":"-2"})"), "0/points:form.type"},
                        {corrected(R"({"B":1.5})"), "0/points:form.type"},
                        {corrected(R"({"E":1})"), "0/points:form.seated"},
                        {corrected(R"({"B":999999989})"), "0/points:entry.points-limit"},
                        {corrected(R"({"B":999999988})"), ""},
                        {corrected(R"({"B":-99999999999999})"), "0/points:rodskagg.protocol"},
                        {d_is_out + corrected(R"({"D":-3})"), "1/points:rodskagg.out"},
                        {d_is_out + corrected(R"({"C":-3})"), ""},
                        {R"({"type":"protocol","why":"misheard"})", "0/points:form.missing"},
                        {R"({"type":"protocol","points":{"B":1}})", "0/why:form.missing"},
                        {R"({"type":"protocol","points":{"B":1},"why":""})", "0/why:form.empty"},
                        {R"({"type":"protocol","points":{"B":1},"why":"x","dealer":"B"})",
                         "0/dealer:entry.dealer"}}) {
    CAPTURE(row.entry);
    CHECK(rodskagg(row.entry).complaints() == row.complaints);
  }
  CHECK(rodskagg(corrected(R"({"B":-12})")).sentences() ==
        "B would stand at 0; after a correction everybody stands at 1 or more\n");
}

TEST_CASE("R-24: the eliminated pay too", "[rodskagg]") {
  // D fails a rödskägg at 9 and stands at 14; A goes up to 14 by a penalty; C wins at -1.
  const Judged judged = rodskagg(
      R"({"type":"deal","declarer":"D","bid":"rodskagg","first_four":{"D":3,"B":1},
          "last_two":{"D":2}},
         {"type":"penalty","player":"A","offence":"ritual"},
         {"type":"deal","declarer":"C","bid":"4","first_four":{"C":4},"last_two":{"C":2}},
         {"type":"deal","declarer":"C","bid":"4","first_four":{"C":4},"last_two":{"C":2}})",
      start(9));
  CHECK(judged.complaints().empty());
  CHECK(judged.points(3) == "-17 -12 46 -17");
}

TEST_CASE("who is out is passed over, and the last one left wins as he stands", "[rodskagg]") {
  const auto fails = [](const std::string& who, const std::string& other) {
    return R"({"type":"deal","declarer":")" + who + R"(","bid":"rodskagg","first_four":{")" +
           other + R"(":4},"last_two":{")" + other + R"(":2}})";
  };
  const Judged two_out = rodskagg(fails("B", "A") + "," + fails("C", "A"));
  CHECK(two_out.sheet() == "12 17 17 12");
  CHECK(two_out.next_dealer() == "D");  // A, then B is out, C is out
  // R-28: three out at 17, one left at 12
  const Judged last = rodskagg(fails("B", "A") + "," + fails("C", "A") + "," + fails("D", "A"));
  CHECK(last.points(2) == "15 -5 -5 -5");
  CHECK(last.sheet() == "12 12 12 12");
  CHECK(last.next_dealer() == "A");
  // R-29: nobody receives for standing lower
  std::string up;
  for (int i = 0; i < 2; ++i) up += R"(,{"type":"penalty","player":"A","offence":"ritual"})";
  const Judged clamped =
      rodskagg(fails("B", "A") + "," + fails("C", "A") + up + "," + fails("D", "A"));
  CHECK(clamped.points(4) == "0 0 0 0");
  CHECK(rodskagg(fails("B", "A") + "," + fails("B", "A")).complaints() ==
        "1/declarer:rodskagg.out");
}

TEST_CASE("the bids go round once from forehand", "[rodskagg]") {
  const auto bids = [](const std::string& list) {
    return R"({"type":"deal","bids":[)" + list +
           R"(],"first_four":{"C":2,"B":2},"last_two":{"C":2}})";
  };
  CHECK(rodskagg(bids(R"(["B","1"],["C","2"],["D","smyg"],["A","smyg"])")).sheet() == "12 12 8 12");
  const std::string all_smyg =
      R"({"type":"deal","bids":[["B","smyg"],["C","smyg"],["D","smyg"],["A","smyg"]]})";
  CHECK(rodskagg(all_smyg).next_dealer() == "B");
  CHECK(rodskagg(all_smyg, R"({"all_pass":"same-dealer"})").next_dealer() == "A");
  struct Row {
    std::string bids, complaints;
  };
  for (const Row& row : std::vector<Row>{
           {R"(["C","1"])", "0/bids:auction.turn"},
           {R"(["B","2"],["C","2"])", "0/bids:auction.higher"},
           {R"(["B","3"],["C","2"])", "0/bids:auction.higher"},
           {R"(["B","smyg"],["C","2"])", "0/bids:auction.unfinished"},
           {R"(["B","smyg"],["C","2"],["D","smyg"],["A","smyg"],["B","3"])", "0/bids:auction.over"},
           {R"(["B","pass"])", "0/bids:form.word"}}) {
    CAPTURE(row.bids);
    CHECK(rodskagg(bids(row.bids)).complaints() == row.complaints);
  }
}

TEST_CASE("what cannot be is refused in Rödskägg", "[rodskagg]") {
  const auto with = [](const std::string& fields) {
    return R"({"type":"deal","declarer":"A","bid":"2",)" + fields + "}";
  };
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> rows{
      {R"({"type":"deal","first_four":{"A":4},"last_two":{"A":2}})", "0/bids:rodskagg.bids"},
      {R"({"type":"deal","declarer":"A","first_four":{"A":4},"last_two":{"A":2}})",
       "0/bid:rodskagg.bids"},
      {R"({"type":"deal","declarer":"A","bid":"smyg","first_four":{"A":4},"last_two":{"A":2}})",
       "0/bid:rodskagg.bids"},
      {with(R"("first_four":{"A":3},"last_two":{"A":2})"), "0/first_four:rodskagg.tricks"},
      {with(R"("first_four":{"A":5},"last_two":{"A":2})"), "0/first_four:rodskagg.tricks"},
      {with(R"("first_four":{"A":4})"), "0/last_two:form.missing"},
      {with(R"("first_four":{"A":4},"last_two":{"A":1})"), "0/last_two:rodskagg.tricks"},
      {with(R"("first_four":{"A":4},"last_two":{"A":1,"B":1})"), "0/last_two:rodskagg.last-two"},
      {with(R"("first_four":{"A":3,"B":1},"joined":["B"],"last_two":{"A":2})"),
       "0/joined:rodskagg.joined"},
      {with(R"("first_four":{"A":4},"joined":["A"],"last_two":{"A":2})"),
       "0/joined:rodskagg.joined"},
      {with(R"("first_four":{"A":4},"joined":["B","B"],"last_two":{"A":2})"),
       "0/joined:form.twice"},
      {with(R"("first_four":{"A":4},"last_two":{"A":2},"stopped":true)"),
       "0/stopped:rodskagg.stopped"},
      {with(R"("first_four":{"A":3,"B":1},"stopped":true)"), "0/stopped:rodskagg.stopped"},
      {R"({"type":"deal","declarer":"A","bid":"rodskagg","first_four":{"A":3},"stopped":true})",
       "0/stopped:rodskagg.stopped"},
      {R"({"type":"deal","declarer":"A","bid":"rodskagg","first_four":{"A":2147483647,)"
       R"("B":2147483647},"last_two":{"B":2147483647},"stopped":true})",
       "0/first_four:rodskagg.tricks 0/first_four:rodskagg.tricks 0/last_two:rodskagg.tricks "
       "0/last_two:rodskagg.stopped"},
      {R"({"type":"deal","declarer":"A","bid":"3","first_four":{"A":2147483647},)"
       R"("last_two":{"A":2147483647},)" +
           penalty("A", "forgot-exit-knock") + "}",
       "0/first_four:rodskagg.tricks 0/last_two:rodskagg.tricks"},
      {R"({"type":"deal","declarer":"A","bid":"rodskagg","first_four":{"B":1},"last_two":{"A":1},
          "stopped":true})",
       "0/last_two:rodskagg.stopped"},
      {declared("2", 2, 0, penalty("B", "cut-by-other")), "0/penalties:rodskagg.penalty"},
      {declared("2", 2, 0, penalty("B", "forgot-question")), "0/penalties:rodskagg.penalty"},
      {declared("2", 2, 0, penalty("A", "forgot-exit-knock")), "0/penalties:rodskagg.penalty"},
      {declared("2", 2, 0, penalty("A", "late")), "0/penalties:form.word"},
      {R"({"type":"deal","bids":[["B","smyg"],["C","smyg"],["D","smyg"],["A","smyg"]],)" +
           penalty("A", "forgot-question") + "}",
       "0/penalties:rodskagg.penalty"},
      {R"({"type":"deal","bids":[["B","smyg"],["C","smyg"],["D","smyg"],["A","smyg"]],
          "first_four":{"A":4}})",
       "0/first_four:form.not-asked"},
      // Whoever declared, the tricks are four and two.
      {R"({"type":"deal","declarer":"A","first_four":{"A":3,"B":2},"joined":["C","C"],)"
       R"("last_two":{"A":1,"D":2}})",
       "0/bid:rodskagg.bids 0/first_four:rodskagg.tricks 0/joined:form.twice "
       "0/last_two:rodskagg.tricks"},
      {R"({"type":"misdeal"})", "0/knocked:form.missing"},
      {R"({"type":"penalty","player":"A","offence":"forgot-question"})",
       "0/offence:rodskagg.penalty"},
      {R"({"type":"penalty","player":"B","offence":"cut-by-other"})", "0/player:rodskagg.penalty"},
      {R"({"type":"penalty","offence":"ritual"})", "0/player:form.missing"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entry);
    CHECK(rodskagg(row.entry).complaints() == row.complaints);
  }
}

TEST_CASE("a lost rödskägg may be broken off, and nobody is punished for going along",
          "[rodskagg]") {
  const Judged judged = rodskagg(R"({"type":"deal","declarer":"A","bid":"rodskagg",
      "first_four":{"A":3,"B":1},"joined":["C"],"last_two":{},"stopped":true})");
  CHECK(judged.complaints().empty());
  CHECK(judged.sheet() == "17 12 12 12");
  // the sums may be less, down to the one trick that lost it
  const auto stopped = [](const std::string& tricks) {
    return R"({"type":"deal","declarer":"A","bid":"rodskagg",)" + tricks + R"("stopped":true})";
  };
  for (const std::string tricks :
       {R"("first_four":{"B":1},)", R"("first_four":{"A":4},"joined":["B"],"last_two":{"B":1},)",
        R"("first_four":{"A":3,"B":1},"last_two":{"A":2},)"}) {
    CAPTURE(tricks);
    const Judged off = rodskagg(stopped(tricks));
    CHECK(off.complaints().empty());
    CHECK(off.sheet() == "17 12 12 12");
    CHECK(off.total() == "0 0 0 0");
  }
  CHECK(rodskagg(stopped(R"("first_four":{"A":4},"last_two":{"A":1},)")).complaints() ==
        "0/stopped:rodskagg.stopped");
  CHECK(rodskagg(stopped(R"("first_four":{"A":3,"B":2},)")).complaints() ==
        "0/first_four:rodskagg.tricks");
  CHECK(rodskagg(stopped(R"("first_four":{"A":3,"B":1},"last_two":{"C":1},)")).complaints() ==
        "0/last_two:rodskagg.last-two");
}

TEST_CASE("a knock is due at the first moment it can be, also with the sixth trick", "[rodskagg]") {
  const std::string knock = penalty("A", "forgot-exit-knock");
  CHECK(rodskagg(declared("6", 4, 2, knock), start(6)).sheet() == "5 6 6 6");
  CHECK(rodskagg(declared("6", 4, 2, knock), start(7)).complaints() ==
        "0/penalties:rodskagg.penalty");
}

TEST_CASE("a knock that was forgotten is called once, unless there is zero again", "[rodskagg]") {
  const auto knocks = [](int times) {
    std::string list;
    for (int time = 0; time < times; ++time)
      list += std::string(time > 0 ? "," : "") + R"({"player":"A","offence":"forgot-exit-knock"})";
    return R"("penalties":[)" + list + "]";
  };
  const auto refused = std::string("0/penalties:rodskagg.penalty");
  // 3 + 5 - 3: A stands at 5, and no knock is due.
  CHECK(rodskagg(declared("2", 3, 0, knocks(1)), start(3)).sheet() == "5 3 3 3");
  CHECK(rodskagg(declared("2", 3, 0, knocks(2)), start(3)).complaints() == refused);
  // With all six tricks A is down to 0 once more: 1 + 5 - 6, and then another five.
  CHECK(rodskagg(declared("1", 4, 2, knocks(2)), start(1)).sheet() == "5 1 1 1");
  CHECK(rodskagg(declared("1", 4, 2, knocks(3)), start(1)).complaints() == refused);
  // Where it costs six A is not: 1 + 6 - 6.
  const std::string six = R"({"start_points":1,"penalty":6})";
  CHECK(rodskagg(declared("1", 4, 2, knocks(1)), six).sheet() == "1 1 1 1");
  CHECK(rodskagg(declared("1", 4, 2, knocks(2)), six).complaints() == refused);
}

TEST_CASE("nobody's protocol goes beyond the limit of points, whatever takes it there",
          "[rodskagg]") {
  const std::string at_the_limit = R"({"type":"protocol","points":{"A":999000000},"why":"w"},)";
  const std::string called = R"({"type":"penalty","player":"A","offence":"ritual"})";
  CHECK(rodskagg(at_the_limit + called, start(999'995)).complaints().empty());
  for (const std::string& more :
       {called, declared("2", 1, 0), std::string(R"({"type":"misdeal","knocked":false})")})
    CHECK(rodskagg(at_the_limit + more, start(1'000'000)).complaints() ==
          "1/points:entry.points-limit");
}

TEST_CASE("what was called before the knock counts, the question only with the last two",
          "[rodskagg]") {
  const auto refused = std::string("0/penalties:rodskagg.penalty");
  const auto with = [](const std::string& offence) {
    return R"("penalties":[{"player":"A","offence":")" + offence +
           R"("},{"player":"A","offence":"forgot-exit-knock"}])";
  };
  // From 3 with three of the first four, bid two, down to 0; a penalty before the play puts A up.
  for (const std::string before : {"cut-by-other", "early-pickup"})
    CHECK(rodskagg(declared("2", 3, 0, with(before)), start(3)).complaints() == refused);
  // The question is asked after these four: 3 + 5 + 5 - 3.
  CHECK(rodskagg(declared("2", 3, 0, with("forgot-question")), start(3)).sheet() == "10 3 3 3");
  // Only the sixth trick brings A to 0, and by then the question has been forgotten: 6 + 5 - 6.
  CHECK(rodskagg(declared("6", 4, 2, with("forgot-question")), start(6)).complaints() == refused);
  // After the first four A stands at 0, but has not made four; when they are made it is 3 + 5 - 4.
  CHECK(rodskagg(declared("4", 3, 1, with("forgot-question")), start(3)).complaints() == refused);
  // R-17: at 2, bid four, took two; the bid was never made.
  CHECK(rodskagg(declared("4", 2, 0, penalty("A", "forgot-exit-knock")), start(2)).complaints() ==
        refused);
}

TEST_CASE("who is out plays no part in a deal, and is back in the next game", "[rodskagg]") {
  const auto fails = [](const std::string& who) {
    return R"({"type":"deal","declarer":")" + who +
           R"(","bid":"rodskagg","first_four":{"A":4},"last_two":{"A":2}},)";
  };
  struct Row {
    std::string entry, complaints;
  };
  for (const Row& row : std::vector<Row>{
           {R"({"type":"deal","declarer":"A","bid":"1","first_four":{"A":3,"B":1},
                "last_two":{"A":2}})",
            "1/first_four:rodskagg.out"},
           {R"({"type":"deal","declarer":"A","bid":"1","first_four":{"A":4},"joined":["B"],
                "last_two":{"A":2}})",
            "1/joined:rodskagg.out"},
           {declared("1", 4, 2, penalty("B", "ritual")), "1/penalties:rodskagg.out"},
           {R"({"type":"penalty","player":"B","offence":"ritual"})", "1/player:rodskagg.out"},
           {R"({"type":"penalty","player":"C","offence":"ritual"})", ""}}) {
    CAPTURE(row.entry);
    CHECK(rodskagg(fails("B") + row.entry).complaints() == row.complaints);
  }
  // A deals, then C, then A again: B and D are passed over. When A has won, B deals.
  const Judged won = rodskagg(fails("B") + fails("D") + declared("rodskagg", 4, 2));
  CHECK(won.complaints().empty());
  CHECK(won.sheet() == "12 12 12 12");
  CHECK(won.next_dealer() == "B");
}

TEST_CASE("when everybody says smyg nothing else is asked", "[rodskagg]") {
  const auto smyg = [](const std::string& more) {
    return rodskagg(R"({"type":"deal","bids":[["B","smyg"],["C","smyg"],["D","smyg"],
                        ["A","smyg"]],)" +
                    more + "}");
  };
  for (const std::string field : {R"("declarer":"A")", R"("bid":"smyg")", R"("last_two":{"A":2})",
                                  R"("joined":["B"])", R"("stopped":true)", R"("play":[])"}) {
    CAPTURE(field);
    CHECK(smyg(field).complaints() ==
          "0/" + field.substr(1, field.find('"', 1) - 1) + ":form.not-asked");
  }
  // What was called is written down all the same.
  CHECK(smyg(penalty("C", "early-pickup")).sheet() == "12 12 17 12");
}

TEST_CASE("where a rödskägg is broken off before the fourth trick nobody has been asked",
          "[rodskagg]") {
  const auto stopped = [](int own, const std::string& more) {
    return rodskagg(R"({"type":"deal","declarer":"A","bid":"rodskagg","first_four":{"B":1,"A":)" +
                    std::to_string(own) + R"(},"stopped":true)" + more + "}")
        .complaints();
  };
  const std::string joined = R"(,"joined":["C"])", forgot = "," + penalty("A", "forgot-question");
  CHECK(stopped(1, "").empty());
  CHECK(stopped(1, R"(,"joined":[])").empty());
  CHECK(stopped(1, "," + penalty("A", "ritual")).empty());
  CHECK(stopped(1, joined) == "0/joined:rodskagg.stopped");
  CHECK(stopped(1, forgot) == "0/penalties:rodskagg.stopped");
  CHECK(stopped(3, joined).empty());
  CHECK(stopped(3, forgot).empty());
}

TEST_CASE("at a misdeal it is the dealer who is asked about", "[rodskagg]") {
  CHECK(say(Word::ask_knocked, Language::english) == "Had the dealer knocked?");
  CHECK(say(Word::ask_knocked, Language::danish) == "Havde giveren banket?");
  CHECK(say(Word::ask_knocked, Language::swedish) == "Hade givaren knackat?");
  CHECK(say(Word::ask_knocked, Language::norwegian) == "Hadde giveren banket?");
  // and the sheet says the answer
  const auto said = [](bool knocked) {
    const std::vector<std::string> seats{"A", "B", "C"};
    return describe(Entry<Rodskagg>{{}, Rodskagg::Redeal{knocked}}, seats, Language::danish);
  };
  CHECK(contains(said(true), "Havde giveren banket? Ja"));
  CHECK(contains(said(false), "Havde giveren banket? Nej"));
}

}  // namespace rodskagg_test
