// A season on paper: every figure of every format of the standings, the statistics and the
// settlement of all evenings at once is the same one, the workbooks of its forty evenings add up to
// it in LibreOffice, and every name is printed whole on every page.
#include <map>

#include "kattegat/export/exports.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/cells.hpp"
#include "support/ligeud_season.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_papers_test {
namespace {

using Words = std::vector<std::string>;

std::string written(const LigeudSeason& season, Words words, const std::string& format) {
  words.insert(words.end(), {"--as", format, "--lang", "en"});
  const Run run = season.ctl(words);
  CAPTURE(format, run.err);
  REQUIRE(run.status == 0);
  return run.out;
}
// Of a PDF, its words; nothing where the tool is not there.
std::string words_on(const LigeudSeason& season, const std::string& pdf) {
  if (!has_tool("pdftotext")) return "";
  const std::string file = season.folder.file("page.pdf", pdf);
  const std::string text = run_program("pdftotext", {"-layout", file, "-"}).out;
  std::string words;  // a name may be wrapped
  for (const char c : text)
    if (const char one = c == '\n' || c == '\f' ? ' ' : c;
        one != ' ' || words.empty() || words.back() != ' ')
      words += one;
  return words;
}
std::string with_comma(std::string figure) {
  std::replace(figure.begin(), figure.end(), '.', ',');
  return figure;
}

// What each has won in the whole season, and how it is shown.
std::map<std::string, Money> money_of_season(const LigeudSeason& season) {
  std::map<std::string, Money> sums;
  const Json players = under(season.answer({"standings"}), "players");
  for (const Json& one : *players.as<Json::Array>())
    sums[text_under(one, "name")] = *parse_money(text_under(one, "money", "DKK"));
  REQUIRE(sums.size() == players_of_season.size());
  return sums;
}

}  // namespace

TEST_CASE("every name of a season stands whole on every page", "[cli][season][once]") {
  const LigeudSeason season;
  for (const Words& words : std::vector<Words>{{"standings", "--by", "money"},
                                               {"standings", "--by", "average"},
                                               {"statistics"},
                                               {"settle", "--from", "2026-01-01"}})
    for (const StandingsExport& one : standings_exports()) {
      if (one.id == "pdf" && !has_tool("pdftotext")) continue;
      std::string page = written(season, words, std::string(one.id));
      if (one.id == "pdf") page = words_on(season, page);
      CAPTURE(words, one.id);
      for (const std::string& name : players_of_season) CHECK(contains(page, name));
    }
  for (const Export& one : exports()) {
    if (one.id == "xlsx") continue;  // LibreOffice reads it, below
    if (one.id == "pdf" && !has_tool("pdftotext")) continue;
    std::string page = season.exported(id_of(1, 0), std::string(one.id));
    if (one.id == "pdf") page = words_on(season, page);
    CAPTURE(one.id);
    const Json players = under(json_of(season.exported(id_of(1, 0), "evening")), "players");
    for (const Json& player : *players.as<Json::Array>())
      CHECK(contains(page, *player.as<std::string>()));
  }
}

TEST_CASE("every figure of the statistics is the same in every format", "[cli][season]") {
  const LigeudSeason season;
  const auto plain = cells_of(written(season, {"statistics"}, "csv"));
  const auto excel = cells_of(written(season, {"statistics"}, "csv-excel"), ';');
  const std::string html = written(season, {"statistics"}, "html");
  const std::string paper = words_on(season, written(season, {"statistics"}, "pdf"));
  REQUIRE(plain.size() == excel.size());
  const Json players = under(season.answer({"statistics"}), "players");
  std::size_t row = 1;
  for (const Json& player : *players.as<Json::Array>()) {
    const Json figures = under(player, "figures");
    for (const Json& one : *figures.as<Json::Array>()) {
      const auto under_key = [&](const char* key) {
        const Json* value = one.find(key);
        if (!value) return std::string();
        const auto* words = value->as<std::string>();
        return words ? *words : to_line(*value);
      };
      const Words expected{text_under(player, "name"), under_key("figure"), under_key("label"),
                           under_key("times"),         under_key("of"),     under_key("won"),
                           under_key("lost"),          under_key("over"),   under_key("under"),
                           under_key("points"),        under_key("money")};
      CHECK(plain[row] == expected);
      Words with_commas = expected;
      for (const std::size_t amount : {std::size_t{9}, std::size_t{10}})
        with_commas[amount] = with_comma(expected[amount]);
      CHECK(excel[row] == with_commas);
      ++row;
      if (expected[10].empty()) continue;
      const std::string shown = signed_money(*parse_money(expected[10]), Language::english);
      CHECK(contains(html, ">" + shown + "<"));
      if (!paper.empty()) CHECK(contains(paper, shown));
    }
  }
  CHECK(row == plain.size());
}

