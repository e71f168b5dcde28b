#include "evening_file.hpp"

#include "db/files/other_file.hpp"
#include "io.hpp"

namespace kattegat::cli {
namespace {

bool is_table(const std::string& file) {
  constexpr std::string_view endings[] = {".csv", ".tsv", ".xlsx", ".ods", ".xls"};
  for (const std::string_view ending : endings)
    if (file.ends_with(ending)) return true;
  return false;
}

}  // namespace

Result<Reading, Text> read_evening_file(const std::string& file) {
  const auto bytes = read_file(file);
  if (!bytes) return bytes.error();
  auto reading = read_evening(*bytes);
  if (reading) return reading;
  if (begins_as_database(*bytes)) return text(Word::file_is_a_book);
  return is_table(file) ? text(Word::file_is_a_table) : reading.error();
}

}  // namespace kattegat::cli
