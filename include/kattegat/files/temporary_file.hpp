// A file of our own for libraries that only write to files, and only read fonts from them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "kattegat/core/result.hpp"

namespace kattegat {

class TemporaryFile {
 public:
  // Nothing when it cannot be made, or not be written whole.
  static std::optional<TemporaryFile> make(std::string_view bytes = {});
  TemporaryFile(TemporaryFile&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  ~TemporaryFile();
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] Result<std::string, std::error_code> read() const;

 private:
  explicit TemporaryFile(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace kattegat
