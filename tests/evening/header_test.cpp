// The headers of an evening file and of its sessions, and the entries that every game has.
#include <catch2/catch.hpp>

#include "kattegat/evening/player_name.hpp"
#include "kattegat/evening/read.hpp"
#include "support/evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace header_test {

namespace {

const std::string good =
    R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",
    "place":"Here","currency":"DKK","cash_rounding":"0.50","players":["Anna","Bo","Cai","Dea"],
    "sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"stake":"0.10","rules":{},
    "entries":[]}]})";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}
// A good file with one thing in it changed.
Judged changed(const std::string& from, const std::string& to) {
  return judge_text(replaced(good, from, to));
}

const std::vector<std::string> table{"Anna", "Bo", "Cai", "Dea"};

Judged entries(const std::string& list) { return play("ligeud", table, list); }

}  // namespace

TEST_CASE("a good header has no complaints", "[evening]") {
  CHECK(changed("Here", "Há, Øster Åby ♠").complaints().empty());
  CHECK(changed(R"("place":"Here",)", "").complaints().empty());
  CHECK(changed(R"("stake":"0.10",)", "").complaints().empty());
  CHECK(changed("0.10", "10000.00").complaints().empty());
  CHECK(changed("0.10", "0").complaints().empty());
  CHECK(changed("2026-11-20", "2028-02-29").complaints().empty());
}

TEST_CASE("what is wrong with a header is said of its key", "[evening]") {
  struct Row {
    std::string from, to, complaints;
  };
  const std::vector<Row> rows{
      {"kattegat-evening", "other", "-/format:evening.format"},
      {R"("version":1)", R"("version":2)", "-/version:evening.version"},
      {R"("version":1)", R"("version":"1")", "-/version:evening.version"},
      {R"("version":1)", R"("version":1.0)", "-/version:evening.version"},
      {"2026-11-20", "2026-02-29", "-/date:evening.date"},
      {"2026-11-20", "20-11-2026", "-/date:evening.date"},
      {R"("date":"2026-11-20",)", "", "-/date:form.missing"},
      {R"("date":"2026-11-20")", R"("date":20261120)", "-/date:form.type"},
      {R"("place":"Here")", R"("place":7)", "-/place:form.type"},
      {"DKK", "kr.", "-/currency:evening.currency"},
      {"DKK", "dkk", "-/currency:evening.currency"},
      {"DKK", "DKR", "-/currency:evening.currency"},
      {"DKK", "DKKK", "-/currency:evening.currency"},
      {R"("0.50")", R"("0")", "-/cash_rounding:evening.cash-rounding"},
      {R"("0.50")", R"("0.005")", "-/cash_rounding:evening.cash-rounding"},
      {R"("0.50")", "0.5", "-/cash_rounding:form.type"},
      {R"("place":)", R"("plaace":)", "-/plaace:form.unknown-key"},
      {R"("place":"Here")", R"("id":"not-a-uuid")", "-/id:form.type"},
      {R"("stake":"0.10")", R"("stake":0.10)", "-/stake:form.type"},
      {R"("0.10")", R"("-0.10")", "-/stake:session.stake"},
      {R"("0.10")", R"("-0")", "-/stake:session.stake"},
      {R"("0.10")", R"("-0.00")", "-/stake:session.stake"},
      {R"("0.10")", R"("10000.01")", "-/stake:session.stake"},
      {R"("0.10")", R"("0.125")", "-/stake:session.stake"},
      {R"("0.10")", R"("1e2")", "-/stake:session.stake"},
      {"\"ligeud\"", "\"whist\"", "-/game:form.word"},
      {R"("game":"ligeud",)", "", "-/game:form.missing"},
      {R"("rules":{})", R"("rules":[])", "-/rules:form.type"},
      {R"("rules":{})", R"("rules":{"penalty":5})", "-/rules:session.rules"},
      {R"("rules":{})", R"("rules":{"double_final_round":"yes"})", "-/rules:form.type"},
      {R"("entries":[])", R"("entries":{})", "-/entries:form.type"},
      {R"(,
    "entries":[])",
       "", "-/entries:form.missing"},
      {R"("seats":["Anna","Bo","Cai","Dea"])", R"("seats":["Anna","Bo","Cai"])",
       "-/seats:session.seats"},
      {R"("seats":["Anna","Bo","Cai","Dea"])", R"("seats":["Anna","Bo","Cai","Eva"])",
       "-/seats:session.seats"},
      {R"("seats":["Anna","Bo","Cai","Dea"])", R"("seats":["Anna","Bo","Cai","Anna"])",
       "-/seats:session.seats"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.from, row.to);
    CHECK(changed(row.from, row.to).complaints() == row.complaints);
  }
}

