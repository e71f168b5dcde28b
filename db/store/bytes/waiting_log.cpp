#include "db/store/bytes/waiting_log.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

#include "db/store/book_file.hpp"
#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/page_size.hpp"
#include "db/store/bytes/sqlite_format.hpp"
#include "db/store/bytes/stray_page.hpp"
#include "kattegat/files/open_file.hpp"

namespace kattegat {
namespace {

constexpr std::size_t log_header = 32, frame_header = 24, sector = 512;
constexpr std::size_t all_pages = std::numeric_limits<std::uint32_t>::max();

// SQLite's, over words of the machine that began the log.
struct LogSums {
  std::uint32_t first = 0, second = 0;
  bool operator==(const LogSums&) const = default;
};
template <bool big>
LogSums added(LogSums sums, std::string_view bytes) {
  const auto word = [&](std::size_t at) {
    const auto byte = [&](std::size_t i) {
      const auto there = static_cast<std::uint8_t>(bytes[at + i]);
      return std::uint32_t{there} << 8U * (big ? 3 - i : i);
    };
    return byte(0) | byte(1) | byte(2) | byte(3);
  };
  for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
    sums.first += word(at) + sums.second;
    sums.second += word(at + 4) + sums.first;
  }
  return sums;
}

struct LogFrame {
  std::uint32_t page = 0;
  std::uint32_t pages = 0;  // of the book, where a transaction ends
  LogSums sums;             // as it says
  bool is_of_round = false;
  bool follows = false;  // the frame before
};

class LogFile {
 public:
  LogFile(const std::string& book, const std::string& log) : file_(log, OpenFile::To::read) {
    head_ = file_.read(0, log_header);
    if (head_.size() < log_header) return;
    const std::uint32_t magic = four_bytes_at(head_, 0);
    is_big_ = magic == 0x377f0683;
    const LogSums said{four_bytes_at(head_, 24), four_bytes_at(head_, 28)};
    const std::size_t page = four_bytes_at(head_, 8);
    is_sound_ = (magic == 0x377f0682 || is_big_) && is_page_size(page) &&
                sums_over({}, std::string_view(head_).substr(0, 24)) == said;
    page_ = is_sound_ ? page : page_size_of(book);
    salts_ = is_sound_ ? head_.substr(16, 8) : salts_by_frames();
    before_ = said;
  }

  // Where there is no log nothing waits.
  [[nodiscard]] std::error_code fault() const {
    const bool is_none = file_.fault() == std::errc::no_such_file_or_directory;
    return is_none ? std::error_code() : file_.fault();
  }
  [[nodiscard]] const std::string& head() const { return head_; }
  [[nodiscard]] bool is_sound() const { return is_sound_; }
  [[nodiscard]] std::size_t page_size() const { return page_; }

  // One after the other, from the first.
  std::optional<LogFrame> next() {
    if (head_.size() < log_header) return std::nullopt;
    const std::size_t at = place_of(++read_);
    const std::string said = file_.read(at, frame_header);
    if (said.size() < frame_header) return std::nullopt;
    LogFrame frame{four_bytes_at(said, 0),
                   four_bytes_at(said, 4),
                   {four_bytes_at(said, 16), four_bytes_at(said, 20)}};
    frame.is_of_round = salts_in(said) == salts_;
    if (frame.is_of_round) {
      const std::string bytes = page(read_);
      if (bytes.size() < page_) return std::nullopt;
      const auto reckoned_from = [&](const LogSums& before) {
        return sums_over(sums_over(before, std::string_view(said).substr(0, 8)), bytes);
      };
      LogSums reckoned = reckoned_from(before_);
      if (reckoned != frame.sums && reckoned_ && *reckoned_ != before_)
        if (const LogSums other = reckoned_from(*reckoned_); other == frame.sums) reckoned = other;
      frame.follows = frame.page > 0 && reckoned == frame.sums;
      reckoned_ = reckoned;
    } else {
      reckoned_.reset();
    }
    before_ = frame.sums;
    return frame;
  }
  // The sectors of a disk are written as a whole.
  [[nodiscard]] bool lies_in_one_sector(std::size_t frame) const {
    const std::size_t at = place_of(frame);
    return at / sector == (at + frame_header - 1) / sector;
  }
  [[nodiscard]] std::string page(std::size_t frame) {
    return file_.read(place_of(frame) + frame_header, page_);
  }

