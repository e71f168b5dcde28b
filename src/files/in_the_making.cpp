#include "kattegat/files/in_the_making.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <utility>

#include "kattegat/files/name_beside.hpp"

namespace kattegat {
namespace {

std::string hold_of(const std::string& made) { return made + std::string(end_of_hold); }

#ifdef __EMSCRIPTEN__  // in a browser one program alone has the files
bool lock(int) { return false; }
int hold(const std::string&, const std::string&) { return -1; }
#else
bool lock(int file) { return ::flock(file, LOCK_EX | LOCK_NB) == 0; }

// A hold comes to its name locked: whoever finds one that is not knows that its maker is gone.
int hold(const std::string& path, const std::string& made) {
  const std::string passing = name_beside(path);
  const int file = ::open(passing.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file < 0) return -1;
  if (lock(file) && ::rename(passing.c_str(), hold_of(made).c_str()) == 0) return file;
  ::unlink(passing.c_str());
  ::close(file);
  return -1;
}
#endif

}  // namespace

InTheMaking::InTheMaking(const std::string& path)
    : path_(name_beside(path)), hold_(hold(path, path_)) {}

InTheMaking::InTheMaking(InTheMaking&& other) noexcept
    : path_(std::exchange(other.path_, {})), hold_(std::exchange(other.hold_, -1)) {}

InTheMaking& InTheMaking::operator=(InTheMaking&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(hold_, other.hold_);
  return *this;
}

InTheMaking::~InTheMaking() {
  if (hold_ < 0) return;
  ::unlink(hold_of(path_).c_str());
  ::close(hold_);
}

Maker maker_of(const std::string& made) {
  const int file =
      ::open(hold_of(made).c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return errno == ENOENT ? Maker::unknown : Maker::at_work;
  const bool is_free = lock(file);
  ::close(file);
  return is_free ? Maker::gone : Maker::at_work;
}

}  // namespace kattegat
