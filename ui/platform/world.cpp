#include "ui/platform/world.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>

#include "kattegat/usage/arguments.hpp"

namespace kattegat::ui {
namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

// A folder of the XDG base directories, or where it is by default.
std::string folder(const char* name, const std::string& below_home) {
  const std::string given = variable(name);
  return given.empty() ? variable("HOME") + below_home : given;
}

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

}  // namespace

World world_of_this_machine() {
  const std::string exports = folder("XDG_DOCUMENTS_DIR", "/Documents") + "/Kattegat";
  const auto books = [exports] {
    std::vector<std::string> found;
    for (const std::string& place :
         {exports, variable("HOME") + "/Downloads", "/media/" + variable("USER"),
          "/run/media/" + variable("USER")})
      add_books(place, found);
    std::sort(found.begin(), found.end());
    return found;
  };
  return {.now = now,
          .language = usage::language_of({}),
          .scale = 1,
          .book = folder("XDG_DATA_HOME", "/.local/share") + "/kattegat/book.db",
          .settings = folder("XDG_CONFIG_HOME", "/.config") + "/kattegat/settings.json",
          .exports = exports,
          .ink_words = words_in_ink,
          .books_nearby = books,
          .folders_nearby = sticks};
}

}  // namespace kattegat::ui
