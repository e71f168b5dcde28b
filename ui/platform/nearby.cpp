#include "ui/platform/nearby.hpp"

#include <algorithm>
#include <filesystem>

#include "kattegat/usage/surroundings.hpp"
#include "ui/device/world.hpp"

namespace kattegat::ui {
namespace {

// Files that end in .db, in the folder itself and one below. The window waits meanwhile.
void add_books(const std::filesystem::path& folder, std::vector<std::string>& books) {
  constexpr std::size_t most_books = 100, most_looked_at = 20'000;
  std::size_t looked_at = 0;
  std::error_code fault;
  auto entries = std::filesystem::recursive_directory_iterator(
      folder, std::filesystem::directory_options::skip_permission_denied, fault);
  for (; !fault && entries != std::filesystem::recursive_directory_iterator() &&
         books.size() < most_books && looked_at < most_looked_at;
       entries.increment(fault), ++looked_at) {
    if (entries.depth() >= 1) entries.disable_recursion_pending();
    std::error_code ignored;
    if (entries->path().extension() == ".db" && entries->is_regular_file(ignored))
      books.push_back(entries->path().string());
  }
}

// Where the desktop puts memory sticks.
std::vector<std::string> places_of_sticks() {
  return {"/media/" + usage::variable("USER"), "/run/media/" + usage::variable("USER")};
}

std::vector<std::string> sticks() {
  std::vector<std::string> found;
  for (const std::string& place : places_of_sticks()) {
    std::error_code fault;
    for (std::filesystem::directory_iterator entry(place, fault), end; !fault && entry != end;
         entry.increment(fault))
      if (std::error_code ignored; entry->is_directory(ignored))
        found.push_back(entry->path().string());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> books(const std::string& exports) {
  std::vector<std::string> found;
  std::vector<std::string> places = places_of_sticks();
  places.insert(places.end(), {exports, usage::desktop_folder("DOWNLOAD", "/Downloads")});
  for (const std::string& place : places) add_books(place, found);
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

void look_nearby(World& world) {
  world.books_nearby = [exports = world.exports] { return books(exports); };
  world.folders_nearby = sticks;
}

}  // namespace kattegat::ui