TEST_CASE("standings with decimal commas are the others", "[cli][season]") {
  const LigeudSeason season;
  for (const char* by : {"money", "points", "average", "best=5", "places=10,6,4,3"}) {
    const auto plain = cells_of(written(season, {"standings", "--by", by}, "csv"));
    const auto excel = cells_of(written(season, {"standings", "--by", by}, "csv-excel"), ';');
    CAPTURE(by);
    REQUIRE(plain.size() == players_of_season.size() + 1);
    REQUIRE(excel.size() == plain.size());
    CHECK(excel.front() == plain.front());
    for (std::size_t row = 1; row < plain.size(); ++row) {
      Words expected = plain[row];
      for (std::size_t i = 2; i < expected.size(); ++i) expected[i] = with_comma(expected[i]);
      CHECK(excel[row] == expected);
    }
  }
}

TEST_CASE("a season settled at once is what its evenings come to, in every format",
          "[cli][season]") {
  const LigeudSeason season;
  const Words words{"settle", "--from", "2026-01-01"};
  auto left = money_of_season(season);
  const Json all = season.answer(words);
  CHECK(size_under(all, "evenings") == 40);
  const Json people = under(all, "currencies", 0, "people");
  const std::string html = written(season, words, "html"), csv = written(season, words, "csv");
  const std::string paper = words_on(season, written(season, words, "pdf"));
  for (const Json& one : *people.as<Json::Array>()) {
    const std::string name = text_under(one, "name"), money = text_under(one, "money");
    CAPTURE(name);
    CHECK(parse_money(money) == left[name]);
    CHECK(contains(csv, "won," + cell(name) + ",," + money + ",DKK"));
    const std::string shown = signed_money(*parse_money(money), Language::english);
    CHECK(contains(html, ">" + shown + "<"));
    if (!paper.empty()) CHECK(contains(paper, shown));
  }
  const Json transfers = under(all, "currencies", 0, "transfers");
  for (const Json& one : *transfers.as<Json::Array>()) {
    const std::string from = text_under(one, "from"), to = text_under(one, "to");
    const Money amount = *parse_money(text_under(one, "amount"));
    left[from] += amount;
    left[to] -= amount;
    CHECK(contains(html, from + " → " + to));
    CHECK(contains(csv, "due," + cell(from) + "," + cell(to) + "," + to_string(amount)));
  }
  for (const auto& [name, rest] : left) CHECK(rest == Money{});
}

TEST_CASE("the workbooks of forty evenings come to the season's money in LibreOffice",
          "[cli][season][once]") {
  if (!has_tool("soffice")) return;
  const LigeudSeason season;
  Words convert{"HOME=" + season.folder.path(""),
                "soffice",
                "--headless",
                "--convert-to",
                "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,1",
                "--outdir",
                season.folder.path("sheets")};
  std::map<std::string, Money> by_csv;
  for (int n = 0; n < evenings_of_season; ++n) {
    const std::string id = id_of(1, n);
    convert.push_back(
        season.folder.file("e" + std::to_string(n) + ".xlsx", season.exported(id, "xlsx")));
    // A deal's money, and what rounding has moved, for each: the evening's own table.
    for (const auto& row : cells_of(season.exported(id, "csv")))
      if (row.at(7) != "due" && row.at(7) != "book")
        if (const auto money = parse_money(row.at(12))) by_csv[row.at(10)] += *money;
  }
  REQUIRE(run_program("env", convert).status == 0);
  std::map<std::string, Money> by_sheet;
  std::size_t sheets = 0;
  for (const auto& file : std::filesystem::directory_iterator(season.folder.path("sheets"))) {
    const auto rows = cells_of(read_bytes(file.path().string()));
    ++sheets;
    CAPTURE(file.path().string());
    REQUIRE(rows.size() > 6);
    for (std::size_t player = 3; player < 7; ++player) {
      const auto& row = rows[player];
      const auto money = parse_money(row.at(row.size() - 2));
      REQUIRE(money.has_value());
      by_sheet[row.at(0)] += *money;
      CHECK(row.back() == "0");  // the payments clear it
    }
  }
  CHECK(sheets == 40);
  const auto expected = money_of_season(season);
  CHECK(by_sheet == expected);
  CHECK(by_csv == expected);
}

}  // namespace season_papers_test
