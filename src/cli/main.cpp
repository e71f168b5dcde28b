#include <csignal>

#include "run.hpp"

int main(int count, char** words) {
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on files then fails the write, which is answered
  std::signal(SIGPIPE, SIG_IGN);  // nobody reads on: io.cpp knows
  return kattegat::cli::run({words + 1, words + count});
}
