#include "evening_file.hpp"

#include <algorithm>

#include "db/files/other_file.hpp"
#include "io.hpp"
#include "kattegat/core/text/digits.hpp"

namespace kattegat::cli {
namespace {

bool is_table(const std::string& file) {
  constexpr std::string_view endings[] = {".csv", ".tsv", ".xlsx", ".ods", ".xls"};
  std::string low = file;
  std::transform(low.begin(), low.end(), low.begin(), ascii_lower);
  return std::any_of(std::begin(endings), std::end(endings),
                     [&](std::string_view ending) { return low.ends_with(ending); });
}

}  // namespace

Result<Reading, Text> read_evening_file(const std::string& file) {
  const auto bytes = read_limited(file);  // a book may be of any size
  if (!bytes) return bytes.error();
  auto reading = read_evening(*bytes);
  if (reading) return reading;
  if (begins_as_database(*bytes)) return text(Word::file_is_a_book);
  return is_table(file) ? text(Word::file_is_a_table) : reading.error();
}

}  // namespace kattegat::cli
