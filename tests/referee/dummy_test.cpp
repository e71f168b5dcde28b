// The ruling cases of rules.md 2.6, asked as anybody would ask them: in JSON.
#include <catch2/catch.hpp>

#include <sstream>

#include "kattegat/export/questions.hpp"
#include "support/contains.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace dummy_test {

namespace {

Ruled ask(const std::string& question, Language language = Language::english) {
  const auto ruled = judge_question(Question::dummy, question, language);
  REQUIRE(ruled.has_value());
  return *ruled;
}

std::string text_at(const Json& json, std::string_view key) {
  const Json* value = json.find(key);
  REQUIRE(value);
  const auto* text = value->as<std::string>();
  return text ? *text : to_line(*value);
}

struct Case {
  const char* name;
  const char* question;
  const char* ruling;
  const char* cards;
  const char* law;
  bool director = false;
};

void check_case(const Case& one) {
  CAPTURE(one.name, one.question);
  const Ruled ruled = ask(one.question);
  INFO(ruled.page);
  CHECK(ruled.clean);
  REQUIRE(ruled.answer.find("ruling"));
  CHECK(text_at(ruled.answer, "ruling") == one.ruling);
  CHECK(text_at(ruled.answer, "law") == one.law);
  CHECK(text_at(ruled.answer, "director") == (one.director ? "true" : "false"));
  std::string cards;
  for (const Json& card : *ruled.answer.find("cards")->as<Json::Array>())
    cards += (cards.empty() ? "" : " ") + *card.as<std::string>();
  CHECK(cards == one.cards);
}

}  // namespace

