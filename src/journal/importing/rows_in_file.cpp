#include "rows_in_file.hpp"

#include <algorithm>

#include "kattegat/core/text/shortened.hpp"

namespace kattegat {
namespace {

bool counts(const RowInFile& row) { return !row.stamp->voided; }

}  // namespace

std::optional<Uuid> standing_in(const RowsInFile& rows) {
  const auto last = std::find_if(rows.rbegin(), rows.rend(), counts);
  return last == rows.rend() ? std::nullopt : last->stamp->id;
}

std::optional<CountTwice> count_twice(const RowsInFile& rows) {
  const auto first = std::find_if(rows.begin(), rows.end(), counts);
  if (first == rows.end()) return std::nullopt;
  const auto second = std::find_if(first + 1, rows.end(), counts);
  if (second == rows.end()) return std::nullopt;
  return CountTwice{*first, *second};
}

bool is_same_reason(const Voided& one, const Voided& other) {
  return one.at == other.at && shortened(one.why) == shortened(other.why);
}

const Stamp& said_to_be_void(const RowsInFile& rows) {
  const Stamp* says = rows.back().stamp;
  for (const RowInFile& row : rows)
    if (row.stamp->voided->why.size() > says->voided->why.size() &&
        is_same_reason(*row.stamp->voided, *says->voided))
      says = row.stamp;
  return *says;
}

}  // namespace kattegat
