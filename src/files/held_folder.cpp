#include "kattegat/files/held_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <thread>

#include "kattegat/files/name_beside.hpp"

namespace kattegat {
namespace {

#ifdef __EMSCRIPTEN__  // in a browser one program alone has the files
int held_folder_of(const std::string&) { return -1; }
#else
int held_folder_of(const std::string& path) {
  using namespace std::chrono_literals;
  constexpr int tries = 100;
  const int folder = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int i = 0; folder >= 0 && i < tries; ++i) {
    if (::flock(folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) break;
    std::this_thread::sleep_for(5ms);
  }
  return folder;
}
#endif

}  // namespace

HeldFolder::HeldFolder(const std::string& path) : folder_(held_folder_of(path)) {}

HeldFolder::~HeldFolder() {
  if (folder_ >= 0) ::close(folder_);  // and with it the lock
}

}  // namespace kattegat
