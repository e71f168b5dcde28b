// What the places say of themselves: where there is nothing yet, what has been put away, and titles
// and payments between people of long names.
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace places_say_test {
namespace {

// Anne-Margrethe owes Jens 40.
const std::string of_long_names =
    R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","currency":"DKK","players":[)"
    R"("Anne-Margrethe Christensen","Hans Christian Mikkelsen","Jens Peter Sørensen"],)"
    R"("sessions":[{"game":"commerce","stake":"1","seats":["Anne-Margrethe Christensen",)"
    R"("Hans Christian Mikkelsen","Jens Peter Sørensen"],"entries":[{"type":"adjust","points":{)"
    R"("Anne-Margrethe Christensen":"-40","Jens Peter Sørensen":"40"},"why":"agreed"}]}]})";

}  // namespace

TEST_CASE("a place with nothing on it yet leads to the evening", "[ui]") {
  for (const Glass& glass : std::vector<Glass>{
           {1280, 800}, {1024, 600}, {390, 844}, {844, 390}, {390, 844, 150}, {844, 390, 150}})
    for (const char* place : {"go.table", "go.sheet", "go.settlement", "go.standings"}) {
      const Device device;
      Driver driver(device.world, glass.width, glass.height);
      look_through(driver, glass);
      CAPTURE(glass.width, glass.height, glass.zoom, place);
      driver.tap(driver.find(place) ? place : "go.more");
      if (!driver.find("way.evening")) driver.tap(place);
      CHECK(faults(driver.app()) == std::set<std::string>{});
      driver.tap("way.evening");
      CHECK(driver.app().tab == ui::Tab::evening);
    }
}

TEST_CASE("the help of the keys has every key that is heard", "[ui]") {
  for (const bool has_call : {false, true}) {
    const TableWith table(has_call ? "rodskagg" : "ligeud", four_players);
    Driver driver(table.world, 1280, 800);
    driver.tap_all({"go.settings", "keys"});
    std::multiset<std::string> shown;
    for (const ui::ShownItem& item : driver.app().ui.items()) shown.insert(item.shown);
    for (const std::string key : {"←↑→↓", "Tab", "Enter", "Backspace", "Esc", "0 – 9", "A B C …",
                                  "P", "C", "N", "Ctrl S", "Ctrl Z", "Alt 1 – 8", "F1", "?"}) {
      CAPTURE(key);
      CHECK(shown.count(key) == 1);
    }
    CHECK((shown.count("F") == 1) == has_call);
  }
}

TEST_CASE("of the only evening that is put away it is said that all are", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world, 1280, 800);
  driver.tap_all({"go.evening", "evening.archive"});
  driver.frame(2);
  CHECK(driver.text("evenings.none") == "All evenings are archived.");
  driver.tap("evenings.archived");
  driver.frame(2);
  CHECK(driver.find("evenings.none") == nullptr);
  CHECK(driver.find("evening.0") != nullptr);
}

TEST_CASE("with larger letters the title of an evening is no smaller than what stands below it",
          "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book,
                R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                R"("place":"Pensionistforeningen, Rønne","players":["Anna","Bo","Cai"],)"
                R"("sessions":[{"game":"commerce","seats":["Anna","Bo","Cai"],"entries":[]}]})");
  }
  for (const int zoom : {100, 115, 130}) {
    Driver driver(device.world, 390, 844);
    look_through(driver, {390, 844, zoom});
    driver.tap("go.evening");
    driver.frame(2);
    CAPTURE(zoom);
    const ui::ShownItem& title = driver.item("evening.title");
    CHECK(title.rect.h >= 2 * driver.app().ui.height(ui::Type::body) - 1);
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("on a telephone a payment between people of long names is told by those of the plates",
          "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, of_long_names);
  }
  Driver driver(device.world, 390, 844);
  driver.tap("go.settlement");
  CHECK(driver.text("due.0") == "Anne-Margrethe  →  Jens");
  driver.tap("due.0.why");
  driver.frame(2);
  CHECK(contains(driver.text("dialog.title"), "40.00 DKK"));
  CHECK_FALSE(driver.item("dialog.title").shortened);
  CHECK(faults(driver.app()) == std::set<std::string>{});
}

}  // namespace places_say_test
