// Names beside each other are equally large: a long one has two lines, or is brief.
#include <cmath>

#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace name_sizes_test {
namespace {

// How tall the letters of what stands in the item are.
float letters_in(const Driver& driver, const std::string& id) {
  const ui::Ui& ui = driver.app().ui;
  const ui::Item& around = driver.item(id);
  for (const ui::Item& item : ui.items()) {
    if (item.tappable || item.shown != around.shown) continue;
    if (!around.rect.contains(item.rect.center())) continue;
    for (const ui::Type type : {ui::Type::body, ui::Type::small, ui::Type::caption}) {
      const float lines = item.rect.h / ui.height(type);
      if (std::fabs(lines - std::round(lines)) < 0.02F) return ui.height(type);
    }
    return item.rect.h;
  }
  return 0;
}

}  // namespace

TEST_CASE("names in a row are equally large", "[ui][names]") {
  const TableWith table(
      "ligeud", {"Marie-Louise Christoffersen", "Bo", "Anne-Mette Kjær", "Anne-Mette Holm"});
  for (const Glass& glass : std::vector<Glass>{{1280, 800}, {1024, 600}, {800, 1280}, {390, 844}}) {
    CAPTURE(glass.width, glass.height);
    Driver driver(table.world, glass.width, glass.height);
    driver.tap_all({"go.table", "contract.9"});
    driver.frame(a_second);
    std::vector<std::string> rows{"declarer."};
    if (glass.width > 390) rows.emplace_back("seat.");  // a telephone's plates have one line
    for (const std::string& row : rows)
      for (const std::string other : {"0", "2", "3"}) {
        CAPTURE(row, other);
        CHECK(letters_in(driver, row + other) > 0);
        CHECK(letters_in(driver, row + other) == letters_in(driver, row + "1"));
      }
    table.forget_drafts();
  }
}

}  // namespace name_sizes_test
