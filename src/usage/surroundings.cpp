#include "kattegat/usage/surroundings.hpp"

#include <pwd.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>

namespace kattegat::usage {

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

std::string local_time() {
  constexpr long a_day = 24 * 3600;  // as far as RFC 3339 knows places
  const std::time_t seconds = std::time(nullptr);
  std::tm local{};
  localtime_r(&seconds, &local);
  if (std::labs(local.tm_gmtoff) >= a_day) gmtime_r(&seconds, &local);
  std::array<char, 40> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S%z", &local);
  std::string time(text.data(), size);
  return time.insert(time.size() - 2, ":");
}

namespace {

// As the machine knows us, whatever a program was begun by has told it. Who has none, as a service,
// is given the root of all folders.
std::string home_on_this_machine() {
#ifndef __EMSCRIPTEN__
  std::array<char, 16'384> names{};
  passwd known{};
  passwd* found = nullptr;
  if (::getpwuid_r(::geteuid(), &known, names.data(), names.size(), &found) == 0 && found) {
    const std::string home = found->pw_dir;
    if (home.starts_with('/') && home != "/") return home;
  }
#endif
  return "";
}

std::string home_folder() {
  const std::string given = variable("HOME");
  return given.starts_with('/') ? given : home_on_this_machine();
}

}  // namespace

std::string usual_folder(const char* name, const std::string& below_home) {
  const std::string given = variable(name);
  if (given.starts_with('/')) return given;
  const std::string home = home_folder();
  return home.empty() ? "" : home + below_home;
}

std::string folder_in(std::string_view user_dirs, const std::string& name,
                      const std::string& home) {
  std::istringstream lines{std::string(user_dirs)};
  const std::string begin = name + "=\"", below_home = "$HOME/";
  std::string found;
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with(begin)) continue;
    std::string folder;
    for (std::size_t i = begin.size(); i < line.size() && line[i] != '"'; ++i) {
      if (line[i] == '\\' && i + 1 < line.size()) ++i;
      folder += line[i];
    }
    if (folder.starts_with(below_home))
      found =
          home.empty() || folder == below_home ? "" : home + folder.substr(below_home.size() - 1);
    else
      found = folder.starts_with('/') ? folder : "";
  }
  return found;
}

std::string desktop_folder(const std::string& name, const std::string& below_home) {
  const std::string variable_name = "XDG_" + name + "_DIR";
  if (variable(variable_name.c_str()).starts_with('/')) return variable(variable_name.c_str());
  const std::string home = home_folder();
  const std::string settings = usual_folder("XDG_CONFIG_HOME", "/.config");
  std::ifstream file(settings.empty() ? "" : settings + "/user-dirs.dirs");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const std::string said = folder_in(text, variable_name, home);
  if (!said.empty() || home.empty()) return said;
  return home + below_home;
}

std::string usual_book() {
  const std::string folder = usual_folder("XDG_DATA_HOME", "/.local/share");
  return folder.empty() ? "" : folder + "/kattegat/book.db";
}

}  // namespace kattegat::usage
