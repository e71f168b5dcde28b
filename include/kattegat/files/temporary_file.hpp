// Files and folders of our own among those that the machine keeps for a while: for libraries that
// only write to files, and for programs that only read them. What a killed program has left of them
// for ten minutes goes with the next that is made.
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

// Nobody else can look into it; it goes with all that is in it.
class TemporaryFolder {
 public:
  // Nothing when it cannot be made.
  static std::optional<TemporaryFolder> make();
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;
  ~TemporaryFolder();
  [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  explicit TemporaryFolder(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

}  // namespace kattegat
