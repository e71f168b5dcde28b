// The table for a spreadsheet: what it holds, and that nothing in it comes alive there.
#include "kattegat/export/csv.hpp"

#include <map>
#include <regex>
#include <set>

#include "kattegat/core/text/unicode.hpp"
#include "support/books.hpp"
#include "support/paths.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace csv_test {

namespace {

using Rows = std::vector<std::vector<std::string>>;

// RFC 4180, strictly: every record ends with CR LF, and a quote is only where it may be.
Rows parsed(const std::string& text) {
  REQUIRE(text.substr(0, 3) == "\xEF\xBB\xBF");
  Rows rows(1, {""});
  bool quoted = false;
  for (std::size_t i = 3; i < text.size(); ++i) {
    const char c = text[i];
    std::string& cell = rows.back().back();
    if (quoted) {
      if (c != '"')
        cell += c;
      else if (text.substr(i + 1, 1) == "\"")
        cell += text[++i];
      else
        quoted = false;
    } else if (c == '"') {
      REQUIRE(cell.empty());
      quoted = true;
    } else if (c == ',') {
      rows.back().emplace_back();
    } else if (c == '\r') {
      REQUIRE(text.substr(++i, 1) == "\n");
      rows.push_back({""});
    } else {
      REQUIRE(c != '\n');
      cell += c;
    }
  }
  REQUIRE_FALSE(quoted);
  REQUIRE(rows.back() == std::vector<std::string>{""});
  rows.pop_back();
  return rows;
}

bool is_amount(const std::string& cell) {
  return parse_points(cell).has_value() || parse_money(cell).has_value();
}

// Whether a spreadsheet would calculate: by the first sign that it sees, in any of its forms.
bool comes_alive(const std::string& cell) {
  const auto first = cell.find_first_not_of(" \t\r\n");
  if (first == std::string::npos || is_amount(cell)) return false;
  if (contains("=+-@|%", cell.substr(first, 1))) return true;
  for (const char* wide : {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"})
    if (cell.compare(first, 3, wide) == 0) return true;
  return false;
}

std::string csv_of(const std::string& text, Language language = Language::english,
                   Dialect dialect = Dialect::plain) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  const Evening& evening = reading->evening;
  const JudgedEvening judged = judge(evening, reading->complaints);
  REQUIRE(judged.complaints.empty());
  return csv({evening, evening, judged, settle(evening, judged), {}, {}, {"log x"}, language},
             dialect);
}

const std::vector<std::string> nasty{
    "=1+1",     "+1",       "-1",  "@SUM(A1)", "=cmd|'/c calc'!A1",
    "a,b",      "a\"\"b\"", "a;b", "\uFF1D1",  "\uFF20x",
    "|x",       "%x",       "'=1", "0",        "=HYPERLINK(\"http://x\")",
    "a\u00A0=b"};

// A table of three with `names`, and a text in every place where people write.
std::string evening_with(const std::vector<std::string>& names, const std::string& text) {
  Json::Array players(names.begin(), names.end());
  Json::Object points;
  points.emplace_back(names[0], "2.5");
  points.emplace_back(names[1], "-2.5");
  Json::Array entries;
  entries.push_back(
      Json::Object{{"type", "adjust"}, {"points", points}, {"why", text}, {"by", text}});
  entries.push_back(Json::Object{{"type", "note"}, {"text", text}});
  entries.push_back(
      Json::Object{{"type", "note"}, {"text", "x"}, {"void", Json::Object{{"why", text}}}});
  return to_line(Json::Object{
      {"format", "kattegat-evening"},
      {"version", 1},
      {"date", "2026-11-20"},
      {"place", text},
      {"players", players},
      {"sessions",
       Json::Array{Json::Object{
           {"game", "commerce"}, {"seats", players}, {"entries", std::move(entries)}}}}});
}

}  // namespace

TEST_CASE("no cell of the table can become a formula", "[export]") {
  for (std::size_t i = 0; i + 3 <= nasty.size(); ++i) {
    const std::vector<std::string> names(nasty.begin() + static_cast<std::ptrdiff_t>(i),
                                         nasty.begin() + static_cast<std::ptrdiff_t>(i) + 3);
    for (const std::string& text : {nasty[i], "\u202E" + nasty[i], "\n" + nasty[i], " " + nasty[i],
                                    "first\n" + nasty[i], "\t" + nasty[i]}) {
      const std::string sheet = csv_of(evening_with(names, text));
      const Rows rows = parsed(sheet);
      for (const auto& row : rows)
        for (std::size_t column = 0; column < row.size(); ++column) {
          CAPTURE(row, column);
          CHECK_FALSE(comes_alive(row[column]));
          for (const std::string& line : lines_of(row[column])) {
            CHECK((is_amount(row[column]) || row[column][0] == '\'' || !comes_alive(line)));
          }
        }
    }
  }
}

namespace {

// The columns, in their order.
enum Column {
  date,
  place,
  evening,
  session,
  game,
  entry,
  id,
  type,
  at,
  by,
  player,
  points,
  money,
  currency,
  on_the_sheet,
  in_the_pot,
  with,
  voided,
  facts,
  columns
};

// What a reader does with the dialect of Excel: the same cells, with points in the amounts.
Rows from_excel(std::string text) {
  bool quoted = false;
  for (char& c : text) {
    if (c == '"') quoted = !quoted;
    if (!quoted && c == ',') c = '.';
    if (!quoted && c == ';') c = ',';
  }
  return parsed(text);
}

// In thousandths of a hundredth, as money that is not rounded yet needs it.
std::int64_t exact_of(const std::string& cell) {
  const auto point = cell.find('.');
  REQUIRE(point != std::string::npos);
  const std::string decimals = cell.substr(point + 1);
  REQUIRE((decimals.size() >= 2 && decimals.size() <= 5));
  return std::stoll(cell.substr(0, point) + decimals + std::string(5 - decimals.size(), '0'));
}

}  // namespace

TEST_CASE("the table is tidy: every row is as wide, one a player and entry", "[export]") {
  for (const std::string& path : samples()) {
    CAPTURE(path);
    const std::string text = read_bytes(path);
    const Rows rows = parsed(csv_of(text));
    const Json read = json_of(text);
    std::map<std::pair<std::string, std::string>, Points> of_entry;
    std::map<std::string, std::int64_t> of_player;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      CAPTURE(rows[i]);
      REQUIRE(rows[i].size() == columns);
      if (i == 0 || rows[i][type] == "book") continue;
      CHECK(rows[i][date] == text_under(read, "date"));
      of_player[rows[i][player]] += exact_of(rows[i][money]);
      if (rows[i][entry].empty()) continue;
      of_entry[{rows[i][session], rows[i][entry]}] += *parse_points(rows[i][points]);
      CHECK(json_of(rows[i][facts]).find("type") != nullptr);
    }
    std::size_t entries = 0;
    for (std::size_t s = 0; s < size_under(read, "sessions"); ++s)
      entries += size_under(read, "sessions", static_cast<int>(s), "entries");
    CHECK(of_entry.size() == entries);
    for (const auto& [which, sum] : of_entry) CHECK(sum == Points{});
    for (const auto& [who, sum] : of_player) {
      CAPTURE(who);
      CHECK(sum == 0);  // won or lost, rounded, and paid
    }
  }
}

