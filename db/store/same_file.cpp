#include "db/store/same_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

#include "db/store/bare_file.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/statement.hpp"
#include "db/store/trouble.hpp"

namespace kattegat {
namespace {

// None is ever taken away: a book without it is another one, or was put back as it has been.
bool has_newest_record_of(SQLite::Database& known, SQLite::Database& anew) {
  Statement last(known, "SELECT record, hash FROM record ORDER BY record DESC LIMIT 1");
  Query newest(last);
  if (!newest.step()) return true;
  Statement same(anew, "SELECT 1 FROM record WHERE record = ? AND hash = ?");
  Query there(same);
  there.bind(1, newest.integer(0));
  there.bind(2, Blob{newest.view(1)});
  return there.step();
}

}  // namespace

// Asked for nothing else: of whoever is asked when it was written, Linux notes the next write more
// exactly, and that is a write more for each commit.
std::optional<SameFile::FileId> SameFile::file_id(const std::string& path) {
#if defined(__linux__) && defined(__GLIBC__)
  struct statx known {};
  if (::statx(AT_FDCWD, path.c_str(), 0, STATX_INO, &known) == 0)
    return FileId{makedev(known.stx_dev_major, known.stx_dev_minor), known.stx_ino};
#endif
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return FileId{found.st_dev, found.st_ino};
}

void SameFile::begin() {
  log_path_ = beside_book(path_, "-wal");
  log_ = file_id(log_path_);
  known_ = {};
  is_written_over_ = false;
}

// The file is taken as it is. Where a program was killed SQLite counts a checkpoint as begun, which
// may write to the file at any time, and is done first: till then nobody else's writing is noticed.
void SameFile::get_to_know(SQLite::Database& database, int patience) {
  if (!look_again(database, patience) || known_.knows_book()) return;
  database.tryExec("PRAGMA wal_checkpoint(PASSIVE)");
  look_again(database, patience);
}

// A file that was only touched, or to whose pages the log has all that has come since, goes on. Of
// an older copy, however sound, SQLite would believe pages that it remembers of what has come
// since. One that is empty nobody opens once more: SQLite would throw its log away.
bool SameFile::look_again(SQLite::Database& database, int patience) {
  if (is_written_over_) return false;
  const auto found = known_.look(database);
  is_written_over_ = found == KnownBytes::Found::lost ||
                     (found == KnownBytes::Found::changed && !is_sound_anew(database, patience));
  return !is_written_over_;
}

// As somebody finds it who opens it now.
bool SameFile::is_sound_anew(SQLite::Database& database, int patience) const {
  bool is_sound = false;
  return try_to_read([&] {
           BareFile anew(path_, patience);
           Statement check = anew.statement("PRAGMA integrity_check(1)");
           Query said(check);
           is_sound = said.step() && said.text(0) == "ok" &&
                      has_newest_record_of(database, anew.database());
         }) &&
         is_sound;
}

bool SameFile::is_as_opened() const {
  return !at_rest_ || (look_from_outside(path_) == *at_rest_ && !waits_in_log(path_));
}

bool SameFile::is_in_place(SQLite::Database& database) const {
  return kattegat::is_in_place(database) && (!log_ || file_id(log_path_) == log_);
}

bool SameFile::has_anothers_log() const {
  const auto lies_there = file_id(log_path_);
  return log_ && lies_there && lies_there != log_;
}

}  // namespace kattegat
