// The card of one entry: what it moved and why, as the sheet has it.
#include "support/earlier_edition.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace entry_card_test {

namespace {

struct OfAnEarlierEdition : Device {
  OfAnEarlierEdition() {
    Book book = opened(world.book);
    import_into(book, evening_text("esmakker-whist", four_of_esmakker, "{}", ""));
    const Uuid evening = list_evenings(book)->front().id;
    store_unjudged(book, *load_evening(book, evening)->sessions.at(0).id, uuid_of(9, 1));
  }
};

}  // namespace

TEST_CASE("the card of an entry of an earlier edition says how it came to what it counts",
          "[ui][sheet]") {
  const OfAnEarlierEdition device;
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.0"});
  CHECK(driver.find("entry.how.0") != nullptr);
}

TEST_CASE("the card of an entry writes its day as every other screen does", "[ui][sheet]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save", "go.sheet", "row.0"});
  CHECK(driver.text("entry.at") == "20/11/2026 21:04");
  CHECK(driver.text("dialog.title") == "Deal 1  ·  entry 1");
  driver.tap_all({"dialog.close", "go.settings", "language.da", "go.sheet", "row.0"});
  CHECK(driver.text("entry.at") == "20.11.2026 21:04");
}

}  // namespace entry_card_test
