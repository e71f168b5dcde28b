// LibreOffice's converter, in a folder of its own, as long as it may take.
#include "workbook.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <optional>
#include <utility>

#include "io.hpp"
#include "kattegat/core/text/percent_encoded.hpp"
#include "kattegat/files/temporary_file.hpp"
#include "kattegat/files/whole_file.hpp"

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX has it in no header

namespace kattegat::cli {
namespace {

constexpr std::chrono::seconds patience{120};

// Whoever stops us meanwhile does so when this goes: what lies about has been cleared up by then.
class StoppedLater {
 public:
  StoppedLater() {
    ::sigemptyset(&stops_);
    for (const int stop : {SIGINT, SIGTERM, SIGHUP}) ::sigaddset(&stops_, stop);
    ::sigprocmask(SIG_BLOCK, &stops_, &before_);
  }
  ~StoppedLater() {
    if (stopped_by_ > 0) ::raise(stopped_by_);
    ::sigprocmask(SIG_SETMASK, &before_, nullptr);
  }
  StoppedLater(const StoppedLater&) = delete;
  StoppedLater& operator=(const StoppedLater&) = delete;
  [[nodiscard]] const sigset_t& before() const { return before_; }
  // Waits a little; true once somebody has.
  bool is_stopped() {
    const timespec a_little{0, 20'000'000};
    if (stopped_by_ <= 0) stopped_by_ = ::sigtimedwait(&stops_, nullptr, &a_little);
    return stopped_by_ > 0;
  }

