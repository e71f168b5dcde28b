// A season of every game beside other programs: SQLite over the tables in CSV, hledger and ledger
// over the journals, LibreOffice over the workbooks, and what stands on the pages come to the same
// points and money.
#include <map>
#include <regex>
#include <set>

#include "kattegat/export/exports.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/club_season.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_formats_test {

TEST_CASE("the sums of a season of every game are those of its tables", "[cli][season][once]") {
  const ClubSeason season;
  TableSums sums(season);
  const auto people = by_name(season.answer({"standings"}));
  CHECK(people.size() == players_of_club.size());
  CHECK(sums.query("SELECT DISTINCT game FROM cell WHERE game <> ''").size() ==
        std::tuple_size_v<Games>);
  std::size_t points = 0, money = 0;
  for (const auto& row :
       sums.query("SELECT player, game, sum(points) FROM cell WHERE session <> '' "
                  "GROUP BY player, game")) {
    std::string game;
    for_each_game([&]<class G>() {
      if (say(G::name, Language::english) == row[1]) game = G::id;
    });
    CAPTURE(row);
    CHECK(text_under(people.at(row[0]), "points", game) == points_of(row[2]));
    ++points;
  }
  const std::string kept = " FROM cell WHERE type NOT IN ('payment', 'due') ";
  for (const auto& row :
       sums.query("SELECT player, currency, sum(money)" + kept + "GROUP BY player, currency")) {
    CAPTURE(row);
    CHECK(text_under(people.at(row[0]), "money", row[1]) == money_of(row[2]));
    ++money;
  }
  CHECK(points > 60);
  CHECK(money > 30);
  // With what is due everybody is at zero in every evening.
  CHECK(sums.query("SELECT evening FROM cell GROUP BY evening, player HAVING sum(money) <> 0")
            .empty());
}

TEST_CASE("rankings in each currency are those of the tables, in every format",
          "[cli][season][once]") {
  const ClubSeason season;
  TableSums sums(season);
  for (const std::string& currency : currencies_of_club) {
    const auto rows = sums.query(
        "WITH sums AS (SELECT player, sum(money) AS score FROM cell WHERE type NOT IN "
        "('payment', 'due') AND currency = '" +
        currency +
        "' GROUP BY player) "
        "SELECT player, score, rank() OVER (ORDER BY score DESC) FROM sums ORDER BY 3, player");
    const std::vector<std::string> words{"standings", "--by",   "money", "--currency",
                                         currency,    "--lang", "en"};
    const Json players = under(season.answer(words), "players");
    std::map<std::string, std::string> page;
    for (const StandingsExport& one : standings_exports()) {
      std::vector<std::string> with = words;
      with.insert(with.end(), {"--as", std::string(one.id)});
      page[std::string(one.id)] = season.ctl(with).out;
    }
    if (has_tool("pdftotext"))
      page["pdf"] =
          run_program("pdftotext", {"-layout", season.folder.file("s.pdf", page["pdf"]), "-"}).out;
    for (const char* one : {"pdf", "html"}) CHECK(contains(page[one], "Kortklubben, Helsingør"));
    const auto lines = lines_of(page["pdf"]);
    REQUIRE(size_under(Json(players)) == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const std::string score = money_of(rows[i][1]);
      const std::string shown = signed_money(*parse_money(score), Language::english);
      CAPTURE(currency, rows[i], score);
      CHECK(text_under(players, static_cast<int>(i), "name") == rows[i][0]);
      CHECK(text_under(players, static_cast<int>(i), "score") == score);
      CHECK(to_line(under(players, static_cast<int>(i), "rank")) == rows[i][2]);
      CHECK(contains(page["csv"], "\n" + rows[i][2] + "," + cell(rows[i][0]) + "," + score + ","));
      CHECK(contains(page["html"], ">" + shown + "<"));
      if (!has_tool("pdftotext")) continue;
      CHECK(std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
        return contains(line, rows[i][0]) && contains(line, shown);
      }));
    }
  }
}

