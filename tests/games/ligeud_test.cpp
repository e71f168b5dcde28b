// Ligeud against rules.md 1 and evening-format. Anna deals first, so Bo is forehand.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

const std::vector<std::string> table{"Anna", "Bo", "Cai", "Dea"};
const std::string misdeal = R"({"type":"misdeal"})";
const std::string final_round = R"({"type":"final-round"})";
const std::string doubled = R"({"double_final_round":true})";

std::string deal(const std::string& facts) { return R"({"type":"deal",)" + facts + "}"; }
const std::string passed = deal(R"("contract":"passed")");

// Anna plays `contract` with Cai, in hearts if the contract asks for a trump.
std::string with_cai(const std::string& contract, const std::string& more) {
  return deal(R"("contract":")" + contract + R"(","declarer":"Anna","partner":"Cai",)" + more);
}
std::string alone(const std::string& contract, const std::string& more) {
  return deal(R"("contract":")" + contract + R"(","declarer":"Anna","partner":null,)" + more);
}
// A nolo: there is nobody to be a partner.
std::string nolo(const std::string& contract, const std::string& more) {
  return deal(R"("contract":")" + contract + R"(","declarer":"Anna",)" + more);
}
const std::string nine_hearts_nine = with_cai("9", R"("trump":"H","tricks":9)");
const std::string nine_by_bo =
    deal(R"("contract":"9","declarer":"Bo","partner":"Dea","trump":"H","tricks":9)");

Judged ligeud(const std::string& entries, const std::string& rules = "{}") {
  return play("ligeud", table, entries, rules);
}

struct Scored {
  const char* name;
  std::string entry;
  std::string points;  // of Anna, Bo, Cai and Dea
};

struct Refused {
  std::string entries;
  std::string complaints;
};
void check(const std::vector<Refused>& rows) {
  for (const auto& [entries, complaints] : rows) {
    CAPTURE(entries);
    CHECK(ligeud(entries).complaints() == complaints);
  }
}

}  // namespace

TEST_CASE("the worked deals of the rules page", "[ligeud]") {
  const std::vector<Scored> rows{
      {"L-1", nine_hearts_nine, "90 -90 90 -90"},
      {"L-2", with_cai("9", R"("trump":"H","tricks":11)"), "110 -110 110 -110"},
      {"L-3", with_cai("9", R"("trump":"H","tricks":6)"), "-120 120 -120 120"},
      {"L-4 just", with_cai("9", R"("trump":"C","tricks":9)"), "180 -180 180 -180"},
      {"L-4 over", with_cai("9", R"("trump":"C","tricks":11)"), "220 -220 220 -220"},
      {"L-4 down", with_cai("9", R"("trump":"C","tricks":6)"), "-240 240 -240 240"},
      {"L-5", alone("9", R"("trump":"H","tricks":11)"), "330 -110 -110 -110"},
      {"L-6", nolo("nole", R"("tricks":2)"), "-225 75 75 75"},
      {"L-7", nolo("nole", R"("tricks":1)"), "225 -75 -75 -75"},
      {"L-8", with_cai("6", R"("trump":"D","tricks":12)"), "120 -120 120 -120"},
      {"L-9", with_cai("6-clubs", R"("tricks":5)"), "-140 140 -140 140"},
      {"L-10", with_cai("7", R"("trump":"S","tricks":0)"), "-140 140 -140 140"},
      {"L-11", alone("8", R"("trump":"S","called":"DA","tricks":7)"), "-270 90 90 90"},
      {"L-12", with_cai("10-clubs", R"("tricks":9)"), "-220 220 -220 220"},
      {"L-13", with_cai("11-clubs", R"("tricks":12)"), "240 -240 240 -240"},
      {"L-14", alone("11-clubs", R"("tricks":0)"), "-1320 440 440 440"},
      {"L-15", nolo("solo-nole", R"("tricks":0)"), "450 -150 -150 -150"},
      {"L-16", with_cai("ligeud", R"("trump":"H","tricks":12)"), "300 -300 300 -300"},
      {"L-17", with_cai("ligeud", R"("trump":"C","tricks":11)"), "-600 600 -600 600"},
      {"L-18", alone("ligeud-clubs", R"("tricks":12)"), "1800 -600 -600 -600"},
      {"L-19", nolo("oplaegger", R"("tricks":1)"), "-1050 350 350 350"},
      {"L-20", nolo("gedebuk", R"("tricks":0)"), "1350 -450 -450 -450"},
      {"L-24", passed, "0 0 0 0"},
      {"L-25",
       deal(R"("contract":"7","declarer":"Anna","partner":"Bo","trump":"H","called":"SA",)"
            R"("bought":{"Bo":2},"tricks":7)"),
       "70 70 -70 -70"},
  };
  for (const auto& [name, entry, points] : rows) {
    CAPTURE(name, entry);
    CHECK(ligeud(entry).complaints().empty());
    CHECK(ligeud(entry).points(0) == points);
    CHECK(ligeud(entry).sheet() == points);
  }
}

