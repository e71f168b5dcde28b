// Who takes a trick, in every game.
#include <catch2/catch.hpp>

#include "kattegat/export/questions.hpp"

using namespace kattegat;

namespace trick_test {

namespace {

Ruled ask(const std::string& question, Question kind = Question::trick) {
  const auto ruled = judge_question(kind, question, Language::english);
  REQUIRE(ruled.has_value());
  return *ruled;
}

std::string value(const Ruled& ruled, std::string_view key) {
  const Json* json = ruled.answer.find(key);
  if (!json) return "";
  const auto* text = json->as<std::string>();
  return text ? *text : to_line(*json);
}

std::string first_violation(const Ruled& ruled) {
  const Json* list = ruled.answer.find("violations");
  if (!list) return "";
  const Json& first = list->as<Json::Array>()->front();
  return *first.find("field")->as<std::string>() + " " + *first.find("rule")->as<std::string>();
}

std::string violations(const Ruled& ruled) {
  const Json* list = ruled.answer.find("violations");
  std::string all;
  if (list)
    for (const Json& one : *list->as<Json::Array>())
      all += (all.empty() ? "" : ", ") + *one.find("field")->as<std::string>() + " " +
             *one.find("rule")->as<std::string>();
  return all;
}

// A trick of "A", "B", "C", "D" in turn.
std::string trick(const std::string& game, const std::string& more,
                  const std::vector<std::string>& cards) {
  std::string list;
  for (std::size_t i = 0; i < cards.size(); ++i)
    list += std::string(list.empty() ? "" : ",") + "[\"" + static_cast<char>('A' + i) + "\",\"" +
            cards[i] + "\"]";
  return R"({"game":")" + game + "\"" + more + R"(,"cards":[)" + list + "]}";
}

}  // namespace

