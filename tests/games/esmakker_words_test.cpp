// How Esmakker whist says bids and trumps in its sentences: as people do, not as the evening file.
#include <catch2/catch.hpp>

#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace esmakker_words_test {

namespace {

const std::vector<std::string> table{"A", "B", "C", "D"};

// Why the deal is refused.
std::string refusal(const std::string& fields, Language language, const std::string& rules) {
  const Judged judged = play("esmakker-whist", table, R"({"type":"deal",)" + fields + "}", rules);
  std::string list;
  for (const Complaint& complaint : judged.judged.complaints)
    list += (list.empty() ? "" : " | ") + say(complaint.violation.text, language, table);
  return list;
}

struct Row {
  std::string fields, english, danish, rules = "{}";
};

}  // namespace

TEST_CASE("bids and trumps are said as people say them", "[esmakker-whist][words]") {
  const std::string declared = R"(,"declarer":"A","partner":"C","tricks":9)";
  const std::string solo = R"(,"declarer":"A","tricks":{"A":0})";
  const std::vector<Row> rows{
      {R"("bid":"9-gode","trump":"H")" + declared, "in 9 gode the trump is ♣",
       "i 9 gode er trumfen ♣"},
      {R"("bid":"9-staerke","trump":"H")" + declared, "in 9 stærke the trump is ♠",
       "i 9 stærke er trumfen ♠"},
      {R"("bid":"9-sans","trump":"C")" + declared, "9 sans is played without trump",
       "9 sans spilles uden trumf"},
      {R"("bid":"9-halve","trump":"NT")" + declared,
       "9 halve is played with a trump; without one it is sans",
       "9 halve spilles med trumf; uden er det sans"},
      {R"("bid":"ren-sol","trump":"H")" + solo, "Ren sol is played without trump",
       "Ren sol spilles uden trumf"},
      {R"("bid":"bordlaegger")" + solo, "Bordlægger is not a bid on the ladder this house plays",
       "Bordlægger findes ikke på den rangstige, huset spiller efter", R"({"ladder":"kvarte"})"},
      {R"("bid":"dobbelt-bordlaegger","called":"SA")" + solo,
       "Dobbelt bordlægger is played alone, without a called card or a partner",
       "Dobbelt bordlægger spilles alene, uden makkerkort og uden makker"},
      {R"("bid":"ren-bordlaegger","with":["B"],"declarer":"A","tricks":{"A":0,"B":0})",
       "in this house nobody can go along on Ren bordlægger",
       "i dette hus kan ingen gå med på Ren bordlægger"},
      {R"("bid":"9-vip","auction":[["B","9-gode"],["C","pass"],["D","pass"],["A","pass"]])"
       R"(,"partner":null,"tricks":9)",
       "by the auction the contract is 9 gode, not 9 vip",
       "efter meldeforløbet er meldingen 9 gode, ikke 9 vip"},
      {R"("auction":[["B","9-vip"],["C","9-vip"]])",
       "9 vip has been bid already; the lowest bid now is 9 halve",
       "9 vip er allerede meldt; den laveste melding er nu 9 halve"},
      {R"("auction":[["B","ren-bordlaegger-snak"],["C","bordlaegger"]])",
       "Bordlægger is lower than Ren bordlægger, snak; the lowest bid now is 11 kvarte",
       "Bordlægger er lavere end Ren bordlægger, snak; den laveste melding er nu 11 kvarte"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.fields);
    CHECK(refusal(row.fields, Language::english, row.rules) == row.english);
    CHECK(refusal(row.fields, Language::danish, row.rules) == row.danish);
  }
}

}  // namespace esmakker_words_test
