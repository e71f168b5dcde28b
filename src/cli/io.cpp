#include "io.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "kattegat/core/text/written_number.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat::cli {
namespace {

Text unreadable(int code) { return text(Word::file_unreadable, std::string(std::strerror(code))); }

// What the caller has opened for us, if that is what the path names.
std::optional<int> open_already(std::string_view path) {
  if (path == "-" || path == "/dev/stdin") return STDIN_FILENO;
  constexpr std::string_view numbered = "/dev/fd/";
  if (path.substr(0, numbered.size()) != numbered) return std::nullopt;
  const auto file = written_number<int>(path.substr(numbered.size()));
  return file && *file >= 0 ? file : std::nullopt;
}

// Looked at before, as opening a device may do something already; and again, as another file may
// have come to be there. Opening a pipe would wait for somebody to write to it.
Result<int, Text> open_ordinary(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return unreadable(errno);
  if (!S_ISREG(found.st_mode)) return text(Word::file_not_source);
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file < 0) return unreadable(errno);
  if (::fstat(file, &found) == 0 && S_ISREG(found.st_mode)) return file;
  ::close(file);
  return text(Word::file_not_source);
}

using Chunk = std::array<char, 65536>;

// At most a chunk; 0 at the end, below 0 with errno when it cannot be read.
ssize_t read_some(int file, Chunk& chunk) {
  ssize_t got = 0;
  do got = ::read(file, chunk.data(), chunk.size());
  while (got < 0 && errno == EINTR);
  return got;
}

Result<std::string, Text> bytes_of(int file) {
  std::string bytes;
  Chunk chunk{};
  while (bytes.size() <= bytes_limit) {
    const ssize_t got = read_some(file, chunk);
    if (got < 0) return unreadable(errno);
    if (got == 0) break;
    bytes.append(chunk.data(), static_cast<std::size_t>(got));
  }
  return bytes;
}

}  // namespace

Result<std::string, Text> read_file(const std::string& path) { return whole(read_limited(path)); }

Result<std::string, Text> read_limited(const std::string& path) {
  if (const auto file = open_already(path)) return bytes_of(*file);
  const auto file = open_ordinary(path);
  if (!file) return file.error();
  auto bytes = bytes_of(*file);
  ::close(*file);
  return bytes;
}

Result<std::string, Text> whole(Result<std::string, Text> limited) {
  if (limited && limited->size() > bytes_limit)
    return text(Word::file_too_large, std::int64_t{bytes_limit >> 20U});
  return limited;
}

Result<std::optional<Lines::Line>, Text> Lines::next() {
  Line line;
  std::size_t length = 0;
  while (!is_at_end_ && length <= bytes_limit) {
    if (at_ == end_) {
      const ssize_t got = read_some(STDIN_FILENO, chunk_);
      if (got < 0) return unreadable(errno);
      is_at_end_ = got == 0;
      at_ = 0;
      end_ = static_cast<std::size_t>(got);
    }
    const std::string_view rest(chunk_.data() + at_, end_ - at_);
    const std::size_t newline = rest.find('\n');
    const std::string_view part = rest.substr(0, newline);
    length += part.size();
    line.is_too_long = length > limit;
    if (line.is_too_long)
      line.text.clear();
    else
      line.text.append(part);
    at_ += part.size();
    if (newline == std::string_view::npos) continue;
    ++at_;
    return std::optional(std::move(line));
  }
  line.is_endless = !is_at_end_;
  is_at_end_ = true;
  return length == 0 ? std::optional<Line>() : std::optional(std::move(line));
}

Result<std::monostate, Text> look_at_standard_input() {
  struct stat found {};
  if (::fstat(STDIN_FILENO, &found) != 0) return unreadable(errno);
  if (S_ISDIR(found.st_mode)) return unreadable(EISDIR);
  return std::monostate();
}

Put put(std::string_view bytes) {
  errno = 0;
  const bool all = std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() &&
                   std::fflush(stdout) == 0;
  return all ? Put::all : errno == EPIPE ? Put::unread : Put::failed;
}

void say_beside(std::string_view line) {
  std::fprintf(stderr, "kattegatctl: %.*s\n", static_cast<int>(line.size()), line.data());
}

}  // namespace kattegat::cli