TEST_CASE("the trick judge of every game", "[referee]") {
  struct Case {
    const char* game;
    const char* more;
    std::vector<std::string> cards;
    const char* winner;
    const char* rule;
  };
  const Case cases[] = {
      {"ligeud", R"(,"contract":"8","trump":"H")", {"S9", "SK", "S2", "SA"}, "D", "trick.high"},
      {"ligeud", R"(,"contract":"8","trump":"H")", {"S9", "SK", "H2", "SA"}, "C", "trick.trump"},
      {"ligeud", R"(,"contract":"8","trump":"H")", {"S9", "H3", "H2", "JK"}, "B", "trick.trump"},
      {"ligeud", R"(,"contract":8,"trump":"H")", {"S9", "DA", "CA", "JK"}, "A", "trick.high"},
      {"ligeud",
       R"(,"contract":"8","trump":"H","trick_number":2)",
       {"JK", "HA", "JK", "S2"},
       "A",
       "trick.joker"},
      {"ligeud", R"(,"contract":"8-clubs")", {"SA", "C2", "S3", "S4"}, "B", "trick.trump"},
      {"ligeud", R"(,"contract":"nole")", {"SA", "S2", "DK", "CK"}, "B", "trick.ace-low"},
      {"ligeud", R"(,"trump":"NT")", {"SA", "S2", "DK", "CK"}, "B", "trick.ace-low"},
      {"ligeud",
       R"(,"contract":"gedebuk","trump":"NT")",
       {"SA", "HK", "DK", "CK"},
       "A",
       "trick.ace-low"},
      {"ligeud",
       R"(,"contract":"oplaegger","trick_number":12)",
       {"JK", "SK", "S2", "S3"},
       "A",
       "trick.joker"},
      {"rodskagg", R"(,"contract":"rodskagg")", {"S9", "HA", "ST", "D2"}, "C", "trick.high"},
      {"rodskagg", "", {"S9", "HA", "ST", "D2", "SJ", "CA", "S2"}, "E", "trick.high"},
      {"english-whist", R"(,"trump":"D")", {"S9", "D2", "SA", "D4"}, "D", "trick.trump"},
      {"danish-whist",
       R"(,"contract":"grand","trump":"NT")",
       {"S9", "D2", "SA", "DA"},
       "C",
       "trick.high"},
      {"danish-whist",
       R"(,"contract":"nolo","trump":null)",
       {"SA", "S2", "SK", "DA"},
       "A",
       "trick.high"},
      {"esmakker-whist",
       R"(,"contract":"9-halve","trump":"H")",
       {"JK", "HA", "H2", "S2"},
       "A",
       "trick.joker"},
      {"esmakker-whist",
       R"(,"contract":"9","trump":"H")",
       {"S3", "JK", "JK", "H2"},
       "D",
       "trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-gode")", {"S3", "C2", "SA", "S5"}, "B", "trick.trump"},
      {"esmakker-whist",
       R"(,"contract":"9-sans","trump":"NT")",
       {"S3", "C2", "SA", "S5"},
       "C",
       "trick.high"},
      {"esmakker-whist", R"(,"contract":"sol")", {"S3", "CA", "SA", "JK"}, "C", "trick.high"},
      {"esmakker-whist",
       R"(,"contract":"9-vip","trump":"NT")",
       {"S3", "CA", "SA", "JK"},
       "C",
       "trick.high"},
      {"esmakker-whist", R"(,"trump":"D")", {"S3", "D2", "SA"}, "B", "trick.trump"},
      {"esmakker-whist", R"(,"trump":"NT")", {"S3", "D2", "SA"}, "C", "trick.high"},
      // the house rule joker_trumpable
      {"esmakker-whist",
       R"(,"contract":"9","trump":"H","rules":{"joker_trumpable":true})",
       {"JK", "HA", "H2", "S2"},
       "B",
       "trick.trump"},
      {"esmakker-whist",
       R"(,"contract":"9","trump":"H","rules":{"joker_trumpable":true})",
       {"JK", "SA", "JK", "C2"},
       "A",
       "trick.joker"},
      {"esmakker-whist",
       R"(,"contract":"9","trump":"C","rules":{"joker_trumpable":true})",
       {"JK", "JK", "C2", "SA"},
       "C",
       "trick.trump"},
      {"esmakker-whist",
       R"(,"contract":"sol","rules":{"joker_trumpable":true})",
       {"JK", "HA", "H2", "S2"},
       "A",
       "trick.joker"},
      {"esmakker-whist",
       R"(,"contract":"9","trump":"H","rules":{"joker_trumpable":false})",
       {"JK", "HA", "H2", "S2"},
       "A",
       "trick.joker"},
      {"ligeud",
       R"(,"contract":"8","trump":"H","trick_number":2,"rules":{})",
       {"JK", "HA"},
       "A",
       "trick.joker"},
  };
  for (const Case& one : cases) {
    const std::string question = trick(one.game, one.more, one.cards);
    CAPTURE(question);
    const Ruled ruled = ask(question);
    INFO(ruled.page);
    CHECK(ruled.clean);
    CHECK(value(ruled, "winner") == one.winner);
    CHECK(value(ruled, "rule") == one.rule);
    CHECK_FALSE(value(ruled, "why").empty());
  }
}

TEST_CASE("a trump that the contract has not is refused in its name", "[referee]") {
  const auto refused = [](const std::string& contract, const std::string& trump) {
    const auto ruled = judge_question(Question::trick,
                                      R"({"game":"esmakker-whist","contract":")" + contract +
                                          R"(","trump":")" + trump + R"(","cards":[["A","S2"]]})",
                                      Language::english);
    REQUIRE(ruled.has_value());
    return ruled->page;
  };
  CHECK(refused("sol", "H") == "trump: Sol has no trump here [trick.trump]\n");
  CHECK(refused("9-gode", "H") == "trump: 9 gode has ♣ as trump [trick.trump]\n");
  CHECK(refused("9", "NT") == "trump: 9 is played with a trump suit here [trick.trump]\n");
}

