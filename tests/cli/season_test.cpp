// A season of 40 evenings at random, beside other programs: what SQLite's own sums, ranks and
// windows make of the postings and the facts, and what hledger makes of the journals, is what every
// ranking and figure says, in every format.
#include "kattegat/wording/describe.hpp"
#include "support/cells.hpp"
#include "support/ligeud_season.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_cli_test {
namespace {

// Who sat where, and what every evening brought to each, from nothing but the tables of the book.
const std::string with_nights = R"(
WITH sitter AS (
  SELECT s.place AS evening, t.place AS session, j.key AS number,
         json_extract(w.text, '$.name') AS name
  FROM record s LEFT JOIN place t ON t.id = s.id
  JOIN json_each(s.body, '$.sitters') j
  JOIN record p ON p.kind = 3 AND p.place = s.place
    AND lower(hex(p.id)) = replace(j.value, '-', '')
  JOIN words w ON w.record = p.record
  WHERE s.kind = 2),
night AS (
  SELECT evening, name, CAST(sum(coalesce(points, 0)) AS INTEGER) / 1000 AS points
  FROM sitter LEFT JOIN balance ON balance.session = sitter.session AND player = number
  WHERE EXISTS (
    SELECT 1 FROM record e WHERE e.kind = 6 AND e.place = sitter.session AND NOT EXISTS (
      SELECT 1 FROM record v WHERE v.kind = 7
        AND replace(json_extract(v.body, '$.of'), '-', '') = lower(hex(e.id))))
  GROUP BY evening, name),
placed AS (
  SELECT evening, name, points,
    CASE rank() OVER (PARTITION BY evening ORDER BY points DESC)
      WHEN 1 THEN 10 WHEN 2 THEN 6 WHEN 3 THEN 4 WHEN 4 THEN 3 ELSE 0 END AS place_points,
    row_number() OVER (PARTITION BY name ORDER BY points DESC) AS nth
  FROM night)
)";
// Half a unit is rounded away from zero: of whole numbers, as SQLite's division cuts off.
const std::string average =
    "(CASE WHEN sum(points) < 0 THEN -1 ELSE 1 END)"
    " * ((2 * 10 * abs(sum(points)) + count(*)) / (2 * count(*)))";

// Hundredths of the currency, or whole points, as the answers write them.
std::string money(const std::string& hundredths) {
  return to_string(Money{std::stoll(hundredths)});
}

void expect(const LigeudSeason& season, const std::vector<std::string>& options,
            const std::string& sql, bool in_money) {
  const auto rows = season.query(with_nights + sql);
  std::vector<std::string> words{"standings"};
  words.insert(words.end(), options.begin(), options.end());
  const Json players = under(season.answer(words), "players");
  CAPTURE(sql, options);
  REQUIRE(players.as<Json::Array>()->size() == rows.size());
  const auto in = [&](const std::string& format) {
    std::vector<std::string> all = words;
    all.insert(all.end(), {"--as", format, "--lang", "en"});
    const Run run = season.ctl(all);
    REQUIRE(run.status == 0);
    return run.out;
  };
  const std::string csv = in("csv"), html = in("html"), json = in("json");
  std::string paper;
  if (has_tool("pdftotext")) {
    const std::string file = season.folder.file("standings.pdf", in("pdf"));
    paper = run_program("pdftotext", {"-layout", file, "-"}).out;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::string score = in_money ? money(rows[i][1]) : rows[i][1];
    CHECK(text_under(players, static_cast<int>(i), "name") == rows[i][0]);
    CHECK(text_under(players, static_cast<int>(i), "score") == score);
    CHECK(to_line(under(players, static_cast<int>(i), "rank")) == rows[i][2]);
    CHECK(
        contains(csv, "\n" + rows[i][2] + "," + cell(rows[i][0]) + "," + score + "," + rows[i][3]));
    const std::string shown = in_money ? signed_money(*parse_money(score), Language::english)
                                       : signed_points(*parse_points(score), Language::english);
    CHECK(contains(html, ">" + shown + "<"));
    if (paper.empty()) continue;
    const auto lines = lines_of(paper);
    CHECK(std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
      return contains(line, rows[i][0]) && contains(line, shown) && contains(line, rows[i][2]);
    }));
  }
  CHECK(to_line(under(json_of(json), "players")) == to_line(players));
}

}  // namespace

TEST_CASE("rankings of forty evenings are those that SQLite works out", "[cli][season][once]") {
  const LigeudSeason season;
  const std::string end =
      " AS score, count(*) AS evenings FROM placed GROUP BY name)"
      " SELECT name, score, rank() OVER (ORDER BY score DESC), evenings"
      " FROM sums ORDER BY 3, name";
  const auto sums = [&](const std::string& what) {
    return ", sums AS (SELECT name, " + what + end;
  };
  expect(season, {"--by", "money"}, sums("10 * sum(points)"), true);
  expect(season, {"--by", "points"}, sums("sum(points)"), false);
  expect(season, {"--by", "best=5"}, sums("10 * sum(CASE WHEN nth <= 5 THEN points ELSE 0 END)"),
         true);
  expect(season, {"--by", "places=10,6,4,3"}, sums("sum(place_points)"), false);
  expect(season, {"--by", "places=10,6,4,3", "--of", "points"}, sums("sum(place_points)"), false);
  expect(season, {"--by", "average"}, sums(average), true);
}

