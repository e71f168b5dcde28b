// The statistics of a season of every game: what SQLite makes of its tables, in every currency, and
// what stands on every page.
#include <regex>

#include "kattegat/export/exports.hpp"
#include "kattegat/wording/describe.hpp"
#include "support/club_season.hpp"
#include "support/tools.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_statistics_test {
namespace {

// Made once for all that is asked of it: nobody here writes to it.
struct Club {
  ClubSeason season;
  TableSums sums{season};
};
const Club& club() {
  static const Club made;
  return made;
}

using Figures = std::map<std::string, Json>;  // by their ids

std::map<std::string, Figures> figures_of(const ClubSeason& season, const std::string& currency,
                                          const std::string& game = "") {
  std::map<std::string, Figures> all;
  std::vector<std::string> words{"statistics", "--currency", currency, "--lang", "en"};
  if (!game.empty()) words.insert(words.end(), {"--game", game});
  for (const auto& [name, player] : by_name(season.answer(words))) {
    const Json figures = under(player, "figures");
    for (const Json& one : *figures.as<Json::Array>()) all[name][text_under(one, "figure")] = one;
  }
  return all;
}
std::string number_of(const Figures& figures, const std::string& figure, const std::string& key) {
  const auto found = figures.find(figure);
  return found == figures.end() ? "0" : to_line(under(found->second, key));
}

// A table of rows that have `won` (1, 0 or -1), with who and when; answers the longest runs.
std::string runs_of(const std::string& rows, const std::string& won, const std::string& when) {
  return "WITH some AS (" + rows + "), seq AS (SELECT player, " + won +
         " AS is_won, row_number() OVER (PARTITION BY player ORDER BY " + when +
         ") - row_number() OVER (PARTITION BY player, " + won + " ORDER BY " + when +
         ") AS island FROM some), runs AS (SELECT player, count(*) AS n FROM seq WHERE is_won "
         "GROUP BY player, island) SELECT player, max(n) FROM runs GROUP BY player";
}

}  // namespace

TEST_CASE("the statistics of a season of every game are those of its tables",
          "[cli][season][once]") {
  const auto& season = club().season;
  const auto& sums = club().sums;
  for (const std::string& currency : currencies_of_club) {
    const auto told = figures_of(season, currency);
    const std::string of = " currency = '" + currency + "' ";
    const std::string evenings =
        "SELECT date, evening, player, sum(money) AS won FROM cell WHERE type NOT IN "
        "('payment', 'due') AND" +
        of + "GROUP BY evening, player";
    for (const auto& row : sums.query(
             "SELECT player, count(*), sum(won > 0), sum(won < 0), sum(won), max(won), min(won) "
             "FROM (" +
             evenings + ") GROUP BY player")) {
      CAPTURE(currency, row);
      const Figures& one = told.at(row[0]);
      CHECK(number_of(one, "evenings", "times") == row[1]);
      CHECK(number_of(one, "evenings", "won") == row[2]);
      CHECK(number_of(one, "evenings", "lost") == row[3]);
      CHECK(text_under(one.at("evenings"), "money") == money_of(row[4]));
      CHECK(text_under(one.at("best"), "money") == money_of(row[5]));
      CHECK(text_under(one.at("worst"), "money") == money_of(row[6]));
    }
    for (const auto& row : sums.query(runs_of(evenings, "won > 0", "date, evening")))
      CHECK(number_of(told.at(row[0]), "evening-streak", "times") == row[1]);
    // What was bought of the bank, as the facts of the deals behind that figure have it.
    std::size_t buyers = 0;
    const std::string purchases = "count:commerce_told_purchases";
    for (const auto& [name, figures] : told) {
      if (figures.count(purchases) == 0) continue;
      const Json deals_behind =
          under(season.answer({"statistics", name, "--currency", currency, "--deals", purchases}),
                "deals");
      std::string ids;
      for (const Json& one : *deals_behind.as<Json::Array>())
        ids += (ids.empty() ? "'" : ",'") + text_under(one, "entry") + "'";
      const auto bought = sums.query("SELECT sum(json_extract(facts, '$.bought.\"" + name +
                                     "\"')) FROM cell WHERE void = '' AND player = '" + name +
                                     "' AND id IN (" + ids + ")");
      CAPTURE(currency, name, ids);
      CHECK(number_of(figures, purchases, "times") == bought.at(0).at(0));
      ++buyers;
    }
    CHECK(buyers > 0);
  }
}

