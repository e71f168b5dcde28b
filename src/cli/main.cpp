// kattegatctl: what it was told is read by its table of commands, and done.
#include <csignal>
#include <exception>
#include <iostream>
#include <new>

#include "kattegat/usage/help.hpp"
#include "table.hpp"

namespace {

using namespace kattegat;

int run(const std::vector<std::string>& words) {
  const usage::Program& program = cli::program();
  const auto given = usage::read_arguments(program, words);
  if (!given) return cli::fail({usage::language_of(words), false, ""}, "", given.error());
  const cli::Setting setting = cli::setting(*given);
  if (given->has("--version"))
    return cli::answer(setting, std::string("kattegatctl ") + KATTEGAT_VERSION + "\n", cli::done);
  if (given->has("--help"))
    return cli::answer(setting, usage::help_page(program, given->path, given->language), cli::done);
  return given->command->run(*given);
}

}  // namespace

int main(int count, char** words) {
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on files then fails the write, which is answered
  std::signal(SIGPIPE, SIG_IGN);  // nobody reads on: io.cpp knows
  try {
    return run({words + 1, words + count});
  } catch (const std::bad_alloc&) {
    std::cerr << "kattegatctl: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "kattegatctl: " << error.what() << "\n";
  }
  return kattegat::cli::impossible;
}
