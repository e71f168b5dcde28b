// Rödskägg against rules.md 3 and evening-format. Anna deals first, so Bo is forehand.
#include <catch2/catch.hpp>

#include "kattegat/evening/settle.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

const std::vector<std::string> four{"Anna", "Bo", "Cai", "Dea"};
const std::vector<std::string> three{"Anna", "Bo", "Eva"};

std::string start(int points) { return R"({"start_points":)" + std::to_string(points) + "}"; }

// `declarer` bids `bid`; then who took what. Nothing else is said.
std::string deal(const std::string& declarer, const std::string& bid, const std::string& first_four,
                 const std::string& last_two, const std::string& more = "") {
  return R"({"type":"deal","declarer":")" + declarer + R"(","bid":")" + bid +
         R"(","first_four":{)" + first_four + R"(},"last_two":{)" + last_two + "}" + more + "}";
}
std::string bids(const std::string& calls, const std::string& more = "") {
  return R"({"type":"deal","bids":[)" + calls + "]" + more + "}";
}
std::string called(const std::string& player, const std::string& offence) {
  return R"({"type":"penalty","player":")" + player + R"(","offence":")" + offence + R"("})";
}
std::string penalties(const std::string& list) { return R"(,"penalties":[)" + list + "]"; }
std::string breach(const std::string& player, const std::string& offence) {
  return R"({"player":")" + player + R"(","offence":")" + offence + R"("})";
}
std::string joined(const std::string& names) { return R"(,"joined":[)" + names + "]"; }

const std::string stopped = R"(,"stopped":true)";
const std::string misdeal = R"({"type":"misdeal","knocked":true})";
const std::string misdeal_unknocked = R"({"type":"misdeal","knocked":false})";
const std::string all_smyg = bids(R"(["Bo","smyg"],["Cai","smyg"],["Dea","smyg"],["Anna","smyg"])");
const std::string nothing = "0 0 0 0";

// A deal that Anna's three tricks end: nobody is anywhere near zero.
const std::string plain = deal("Anna", "3", R"("Anna":2,"Bo":2)", R"("Anna":1,"Bo":1)");
std::string fails_rodskagg(const std::string& name, const std::string& other) {
  return deal(name, "rodskagg", "\"" + other + "\":4", "\"" + other + "\":2");
}

Judged rodskagg(const std::string& entries, const std::string& rules = "{}") {
  return play("rodskagg", four, entries, rules);
}

struct Row {
  const char* name;
  int start;  // everybody's points when the deal begins
  std::string entries;
  std::string sheet;  // of Anna, Bo, Cai and Dea afterwards
  std::string total = nothing;
};
void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.name, row.entries);
    const Judged judged = rodskagg(row.entries, start(row.start));
    CHECK(judged.complaints().empty());
    CHECK(judged.sheet() == row.sheet);
    CHECK(judged.total() == row.total);
  }
}

struct Refused {
  std::string entries, complaints;
};
void check(const std::vector<Refused>& rows) {
  for (const auto& [entries, complaints] : rows) {
    CAPTURE(entries);
    CHECK(rodskagg(entries).complaints() == complaints);
  }
}

}  // namespace

TEST_CASE("the declarer goes down by the tricks, and up by five when the bid fails", "[rodskagg]") {
  check(std::vector<Row>{
      {"R-1", 12, deal("Anna", "3", R"("Anna":3,"Bo":1)", R"("Anna":1,"Bo":1)"), "8 12 12 12"},
      {"R-2", 7, deal("Bo", "3", R"("Anna":2,"Bo":2)", R"("Anna":2)"), "7 10 7 7"},
      {"R-9", 12, deal("Anna", "6", R"("Anna":4)", R"("Anna":2)"), "6 12 12 12"},
      {"R-10", 12, deal("Anna", "6", R"("Anna":3,"Bo":1)", R"("Anna":2)"), "12 12 12 12"},
      {"R-11", 12, deal("Anna", "1", R"("Bo":4)", R"("Bo":2)"), "17 12 12 12"},
      {"R-22", 12, deal("Anna", "3", R"("Anna":4)", R"("Anna":2)"), "6 12 12 12"},
      {"bid 2", 12, deal("Dea", "2", R"("Cai":4)", R"("Dea":2)"), "12 12 12 10"},
      {"bid 4", 12, deal("Dea", "4", R"("Dea":4)", R"("Cai":2)", joined(R"("Cai")")), "12 12 12 8"},
      {"bid 5", 12, deal("Dea", "5", R"("Dea":4)", R"("Dea":1,"Cai":1)", joined(R"("Cai")")),
       "12 12 12 7"},
  });
}

