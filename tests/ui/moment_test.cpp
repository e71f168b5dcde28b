// What the table stops for: a game, a rubber or a pot that has just been won.
#include "support/evenings.hpp"
#include "ui/faults.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace moment_test {

namespace {

constexpr int a_second = 60;  // frames of the driver

struct Rubber : Device {  // games of five points, three of them a rubber
  explicit Rubber(const std::string& rules = R"({"settle":"rubber"})") {
    Book book = opened(world.book);
    import_into(book, evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, rules, ""));
  }
};

void save_eleven_tricks(Driver& driver) {
  driver.tap_all({"trump.H", "tricks.0.11"});
  CHECK(driver.find("moment") == nullptr);
  driver.tap("save");
}

}  // namespace

TEST_CASE("a game and a rubber that are won are said on the felt and in the toast", "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  driver.tap_all({"trump.H", "tricks.0.8", "save"});
  CHECK(driver.find("moment") == nullptr);  // two points win nothing
  save_eleven_tricks(driver);
  CHECK(driver.text("moment") == "Anna and Cai win the game");
  CHECK(driver.text("toast") == "Deal 2 is saved");
  CHECK(driver.text("toast.then") == "Anna and Cai win the game");
  driver.frame(5 * a_second);
  CHECK(driver.find("moment") == nullptr);
  save_eleven_tricks(driver);
  CHECK(driver.text("moment") == "Anna and Cai win the rubber");
}

TEST_CASE("what has been won makes way for the next deal, and goes when it is taken back", "[ui]") {
  const Rubber device;
  Driver driver(device.world);
  save_eleven_tricks(driver);
  REQUIRE(driver.find("moment") != nullptr);
  SECTION("the next deal is begun") { driver.tap("trump.S"); }
  SECTION("it is taken back") {
    driver.frame(a_second);
    driver.tap("toast.undo");
  }
  CHECK(driver.find("moment") == nullptr);
}

TEST_CASE("what has been won is whole at every size, in every language", "[ui][layout]") {
  for (const Language language : languages_to_see())
    for (const auto& [width, height] : {std::pair{1280.F, 800.F}, std::pair{1024.F, 600.F},
                                        std::pair{800.F, 1280.F}, std::pair{390.F, 844.F}}) {
      Rubber device;
      device.world.language = language;
      Driver driver(device.world, width, height);
      save_eleven_tricks(driver);
      driver.frame(a_second / 2);
      CAPTURE(width, static_cast<int>(language));
      CHECK(contains(driver.text("toast.then"), "Cai"));
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
}

TEST_CASE("where less motion is wanted nothing moves", "[ui]") {
  const Rubber tricks("{}");  // each trick is paid for
  Driver driver(tricks.world);
  const bool less = GENERATE(false, true);
  driver.app().ui.less_motion = less;
  driver.tap_all({"trump.H", "tricks.0.11"});
  CHECK(driver.app().ui.is_gliding() != less);  // what it would pay comes into sight
  driver.frame(a_second);
  CHECK_FALSE(driver.app().ui.is_gliding());
}

}  // namespace moment_test
