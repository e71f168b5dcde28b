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
#include "kattegat/files/in_the_making.hpp"
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

using Age = fs::file_time_type::duration;

// Since somebody has touched it; none of what has gone, or was touched by a clock ahead of ours.
Age age_of(const fs::path& file) {
  std::error_code gone;
  const auto written = fs::last_write_time(file, gone);
  return gone ? Age::zero() : std::max(fs::file_time_type::clock::now() - written, Age::zero());
}

// How long the name of what was made is, of which PID-LETTERS stand there, behind a ".new-".
std::optional<std::size_t> end_of_made(std::string_view name, std::size_t at) {
  const std::size_t dash = name.find('-', at);
  if (dash == name.npos) return std::nullopt;
  const std::string_view chosen = name.substr(dash + 1, how_many);
  if (chosen.size() != how_many || chosen.find_first_not_of(letters) != chosen.npos)
    return std::nullopt;
  return dash + 1 + how_many;
}

// Which files of a folder are meant.
struct Wanted {
  const fs::path& folder;
  std::span<const std::string_view> ends;  // of what lies beside such a file, but for its hold
  Age age;  // of what may be on its way still, as far as the number of its maker can tell
};
struct Lying {
  std::string_view name;
  Age age;
};

// Whether behind a ".new-" PID-LETTERS of a program that is gone stand there, or of any where the
// file is old; with what lies beside such a file, or was on the way there itself.
bool is_left_over(const Wanted& wanted, const Lying& file, std::size_t at) {
  const auto end = end_of_made(file.name, at);
  if (!end) return false;
  const std::size_t next = std::min(file.name.find(beside, *end), file.name.size());
  const std::string_view suffix = file.name.substr(*end, next - *end);
  const bool is_known = suffix.empty() || suffix == end_of_hold ||
                        std::count(wanted.ends.begin(), wanted.ends.end(), suffix) > 0;
  if (!is_known) return false;
  if (next < file.name.size() && !is_left_over(wanted, file, next + beside.size())) return false;
  const Maker maker = maker_of((wanted.folder / file.name.substr(0, *end)).string());
  if (maker != Maker::unknown) return maker == Maker::gone;
  const std::string_view program = file.name.substr(at, file.name.find('-', at) - at);
  return file.age > long_ago || (file.age >= wanted.age && !is_running(program));
}

// A hold goes last: without it nobody would know any longer that the maker of what is still there
// is gone.
void put_holds_last(std::vector<std::string>& files) {
  std::stable_partition(files.begin(), files.end(),
                        [](const std::string& file) { return !file.ends_with(end_of_hold); });
}

// What is left over in the folder; `behind` answers where a name goes on after its ".new-".
template <class Behind>
std::vector<std::string> left_over_in(const Wanted& wanted, const Behind& behind) {
  std::vector<std::string> left;
  std::error_code fault;
  for (fs::directory_iterator file(wanted.folder, fault), end; !fault && file != end;
       file.increment(fault)) {
    const std::string name = file->path().filename().string();
    const std::optional<std::size_t> at = behind(name);
    if (at && is_left_over(wanted, {name, age_of(file->path())}, *at))
      left.push_back(file->path().string());
  }
  put_holds_last(left);
  return left;
}

// What a name for PATH begins with. A file system has room for so many bytes, with what is put
// behind, and what may lie beside that; no letter is cut in two.
std::string begin_beside(const fs::path& path) {
  constexpr std::size_t behind = 40;
  std::string name = path.filename().string();
  std::size_t length = std::min(name.size(), longest_name - behind);
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
    return name.starts_with(begin) ? std::optional(begin.size()) : std::nullopt;
  };
  for (const std::string& file : left_over_in({folder_of(path), ends, Age::zero()}, behind)) {
    const auto found = status_of(file);
    if (found && is_ordinary(*found)) ::unlink(file.c_str());
  }
}

std::vector<std::string> abandoned_in(const fs::path& folder,
                                      std::span<const std::string_view> ends) {
  const auto behind = [](std::string_view name) {
    const std::size_t made = name.rfind(beside);
    return made == name.npos ? std::nullopt : std::optional(made + beside.size());
  };
  return left_over_in({folder, ends, std::chrono::minutes(10)}, behind);
}

}  // namespace kattegat
