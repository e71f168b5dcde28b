// A file of our own for libraries that only write to files, and only read fonts from them.
#pragma once
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kattegat {

class TemporaryFile {
 public:
  static std::optional<TemporaryFile> make(std::string_view bytes = {}) {
    std::error_code fault;
    std::string path = std::filesystem::temp_directory_path(fault) / "kattegat-XXXXXX";
    const int file = fault ? -1 : ::mkstemp(path.data());
    if (file < 0) return std::nullopt;
    TemporaryFile made(path);
    const bool whole =
        ::write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size());
    if (::close(file) != 0 || !whole) return std::nullopt;
    return made;
  }
  TemporaryFile(TemporaryFile&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  ~TemporaryFile() {
    if (!path_.empty()) ::unlink(path_.c_str());
  }
  [[nodiscard]] const std::string& path() const { return path_; }
  // Nothing when not all of it could be read.
  [[nodiscard]] std::optional<std::string> read() const {
    std::error_code fault;
    const auto size = std::filesystem::file_size(path_, fault);
    std::string bytes(fault ? 0 : static_cast<std::size_t>(size), '\0');
    std::FILE* const file = fault ? nullptr : std::fopen(path_.c_str(), "rb");
    if (!file) return std::nullopt;
    const std::size_t length = std::fread(bytes.data(), 1, bytes.size(), file);
    std::fclose(file);
    return length == size ? std::optional(std::move(bytes)) : std::nullopt;
  }

 private:
  explicit TemporaryFile(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace kattegat
