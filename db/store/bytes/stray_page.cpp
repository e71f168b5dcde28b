#include "db/store/bytes/stray_page.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/limits.hpp"

namespace kattegat {
namespace {

// Before the list of cells: of a leaf, and of a page with others below it.
constexpr std::size_t leaf_header = 8, inner_header = 12;
constexpr std::size_t least_in_row = 35;  // bytes of a page that no row has

std::uint64_t number_at(std::string_view page, std::size_t at, std::size_t count) {
  return big_endian(page.substr(at, count));
}

// As SQLite writes numbers of unknown size; `at` is behind it then.
std::optional<std::uint64_t> next_number(std::string_view bytes, std::size_t& at) {
  std::uint64_t number = 0;
  for (int i = 0; i < 9 && at < bytes.size(); ++i) {
    const auto byte = static_cast<std::uint8_t>(bytes[at++]);
    if (i == 8) return number << 8U | byte;
    number = number << 7U | (byte & 0x7FU);
    if (byte < 0x80) return number;
  }
  return std::nullopt;
}

bool is_number(std::uint64_t type) { return (type >= 1 && type <= 6) || type == 8 || type == 9; }
constexpr std::uint64_t bytes_type(std::uint64_t length) { return 12 + 2 * length; }
bool is_text(std::uint64_t type) { return type >= 13 && type % 2 == 1; }

bool fits(ColumnHolds held, std::uint64_t type) {
  switch (held) {
    case ColumnHolds::row:
      return type == 0;
    case ColumnHolds::number:
      return is_number(type);
    case ColumnHolds::number_or_nothing:
      return type == 0 || is_number(type);
    case ColumnHolds::id:
      return type == bytes_type(16);
    case ColumnHolds::hash:
      return type == bytes_type(32);
    case ColumnHolds::hash_or_nothing:
      return type == 0 || type == bytes_type(32);
    case ColumnHolds::signature:
      return type == bytes_type(64);
    case ColumnHolds::text:
      return is_text(type);
    case ColumnHolds::text_or_nothing:
      return type == 0 || is_text(type);
  }
  return false;
}

// Of what a row holds, which begins with the types of its columns: how many there are.
std::optional<std::size_t> read_types(StrayRow& row) {
  std::size_t at = 0, count = 0;
  const auto begin = next_number(row.here, at);
  if (!begin || *begin > row.here.size()) return std::nullopt;
  row.begin = static_cast<std::size_t>(*begin);
  std::uint64_t size = row.begin;
  while (at < row.begin) {
    const auto type = next_number(row.here.substr(0, row.begin), at);
    const auto length = type ? length_of(*type) : std::nullopt;
    if (!length || *length > row.size || count == row.types.size()) return std::nullopt;
    row.types[count++] = *type;
    size += *length;
  }
  if (size != row.size) return std::nullopt;
  return count;
}

const StrayTable* table_of(const StrayRow& row, std::size_t count) {
  for (const StrayTable& table : stray_tables())
    if (std::equal(table.columns.begin(), table.columns.end(), row.types.begin(),
                   row.types.begin() + static_cast<std::ptrdiff_t>(count), fits))
      return &table;
  return nullptr;
}

// How much of a row lies in its page.
std::size_t part_here(std::uint64_t size, std::size_t page) {
  const std::size_t most = page - least_in_row;
  if (size <= most) return static_cast<std::size_t>(size);
  const std::size_t least = (page - 12) * 32 / 255 - 23;
  const std::size_t part = least + static_cast<std::size_t>((size - least) % (page - 4));
  return part <= most ? part : least;
}

std::optional<StrayRow> row_at(std::string_view page, std::size_t begin) {
  std::size_t at = begin;
  const auto size = next_number(page, at), number = next_number(page, at);
  if (!size || !number || *size > std::uint64_t{longest_value}) return std::nullopt;
  StrayRow row;
  row.size = *size;
  row.row = static_cast<std::int64_t>(*number);
  const std::size_t here = part_here(*size, page.size());
  const std::size_t behind = at + here + (here < *size ? 4 : 0);
  if (behind > page.size()) return std::nullopt;
  row.here = page.substr(at, here);
  if (here < *size) row.goes_on = static_cast<std::uint32_t>(number_at(page, at + here, 4));
  row.bytes = behind - begin;
  const auto columns = read_types(row);
  if (!columns) return std::nullopt;
  row.table = table_of(row, *columns);
  if (row.table == nullptr) return std::nullopt;
  return row;
}

// Where the cells of a page begin, as it lists them.
std::vector<std::size_t> cells_listed(std::string_view page, std::size_t header) {
  std::vector<std::size_t> cells;
  const std::size_t count = static_cast<std::size_t>(number_at(page, 3, 2));
  for (std::size_t i = 0; i < count && header + 2 * i + 2 <= page.size(); ++i)
    cells.push_back(static_cast<std::size_t>(number_at(page, header + 2 * i, 2)));
  return cells;
}

// Bytes in the holes between the cells; nothing where they make no sense.
std::optional<std::size_t> holes(std::string_view page) {
  std::size_t sum = static_cast<std::uint8_t>(page[7]);
  std::size_t behind = leaf_header;  // the hole before: they are in order
  for (auto at = static_cast<std::size_t>(number_at(page, 1, 2)); at != 0;) {
    if (at < behind || at + 4 > page.size()) return std::nullopt;
    const auto length = static_cast<std::size_t>(number_at(page, at + 2, 2));
    sum += length;
    behind = at + std::max<std::size_t>(length, 4);
    at = static_cast<std::size_t>(number_at(page, at, 2));
  }
  return sum;
}

// By which bytes a page says where its rows are, and of what kind.
std::set<std::size_t> told_by(std::string_view page) {
  constexpr std::size_t most_of_a_row = 24;  // before its columns
  std::set<std::size_t> told;
  const auto add = [&](std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < std::min(end, page.size()); ++at) told.insert(at);
  };
  const std::vector<std::size_t> cells = cells_listed(page, leaf_header);
  add(0, leaf_header + 2 * cells.size());
  for (const std::size_t cell : cells) add(cell, cell + most_of_a_row);
  return told;
}

constexpr std::array of_origin{ColumnHolds::row, ColumnHolds::id, ColumnHolds::hash};
constexpr std::array of_place{ColumnHolds::row, ColumnHolds::id};
constexpr std::array of_record{ColumnHolds::row,
                               ColumnHolds::number,
                               ColumnHolds::number,
                               ColumnHolds::number,
                               ColumnHolds::number,
                               ColumnHolds::id,
                               ColumnHolds::number,
                               ColumnHolds::text,
                               ColumnHolds::hash_or_nothing,
                               ColumnHolds::number_or_nothing,
                               ColumnHolds::hash};
constexpr std::array of_words{ColumnHolds::row, ColumnHolds::id,
                              ColumnHolds::text};  // a salt is as long as an id
constexpr std::array of_log_end{ColumnHolds::row, ColumnHolds::signature};
constexpr std::array of_self{ColumnHolds::row, ColumnHolds::number};
constexpr std::array of_schema{ColumnHolds::text, ColumnHolds::text, ColumnHolds::text,
                               ColumnHolds::number, ColumnHolds::text_or_nothing};
static_assert(of_record.size() == StrayRow::most_columns);

}  // namespace

