#include "db/files/other_file.hpp"

#include <filesystem>

#include "db/store/book_file.hpp"
#include "db/store/bytes/book_bytes.hpp"

namespace kattegat {

bool begins_as_database(std::string_view bytes) { return bytes.starts_with(mark_of_sqlite); }

bool is_database(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;
  const auto bytes = first_bytes(path, mark_of_sqlite.size());
  return bytes && begins_as_database(*bytes);
}

std::optional<BookFault> refuse_other(const std::string& other_path) {
  auto looked = look_at_file(other_path);
  if (looked && looked->kind == BookFault::Kind::older) return std::nullopt;
  return looked;
}

}  // namespace kattegat