TEST_CASE("what a trick cannot be", "[referee]") {
  struct Case {
    const char* game;
    const char* more;
    std::vector<std::string> cards;
    const char* violation;
  };
  const Case cases[] = {
      {"ligeud", R"(,"contract":"8","trump":"H")", {"JK", "S2", "S3", "S4"}, "cards trick.joker"},
      {"ligeud", R"(,"contract":"nole","trick_number":1)", {"JK", "S2"}, "cards trick.joker"},
      {"ligeud", R"(,"contract":"nole","trump":"H")", {"S2", "S3"}, "trump trick.trump"},
      {"ligeud", R"(,"contract":"8-clubs","trump":"H")", {"S2", "S3"}, "trump trick.trump"},
      {"ligeud", R"(,"contract":"8")", {"S2", "S3"}, "trump form.missing"},
      {"ligeud", "", {"S2", "S3"}, "contract form.missing"},
      {"ligeud", R"(,"contract":"passed")", {"S2"}, "contract trick.contract"},
      {"ligeud", R"(,"contract":"14")", {"S2"}, "contract trick.contract"},
      {"ligeud",
       R"(,"contract":"8","trump":"H","trick_number":13)",
       {"S2"},
       "trick_number trick.count"},
      {"ligeud",
       R"(,"contract":"8","trump":"H","trick_number":0)",
       {"S2"},
       "trick_number trick.count"},
      {"ligeud", R"(,"contract":"8","trump":"H")", {"S2", "JK", "JK", "JK"}, "cards trick.cards"},
      {"ligeud",
       R"(,"contract":"8","trump":"H")",
       {"S2", "S3", "S4", "S5", "S6"},
       "cards trick.count"},
      {"ligeud", R"(,"contract":"8","trump":"H")", {}, "cards trick.count"},
      {"ligeud", R"(,"contract":"8","trump":"H")", {"S2", "S2"}, "cards trick.cards"},
      {"rodskagg", R"(,"trump":"H")", {"S2"}, "trump trick.trump"},
      {"rodskagg", R"(,"contract":"7")", {"S2"}, "contract trick.contract"},
      {"rodskagg", R"(,"trick_number":7)", {"S2"}, "trick_number trick.count"},
      {"danish-whist", R"(,"trump":"H")", {"S2"}, "trump trick.trump"},
      {"english-whist", "", {"S2"}, "trump form.missing"},
      {"english-whist", R"(,"trump":"H")", {"JK"}, "cards trick.cards"},
      {"esmakker-whist", R"(,"contract":"9-gode","trump":"H")", {"S2"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-gode","trump":"NT")", {"S2"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-staerke","trump":"NT")", {"S2"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-sans","trump":"H")", {"S2"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9")", {"H3", "C2"}, "trump form.missing"},
      {"esmakker-whist", R"(,"contract":"9","trump":null)", {"H3"}, "trump form.missing"},
      {"esmakker-whist", R"(,"contract":"9-halve")", {"H3", "C2"}, "trump form.missing"},
      {"esmakker-whist", R"(,"contract":"9-kvarte")", {"H3", "C2"}, "trump form.missing"},
      {"esmakker-whist", R"(,"contract":"9-vip")", {"H3", "C2"}, "trump form.missing"},
      {"esmakker-whist", R"(,"contract":"9","trump":"NT")", {"H3"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-halve","trump":"NT")", {"H3"}, "trump trick.trump"},
      {"esmakker-whist", R"(,"contract":"9-kvarte","trump":"NT")", {"H3"}, "trump trick.trump"},
      {"esmakker-whist", "", {"H3"}, "contract form.missing"},
      {"esmakker-whist",
       R"(,"contract":"sol","rules":{"joker_trumpable":1})",
       {"H3"},
       "rules form.type"},
      {"esmakker-whist",
       R"(,"contract":"sol","rules":{"joker":true})",
       {"H3"},
       "rules session.rules"},
      {"esmakker-whist", R"(,"contract":"sol","rules":[])", {"H3"}, "rules form.type"},
      {"ligeud", R"(,"contract":"9-clubs","trump":"NT")", {"S2", "S3"}, "trump trick.trump"},
      {"ligeud", R"(,"contract":"9","trump":"NT")", {"S2", "S3"}, "trump trick.trump"},
      {"ligeud",
       R"(,"contract":"9","trump":"H","rules":{"joker_trumpable":true})",
       {"S2"},
       "rules session.rules"},
      {"english-whist", R"(,"trump":"NT")", {"S2"}, "trump trick.trump"},
      {"commerce", "", {"S2"}, "game trick.game"},
      {"bridge", "", {"S2"}, "game trick.game"},
  };
  for (const Case& one : cases) {
    const std::string question = trick(one.game, one.more, one.cards);
    CAPTURE(question);
    const Ruled ruled = ask(question);
    INFO(ruled.page);
    CHECK_FALSE(ruled.clean);
    CHECK(first_violation(ruled) == one.violation);
  }
  CHECK(first_violation(ask(R"({"game":"rodskagg","cards":[["A","S2"],["A","S3"]]})")) ==
        "cards form.twice");
  CHECK(first_violation(ask(R"({"game":"rodskagg","cards":[["A","1S"]]})")) == "cards form.type");
  CHECK(first_violation(ask(R"({"game":"rodskagg"})")) == "cards form.missing");
}

TEST_CASE("a trick of more names than a table has seats is refused", "[referee]") {
  for (const int players : {17, 18, 19, 60, 20'000}) {
    CAPTURE(players);
    std::string cards, hands;
    for (int i = 0; i < players; ++i) {
      const std::string name = "P" + std::to_string(i), comma = i > 0 ? "," : "";
      cards += comma + R"([")" + name + R"(","C2"])";
      hands += comma + "\"" + name + R"(":["C2"])";
    }
    for (const std::string& question :
         {R"({"game":"english-whist","trump":"S","cards":[)" + cards + "]}",
          R"({"game":"english-whist","trump":"S","cards":[["P0","C2"]],"hands":{)" + hands + "}}"})
      CHECK_FALSE(ask(question).clean);
  }
}

TEST_CASE("with hands given, suit must be followed", "[referee]") {
  const auto judged = [](const std::string& contract, int number, const std::string& cards,
                         const std::string& hands, const std::string& more = "") {
    return first_violation(ask(R"({"game":"ligeud","contract":")" + contract +
                               R"(","trick_number":)" + std::to_string(number) + R"(,"cards":)" +
                               cards + R"(,"hands":)" + hands + more + "}"));
  };
  const std::string revoke = R"([["A","S9"],["B","H2"]])";
  CHECK(judged("8-clubs", 3, revoke, R"({"B":["H2","S3"]})") == "cards trick.follow");
  CHECK(judged("8-clubs", 3, revoke, R"({"B":["H2","D3"]})").empty());
  CHECK(judged("8-clubs", 3, revoke, R"({"A":["S9"]})").empty());
  CHECK(judged("8-clubs", 3, revoke, R"({"B":["D3"]})") == "hands trick.hands");
  CHECK(judged("8-clubs", 3, revoke, R"({"B":"D3"})") == "hands form.type");
  // L: a joker as a later card only where suit cannot be followed; nobody follows a joker
  CHECK(judged("8-clubs", 3, R"([["A","S9"],["B","JK"]])", R"({"B":["JK","S3"]})") ==
        "cards trick.follow");
  CHECK(judged("8-clubs", 3, R"([["A","S9"],["B","JK"]])", R"({"B":["JK","H3"]})").empty());
  CHECK(judged("8-clubs", 3, R"([["A","JK"],["B","H2"]])", R"({"B":["H2","S3"]})").empty());
  // L21: the one hidden card of its owner is exempt until the last trick
  const std::string of_b = R"(,"declarer":"B")", of_a = R"(,"declarer":"A")";
  CHECK(judged("gedebuk", 3, revoke, R"({"B":["H2","S3"]})", of_b).empty());
  CHECK(judged("gedebuk", 3, revoke, R"({"B":["H2","S3","S4"]})", of_b) == "cards trick.follow");
  CHECK(judged("gedebuk", 12, revoke, R"({"B":["H2","S3"]})", of_b) == "cards trick.follow");
  CHECK(judged("gedebuk", 3, revoke, R"({"B":["H2","S3"]})", of_a) == "cards trick.follow");
  CHECK(judged("gedebuk", 3, revoke, R"({"B":["H2","S3"]})", R"(,"declarer":"D")") ==
        "cards trick.follow");
  CHECK(judged("gedebuk", 3, revoke, R"({"B":["H2","S3"]})") == "declarer form.missing");
  CHECK(judged("gedebuk", 3, revoke, R"({})").empty());
  CHECK(judged("nole", 3, revoke, R"({"B":["H2","D3"]})").empty());
  CHECK(judged("gedebuk", 3, R"([["A","S9"],["B","S2"],["C","S3"],["D","S4"]])", R"({"A":["S9"]})",
               R"(,"declarer":"E")") == "declarer form.seated");
}

TEST_CASE("the hands of a trick are of one pack, and all that is wrong is said", "[referee]") {
  const auto judged = [](const std::string& cards, const std::string& hands,
                         const std::string& game = R"("ligeud","contract":"8-clubs")") {
    return violations(ask(R"({"game":)" + game + R"(,"trick_number":3,"cards":)" + cards +
                          R"(,"hands":)" + hands + "}"));
  };
  const std::string two = R"([["A","S9"],["B","S2"]])";
  CHECK(judged(two, R"({"A":["S9","H3"],"B":["S2","H3"]})") == "hands trick.cards");
  CHECK(judged(two, R"({"A":["S9","H3","H3"]})") == "hands trick.cards");
  CHECK(judged(two, R"({"A":["S9","S2"]})") == "hands trick.cards");
  CHECK(judged(two, R"({"A":["S9","S3"],"C":["S3","D4"]})") == "hands trick.cards");
  CHECK(judged(two, R"({"A":["S9","S3"],"B":["S2","D4"],"C":["D5"]})").empty());
  // In the hand that it was played from it is no second card.
  CHECK(judged(two, R"({"A":["S9"],"B":["H2","S9"]})") == "hands trick.hands, hands trick.cards");
  CHECK(judged(R"([["A","S9"],["B","H2"]])", R"({"A":["S9","H4"],"B":["H2","S3","H4"]})") ==
        "cards trick.follow, hands trick.cards");
  // No more jokers than the pack has, beside those that lie on the table.
  CHECK(judged(two, R"({"A":["S9","JK"],"B":["S2"]})").empty());
  CHECK(judged(R"([["A","S9"],["B","JK"]])", R"({"A":["S9","JK","JK","JK"]})") ==
        "hands trick.cards");
  const std::string beside = R"([["A","S9"],["B","JK"]])";
  CHECK(judged(beside, R"({"A":["S9","JK"]})").empty());
  CHECK(judged(beside, R"({"A":["S9","JK","JK"]})") == "hands trick.cards");
  CHECK(judged(two, R"({"A":["S9","JK"]})", R"("english-whist","trump":"H")") ==
        "hands trick.cards");
}

TEST_CASE("whose Commerce hand is best", "[referee]") {
  const auto asked = [](const std::string& hands, const std::string& banker = "D") {
    return ask(R"({"banker":")" + banker + R"(","seats":["A","B","C","D"],"hands":)" + hands + "}",
               Question::commerce);
  };
  const Ruled one = asked(R"({"A":["S9","S3","H2"],"B":["HA","HK","HQ"],"D":["D4","D5","D6"]})");
  CHECK(value(one, "winner") == "B");
  CHECK(value(one, "winners") == R"(["B"])");
  CHECK(value(one, "banker_pays") == R"({"bonus":1,"each_other":1})");
  CHECK(value(one, "ranking") ==
        R"([{"player":"B","hand":["HA","HK","HQ"],"combination":"sekvens","points":14},)"
        R"({"player":"D","hand":["D4","D5","D6"],"combination":"sekvens","points":6},)"
        R"({"player":"A","hand":["S9","S3","H2"],"combination":"poang","points":12}])");
  // A tie is shared, in turn from forehand: counter-clockwise from the banker.
  const Ruled tie = asked(R"({"A":["S9","S3","H2"],"C":["D9","D3","C2"],"D":["H5","C7","D8"]})");
  CHECK(value(tie, "winner") == "null");
  CHECK(value(tie, "winners") == R"(["C","A"])");
  CHECK(value(tie, "banker_pays") == R"({"bonus":1,"each_other":0})");
  // C6: a banker among the best wins alone, before the equal hand, and owes nothing.
  const Ruled banker = asked(R"({"A":["S9","S3","H2"],"D":["D9","D3","C2"]})");
  CHECK(value(banker, "ranking") ==
        R"([{"player":"D","hand":["D9","D3","C2"],"combination":"poang","points":12},)"
        R"({"player":"A","hand":["S9","S3","H2"],"combination":"poang","points":12}])");
  CHECK(value(banker, "winners") == R"(["D"])");
  CHECK(value(banker, "banker_pays") == R"({"bonus":0,"each_other":0})");
  const Ruled nothing = asked(R"({"A":["S9","H3","C2"]})");
  CHECK(value(nothing, "winners") == "[]");

  CHECK(first_violation(asked(R"({"A":["S9","S9","H2"]})")) == "hands commerce.cards");
  CHECK(first_violation(asked(R"({"A":["S9","S8","JK"]})")) == "hands commerce.cards");
  CHECK(first_violation(asked(R"({"E":["S9","S8","S7"]})")) == "hands form.seated");
  CHECK(first_violation(asked(R"({})")) == "hands commerce.hands");
  CHECK(first_violation(asked(R"({"A":["S9","S8"]})")) == "hands form.type");
  CHECK(first_violation(asked(R"({"A":["S9","S8","S7"]})", "E")) == "banker form.seated");
  std::string seats;
  for (int i = 0; i < 40; ++i) seats += (i > 0 ? "," : "") + ("\"P" + std::to_string(i) + "\"");
  CHECK(first_violation(
            ask(R"({"banker":"P39","seats":[)" + seats + R"(],"hands":{"P39":["S9","S8","S7"]}})",
                Question::commerce)) == "seats commerce.hands");
}

TEST_CASE("a question must be JSON", "[referee]") {
  for (const auto kind : {Question::trick, Question::dummy, Question::commerce})
    for (const char* bytes : {"", "{", "[1,]", "{\"a\":1,\"a\":2}", "\"\xff\""}) {
      CAPTURE(bytes);
      CHECK_FALSE(judge_question(kind, bytes, Language::danish).has_value());
    }
}

TEST_CASE("a question of millions of values is refused", "[referee][once]") {
  std::string many = R"({"dummy":[0)";
  for (std::size_t i = 0; i < json_values_limit; ++i) many += ",0";
  const auto ruled = judge_question(Question::dummy, many + "]}", Language::danish);
  REQUIRE_FALSE(ruled.has_value());
  CHECK(ruled.error() == text(Word::json_too_many));
}

TEST_CASE("JSON that is no question is answered with what is wrong with it", "[referee]") {
  for (const auto kind : {Question::trick, Question::dummy, Question::commerce})
    for (const char* bytes : {"[]", "null", "7", "\"x\"", "[{}]"}) {
      CAPTURE(bytes);
      const auto ruled = judge_question(kind, bytes, Language::english);
      REQUIRE(ruled.has_value());
      CHECK_FALSE(ruled->clean);
      CHECK(first_violation(*ruled) == "question form.type");
      CHECK(ruled->page == "question: this must be an object {…} [form.type: question]\n");
    }
}

}  // namespace trick_test
