#include "db/files/foreign.hpp"

#include "db/book/legacy/legacy.hpp"
#include "db/store/book_file.hpp"
#include "kattegat/files/name_beside.hpp"

namespace kattegat {
namespace {

// Its pages are sound, and its tables those of a book.
std::optional<BookFault> examine(Connection& connection, const std::string& path) {
  return or_fault(path, [&]() -> std::optional<BookFault> {
    Query lines = connection.query("PRAGMA quick_check(1)");
    if (lines.step() && lines.view(0) == "ok") return {};
    return unsound_pages(lines.text(0), path);
  });
}

}  // namespace

ForeignBook::ForeignBook(std::string copy, std::unique_ptr<SqliteStore> store)
    : copy_(std::move(copy)), store_(std::move(store)) {}
ForeignBook::ForeignBook(ForeignBook&& other) noexcept
    : copy_(std::exchange(other.copy_, "")), store_(std::move(other.store_)), lost_(other.lost_) {}
ForeignBook::~ForeignBook() {
  store_.reset();
  if (!copy_.empty()) remove_book(copy_);
}

Result<ForeignBook, BookFault> ForeignBook::open(const std::string& path,
                                                 const std::string& our_book) {
  const auto looked = look_at_file(path);
  const bool old = looked && looked->kind == BookFault::Kind::older;
  if (looked && !old) return *looked;
  remove_half_made(our_book);
  const std::string copy = name_beside(our_book);
  ForeignBook foreign(copy, nullptr);
  if (auto failed = copy_book(path, copy)) return said_of(*failed, copy, our_book);
  if (old) {
    foreign.copy_ = name_beside(our_book);
    LostRecords lost(AtDamage::stop);
    if (auto failed = convert_copy(copy, foreign.copy_, lost))
      return said_of(said_of(*failed, copy, path), foreign.copy_, our_book);
    foreign.lost_ = lost.count();
  }
  auto connection = Connection::open(foreign.copy_, Access::foreign);
  if (!connection) return said_of(connection.error(), foreign.copy_, path);
  if (auto failed = examine(**connection, path)) return *failed;
  foreign.store_ = std::make_unique<SqliteStore>(std::move(*connection));
  return foreign;
}

}  // namespace kattegat
