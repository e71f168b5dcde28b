#include "support/tools.hpp"

#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <sstream>

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

}  // namespace

bool has_tool(const std::string& name) {
  if (is_in_path(name)) return true;
  if (is_set("CI") || is_set("KATTEGAT_CI")) FAIL(name + " is not installed");
  WARN(name + " is not installed: not tried");
  return false;
}

}  // namespace kattegat::test
