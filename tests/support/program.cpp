#include "support/program.hpp"
#include "support/paths.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "kattegat/core/check.hpp"
#include "support/schema.hpp"

namespace kattegat::test {

Run run_program(const std::string& program, const std::vector<std::string>& arguments,
                const std::string& input) {
  const Folder folder;
  const std::string in = folder.file("in", input);
  const std::string out = folder.path("out"), err = folder.path("err");
  const pid_t child = ::fork();
  KATTEGAT_CHECK(child >= 0);
  if (child == 0) {
    std::vector<char*> words{const_cast<char*>(program.c_str())};
    for (const std::string& one : arguments) words.push_back(const_cast<char*>(one.c_str()));
    words.push_back(nullptr);
    ::dup2(::open(in.c_str(), O_RDONLY), STDIN_FILENO);
    ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
    ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
    ::setenv("LC_ALL", "C.UTF-8", 1);
    ::execvp(program.c_str(), words.data());
    ::_exit(127);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read_bytes(out),
          read_bytes(err)};
}

Run kattegatctl(const std::vector<std::string>& arguments, const std::string& input) {
  Run run = run_program(test::ctl_path, arguments, input);
  hold_to_schema(arguments, run.status, run.out);
  return run;
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

std::string read_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string sample(const std::string& name) {
  return std::string(test::source_path) + "/assets/evenings/" + name + ".json";
}

}  // namespace kattegat::test