TEST_CASE("who comes down to zero wins, and the others pay the difference", "[rodskagg]") {
  const std::string three_early = R"("Anna":3,"Bo":1)";
  const std::string forgot = penalties(breach("Anna", "forgot-exit-knock"));
  check(std::vector<Row>{
      {"R-3", 3, deal("Anna", "2", three_early, R"("Bo":2)"), "3 3 3 3", "9 -3 -3 -3"},
      {"R-4", 3, deal("Anna", "2", three_early, R"("Anna":2)"), "3 3 3 3", "15 -5 -5 -5"},
      {"R-5", 3, deal("Anna", "2", three_early, R"("Bo":2)", forgot), "5 3 3 3"},
      {"R-6", 3, deal("Anna", "2", three_early, R"("Anna":2)", forgot), "3 3 3 3"},
      {"R-17", 2, deal("Anna", "4", R"("Anna":1,"Bo":3)", R"("Anna":1,"Bo":1)"), "5 2 2 2"},
      {"a made bid above zero does not win", 3,
       deal("Anna", "2", R"("Anna":2,"Bo":2)", R"("Bo":2)"), "1 3 3 3"},
  });
}

TEST_CASE("a rödskägg wins at once or puts its player out", "[rodskagg]") {
  check(std::vector<Row>{
      {"R-7", 9, deal("Anna", "rodskagg", R"("Anna":3,"Bo":1)", R"("Anna":1,"Bo":1)"), "14 9 9 9"},
      {"five are not enough", 9,
       deal("Anna", "rodskagg", R"("Anna":4)", R"("Anna":1,"Bo":1)", joined(R"("Bo")")),
       "14 9 9 9"},
      // Bo goes along, takes nothing and pays from 20.
      {"R-8", 15, deal("Anna", "rodskagg", R"("Anna":4)", R"("Anna":2)", joined(R"("Bo")")),
       "15 15 15 15", "50 -20 -15 -15"},
  });
}

TEST_CASE("who goes along without a trick must take one", "[rodskagg]") {
  const std::string early = R"("Anna":3,"Bo":1)";
  const std::string cai = joined(R"("Cai")");
  check(std::vector<Row>{
      {"R-12", 6, deal("Anna", "3", early, R"("Anna":1,"Bo":1)", cai), "2 6 11 6"},
      {"R-13", 6, deal("Anna", "3", early, R"("Anna":1,"Cai":1)", cai), "2 6 6 6"},
      {"R-14", 6, deal("Anna", "3", early, R"("Anna":1,"Bo":1)"), "2 6 6 6"},
      {"two of them", 6, deal("Anna", "3", early, R"("Anna":2)", joined(R"("Cai","Dea")")),
       "1 6 11 11"},
  });
}

TEST_CASE("every offence costs five", "[rodskagg]") {
  const auto with = [](const std::string& list) {
    return deal("Bo", "3", R"("Anna":1,"Bo":3)", R"("Anna":1,"Bo":1)", penalties(list));
  };
  const std::string peek = breach("Cai", "early-pickup");
  check(std::vector<Row>{
      {"R-15", 12, with(breach("Bo", "forgot-question")), "12 13 12 12"},
      {"R-16", 2,
       deal("Bo", "2", R"("Anna":2,"Bo":2)", R"("Anna":2)",
            penalties(breach("Bo", "forgot-question"))),
       "2 5 2 2"},
      {"R-18", 8, misdeal_unknocked, "13 8 8 8"},
      {"R-19", 8, misdeal, "8 8 8 8"},
      {"R-20", 8, called("Anna", "cut-by-other") + "," + misdeal_unknocked, "18 8 8 8"},
      {"R-21", 12, called("Cai", "early-pickup") + "," + called("Dea", "early-pickup"),
       "12 12 17 17"},
      {"R-21 in a deal", 12, with(peek + "," + breach("Dea", "early-pickup")), "12 8 17 17"},
      {"the dealer lets another cut", 12, with(breach("Anna", "cut-by-other")), "17 8 12 12"},
      {"ritual", 12, with(breach("Dea", "ritual")) + "," + called("Dea", "ritual"), "12 8 12 22"},
      {"twice the same", 12, with(peek + "," + peek), "12 8 22 12"},
      {"knock and question both forgotten", 3,
       deal("Anna", "2", R"("Anna":3,"Bo":1)", R"("Bo":2)",
            penalties(breach("Anna", "forgot-exit-knock") + "," +
                      breach("Anna", "forgot-question"))),
       "10 3 3 3"},
      {"everybody said smyg", 12,
       bids(R"(["Bo","smyg"],["Cai","smyg"],["Dea","smyg"],["Anna","smyg"])",
            penalties(breach("Dea", "ritual"))),
       "12 12 12 17"},
  });
}

