// What the files here ask of the system alike.
#pragma once
#include <sys/stat.h>
#include <sys/types.h>

#include <cerrno>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kattegat {

std::error_code system_fault();  // what errno says
// A named pipe, into which perhaps nobody writes, is not waited for.
int open_at_once(const std::string& path, int flags);
// What is there itself, be it a link.
std::optional<struct stat> status_of(const std::string& path);
bool is_ordinary(const struct stat&);

// Fills the bytes by read() or a like of it, `read_more(to, count, at)`, which a signal may
// interrupt. How many there were; nothing where it failed, as errno says.
template <class ReadMore>
std::optional<std::size_t> read_all(std::string& bytes, ReadMore&& read_more) {
  std::size_t length = 0;
  while (length < bytes.size()) {
    const ssize_t more = read_more(bytes.data() + length, bytes.size() - length, length);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) return std::nullopt;
    if (more == 0) break;
    length += static_cast<std::size_t>(more);
  }
  return length;
}
// Writes the bytes by write() or a like of it, `write_more(rest, at)`. Whether all of them could
// be; else errno says why not.
template <class WriteMore>
bool write_all(std::string_view bytes, WriteMore&& write_more) {
  for (std::size_t at = 0; at < bytes.size();) {
    const ssize_t more = write_more(bytes.substr(at), at);
    if (more < 0 && errno == EINTR) continue;
    if (more == 0) errno = ENOSPC;  // nothing is written, and no fault is said
    if (more <= 0) return false;
    at += static_cast<std::size_t>(more);
  }
  return true;
}
bool write_all(int file, std::string_view bytes);

}  // namespace kattegat
