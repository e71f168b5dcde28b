// How much longer more of something takes: four times as much takes a few times as long, and not
// sixteen times.
#pragma once
#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

namespace kattegat::test {

// The least of three times, so that others on the machine do not tell.
template <class Work>
double time_of(const Work& work) {
  double least = 1e9;
  for (int i = 0; i < 3; ++i) {
    const std::clock_t begun = std::clock();
    work();
    least = std::min(least, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
  }
  return least;
}
// `given`: makes what `n` things are; `work` is what is measured of it.
template <class Given, class Work>
void check_growth(int n, const Given& given, const Work& work) {
  const auto few = given(n), many = given(4 * n);
  const double of_few = time_of([&] { work(few); }), of_many = time_of([&] { work(many); });
  const std::string name = Catch::getResultCapture().getCurrentTestName();
  std::printf("  %5.1f times as long for four times as much: %s\n", of_many / of_few, name.c_str());
  CHECK(of_many < 10 * of_few);
}

}  // namespace kattegat::test
