// A disk on which nothing has room, neither the book's entries nor what is tapped in.
#include "support/small_disk.hpp"
#include "ui/faults.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace full_disk_test {
namespace {

// The book and what is this device's lie on a disk that cannot be written.
struct Unwritable : Device {
  SmallDisk disk{folder, 6};
  Unwritable() {
    if (!disk.is_there()) return;
    world.book = disk.path("book.db");
    world.settings = disk.path("settings.json");
    {
      Book book = opened(world.book);
      import_into(book, ligeud_evening(1, nine_made(1)));
    }
    disk.make_read_only(true);
  }
};

}  // namespace

TEST_CASE("where nothing can be saved no Save is advised, and no toast lies on the bar",
          "[ui][once]") {
  const Unwritable device;
  if (!device.disk.is_there()) return;
  for (const Glass& glass : std::vector<Glass>{{844, 390}, {1024, 600}, {1280, 800}, {390, 844}}) {
    Driver driver(device.world, glass.width, glass.height);
    driver.tap_all({"go.table", "contract.nole"});
    driver.frame(2);
    CAPTURE(glass.width, glass.height);
    REQUIRE(driver.find("read_only") != nullptr);
    const std::string id = driver.find("not_kept") ? "not_kept" : "toast";
    CHECK(contains(driver.text(id), "Make room"));
    CHECK(contains(driver.text(id), driver.text("book.retry")));
    CHECK_FALSE(contains(driver.text(id), "Save"));
    if (id == "not_kept") continue;
    for (const char* said : {"missing", "read_only"})
      CHECK(driver.item("toast").rect.meet(driver.item(said).rect).empty());
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("a payment that cannot be ticked says why, and nothing is called kept before it is there",
          "[ui][once]") {
  const Unwritable device;
  if (!device.disk.is_there()) return;
  Driver driver(device.world, 1280, 800);
  CHECK_FALSE(contains(driver.text("book.fault"), "still here"));
  driver.tap("go.settlement");
  driver.app().messages.toast.reset();
  driver.tap("due.0.paid");
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "cannot be written"));
  driver.app().messages.toast.reset();
  driver.tap_all({"go.table", "contract.nole"});
  driver.frame(2);
  CHECK(contains(driver.text("book.fault"), "still here"));
}

TEST_CASE("nothing moves when what is wrong says that the form is kept", "[ui][once]") {
  const Unwritable device;
  if (!device.disk.is_there()) return;
  Driver driver(device.world, 390, 844);
  driver.tap("go.table");
  driver.frame(2);
  const auto ways = [&] { return driver.item("book.retry").rect; };
  const ui::Rect before = ways();
  REQUIRE(driver.find("book.fault"));
  driver.tap("contract.nole");
  driver.frame(2);
  CHECK(contains(driver.text("book.fault"), "still here"));
  CHECK(ways().y == before.y);
  CHECK(ways().h == before.h);
}

}  // namespace full_disk_test
