// How a deal's points come about, in words that a card player can check.
#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>

#include "support/contains.hpp"
#include "support/evenings.hpp"
#include "support/random_entries.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace workings_test {

namespace {

// The lines for the last entry of a session.
std::string why(const std::string& game, const std::vector<std::string>& seats,
                const std::string& entries, const std::string& rules = "{}",
                Language language = Language::english) {
  const Judged judged = play(game, seats, entries, rules);
  CAPTURE(judged.sentences());
  REQUIRE(judged.judged.complaints.empty());
  std::string lines;
  std::visit(
      [&]<class G>(const EnteredSession<G>& one) {
        Session<G> session(one.table);
        for (std::size_t i = 0; i + 1 < one.entries.size(); ++i)
          judge_next(session, one.entries[i]);
        for (const Text& line : how_paid(session, one.entries.back().entry))
          lines += (lines.empty() ? "" : " | ") + say(line, language, seats);
      },
      judged.evening.sessions[0].entered);
  return lines;
}
const std::vector<std::string> four{"Anna", "Bo", "Cai", "Dea"};

std::string ligeud(const std::string& facts, const std::string& before = "",
                   const std::string& rules = "{}") {
  return why("ligeud", four, before + R"({"type":"deal",)" + facts + "}", rules);
}

}  // namespace

TEST_CASE("Ligeud's arithmetic", "[games][workings]") {
  CHECK(ligeud(R"("contract":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":10)") ==
        "10 tricks × 10 = 100");
  CHECK(ligeud(R"("contract":"9","declarer":"Bo","trump":"C","partner":"Dea","tricks":9)") ==
        "9 tricks × 10 × 2 (♣) = 180");
  CHECK(ligeud(R"("contract":"9","declarer":"Bo","trump":"H","partner":null,"tricks":7)") ==
        "Bid 9, took 7, lost: (2 × 9 − 7) × 10 = 110 | Bo is alone and settles with each of the "
        "three.");
  CHECK(ligeud(R"("contract":"nole","declarer":"Cai","tricks":1)") ==
        "Nole made: 75 | Cai is alone and settles with each of the three.");
  CHECK(ligeud(R"("contract":"ligeud-clubs","declarer":"Cai","partner":"Anna","tricks":11)") ==
        "Ligeud clubs lost: −600");
  CHECK(ligeud(R"("contract":"passed")") == "Passed out: nobody pays, and Anna deals again.");
}

TEST_CASE("what is lost in a mesteromgang that counts double is doubled with its sign",
          "[games][workings]") {
  const auto doubled = [](const std::string& facts) {
    return ligeud(facts, R"({"type":"final-round"},)", R"({"double_final_round":true})");
  };
  CHECK(doubled(R"("contract":"8","declarer":"Bo","trump":"S","partner":"Cai","tricks":8)") ==
        "8 tricks × 10 = 80 | Mesteromgang: × 2 = 160");
  CHECK(doubled(R"("contract":"8","declarer":"Bo","trump":"S","partner":"Cai","tricks":6)") ==
        "Bid 8, took 6, lost: (2 × 8 − 6) × 10 = 100 | Mesteromgang: × 2 = 200");
  CHECK(doubled(R"("contract":"ligeud","declarer":"Bo","trump":"S","partner":"Cai","tricks":12)") ==
        "Ligeud made: 300 | Mesteromgang: × 2 = 600");
  CHECK(doubled(R"("contract":"nole","declarer":"Cai","tricks":2)") ==
        "Nole lost: −75 | Mesteromgang: × 2 = −150 | Cai is alone and settles with each of the "
        "three.");
}

