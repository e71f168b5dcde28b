// What has become of a book of version 0.1 is told when it is opened, once.
#include "support/old_book.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace taken_over_book_test {

namespace {

// A name had been erased in it.
std::string old_book_without_a_name(const Folder& folder, const std::string& name) {
  const std::string path = old_book(folder, name);
  SQLite::Database old(path, SQLite::OPEN_READWRITE);
  say_in_old_book(old, 1, "erased", R"({"sha256":"00"})", "alias");
  return path;
}

}  // namespace

TEST_CASE("an old book that is taken over is told of once", "[ui][legacy]") {
  const Device device;
  const std::string path = old_book_without_a_name(device.folder, "book.db");
  {
    Driver driver(device.world);
    driver.frame(2);
    CHECK(contains(driver.text("taken_over.0"), path + ".0.1"));
    CHECK(contains(driver.text("taken_over.1"), "1 name had been erased in the old book"));
    driver.tap_all({"dialog.close", "go.settings"});
    CHECK_FALSE(driver.find("taken_over.0"));
  }
  Driver again(device.world);
  again.frame(2);
  CHECK_FALSE(again.find("taken_over.0"));
}

TEST_CASE("so is one that is opened in the place of another", "[ui][legacy]") {
  const TwoDeals device;
  Driver driver(device.world);
  open_book(driver.app(), old_book_without_a_name(device.folder, "old.db"));
  driver.app().dialog = ui::KeyHelp{};  // what is open stays so first
  driver.frame(2);
  CHECK_FALSE(driver.find("taken_over.0"));
  driver.tap("dialog.close");
  driver.frame(2);
  CHECK(contains(driver.text("taken_over.0"), "old.db.0.1"));
}

TEST_CASE("what is told of an old book is a sentence of the window, in every language",
          "[ui][legacy]") {
  const Device device;
  old_book_without_a_name(device.folder, "book.db");
  Driver driver(device.world);
  driver.frame(2);
  for (const auto& [language, kept] :
       {std::pair(Language::english, "The old book"), std::pair(Language::danish, "Den gamle bog"),
        std::pair(Language::swedish, "Den gamla boken"),
        std::pair(Language::norwegian, "Den gamle boken")}) {
    speak(driver.app(), language);
    driver.frame(2);
    CHECK(driver.text("taken_over.0").rfind(kept, 0) == 0);
    CHECK(driver.text("taken_over.0").back() == '.');
    const std::string erased = driver.text("taken_over.1");
    CHECK(erased.back() == '.');
    CHECK((language == Language::english || !contains(erased, "merge")));  // a command's name
  }
}

TEST_CASE("names that had been erased in an old book are told of where it is recovered",
          "[ui][legacy]") {
  const TwoDeals device;
  const std::string old = old_book_without_a_name(device.folder, "old.db");
  Driver driver(device.world);
  tamper(old, "UPDATE record SET body = '{' WHERE seq = 23");
  open_book(driver.app(), old);
  REQUIRE(driver.app().is_unreadable());
  recover(driver.app());
  driver.frame(2);
  CHECK(contains(driver.app().club.path(), "-recovered-"));
  CHECK(contains(driver.text("taken_over.0"), "1 name had been erased in the old book"));
}

TEST_CASE("that a recovered book may have another order begins like a sentence", "[ui]") {
  for (const Language language : languages) {
    const std::string said = ui::as_sentence(text(Word::recovered_reordered), language);
    CAPTURE(said);
    CHECK((said.front() >= 'A' && said.front() <= 'Z'));
  }
}

}  // namespace taken_over_book_test