TEST_CASE("the rulings of rules.md 2.6", "[referee]") {
  const Case cases[] = {
      {"B-1 a finger up", R"({"dummy":["CA","C9","C3","H2"],"trick":["C5"],"call":"stor"})", "card",
       "CA", "46B1a"},
      {"B-2 a finger down", R"({"dummy":["CA","C9","C3","H2"],"trick":["C5"],"call":"pegen ned"})",
       "card", "C3", "45C4a"},
      {"B-3", R"({"dummy":["DA","DK","DQ","DJ","D3","D2","SA"],"trick":["D5"],"call":"esset"})",
       "card", "DA", "46B3b"},
      {"B-4",
       R"({"dummy":["DK","DQ","DJ","D3","D2"],"won_with":"D","call":"ruder","intent":["DK")"
       R"(,"DQ","DJ"]})",
       "declarer-specifies", "DK DQ DJ", "46B"},
      {"B-5", R"({"dummy":["DK","DQ","DJ","D5","D4"],"call":"en ruder"})", "card", "D4", "46B2"},
      {"B-6", R"({"dummy":["CK","HK","C2"],"won_with":"C","call":"kongen"})", "card", "CK",
       "46B3a"},
      {"B-7", R"({"dummy":["HK","DK","C2"],"won_with":"C","call":"kongen"})", "declarer-specifies",
       "HK DK", "46B3b"},
      {"B-8", R"({"dummy":["HK","H4","SK"],"trick":["H9"],"call":"kongen"})", "card", "HK",
       "46B3b"},
      {"B-9", R"({"dummy":["SK","DK"],"trick":["H9"],"call":"kongen"})", "declarer-specifies",
       "SK DK", "46B3b"},
      {"B-10", R"({"dummy":["S5","H2"],"trick":["S7"],"call":"spar ni"})", "void", "S5", "46B4"},
      {"B-11", R"({"dummy":["SK","S5","D9"],"trick":["S7"],"call":"nieren"})", "void", "SK S5",
       "46B4"},
      {"B-12", R"({"dummy":["SK","S5","D9"],"call":"det er ligegyldigt"})", "defender-chooses",
       "SK S5 D9", "46B5"},
      {"B-13", R"({"dummy":["DK","DJ","S2"],"trick":["D4"],"call":"du må vælge"})",
       "defender-chooses", "DK DJ", "46B5"},
      {"B-14",
       R"({"dummy":["DK","DJ","D2"],"trick":["D4"],"call":"du må vælge","intent":["DK","DJ"]})",
       "defender-chooses", "DK DJ", "46B5"},
      {"B-15", R"({"dummy":["SQ","S2"],"call":"spar dame"})", "already-played", "SQ", "45C4a"},
      {"B-16", R"({"dummy":["H8","H7"],"touched":"H7","purpose":"play"})", "already-played", "H7",
       "45C3"},
      {"B-17", R"({"dummy":["H8","H7"],"touched":"H7","purpose":"reach"})", "not-played", "",
       "45C3"},
      {"B-18",
       R"({"dummy":["SA","SQ","SJ","S4"],"trick":["S7","S3","ST"],"dummy_seat":4,"call":"stik"})",
       "card", "SJ", "46B1b"},
      {"B-19", R"({"dummy":["SA","SQ","S4"],"trick":["S7"],"dummy_seat":2,"call":"vi stikker"})",
       "card", "SA", "46B1b"},
      {"B-19 strict",
       R"({"dummy":["SA","SQ","S4"],"trick":["S7"],"call":"vi stikker","interpretation":"strict"})",
       "card", "SA", "46B1b"},
      {"B-20 as the seed reads it",
       R"({"dummy":["SA","SK","SQ"],"trump":"NT","trick":["S2","S7"],"call":"stik"})", "card", "SA",
       "46B1b", true},
      {"B-20 strict",
       R"({"dummy":["SA","SK","SQ"],"trump":"NT","trick":["S2","S7"],"call":"stik")"
       R"(,"interpretation":"strict"})",
       "card", "SQ", "46B1b", true},
      {"B-21 void, and somebody has ruffed",
       R"({"dummy":["SJ","S4"],"trump":"S","trick":["H2","S5","H9"],"call":"stik"})", "void",
       "SJ S4", "46B4"},
      {"B-22", R"({"dummy":["SQ","S4"],"trick":["S7","SK","S2"],"call":"stik"})", "void", "SQ S4",
       "46B4"},
      {"B-23", R"({"dummy":["SQ","S4"],"trick":["H7"],"call":"lille"})", "void", "SQ S4", "46B4"},
      {"B-24", R"({"dummy":["HQ","CQ"],"trump":"H","won_with":"H","call":"damen"})", "card", "HQ",
       "46B3a"},
      {"B-25", R"({"dummy":["DA","D9","D2"],"call":"stor ruder"})", "card", "DA", "45C4a"},
      {"B-26", R"({"dummy":["H4","C4"],"call":"hjerter 4"})", "already-played", "H4", "45C4a"},
      {"B-27", R"({"dummy":["H8","D3"],"trick":["H2"],"call":"ruder tre"})", "correct-revoke", "H8",
       "44C"},
      {"B-28", R"({"dummy":["S9","S6"],"trump":"S","trick":["H2"],"call":"trumf den"})", "card",
       "S6", "46B2"},
      {"B-29", R"({"dummy":["SJ","S4"],"trump":"S","trick":["H2","S5"],"call":"trumf den"})",
       "card", "SJ", "46B2", true},
      {"B-30", R"({"dummy":["SK","S3","D9","D5"],"call":"lille"})", "defender-chooses", "S3 D5",
       "46B5"},
      {"B-31", R"({"dummy":["SK","H3"],"call":"spar","slip":"tongue"})", "change-allowed", "",
       "45C4b"},
  };
  for (const Case& one : cases) check_case(one);
}

