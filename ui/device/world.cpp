#include "ui/device/world.hpp"

#include "kattegat/usage/arguments.hpp"
#include "kattegat/usage/surroundings.hpp"

namespace kattegat::ui {
World world_of_this_machine() {
  const std::string documents = usage::desktop_folder("DOCUMENTS", "/Documents");
  return {
      .now = usage::local_time,
      .language = usage::language_of({}),
      .book = usage::usual_book(),
      .settings = usage::usual_folder("XDG_CONFIG_HOME", "/.config") + "/kattegat/settings.json",
      .exports = documents.empty() ? "" : documents + "/Kattegat",
      .ink_words = words_in_ink};
}

}  // namespace kattegat::ui