TEST_CASE("no two tables and no two entries of a file have one id", "[evening]") {
  const std::string id = R"("id":"00000001-0000-4000-8000-000000000001",)",
                    other = R"("id":"00000001-0000-4000-8000-000000000002",)";
  const auto table_with = [](const std::string& session, const std::string& entry) {
    return "{" + session + R"("game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[{)" +
           entry + R"("type":"misdeal"}]})";
  };
  const auto file = [](const std::string& evening, const std::string& one, const std::string& two) {
    return judge_text(R"({"format":"kattegat-evening","version":1,)" + evening +
                      R"("date":"2026-11-20","players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                      one + "," + two + "]}")
        .complaints();
  };
  CHECK(file(id, table_with(id, id), table_with(other, other)).empty());
  CHECK(file("", table_with(id, ""), table_with(id, "")) == "-/id:form.id");
  CHECK(file("", table_with("", id), table_with("", id)) == "0/id:form.id");
}

TEST_CASE("names are people's names", "[evening]") {
  const auto players = [](const std::string& list) {
    return judge_text(
               R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":[)" +
               list + R"(],"sessions":[]})")
        .complaints();
  };
  const std::string wrong = "-/players:evening.players";
  CHECK(players(R"("A","Å̈ Ö ♠")").empty());
  CHECK(players(R"("A")") == wrong);
  CHECK(players(R"("A","A")") == wrong);
  CHECK(players(R"("A","")") == wrong);
  CHECK(players(R"("A"," B")") == wrong);
  CHECK(players(R"("A","B ")") == wrong);
  CHECK(players("\"A\",\"B\u00A0\"") == wrong);
  CHECK(players(R"("A","B\tC")") == wrong);
  CHECK(players(R"("A","B\u0000")") == wrong);
  CHECK(players("\"A\",\"" + std::string(81, 'b') + "\"") == wrong);
  std::string eighty;
  for (int i = 0; i < 80; ++i) eighty += "ø";
  CHECK(players("\"A\",\"" + eighty + "\"").empty());
  std::string many;
  for (int i = 0; i < 65; ++i) many += (i ? ",\"" : "\"") + std::to_string(i) + "\"";
  CHECK(players(many) == wrong);
}

TEST_CASE("a name may be of any people, and may not hide anything", "[evening]") {
  for (const char* name : {"Bo",
                           "Иван",
                           "Ștefan",
                           "Nguyễn Văn",
                           "Wilhelmina Ångström-Østergaard",
                           "O’Brien",
                           "Åse",
                           "A\u030Ase",
                           "محمد",
                           "علی\u200Cرضا",
                           "משה",
                           "שָׂרָה",
                           "क्\u200Dष",
                           "മോഹന്\u200D",
                           "王伟",
                           "葛\U000E0100",
                           "ᠮᠣᠩᠭᠣᠯ\u180B",
                           "김민수",
                           "สมชาย",
                           "Anna ❤\uFE0F",
                           "Bo ♠",
                           "Bo ♠\uFE0E",
                           "1\uFE0F\u20E3",
                           "👨\u200D👩\u200D👧\u200D👦",
                           "👩🏽\u200D🦰",
                           "🧙\u200D♀\uFE0F",
                           "🏳\uFE0F\u200D🌈",
                           "🇩🇰",
                           "🏴\U000E0067\U000E0062\U000E0065\U000E006E\U000E0067\U000E007F",
                           "\U0001FAE9",
                           "A  B"}) {
    CAPTURE(name);
    CHECK(is_player_name(name));
  }
  for (const char* name : {"An\u200Bna",
                           "An\u200Cna",
                           "An\u200Dna",
                           "Anna\u200D",
                           "\u200DAnna",
                           "Anna\u2060",
                           "\uFEFFAnna",
                           "An\u00ADna",
                           "Anna\uFE0F",
                           "An\u034Fna",
                           "Anna\u180E",
                           "An\U000E0061na",
                           "Anna\U000E0100",
                           "Anna\u3164",
                           "Anna \u2800",
                           "\u202EannA",
                           "Anna\u200E",
                           "Anna\u061C",
                           "\u2066Anna\u2069",
                           "An\u2028na",
                           "An\u2029na",
                           "An\u0085na",
                           "An\u001Bna",
                           "Anna\u007F",
                           "Anna\uE000",
                           "Anna\uFDD0",
                           "Anna\uFFFE",
                           "Anna\U0010FFFF",
                           "Иван\u200D",
                           "👩\u200DAnna",
                           "👩\u200D",
                           "👩\u200D\u200D👩",
                           "❤\uFE0F\uFE0F",
                           "علی\u200Dx",
                           " Anna",
                           "Anna ",
                           "Anna\u3000",
                           ""}) {
    CAPTURE(name);
    CHECK_FALSE(is_player_name(name));
  }
}

TEST_CASE("what hides in a name is refused of a file, and kept of a book", "[evening]") {
  const std::string file = R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",
      "players":["Bo","An\u200Bna"],"sessions":[]})";
  CHECK(judge_text(file).complaints() == "-/players:evening.players");
  CHECK(evening_from_json(*parse_json(file))->complaints.empty());
  CHECK(new_evening_from_json(*parse_json(file))->complaints.size() == 1);
}