TEST_CASE("around the rulings of rules.md 2.3", "[referee]") {
  const Case cases[] = {
      {"2.4: no card of the suit led wins a trick that has been ruffed",
       R"({"dummy":["HK","H4"],"trump":"S","trick":["H2","S5"],"call":"stik"})", "void", "HK H4",
       "46B4"},
      {"a change of mind is no slip", R"({"dummy":["SK","S3","H3"],"call":"spar","slip":"mind"})",
       "card", "S3", "46B2"},
      {"44C: no invalid designation, whatever was meant",
       R"({"dummy":["H8","D3"],"trick":["H2"],"call":"ruder tre","intent":["H8"]})",
       "correct-revoke", "H8", "44C"},
      {"another meaning than an invalid designation",
       R"({"dummy":["S8","S7"],"call":"spar ni","intent":["S8"]})", "card", "S8", "46B"},
      {"several cards meant by an invalid designation",
       R"({"dummy":["S8","S7","S2"],"call":"spar ni","intent":["S7","S8"]})", "declarer-specifies",
       "S8 S7", "46B"},
      {"a rank that nobody may play, and what was meant",
       R"({"dummy":["SK","S5","D9"],"trick":["S7"],"call":"nieren","intent":["SK"]})", "card", "SK",
       "46B"},
      {"a complete designation of a card that is there stands",
       R"({"dummy":["S9","S8"],"call":"spar ni","intent":["S8"]})", "already-played", "S9",
       "45C4a"},
      {"the same card meant twice is one",
       R"({"dummy":["S9","S8"],"call":"spar","intent":["S9","S9"]})", "card", "S9", "46B"},
      {"a finger up", R"({"dummy":["CA","C9","C3"],"trick":["C5"],"call":"peger op i luften"})",
       "card", "CA", "45C4a"},
      {"a finger down", R"({"dummy":["CA","C9","C3"],"trick":["C5"],"call":"peger nedad"})", "card",
       "C3", "45C4a"},
      {"ducking", R"({"dummy":["CA","C9","C3"],"trick":["C5"],"call":"jeg dykker"})", "card", "C3",
       "45C4a"},
      {"a finger up, and something else meant",
       R"({"dummy":["CA","CK","C3"],"trick":["C5"],"call":"peger op","intent":["CK"]})", "card",
       "CK", "46B"},
      {"a finger down where no suit was led", R"({"dummy":["CA","C3"],"call":"peger ned"})", "card",
       "C3", "46B5"},
      {"a spade towards the king is a spade", R"({"dummy":["SQ","S2"],"call":"spar til kongen"})",
       "card", "S2", "46B2"},
      {"play to win", R"({"dummy":["CA","C2"],"trick":["C5","C9","CT"],"call":"play to win"})",
       "card", "CA", "46B1b"},
      {"a trump that wins is the lowest that is enough",
       R"({"dummy":["S9","S6","C4"],"trick":["H5","H9","H2"],"trump":"S","dummy_seat":4,)"
       R"("call":"stik med en trumf"})",
       "card", "S6", "46B1b"},
      {"or overruffs",
       R"({"dummy":["S9","S6","C4"],"trick":["H5","S7","H2"],"trump":"S",)"
       R"("call":"win with a trump"})",
       "card", "S9", "46B1b"},
      {"or cannot",
       R"({"dummy":["S9","S6","C4"],"trick":["H5","ST","H2"],"trump":"S",)"
       R"("call":"stick med en trumf"})",
       "void", "S9 S6 C4", "46B4"},
      {"somebody may still overruff",
       R"({"dummy":["S9","S6"],"trick":["H5"],"trump":"S","call":"stikk med en trumf"})", "card",
       "S6", "46B1b", true},
      {"a side suit takes nothing",
       R"({"dummy":["S9","C4"],"trick":["H5"],"trump":"S","call":"win with a club"})", "void",
       "S9 C4", "46B4"},
      {"a trump where one can follow",
       R"({"dummy":["S9","H4"],"trick":["H5"],"trump":"S","call":"win with a trump"})",
       "correct-revoke", "H4", "44C"},
      {"dummy won with it, and goes on",
       R"({"dummy":["DK","D4","S2"],"won_with":"D","call":"fortsæt"})", "card", "D4", "46B2", true},
      {"a discard", R"({"dummy":["S9","S4"],"trick":["H5"],"call":"kast en spar"})", "card", "S4",
       "46B2"},
      {"several touched to reach the one below",
       R"({"dummy":["H9","H8","H7"],"touched":["H9","H8"],"purpose":"reach"})", "not-played", "",
       "45C3"},
      {"reached for, and then named",
       R"({"dummy":["H9","H8","H7"],"touched":["H9","H8"],"purpose":"reach","call":"hjerter 7"})",
       "already-played", "H7", "45C4a"},
      {"several touched to be played", R"({"dummy":["H9","H8","S7"],"touched":["H9","H8"]})",
       "declarer-specifies", "H9 H8", "45C3", true},
      {"of which one may be", R"({"dummy":["H9","S7"],"trick":["S2"],"touched":["H9","S7"]})",
       "already-played", "S7", "45C3"},
      {"one in a list", R"({"dummy":["H9","S7"],"touched":["H9"]})", "already-played", "H9",
       "45C3"},
      {"arranging plays nothing", R"({"dummy":["H8"],"touched":"H8","purpose":"arrange"})",
       "not-played", "", "45C3"},
      {"a touch without a word is for play", R"({"dummy":["H8","H2"],"touched":"H8"})",
       "already-played", "H8", "45C3"},
      {"a touched card that would revoke", R"({"dummy":["H8","D3"],"trick":["H2"],"touched":"D3"})",
       "correct-revoke", "H8", "44C"},
      {"a suit that must not be played", R"({"dummy":["H8","D3"],"trick":["H2"],"call":"ruder"})",
       "correct-revoke", "H8", "44C"},
      {"a suit that is not there", R"({"dummy":["H8","D3"],"call":"klør"})", "void", "H8 D3",
       "46B4"},
      {"one card meant", R"({"dummy":["SK","S3"],"call":"lille spar","intent":["SK"]})", "card",
       "SK", "46B"},
      {"a meaning that is not legal counts for nothing",
       R"({"dummy":["SK","S3","H2"],"trick":["S5"],"call":"lille","intent":["H2"]})", "card", "S3",
       "46B1c"},
      {"what dummy does not have counts for nothing either",
       R"({"dummy":["SK","S3"],"call":"spar ni","intent":["S9"]})", "void", "SK S3", "46B4"},
      {"low in a suit on lead", R"({"dummy":["DA","D9","D2"],"call":"lille ruder"})", "card", "D2",
       "46B2"},
      {"only one card left to choose", R"({"dummy":["SK"],"call":"any card"})", "card", "SK",
       "46B5"},
      {"trump by that name", R"({"dummy":["SK","S3","H2"],"trump":"S","call":"small trump"})",
       "card", "S3", "46B2"},
      {"no trump has no trump", R"({"dummy":["SK","H2"],"trump":"NT","call":"trumf"})", "void",
       "SK H2", "46B4"},
      {"ruffing without trump",
       R"({"dummy":["S9"],"trump":"NT","trick":["H2"],"call":"trumf den"})", "void", "S9", "46B4",
       true},
      {"ruffing where one can follow",
       R"({"dummy":["S9","H3"],"trump":"S","trick":["H2"],"call":"ruff it"})", "void", "H3", "46B4",
       true},
      {"ruffed already, and out of reach",
       R"({"dummy":["S9","S4"],"trump":"S","trick":["H2","SJ"],"call":"trumf den"})", "card", "S4",
       "46B2", true},
      {"strict: a ruff may still come, so nothing is known",
       R"({"dummy":["SA","S4"],"trump":"H","trick":["S7"],"call":"stik")"
       R"(,"interpretation":"strict"})",
       "card", "SA", "46B1b", true},
      {"strict: the king has been seen",
       R"({"dummy":["SA","SQ","S4"],"trick":["S7"],"seen":["SK"],"call":"stik")"
       R"(,"interpretation":"strict"})",
       "card", "SQ", "46B1b", true},
      {"win in a suit that was led",
       R"({"dummy":["SA","SQ","S4"],"trick":["S7","S2","SJ"],"call":"stik med spar"})", "card",
       "SQ", "46B1b"},
  };
  for (const Case& one : cases) check_case(one);
}

