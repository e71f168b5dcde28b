// All that is wrong with an entry is listed, not only what was looked at first. evening-format,
// "Violations".
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

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

}  // namespace every_fault_test