TEST_CASE("every contract, made exactly and missed by one trick", "[ligeud]") {
  struct Row {
    const char* contract;
    std::string made, lost;  // for Anna and Cai, or for Anna alone
    int tricks, too_few_or_many;
    const char* trump = "";
  };
  const char* hearts = R"("trump":"H",)";
  const std::vector<Row> with_partner{
      {"6", "60", "-70", 6, 5, hearts},          {"6-clubs", "120", "-140", 6, 5},
      {"7", "70", "-80", 7, 6, hearts},          {"7-clubs", "140", "-160", 7, 6},
      {"8", "80", "-90", 8, 7, hearts},          {"8-clubs", "160", "-180", 8, 7},
      {"9", "90", "-100", 9, 8, hearts},         {"9-clubs", "180", "-200", 9, 8},
      {"10", "100", "-110", 10, 9, hearts},      {"10-clubs", "200", "-220", 10, 9},
      {"11", "110", "-120", 11, 10, hearts},     {"11-clubs", "220", "-240", 11, 10},
      {"ligeud", "300", "-300", 12, 11, hearts}, {"ligeud-clubs", "600", "-600", 12, 11},
  };
  const auto other = [](const std::string& p) { return p[0] == '-' ? p.substr(1) : "-" + p; };
  for (const Row& row : with_partner) {
    CAPTURE(row.contract);
    const auto points = [&](int tricks) {
      return ligeud(with_cai(row.contract, row.trump + ("\"tricks\":" + std::to_string(tricks))))
          .points(0);
    };
    const auto sides = [&](const std::string& p) {
      return p + " " + other(p) + " " + p + " " + other(p);
    };
    CHECK(points(row.tricks) == sides(row.made));
    CHECK(points(row.too_few_or_many) == sides(row.lost));
  }
  const std::vector<Row> solo{{"nole", "225 -75 -75 -75", "-225 75 75 75", 1, 2},
                              {"solo-nole", "450 -150 -150 -150", "-450 150 150 150", 0, 1},
                              {"oplaegger", "1050 -350 -350 -350", "-1050 350 350 350", 0, 1},
                              {"gedebuk", "1350 -450 -450 -450", "-1350 450 450 450", 0, 1}};
  for (const Row& row : solo) {
    CAPTURE(row.contract);
    const auto points = [&](int tricks) {
      return ligeud(nolo(row.contract, "\"tricks\":" + std::to_string(tricks))).points(0);
    };
    CHECK(points(row.tricks) == row.made);
    CHECK(points(row.too_few_or_many) == row.lost);
  }
  CHECK(ligeud(nolo("nole", R"("tricks":0)")).points(0) == "225 -75 -75 -75");  // L11: no bonus
}

TEST_CASE("what may stand in a deal without changing its points", "[ligeud]") {
  const std::vector<std::string> nines{
      R"("trump":"H","called":"HK","tricks":9)",  // L2: a trump may be called
      R"("trump":"H","bought":{},"tricks":9)",
      R"("trump":"H","bought":{"Anna":0,"Dea":6},"tricks":9)",
      R"("trump":"H","bought":{"Anna":3,"Bo":1,"Cai":1,"Dea":1},"tricks":9)",
  };
  for (const std::string& facts : nines) {
    CAPTURE(facts);
    CHECK(ligeud(with_cai("9", facts)).complaints().empty());
    CHECK(ligeud(with_cai("9", facts)).points(0) == "90 -90 90 -90");
  }
  CHECK(ligeud(with_cai("9-clubs", R"("trump":"C","tricks":9)")).points(0) == "180 -180 180 -180");
  CHECK(ligeud(with_cai("ligeud", R"("trump":"S","bought":{"Anna":6},"tricks":12)")).points(0) ==
        "300 -300 300 -300");
  CHECK(ligeud(alone("nole", R"("bought":{"Anna":6},"tricks":1)")).points(0) == "225 -75 -75 -75");
  CHECK(ligeud(nolo("gedebuk", R"("bought":{"Bo":3,"Cai":3},"tricks":0)")).points(0) ==
        "1350 -450 -450 -450");
}

