// A table of somebody else's as CSV (RFC 4180, and what spreadsheets make of it): hostile, bounded.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat {

enum class Encoding { utf8, latin1 };  // with what Windows has beside ISO 8859-1
constexpr std::array<std::string_view, 2> names(Encoding) { return {"utf8", "latin1"}; }

struct CellTable {
  struct Row {
    std::size_t line = 0;  // of the file, from 1, where it begins
    std::vector<std::string> cells;
  };
  std::vector<std::string> heading;
  std::vector<Row> rows;  // without those that are empty
};

inline constexpr std::size_t table_columns = 256;
inline constexpr std::size_t table_rows = 100'000;
// As many as a club of sixty fills in three hundred years of weeks: what is held grows with them.
inline constexpr std::size_t table_cells = 1'000'000;
inline constexpr std::size_t cell_bytes = 4096;

// Cells are UTF-8, without space at either end. Without a separator the one that the heading has
// most of is taken: semicolon, tab or comma. An error: no text, no rows, or more than is read.
Result<CellTable, Text> read_cell_table(std::string_view bytes, Encoding,
                                        std::optional<char> separator);

}  // namespace kattegat
