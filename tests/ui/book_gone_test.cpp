// A book that was opened in the place of the one asked for, and is not there at the next start.
#include "support/evenings.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace book_gone_test {

namespace {

namespace fs = std::filesystem;

void fill(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
}

// As on a memory stick that is not in.
struct StickIsOut : Device {
  std::string stick = folder.path("stick.db");

  StickIsOut() {
    ui::Settings settings;
    settings.book_for = world.book;
    settings.book = stick;
    REQUIRE(ui::write_settings(world.settings, {}, settings));
  }
};

}  // namespace

TEST_CASE(
    "a book that was opened instead and is gone gives way to the one asked for, which is told",
    "[ui]") {
  const StickIsOut device;
  fill(device.world.book);
  Driver driver(device.world);
  CHECK(driver.app().club.path() == device.world.book);
  CHECK_FALSE(fs::exists(device.stick));
  const std::string told = device.stick + " is not there; book.db is open instead";
  CHECK(driver.text("toast") == told);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(driver.text("toast") == told);
  CHECK(driver.app().club.path() == device.world.book);
  fill(device.stick);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(driver.app().club.path() == device.stick);
}

TEST_CASE("where neither the book opened instead nor the one asked for is there none is begun",
          "[ui]") {
  const StickIsOut device;
  Driver driver(device.world);
  CHECK(driver.app().is_unreadable());
  CHECK(driver.find("first.title") == nullptr);
  CHECK(contains(driver.text("book.fault"), device.stick));
  CHECK_FALSE(fs::exists(device.stick));
  CHECK_FALSE(fs::exists(device.world.book));
  SECTION("until it is there again") {
    fill(device.stick);
    driver.tap("book.retry");
    CHECK(driver.find("evening.0") != nullptr);
    CHECK_FALSE(fs::exists(device.world.book));
  }
  SECTION("until somebody wishes it") {
    driver.tap("book.begin");
    CHECK(driver.app().club.path() == device.world.book);
    CHECK(driver.find("first.title") != nullptr);
  }
}

}  // namespace book_gone_test
