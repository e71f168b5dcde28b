#include "support/tools.hpp"

#include <fmt/format.h>
#include <sys/mount.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <sstream>

#include "kattegat/core/text/unicode.hpp"
#include "support/program.hpp"

namespace kattegat::test {
namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value && *value;
}

bool is_in_path(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');)
    if (::access((folder + "/" + name).c_str(), X_OK) == 0) return true;
  return false;
}

// That something is missing.
void leave_out(const std::string& why, bool is_a_fault) {
  if (is_a_fault && (is_set("CI") || is_set("KATTEGAT_CI"))) FAIL(why);
  WARN(why + ": not tried");
}

}  // namespace

bool has_tool(const std::string& name) {
  if (is_in_path(name)) return true;
  leave_out(name + " is not installed", true);
  return false;
}

bool has_font_for(const std::string& words) {
  std::string all = ":charset=";
  for (const char32_t letter : code_points(words))
    all += fmt::format("{:x} ", static_cast<std::uint32_t>(letter));
  if (!run_program("fc-list", {all}).out.empty()) return true;
  leave_out("no font of this machine has the letters of " + words, true);
  return false;
}

bool may_mount() {
  const Folder folder;
  const std::string place = folder.path("");
  if (::mount("none", place.c_str(), "tmpfs", 0, "size=1m") == 0) {
    ::umount(place.c_str());
    return true;
  }
  leave_out("no right to mount a small disk", ::geteuid() == 0);
  return false;
}

}  // namespace kattegat::test
