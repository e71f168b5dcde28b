#include "kattegat/usage/surroundings.hpp"

#include <array>
#include <cstdlib>
#include <ctime>

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

std::string usual_folder(const char* name, const std::string& below_home) {
  const std::string given = variable(name);
  return given.starts_with('/') ? given : variable("HOME") + below_home;
}

std::string usual_book() {
  return usual_folder("XDG_DATA_HOME", "/.local/share") + "/kattegat/book.db";
}

}  // namespace kattegat::usage
