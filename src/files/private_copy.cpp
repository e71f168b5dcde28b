#include "kattegat/files/private_copy.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "system.hpp"

namespace kattegat {

std::error_code copy_privately(const std::string& from, const std::string& to) {
  const int source = ::open(from.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (source < 0) return system_fault();
  const int copy = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  std::error_code fault = copy < 0 ? system_fault() : std::error_code();
  std::string part(std::size_t{1} << 16U, '\0');
  while (!fault) {
    const ssize_t length = ::read(source, part.data(), part.size());
    if (length < 0 && errno == EINTR) continue;
    if (length == 0) break;
    if (length < 0 || !write_all(copy, {part.data(), static_cast<std::size_t>(length)}))
      fault = system_fault();
  }
  ::close(source);
  if (copy < 0) return fault;
  if (!fault && ::fsync(copy) != 0) fault = system_fault();
  if (::close(copy) != 0 && !fault) fault = system_fault();
  if (fault) ::unlink(to.c_str());
  return fault;
}

}  // namespace kattegat
