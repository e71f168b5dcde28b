#include "kattegat/files/name_beside.hpp"

#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <optional>

#include "kattegat/core/text/written_number.hpp"
#include "kattegat/core/uuid.hpp"
#include "system.hpp"

namespace kattegat {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view beside = ".new-";
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t how_many = 16;

bool is_running(std::string_view digits) {
  const pid_t program = written_number<pid_t>(digits).value_or(0);
  if (program <= 0) return true;  // not a name of ours
  return ::kill(program, 0) == 0 || errno != ESRCH;
}

// Nobody is on the way for so long. By then the number of a program that is gone may be another
// one's, as the first of a container always is.
constexpr auto long_ago = std::chrono::hours(24);

bool is_untouched_for(const fs::path& file, std::chrono::minutes time) {
  std::error_code gone;
  const auto written = fs::last_write_time(file, gone);
  return !gone && fs::file_time_type::clock::now() - written > time;
}

// Whether the rest of a name, after ".new-", is PID-LETTERS of a program that is gone, or of any
// where the file is old; with what lies beside such a file, or was on the way there itself.
bool is_left_over(std::string_view rest, std::span<const std::string_view> ends, bool old) {
  const std::size_t dash = rest.find('-');
  if (dash == std::string_view::npos) return false;
  const std::string_view chosen = rest.substr(dash + 1, how_many);
  if (chosen.size() != how_many || chosen.find_first_not_of(letters) != chosen.npos) return false;
  const std::string_view suffix = rest.substr(dash + 1 + how_many);
  const std::size_t next = std::min(suffix.find(beside), suffix.size());
  const bool is_known =
      next == 0 || std::find(ends.begin(), ends.end(), suffix.substr(0, next)) != ends.end();
  return is_known &&
         (next == suffix.size() || is_left_over(suffix.substr(next + beside.size()), ends, old)) &&
         (old || !is_running(rest.substr(0, dash)));
}

// What is left over in the folder; `behind` answers the rest of a name, after its ".new-".
template <class Behind>
std::vector<std::string> left_over_in(const fs::path& folder,
                                      std::span<const std::string_view> ends,
                                      const Behind& behind) {
  std::vector<std::string> left;
  std::error_code fault;
  for (fs::directory_iterator file(folder, fault), end; !fault && file != end;
       file.increment(fault)) {
    const std::string name = file->path().filename().string();
    const std::optional<std::string_view> rest = behind(name);
    if (rest && is_left_over(*rest, ends, is_untouched_for(file->path(), long_ago)))
      left.push_back(file->path().string());
  }
  return left;
}

// What a name for PATH begins with. A file system has room for so many bytes, with what is put
// behind, and what may lie beside that; no letter is cut in two.
std::string begin_beside(const fs::path& path) {
  constexpr std::size_t most = 255, behind = 40;
  std::string name = path.filename().string();
  std::size_t length = std::min(name.size(), most - behind);
  const auto goes_on = [&](std::size_t at) {
    return (static_cast<unsigned char>(name[at]) & 0xC0U) == 0x80U;
  };
  while (length < name.size() && length > 0 && goes_on(length)) --length;
  return name.substr(0, length) + std::string(beside);
}

}  // namespace

fs::path folder_of(const std::string& path) {
  std::error_code ignored;
  return fs::absolute(path, ignored).parent_path();
}

std::string name_beside(const std::string& path) {
  std::array<std::uint8_t, how_many> chosen{};
  fill_randomly(chosen.data(), chosen.size());
  std::string name = (fs::path(path).parent_path() / begin_beside(path)).string() +
                     std::to_string(::getpid()) + "-";
  for (const std::uint8_t one : chosen) name += letters[one % letters.size()];
  return name;
}

std::string numbered_name(const std::string& name, int nth, std::string_view ending) {
  return name + (nth > 1 ? "-" + std::to_string(nth) : "") + std::string(ending);
}
std::string free_name(const std::string& name, std::string_view ending) {
  int nth = 1;
  while (status_of(numbered_name(name, nth, ending))) ++nth;
  return numbered_name(name, nth, ending);
}

std::vector<std::string> taken_names(const std::string& name) {
  const std::string begin = fs::path(name).filename().string();
  std::vector<std::string> taken;
  std::error_code fault;
  for (fs::directory_iterator file(folder_of(name), fault), end; !fault && file != end;
       file.increment(fault)) {
    const std::string found = file->path().filename().string();
    if (!found.starts_with(begin)) continue;
    const std::string rest = found.substr(begin.size());
    const bool is_numbered = rest.size() > 1 && rest.front() == '-' &&
                             rest.find_first_not_of("0123456789", 1) == rest.npos;
    if (rest.empty() || is_numbered) taken.push_back(name + rest);
  }
  std::sort(taken.begin(), taken.end());
  return taken;
}

void remove_leftovers(const std::string& path, std::span<const std::string_view> ends) {
  const std::string begin = begin_beside(path);
  const auto behind = [&](std::string_view name) {
    return name.starts_with(begin) ? std::optional(name.substr(begin.size())) : std::nullopt;
  };
  for (const std::string& file : left_over_in(folder_of(path), ends, behind)) {
    const auto found = status_of(file);
    if (found && is_ordinary(*found)) ::unlink(file.c_str());
  }
}

std::vector<std::string> abandoned_in(const fs::path& folder,
                                      std::span<const std::string_view> ends) {
  const auto behind = [](std::string_view name) {
    const std::size_t made = name.rfind(beside);
    return made == name.npos ? std::nullopt : std::optional(name.substr(made + beside.size()));
  };
  std::vector<std::string> abandoned = left_over_in(folder, ends, behind);
  constexpr auto a_while = std::chrono::minutes(10);
  std::erase_if(abandoned,
                [&](const std::string& file) { return !is_untouched_for(file, a_while); });
  return abandoned;
}

}  // namespace kattegat