TEST_CASE("the money of forty evenings is what hledger counts in their journals",
          "[cli][season][once]") {
  if (!has_tool("hledger")) return;
  const LigeudSeason season;
  std::string journal;
  for (int n = 0; n < evenings_of_season; ++n)
    journal += season.exported(id_of(1, n), "ledger") + "\n";
  const Run run = run_program(
      "hledger", {"-f", season.folder.file("season.journal", journal), "balance", "--flat",
                  "--no-total", "--empty", "--format", "%(total)|%(account)"});
  REQUIRE(run.status == 0);
  const Json players = under(season.answer({"standings", "--by", "money"}), "players");
  for (int i = 0; i < static_cast<int>(players.as<Json::Array>()->size()); ++i) {
    const std::string name = text_under(players, i, "name"), sum = text_under(players, i, "score");
    CAPTURE(name, sum, run.out);
    const auto lines = lines_of(run.out);
    CHECK(std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
      return contains(line, sum) && contains(line, "Players:" + name);
    }));
  }
}

TEST_CASE("the contracts of forty evenings are those that SQLite finds in the facts",
          "[cli][season][once]") {
  const LigeudSeason season;
  // A deal that somebody has struck out has a record of its own that says so.
  const std::string deals = with_nights + R"(
    , deal AS (
      SELECT name, json_extract(e.body, '$.tricks') AS tricks,
        (SELECT name FROM sitter partner WHERE partner.session = e.place
           AND partner.number = CAST(json_extract(e.body, '$.partner') AS INTEGER)) AS partner
      FROM record e JOIN sitter ON sitter.session = e.place
        AND sitter.number = CAST(json_extract(e.body, '$.declarer') AS INTEGER)
      WHERE e.kind = 6 AND NOT EXISTS (
        SELECT 1 FROM record v WHERE v.kind = 7
          AND replace(json_extract(v.body, '$.of'), '-', '') = lower(hex(e.id)))) )";
  const auto rows = season.query(deals + R"(
    SELECT name, count(*), sum(tricks >= 9), sum(tricks < 9),
      sum(max(tricks - 9, 0)), sum(max(9 - tricks, 0)) FROM deal GROUP BY name ORDER BY name)");
  REQUIRE(rows.size() == players_of_season.size());
  const std::string csv = season.ctl({"statistics", "--as", "csv", "--lang", "en"}).out;
  for (const auto& row : rows) {
    const Json figures = under(season.answer({"statistics", row[0]}), "players", 0, "figures");
    const auto number = [&](const std::string& figure, const std::string& key) {
      for (const Json& one : *figures.as<Json::Array>())
        if (text_under(one, "figure") == figure) return to_line(under(one, key));
      return std::string("none");
    };
    CAPTURE(row[0]);
    const auto same = [&](const std::string& figure) {
      CHECK(number(figure, "times") == row[1]);
      CHECK(number(figure, "won") == row[2]);
      CHECK(number(figure, "lost") == row[3]);
      CHECK(number(figure, "over") == row[4]);
      CHECK(number(figure, "under") == row[5]);
    };
    same("declared");
    std::string id;
    for (const Json& one : *figures.as<Json::Array>())
      if (text_under(one, "figure").rfind("contract:ligeud:", 0) == 0)
        id = text_under(one, "figure");
    same(id);
    CHECK(contains(csv, "\n" + cell(row[0]) + "," + id + ","));
    const Json behind = season.answer({"statistics", row[0], "--deals", id + ":lost"});
    CHECK(std::to_string(size_under(behind, "deals")) == row[3]);
    // What is listed is an entry of the book.
    const std::string entry = text_under(behind, "deals", 0, "entry");
    CHECK(season.query("SELECT count(*) FROM record WHERE kind = 6 AND id = " + blob(entry))
              .at(0)
              .at(0) == "1");
  }
}

TEST_CASE("partners, seats and the sum of points fit together", "[cli][season]") {
  const LigeudSeason season;
  const Json answer = season.answer({"statistics"});
  REQUIRE(size_under(answer, "players") == players_of_season.size());
  std::map<std::string, std::int64_t> with;  // of each pair, from both sides
  const Json players = under(answer, "players");
  for (const Json& player : *players.as<Json::Array>()) {
    const Json figures = under(player, "figures");
    std::int64_t deals = 0, seats = 0;
    Points points, of_seats;
    for (const Json& one : *figures.as<Json::Array>()) {
      const std::string figure = text_under(one, "figure");
      const std::int64_t times = std::stoll(to_line(under(one, "times")));
      if (figure == "deals") deals = times, points = *parse_points(text_under(one, "points"));
      if (figure.rfind("seat:", 0) == 0)
        seats += times, of_seats += *parse_points(text_under(one, "points"));
      if (figure.rfind("partner:", 0) == 0) {
        const std::string a = text_under(player, "name"), b = text_under(one, "label");
        with[std::min(a, b) + " " + std::max(a, b)] += a < b ? times : -times;
      }
    }
    CHECK(deals > 0);
    CHECK(seats == deals);
    CHECK(of_seats == points);
  }
  CHECK(with.size() == 15);
  for (const auto& [pair, difference] : with) CHECK(difference == 0);
}

