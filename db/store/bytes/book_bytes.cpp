#include "db/store/bytes/book_bytes.hpp"

#include <sqlite3.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <limits>
#include <vector>

#include "db/store/limits.hpp"
#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/private_file.hpp"

namespace kattegat {
namespace {

// Before the first file is opened. SQLite would count the memory that it has, behind a lock that
// every thread takes at each allocation; nobody asks for the sum.
void set_up_sqlite() {
  static const int once = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  static_cast<void>(once);
}

class BytesOfFile {
 public:
  explicit BytesOfFile(const std::string& path) {
    set_up_sqlite();
    system_ = sqlite3_vfs_find(nullptr);
    // SQLite opens no link; its own way to a full name leads to what one stands for.
    std::string real(static_cast<std::size_t>(system_->mxPathname) + 1, '\0');
    system_->xFullPathname(system_, path.c_str(), static_cast<int>(real.size()), real.data());
    name_ = sqlite3_create_filename(real.c_str(), "", "", 0, nullptr);
    memory_.resize(static_cast<std::size_t>(system_->szOsFile) / sizeof(std::max_align_t) + 1);
    int opened_so = 0;
    keep(system_->xOpen(system_, name_, file(), SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB,
                        &opened_so));
    if (!fault_) keep(file()->pMethods->xFileSize(file(), &size_));
  }
  BytesOfFile(const BytesOfFile&) = delete;
  BytesOfFile& operator=(const BytesOfFile&) = delete;
  ~BytesOfFile() {
    if (file()->pMethods != nullptr) file()->pMethods->xClose(file());
    sqlite3_free_filename(name_);
  }

  [[nodiscard]] std::uint64_t size() const { return static_cast<std::uint64_t>(size_); }
  // The next ones, at most so many; none at the end.
  Result<std::string, std::error_code> next(std::size_t most) {
    const sqlite3_int64 length = std::min(static_cast<sqlite3_int64>(most), size_ - at_);
    std::string bytes(static_cast<std::size_t>(length), '\0');
    if (!fault_ && !bytes.empty())
      keep(file()->pMethods->xRead(file(), bytes.data(), static_cast<int>(length), at_));
    at_ += length;
    if (fault_) return fault_;
    return bytes;
  }

 private:
  sqlite3_file* file() { return reinterpret_cast<sqlite3_file*>(memory_.data()); }
  void keep(int code) {
    if (code == SQLITE_OK) return;
    const int number = system_->xGetLastError(system_, 0, nullptr);
    fault_ = {number != 0 ? number : EIO, std::generic_category()};
  }

  sqlite3_vfs* system_ = nullptr;
  const char* name_ = nullptr;
  std::vector<std::max_align_t> memory_;  // for a sqlite3_file, zeros at first
  sqlite3_int64 size_ = 0, at_ = 0;
  std::error_code fault_;
};

}  // namespace

Result<std::string, std::error_code> first_bytes(const std::string& path, std::size_t most) {
  return BytesOfFile(path).next(most);
}

DiskRoom room_for(const std::string& file) {
  constexpr std::uint64_t not_known = std::numeric_limits<std::uint64_t>::max();
  struct statvfs disk {};
  if (statvfs(file.c_str(), &disk) != 0 && statvfs(folder_of(file).c_str(), &disk) != 0)
    return {not_known, not_known};
  return {std::uint64_t{disk.f_bavail} * disk.f_frsize, disk.f_frsize};
}

CopyFault copy_bytes(const std::string& from, const std::string& to) {
  constexpr std::size_t at_once = std::size_t{1} << 16U;
  BytesOfFile file(from);
  if (file.size() + LeastRoom::to_write > room_for(to).bytes)
    return {make_error_code(std::errc::no_space_on_device)};
  CopyFault fault;
  fault.why = write_privately(to, [&] {
    auto part = file.next(at_once);
    fault.is_of_source = !part;
    return part;
  });
  return fault;
}

}  // namespace kattegat