TEST_CASE("a question that cannot be answered is asked back, with what is wrong", "[referee]") {
  const std::pair<const char*, const char*> cases[] = {
      {R"({"call":"spar"})", "dummy form.missing"},
      {R"({"dummy":[],"call":"spar"})", "dummy dummy.cards"},
      {R"({"dummy":["S2","S3","S4","S5","S6","S7","S8","S9","ST","SJ","SQ","SK","SA","HA"],)"
       R"("call":"spar"})",
       "dummy dummy.cards"},
      {R"({"dummy":["SA"]})", "call dummy.call"},
      {R"({"dummy":["SA"],"call":"den dér, du ved"})", "call dummy.call"},
      {R"({"dummy":["SA"],"call":"ru"})", "call dummy.call"},
      {R"({"dummy":["SA","SA"],"call":"spar"})", "dummy trick.cards"},
      {R"({"dummy":["SA"],"trick":["SA"],"call":"spar"})", "trick trick.cards"},
      {R"({"dummy":["JK"],"call":"spar"})", "dummy dummy.cards"},
      {R"({"dummy":["SA"],"touched":"SK"})", "touched dummy.cards"},
      {R"({"dummy":["SA"],"touched":["SA","SK"]})", "touched dummy.cards"},
      {R"({"dummy":["SA"],"touched":["SA","SA"]})", "touched trick.cards"},
      {R"({"dummy":["SA"],"touched":[]})", "call dummy.call"},
      {R"({"dummy":["SA"],"touched":7})", "touched form.type"},
      {R"({"dummy":["SA"],"call":"fortsæt"})", "won_with dummy.call"},
      {R"({"dummy":["SA"],"trick":["S2"],"won_with":"S","call":"fortsæt"})", "call dummy.call"},
      {R"({"dummy":["SA"],"call":"fortsæt","intent":["H2"]})", "won_with dummy.call"},
      {R"({"dummy":["SA"],"trick":["S2"],"dummy_seat":4,"call":"spar"})", "dummy_seat dummy.cards"},
      {R"({"dummy":["SA"],"trick":["S2","S3","S4","S5"],"call":"spar"})", "trick dummy.cards"},
      {R"({"dummy":["SA"],"call":"spar","purpose":"show"})", "purpose form.word"},
      {R"({"dummy":["SA"],"call":"spar","colour":"red"})", "colour form.unknown-key"},
  };
  for (const auto& [question, expected] : cases) {
    CAPTURE(question);
    const Ruled ruled = ask(question);
    CHECK_FALSE(ruled.clean);
    CHECK(text_at(ruled.answer, "ok") == "false");
    const Json& first = ruled.answer.find("violations")->as<Json::Array>()->front();
    CHECK(text_at(first, "field") + " " + text_at(first, "rule") == expected);
    CHECK_FALSE(text_at(first, "message").empty());
  }
}