 private:
  static std::size_t page_size_of(const std::string& book) {
    const auto head = first_bytes(book, 18);
    return (head ? page_size_in(*head) : std::nullopt).value_or(usual_page);
  }
  [[nodiscard]] std::size_t place_of(std::size_t frame) const {
    return log_header + (frame - 1) * (frame_header + page_);
  }
  [[nodiscard]] LogSums sums_over(LogSums sums, std::string_view bytes) const {
    return is_big_ ? added<true>(sums, bytes) : added<false>(sums, bytes);
  }
  static std::string_view salts_in(std::string_view said) { return said.substr(8, 8); }
  std::string head_of(std::size_t frame) { return file_.read(place_of(frame), frame_header); }

  // The round that waits, where the header does not tell it, nor perhaps the first frames: that of
  // the first one which the next follows.
  std::string salts_by_frames() {
    std::string said = head_of(1);
    const std::string first(said.size() < frame_header ? "" : salts_in(said));
    for (std::size_t number = 2; said.size() == frame_header; ++number) {
      std::string next = head_of(number);
      if (next.size() == frame_header && follows_in_round(said, next, number))
        return newer_before(number, std::string(salts_in(next)));
      said = std::move(next);
    }
    return first;
  }
  bool follows_in_round(std::string_view said, std::string_view next, std::size_t number) {
    if (salts_in(said) != salts_in(next) || four_bytes_at(next, 0) == 0) return false;
    const LogSums before{four_bytes_at(said, 16), four_bytes_at(said, 20)};
    const LogSums sums{four_bytes_at(next, 16), four_bytes_at(next, 20)};
    return sums_over(sums_over(before, next.substr(0, 8)), page(number)) == sums;
  }
  // Behind a short round lies what is left of a former one, whose first salt is a lower number.
  std::string newer_before(std::size_t end, const std::string& found) {
    constexpr std::uint32_t many_rounds = 1U << 16U;
    for (std::size_t number = 1; number < end; ++number) {
      const std::string said = head_of(number);
      if (said.size() < frame_header) break;
      const std::string salts(salts_in(said));
      const std::uint32_t ahead = four_bytes_at(salts, 0) - four_bytes_at(found, 0);
      if (ahead > 0 && ahead < many_rounds) return salts;
    }
    return found;
  }

  OpenFile file_;
  std::string head_, salts_;
  bool is_big_ = false, is_sound_ = false;
  std::size_t page_ = usual_page, read_ = 0;
  LogSums before_;                   // as the last frame says,
  std::optional<LogSums> reckoned_;  // and as they are, where it is the sums that are damaged
};

struct LogWalked {
  std::string head;
  std::size_t broken = 0;  // the first frame that SQLite would not take
  std::size_t end = 0;     // the last one behind that which was stored

  std::size_t whole = 0;             // the last frame that SQLite would take, a mark
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
  std::size_t number = 1;
  for (auto frame = log.next(); frame; frame = log.next(), ++number) {
    const bool fills = fills_sector(before, *frame);
    before = *frame;
    is_whole = is_whole && frame->follows;
    if (is_whole) {
      if (frame->page > file_pages) pending.insert(frame->page);
      if (frame->pages == 0) continue;
      walked.whole = number;
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
  if (!lacks_pages(walked, file_pages, log.page_size())) return false;
  if (const std::error_code fault = log.fault()) return cannot_create(copy, fault);
  const auto is_behind = [&](const LogFrame& frame, std::string_view, std::string_view) {
    return frame.page > file_pages;
  };
  const auto written = write_frames(copy, walked.whole, is_behind);
  if (!written) return written.error();
  return true;
}

}  // namespace kattegat