TEST_CASE("hledger and ledger come to the money of each currency", "[cli][season][once]") {
  const ClubSeason season;
  std::string journal;
  for (int n = 0; n < evenings_of_season; ++n)
    journal += season.exported(id_of(1, n), "ledger") + "\n";
  const std::string file = season.folder.file("season.journal", journal);
  const auto people = by_name(season.answer({"standings"}));
  for (const std::string& currency : currencies_of_club) {
    std::map<std::string, std::int64_t> expected;
    for (const auto& [name, one] : people)
      if (const auto money = parse_money(text_under(one, "money", currency));
          money && *money != Money{})
        expected["Players:" + name] = money->hundredths * 1000;
    CHECK(expected.size() > 5);
    const std::vector<std::pair<std::string, std::vector<std::string>>> tools{
        {"hledger",
         {"balance", "--flat", "--no-total", "cur:" + currency, "--format", "%(total)|%(account)"}},
        {"ledger",
         {"balance", "--flat", "--no-total", "--limit", "commodity == '" + currency + "'",
          "--balance-format", "%(quantity(scrub(display_total)))|%(account)\n"}}};
    for (const auto& [tool, words] : tools) {
      if (!has_tool(tool)) continue;
      std::vector<std::string> all{"-f", file};
      all.insert(all.end(), words.begin(), words.end());
      const Run run = run_program(tool, all);
      CAPTURE(tool, currency, run.out, run.err);
      REQUIRE(run.status == 0);
      std::map<std::string, std::int64_t> found;
      for (const std::string& line : lines_of(run.out)) {
        const auto bar = line.find('|'), begin = line.find_first_not_of(' ');
        REQUIRE(bar != std::string::npos);
        const std::string amount = line.substr(begin, line.find_first_of(" |", begin) - begin);
        if (const std::int64_t value = exact_figure(amount)) found[line.substr(bar + 1)] = value;
      }
      CHECK(found == expected);
    }
  }
}

namespace {

// The cells of the rows that sum up a session, on a web page.
std::vector<std::string> totals_of_page(const std::string& html) {
  std::vector<std::string> totals;
  static const std::string row = R"x(<tbody class="sum"><tr><td></td><td>)x", after = "</td>";
  static const std::regex figure(R"x(<td>([^<]*)</td>)x");
  const std::sregex_iterator end;
  for (auto at = html.find(row); at != html.npos; at = html.find(row, at + 1)) {
    const auto begin = html.find(after, at + row.size()) + after.size();
    const std::string cells = html.substr(begin, html.find("</tr>", begin) - begin);
    for (std::sregex_iterator td(cells.begin(), cells.end(), figure); td != end; ++td)
      totals.push_back((*td)[1]);
  }
  return totals;
}
// The same of a PDF, where the columns may be divided.
std::vector<std::string> totals_of_paper(const std::string& text) {
  std::vector<std::string> totals;
  for (const std::string& line : lines_of(text)) {
    const auto begin = line.find_first_not_of(" \f");
    if (begin == std::string::npos || line.compare(begin, 7, "points ") != 0) continue;
    std::istringstream words(line.substr(begin + 7));
    for (std::string word; words >> word;) totals.push_back(word);
  }
  return totals;
}

}  // namespace

