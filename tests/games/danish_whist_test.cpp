// Danish whist against rules.md 4B.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace danish_whist_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

struct Case {
  std::string name, entry, points, rules = "{}";
};

std::string contract(const std::string& name, const std::string& declarer, int tricks) {
  return R"({"type":"deal","contract":")" + name + R"(","declarer":")" + declarer +
         R"(","tricks":)" + std::to_string(tricks) + "}";
}
std::string pasnolo(int a, int b, int c, int d) {
  return R"({"type":"deal","contract":"pasnolo","tricks":{"A":)" + std::to_string(a) + R"(,"B":)" +
         std::to_string(b) + R"(,"C":)" + std::to_string(c) + R"(,"D":)" + std::to_string(d) + "}}";
}

}  // namespace

TEST_CASE("the worked cases of Danish whist", "[danish-whist]") {
  const std::vector<Case> cases{
      {"D-1", contract("nolo", "A", 5), "1 -1 1 -1"},
      {"D-2", contract("nolo", "A", 7), "-1 1 -1 1"},
      {"D-3", contract("nolo", "A", 6), "1 -1 1 -1"},
      {"D-4", contract("grand", "B", 7), "-2 2 -2 2"},
      {"D-5", contract("grand", "B", 6), "2 -2 2 -2"},
      {"D-6", contract("sol", "C", 1), "-4 -4 12 -4"},
      {"D-7", contract("sol", "C", 2), "4 4 -12 4"},
      {"D-8", contract("grandi", "D", 7), "-8 -8 -8 24"},
      {"D-9", contract("grandi", "D", 3), "8 8 8 -24"},
      {"D-10", pasnolo(1, 3, 4, 5), "3 -1 -1 -1"},
      {"D-11", pasnolo(2, 2, 4, 5), "2 2 -2 -2"},
      {"D-12", pasnolo(3, 3, 3, 4), "1 1 1 -3"},
      {"lost twice", contract("sol", "C", 2), "8 8 -24 8", R"({"loss_factor":2})"},
      {"made once all the same", contract("grand", "A", 9), "2 -2 2 -2", R"({"loss_factor":2})"},
      {"nolo to one trick, lost", contract("nolo", "A", 2), "-1 1 -1 1", R"({"nolo_max":1})"},
      {"nolo to one trick, made", contract("nolo", "A", 1), "1 -1 1 -1", R"({"nolo_max":1})"},
      {"grandi by the pair", contract("grandi", "D", 7), "-8 8 -8 8", R"({"grandi":"pair"})"},
      {"agreed tariff", contract("nolo", "A", 0), "0.5 -0.5 0.5 -0.5",
       R"({"tariff":{"nolo":"0.5"}})"},
      {"the rest of the tariff stays", contract("grand", "A", 7), "2 -2 2 -2",
       R"({"tariff":{"nolo":"0.5"}})"},
      {"pasnolo by tariff", pasnolo(0, 0, 0, 13), "2 2 2 -6", R"({"tariff":{"pasnolo":"2"}})"},
  };
  for (const Case& one : cases) {
    CAPTURE(one.name, one.entry);
    const Judged judged = play("danish-whist", table, one.entry, one.rules);
    CHECK(judged.complaints().empty());
    CHECK(judged.points(0) == one.points);
    CHECK(judged.next_dealer() == "B");
  }
}

TEST_CASE("the auction gives the contract and its declarer", "[danish-whist]") {
  const Judged grand = play("danish-whist", table, R"({"type":"deal","auction":
      [["B","nolo"],["C","grand"],["D","pass"],["A","pass"],["B","pass"]],"tricks":8})");
  CHECK(grand.complaints().empty());
  CHECK(grand.points(0) == "2 -2 2 -2");
  const Judged all_passed = play("danish-whist", table, R"({"type":"deal","auction":
      [["B","pass"],["C","pass"],["D","pass"],["A","pass"]],"tricks":{"A":0,"B":4,"C":4,"D":5}})");
  CHECK(all_passed.complaints().empty());
  CHECK(all_passed.points(0) == "3 -1 -1 -1");
}

