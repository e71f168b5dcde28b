#include "kattegat/core/whole_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace kattegat {
namespace {

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

std::optional<std::string> write_whole_file(const std::string& path, std::string_view bytes) {
  std::string made = path + ".new-XXXXXX";
  const int file = ::mkstemp(made.data());
  if (file < 0) return std::strerror(errno);
  const bool written = write_all(file, bytes) && ::fchmod(file, 0644) == 0 && ::fsync(file) == 0;
  std::string reason = written ? "" : std::strerror(errno);
  const bool closed = ::close(file) == 0;
  if (written && closed && ::rename(made.c_str(), path.c_str()) == 0) return {};
  if (reason.empty()) reason = std::strerror(errno);
  ::unlink(made.c_str());
  return reason;
}

}  // namespace kattegat
