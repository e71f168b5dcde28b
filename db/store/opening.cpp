#include "db/store/opening.hpp"

#include <vector>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/half_made.hpp"
#include "db/store/limits.hpp"
#include "db/store/new_book.hpp"
#include "db/store/scrubbing.hpp"

namespace kattegat {
namespace {

// Makes the book where there is none, if that is wanted. Answers the files that are to go again
// where it is not filled.
Result<std::vector<std::string>, BookFault> make_missing_book(const std::string& path,
                                                              Access access) {
  const auto looked = look_at_file(path);
  if (!looked) return std::vector<std::string>();
  // A link that leads nowhere belongs to a book that is elsewhere just now: on a stick, perhaps.
  const bool is_nowhere = looked->kind == BookFault::Kind::not_found;
  if (!is_nowhere || !creates(access) || where_link_leads(path)) return *looked;
  const bool is_to_fill = access == Access::fill;
  auto files = make_book(path, is_to_fill ? LeastRoom::to_open : 0);
  if (!files) return files.error();
  if (auto another = look_at_file(path)) return *another;
  return is_to_fill ? std::move(*files) : std::vector<std::string>();
}

}  // namespace

Result<std::unique_ptr<Connection>, BookFault> open_connection(const std::string& path,
                                                               Access access) {
  if (path.starts_with(':'))  // SQLite's own names for what is no file
    return open_connection("./" + path, access);
  auto made = make_missing_book(path, access);
  if (!made) return made.error();
  if (writes(access)) {
    remove_half_made(path);  // of what was killed
    if (auto other = refuse_database_beside(path, "-key")) return *other;
    if (has_another_name(path)) return fault_at(BookFault::Kind::other, Word::book_linked, path);
    if (auto failed = refuse_full(path, LeastRoom::to_open)) return *failed;
  }
  auto connection = std::make_unique<Connection>(path, access, std::move(*made));
  if (auto refused = connection->opened().open()) return *refused;
  if (writes(access)) scrub_if_owed(connection->opened());
  return connection;
}

}  // namespace kattegat