TEST_CASE("Rödskägg's protocol, mark by mark", "[games][workings]") {
  const std::vector<std::string> three{"Ada", "Bea", "Cai"};
  CHECK(why("rodskagg", three,
            R"({"type":"deal","declarer":"Bea","bid":"2","first_four":{"Bea":2,"Cai":2},)"
            R"("joined":["Ada"],"last_two":{"Bea":1,"Cai":1},)"
            R"("penalties":[{"player":"Cai","offence":"ritual"}]})") ==
        "Cai: 12 + 5 = 17 (broke the ritual) | Ada: 12 + 5 = 17 (went along without a trick) | "
        "Bea: 12 − 3 = 9 (tricks)");
  CHECK(why("rodskagg", three,
            R"({"type":"deal","declarer":"Bea","bid":"5","first_four":{"Bea":3,"Cai":1},)"
            R"("last_two":{"Bea":1,"Cai":1}})") ==
        "Bea: 12 − 4 = 8 (tricks) | Bea: 8 + 5 = 13 (bid lost)");
  CHECK(why("rodskagg", three,
            R"({"type":"deal","declarer":"Ada","bid":"rodskagg","first_four":{"Ada":3,"Cai":1},)"
            R"("stopped":true})") == "Ada: 12 + 5 = 17 (bid lost) | Ada is out of this game.");
  CHECK(why("rodskagg", three,
            R"({"type":"deal","declarer":"Ada","bid":"rodskagg","first_four":{"Ada":4},)"
            R"("last_two":{"Ada":2}})") ==
        "Ada: 12 − 6 = 6 (tricks) | Ada wins the game and is paid down to 0.");
  CHECK(why("rodskagg", three,
            R"({"type":"deal","bids":[["Bea","smyg"],["Cai","smyg"],["Ada","smyg"]]})") ==
        "Everybody said smyg. Bea deals next.");
}

TEST_CASE("the whists' arithmetic", "[games][workings]") {
  CHECK(why("english-whist", four, R"({"type":"deal","trump":"H","tricks":[9,4]})") ==
        "Anna and Cai took 9: 3 over six. | 0 + 3 = 3 points | Each of the pair gets 3.");
  CHECK(why("english-whist", four,
            R"({"type":"deal","trump":"H","tricks":[4,9]},)"
            R"({"type":"deal","trump":"S","tricks":[5,8]})",
            R"({"settle":"per-game"})") ==
        "Bo and Dea took 8: 2 over six. | 3 + 2 = 5 points: the game is won | Each of the pair "
        "gets 1.");
  CHECK(why("danish-whist", four, R"({"type":"deal","contract":"sol","declarer":"Bo","tricks":2})",
            R"({"loss_factor":2})") ==
        "Sol lost: −4 | Lost, × 2 = −8 | Bo is alone and settles with each of the three.");
  CHECK(
      why("danish-whist", four,
          R"({"type":"deal","contract":"pasnolo","tricks":{"Anna":2,"Bo":1,"Cai":0,"Dea":10}})") ==
      "Pasnolo: each of the others pays 1 to everyone with the fewest tricks.");
  const std::string nine_vip =
      R"({"type":"deal","bid":"9-vip","declarer":"Anna","trump":"H","vip_card":2,"partner":"Cai",)";
  CHECK(why("esmakker-whist", four, nine_vip + R"("tricks":11})") ==
        "9 vip: 2 a trick | Overtricks 2: 3 × 2 = 6");
  CHECK(why("esmakker-whist", four, nine_vip + R"("tricks":8})") ==
        "9 vip: 2 a trick | Undertricks 1: −2 × 2 = −4");
  CHECK(why("esmakker-whist", four, nine_vip + R"("tricks":8})", R"({"down":"single"})") ==
        "9 vip: 2 a trick | Undertricks 1: −1 × 2 = −2");
  CHECK(
      why("esmakker-whist", four,
          R"({"type":"deal","bid":"sol","declarer":"Bo","with":["Dea"],"tricks":{"Bo":1,"Dea":2}})",
          R"({"nolo_loss":2})") == "Bo took 1: home, 1 | Dea took 2: lost, −2");
}