TEST_CASE("a lost rödskägg may be broken off, and nobody is punished for going along",
          "[rodskagg]") {
  const auto off = [](const std::string& tricks, const std::string& more = "") {
    return R"({"type":"deal","declarer":"Anna","bid":"rodskagg","first_four":{)" + tricks + "}" +
           stopped + more + "}";
  };
  check(std::vector<Row>{
      {"after the second trick", 12, off(R"("Anna":1,"Bo":1)"), "17 12 12 12"},
      {"after four", 12, off(R"("Anna":3,"Bo":1)", joined(R"("Cai")")), "17 12 12 12"},
      {"at the fifth trick", 12,
       off(R"("Anna":4)", joined(R"("Bo","Cai")") + R"(,"last_two":{"Bo":1})"), "17 12 12 12"},
      {"played out after all", 12, off(R"("Anna":2,"Bo":2)", R"(,"last_two":{"Anna":2})"),
       "17 12 12 12"},
      {"not stopped", 12, deal("Anna", "3", R"("Anna":4)", R"("Anna":2)", R"(,"stopped":false)"),
       "6 12 12 12"},
  });
}

TEST_CASE("the end of a game is paid from the protocol", "[rodskagg]") {
  // R-24: Dea out at 14, Anna 7, Bo 10, Cai 5 and then -1.
  const std::string game = fails_rodskagg("Dea", "Anna") + "," +
                           deal("Anna", "2", R"("Anna":2,"Bo":2)", R"("Bo":2)") + "," +
                           deal("Bo", "5", R"("Bo":4)", R"("Cai":2)", joined(R"("Cai")")) + "," +
                           deal("Cai", "4", R"("Cai":4)", R"("Anna":2)", joined(R"("Anna")"));
  CHECK(rodskagg(game, start(9)).sheet() == "7 10 5 14");
  const std::string last = "," + deal("Cai", "6", R"("Cai":4)", R"("Cai":2)");
  const Judged won = rodskagg(game + last, start(9));
  CHECK(won.complaints().empty());
  CHECK(won.points(4) == "-8 -11 34 -15");
  CHECK(won.points(3) == nothing);
  CHECK(won.sheet() == "9 9 9 9");
  CHECK(rodskagg(game + last, R"({"start_points":9,"overshoot_pays":false})").points(4) ==
        "-7 -10 31 -14");  // R-25

  // R-30: the same at half a krone.
  std::string text = evening_text("rodskagg", four, start(9), game + last);
  text.insert(text.find(R"("rules")"), R"("stake":"0.50",)");
  const std::vector<Money> money = settle(judge_text(text).evening, judge_text(text).judged).money;
  CHECK(money == std::vector<Money>{Money{-400}, Money{-550}, Money{1700}, Money{-750}});
}

