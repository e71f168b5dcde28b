#include "kattegat/usage/surroundings.hpp"

#include <cstdlib>

namespace kattegat::usage {

std::string variable(const char* name) {
  const char* const value = std::getenv(name);
  return value ? value : "";
}

std::string usual_folder(const char* name, const std::string& below_home) {
  const std::string given = variable(name);
  return given.empty() ? variable("HOME") + below_home : given;
}

std::string usual_book() {
  return usual_folder("XDG_DATA_HOME", "/.local/share") + "/kattegat/book.db";
}

}  // namespace kattegat::usage
