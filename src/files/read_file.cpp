#include "kattegat/files/read_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

namespace kattegat {

std::optional<std::string> read_beginning(const std::string& path, std::size_t most) {
  // A named pipe, into which perhaps nobody writes, is not waited for.
  const int file = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::string bytes(most, '\0');
  std::size_t length = 0;
  ssize_t more = 1;
  while (more != 0 && length < most) {
    more = ::read(file, bytes.data() + length, most - length);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) break;
    length += static_cast<std::size_t>(more);
  }
  const int fault = errno;
  ::close(file);
  errno = fault;
  if (more < 0) return std::nullopt;
  bytes.resize(length);
  return bytes;
}

std::optional<std::string> read_file_whole(const std::string& path, std::size_t most) {
  std::error_code fault;
  const std::uintmax_t size = std::filesystem::file_size(path, fault);
  if (fault || size > most) return std::nullopt;
  auto bytes = read_beginning(path, static_cast<std::size_t>(size));
  return bytes && bytes->size() == size ? std::move(bytes) : std::nullopt;
}

}  // namespace kattegat
