// All that is wrong with an entry is listed, not only what was looked at first. evening-format,
// "Violations".
#include <algorithm>
#include <catch2/catch.hpp>
#include <utility>

#include "kattegat/core/json/json.hpp"
#include "support/evenings.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace every_fault_test {

namespace {

const std::vector<std::string> abcd{"A", "B", "C", "D"};
std::string faults(const std::string& game, const std::string& of_entry,
                   const std::string& rules = "{}") {
  return play(game, abcd, "{" + of_entry + "}", rules).complaints();
}
std::string sentences(const std::string& game, const std::string& of_entry) {
  return play(game, abcd, "{" + of_entry + "}").sentences();
}

Json& member(Json& object, std::string_view key) {
  for (auto& [name, value] : std::get<Json::Object>(object.value))
    if (name == key) return value;
  return object;
}

bool is_by_player(const Json& field, const Json& seats) {
  const auto* object = field.as<Json::Object>();
  const auto& names = *seats.as<Json::Array>();
  return object && std::all_of(object->begin(), object->end(), [&](const Json::Member& one) {
           return std::find(names.begin(), names.end(), Json(one.first)) != names.end();
         });
}

// The evening with a "?" in the place of what a field says of a player, for each of them, and what
// is to be told of it. (What is broken off may lack whole fields, and is judged without.)
template <class Try>
void each_of_a_player(const Json& evening, Try&& attempt) {
  Json changed = evening;
  for (Json& session : std::get<Json::Array>(member(changed, "sessions").value)) {
    std::size_t number = 0;
    for (Json& entry : std::get<Json::Array>(member(session, "entries").value)) {
      for (auto& [field, value] : std::get<Json::Object>(entry.value)) {
        if (entry.find("stopped") || !is_by_player(value, *session.find("seats"))) continue;
        for (auto& [name, of_player] : std::get<Json::Object>(value.value)) {
          const Json before = std::exchange(of_player, Json("?"));
          attempt(changed, std::to_string(number) + "/" + field + ":form.type");
          of_player = before;
        }
      }
      ++number;
    }
  }
}

}  // namespace

TEST_CASE("a reason that is empty is told of beside what is wrong with another field", "[game]") {
  const std::string points = R"("points":{"A":"1","B":"-1"})";
  CHECK(faults("ligeud", R"("type":"adjust","id":"x","why":"",)" + points) ==
        "0/id:form.type 0/why:form.empty");
  CHECK(faults("ligeud", R"("type":"adjust","at":"x",)" + points) ==
        "0/at:form.type 0/why:form.missing");
  CHECK(faults("ligeud", R"("type":"adjust","why":"","points":3)") ==
        "0/points:form.type 0/why:form.empty");
  CHECK(faults("rodskagg", R"("type":"protocol","by":3,"why":"","points":{"A":1})") ==
        "0/by:form.type 0/why:form.empty");
  // What may follow from a field that could not be read is not told of.
  CHECK(faults("ligeud", R"("type":"deal","auction":3)") == "0/auction:form.type");
}

TEST_CASE("the play is judged by what does not depend on the faults beside it", "[game]") {
  CHECK(
      faults("english-whist", R"("type":"deal","trump":"H","tricks":[9,9],"play":[["C","S2"]])") ==
      "0/tricks:whist.tricks 0/play:play.turn");
  CHECK(faults("english-whist",
               R"("type":"deal","tricks":[7,6],"play":[["B","S2"],["C","S2"],["A","S3"]])") ==
        "0/trump:form.missing 0/play:play.turn");
  // Who took the first trick is not known without a trump: anybody may lead to the next.
  const std::string two = R"("play":[["B","S2"],["C","S3"],["D","S4"],["A","H2"],["D","S2"]])";
  CHECK(faults("english-whist", R"("type":"deal","tricks":[7,6],)" + two) ==
        "0/trump:form.missing 0/play:trick.cards");
  CHECK(faults("danish-whist", R"("type":"deal","declarer":"A","tricks":3,"play":[["C","S2"]])") ==
        "0/contract:form.missing");
  CHECK(
      faults("danish-whist",
             R"("type":"deal","contract":"sol","declarer":"A","tricks":14,"play":[["C","S2"]])") ==
      "0/tricks:whist.tricks 0/play:play.turn");
  CHECK(faults("ligeud", R"("type":"deal","declarer":"A","play":[["B","S2"],["D","S2"]])")
            .find("0/play:play.turn") != std::string::npos);
  CHECK(faults("ligeud",
               R"("type":"deal","contract":"nole","declarer":"A","tricks":13,)"
               R"("play":[["B","S2"],["C","S2"]])") == "0/tricks:ligeud.tricks 0/play:trick.cards");
  CHECK(faults("rodskagg", R"("type":"deal","declarer":"A","bid":"1","first_four":{"A":5},)"
                           R"("last_two":{"A":2},"play":[["B","S2"]])") ==
        "0/first_four:rodskagg.tricks 0/play:play.turn");
  CHECK(faults("esmakker-whist",
               R"("type":"deal","bid":"8","declarer":"A","trump":"H","partner":"A","tricks":8,)"
               R"("play":[["C","S2"]])") == "0/partner:esmakker-whist.partner 0/play:play.turn");
}