TEST_CASE("the table shows what the paper shows", "[export]") {
  const Rows rows = parsed(csv_of(read_bytes(sample("rodskagg"))));
  CHECK(rows[1][on_the_sheet] == "12");
  CHECK(std::any_of(rows.begin(), rows.end(),
                    [](const auto& row) { return row[on_the_sheet] == "17"; }));
  const Rows pots = parsed(csv_of(read_bytes(sample("commerce"))));
  CHECK(std::any_of(pots.begin(), pots.end(),
                    [](const auto& row) { return row[in_the_pot] == "1"; }));
}

TEST_CASE("the dialect of Excel has the same cells, with semicolons and decimal commas",
          "[export]") {
  for (const char* name : {"rodskagg", "mixed"}) {
    const std::string text = read_bytes(sample(name));
    const std::string excel = csv_of(text, Language::danish, Dialect::excel);
    CHECK(std::regex_search(excel, std::regex(";-?[0-9]+,[0-9]{2};")));
    const Rows rows = from_excel(excel), plain = parsed(csv_of(text, Language::danish));
    REQUIRE(rows.size() == plain.size());
    for (std::size_t i = 0; i < rows.size(); ++i) CHECK(rows[i] == plain[i]);
  }
}

TEST_CASE("the same table has the same numbers in every language", "[export]") {
  const std::string text = read_bytes(sample("rodskagg"));
  const Rows english = parsed(csv_of(text));
  std::set<std::vector<std::string>> heads;
  for (const Language language : languages) {
    CAPTURE(code(language));
    const Rows rows = parsed(csv_of(text, language));
    REQUIRE(rows.size() == english.size());
    CHECK(heads.insert(rows[0]).second);
    for (std::size_t i = 1; i < rows.size(); ++i)
      for (std::size_t column = id; column < columns; ++column)
        CHECK(rows[i][column] == english[i][column]);
  }
}

