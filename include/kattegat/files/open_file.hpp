// A file that is read and changed here and there, by places in it. None that SQLite may have open
// in this program: closing it would give up the locks on it (POSIX).
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <system_error>

namespace kattegat {

class OpenFile {
 public:
  enum class To { read, change };
  OpenFile(const std::string& path, To);
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile();

  // What went wrong first: nothing is read or changed from then on.
  [[nodiscard]] std::error_code fault() const { return fault_; }
  [[nodiscard]] std::size_t size();
  // As many bytes as there are from there on, at most so many.
  [[nodiscard]] std::string read(std::size_t begin, std::size_t most);
  void write(std::size_t begin, std::string_view bytes);
  void cut(std::size_t size);

 private:
  void keep_fault();

  const int number_;
  std::error_code fault_;
};

}  // namespace kattegat
