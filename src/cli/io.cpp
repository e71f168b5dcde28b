#include "io.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "kattegat/core/whole_file.hpp"
#include "kattegat/evening/evening.hpp"

namespace kattegat::cli {
namespace {

std::string reason() { return std::strerror(errno); }

}  // namespace

Result<std::string, Text> read_file(const std::string& path) {
  const bool is_standard_input = path == "-";
  const int file = is_standard_input ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return text(Word::file_unreadable, reason());
  std::string bytes;
  std::array<char, 65536> chunk{};
  ssize_t got = 0;
  while (bytes.size() <= bytes_limit) {
    got = ::read(file, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    bytes.append(chunk.data(), static_cast<std::size_t>(got));
  }
  const std::string why = got < 0 ? reason() : "";
  if (!is_standard_input) ::close(file);
  if (got < 0) return text(Word::file_unreadable, why);
  return bytes;
}

std::optional<Text> write_file(const std::string& path, std::string_view bytes) {
  if (const auto why = write_whole_file(path, bytes)) return text(Word::file_unwritable, *why);
  return {};
}

bool put(std::string_view bytes) {
  return std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size() &&
         std::fflush(stdout) == 0;
}

}  // namespace kattegat::cli
