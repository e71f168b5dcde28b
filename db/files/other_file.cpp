#include "db/files/other_file.hpp"

#include "db/store/book_file.hpp"

namespace kattegat {

bool begins_as_database(std::string_view bytes) { return bytes.starts_with(mark_of_sqlite); }

bool is_database(const std::string& path) { return begins_as_sqlite(path); }

std::optional<BookFault> refuse_other(const std::string& other_path) {
  auto looked = look_at_file(other_path);
  if (looked && looked->kind == BookFault::Kind::older) return std::nullopt;
  return looked;
}

}  // namespace kattegat
