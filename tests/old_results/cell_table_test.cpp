// Somebody else's table: what its bytes mean as cells, and what cannot be read.
#include "kattegat/old_results/cell_table.hpp"

#include <catch2/catch.hpp>

#include "kattegat/core/text/joined.hpp"

using namespace kattegat;

namespace cell_table_test {

// "heading 1|heading 2 / 2:cell|cell", the rows with their lines.
std::string read(std::string_view bytes, Encoding encoding = Encoding::utf8,
                 std::optional<char> separator = {}) {
  const auto table = read_cell_table(bytes, encoding, separator);
  if (!table) return "refused";
  std::string said = joined(table->heading, "|");
  for (const CellTable::Row& row : table->rows)
    said += " / " + std::to_string(row.line) + ":" + joined(row.cells, "|");
  return said;
}

TEST_CASE("cells of a table, however a program has written it", "[core]") {
  CHECK(read("a;b\n1;2\n") == "a|b / 2:1|2");
  CHECK(read("a\tb\r\n1\t2") == "a|b / 2:1|2");
  CHECK(read("a,b\r1,2\r") == "a|b / 2:1|2");
  CHECK(read("a;b,c;d\n1\n") == "a|b,c|d / 2:1");        // what the heading has most of
  CHECK(read("\"a;b;c\",d\n1\n") == "a;b;c|d / 2:1");    // but not within quotes
  CHECK(read("\n\r\na;b\n1,5;2\n") == "a|b / 4:1,5|2");  // and not of the empty lines above it
  CHECK(read("sep=,\na,b;c\n1,2\n") == "a|b;c / 3:1|2");
  CHECK(read("sep=\ta\n1\n") == "sep=|a / 2:1");  // a heading, as a line is that names none
  CHECK(read("sep=\na;b\n1;2\n") == "sep= / 2:a;b / 3:1;2");
  CHECK(read("sep=\r\na;b\n") == "sep= / 2:a;b");
  CHECK(read("sep=\"\na;b\n") == "sep=\" / 2:a;b");
  CHECK(read("sep=a\n1\n") == "sep=a / 2:1");
  CHECK(read("sep=\xC2\xA7\n1\n") == "sep=\xC2\xA7 / 2:1");
  CHECK(read("a;b\n1\n", Encoding::utf8, ',') == "a;b / 2:1");
  CHECK(read(" a ;\xC2\xA0"
             "b\n 1 ; \n") == "a|b / 2:1");
  CHECK(read("a;b\n;\n\n1;2\n") == "a|b / 4:1|2");  // what says nothing is no row
  CHECK(read("a;b\n\"1\n\"\"2\"\"\";3\n4;5\n") == "a|b / 2:1\n\"2\"|3 / 4:4|5");
  CHECK(read("\xEF\xBB\xBF"
             "a;b\n1\n") == "a|b / 2:1");
  CHECK(read("bel\xF8"
             "b\n\x80\n",
             Encoding::latin1) == "beløb / 2:€");
}

TEST_CASE("a table that cannot be read says why, and in which line", "[core]") {
  CHECK(read("a;b\n") == "refused");  // a heading alone
  const auto why = [](std::string_view bytes) {
    const auto table = read_cell_table(bytes, Encoding::utf8, {});
    REQUIRE_FALSE(table);
    return table.error();
  };
  CHECK(why("a;b\n1;\"2\n3\n") == text(Word::table_open_quote, std::int64_t{2}));
  CHECK(why("a;b\n\"1\"2;3\n") == text(Word::table_after_quote, std::int64_t{2}));
  CHECK(why(std::string("a;b\n1;\0\n", 8)) == text(Word::table_zero_byte, std::int64_t{2}));
  CHECK(why("\xFF\xFE"
            "a") == text(Word::table_not_utf8));
  CHECK(why("a;b\n" + std::string(cell_bytes + 1, 'x')) ==
        text(Word::table_long_cell, std::int64_t{2}, std::int64_t{cell_bytes}));
  CHECK(why("") == text(Word::table_empty));
  CHECK(why("bel\xF8"
            "b\n1\n") == text(Word::table_not_utf8));
  std::string tall = "a;b\n";
  for (std::size_t i = 0; i <= table_rows; ++i) tall += "x\n";
  CHECK(why(tall) == text(Word::table_tall, std::int64_t{table_rows}));
  std::string wide = "a;b\n";
  for (std::size_t i = 0; i <= table_columns; ++i) wide += "1;";
  CHECK(why(wide) == text(Word::table_wide, std::int64_t{2}, std::int64_t{table_columns}));
}

TEST_CASE("a table has no more cells than a computer holds, however they lie", "[core]") {
  constexpr std::size_t columns = 250, rows = table_cells / columns;
  static_assert(columns <= table_columns && rows <= table_rows && rows * columns == table_cells);
  std::string row = "0";
  for (std::size_t i = 1; i < columns; ++i) row += ";0";
  std::string large;
  for (std::size_t i = 0; i < rows; ++i) large += row + "\n";
  CHECK(read_cell_table(large, Encoding::utf8, {}));
  const auto more = read_cell_table(large + "0\n", Encoding::utf8, {});
  REQUIRE_FALSE(more);
  CHECK(more.error() == text(Word::table_large, std::int64_t{table_cells}));
}

}  // namespace cell_table_test
