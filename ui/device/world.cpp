#include "ui/device/world.hpp"

#include "kattegat/usage/arguments.hpp"
#include "kattegat/usage/surroundings.hpp"

namespace kattegat::ui {
World world_of_this_machine() {
  const std::string exports = usage::desktop_folder("DOCUMENTS", "/Documents") + "/Kattegat";
  return {
      .now = usage::local_time,
      .language = usage::language_of({}),
      .scale = 1,
      .book = usage::usual_book(),
      .settings = usage::usual_folder("XDG_CONFIG_HOME", "/.config") + "/kattegat/settings.json",
      .exports = exports,
      .ink_words = words_in_ink};
}

}  // namespace kattegat::ui
