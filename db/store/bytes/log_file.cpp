#include "db/store/bytes/log_file.hpp"

#include "db/store/bytes/book_bytes.hpp"
#include "db/store/bytes/sqlite_format.hpp"

namespace kattegat {
namespace {

constexpr std::size_t sector = 512;

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

std::size_t page_size_of(const std::string& book) {
  const auto head = first_bytes(book, SqliteHeader::page_size + 2);
  return (head ? page_size_in(*head) : std::nullopt).value_or(usual_page);
}

// Of what stands before a frame's page.
std::string_view salts_in(std::string_view said) {
  return said.substr(FrameHeader::salts, size_of_salts);
}
LogSums sums_at(std::string_view said, std::size_t place) {
  return {four_bytes_at(said, place), four_bytes_at(said, place + 4)};
}
LogSums sums_in(std::string_view said) { return sums_at(said, FrameHeader::sums); }
std::string_view summed_in(std::string_view said) { return said.substr(0, FrameHeader::summed); }

}  // namespace

LogFile::LogFile(const std::string& book, const std::string& log) : file_(log, OpenFile::To::read) {
  head_ = file_.read(0, LogHeader::size);
  if (head_.size() < LogHeader::size) return;
  using At = LogHeader;
  const std::uint32_t mark = four_bytes_at(head_, At::mark);
  is_big_ = mark == At::mark_of_big;
  const LogSums said = sums_at(head_, At::sums);
  const std::size_t page = four_bytes_at(head_, At::page_size);
  is_sound_ = (mark == At::mark_of_little || is_big_) && is_page_size(page) &&
              sums_over({}, std::string_view(head_).substr(0, At::sums)) == said;
  page_ = is_sound_ ? page : page_size_of(book);
  salts_ = is_sound_ ? head_.substr(At::salts, size_of_salts) : salts_by_frames();
  before_ = said;
}

std::error_code LogFile::fault() const {
  const bool is_none = file_.fault() == std::errc::no_such_file_or_directory;
  return is_none ? std::error_code() : file_.fault();
}

std::optional<LogFrame> LogFile::next() {
  if (head_.size() < LogHeader::size) return std::nullopt;
  const std::string said = head_of(++read_);
  if (said.size() < FrameHeader::size) return std::nullopt;
  LogFrame frame{four_bytes_at(said, FrameHeader::page), four_bytes_at(said, FrameHeader::pages),
                 sums_in(said)};
  const bool is_of_round = salts_in(said) == salts_;
  if (is_of_round) {
    const std::string bytes = page(read_);
    if (bytes.size() < page_) return std::nullopt;
    frame.follows = follows_last(frame, said, bytes);
  } else {
    reckoned_.reset();
  }
  before_ = frame.sums;
  return frame;
}

bool LogFile::follows_last(const LogFrame& frame, std::string_view said, std::string_view bytes) {
  const auto reckoned_from = [&](const LogSums& before) {
    return sums_over(sums_over(before, summed_in(said)), bytes);
  };
  LogSums reckoned = reckoned_from(before_);
  if (reckoned != frame.sums && reckoned_ && *reckoned_ != before_)
    if (const LogSums other = reckoned_from(*reckoned_); other == frame.sums) reckoned = other;
  reckoned_ = reckoned;
  return frame.page > 0 && reckoned == frame.sums;
}

bool LogFile::lies_in_one_sector(std::size_t frame) const {
  const std::size_t at = place_of(frame);
  return at / sector == (at + FrameHeader::size - 1) / sector;
}

std::string LogFile::page(std::size_t frame) {
  return file_.read(place_of(frame) + FrameHeader::size, page_);
}
std::string LogFile::head_of(std::size_t frame) {
  return file_.read(place_of(frame), FrameHeader::size);
}
std::size_t LogFile::place_of(std::size_t frame) const {
  return LogHeader::size + (frame - 1) * (FrameHeader::size + page_);
}
LogSums LogFile::sums_over(LogSums sums, std::string_view bytes) const {
  return is_big_ ? added<true>(sums, bytes) : added<false>(sums, bytes);
}

// The round that waits, where the header does not tell it, nor perhaps the first frames: that of
// the first one which the next follows.
std::string LogFile::salts_by_frames() {
  std::string said = head_of(1);
  const std::string first(said.size() < FrameHeader::size ? "" : salts_in(said));
  for (std::size_t number = 2; said.size() == FrameHeader::size; ++number) {
    std::string next = head_of(number);
    if (next.size() == FrameHeader::size && follows_in_round(said, next, number))
      return newer_before(number, std::string(salts_in(next)));
    said = std::move(next);
  }
  return first;
}
bool LogFile::follows_in_round(std::string_view said, std::string_view next, std::size_t number) {
  if (salts_in(said) != salts_in(next) || four_bytes_at(next, FrameHeader::page) == 0) return false;
  return sums_over(sums_over(sums_in(said), summed_in(next)), page(number)) == sums_in(next);
}
// Behind a short round lies what is left of a former one, whose first salt is a lower number.
std::string LogFile::newer_before(std::size_t end, const std::string& found) {
  constexpr std::uint32_t many_rounds = 1U << 16U;
  for (std::size_t number = 1; number < end; ++number) {
    const std::string said = head_of(number);
    if (said.size() < FrameHeader::size) break;
    const std::string salts(salts_in(said));
    const std::uint32_t ahead = four_bytes_at(salts, 0) - four_bytes_at(found, 0);
    if (ahead > 0 && ahead < many_rounds) return salts;
  }
  return found;
}

}  // namespace kattegat
