// What the curves and lanes are ruled by.
#include <catch2/catch.hpp>

#include "ui/driver.hpp"
#include "ui/screens/players/player_page.hpp"

using namespace kattegat;
using namespace kattegat::test;
using namespace kattegat::ui;

namespace curves_test {

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

TEST_CASE("of those who have played the first have a curve, as many as colours", "[ui][curves]") {
  std::vector<SeasonLine> lines(20);
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i].line.player = std::string(1, static_cast<char>('A' + i));
  CHECK(first_curves(lines).size() == 17);
  CHECK(first_curves(lines).front().name == "A");
  CHECK(first_curves(lines).back().name == "Q");
  lines.resize(3);
  CHECK(first_curves(lines).size() == 3);
}

namespace {

// Three whom no other evening has.
std::string evening_of_three(int number) {
  const auto name = [&](int i) { return std::string(2, static_cast<char>('A' + 3 * number + i)); };
  const std::string all = '"' + name(0) + R"(",")" + name(1) + R"(",")" + name(2) + '"';
  return R"({"format":"kattegat-evening","version":1,"date":"2026-11-1)" + std::to_string(number) +
         R"(","players":[)" + all + R"(],"sessions":[{"game":"commerce","stake":"10","seats":[)" +
         all + R"(],"entries":[{"type":"adjust","points":{")" + name(0) + R"(":"5",")" + name(1) +
         R"(":"-5"},"why":"agreed"}]}]})";
}

}  // namespace

TEST_CASE("beside the curves it is said how many more have played", "[ui][curves]") {
  const Device device;
  const auto said_after = [&](int from, int until) -> std::string {
    {
      Book book = opened(device.world.book);
      for (int i = from; i < until; ++i) import_into(book, evening_of_three(i));
    }
    Driver driver(device.world);
    driver.tap("go.standings");
    CHECK(driver.find("curve.first") != nullptr);
    return driver.find("curve.more") ? driver.text("curve.more") : "";
  };
  CHECK(said_after(0, 5).empty());
  CHECK(said_after(5, 7) == "… and 4 more");
}

}  // namespace curves_test