TEST_CASE("a rödskägg is paid from zero, and the last one left wins as he stands", "[rodskagg]") {
  struct Game {
    const char* name;
    std::string entries;
    std::string total;
  };
  const std::string anna_four = deal("Anna", "4", R"("Anna":4)", R"("Bo":2)", joined(R"("Bo")"));
  const std::string bo_four = deal("Bo", "4", R"("Bo":4)", R"("Eva":2)", joined(R"("Eva")"));
  const std::string eva_two = deal("Eva", "3", R"("Eva":2,"Bo":2)", R"("Bo":2)");
  const std::string two_out = fails_rodskagg("Anna", "Bo") + "," + fails_rodskagg("Bo", "Eva");
  const std::vector<Game> games{
      {"R-26",
       anna_four + "," + anna_four + "," + bo_four + "," + eva_two + "," +
           deal("Eva", "rodskagg", R"("Eva":4)", R"("Eva":2)"),
       "-4 -8 12"},
      {"R-28", two_out, "-5 -5 10"},
      {"R-29", eva_two + "," + called("Eva", "ritual") + "," + two_out, "0 0 0"},
  };
  for (const auto& [name, entries, total] : games) {
    CAPTURE(name);
    const Judged judged = play("rodskagg", three, entries);
    CHECK(judged.complaints().empty());
    CHECK(judged.total() == total);
    CHECK(judged.sheet() == "12 12 12");
  }
}

TEST_CASE("house rules of the protocol", "[rodskagg]") {
  const std::string down = deal("Bo", "3", R"("Anna":2,"Bo":2)", R"("Anna":2)");
  CHECK(rodskagg(down, R"({"penalty":6,"start_points":7})").sheet() == "7 11 7 7");  // R-23
  CHECK(rodskagg(misdeal_unknocked, R"({"penalty":6})").sheet() == "18 12 12 12");
  CHECK(rodskagg(fails_rodskagg("Bo", "Anna"), R"({"penalty":6})").sheet() == "12 18 12 12");
  CHECK(rodskagg(all_smyg).next_dealer() == "Bo");
  CHECK(rodskagg(all_smyg, R"({"all_pass":"same-dealer"})").next_dealer() == "Anna");
  for (const std::string wrong : {R"({"penalty":7})", R"({"start_points":0})"}) {
    CAPTURE(wrong);
    CHECK(rodskagg("", wrong).complaints() == "-/rules:session.rules");
  }
}

TEST_CASE("everybody still in bids once, forehand first", "[rodskagg]") {
  const std::string tricks = R"(,"first_four":{"Dea":3,"Anna":1},"last_two":{"Dea":1,"Anna":1})";
  const Judged heard =
      rodskagg(bids(R"(["Bo","1"],["Cai","smyg"],["Dea","3"],["Anna","smyg"])", tricks));
  CHECK(heard.complaints().empty());
  CHECK(heard.sheet() == "12 12 12 8");
  CHECK(heard.next_dealer() == "Bo");
  struct Wrong {
    std::string calls, complaint, sentence;
  };
  const std::vector<Wrong> rows{
      {R"(["Cai","1"])", "0/bids:auction.turn", "it is Bo's turn to speak, not Cai's\n"},
      {R"(["Bo","1"],["Bo","2"])", "0/bids:auction.turn", "it is Cai's turn to speak, not Bo's\n"},
      {R"(["Bo","3"],["Cai","2"])", "0/bids:auction.higher",
       "Two is lower than Three; the lowest bid now is Four\n"},
      {R"(["Bo","6"],["Cai","6"])", "0/bids:auction.higher",
       "Six has been bid already; the lowest bid now is Rödskägg\n"},
      {R"(["Bo","rodskagg"],["Cai","6"])", "0/bids:auction.higher",
       "Six is not higher than Rödskägg, and nothing is: the others can only pass\n"},
      {R"(["Bo","1"],["Cai","smyg"],["Dea","smyg"])", "0/bids:auction.unfinished",
       "the auction is not over: Anna must still speak\n"},
      {"", "0/bids:auction.unfinished", "the auction is not over: Bo must still speak\n"},
      {R"(["Bo","1"],["Cai","2"],["Dea","3"],["Anna","4"],["Bo","5"])", "0/bids:auction.over",
       "the auction is over before Bo speaks again\n"},
  };
  for (const auto& [calls, complaint, sentence] : rows) {
    CAPTURE(calls);
    CHECK(rodskagg(bids(calls)).complaints() == complaint);
    CHECK(rodskagg(bids(calls)).sentences() == sentence);
  }
  const std::string dea = R"(["Bo","1"],["Cai","smyg"],["Dea","3"],["Anna","smyg"])";
  const std::string smyg = R"(["Bo","smyg"],["Cai","smyg"],["Dea","smyg"],["Anna","smyg"])";
  check(std::vector<Refused>{
      {bids(dea, tricks + R"(,"bid":"4")"), "0/bid:auction.contract"},
      {bids(dea, tricks + R"(,"declarer":"Bo")"), "0/declarer:auction.declarer"},
      {bids(R"(["Bo","7"])"), "0/bids:form.word"},
      {bids(smyg, R"(,"declarer":"Bo")"), "0/declarer:form.not-asked"},
      {bids(smyg, R"(,"first_four":{"Bo":4})"), "0/first_four:form.not-asked"},
      {bids(smyg, joined(R"("Bo")")), "0/joined:form.not-asked"},
      {bids(smyg, R"(,"last_two":{"Bo":2})"), "0/last_two:form.not-asked"},
      {bids(smyg, stopped), "0/stopped:form.not-asked"},
      {bids(smyg, penalties(breach("Bo", "forgot-question"))), "0/penalties:rodskagg.penalty"},
  });
}