// Of the evenings of a season every other one stands on paper here, and LibreOffice has those
// between: every game is among either, in every currency, and evenings of one, two and three
// tables.
TEST_CASE("the pages of every evening have its points, its money and who pays whom",
          "[cli][season][once]") {
  const ClubSeason season;
  for (int n = 0; n < evenings_of_season; ++n) {
    const Json settled = season.answer({"settle", id_of(1, n)});
    std::vector<std::string> expected;
    const Json sessions = under(settled, "sessions");
    for (const Json& session : *sessions.as<Json::Array>()) {
      const Json seats = under(session, "seats");
      for (const Json& seat : *seats.as<Json::Array>())
        expected.push_back(
            signed_points(*parse_points(text_under(session, "points", *seat.as<std::string>())),
                          Language::english));
    }
    const auto exported = [&](const char* format) {
      return season.ctl({"export", id_of(1, n), "--as", format, "--lang", "en"}).out;
    };
    const std::string html = exported("html");
    CAPTURE(n);
    CHECK(totals_of_page(html) == expected);
    std::string paper;
    if (n % 2 == 0 && has_tool("pdftotext")) {
      const std::string file = season.folder.file("evening.pdf", exported("pdf"));
      paper = run_program("pdftotext", {"-layout", file, "-"}).out;
      CHECK(totals_of_paper(paper) == expected);
    }
    const Json sums = under(settled, "money"), transfers = under(settled, "transfers");
    for (const auto& [name, amount] : *sums.as<Json::Object>()) {
      const std::string shown =
          signed_money(*parse_money(*amount.as<std::string>()), Language::english);
      CHECK(contains(html, ">" + shown + " "));
      if (!paper.empty()) CHECK(contains(paper, shown));
    }
    for (const Json& one : *transfers.as<Json::Array>()) {
      const std::string amount =
          money_text(*parse_money(text_under(one, "amount")), Language::english);
      CHECK(contains(html, "<bdi>" + text_under(one, "from") + "</bdi> → <bdi>" +
                               text_under(one, "to") + "</bdi>"));
      CHECK(contains(html, "<td>" + amount + " "));
      if (!paper.empty()) CHECK(contains(paper, amount + " "));
    }
  }
}

TEST_CASE("LibreOffice works out every figure of an evening's workbook", "[cli][season][once]") {
  if (!has_tool("soffice")) return;
  const ClubSeason season;
  std::vector<std::string> convert{
      "HOME=" + season.folder.path(""),
      "soffice",
      "--headless",
      "--convert-to",
      "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1",
      "--outdir",
      season.folder.path("sheets")};
  for (int n = 1; n < evenings_of_season; n += 2)
    convert.push_back(season.folder.file(
        "e" + std::to_string(n) + ".xlsx",
        season.ctl({"export", id_of(1, n), "--as", "xlsx", "--lang", "en"}).out));
  REQUIRE(run_program("env", convert).status == 0);
  const auto sheet = [&](int n, const std::string& name) {
    return cells_of(
        read_bytes(season.folder.path("sheets/e" + std::to_string(n) + "-" + name + ".csv")));
  };
  std::size_t figures = 0;
  std::set<std::string> games;
  for (int n = 1; n < evenings_of_season; n += 2) {
    const Json settled = season.answer({"settle", id_of(1, n)});
    const Json sums = under(settled, "money");
    const auto settlement = sheet(n, "Settlement");
    std::size_t row = 3;
    for (const auto& [name, amount] : *sums.as<Json::Object>()) {
      CAPTURE(n, name, settlement[row]);
      CHECK(settlement[row][0] == name);
      CHECK(parse_money(settlement[row][settlement[row].size() - 2]) ==
            *parse_money(*amount.as<std::string>()));
      CHECK(settlement[row].back() == "0");
      ++row;
    }
    for (int s = 0; s < static_cast<int>(size_under(settled, "sessions")); ++s) {
      const Json session = under(settled, "sessions", s);
      std::string game;
      for_each_game([&]<class G>() {
        if (text_under(session, "game") == G::id) game = say(G::name, Language::english);
      });
      games.insert(game);
      const auto rows = sheet(n, std::to_string(s + 1) + " " + game);
      const std::size_t entries = size_under(session, "entries"),
                        seats = size_under(session, "seats");
      for (std::size_t p = 0; p < seats; ++p) {
        const std::string name = text_under(session, "seats", static_cast<int>(p));
        Points running;
        for (std::size_t e = 0; e < entries; ++e) {
          const Points change =
              *parse_points(text_under(session, "entries", static_cast<int>(e), "points", name));
          running += change;
          CAPTURE(n, game, name, e);
          CHECK(parse_points(rows.at(3 + e).at(3 + p)) == change);
          CHECK(parse_points(rows.at(3 + e).at(4 + seats + p)) == running);
          ++figures;
        }
        CHECK(parse_points(rows.at(3 + entries).at(3 + p)) ==
              *parse_points(text_under(session, "points", name)));
      }
    }
  }
  CHECK(figures > 350);
  CHECK(games.size() == std::tuple_size_v<Games>);
}

}  // namespace season_formats_test
