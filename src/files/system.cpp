#include "system.hpp"

#include <unistd.h>

#include <cerrno>

namespace kattegat {

std::error_code system_fault() { return {errno, std::generic_category()}; }

std::optional<struct stat> status_of(const std::string& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) return std::nullopt;
  return found;
}

bool is_ordinary(const struct stat& found) { return S_ISREG(found.st_mode); }

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written == 0) errno = ENOSPC;  // nothing is written, and no fault is said
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace kattegat
