// The table for a spreadsheet: what it holds, and that nothing in it comes alive there.
#include "kattegat/export/csv.hpp"
#include "support/books.hpp"

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
  const JudgedEvening judged = judge(reading->evening, reading->complaints);
  REQUIRE(judged.complaints.empty());
  return csv(reading->evening, judged, settle(reading->evening, judged), {}, {"log x"}, language,
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
            const bool amounts = column >= 7 && is_amount(row[column]);
            CHECK((amounts || row[column][0] == '\'' || !comes_alive(line)));
          }
        }
    }
  }
}

TEST_CASE("every row of entries has a cell for every player, summing to zero", "[export]") {
  for (const char* name : {"ligeud", "rodskagg", "commerce"}) {
    CAPTURE(name);
    const std::string text = read_bytes(sample(name));
    const std::size_t players = size_under(json_of(text), "players");
    const Rows rows = parsed(csv_of(text));
    std::size_t entries = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (i > 0 && rows[i].size() < 9) continue;  // payments and anchors
      CAPTURE(rows[i]);
      CHECK(rows[i].size() == 8 + players);
      if (i == 0 || rows[i][3] == "in the pot") continue;
      Points sum;
      for (std::size_t column = 8; column < rows[i].size(); ++column) {
        const auto amount = parse_points(rows[i][column]);
        const auto money = parse_money(rows[i][column]);
        REQUIRE((amount || money || rows[i][column].empty()));
        if (amount)
          sum += *amount;
        else if (money)
          sum += Points{money->hundredths * 10};
      }
      CHECK(sum == Points{});
      if (!rows[i][2].empty()) ++entries;
    }
    CHECK(entries == size_under(json_of(text), "sessions", 0, "entries"));
  }
}

TEST_CASE("the same table in three languages has the same numbers", "[export]") {
  const std::string text = read_bytes(sample("rodskagg"));
  const Rows english = parsed(csv_of(text)), danish = parsed(csv_of(text, Language::danish));
  REQUIRE(english.size() == danish.size());
  CHECK(english[0] != danish[0]);
  for (std::size_t i = 1; i < english.size(); ++i) {
    REQUIRE(english[i].size() == danish[i].size());
    for (std::size_t column = 4; column < english[i].size(); ++column)
      CHECK(english[i][column] == danish[i][column]);
  }
}

TEST_CASE("names and texts are whole in the table", "[export]") {
  const std::vector<std::string> names{"a,b", "say \"hi\"", "Åse; Øl"};
  const Rows rows = parsed(csv_of(evening_with(names, "one\ntwo, \"three\"")));
  for (std::size_t i = 0; i < names.size(); ++i) CHECK(rows[0].at(8 + i) == names[i]);
  CHECK(rows[1].at(5) == "one\ntwo, \"three\"");
  CHECK(text_under(json_of(rows[1].at(6)), "why") == "one\ntwo, \"three\"");
  CHECK(rows[3].at(7) == "! one\ntwo, \"three\"");
}

}  // namespace csv_test
