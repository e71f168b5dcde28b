#include "ui/device_file.hpp"

#include <sys/stat.h>

#include <filesystem>

#include "kattegat/files/read_file.hpp"
#include "kattegat/files/whole_file.hpp"
#include "ui/app.hpp"

namespace kattegat::ui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t device_file_bytes = std::size_t{1} << 24U;

}  // namespace

std::string device_path(const App& app, std::string_view name) {
  return fs::path(app.world.settings).replace_filename(name).string();
}

Result<std::optional<Json>, Text> read_device_file(const std::string& path) {
  std::error_code fault;
  if (!fs::exists(path, fault) && !fault) return std::optional<Json>();
  if (!fs::is_regular_file(path, fault)) return text(Word::file_unreadable, path);
  const auto bytes = read_file_whole(path, device_file_bytes);
  if (!bytes) return text(Word::file_unreadable, path);
  auto json = parse_json(*bytes);
  if (!json) return json.error();
  return std::optional(std::move(*json));
}

bool write_device_file(const std::string& path, const Json& json, int levels) {
  std::error_code ignored;
  fs::create_directories(fs::path(path).parent_path(), ignored);
  // Some keep their settings elsewhere, with a link here, which stays.
  const std::string real = fs::weakly_canonical(path, ignored).string();
  const mode_t before = ::umask(0077);
  const bool written = !write_whole_file(real, to_page(json, levels), Replace::yes);
  ::umask(before);
  return written;
}

}  // namespace kattegat::ui