TEST_CASE("a rödskägg deal that cannot have been", "[rodskagg]") {
  const std::string ab = R"("Anna":3,"Bo":1)";
  const std::string tricks = R"("first_four":{"Anna":3,"Bo":1},"last_two":{"Anna":2}})";
  const auto offends = [&](const std::string& player, const std::string& offence) {
    return deal("Anna", "3", ab, R"("Anna":2)", penalties(breach(player, offence)));
  };
  const std::string bo_out = fails_rodskagg("Bo", "Anna") + ",";
  check(std::vector<Refused>{
      {R"({"type":"deal",)" + tricks, "0/bids:rodskagg.bids"},
      {R"({"type":"deal","declarer":"Anna",)" + tricks, "0/bid:rodskagg.bids"},
      {R"({"type":"deal","bid":"3",)" + tricks, "0/declarer:rodskagg.bids"},
      {deal("Anna", "smyg", ab, R"("Anna":2)"), "0/bid:rodskagg.bids"},
      {deal("Anna", "0", ab, R"("Anna":2)"), "0/bid:form.word"},
      {R"({"type":"deal","declarer":"Anna","bid":"3","last_two":{"Anna":2}})",
       "0/first_four:form.missing"},
      {R"({"type":"deal","declarer":"Anna","bid":"3","first_four":{"Anna":4}})",
       "0/last_two:form.missing"},
      {deal("Anna", "3", R"("Anna":2,"Bo":1)", R"("Anna":2)"), "0/first_four:rodskagg.tricks"},
      {deal("Anna", "3", R"("Anna":5,"Bo":-1)", R"("Anna":2)"), "0/first_four:rodskagg.tricks"},
      {deal("Anna", "3", ab, R"("Anna":1)"), "0/last_two:rodskagg.tricks"},
      {deal("Anna", "3", ab, R"("Anna":2,"Bo":1)"), "0/last_two:rodskagg.tricks"},
      {deal("Anna", "3", ab, R"("Anna":3)"), "0/last_two:rodskagg.tricks"},
      {deal("Anna", "3", ab, R"("Anna":2)", joined(R"("Anna")")), "0/joined:rodskagg.joined"},
      {deal("Anna", "3", ab, R"("Anna":2)", joined(R"("Bo")")), "0/joined:rodskagg.joined"},
      {deal("Anna", "3", ab, R"("Anna":2)", joined(R"("Cai","Cai")")), "0/joined:form.twice"},
      {deal("Anna", "3", ab, R"("Anna":1,"Cai":1)"), "0/last_two:rodskagg.last-two"},
      {deal("Anna", "3", ab, R"("Anna":2)", stopped), "0/stopped:rodskagg.stopped"},
      {deal("Anna", "rodskagg", R"("Anna":3)", "", stopped), "0/stopped:rodskagg.stopped"},
      {deal("Anna", "rodskagg", R"("Anna":2,"Bo":1)", R"("Bo":1)", stopped),
       "0/last_two:rodskagg.stopped"},
      {deal("Anna", "rodskagg", R"("Anna":3,"Bo":2)", "", stopped), "0/first_four:rodskagg.tricks"},
      {offends("Bo", "cut-by-other"), "0/penalties:rodskagg.penalty"},
      {offends("Bo", "forgot-question"), "0/penalties:rodskagg.penalty"},
      {offends("Bo", "forgot-exit-knock"), "0/penalties:rodskagg.penalty"},
      {offends("Anna", "forgot-exit-knock"), "0/penalties:rodskagg.penalty"},  // stands at 7
      {offends("Anna", "sneeze"), "0/penalties:form.word"},
      {offends("Eva", "ritual"), "0/penalties:form.seated"},
      {called("Anna", "forgot-question"), "0/offence:rodskagg.penalty"},
      {called("Anna", "forgot-exit-knock"), "0/offence:rodskagg.penalty"},
      {called("Bo", "cut-by-other"), "0/player:rodskagg.penalty"},
      {R"({"type":"penalty","offence":"ritual"})", "0/player:form.missing"},
      {R"({"type":"penalty","player":"Bo"})", "0/offence:form.missing"},
      {R"({"type":"misdeal"})", "0/knocked:form.missing"},
      {bo_out + deal("Bo", "3", R"("Anna":4)", R"("Anna":2)"), "1/declarer:rodskagg.out"},
      {bo_out + deal("Anna", "3", ab, R"("Anna":2)"), "1/first_four:rodskagg.out"},
      {bo_out + deal("Anna", "3", R"("Anna":4)", R"("Anna":2)", joined(R"("Bo")")),
       "1/joined:rodskagg.out"},
      {bo_out + deal("Anna", "3", R"("Anna":4)", R"("Anna":1,"Bo":1)"), "1/last_two:rodskagg.out"},
      {bo_out + bids(R"(["Dea","1"],["Anna","smyg"],["Bo","2"])"), "1/bids:rodskagg.out"},
      {bo_out + called("Bo", "ritual"), "1/player:rodskagg.out"},
      {bo_out + deal("Anna", "3", R"("Anna":4)", R"("Anna":2)", penalties(breach("Bo", "ritual"))),
       "1/penalties:rodskagg.out"},
  });
  // R-17: at 2 with an unmade bid, no knock was due.
  CHECK(rodskagg(deal("Anna", "4", R"("Anna":1,"Bo":3)", R"("Anna":1,"Bo":1)",
                      penalties(breach("Anna", "forgot-exit-knock"))),
                 start(2))
            .sentences() == "Anna did not come down to 0 with the bid made, so no knock was due\n");
}

