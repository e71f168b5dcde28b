#include "ui/app/device_file.hpp"

#include <filesystem>

#include "kattegat/files/read_file.hpp"
#include "kattegat/files/whole_file.hpp"
#include "ui/app/world.hpp"

namespace kattegat::ui {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t device_file_bytes = std::size_t{1} << 24U;

// By what our files say of themselves, those that say it.
bool is_of_one_kind(const Json& there, const Json& ours) {
  const auto says_the_same = [&](std::string_view key) {
    const Json* said = ours.find(key);
    const Json* theirs = there.find(key);
    return !said || (theirs && *theirs == *said);
  };
  return there.as<Json::Object>() && says_the_same("format") && says_the_same("version");
}

// Nothing is there, or what may be written over.
bool is_place_for(const Json& json, const std::string& path) {
  const auto there = read_device_file(path);
  return there && (!*there || is_of_one_kind(**there, json));
}

// Some keep their settings elsewhere, with a link here, which stays.
std::string real_path(const std::string& path) {
  std::error_code ignored;
  return fs::weakly_canonical(path, ignored).string();
}

std::string place_aside(const std::string& real) {
  std::error_code ignored;
  std::string aside = real + ".unread";
  for (int i = 2; fs::exists(fs::symlink_status(aside, ignored)); ++i)
    aside = real + ".unread-" + std::to_string(i);
  return aside;
}

}  // namespace

bool put_aside(const std::string& path) {
  const std::string real = real_path(path);
  std::error_code fault;
  fs::rename(real, place_aside(real), fault);
  return !fault;
}

bool copy_aside(const std::string& path) {
  const std::string real = real_path(path);
  const auto bytes = read_file_whole(real, device_file_bytes);
  return bytes && !write_whole_file(place_aside(real), *bytes, Replace::no, Private::yes);
}

std::string device_path(const World& world, std::string_view name) {
  return fs::path(world.settings).replace_filename(name).string();
}

Result<std::optional<Json>, Text> read_device_file(const std::string& path) {
  std::error_code fault;
  if (!fs::exists(path, fault) && !fault) return std::optional<Json>();
  if (!fs::is_regular_file(path, fault))
    return fault ? text(Word::file_unreadable, fault.message()) : text(Word::file_not_replaced);
  const auto bytes = read_file_whole(path, device_file_bytes);
  if (!bytes) return text(Word::file_unreadable, bytes.error().message());
  auto json = parse_json(*bytes, device_file_bytes);
  if (!json) return json.error();
  return std::optional(std::move(*json));
}

bool write_device_file(const std::string& path, const Json& json, int levels, JustRead just_read) {
  std::error_code ignored;
  fs::create_directories(fs::path(path).parent_path(), ignored);
  const std::string real = real_path(path);
  const bool has_place = just_read == JustRead::yes || is_place_for(json, real);
  if (!has_place && !put_aside(path)) return false;
  return !write_whole_file(real, to_page(json, levels), Replace::yes, Private::yes);
}

}  // namespace kattegat::ui
