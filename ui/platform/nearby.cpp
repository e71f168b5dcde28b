#include "ui/platform/nearby.hpp"

#include <algorithm>
#include <filesystem>

#include "ui/device/world.hpp"

namespace kattegat::ui {
namespace {

// Files that end in .db, in the folder itself and one below.
void add_books(const std::filesystem::path& folder, std::vector<std::string>& books) {
  std::error_code fault;
  auto entries = std::filesystem::recursive_directory_iterator(
      folder, std::filesystem::directory_options::skip_permission_denied, fault);
  for (; !fault && entries != std::filesystem::recursive_directory_iterator() && books.size() < 100;
       entries.increment(fault)) {
    if (entries.depth() >= 1) entries.disable_recursion_pending();
    if (entries->path().extension() == ".db") books.push_back(entries->path().string());
  }
}

// Memory sticks, where the desktop puts them.
std::vector<std::string> sticks() {
  std::vector<std::string> found;
  for (const std::string& place :
       {"/media/" + variable("USER"), "/run/media/" + variable("USER")}) {
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
  for (const std::string& place : {exports, variable("HOME") + "/Downloads",
                                   "/media/" + variable("USER"), "/run/media/" + variable("USER")})
    add_books(place, found);
  std::sort(found.begin(), found.end());
  return found;
}

}  // namespace

void look_nearby(World& world) {
  world.books_nearby = [exports = world.exports] { return books(exports); };
  world.folders_nearby = sticks;
}

}  // namespace kattegat::ui
