// Files and streams as the command line uses them.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "kattegat/core/result.hpp"
#include "kattegat/core/text.hpp"

namespace kattegat::cli {

// The whole of an ordinary file, or of what is open already: standard input as "-" or /dev/stdin, a
// process substitution as /dev/fd/N. More than bytes_limit is not read.
Result<std::string, Text> read_file(const std::string& path);
// The same, but of more than bytes_limit its beginning, which is longer than that by a little: for
// who wants to know only what it begins with.
Result<std::string, Text> read_limited(const std::string& path);
// What read_limited() has read, where that is all of it; else the fault that it is too long.
Result<std::string, Text> whole(Result<std::string, Text> limited);

// The lines of standard input, as they come.
class Lines {
 public:
  static constexpr std::size_t limit = std::size_t{1} << 20U;
  struct Line {
    std::string text;
    bool is_too_long = false;  // then without its text
    bool is_endless = false;   // too long to look for its end: nothing is read behind it
  };
  // The next one; nothing at the end. A line that has not ended after bytes_limit is the last.
  Result<std::optional<Line>, Text> next();

 private:
  std::array<char, 65536> chunk_{};
  std::size_t at_ = 0, end_ = 0;  // what of the chunk has not been handed out yet
  bool is_at_end_ = false;
};
// Whether standard input can be read, as far as is known before anything else is opened.
Result<std::monostate, Text> look_at_standard_input();

// To standard output. `unread`: whoever was reading has gone, as head(1) does.
enum class Put { all, unread, failed };
Put put(std::string_view bytes);
// A line to standard error, beside an answer or in its place. Whether it can be written changes
// nothing of what is done.
void say_beside(std::string_view line);

}  // namespace kattegat::cli
