#include "kattegat/files/open_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include "system.hpp"

namespace kattegat {

OpenFile::OpenFile(const std::string& path, To to)
    : number_(open_at_once(path, to == To::read ? O_RDONLY : O_RDWR)) {
  if (number_ < 0) keep_fault();
}
OpenFile::~OpenFile() {
  if (number_ >= 0) ::close(number_);
}

std::size_t OpenFile::size() {
  struct stat found {};
  if (!fault_ && ::fstat(number_, &found) != 0) keep_fault();
  return static_cast<std::size_t>(found.st_size);
}

std::string OpenFile::read(std::size_t begin, std::size_t most) {
  if (fault_) return "";
  std::string bytes(most, '\0');
  const auto length = read_all(bytes, [&](char* to, std::size_t count, std::size_t at) {
    return ::pread(number_, to, count, static_cast<off_t>(begin + at));
  });
  if (!length) keep_fault();
  bytes.resize(length.value_or(0));
  return bytes;
}

void OpenFile::write(std::size_t begin, std::string_view bytes) {
  if (fault_) return;
  const bool whole = write_all(bytes, [&](std::string_view rest, std::size_t at) {
    return ::pwrite(number_, rest.data(), rest.size(), static_cast<off_t>(begin + at));
  });
  if (!whole) keep_fault();
}

void OpenFile::cut(std::size_t size) {
  if (!fault_ && ::ftruncate(number_, static_cast<off_t>(size)) != 0) keep_fault();
}

void OpenFile::keep_fault() { fault_ = system_fault(); }

}  // namespace kattegat
