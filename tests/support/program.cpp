#include "support/program.hpp"
#include "support/paths.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <thread>
#include <utility>

#include "kattegat/core/check.hpp"
#include "src/cli/run.hpp"
#include "support/schema.hpp"

namespace kattegat::test {

namespace {

// What leaks does so at every start: of those that script/test makes, one in eight looks for it,
// which takes a sixth of the time of each.
bool looks_for_leaks() {
  static std::atomic<unsigned> starts = 0;
  return starts++ % 8 == 0;
}

// As it is here, but for the language: what a test expects does not hang on the machine's.
std::vector<std::string> surroundings() {
  std::vector<std::string> all{"LC_ALL=C.UTF-8"};
  for (char** one = environ; *one != nullptr; ++one) {
    const std::string given(*one);
    if (given.starts_with("LC_ALL=")) continue;
    const bool is_of_sanitizers = given.starts_with("ASAN_OPTIONS=");
    all.push_back(is_of_sanitizers && !looks_for_leaks() ? given + ":detect_leaks=0" : given);
  }
  return all;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> list;
  for (std::string& one : texts) list.push_back(one.data());
  list.push_back(nullptr);
  return list;
}

// What a program reads and writes, in a folder of its own: each stream, and how its file is opened.
class Streams {
 public:
  struct Stream {
    int number;
    std::string file;
    int how;
  };
  explicit Streams(const std::string& input)
      : all_{Stream{STDIN_FILENO, folder_.file("in", input), O_RDONLY},
             Stream{STDOUT_FILENO, folder_.file("out", ""), O_WRONLY},
             Stream{STDERR_FILENO, folder_.file("err", ""), O_WRONLY}} {}

  [[nodiscard]] const std::array<Stream, 3>& all() const { return all_; }
  // What was written to them by what ended so.
  [[nodiscard]] Run done(int status) const {
    return {status, read_bytes(all_[1].file), read_bytes(all_[2].file)};
  }

 private:
  Folder folder_;
  std::array<Stream, 3> all_;
};

}  // namespace

// A fork would copy what the sanitizers have mapped, for a program that needs none of it.
Run run_program(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& input) {
  const Streams streams(input);
  posix_spawn_file_actions_t files;
  KATTEGAT_CHECK(::posix_spawn_file_actions_init(&files) == 0);
  for (const auto& [number, file, how] : streams.all())
    ::posix_spawn_file_actions_addopen(&files, number, file.c_str(), how, 0);
  std::vector<std::string> words{program}, around = surroundings();
  words.insert(words.end(), arguments.begin(), arguments.end());
  pid_t child = 0;
  const int fault = ::posix_spawnp(&child, program.c_str(), &files, nullptr, pointers(words).data(),
                                   pointers(around).data());
  ::posix_spawn_file_actions_destroy(&files);
  if (fault != 0) return {127, "", ""};
  int status = 0;
  ::waitpid(child, &status, 0);
  return streams.done(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

namespace {

// A stream of this process that leads elsewhere for a while.
class Redirected {
 public:
  explicit Redirected(const Streams::Stream& to)
      : stream_(to.number), kept_(::fcntl(to.number, F_DUPFD_CLOEXEC, 10)) {
    const int file = ::open(to.file.c_str(), to.how | O_CLOEXEC);
    KATTEGAT_CHECK(kept_ >= 0 && file >= 0 && ::dup2(file, stream_) == stream_);
    ::close(file);
  }
  ~Redirected() {
    ::dup2(kept_, stream_);
    ::close(kept_);
  }
  Redirected(const Redirected&) = delete;
  Redirected& operator=(const Redirected&) = delete;

 private:
  int stream_, kept_;
};

// What kattegatctl does, without a process of its own.
Run run_here(const std::vector<std::string>& arguments, const std::string& input) {
  ::setenv("LC_ALL", "C.UTF-8", 1);
  std::signal(SIGPIPE, SIG_IGN);
  const Streams streams(input);
  std::fflush(stdout);
  std::cout.flush();
  int status = 0;
  {
    const auto& [in, out, err] = streams.all();
    const Redirected to_it(in), answer(out), complaint(err);
    status = cli::run(arguments);
    std::fflush(stdout);
  }
  return streams.done(status);
}

const std::thread::id first_thread = std::this_thread::get_id();

// To start a program takes longer than most of what it then does, four times as long in all. What
// people have is started as people start it the first time in a test, whichever ran before; the
// sanitizers look at what it does here.
bool is_started_as_people_do() {
  static std::string last;
  const std::string running = Catch::getResultCapture().getCurrentTestName();
  return std::exchange(last, running) != running && !test::sanitized;
}

}  // namespace

Run kattegatctl(const std::vector<std::string>& arguments, const std::string& input) {
  const bool here = std::this_thread::get_id() == first_thread && !is_started_as_people_do();
  Run run = here ? run_here(arguments, input) : run_program(test::ctl_path, arguments, input);
  hold_to_schema(arguments, run.status, run.out);
  return run;
}

bool says_why_not(const Run& run) {
  const auto ends = std::count(run.err.begin(), run.err.end(), '\n');
  return run.status == 2 && run.out.empty() && ends == 1 && run.err.back() == '\n' &&
         run.err.size() > 20;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "kattegat-XXXXXX").string();
  KATTEGAT_CHECK(::mkdtemp(name.data()) != nullptr);
  folder_ = name;
}

Folder::~Folder() {
  std::error_code error;
  std::filesystem::remove_all(folder_, error);
}

std::string Folder::file(const std::string& name, const std::string& bytes) const {
  std::ofstream(path(name), std::ios::binary) << bytes;
  return path(name);
}

int leftovers(const Folder& folder) {
  int count = 0;
  for (const auto& file : std::filesystem::directory_iterator(folder.path("")))
    if (file.path().filename().string().find(".new-") != std::string::npos) ++count;
  return count;
}

std::vector<std::string> files_with(const Folder& folder, const std::string& bytes) {
  std::vector<std::string> found;
  for (const auto& file : std::filesystem::recursive_directory_iterator(folder.path("")))
    if (file.is_regular_file() && read_bytes(file.path().string()).find(bytes) != std::string::npos)
      found.push_back(file.path().filename().string());
  return found;
}

std::string read_bytes(const std::string& path) {
  std::ostringstream bytes;
  bytes << std::ifstream(path, std::ios::binary).rdbuf();
  return std::move(bytes).str();
}

std::string sample(const std::string& name) {
  return std::string(test::source_path) + "/assets/evenings/" + name + ".json";
}

std::vector<std::string> samples() {
  std::vector<std::string> files;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string(test::source_path) + "/assets/evenings"))
    files.push_back(file.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace kattegat::test