TEST_CASE("deals and runs of every game are those of its tables", "[cli][season][once]") {
  const auto& season = club().season;
  const auto& sums = club().sums;
  std::size_t compared = 0;
  // In Commerce somebody who has left still pays into a pot that was carried.
  for_each_game([&]<class G>() {
    if (std::is_same_v<G, Commerce>) return;
    for (const std::string& currency : currencies_of_club) {
      const auto told = figures_of(season, currency, std::string(G::id));
      const std::string deals =
          "SELECT date, evening, session, entry, player, points FROM cell WHERE type = 'deal' AND "
          "void = '' AND points <> 0 AND currency = '" +
          currency + "' AND game = '" + say(G::name, Language::english) + "'";
      for (const auto& row :
           sums.query("SELECT player, sum(points > 0), sum(points < 0), sum(points) FROM (" +
                      deals + ") GROUP BY player")) {
        CAPTURE(currency, row);
        const Figures& one = told.at(row[0]);
        CHECK(number_of(one, "deals", "won") == row[1]);
        CHECK(number_of(one, "deals", "lost") == row[2]);
        CHECK(text_under(one.at("deals"), "points") == points_of(row[3]));
        ++compared;
      }
      const std::string when = "date, evening, session, entry";
      for (const auto& row : sums.query(runs_of(deals, "points > 0", when)))
        CHECK(number_of(told.at(row[0]), "streak", "times") == row[1]);
      for (const auto& row : sums.query(runs_of(deals, "points < 0", when)))
        CHECK(number_of(told.at(row[0]), "lost-streak", "times") == row[1]);
    }
  });
  CHECK(compared > 60);
}

TEST_CASE("what each has had from all others is what the tables say", "[cli][season][once]") {
  const auto& season = club().season;
  const auto& sums = club().sums;
  std::size_t compared = 0;
  for (const std::string& currency : currencies_of_club) {
    const auto told = figures_of(season, currency);
    for (const auto& row :
         sums.query("SELECT player, sum(points) FROM cell WHERE type IN ('deal', 'abandoned') AND "
                    "currency = '" +
                    currency + "' GROUP BY player")) {
      Points all;
      for (const auto& [id, one] : told.at(row[0]))
        if (id.rfind("opponent:", 0) == 0) all += *parse_points(text_under(one, "points"));
      CAPTURE(currency, row);
      CHECK(to_string(all) == points_of(row[1]));
      ++compared;
    }
  }
  CHECK(compared > 30);
}

namespace {

using Row = std::vector<std::string>;

// What a page shows of a figure; shares follow from the others.
Row shown_of(const Json& figure) {
  const auto number = [&](const char* key) {
    const Json* value = figure.find(key);
    return value ? to_line(*value) : std::string();
  };
  Row row{text_under(figure, "label"),
          number("times") + (figure.find("of") ? " of " + number("of") : ""),
          number("won"),
          number("lost"),
          number("over"),
          number("under")};
  if (figure.find("points"))
    row.push_back(signed_points(*parse_points(text_under(figure, "points")), Language::english));
  if (figure.find("money"))
    row.push_back(signed_money(*parse_money(text_under(figure, "money")), Language::english));
  std::erase(row, "");
  return row;
}
void add_cell(Row& row, const std::string& cell) {
  if (!cell.empty() && !cell.ends_with(" %")) row.push_back(cell);
}
std::multiset<Row> rows_of_page(const std::string& html) {
  std::multiset<Row> rows;
  static const std::regex tr("<tr>(.*?)</tr>"), td("<td[^>]*>(.*?)</td>"), tag("<[^>]*>");
  for (std::sregex_iterator one(html.begin(), html.end(), tr), end; one != end; ++one) {
    const std::string cells = (*one)[1];
    Row row;
    for (std::sregex_iterator cell(cells.begin(), cells.end(), td); cell != end; ++cell)
      add_cell(row, std::regex_replace(std::string((*cell)[1]), tag, ""));
    rows.insert(row);
  }
  return rows;
}
std::string in_one(const Row& row) {
  std::string line;
  for (const std::string& cell : row) line += (line.empty() ? "" : " ") + cell;
  return line;
}
// Each line with its cells a space apart.
std::multiset<std::string> lines_of_paper(const std::string& text) {
  std::multiset<std::string> lines;
  static const std::regex share("[0-9]+ ?%"), blanks("[ \\f]+"), around("^ | $");
  for (const std::string& line : lines_of(text)) {
    const std::string cells = std::regex_replace(std::regex_replace(line, share, ""), blanks, " ");
    lines.insert(std::regex_replace(cells, around, ""));
  }
  return lines;
}

}  // namespace

TEST_CASE("every figure of a season of every game stands on every page", "[cli][season][once]") {
  const auto& season = club().season;
  for (const std::string& currency : currencies_of_club) {
    const auto written = [&](const char* format) {
      return season.ctl({"statistics", "--currency", currency, "--as", format, "--lang", "en"}).out;
    };
    std::multiset<Row> expected;
    for (const auto& [name, figures] : figures_of(season, currency))
      for (const auto& [id, one] : figures) expected.insert(shown_of(one));
    CHECK(expected.size() > 150);
    const auto page = rows_of_page(written("html"));
    std::multiset<std::string> paper;
    if (has_tool("pdftotext")) {
      const std::string file = season.folder.file("page.pdf", written("pdf"));
      paper = lines_of_paper(run_program("pdftotext", {"-layout", file, "-"}).out);
    }
    for (const Row& row : expected) {
      CAPTURE(currency, row);
      CHECK(page.count(row) == expected.count(row));
      if (!paper.empty()) CHECK(paper.count(in_one(row)) >= expected.count(row));
    }
  }
}

}  // namespace season_statistics_test
