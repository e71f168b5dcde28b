#include "db/store/bytes/waiting_log.hpp"

#include <cstdint>
#include <filesystem>
#include <limits>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "db/store/beside_book.hpp"
#include "db/store/book_file.hpp"
#include "db/store/bytes/log_file.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "db/store/migrate.hpp"
#include "kattegat/files/open_file.hpp"

namespace kattegat {
namespace {

constexpr std::size_t all_pages = std::numeric_limits<std::uint32_t>::max();

struct LogWalked {
  std::string head;
  std::size_t broken = 0;  // the first frame that SQLite would not take
  std::size_t end = 0;     // the last one behind that which was stored

  std::size_t whole = 0;             // the last frame that SQLite would take, a mark
  std::size_t first_page = 0;        // the newest up to that which is the book's first
  std::uint32_t stored_pages = 0;    // of the book then
  std::set<std::uint32_t> stored{};  // those of them that are beyond the file's end
};

// Where a disk may harm what lies beside that which it writes, SQLite repeats a transaction's last
// frame up to the end of the sector, and does not wait for what lies behind that end.
bool fills_sector(const LogFrame& before, const LogFrame& frame) {
  return frame.pages > 0 && frame.pages == before.pages && frame.page == before.page;
}

LogWalked walk_through(LogFile& log, std::size_t file_pages) {
  LogWalked walked{log.head()};
  std::set<std::uint32_t> pending;  // until a mark stores them
  bool is_whole = log.is_sound(), is_stored = false;
  bool is_behind_mark = false;  // that stands behind the damage
  LogFrame before;
  std::size_t first_page = 0;
  std::size_t number = 1;
  for (auto frame = log.next(); frame; frame = log.next(), ++number) {
    const bool fills = fills_sector(before, *frame);
    before = *frame;
    is_whole = is_whole && frame->follows;
    if (is_whole) {
      if (frame->page > file_pages) pending.insert(frame->page);
      if (frame->page == 1) first_page = number;
      if (frame->pages == 0) continue;
      walked.whole = number;
      walked.first_page = first_page;
      walked.stored_pages = frame->pages;
      walked.stored.merge(pending);
      continue;
    }
    if (walked.broken == 0) walked.broken = number;
    if (is_behind_mark && frame->follows && !fills) {
      is_stored = true;
      walked.end = number - 1;
    }
    if (!frame->follows) is_stored = false;
    // Its sums stand beside the mark: what follows them was written behind it.
    is_behind_mark =
        frame->pages > 0 && (frame->follows || (!fills && log.lies_in_one_sector(number)));
    if (is_behind_mark && is_stored) walked.end = number;
  }
  return walked;
}

// What a book has grown by stands in its log until it stands in its file. SQLite never writes the
// page that begins at 1 GiB, where programs lock.
bool lacks_pages(const LogWalked& walked, std::size_t file_pages, std::size_t page_size) {
  const std::size_t of_locks = (std::size_t{1} << 30U) / page_size + 1;
  for (std::size_t page = file_pages + 1; page <= walked.stored_pages; ++page)
    if (page != of_locks && walked.stored.count(static_cast<std::uint32_t>(page)) == 0) return true;
  return false;
}

// Whether the book is of a newer version by what waits. Somebody may have begun the log anew since,
// and another page lie there.
bool is_newer(LogFile& log, const LogWalked& walked) {
  if (walked.first_page == 0) return false;
  const std::string page = log.page(walked.first_page);
  return page.size() >= SqliteHeader::size && page.starts_with(mark_of_sqlite) &&
         four_bytes_at(page, SqliteHeader::version) > static_cast<std::uint32_t>(schema_version());
}

// Nothing: it cannot be told, and is opened in vain.
std::optional<std::size_t> size_of(const std::string& book) {
  std::error_code error;
  const auto size = std::filesystem::file_size(book, error);
  return error ? std::nullopt : std::optional<std::size_t>(size);
}

// While somebody writes, frames may change behind the eye that reads them, and come into the file;
// two looks that find the same in the same round of the log have seen what stays.
struct Seen {
  std::string head;
  std::size_t broken = 0, size = 0;
  bool operator==(const Seen&) const = default;
};

// Whether a frame lies where it says, in the place of what is there. Of a damaged one its number
// may be what is wrong; and of a page of rows the one before it lacks less than is damaged.
bool may_lie_there(const LogFrame& frame, std::string_view page, std::string_view there) {
  if (frame.follows || there.find_first_not_of('\0') == there.npos) return true;
  return there.size() == page.size() && page.front() == there.front() && !is_sound_leaf(there);
}

// Writes the first so many frames into the one file: where they say, as far as `fits` lets them,
// and the others behind all that the book has; and takes the log away. The file is not cut to the
// length that the log says, which may be damaged, too. Answers whether all lie where they say.
template <class Fits>
Result<bool, BookFault> write_frames(const std::string& copy, std::size_t frames, Fits&& fits) {
  LogFile log(copy, copy + "-wal");
  OpenFile file(copy, OpenFile::To::change);
  const std::size_t page_size = log.page_size();
  const std::size_t room = file.size() / page_size + frames;  // whatever the log says
  bool are_in_place = true;
  for (std::size_t number = 1; number <= frames; ++number) {
    const auto frame = log.next();
    if (!frame) break;
    const std::string page = log.page(number);
    const std::size_t at = (std::size_t{frame->page} - 1) * page_size;
    const bool has_place = frame->page > 0 && frame->page <= room;
    const bool fits_there = has_place && fits(*frame, page, file.read(at, page_size));
    are_in_place = are_in_place && fits_there;
    file.write(fits_there ? at : (room + number - 1) * page_size, page);
  }
  for (const std::error_code fault : {log.fault(), file.fault()})
    if (fault) return cannot_create(copy, fault);
  remove_log(copy);
  return are_in_place;
}

}  // namespace

std::optional<BookFault> look_at_log(const std::string& book) {
  constexpr int looks = 10;
  std::optional<Seen> before;
  for (int look = 0; look < looks; ++look) {
    const auto size = size_of(book);
    if (!size) return {};
    LogFile log(book, beside_book(book, "-wal"));
    const std::size_t file_pages = *size / log.page_size();
    const LogWalked walked = walk_through(log, file_pages);
    if (const auto fault = log.fault())
      return fault_at(BookFault::Kind::other, Word::book_cannot_open, book, fault.message());
    const bool is_broken = walked.end > 0;
    if (!is_broken && is_newer(log, walked))
      return fault_at(BookFault::Kind::newer, Word::book_newer, book);
    if (!is_broken && !lacks_pages(walked, file_pages, log.page_size())) return {};
    Seen seen{walked.head, walked.broken, *size};
    if (seen == before)
      return fault_at(BookFault::Kind::corrupt,
                      is_broken ? Word::book_log_broken : Word::book_log_strange, book);
    before = std::move(seen);
  }
  return {};
}

Result<bool, BookFault> play_broken_log(const std::string& copy) {
  LogFile log(copy, copy + "-wal");
  const LogWalked walked = walk_through(log, all_pages);
  if (walked.end == 0) return true;
  if (const std::error_code fault = log.fault()) return cannot_create(copy, fault);
  return write_frames(copy, walked.end, may_lie_there);
}

Result<bool, BookFault> add_strange_log(const std::string& copy) {
  LogFile log(copy, copy + "-wal");
  const std::size_t file_pages = size_of(copy).value_or(0) / log.page_size();
  const LogWalked walked = walk_through(log, file_pages);
  const bool is_strange = lacks_pages(walked, file_pages, log.page_size());
  const bool would_be_lost = file_pages == 0 && walked.whole > 0;
  if (!is_strange && !would_be_lost) return false;
  if (const std::error_code fault = log.fault()) return cannot_create(copy, fault);
  const auto is_behind = [&](const LogFrame& frame, std::string_view, std::string_view) {
    return frame.page > file_pages;
  };
  const auto written = write_frames(copy, walked.whole, is_behind);
  if (!written) return written.error();
  return is_strange;
}

}  // namespace kattegat
