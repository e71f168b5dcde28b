// What the curves and lanes are ruled by.
#include <catch2/catch.hpp>

#include "ui/screens/curves.hpp"

using namespace kattegat::ui;

TEST_CASE("lines across are few, and round figures apart", "[ui][curves]") {
  CHECK(step_between_lines({0, 3}, 1, 3) == 1);
  CHECK(step_between_lines({0, 12'000}, 1000, 12) == 1000);
  CHECK(step_between_lines({0, 12'000}, 1000, 5) == 5000);
  CHECK(step_between_lines({-250, 250}, 1, 3) == 200);
}

TEST_CASE("where no figure has room lines across end all the same", "[ui][curves]") {
  for (const int most : {0, -3}) CHECK(step_between_lines({0, 12'000}, 1000, most) > 12'000);
}