TEST_CASE("the bank's arithmetic in Commerce", "[games][workings]") {
  CHECK(
      why("commerce", four,
          R"({"type":"deal","bought":{"Anna":3,"Bo":1,"Cai":2},)"  // the bank's own are free
          R"("shown":{"Bo":["H7","D7","C7"],"Dea":["SA","SK","D9"]},"banker_hand":"tretal"})") ==
      "Bo wins with three of a kind. | The pot: 4 antes + 2 bonuses = 6 | Bo bought 1 from Anna. | "
      "Cai bought 2 from Anna. | Anna held three of a kind too, a lower one, and pays 1 to each.");
  const std::string abandoned = R"({"type":"abandoned","bought":{"Bo":2}})";
  CHECK(why("commerce", four, abandoned) ==
        "Nobody laid up. 4 antes stay in the pot for the next winner. | Bo bought 2 from Anna.");
  CHECK(why("commerce", four, abandoned, R"({"abandon":"refund"})") ==
        "Nobody laid up, and what is in the pot goes back. | Bo bought 2 from Anna.");
  // Dea has the bank after Anna; forehand is Cai, to her right.
  CHECK(why("commerce", four,
            abandoned + R"(,{"type":"deal","shown":{"Bo":["HQ","HT","S4"],"Cai":["DQ","DT","S5"]},)"
                        R"("banker_hand":"ingenting"})",
            R"({"tie":"eldest"})") ==
        "Cai wins with point 20. | Cai is the first in turn of those with equal hands, and takes "
        "all. | The pot: 4 carried over + 4 antes + 1 bonus = 9");
}

TEST_CASE("numbers bend what stands beside them, or nothing does", "[games][workings]") {
  const auto plump = [](Language language) {
    return why("plump", {"Anna", "Bo", "Cai"},
               R"({"type":"deal","bids":{"Anna":0,"Bo":1,"Cai":2},"tricks":{"Bo":1,"Cai":2}})",
               R"({"cards":3,"sum":"free"})", language);
  };
  CHECK(plump(Language::swedish) ==
        "Bo bjöd 1 och tog lika många: 11 | Cai bjöd 2 och tog lika många: 12 | "
        "Anna bjöd 0 och tog lika många: 5 | Alla gör upp skillnaden med varandra.");
  CHECK(plump(Language::norwegian) ==
        "Bo meldte 1 og tok like mange: 11 | Cai meldte 2 og tok like mange: 12 | "
        "Anna meldte 0 og tok like mange: 5 | Alle gjør opp forskjellen med hverandre.");
  // The bank wins the first pot, or one to which four antes have been carried over.
  const std::string abandoned = R"({"type":"abandoned"},)";
  for (const std::string& before : {std::string(), abandoned}) {
    const std::string banker = before.empty() ? "Anna" : "Dea";
    const auto pot = [&](const std::string& bought, Language language) {
      return why("commerce", four,
                 before + R"({"type":"deal","bought":{)" + bought + R"(},"shown":{")" + banker +
                     R"(":["HA","DA","CA"]}})",
                 "{}", language);
    };
    const std::string one = R"("Bo":1)", two = R"("Bo":1,"Cai":1)";
    CHECK(contains(pot(one, Language::danish), "4 indskud + 1 bonus ="));
    CHECK(contains(pot(two, Language::danish), "4 indskud + 2 bonusser ="));
    CHECK(contains(pot(one, Language::swedish), "4 insatser + 1 bonus ="));
    CHECK(contains(pot(two, Language::swedish), "4 insatser + 2 bonusar ="));
    CHECK(contains(pot(one, Language::norwegian), "4 innskudd + 1 bonus ="));
    CHECK(contains(pot(two, Language::norwegian), "4 innskudd + 2 bonuser ="));
  }
}

TEMPLATE_LIST_TEST_CASE("every deal of every game says how it is paid, in every language",
                        "[games][workings]", Games) {
  rc::prop("", [] {
    const auto play = random_play<TestType>(draw(1, 12));
    const std::vector<std::string> names(static_cast<std::size_t>(play.table.seats), "Åse");
    Session<TestType> session(play.table);
    for (const auto& draft : play.entries) {
      const Workings lines = how_paid(session, draft.entry);
      RC_ASSERT(lines.empty() != is_deal(draft.entry));
      for (const Text& line : lines)
        for (const Language language : languages)
          RC_ASSERT(say(line, language, names).find('{') == std::string::npos);
      judge_next(session, draft);
    }
  });
}

}  // namespace workings_test