TEST_CASE("what could end a cell stands in quotes, in either dialect", "[export]") {
  for (const std::string sign : {",", ";", "\"", "\r", "\n", "\t", " "}) {
    const std::string cell = "a" + sign + "b", twice = sign == "\"" ? "a\"\"b" : cell;
    CAPTURE(cell);
    const std::string file = "\xEF\xBB\xBF\"" + twice + "\"";
    CHECK(csv_file({{cell, "c"}}, Dialect::plain) == file + ",c\r\n");
    CHECK(csv_file({{cell, "c"}}, Dialect::excel) == file + ";c\r\n");
  }
  CHECK(csv_file({{"-12,50", "c"}}, Dialect::excel) == "\xEF\xBB\xBF-12,50;c\r\n");
}

TEST_CASE("nor can a part of one, where the table is read with another separator", "[export]") {
  CHECK(csv_text("x;=1+1") == "x;'=1+1");
  CHECK(csv_text("A, =1+1,-B") == "A, '=1+1,'-B");
  CHECK(csv_text("x;\"=1\"\t@a\n|b") == "x;\"'=1\"\t'@a\n'|b");
  CHECK(csv_text("a=b, c-d; 5 %") == "a=b, c-d; 5 %");
  for (const std::string& one : nasty)
    for (const std::string between : {",", ";", "\t", "; ", ";\""}) {
      const std::string text = "x" + between + one;
      for (const Dialect dialect : {Dialect::plain, Dialect::excel}) {
        const std::string file = csv_of(evening_with({"A" + one, "B;" + one, "C," + one}, text),
                                        Language::english, dialect);
        CAPTURE(file);
        for (const std::string& part : std::vector<std::string>{",", ";", "\t", ",\"\"", ";\"\""})
          for (const char* sign : {"=", "+", "@", "|", "%", "\uFF1D", "\uFF20"})
            CHECK_FALSE(contains(file, part + sign));
        if (dialect == Dialect::plain)
          CHECK(text_under(json_of(parsed(file)[1].at(facts)), "why") == text);
      }
    }
}

TEST_CASE("no cell of the table has what a terminal would obey", "[export]") {
  const std::string hostile("a\0b\x1b[2J\x7f\u009b\u2028\tc\r\nd", 18);
  const Rows rows = parsed(csv_of(evening_with({"Anna", "Bo", "Cai"}, hostile)));
  const std::string tame = "a b [2J   \tc\r\nd";
  CHECK(rows[1].at(place) == tame);
  CHECK(rows[1].at(by) == tame);
  CHECK(rows[7].at(voided) == "! " + tame);
  for (const std::string& cell : rows[1])
    for (const char32_t letter : code_points(cell))
      CHECK((!is_control(letter) || contains("\t\r\n", std::string(1, static_cast<char>(letter)))));
}

TEST_CASE("names and texts are whole in the table", "[export]") {
  const std::vector<std::string> names{"a,b", "say \"hi\"", "Åse; Øl"};
  const Rows rows = parsed(csv_of(evening_with(names, "one\ntwo, \"three\"")));
  for (std::size_t i = 0; i < names.size(); ++i) CHECK(rows[1 + i].at(player) == names[i]);
  CHECK(rows[1].at(place) == "one\ntwo, \"three\"");
  CHECK(rows[1].at(by) == "one\ntwo, \"three\"");
  CHECK(text_under(json_of(rows[1].at(facts)), "why") == "one\ntwo, \"three\"");
  CHECK(rows[7].at(voided) == "! one\ntwo, \"three\"");
}

TEST_CASE("the README names every column of the table", "[export][readme]") {
  const std::string readme = read_bytes(std::string(test::source_path) + "/README.md");
  const Rows rows = parsed(csv_of(read_bytes(sample("ligeud"))));
  for (const std::string& column : rows[0]) {
    CAPTURE(column);
    CHECK(contains(readme, "`" + column + "`"));
  }
}

}  // namespace csv_test
