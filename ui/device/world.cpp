#include "ui/device/world.hpp"

#include <array>
#include <ctime>

#include "kattegat/usage/arguments.hpp"
#include "kattegat/usage/surroundings.hpp"

namespace kattegat::ui {
namespace {

// RFC 3339 with the offset of the place: "2026-11-20T21:04:05+01:00".
std::string now() {
  const std::time_t time = std::time(nullptr);
  std::tm local{};
  localtime_r(&time, &local);
  std::array<char, 40> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S%z", &local);
  std::string stamp(text.data(), size);
  return stamp.insert(stamp.size() - 2, ":");
}

}  // namespace

World world_of_this_machine() {
  const std::string exports = usage::usual_folder("XDG_DOCUMENTS_DIR", "/Documents") + "/Kattegat";
  return {
      .now = now,
      .language = usage::language_of({}),
      .scale = 1,
      .book = usage::usual_book(),
      .settings = usage::usual_folder("XDG_CONFIG_HOME", "/.config") + "/kattegat/settings.json",
      .exports = exports,
      .ink_words = words_in_ink};
}

}  // namespace kattegat::ui
