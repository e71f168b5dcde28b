#include "db/store/bare_file.hpp"

#include "db/store/book_file.hpp"
#include "db/store/distrust.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {

BareFile::BareFile(const std::string& path, int patience)
    : database_(path, SQLite::OPEN_READWRITE, patience) {
  distrust(database_);
}

void BareFile::limit_work() { kattegat::limit_work(database_, looks_); }

void BareFile::expect_sound_pages() {
  if (auto fault = look_at_pages(database_, database_.getFilename()))
    throw Trouble{std::move(*fault)};
}

void BareFile::limit_values(int bytes) {
  sqlite3_limit(database_.getHandle(), SQLITE_LIMIT_LENGTH, bytes);
}

void BareFile::throw_no_book() const {
  throw Trouble{
      fault_at(BookFault::Kind::not_a_book, Word::book_other_schema, database_.getFilename())};
}

}  // namespace kattegat
