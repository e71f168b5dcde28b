// The people of the club on the screen, how they are paid, and a book from another tablet.
#include "support/evenings.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

struct Club : Device {
  Club() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
  }
};

}  // namespace

TEST_CASE("a number is kept, and the payment can then be made by telephone", "[ui]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.settlement", "due.0.why"});
  CHECK(driver.find("why.pay") == nullptr);
  driver.tap("dialog.close");
  const std::string receiver = driver.text("due.0").substr(driver.text("due.0").find("→") + 5);
  driver.tap_all({"go.settings", "people"});
  driver.tap("person." + receiver);
  driver.tap("edit.mobilepay");
  driver.type("ring mig");
  driver.press(key_enter);
  CHECK(driver.text("wrong").find("ring mig") != std::string::npos);
  for (int i = 0; i < 8; ++i) driver.press(key_backspace);
  driver.type("20 12 34 56");
  driver.press(key_enter);
  CHECK(driver.text("edit.mobilepay") == "20123456");
  driver.tap("dialog.close");
  driver.tap_all({"go.settlement", "due.0.why", "why.pay"});
  CHECK(driver.text("code.0.to") == "20123456");
  // It marks nothing as paid.
  driver.tap("dialog.close");
  CHECK(driver.find("due.0.paid") != nullptr);
}

TEST_CASE("a new name is shown everywhere, and the table goes on under it", "[ui]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
  for (int i = 0; i < 2; ++i) driver.press(key_backspace);
  driver.type("Bjarne");
  driver.press(key_enter);
  driver.tap("dialog.close");
  driver.tap("go.table");
  CHECK(driver.text("seat.1") == "Bjarne");
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9", "save"});
  const Book book = opened(club.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  REQUIRE(evening.has_value());
  CHECK(evening->sessions[0].seats[1] == "Bo");  // as it was written
  CHECK(judge(*evening).complaints.empty());
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Bo") == nullptr);
  CHECK(driver.find("player.Bjarne") != nullptr);
}

TEST_CASE("who is not offered any longer comes back when asked for", "[ui]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Cai", "person.remove", "dialog.close"});
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Cai") == nullptr);
  CHECK(driver.find("player.Bo") != nullptr);
  driver.tap("setup.back");
  driver.tap_all({"go.settings", "people", "person.Cai", "person.remove", "dialog.close"});
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Cai") != nullptr);
}

TEST_CASE("the book of another table is merged by picking it", "[ui]") {
  Club club;
  const std::string other = club.folder.path("other.db");
  {
    Book book = opened(other);
    import_into(book, read_bytes(sample("rodskagg")));
  }
  const std::string broken = club.folder.file("broken.db", "not a book");
  club.world.books_nearby = [=] { return std::vector<std::string>{other, broken}; };
  Driver driver(club.world);
  driver.tap_all({"go.settings", "merge", "book.0"});
  CHECK(driver.text("merge.said").find("new") != std::string::npos);
  CHECK(list_evenings(opened(club.world.book))->size() == 2);
  driver.tap("book.1");
  CHECK(driver.text("merge.said").find("broken.db") != std::string::npos);
  CHECK(list_evenings(opened(club.world.book))->size() == 2);
}

TEST_CASE("every export is written from the settlement", "[ui]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "of.ligeud", "standings.pdf"});
  CHECK(driver.text("notice").find(".pdf") != std::string::npos);
  driver.tap("go.settlement");
  for (const char* format : {"pdf", "xlsx", "html", "csv", "ledger", "evening"}) {
    driver.tap(std::string("export.") + format);
    const std::string said = driver.text("notice");
    const std::string path = said.substr(said.find('/'));
    CAPTURE(path);
    CHECK(std::filesystem::file_size(path) > 300);
  }
}