TEST_CASE("an auction names the contract and the declarer", "[ligeud]") {
  const std::string rest = R"(,"partner":null,"trump":"H","tricks":9)";
  const std::vector<Scored> rows{
      {"the dealer speaks last, after three passes",
       deal(R"("auction":[["Bo","pass"],["Cai","pass"],["Dea","pass"],["Anna","9"]])" + rest),
       "270 -90 -90 -90"},
      {"it goes on until three have passed",
       deal(R"("auction":[["Bo","6"],["Cai","pass"],["Dea","7"],["Anna","pass"],["Bo","8"],)"
            R"(["Dea","pass"]])" +
            rest),
       "-90 270 -90 -90"},
      {"what is written beside it agrees",
       deal(R"("auction":[["Bo","9"],["Cai","pass"],["Dea","pass"],["Anna","pass"]],)"
            R"("contract":"9","declarer":"Bo")" +
            rest),
       "-90 270 -90 -90"},
      {"nole is above 8 and below 8-clubs",
       deal(R"("auction":[["Bo","8"],["Cai","nole"],["Dea","8-clubs"],["Anna","pass"],)"
            R"(["Bo","pass"],["Cai","pass"]],"partner":"Bo","tricks":8)"),
       "-160 160 -160 160"},
      {"solo-nole is above 9, oplaegger above ligeud, gedebuk above that",
       deal(R"("auction":[["Bo","9"],["Cai","solo-nole"],["Dea","9-clubs"],["Anna","ligeud"],)"
            R"(["Bo","oplaegger"],["Cai","gedebuk"],["Dea","ligeud-clubs"],["Anna","pass"],)"
            R"(["Bo","pass"],["Cai","pass"]],"partner":null,"tricks":12)"),
       "-600 -600 -600 1800"},
      {"four passes",
       deal(R"("auction":[["Bo","pass"],["Cai","pass"],["Dea","pass"],["Anna","pass"]])"),
       "0 0 0 0"},
  };
  for (const auto& [name, entry, points] : rows) {
    CAPTURE(name);
    CHECK(ligeud(entry).complaints().empty());
    CHECK(ligeud(entry).points(0) == points);
  }
}

TEST_CASE("an auction that cannot have been", "[ligeud]") {
  struct Row {
    std::string calls, complaint, sentence;
  };
  const std::vector<Row> rows{
      {R"(["Bo","8-clubs"],["Cai","nole"])", "0/auction:auction.higher",
       "Nole is lower than Eight clubs; the lowest bid now is Nine\n"},
      {R"(["Bo","9"],["Cai","9"])", "0/auction:auction.higher",
       "Nine has been bid already; the lowest bid now is Solo nole\n"},
      {R"(["Bo","ligeud-clubs"],["Cai","gedebuk"])", "0/auction:auction.higher",
       "Gedebuk is not higher than Ligeud in clubs, and nothing is: the others can only pass\n"},
      {R"(["Bo","6"],["Cai","7"],["Dea","pass"],["Anna","8"],["Bo","9"],["Cai","10"],["Dea","11"])",
       "0/auction:auction.passed", "Dea has already passed\n"},
      {R"(["Cai","6"])", "0/auction:auction.turn", "it is Bo's turn to speak, not Cai's\n"},
      {R"(["Bo","6"],["Bo","7"])", "0/auction:auction.turn",
       "it is Cai's turn to speak, not Bo's\n"},
      {R"(["Bo","9"],["Cai","pass"],["Dea","pass"],["Anna","pass"],["Bo","10"])",
       "0/auction:auction.over", "the auction is over before Bo speaks again\n"},
      {R"(["Bo","pass"],["Cai","pass"],["Dea","pass"],["Anna","pass"],["Bo","6"])",
       "0/auction:auction.over", "the auction is over before Bo speaks again\n"},
      {R"(["Bo","9"],["Cai","pass"])", "0/auction:auction.unfinished",
       "the auction is not over: Dea must still speak\n"},
      {R"(["Bo","pass"],["Cai","pass"],["Dea","pass"])", "0/auction:auction.unfinished",
       "the auction is not over: Anna must still speak\n"},
      {"", "0/auction:auction.unfinished", "the auction is not over: Bo must still speak\n"},
  };
  for (const auto& [calls, complaint, sentence] : rows) {
    const Judged judged = ligeud(deal(R"("auction":[)" + calls + "]"));
    CAPTURE(calls);
    CHECK(judged.complaints() == complaint);
    CHECK(judged.sentences() == sentence);
  }
  const std::string bo = R"("auction":[["Bo","9"],["Cai","pass"],["Dea","pass"],["Anna","pass"]],)"
                         R"("partner":null,"trump":"H","tricks":9,)";
  check({{deal(bo + R"("contract":"10")"), "0/contract:auction.contract"},
         {deal(bo + R"("declarer":"Cai")"), "0/declarer:auction.declarer"},
         {deal(R"("auction":[["Bo","passed"]])"), "0/auction:form.type"},
         {deal(R"("auction":[["Bo","12"]])"), "0/auction:form.word"},
         {deal(R"("auction":[["Eva","9"]])"), "0/auction:form.seated"},
         {deal(R"("auction":[["Bo"]])"), "0/auction:form.type"},
         {deal(R"("auction":{"Bo":"9"})"), "0/auction:form.type"}});
}