 private:
  sigset_t stops_{}, before_{};
  int stopped_by_ = 0;
};

enum class Converted { yes, no, nobody };

// How it ended, in time; 127 says that there is no such program.
Converted ended(pid_t child, StoppedLater& later) {
  const auto end = std::chrono::steady_clock::now() + patience;
  int status = 0;
  pid_t gone = 0;
  for (; gone == 0; gone = ::waitpid(child, &status, WNOHANG))
    if (later.is_stopped() || std::chrono::steady_clock::now() > end) {
      ::kill(-child, SIGKILL);  // and what it has started itself
      ::waitpid(child, &status, 0);
      return Converted::no;
    }
  if (gone != child || !WIFEXITED(status)) return Converted::no;
  if (WEXITSTATUS(status) == 127) return Converted::nobody;
  return WEXITSTATUS(status) == 0 ? Converted::yes : Converted::no;
}

// Dates are written as the language of the profile has them: in Swedish, year first.
constexpr std::string_view swedish =
    R"(<?xml version="1.0" encoding="UTF-8"?>)"
    R"(<oor:items xmlns:oor="http://openoffice.org/2001/registry">)"
    R"(<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale")"
    R"( oor:op="fuse"><value>sv-SE</value></prop></item></oor:items>)";

bool prepare(const TemporaryFolder& folder, std::string_view workbook) {
  std::error_code error;
  std::filesystem::create_directories(folder.file("profile/user"), error);
  const auto write = [&](const std::string& name, std::string_view bytes) {
    return !write_whole_file(folder.file(name), bytes, Replace::no);
  };
  return !error && write("profile/user/registrymodifications.xcu", swedish) &&
         write("table.book", workbook);
}

// A workbook of a few bytes can say that it is as large as the machine: 4 GiB, two minutes of the
// processor and 64 MiB and a block for a file are enough. Where there is less, it stays so.
constexpr auto with_few_means =
    "(ulimit -v 4194304) 2>/dev/null && ulimit -v 4194304; "
    "(ulimit -t 120) 2>/dev/null && ulimit -t 120; "
    "(ulimit -f 131073) 2>/dev/null && ulimit -f 131073; "
    "command -v \"$1\" >/dev/null || exit 127; exec \"$@\"";

// Which sheets: the first one, or each as a file.
constexpr int first_sheet = 1, every_sheet = -1;

std::string made_of(const TemporaryFolder& folder, int sheet) {
  return folder.file("sheet" + std::to_string(sheet));
}
// Calls take(bytes) for one table after another until it is true: all of them may be more than the
// machine has room for. They are called after their sheets.
template <class Take>
void take_tables(const TemporaryFolder& folder, int sheet, Take&& take) {
  std::error_code fault;
  for (std::filesystem::directory_iterator file(made_of(folder, sheet), fault), end;
       !fault && file != end; file.increment(fault))
    if (auto bytes = read_limited(file->path().string()); bytes && take(std::move(*bytes))) return;
}

// What it leaves about lies in the folder, and goes with that.
std::vector<std::string> surroundings(const TemporaryFolder& folder) {
  std::vector<std::string> all{"TMPDIR=" + folder.file("")};
  for (char** one = environ; *one; ++one)
    if (!std::string_view(*one).starts_with("TMPDIR=")) all.emplace_back(*one);
  return all;
}

std::vector<char*> as_arguments(std::vector<std::string>& words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  return arguments;
}

// Into a folder of its own.
Converted convert(const TemporaryFolder& folder, StoppedLater& later, int sheet) {
  // Semicolons, quotes, UTF-8, from the first line, figures as they are and not as they are shown.
  std::string filter = fmt::format(
      "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,{}", sheet);
  std::vector<std::string> words{
      "sh",
      "-c",
      with_few_means,
      "sh",
      "soffice",
      "--headless",
      "--norestore",
      "-env:UserInstallation=file://" + percent_encoded(folder.file("profile"), "/-_."),
      "--convert-to",
      std::move(filter),
      "--outdir",
      made_of(folder, sheet),
      folder.file("table.book")};
  std::vector<std::string> given = surroundings(folder);
  const std::vector<char*> arguments = as_arguments(words), variables = as_arguments(given);
  posix_spawn_file_actions_t files;
  ::posix_spawn_file_actions_init(&files);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  posix_spawnattr_t group_of_its_own;
  ::posix_spawnattr_init(&group_of_its_own);
  ::posix_spawnattr_setflags(&group_of_its_own, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  ::posix_spawnattr_setsigmask(&group_of_its_own, &later.before());
  pid_t child = 0;
  const int fault = ::posix_spawnp(&child, arguments[0], &files, &group_of_its_own,
                                   arguments.data(), variables.data());
  ::posix_spawnattr_destroy(&group_of_its_own);
  ::posix_spawn_file_actions_destroy(&files);
  if (fault != 0) return Converted::nobody;
  return ended(child, later);
}

bool is_blank_sheet(const std::string& table) {
  return table.find_first_not_of(";\"\r\n\t ") == table.npos;
}
// Where they cannot be looked at there may be.
bool has_more_sheets(const TemporaryFolder& folder, StoppedLater& later) {
  if (convert(folder, later, every_sheet) != Converted::yes) return true;
  bool is_any = false;
  int written = 0;
  take_tables(folder, every_sheet, [&](const std::string& table) {
    is_any = true;
    return !is_blank_sheet(table) && ++written > 1;
  });
  return !is_any || written > 1;
}

}  // namespace

// Files that people call xlsx and ods are archives; older ones are compound documents.
bool is_workbook(std::string_view bytes) {
  return bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0");
}

Result<TableOfWorkbook, Text> table_of_workbook(std::string_view workbook) {
  StoppedLater later;
  const auto folder = TemporaryFolder::make();
  if (!folder || !prepare(*folder, workbook)) return text(Word::table_not_converted);
  const Converted converted = convert(*folder, later, first_sheet);
  if (converted == Converted::nobody) return text(Word::table_no_office);
  std::optional<std::string> first;
  take_tables(*folder, first_sheet, [&](std::string table) {
    first = std::move(table);
    return true;
  });
  if (converted == Converted::no || !first) return text(Word::table_not_converted);
  return TableOfWorkbook{std::move(*first), has_more_sheets(*folder, later)};
}

}  // namespace kattegat::cli