TEST_CASE("a field that decides nothing about the others hides none that is missing", "[game]") {
  CHECK(faults("ligeud", R"("type":"deal","declarer":"B","trump":"hearts","tricks":9)") ==
        "0/trump:form.word 0/contract:form.missing");
  CHECK(faults("ligeud", R"("type":"deal","contract":"9","declarer":"B","trump":"hearts")") ==
        "0/trump:form.word 0/partner:form.missing 0/tricks:form.missing");
  CHECK(faults("rodskagg",
               R"("type":"deal","declarer":"B","bid":"2","joined":["Z"],)"
               R"("last_two":{"B":2})") == "0/joined:form.seated 0/first_four:form.missing");
  CHECK(faults("rodskagg", R"("type":"penalty","offence":"x")") ==
        "0/offence:form.word 0/player:form.missing");
  CHECK(faults("plump", R"("type":"deal","bids":{"A":1,"B":1,"C":1,"D":1},"trump":"NT")") ==
        "0/trump:form.word 0/tricks:form.missing");
  CHECK(faults("commerce", R"("type":"deal","banker_hand":"x")") ==
        "0/banker_hand:form.word 0/shown:form.missing");
  // The partner may be the holder of a card that was called, or there is none.
  CHECK(faults("ligeud", R"("type":"deal","contract":"9","declarer":"B","trump":"H","called":"X",)"
                         R"("tricks":9)") == "0/called:form.type");
  CHECK(faults("ligeud", R"("type":"deal","contract":"x","declarer":"B","tricks":9)") ==
        "0/contract:form.word");
}

TEST_CASE("of others it is told what is so whomever an unread list names", "[game]") {
  CHECK(faults("esmakker-whist", R"("type":"deal","bid":"sol","declarer":"A","with":["Z"],)"
                                 R"("tricks":{"A":0,"B":1})") == "0/with:form.seated");
  CHECK(faults("esmakker-whist", R"("type":"deal","bid":"sol","declarer":"A","with":["B","Z"],)"
                                 R"("tricks":{"B":14,"C":0})") ==
        "0/with:form.seated 0/tricks:esmakker-whist.tricks 0/tricks:whist.tricks");
  const auto joined = [](const std::string& last_two) {
    return faults("rodskagg", R"("type":"deal","declarer":"B","bid":"2","first_four":{"B":4},)"
                              R"("joined":["Z"],"last_two":)" +
                                  last_two);
  };
  CHECK(joined(R"({"B":1,"C":1})") == "0/joined:form.seated");
  CHECK(joined(R"({"B":1})") == "0/joined:form.seated 0/last_two:rodskagg.tricks");
  CHECK(faults("rodskagg", R"("type":"deal","declarer":"B","bid":"rodskagg","stopped":"x",)"
                           R"("first_four":{"B":2,"C":1})") == "0/stopped:form.type");
}

TEST_CASE("who called a king has shown every ace, whether or not the partner is said", "[game]") {
  const auto king = [](const std::string& more) {
    return faults("esmakker-whist",
                  R"("type":"deal","bid":"9","declarer":"B","called":"SK","tricks":9,)" + more +
                      R"(,"play":[["B","CA"],["C","C2"],["D","C3"],["A","C4"],)"
                      R"(["B","DK"],["C","DA"],["D","D2"],["A","D3"]])");
  };
  CHECK(king(R"("trump":"H","partner":"C")") == "0/called:esmakker.king");
  CHECK(king(R"("trump":"H")") == "0/partner:form.missing 0/called:esmakker.king");
  CHECK(king(R"("partner":"C")") == "0/trump:form.missing 0/called:esmakker.king");
}