TEST_CASE("a ranking that is none is refused, and so is a figure", "[cli][season]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("mixed")));
  CHECK(says_why_not(tablet.ctl({"standings", "--by", "gold"})));
  CHECK(says_why_not(tablet.ctl({"standings", "--by", "average", "--of", "gold"})));
  CHECK(says_why_not(tablet.ctl({"standings", "--since", "yesterday"})));
  CHECK(says_why_not(tablet.ctl({"standings", "--by", "money", "--as", "docx"})));
  for (const char* least : {"0", "-1", "x"}) {
    const Run run = tablet.ctl({"standings", "--least", least, "--lang", "en"});
    CHECK(says_why_not(run));
    CHECK(contains(run.err, "is no number of evenings"));
  }
  for (const std::vector<std::string>& choice :
       {std::vector<std::string>{"--place", "Nowhere"}, {"--by", "money", "--currency", "EUR"}}) {
    std::vector<std::string> words{"standings", "--lang", "en"};
    words.insert(words.end(), choice.begin(), choice.end());
    CHECK(tablet.ctl(words).out == "The book has no evening that fits all of that.\n");
  }
  CHECK(says_why_not(tablet.ctl({"statistics", "Anna", "--deals", "luck"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "--deals", "deals"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "Nobody"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "--game", "poker"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "--as", "docx"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "--with", "Anna"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "Anna", "--with", "Anna"})));
  CHECK(says_why_not(tablet.ctl({"statistics", "Anna", "--deals", "deals", "--as", "csv"})));
}

TEST_CASE("where nothing has been scored it is not said that there are no evenings",
          "[cli][season]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, R"({"type":"note","text":"x"})")));
  for (const char* command : {"standings", "statistics"}) {
    const Run run = tablet.ctl({command, "--lang", "en"});
    CAPTURE(command, run.out, run.err);
    CHECK(contains(run.out, "The book has no results yet"));
  }
}

namespace {

std::string commerce_for(const std::string& currency, const std::string& date,
                         const std::string& entries) {
  return R"({"format":"kattegat-evening","version":1,"date":")" + date + R"(","currency":")" +
         currency + R"(","players":["Anna","Bo","Cai"],"sessions":[{"game":"commerce",)" +
         R"("stake":"1","seats":["Anna","Bo","Cai"],"entries":[)" + entries + "]}]}";
}

}  // namespace

TEST_CASE("figures are of the currency in which what was asked for was last played",
          "[cli][season]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, nine_made(1), "2026-01-10")));
  static_cast<void>(tablet.import_text(commerce_for("EUR", "2026-01-20", "")));
  static_cast<void>(tablet.import_text(commerce_for(
      "SEK", "2026-02-01", R"({"type":"adjust","points":{"Anna":"2","Bo":"-2"},"why":"x"})")));
  for (const char* command : {"standings", "statistics"}) {
    CAPTURE(command);
    const std::string ligeud = tablet.ctl({command, "--game", "ligeud", "--lang", "en"}).out;
    CHECK(contains(ligeud, "DKK"));
    CHECK_FALSE(contains(ligeud, "left out"));
    // Where nobody has played nothing is left out.
    const std::string all = tablet.ctl({command, "--currency", "SEK", "--lang", "en"}).out;
    CHECK(contains(all, "1 evening in another currency left out"));
  }
}

TEST_CASE("statistics are printed, exported and said in every language", "[cli][season]") {
  const Tablet tablet;
  static_cast<void>(tablet.import(sample("mixed")));
  const std::string shown = tablet.ctl({"statistics", "Dea", "--lang", "en"}).out;
  CHECK(contains(shown, "Dea"));
  CHECK(contains(shown, "Luck of the seat"));
  CHECK(contains(tablet.ctl({"statistics", "Frode", "--lang", "da"}).out, "Pladsens held"));
  CHECK(
      contains(tablet.ctl({"statistics", "Anna", "--as", "html", "--lang", "sv"}).out, "<table>"));
  CHECK(contains(tablet.ctl({"statistics", "--as", "pdf"}).out, "%PDF"));
  const Json pair = tablet.answer({"statistics", "Cai", "--with", "Dea"});
  CHECK(text_under(pair, "players", 0, "with") == "Dea");
  const Json bought = tablet.answer({"statistics", "--game", "commerce"});
  CHECK(contains(to_line(bought), "count:"));
  CHECK_FALSE(contains(to_line(bought), "contract:"));
  CHECK(contains(tablet.ctl({"standings", "--by", "average", "--least", "2", "--lang", "en"}).out,
                 "Fewer than 2 evenings"));
}

}  // namespace season_cli_test