TEST_CASE("a deal that cannot have been", "[ligeud]") {
  check({
      {R"({"type":"deal"})", "0/contract:form.missing"},
      {deal(R"("contract":"12")"), "0/contract:form.word"},
      {deal(R"("contract":"9","partner":"Cai","trump":"H","tricks":9)"), "0/declarer:form.missing"},
      {deal(R"("contract":"nole","tricks":0)"), "0/declarer:form.missing"},
      {deal(R"("contract":"9","declarer":"Eva","partner":"Cai","trump":"H","tricks":9)"),
       "0/declarer:form.seated"},
      {with_cai("9", R"("tricks":9)"), "0/trump:form.missing"},
      {with_cai("ligeud", R"("tricks":12)"), "0/trump:form.missing"},
      {with_cai("9", R"("trump":"NT","tricks":9)"), "0/trump:form.word"},
      {with_cai("9-clubs", R"("trump":"S","tricks":9)"), "0/trump:ligeud.trump"},
      {with_cai("ligeud-clubs", R"("trump":"H","tricks":12)"), "0/trump:ligeud.trump"},
      {nolo("nole", R"("trump":"H","tricks":0)"), "0/trump:ligeud.trump"},
      {with_cai("9", R"("trump":"H","called":"JK","tricks":9)"), "0/called:ligeud.called"},
      {with_cai("9", R"("trump":"H","called":"10H","tricks":9)"), "0/called:form.type"},
      {nolo("oplaegger", R"("called":"HA","tricks":0)"), "0/called:ligeud.partner"},
      {nolo("solo-nole", R"("partner":"Cai","tricks":0)"), "0/partner:ligeud.partner"},
      {deal(R"("contract":"9","declarer":"Anna","trump":"H","tricks":9)"),
       "0/partner:form.missing"},
      {deal(R"("contract":"9","declarer":"Anna","partner":"Anna","trump":"H","tricks":9)"),
       "0/partner:ligeud.partner"},
      {with_cai("9", R"("trump":"H")"), "0/tricks:form.missing"},
      {with_cai("9", R"("trump":"H","tricks":13)"), "0/tricks:ligeud.tricks"},
      {with_cai("9", R"("trump":"H","tricks":-1)"), "0/tricks:ligeud.tricks"},
      {with_cai("9", R"("trump":"H","tricks":9.0)"), "0/tricks:form.type"},
      {with_cai("9", R"("trump":"H","tricks":"9")"), "0/tricks:form.type"},
      {with_cai("9", R"("trump":"H","tricks":9999999999)"), "0/tricks:ligeud.tricks"},
      {with_cai("9", R"("trump":"H","bought":{"Anna":4,"Bo":3},"tricks":9)"),
       "0/bought:ligeud.bought"},
      {with_cai("9", R"("trump":"H","bought":{"Anna":7},"tricks":9)"), "0/bought:ligeud.bought"},
      {with_cai("9", R"("trump":"H","bought":{"Bo":-1},"tricks":9)"), "0/bought:ligeud.bought"},
      {with_cai("9", R"("trump":"H","bought":{"Eva":1},"tricks":9)"), "0/bought:form.seated"},
      {with_cai("ligeud", R"("trump":"H","bought":{"Anna":5},"tricks":12)"),
       "0/bought:ligeud.bought"},
      {nolo("nole", R"("bought":{"Bo":1},"tricks":0)"), "0/bought:ligeud.bought"},
      {nolo("solo-nole", R"("bought":{"Cai":1},"tricks":0)"), "0/bought:ligeud.bought"},
      {nolo("oplaegger", R"("bought":{"Dea":1},"tricks":0)"), "0/bought:ligeud.bought"},
      {nolo("gedebuk", R"("bought":{"Anna":1},"tricks":0)"), "0/bought:ligeud.bought"},
      {deal(R"("contract":"passed","declarer":"Anna")"), "0/declarer:form.not-asked"},
      {deal(R"("contract":"passed","trump":"H")"), "0/trump:form.not-asked"},
      {deal(R"("contract":"passed","called":"HA")"), "0/called:form.not-asked"},
      {deal(R"("contract":"passed","partner":"Cai")"), "0/partner:form.not-asked"},
      {deal(R"("contract":"passed","bought":{})"), "0/bought:form.not-asked"},
      {deal(R"("contract":"passed","tricks":0)"), "0/tricks:form.not-asked"},
  });
  const Judged opponent_buys =
      ligeud(with_cai("ligeud-clubs", R"("bought":{"Anna":6,"Bo":1},"tricks":12)"));
  CHECK(opponent_buys.sentences().find("only the declarer Anna buys, not Bo") != std::string::npos);
}