TEST_CASE("every bad session is reported, and of each the first bad entry", "[evening]") {
  const std::string bad = R"({"type":"deal","contract":"nole","declarer":"Anna","tricks":13})";
  const std::string session = R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[)";
  const Judged judged = judge_text(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",
          "players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
      session + bad + "," + bad + R"(]},{"game":"x"},)" + session +
      R"({"type":"misdeal"},{"type":"deal"}]}]})");
  std::string places;
  for (const Complaint& complaint : judged.judged.complaints)
    places += std::to_string(complaint.session->index) + ":" +
              (complaint.entry ? std::to_string(*complaint.entry) : "-") + " ";
  CHECK(places == "0:0 1:- 1:- 1:- 2:1 ");  // the second lacks a game, seats and entries
  const Evening& evening = judged.evening;
  REQUIRE(evening.sessions.size() == 2);
  CHECK(session_at(evening, PlaceInFile{0}) == &evening.sessions[0]);
  CHECK(session_at(evening, PlaceInFile{2}) == &evening.sessions[1]);
  CHECK(session_at(evening, std::nullopt) == nullptr);
  for (const std::size_t none : {std::size_t{1}, std::size_t{3}})
    CHECK(session_at(evening, PlaceInFile{none}) == nullptr);
}

TEST_CASE("what every entry may carry is checked", "[evening]") {
  const auto note = [](const std::string& more) {
    return entries(R"({"type":"note","text":"x",)" + more + "}").complaints();
  };
  CHECK(note(R"("at":"2026-11-20T21:04:05+01:00","by":"Bo","dealer":"Anna")").empty());
  CHECK(note(R"("at":"2026-11-20 21.04")") == "0/at:form.type");
  CHECK(note(R"("at":"2026-02-30T10:00:00Z")") == "0/at:form.type");
  CHECK(note(R"("by":7)") == "0/by:form.type");
  CHECK(note(R"("id":"7")") == "0/id:form.type");
  CHECK(note(R"("dealer":"Bo")") == "0/dealer:entry.dealer");
  CHECK(note(R"("dealer":"Eva")") == "0/dealer:form.seated");
  CHECK(note(R"("void":{"why":"slip"})").empty());
  CHECK(note(R"("void":{"why":"slip","at":"2026-11-20T21:04:05.25Z"})").empty());
  CHECK(note(R"("void":{"why":"slip","at":"yesterday"})") == "0/void:form.type");
  CHECK(note(R"("void":{})") == "0/void:form.missing");
  CHECK(note(R"("void":true)") == "0/void:form.type");
  CHECK(note(R"("void":{"why":"slip","who":"Bo"})") == "0/void:form.unknown-key");
  const std::string id = R"("id":"00000000-0000-4000-8000-000000000001")";
  CHECK(entries(R"({"type":"note","text":"x",)" + id + R"(},{"type":"note","text":"y",)" + id + "}")
            .complaints() == "1/id:form.id");
}

