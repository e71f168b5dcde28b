// A program that is killed in the midst of what it writes.
#pragma once
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>

namespace kattegat::test {

// When the first ten bytes of a file are there.
template <class Write>
void be_killed_in(Write&& write) {
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit ten_bytes{10, 10};
    ::setrlimit(RLIMIT_FSIZE, &ten_bytes);
    std::signal(SIGXFSZ, [](int) { ::_exit(1); });
    write();
    ::_exit(0);
  }
  int status = -1;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(WIFEXITED(status));
  REQUIRE(WEXITSTATUS(status) == 1);
}

}  // namespace kattegat::test
