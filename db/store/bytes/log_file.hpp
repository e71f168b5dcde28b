// SQLite's log beside a book ("-wal"), read frame by frame as far as it can be.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "db/store/bytes/page_size.hpp"
#include "kattegat/files/open_file.hpp"

namespace kattegat {

// Over words of the machine that began the log.
struct LogSums {
  std::uint32_t first = 0, second = 0;
  bool operator==(const LogSums&) const = default;
};

struct LogFrame {
  std::uint32_t page = 0;
  std::uint32_t pages = 0;  // of the book, where a transaction ends
  LogSums sums;             // as it says
  bool follows = false;     // the frame before
};

class LogFile {
 public:
  LogFile(const std::string& book, const std::string& log);

  // Where there is no log nothing waits.
  [[nodiscard]] std::error_code fault() const;
  [[nodiscard]] const std::string& head() const { return head_; }
  [[nodiscard]] bool is_sound() const { return is_sound_; }  // its header
  [[nodiscard]] std::size_t page_size() const { return page_; }

  // One after the other, from the first.
  std::optional<LogFrame> next();
  // The sectors of a disk are written as a whole.
  [[nodiscard]] bool lies_in_one_sector(std::size_t frame) const;
  [[nodiscard]] std::string page(std::size_t frame);

 private:
  [[nodiscard]] std::size_t place_of(std::size_t frame) const;
  [[nodiscard]] LogSums sums_over(LogSums, std::string_view bytes) const;
  [[nodiscard]] bool follows_last(const LogFrame&, std::string_view said, std::string_view bytes);
  std::string head_of(std::size_t frame);
  std::string salts_by_frames();
  bool follows_in_round(std::string_view said, std::string_view next, std::size_t number);
  std::string newer_before(std::size_t end, const std::string& found);

  OpenFile file_;
  std::string head_, salts_;
  bool is_big_ = false, is_sound_ = false;
  std::size_t page_ = usual_page, read_ = 0;
  LogSums before_;                   // as the last frame says,
  std::optional<LogSums> reckoned_;  // and as they are, where it is the sums that are damaged
};

}  // namespace kattegat