std::span<const StrayTable> stray_tables() {
  static constexpr std::array<StrayTable, 7> tables{{{"record", of_record},
                                                     {"words", of_words},
                                                     {"place", of_place},
                                                     {"origin", of_origin},
                                                     {"log_end", of_log_end},
                                                     {"", of_self},
                                                     {"", of_schema}}};
  return tables;
}

std::int64_t signed_number(std::uint64_t type, std::string_view bytes) {
  if (bytes.empty()) return type == 9 ? 1 : 0;
  const auto unused = static_cast<unsigned>(8 * (8 - bytes.size()));
  return static_cast<std::int64_t>(big_endian(bytes) << unused) >> unused;
}

std::optional<std::uint64_t> length_of(std::uint64_t type) {
  constexpr std::array<std::uint8_t, 10> fixed{0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
  if (type < fixed.size()) return fixed[static_cast<std::size_t>(type)];
  if (type < 12) return std::nullopt;
  return (type - 12) / 2;
}

std::vector<StrayRow> rows_listed(std::string_view page) {
  std::vector<StrayRow> rows;
  std::size_t bytes = 0;
  if (page.front() != leaf_of_rows) return rows;
  for (const std::size_t cell : cells_listed(page, leaf_header)) {
    auto row = row_at(page, cell);
    if (!row) continue;
    bytes += row->bytes;
    if (bytes > page.size()) break;  // they lie over each other
    rows.push_back(*row);
  }
  return rows;
}

bool is_sound_leaf(std::string_view page) {
  if (page.front() != leaf_of_rows) return false;
  const auto count = static_cast<std::size_t>(number_at(page, 3, 2));
  const auto content = static_cast<std::size_t>(number_at(page, 5, 2));
  const std::size_t begin = content == 0 ? 65536 : content;
  if (leaf_header + 2 * count > begin || begin > page.size()) return false;
  const auto between = holes(page);
  if (!between) return false;
  std::size_t used = *between;
  std::int64_t before = std::numeric_limits<std::int64_t>::min();
  std::map<std::size_t, std::size_t> cells;  // begin and end
  for (const std::size_t cell : cells_listed(page, leaf_header)) {
    const auto row = cell < begin ? std::nullopt : row_at(page, cell);
    if (!row || row->row <= before) return false;
    before = row->row;
    used += row->bytes;
    cells[cell] = cell + row->bytes;
  }
  const auto lie_over_each_other = [](const auto& one, const auto& next) {
    return one.second > next.first;
  };
  return begin + used == page.size() &&
         std::adjacent_find(cells.begin(), cells.end(), lie_over_each_other) == cells.end();
}

bool mend_leaf(std::string& page, std::uint64_t& most_bytes) {
  for (const std::size_t at : told_by(page))
    for (unsigned bit = 0; bit < 8; ++bit) {
      if (most_bytes < page.size()) return false;
      most_bytes -= page.size();
      page[at] = static_cast<char>(page[at] ^ (1 << bit));
      if (is_sound_leaf(page)) return true;
      page[at] = static_cast<char>(page[at] ^ (1 << bit));
    }
  return false;
}

std::vector<StrayId> ids_listed(std::string_view page) {
  constexpr std::uint64_t longest = 32;  // an id, a number, and what they are
  const bool inner = page.front() == inner_of_index;
  std::vector<StrayId> ids;
  if (!inner && page.front() != leaf_of_index) return ids;
  for (const std::size_t cell : cells_listed(page, inner ? inner_header : leaf_header)) {
    std::size_t at = cell + (inner ? 4 : 0);  // behind the page below
    const auto size = next_number(page, at);
    if (!size || *size > longest || at + *size > page.size()) continue;
    StrayRow row;
    row.size = *size;
    row.here = page.substr(at, static_cast<std::size_t>(*size));
    const auto columns = read_types(row);
    if (columns != 2 || !fits(ColumnHolds::id, row.types[0]) ||
        !fits(ColumnHolds::number, row.types[1]))
      continue;
    StrayId& found = ids.emplace_back();
    std::copy_n(row.here.begin() + static_cast<std::ptrdiff_t>(row.begin), found.id.bytes.size(),
                found.id.bytes.begin());
    found.number = signed_number(row.types[1], row.here.substr(row.begin + found.id.bytes.size()));
  }
  return ids;
}

}  // namespace kattegat
