// One page of a damaged file of SQLite's: the rows of a book that it lists, whatever has become of
// the tree that it hung in. Whatever its bytes are, nothing beside it is read.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// What a page of a tree begins with, by its kind.
inline constexpr char leaf_of_rows = 0x0d, inner_of_rows = 0x05;
inline constexpr char leaf_of_index = 0x0a, inner_of_index = 0x02;

// What a column may hold: by that the tables are told apart.
enum class ColumnHolds : std::uint8_t {
  row,  // stands before the columns
  number,
  number_or_nothing,
  id,
  hash,
  hash_or_nothing,
  signature,
  text,
  text_or_nothing,
};
struct StrayTable {
  std::string_view name;  // none where its rows are known, and not wanted
  std::span<const ColumnHolds> columns;
};
std::span<const StrayTable> stray_tables();

struct StrayRow {
  const StrayTable* table = nullptr;
  std::int64_t row = 0;
  std::uint64_t size = 0;     // of all that it holds, with what these columns are before them
  std::string_view here;      // as much of that as lies in the page
  std::uint32_t goes_on = 0;  // in which page
  std::size_t bytes = 0;      // that it takes up here
  std::size_t begin = 0;      // of its first column
  static constexpr std::size_t most_columns = 11;
  std::array<std::uint64_t, most_columns> types{};  // SQLite's
};
// At most what has room there.
std::vector<StrayRow> rows_listed(std::string_view page);

// Whether all fits together that a page of rows says of itself.
bool is_sound_leaf(std::string_view page);
// Turns back the one bit by which such a page is not sound; else nothing changes. `most_bytes`: to
// look through for it, of which those are taken that it was.
bool mend_leaf(std::string& page, std::uint64_t& most_bytes);

// Which id an index says that a number stands for: of an origin, a place or a record.
struct StrayId {
  Uuid id;
  std::int64_t number = 0;
};
std::vector<StrayId> ids_listed(std::string_view page);

// What stands there; of a type, how long such a value is.
std::int64_t signed_number(std::uint64_t type, std::string_view bytes);
std::optional<std::uint64_t> length_of(std::uint64_t type);

}  // namespace kattegat