TEST_CASE("the deal passes on clockwise, but not after passes and misdeals", "[ligeud]") {
  CHECK(ligeud("").next_dealer() == "Anna");
  CHECK(ligeud(nine_by_bo).next_dealer() == "Bo");
  CHECK(ligeud(passed).next_dealer() == "Anna");
  CHECK(ligeud(misdeal).next_dealer() == "Anna");
  CHECK(ligeud(nine_by_bo + "," + passed + "," + misdeal + "," + nine_by_bo).next_dealer() ==
        "Cai");
  const std::string four = nine_by_bo + "," + nine_by_bo + "," + nine_by_bo + "," + nine_by_bo;
  CHECK(ligeud(four).next_dealer() == "Anna");
  // Forehand moves with the deal.
  CHECK(ligeud(nine_by_bo + "," + deal(R"("auction":[["Bo","6"]])")).sentences() ==
        "it is Cai's turn to speak, not Bo's\n");
}

TEST_CASE("the mesteromgang is four played deals, and then the session is over", "[ligeud]") {
  const std::string three = final_round + "," + passed + "," + nine_by_bo + "," + misdeal + "," +
                            nine_by_bo + "," + passed + "," + nine_by_bo;
  CHECK(ligeud(three).next_dealer() == "Dea");
  const std::string over = three + "," + nine_by_bo;
  CHECK(ligeud(over).next_dealer() == "-");
  CHECK(ligeud(over).total() == "-360 360 -360 360");
  CHECK(ligeud(over).complaints().empty());
  check({{over + "," + nine_by_bo, "8/type:ligeud.finished"},
         {over + "," + passed, "8/type:ligeud.finished"},
         {over + "," + misdeal, "8/type:ligeud.finished"},
         {over + "," + final_round, "8/type:ligeud.final-round"},
         {final_round + "," + final_round, "1/type:ligeud.final-round"},
         {over + R"(,{"type":"note","text":"late","dealer":"Anna"})", "8/dealer:entry.dealer"},
         {over + R"(,{"type":"note","text":"good night"})", ""}});
  const Judged corrected =
      ligeud(over + R"(,{"type":"adjust","why":"supper","points":{"Anna":"10","Bo":"-10"}})");
  CHECK(corrected.complaints().empty());
  CHECK(corrected.total() == "-350 350 -360 360");
  CHECK(corrected.next_dealer() == "-");
}

TEST_CASE("the mesteromgang counts double when that was agreed", "[ligeud]") {
  const std::vector<Scored> rows{
      {"L-21", with_cai("9", R"("trump":"C","tricks":9)"), "360 -360 360 -360"},
      {"L-22", nolo("nole", R"("tricks":2)"), "-450 150 150 150"},
      {"L-23", alone("8", R"("trump":"D","tricks":6)"), "-600 200 200 200"},
      {"passes are nothing twice", passed, "0 0 0 0"},
  };
  for (const auto& [name, entry, points] : rows) {
    CAPTURE(name);
    CHECK(ligeud(final_round + "," + entry, doubled).points(1) == points);
  }
  CHECK(ligeud(nine_hearts_nine + "," + final_round, doubled).points(0) == "90 -90 90 -90");
  CHECK(ligeud(final_round + "," + nine_hearts_nine).points(1) == "90 -90 90 -90");
  CHECK(ligeud(final_round + R"(,{"type":"adjust","why":"x","points":{"Bo":"1","Cai":"-1"}})",
               doubled)
            .points(1) == "0 1 -1 0");
}