TEST_CASE("what a ruling says is in the reader's language", "[referee]") {
  const std::string question = R"({"dummy":["DK","D4"],"call":"en ruder"})";
  CHECK(text_at(ask(question, Language::danish).answer, "text") == "♦4 er spillet.");
  CHECK(text_at(ask(question, Language::swedish).answer, "text") == "♦4 är spelat.");
  CHECK(ask(question).page == "♦4 is played. (§ 46B2)\n");
}

TEST_CASE("where one card is left, nobody is said to choose", "[referee]") {
  const auto page = [](const char* question) { return ask(question).page; };
  CHECK(page(R"({"dummy":["S5"],"call":"hjerter"})") ==
        "The call is invalid; ♠5 is the only card that can be played. (§ 46B4)\n");
  CHECK(page(R"({"dummy":["S5","S6"],"call":"hjerter"})") ==
        "The call is invalid; declarer may play any of ♠6 ♠5. (§ 46B4)\n");
  CHECK(page(R"({"dummy":["H8","S5"],"trick":["H2"],"call":"spar"})") ==
        "That would be a revoke: it is put back, and ♥8 is played. (§ 44C)\n");
  CHECK(page(R"({"dummy":["H8","H9","S5"],"trick":["H2"],"call":"spar"})") ==
        "That would be a revoke: it is put back, and one of ♥9 ♥8 is played. (§ 44C)\n");
}

