#include <csignal>

#include "run.hpp"

int main(int count, char** words) {
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on files then fails the write, which is answered
  std::signal(SIGPIPE, SIG_IGN);  // nobody reads on: io.cpp knows
  // Whoever has started us may ignore how children end: workbook.cpp waits for one, and asks.
  std::signal(SIGCHLD, SIG_DFL);
  return kattegat::cli::run({words + 1, words + count});
}
