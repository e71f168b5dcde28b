#include "kattegat/files/temporary_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <limits>

#include "kattegat/files/name_beside.hpp"
#include "kattegat/files/read_file.hpp"
#include "system.hpp"

namespace kattegat {
namespace {

namespace fs = std::filesystem;

bool is_ours(const std::string& path) {
  const auto found = status_of(path);
  return found && found->st_uid == ::geteuid();
}

// Who has emptied a variable means the usual place, as wherever it is asked for.
fs::path temporary_place(std::error_code& fault) {
  const char* const named = std::getenv("TMPDIR");
  return named && *named == '\0' ? "/tmp" : fs::temp_directory_path(fault);
}

// Where to make something; what was left there has been cleared up. The folder is everybody's: what
// is another's stays.
std::optional<std::string> temporary_name() {
  constexpr auto stem = "kattegat";
  std::error_code fault;
  const fs::path folder = temporary_place(fault);
  if (fault) return std::nullopt;
  for (const fs::path left : abandoned_in(folder, {}))
    if (left.stem() == stem && is_ours(left)) fs::remove_all(left, fault);
  return name_beside(folder / stem);
}

}  // namespace

std::optional<TemporaryFile> TemporaryFile::make(std::string_view bytes) {
  const auto path = temporary_name();
  const int file = path ? ::open(path->c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
  if (file < 0) return std::nullopt;
  TemporaryFile made(*path);
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

std::optional<TemporaryFolder> TemporaryFolder::make() {
  auto path = temporary_name();
  if (!path || ::mkdir(path->c_str(), 0700) != 0) return std::nullopt;
  return TemporaryFolder(std::move(*path));
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code fault;
  if (!path_.empty()) fs::remove_all(path_, fault);
}

}  // namespace kattegat
