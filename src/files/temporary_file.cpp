#include "kattegat/files/temporary_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <limits>

#include "kattegat/files/read_file.hpp"
#include "system.hpp"

namespace kattegat {

std::optional<TemporaryFile> TemporaryFile::make(std::string_view bytes) {
  std::error_code fault;
  std::string path = std::filesystem::temp_directory_path(fault) / "kattegat-XXXXXX";
  const int file = fault ? -1 : ::mkostemp(path.data(), O_CLOEXEC);
  if (file < 0) return std::nullopt;
  TemporaryFile made(std::move(path));
  const bool whole = write_all(file, bytes);
  if (::close(file) != 0 || !whole) return std::nullopt;
  return made;
}

TemporaryFile::~TemporaryFile() {
  if (!path_.empty()) ::unlink(path_.c_str());
}

Result<std::string, std::error_code> TemporaryFile::read() const {
  return read_file_whole(path_, std::numeric_limits<std::size_t>::max());
}

}  // namespace kattegat
