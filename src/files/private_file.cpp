#include "kattegat/files/private_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "system.hpp"

namespace kattegat {
namespace {

std::error_code write_parts(int file, const NextPart& next) {
  for (;;) {
    const auto part = next();
    if (!part) return part.error();
    if (part->empty()) return {};
    if (!write_all(file, *part)) return system_fault();
  }
}

}  // namespace

std::error_code write_privately(const std::string& to, std::string_view bytes) {
  return write_privately(to, [&]() -> Result<std::string, std::error_code> {
    return std::string(std::exchange(bytes, {}));
  });
}

std::error_code write_privately(const std::string& to, const NextPart& next) {
  const int file = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return system_fault();
  std::error_code fault = write_parts(file, next);
  if (!fault && ::fsync(file) != 0) fault = system_fault();
  if (::close(file) != 0 && !fault) fault = system_fault();
  if (fault) ::unlink(to.c_str());
  return fault;
}

}  // namespace kattegat
