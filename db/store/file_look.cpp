#include "db/store/file_look.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <chrono>

namespace kattegat {

FileLook look_from_outside(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return {};
  return {found.st_size, found.st_mtim.tv_sec, found.st_mtim.tv_nsec, found.st_ino};
}

FileLook look_at_rest(const std::string& path) {
  using Clock = std::chrono::system_clock;
  using std::chrono::milliseconds;
  constexpr milliseconds tick(20);  // of a slow clock
  constexpr int looks = 20;         // whoever goes on writing is noticed by that
  FileLook look;
  for (int i = 0; i < looks; ++i) {
    look = look_from_outside(path);
    const auto since = Clock::now().time_since_epoch() - std::chrono::seconds(look.second) -
                       std::chrono::nanoseconds(look.nanosecond);
    if (since < milliseconds(0) || since > tick) break;  // or another clock's time
    ::usleep(10'000);
  }
  return look;
}

}  // namespace kattegat
