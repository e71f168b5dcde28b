#include "system.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace kattegat {

std::error_code system_fault() { return {errno, std::generic_category()}; }

int open_at_once(const std::string& path, int flags) {
  return ::open(path.c_str(), flags | O_NONBLOCK | O_CLOEXEC);
}

std::optional<struct stat> status_of(const std::string& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) return std::nullopt;
  return found;
}

bool is_ordinary(const struct stat& found) { return S_ISREG(found.st_mode); }

bool write_all(int file, std::string_view bytes) {
  return write_all(bytes, [file](std::string_view rest, std::size_t) {
    return ::write(file, rest.data(), rest.size());
  });
}

}  // namespace kattegat