TEST_CASE("of several faults in one field each is told of", "[game]") {
  CHECK(sentences("ligeud", R"("type":"deal","contract":"8","declarer":"A","partner":"B",)"
                            R"("trump":"H","tricks":8,"bought":{"A":7,"B":-1})")
            .find("B") != std::string::npos);
  CHECK(faults("rodskagg", R"("type":"deal","declarer":"A","bid":"1","last_two":{"A":2},)"
                           R"("first_four":{"A":5,"B":-1})") ==
        "0/first_four:rodskagg.tricks 0/first_four:rodskagg.tricks");
  CHECK(faults("english-whist", R"("type":"deal","trump":"H","tricks":[14,-1])") ==
        "0/tricks:whist.tricks 0/tricks:whist.tricks");
  CHECK(faults("danish-whist",
               R"("type":"deal","contract":"pasnolo","tricks":{"A":14,"B":-1,"C":0,"D":0})") ==
        "0/tricks:whist.tricks 0/tricks:whist.tricks");
  CHECK(faults("esmakker-whist",
               R"("type":"deal","bid":"sol","declarer":"A","tricks":{"A":14,"B":1})") ==
        "0/tricks:whist.tricks 0/tricks:esmakker-whist.tricks");
}

TEST_CASE("what cannot be read of a field is told of all of it", "[game]") {
  const auto bought = [](const std::string& each) {
    return faults("ligeud", R"("type":"deal","contract":"8","declarer":"A","partner":"B",)"
                            R"("trump":"H","tricks":8,"bought":{)" +
                                each + "}");
  };
  CHECK(bought(R"("Z":1,"Y":1)") == "0/bought:form.seated 0/bought:form.seated");
  CHECK(bought(R"("Z":"x")") == "0/bought:form.seated 0/bought:form.type");
  CHECK(bought(R"("A":"x","B":null)") == "0/bought:form.type 0/bought:form.type");  // of each
  CHECK(faults("rodskagg", R"("type":"deal","bids":[["Z","1"],["Y","9"],["B","x"]])") ==
        "0/bids:form.seated 0/bids:form.seated 0/bids:form.word 0/bids:form.word");
  CHECK(faults("rodskagg", R"("type":"deal","bids":[["B","smyg"],["C","smyg"],["D","smyg"],)"
                           R"(["A","smyg"]],"penalties":[{"player":"Z","offence":"x","why":1}])") ==
        "0/penalties:form.seated 0/penalties:form.word 0/penalties:form.unknown-key");
  CHECK(faults("english-whist",
               R"("type":"deal","trump":"H","tricks":[7,6],"play":[["Z","S2"],["B","S1"]])") ==
        "0/play:form.seated 0/play:form.type");
  CHECK(faults("danish-whist", R"("type":"note","text":"x")",
               R"({"tariff":{"sol":"x","grand":"1","gammel":"2"}})") ==
        "-/rules:form.type -/rules:form.word");
}

TEST_CASE("what could be read of a field is judged, but for what the rest may make good",
          "[game]") {
  CHECK(sentences("ligeud", R"("type":"deal","contract":"8","declarer":"A","partner":"B",)"
                            R"("trump":"H","tricks":8,"bought":{"A":-1,"Z":1})") ==
        "“Z” does not sit at this table\nA can buy 0 to 6 cards\n");
  CHECK(faults("commerce", R"("type":"deal","shown":{"B":["S9","S8","S7"],"Z":["S6","S5","S4"]},)"
                           R"("banker_hand":"poang","bought":{"B":-1,"Z":1})") ==
        "0/bought:form.seated 0/shown:form.seated 0/bought:commerce.bought");
  CHECK(faults("danish-whist",
               R"("type":"deal","contract":"pasnolo","tricks":{"A":14,"B":2,"Z":0})") ==
        "0/tricks:form.seated 0/tricks:whist.tricks");
  CHECK(faults("rodskagg",
               R"("type":"deal","declarer":"B","bid":"1","first_four":{"A":5,"Z":1},)"
               R"("last_two":{"A":2})") == "0/first_four:form.seated 0/first_four:rodskagg.tricks");
  // They may come to 0 with whoever was meant.
  CHECK(faults("ligeud", R"("type":"adjust","why":"x","points":{"A":"1","Z":"-1"})") ==
        "0/points:form.seated");
  CHECK(faults("ligeud", R"("type":"adjust","why":"x","points":{"A":"9999999999","Z":"-1"})") ==
        "0/points:form.seated 0/points:entry.points-limit");
}