TEST_CASE("who is out is passed over, and comes back when the next game starts", "[rodskagg]") {
  CHECK(rodskagg("").next_dealer() == "Anna");
  CHECK(rodskagg(plain).next_dealer() == "Bo");
  CHECK(rodskagg(misdeal + "," + misdeal_unknocked).next_dealer() == "Anna");
  CHECK(rodskagg(called("Bo", "ritual")).next_dealer() == "Anna");
  const std::string bo_out = fails_rodskagg("Bo", "Anna");
  CHECK(rodskagg(bo_out).next_dealer() == "Cai");
  CHECK(rodskagg(bo_out + "," + misdeal).next_dealer() == "Cai");
  const Judged heard =
      rodskagg(bo_out + "," + bids(R"(["Dea","smyg"],["Anna","smyg"],["Cai","smyg"])"));
  CHECK(heard.complaints().empty());
  CHECK(heard.next_dealer() == "Dea");
  // Anna deals the deal that ends the game: Bo, back in, deals the first one of the next.
  const std::string anna_six = deal("Anna", "6", R"("Anna":4)", R"("Anna":2)");
  const std::string dea_two = deal("Dea", "2", R"("Dea":2,"Cai":2)", R"("Cai":2)");
  const std::string game = bo_out + "," + dea_two + "," + anna_six + "," + anna_six;
  const Judged ended = rodskagg(game);
  CHECK(ended.complaints().empty());
  CHECK(ended.points(3) == "39 -17 -12 -10");
  CHECK(ended.sheet() == "12 12 12 12");
  CHECK(ended.next_dealer() == "Bo");
  CHECK(rodskagg(game + "," + deal("Bo", "3", R"("Bo":4)", R"("Bo":2)")).sheet() == "12 6 12 12");
  // The dealer himself goes out: the deal passes on to his left.
  CHECK(rodskagg(fails_rodskagg("Anna", "Bo")).next_dealer() == "Bo");
  CHECK(play("rodskagg", three, fails_rodskagg("Anna", "Bo") + "," + fails_rodskagg("Bo", "Eva"))
            .next_dealer() == "Eva");
}