TEST_CASE("a question that is refused names the rule, for people too", "[referee]") {
  CHECK(ask(R"({"dummy":["SA"],"call":"fortsæt"})").page ==
        "last trick won with: “Go on” names a card only when it is known with which suit dummy won "
        "the trick before. [dummy.call]\n");
  CHECK(contains(ask(R"({"call":"spar"})").page, "[form.missing: dummy]\n"));
}

TEST_CASE("whatever is asked, the answer holds legal cards of dummy's", "[referee]") {
  const char* calls[] = {"spar",        "stor",         "lille",       "stik",
                         "trumf den",   "kongen",       "ligegyldigt", "hjerter ti",
                         "lille trumf", "klør ni",      "dykke",       "stik med en trumf",
                         "trumf højt",  "stik med spar"};
  const std::vector<Card> pack = [] {
    std::vector<Card> cards;
    for (int suit = 0; suit < 4; ++suit)
      for (int rank = 2; rank <= ace; ++rank)
        cards.push_back({static_cast<std::uint8_t>(rank), static_cast<Suit>(suit)});
    return cards;
  }();
  for (unsigned seed = 1; seed < 400; ++seed) {
    DummyQuestion question;
    for (std::size_t i = 0; i < 52; ++i) {
      const unsigned lot = (static_cast<unsigned>(i) * 2654435761U + seed * 40503U) >> 7U;
      if (lot % 6 == 0 && question.dummy.size() < 13) question.dummy.push_back(pack[i]);
      if (lot % 6 == 1 && question.trick.size() < seed % 4) question.trick.push_back(pack[i]);
    }
    if (question.dummy.empty()) continue;
    if (seed % 3 != 0) question.trump = static_cast<Suit>(seed % 4);
    for (const char* call : calls)
      for (const auto how :
           {DummyQuestion::Interpretation::seed, DummyQuestion::Interpretation::strict}) {
        question.interpretation = how;
        question.call = understand(call);
        REQUIRE(question.call);
        REQUIRE(check(question).empty());
        const DummyAnswer answer = rule_dummy(question);
        REQUIRE_FALSE(answer.cards.empty());
        const bool must_follow =
            !question.trick.empty() &&
            std::any_of(question.dummy.begin(), question.dummy.end(),
                        [&](Card card) { return card.suit == question.trick.front().suit; });
        for (const Card card : answer.cards) {
          CHECK(std::find(question.dummy.begin(), question.dummy.end(), card) !=
                question.dummy.end());
          if (must_follow) CHECK(card.suit == question.trick.front().suit);
        }
      }
  }
}

TEST_CASE("what is the director's to decide is not said to be read in two ways", "[referee]") {
  const auto said = [](const std::string& question) {
    const Ruled ruled = ask(question);
    CHECK(text_at(ruled.answer, "director") == "true");
    return text_at(ruled.answer, "text");
  };
  const std::string director = "Here the director decides: call the director.";
  CHECK(contains(said(R"({"dummy":["H7","S7"],"touched":["H7","S7"]})"), director));
  CHECK(contains(said(R"({"dummy":["SA","H4"],"trump":"NT","trick":["D3"],"call":"ruff it"})"),
                 director));
}

}  // namespace dummy_test