TEST_CASE("a list of very many faults is told of in some", "[game]") {
  std::string names;
  for (int i = 0; i < 90'000; ++i) names += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\"";
  const Judged judged = play("rodskagg", abcd, R"({"type":"deal","joined":[)" + names + "]}");
  const Complaints& told = judged.judged.complaints;
  CHECK(std::count_if(told.begin(), told.end(),
                      [](const Complaint& one) { return one.violation.field == "joined"; }) == 100);
}

TEST_CASE("what cannot be read of one player brings no other fault with it", "[game]") {
  std::size_t tried = 0;
  for (const std::string& path : samples()) {
    const Json evening = *parse_json(read_bytes(path));
    each_of_a_player(evening, [&](const Json& unread, const std::string& told) {
      CAPTURE(path, told);
      CHECK(judge_text(to_line(unread)).complaints() == told);
      ++tried;
    });
  }
  CHECK(tried > 200);
}

TEST_CASE("where there are no jokers it is not asked when one is led", "[game]") {
  CHECK(
      faults("english-whist", R"("type":"deal","trump":"H","tricks":[7,6],"play":[["B","JK"]])") ==
      "0/play:trick.cards");
  CHECK(faults("danish-whist", R"("type":"deal","contract":"nolo","declarer":"A","tricks":1,)"
                               R"("play":[["B","JK"]])") == "0/play:trick.cards");
}

TEST_CASE("the card that was laid for the called suit falls when that is led", "[game]") {
  const auto nine = [](const std::string& cards) {
    return faults("esmakker-whist",
                  R"("type":"deal","bid":"8","declarer":"A","partner":"C","trump":"H","tricks":8,)"
                  R"("called":"SA","marker":"D3","play":[)" +
                      cards + "]");
  };
  const std::string led = R"(["B","S2"],["C","SA"],["D","S4"],["A",)";
  CHECK(nine(led + R"("H3"])") == "0/play:esmakker-whist.marker");
  CHECK(nine(led + R"("D3"])").empty());
  CHECK(nine(R"(["B","C2"],["C","C3"],["D","C4"],["A","C5"])").empty());
}

TEST_CASE("a refusal names what it is about, and nothing that would be refused too", "[game]") {
  const auto call = [](const std::string& game, const std::string& field, const std::string& said) {
    return sentences(game, R"("type":"deal",")" + field + R"(":[["B",)" + said + "]]");
  };
  CHECK(call("danish-whist", "auction", R"("hold")") ==
        "“hold” is not known here; it must be one of: pass, nolo, grand, sol, grandi\n");
  CHECK(call("danish-whist", "auction", R"("pasnolo")") ==
        "this must be a call such as [\"Anna\", \"pass\"]\n");
  CHECK(call("danish-whist", "auction", "3,4") ==
        "this must be a call such as [\"Anna\", \"pass\"]\n");
  CHECK(call("rodskagg", "bids", "3,4") == "this must be a call such as [\"Anna\", \"smyg\"]\n");

  CHECK(sentences("plump", R"("type":"deal","bids":{"A":"1"})") ==
        "at “A” there must be a whole number\n");
  const auto house = [](const std::string& rules) {
    return play("danish-whist", abcd, "", rules).sentences();
  };
  CHECK(house(R"({"loss_factor":"2"})") == "at “loss_factor” there must be a whole number\n");
  CHECK(house(R"({"tariff":{"nolo":5}})") ==
        "at “nolo” there must be points in quotes, with at most three decimals, such as "
        "\"-0.125\"\n");
  CHECK(house(R"({"grandi":"both"})") ==
        "“both” is not known at “grandi”; it must be one of: solo, pair\n");

  CHECK(sentences("english-whist", R"("type":"deal","trump":"H","tricks":[7,6],)"
                                   R"("play":[["B","S2"],["C","S3"],["B","S4"]])") ==
        "in the 1st trick it is D's turn, not B's\n");
}

}  // namespace every_fault_test
