// What the curves and lanes are ruled by.
#include <catch2/catch.hpp>

#include "ui/screens/players/player_page.hpp"

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

TEST_CASE("of many who share a place a player's own page has that player's curve", "[ui][curves]") {
  std::vector<SeasonLine> lines(6);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].line.player = std::string(1, static_cast<char>('A' + i));
    lines[i].ranked.rank = 1;
    lines[i].curve = {0, 100};
  }
  const std::vector<Curve> curves = curves_beside(lines, lines.back());
  REQUIRE(curves.size() == 4);
  CHECK(curves.front().name == "F");
  CHECK_FALSE(curves.front().faded);
  for (std::size_t i = 1; i < curves.size(); ++i) {
    CHECK(curves[i].name != "F");
    CHECK(curves[i].faded);
  }
}