TEST_CASE("what cannot be is refused in Danish whist", "[danish-whist]") {
  struct Row {
    std::string entry, complaints;
  };
  const std::vector<Row> rows{
      {R"({"type":"deal","declarer":"A","tricks":5})", "0/contract:form.missing"},
      {R"({"type":"deal","declarer":"A","tricks":14})",
       "0/contract:form.missing 0/tricks:whist.tricks"},
      {R"({"type":"deal","tricks":{"A":-1,"B":14}})",
       "0/contract:form.missing 0/tricks:whist.tricks 0/tricks:whist.tricks"},
      {R"({"type":"deal","contract":"nolo","tricks":5})", "0/declarer:form.missing"},
      {R"({"type":"deal","contract":"nolo","declarer":"A"})", "0/tricks:form.missing"},
      {contract("nolo", "A", 14), "0/tricks:whist.tricks"},
      {contract("grandi", "A", 8), "0/tricks:danish-whist.tricks"},
      {contract("grandi", "A", -1), "0/tricks:danish-whist.tricks"},
      {R"({"type":"deal","contract":"sol","declarer":"A","tricks":{"A":1}})", "0/tricks:form.type"},
      {R"({"type":"deal","contract":"pasnolo","tricks":3})", "0/tricks:danish-whist.tricks"},
      {R"({"type":"deal","contract":"pasnolo","tricks":{"A":3,"B":10}})",
       "0/tricks:danish-whist.tricks"},
      {pasnolo(3, 3, 3, 3), "0/tricks:whist.tricks"},
      {R"({"type":"deal","contract":"pasnolo","declarer":"A","tricks":{"A":1,"B":3,"C":4,"D":5}})",
       "0/declarer:form.not-asked"},
      {R"({"type":"deal","contract":"solo","declarer":"A","tricks":5})", "0/contract:form.word"},
      {R"({"type":"deal","auction":[["B","grand"],["C","nolo"]],"tricks":5})",
       "0/auction:auction.higher"},
      {R"({"type":"deal","auction":[["B","pasnolo"]],"tricks":5})", "0/auction:form.type"},
      {R"({"type":"deal","auction":[["B","grand"],["C","pass"],["D","pass"],["A","pass"]],
           "contract":"nolo","declarer":"C","tricks":5})",
       "0/contract:auction.contract 0/declarer:auction.declarer"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.entry);
    CHECK(play("danish-whist", table, row.entry).complaints() == row.complaints);
  }
}

TEST_CASE("a grandi counts the declarer's own tricks, also where the pair settles it",
          "[danish-whist]") {
  // A takes the first trick, the partner C the second: of seven A has 1 to 6.
  const auto complaints = [](int tricks, const std::string& grandi) {
    return play("danish-whist", table,
                R"({"type":"deal","contract":"grandi","declarer":"A","tricks":)" +
                    std::to_string(tricks) + R"(,"play":[["A","SA"],["B","S2"],["C","S3"],
                    ["D","S4"],["A","H2"],["B","H3"],["C","HA"],["D","H4"]]})",
                R"({"grandi":")" + grandi + R"("})")
        .complaints();
  };
  for (const std::string grandi : {"solo", "pair"}) {
    CAPTURE(grandi);
    CHECK(complaints(0, grandi) == "0/tricks:play.tricks");
    CHECK(complaints(1, grandi).empty());
    CHECK(complaints(6, grandi).empty());
    CHECK(complaints(7, grandi) == "0/tricks:play.tricks");
  }
}

TEST_CASE("a tariff that cannot be is refused", "[danish-whist]") {
  const auto refused = [](const std::string& tariff) {
    return judge_text(evening_text("danish-whist", table, R"({"tariff":)" + tariff + "}", ""))
        .complaints();
  };
  CHECK(refused(R"({"nolo":"-1"})") == "-/rules:danish-whist.tariff");
  CHECK(refused(R"({"nolo":"1000000001"})") == "-/rules:danish-whist.tariff");
  CHECK(refused(R"({"nolo":1})") == "-/rules:form.type");
  CHECK(refused(R"({"solo":"1"})") == "-/rules:form.word");
  CHECK(refused(R"("1")") == "-/rules:form.type");
  CHECK(refused(R"({"nolo":"0"})").empty());
}

TEST_CASE("a play that leaves room for 5 tricks or 7 is not said to leave room for 6",
          "[danish-whist]") {
  const std::vector<std::pair<int, std::string>> tricks{
      {1, "SQ S7 S4 D4"}, {1, "S8 HQ S5 C5"}, {1, "S2 HA DQ DJ"}, {1, "SJ C8 CA D9"},
      {1, "D5 CJ CQ D8"}, {0, "D3 CK H4 C4"}, {0, "DK SA HK C9"}, {0, "D2 H3 HT C3"},
      {0, "C6 SK HJ CT"}, {3, "C7 D6 ST H7"}, {3, "H2 DT S3 H9"}};
  std::string cards;
  for (const auto& [leader, four] : tricks)
    for (std::size_t i = 0; i < 4; ++i)
      cards += (cards.empty() ? "[\"" : ",[\"") +
               table[(static_cast<std::size_t>(leader) + i) % 4] + "\",\"" + four.substr(3 * i, 2) +
               "\"]";
  const auto judged = [&](int written) {
    return play("danish-whist", table,
                R"({"type":"deal","contract":"grand","declarer":"A","tricks":)" +
                    std::to_string(written) + R"(,"play":[)" + cards + "]}");
  };
  CHECK(judged(5).complaints().empty());
  CHECK(judged(7).complaints().empty());
  CHECK(judged(6).complaints() == "0/tricks:play.tricks");
  CHECK(judged(6).sentences() ==
        "the play leaves room for one of these numbers of tricks for A and C only: 5, 7; 6 are "
        "written\n");
}

}  // namespace danish_whist_test
