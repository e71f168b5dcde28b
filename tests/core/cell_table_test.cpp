// A table of somebody else's: what its cells and lines are, and what is refused.
#include "kattegat/core/cell_table.hpp"

#include <catch2/catch.hpp>

using namespace kattegat;

namespace cell_table_test {

namespace {

using Cells = std::vector<std::string>;

CellTable read(std::string_view bytes, Encoding encoding = Encoding::utf8) {
  auto table = read_cell_table(bytes, encoding, std::nullopt);
  REQUIRE(table);
  return std::move(*table);
}

}  // namespace

TEST_CASE("the separator is the one that the heading has most of, outside quotes", "[core]") {
  CHECK(read("a;b\n1,5;2\n").rows[0].cells == Cells{"1,5", "2"});
  CHECK(read("a\tb\n1;2\t3\n").rows[0].cells == Cells{"1;2", "3"});
  CHECK(read("\"a;b;c\",d\n1,2\n").heading == Cells{"a;b;c", "d"});
  CHECK(read("sep=|\na|b\n1;|2\n").rows[0].cells == Cells{"1;", "2"});
  CHECK((*read_cell_table("a,b;c\n1,2;3\n", Encoding::utf8, ';')).heading == Cells{"a,b", "c"});
}

TEST_CASE("a quoted cell has breaks, separators and quotes; spaces around a cell are none",
          "[core]") {
  const CellTable table = read("Name,Say\n Anna ,\"\"\"Hej,\nBo\"\"\"\r\n\u00A0Bo,\n");
  CHECK(table.rows[0].cells == Cells{"Anna", "\"Hej,\nBo\""});
  CHECK(table.rows[1].cells == Cells{"Bo", ""});
}

TEST_CASE("a row is told by its line of the file", "[core]") {
  const auto lines = [](std::string_view bytes) {
    std::vector<std::size_t> all;
    for (const CellTable::Row& row : read(bytes).rows) all.push_back(row.line);
    return all;
  };
  CHECK(lines("a,b\n1,2\n,\n\n3,4\n") == std::vector<std::size_t>{2, 5});
  CHECK(lines("a,b\n1,\"x\ny\"\n3,4\n") == std::vector<std::size_t>{2, 4});
  CHECK(lines("\xEF\xBB\xBFsep=;\r\na;b\r\n1;2\r\n") == std::vector<std::size_t>{3});
}

TEST_CASE("what Windows wrote is read as it was meant", "[core]") {
  CHECK(read("\xD8,p\n\x80\x93,1\n", Encoding::latin1).rows[0].cells[0] == "€“");
  CHECK(read("\xD8,p\n\xE5,1\n", Encoding::latin1).heading == Cells{"Ø", "p"});
  // A byte order mark is better known than what somebody said.
  CHECK(read("\xEF\xBB\xBFØ,p\nå,1\n", Encoding::latin1).heading == Cells{"Ø", "p"});
}

TEST_CASE("what is no table is refused, with its line", "[core]") {
  const std::string wide(table_columns, ','), tall = [] {
    std::string rows = "a\n";
    for (std::size_t i = 0; i <= table_rows; ++i) rows += "1\n";
    return rows;
  }();
  const auto line = [](std::int64_t number) { return Argument(number); };
  struct Case {
    std::string bytes;
    Word why;
    std::optional<Argument> where = {};
  };
  for (const Case& one :
       {Case{"", Word::table_empty}, Case{"a,b\n", Word::table_empty},
        Case{"a\xFF\n1\n", Word::table_not_utf8}, Case{"\xFF\xFE\x61", Word::table_not_utf8},
        Case{std::string("a\n1\0", 5), Word::table_zero_byte, line(2)},
        Case{"a\n\"1\n2\n", Word::table_open_quote, line(2)},
        Case{"a,b\n1,2\n\"3\"4,5\n", Word::table_after_quote, line(3)},
        Case{"a\n" + std::string(cell_bytes + 1, 'x') + "\n", Word::table_long_cell, line(2)},
        Case{"a\n" + wide + "\n", Word::table_wide, line(2)}, Case{tall, Word::table_tall}}) {
    CAPTURE(one.bytes.substr(0, 40));
    const auto table = read_cell_table(one.bytes, Encoding::utf8, std::nullopt);
    REQUIRE_FALSE(table);
    CHECK(table.error().word == one.why);
    if (one.where) CHECK(table.error().arguments.at(0) == *one.where);
  }
  CHECK(read("a\n" + std::string(cell_bytes, 'x') + "\n").rows.size() == 1);
  CHECK(read(tall.substr(2)).rows.size() == table_rows);  // the first is the heading
}

}  // namespace cell_table_test
