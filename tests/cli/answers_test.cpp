// assets/schema/answers.schema.json: every command that answers in JSON is described there, and
// what it answers is so. kattegatctl() in these tests holds every answer of every test to it.
#include <set>

#include "support/schema.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace answers_test {

namespace {

bool fits(const std::string& schema, const std::string& value) {
  const Json root = json_of(R"({"$defs": {"day": {"type": "string", "pattern": "^[0-9]+$"}}})");
  return faults(root, json_of(schema), json_of(value)).empty();
}

// A book with an evening, its session and an entry of ids that are known; another that differs.
struct Club : Tablet {
  std::string evening = import_text(ligeud_evening(1, nine_made(1)));
  std::string other = folder.path("other.db");
  std::string fee;  // in its purse

  Club() {
    fee = text_under(answer({"purse", "add", "Bo", "200", "--kind", "membership"}), "movements", 0,
                     "id");
    REQUIRE(ctl({"backup", other}).status == 0);
    REQUIRE(kattegatctl({"--db", other, "void", id_of(3, 1), "--why", "mine"}).status == 0);
  }
};

}  // namespace

TEST_CASE("the judge of answers refuses what a schema does", "[cli]") {
  struct Case {
    std::string schema, good, bad;
  };
  const std::vector<Case> cases{
      {R"({"type": "integer"})", "1", R"("1")"},
      {R"({"type": "object"})", "{}", "[]"},
      {R"({"const": true})", "true", "false"},
      {R"({"enum": ["a", "b"]})", R"("b")", R"("c")"},
      {R"({"minimum": 0})", "0", "-1"},
      {R"({"pattern": "^a$"})", R"("a")", R"("ab")"},
      {R"({"required": ["a"]})", R"({"a": 1})", R"({"b": 1})"},
      {R"({"properties": {"a": {"type": "null"}}})", R"({"a": null})", R"({"a": 1})"},
      {R"({"properties": {"a": {}}, "additionalProperties": false})", R"({"a": 1})",
       R"({"a": 1, "b": 2})"},
      {R"({"additionalProperties": {"type": "string"}})", R"({"x": "y"})", R"({"x": 1})"},
      {R"({"items": {"type": "boolean"}})", "[true, false]", "[true, 1]"},
      {R"({"anyOf": [{"type": "null"}, {"type": "string"}]})", "null", "1"},
      {R"({"$ref": "#/$defs/day"})", R"("12")", R"("x")"},
      {R"({"title": "anything"})", "1", ""},
      {R"({"description": "no keyword that nobody knows", "type": "null"})", "null", "0"}};
  for (const Case& one : cases) {
    CAPTURE(one.schema);
    CHECK(fits(one.schema, one.good));
    if (!one.bad.empty()) CHECK_FALSE(fits(one.schema, one.bad));
  }
  CHECK_FALSE(fits(R"({"maxLength": 3})", R"("a")"));
}

TEST_CASE("an answer with a key too many, or one too few, is caught", "[cli]") {
  CHECK_NOTHROW(hold_to_schema({"check", "x", "--json"}, 0, "{\"ok\":true}\n"));
  CHECK_THROWS(hold_to_schema({"check", "x", "--json"}, 0, "{\"ok\":true,\"more\":1}\n"));
  CHECK_THROWS(hold_to_schema({"backup", "x", "--json"}, 0, "{\"ok\":true}\n"));
  CHECK_THROWS(hold_to_schema({"--db", "b", "roster", "set", "x", "--json"}, 0, "{}\n"));
  CHECK_THROWS(hold_to_schema({"record", "x"}, 0, "{\"ok\":true}\n"));
}

TEST_CASE("every command answers in JSON as the schema says", "[cli]") {
  const Club club;
  const std::string question =
      club.folder.file("dummy.json", R"({"dummy":["DK","DQ","DJ","D5","D4"],"call":"en ruder"})");
  const std::string trick = club.folder.file(
      "trick.json",
      R"({"game":"ligeud","contract":"9","trump":"H","cards":[["Bo","S7"],["Cai","H2"]]})");
  const std::string hands = club.folder.file(
      "hands.json", R"({"banker":"Anna","hands":{"Bo":["SA","SK","SQ"],"Cai":["D9","H9","C2"],)"
                    R"("Anna":["H2","H3","D7"]}})");
  const std::string broken =
      club.folder.file("broken.json", ligeud_evening(7, R"({"type":"deal","tricks":9})"));
  const std::string second = club.folder.file("second.json", ligeud_evening(8, "", "2026-11-21"));
  const std::string heading = "dato;spiller;kr\n2024-01-01;A;1\n2024-01-01;C;0\n";
  const std::string table = club.folder.file("old.csv", heading + "2024-01-01;B;-1\n");
  const std::string uneven = club.folder.file("uneven.csv", heading + "2024-01-01;B;-2\n");
  const std::string forced = club.folder.file(
      "forced.json", ligeud_evening(9, nine_made(91, R"(,"dealer":"Cai")"), "2025-11-22"));
  struct Call {
    std::vector<std::string> words;
    std::string input = "";
    int status = 0;
  };
  const std::string id = id_of(3, 1), session = id_of(2, 1);
  const std::vector<Call> calls{
      {{"check", sample("mixed")}},
      {{"check", broken}, "", 1},
      {{"settle", sample("mixed")}},
      {{"settle", broken}, "", 1},
      {{"settle", sample("ligeud"), "--what-if",
        R"({"session":1,"rules":{"double_final_round":true}})"}},
      {{"judge", "trick", trick}},
      {{"judge", "dummy", question}},
      {{"judge", "commerce", hands}},
      {{"judge", "commerce", question}, "", 1},
      {{"import", sample("commerce")}},
      {{"import", broken}, "", 1},
      {{"import", forced}, "", 1},
      {{"import", forced, "--force"}},
      {{"evenings"}},
      {{"entries", session}},
      {{"standings"}},
      {{"standings", "--by", "average"}},
      {{"statistics"}},
      {{"statistics", "Anna", "--deals", "deals:won"}},
      {{"record", session}, agreed(7, "2.5") + "\n" + agreed(7, "2.5") + "\n", 0},
      {{"record", session}, "{\"type\":\"deal\"}\nnonsense\n", 2},
      {{"void", id, "--why", "x"}},
      {{"restore", id, "--why", "x"}},
      {{"correct", id}, R"({"type":"note","text":"it was a note"})"},
      {{"merge", club.other}},
      {{"conflicts"}},
      {{"settle", club.evening}},
      {{"pay", club.evening, "Anna", "Bo", "1.00"}, "", 1},
      {{"pay", club.evening, "Anna", "Bo", "1.00", "--extra"}},
      {{"settle", club.evening}},
      {{"import", second}},
      {{"settle", club.evening, id_of(1, 8)}},
      {{"settle", "--from", "2026-01-01"}},
      {{"settle", "--from", "2026-01-01", "--paid"}},
      {{"join", club.evening, id_of(1, 8)}},
      {{"evenings"}},
      {{"join", "--undo", id_of(1, 8)}},
      {{"import", "--csv", table, "--game", "plump", "--dry-run"}},
      {{"import", "--csv", table, "--game", "plump"}},
      {{"import", "--csv", table, "--game", "plump", "--undo", "--why", "x"}},
      {{"import", "--csv", uneven, "--game", "plump"}, "", 1},
      {{"roster"}},
      {{"roster", "add", "Gerda"}},
      {{"roster", "set", "Anna", "--swish", "0701234567"}},
      {{"roster", "rename", "Bo", "Bosse"}},
      {{"roster", "remove", "Else"}},
      {{"roster", "restore", "Else"}},
      {{"roster", "fuse", "Else", "Hedda"}, "", 2},
      {{"roster", "erase", "Dea", "Ukendt"}},
      {{"purse", "add", "Anna", "20", "--kind", "kitty", "--evening", club.evening, "--paid"}},
      {{"purse"}},
      {{"settle", club.evening}},
      {{"purse", "void", club.fee, "--why", "x"}},
      {{"purse", "restore", club.fee, "--why", "x"}},
      {{"purse"}},
      {{"verify"}},
      {{"backup", club.folder.path("copy.db")}},
      {{"recover", club.folder.path("saved.db")}}};
  std::set<std::string> called;
  for (const Call& call : calls) {
    auto words = call.words;
    words.emplace_back("--json");
    const Run run = club.ctl(words, call.input);
    CAPTURE(call.words, run.out, run.err);
    CHECK(run.status == call.status);
    if (call.status < 2) CHECK_FALSE(run.out.empty());
    called.insert(command_in(call.words));
  }
  REQUIRE(club.import_text(ligeud_evening(8, "", "2026-11-21")).size() == 36);
  for (const std::string& command : described_commands()) {
    CAPTURE(command);
    CHECK((called.count(command) == 1 || command == "roster separate"));
  }
}

TEST_CASE("two names of one person, and apart again, as the schema says", "[cli]") {
  const Tablet tablet;
  REQUIRE(tablet.import(sample("ligeud")).size() == 36);
  const std::string other = R"({"format":"kattegat-evening","version":1,"date":"2026-11-22",)"
                            R"("players":["Gerda","Hedvig","Ida"],"sessions":[]})";
  REQUIRE(tablet.import_text(other).size() == 36);
  const Json before = tablet.answer({"roster"});
  const std::string name = text_under(before, "people", 0, "name");
  REQUIRE(name != "Gerda");
  CHECK(under(tablet.answer({"roster", "fuse", "Gerda", name}), "ok") == Json(true));
  CHECK(under(tablet.answer({"roster", "separate", "Gerda"}), "ok") == Json(true));
}

TEST_CASE("every command that can answer in JSON is described", "[cli]") {
  const auto described = described_commands();
  const auto offered = lines_of(kattegatctl({"complete", "--", ""}).out);
  CHECK(offered.size() > 20);
  for (const std::string& line : offered) {
    const std::string word = line.substr(0, line.find('\t'));
    CAPTURE(word);
    // These write a text that is not an answer about an evening or a book.
    if (word == "help" || word == "completion" || word == "export") continue;
    CHECK(std::any_of(described.begin(), described.end(), [&](const std::string& one) {
      return one == word || one.rfind(word + " ", 0) == 0;
    }));
  }
}

}  // namespace answers_test