TEST_CASE("who is who is said of players, and of each once", "[evening]") {
  const auto people = [](const std::string& list) {
    return changed(R"("place":"Here")", R"("people":{)" + list + "}").complaints();
  };
  const auto is = [](const std::string& name, int number) {
    return "\"" + name + R"(":"00000007-0000-4000-8000-00000000000)" + std::to_string(number) +
           "\"";
  };
  CHECK(people(is("Anna", 1) + "," + is("Bo", 2)).empty());
  CHECK(people(is("Anna", 1) + "," + is("Bo", 1)) == "-/people:evening.people");
  CHECK(people(is("Eva", 1)) == "-/people:evening.people");
  CHECK(people(R"("Anna":"x")") == "-/people:form.type");
}

TEST_CASE("a correction sums to zero and says why", "[evening]") {
  const auto adjust = [](const std::string& fields) {
    return entries(R"({"type":"adjust",)" + fields + "}");
  };
  CHECK(adjust(R"("points":{"Anna":"-0.125","Bo":"0.125"},"why":"x")").total() ==
        "-0.125 0.125 0 0");
  CHECK(adjust(R"("points":{"Anna":"1"},"why":"x")").complaints() == "0/points:adjust.sum");
  CHECK(adjust(R"("points":{"Anna":"1","Bo":"-1"})").complaints() == "0/why:form.missing");
  CHECK(adjust(R"("points":{"Anna":"1","Bo":"-1"},"why":"")").complaints() == "0/why:form.empty");
  CHECK(adjust(R"("points":{"Anna":1,"Bo":-1},"why":"x")").complaints() ==
        "0/points:form.type 0/points:form.type");
  CHECK(adjust(R"("points":{"Anna":"0.0001","Bo":"-0.0001"},"why":"x")").complaints() ==
        "0/points:form.type 0/points:form.type");
  const std::string most = R"("points":{"Anna":"1000000000","Bo":"-1000000000"},"why":"x")";
  CHECK(adjust(most).complaints().empty());
  CHECK(adjust(R"("points":{"Anna":"1000000000.001","Bo":"-1000000000.001"},"why":"x")")
            .complaints() == "0/points:entry.points-limit 0/points:entry.points-limit");
  CHECK(adjust(R"("points":{"Anna":"1000000000.001","Bo":"-1"},"why":"x")").complaints() ==
        "0/points:entry.points-limit 0/points:adjust.sum");
  // What is too much to be added up is told of by itself.
  CHECK(adjust(R"("points":{"Anna":"9000000000000000","Bo":"9000000000000000"},"why":"x")")
            .complaints() == "0/points:entry.points-limit 0/points:entry.points-limit");
  CHECK(
      entries(R"({"type":"adjust",)" + most + R"(},{"type":"adjust",)" + most + "}").complaints() ==
      "1/points:entry.points-limit 1/points:entry.points-limit");
  // Nor may one deal bring more, though everybody stands within the limit after it.
  const auto sol = [](const std::string& tariff) {
    return play("danish-whist", {"Anna", "Bo", "Cai", "Dea"},
                R"({"type":"adjust","points":{"Anna":"-999999999","Bo":"999999999"},"why":"x"},)"
                R"({"type":"deal","contract":"sol","declarer":"Anna","tricks":1})",
                R"({"tariff":{"sol":")" + tariff + "\"}}");
  };
  CHECK(sol("333333333").total() == "0 666666666 -333333333 -333333333");
  CHECK(sol("333333334").complaints() == "1/points:entry.points-limit");
}

TEST_CASE("as many sessions are read as the rules texts say", "[evening]") {
  STATIC_REQUIRE(sessions_limit == 19'935);  // it stands in each of assets/rules/*/common.md
}

}  // namespace header_test
