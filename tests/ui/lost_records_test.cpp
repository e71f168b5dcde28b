// A book that has less in it than it had says so until it has that again, or somebody says that
// this is right; and the copies that have more are left to be found.
#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>

#include "db/files/backup.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/app/backups.hpp"
#include "ui/app/drafts.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace lost_records_test {

namespace {

struct Loss : TwoDeals {
  Loss() {
    world.now = [this] { return now; };
  }

  std::string now = "2026-11-20T21:04:05+01:00";
  [[nodiscard]] std::size_t entries() const {
    const auto evening = load_evening(opened(world.book), uuid_of(1, 1));
    return std::get<EnteredSession<Ligeud>>(evening->sessions.at(0).entered).entries.size();
  }
  [[nodiscard]] std::size_t copies() const { return ui::backups_of(world.book).size(); }
  // A third deal or more, a copy that has it, and then the book of before in its place.
  void lose_a_deal(std::initializer_list<const char*> declarers = {"declarer.2"}) {
    const std::string before = folder.path("before.db");
    REQUIRE(backup_book(opened(world.book), before).has_value());
    {
      Driver driver(world);
      for (const char* declarer : declarers) {
        driver.tap_all({"contract.nole", declarer, "tricks.1", "save"});
        driver.frame(2);
      }
      driver.catch_up();
      REQUIRE(copies() == 1);
    }
    for (const char* beside : {"-wal", "-shm"}) std::filesystem::remove(world.book + beside);
    std::filesystem::copy_file(before, world.book,
                               std::filesystem::copy_options::overwrite_existing);
    REQUIRE(entries() == 2);
    now = "2026-11-22T21:04:05+01:00";  // a copy would be due
  }
};

}  // namespace

TEST_CASE("a book that has less in it than when it was last open says so, and where the rest is",
          "[ui]") {
  Loss device;
  std::string book, log;
  {
    Driver driver(device.world);
    driver.tap_all({"contract.nole", "declarer.2", "tricks.1", "save"});
    book = read_bytes(device.world.book);
    log = read_bytes(device.world.book + "-wal");
    REQUIRE_FALSE(log.empty());
  }
  {
    const Driver again(device.world);
    CHECK(again.find("less") == nullptr);
  }
  const std::string whole = device.folder.path("copy.db");
  REQUIRE(backup_book(opened(device.world.book), whole).has_value());
  // As a program that was killed has left them, but that a disk gives back nothing but zeros.
  device.folder.file("book.db", book);
  device.folder.file("book.db-wal", std::string(log.size(), '\0'));
  device.world.books_nearby = [&] { return std::vector<std::string>{whole}; };
  Driver driver(device.world);
  CHECK(device.entries() == 2);
  CHECK(contains(driver.text("less"), "less in it than when it was last open here"));
  driver.tap_all({"go.table", "less.merge", "book.0", "dialog.close"});
  CHECK(device.entries() == 3);
  CHECK(driver.find("less") == nullptr);
  const Driver after(device.world);
  CHECK(after.find("less") == nullptr);
}

TEST_CASE("the copy that has what is lost is offered, and none of what is left is made before it",
          "[ui]") {
  Loss device;
  device.lose_a_deal();
  Driver driver(device.world);
  driver.catch_up();
  driver.frame(2);
  CHECK(device.copies() == 1);
  driver.tap("less.merge");
  driver.tap("dialog.close");
  CHECK(driver.find("less"));  // nothing has been brought back by looking
  driver.tap_all({"less.merge", "book.0"});
  CHECK(device.entries() == 3);
  driver.frame(2);
  CHECK(driver.find("less.right") == nullptr);
  driver.tap("dialog.close");
  CHECK(driver.find("less") == nullptr);
}

TEST_CASE("what is entered brings nothing back that a book has lost", "[ui]") {
  Loss device;
  device.lose_a_deal();
  device.now = "2026-11-20T22:04:05+01:00";
  const std::string other = device.folder.path("other.db");
  {
    Book book = opened(other);
    import_into(book, ligeud_evening(2, nine_made(12) + "," + nine_made(13), "2026-11-13"));
  }
  device.world.books_nearby = [&] { return std::vector{other}; };
  for (const std::size_t stored : {3U, 4U}) {
    Driver driver(device.world);
    CHECK(driver.find("less"));
    const char* declarer = stored == 3 ? "declarer.0" : "declarer.1";
    driver.tap_all({"go.table", "contract.nole", declarer, "tricks.1", "save"});
    driver.frame(2);
    REQUIRE(device.entries() == stored);
    CHECK(driver.find("less"));
    driver.catch_up();
    driver.frame(2);
    CHECK(driver.find("less"));
  }
  {
    Driver driver(device.world);
    driver.tap_all({"less.merge", "book.1", "dialog.close"});
    driver.frame(2);
    CHECK(driver.find("less"));  // nor does what another book has
    driver.tap_all({"less.merge", "book.0", "dialog.close"});
    driver.frame(2);
    CHECK(driver.find("less") == nullptr);
  }
  const Driver after(device.world);
  CHECK(after.find("less") == nullptr);
}

TEST_CASE("what an earlier edition counted after a loss is no part of the note any longer",
          "[ui]") {
  Loss device;
  device.lose_a_deal();
  { const Driver driver(device.world); }
  std::string kept = read_bytes(device.folder.path("drafts.json"));
  device.folder.file("drafts.json", kept.replace(kept.find('{'), 1, R"({"entered": 1, )"));
  const Driver driver(device.world);
  CHECK(driver.find("less"));
  CHECK_FALSE(driver.find("toast"));  // the file is read
}

TEST_CASE("what another program writes brings nothing back that a book has lost", "[ui]") {
  Loss device;
  device.lose_a_deal();
  const auto write_two = [&] {
    Book book = opened(device.world.book);
    for (int i = 0; i < 2; ++i)
      append_to(book, uuid_of(2, 1), R"({"type":"note","text":"from elsewhere"})");
  };
  write_two();  // more than is lost
  Driver driver(device.world);
  CHECK(driver.find("less"));
  write_two();
  wake(driver.app());
  driver.frame(2);
  REQUIRE(device.entries() == 6);
  CHECK(driver.find("less"));
  driver.tap_all({"less.merge", "book.0", "dialog.close"});
  driver.frame(2);
  CHECK(device.entries() == 7);
  CHECK(driver.find("less") == nullptr);
}

TEST_CASE("a loss is seen as soon as the book is read again, however that comes", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.frame(2);
  driver.app().drafts.all.books.had.records += 2;
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  driver.tap("save");
  REQUIRE(driver.find("book.fault"));
  look_for_loss(driver.app());
  REQUIRE_FALSE(driver.app().drafts.book_has_less);  // it cannot be read just now
  other.exec("ROLLBACK");
  driver.rest(1);
  driver.tap("save");
  driver.frame(2);
  CHECK(driver.find("book.fault") == nullptr);
  CHECK(driver.find("less"));
}

TEST_CASE("where no note has room a toast says once that a book has less", "[ui]") {
  Loss device;
  device.lose_a_deal();
  Driver driver(device.world, 1024, 600);
  driver.frame(2);
  CHECK(driver.find("less") == nullptr);
  CHECK(contains(driver.text("toast"), "less in it"));
  driver.app().messages.toast.reset();
  driver.frame(2);
  driver.catch_up();
  driver.frame(2);
  CHECK(driver.find("toast") == nullptr);
  driver.tap_all({"go.settings", "merge", "book.0", "dialog.close"});
  CHECK(device.entries() == 3);
  CHECK_FALSE(driver.app().drafts.book_has_less);
}

TEST_CASE("that a book is right as it is can be said where its rest is looked for", "[ui]") {
  Loss device;
  device.lose_a_deal();
  Driver driver(device.world);
  offer_files(driver.app(), {device.folder.path("before.db")});
  driver.frame(2);
  REQUIRE(driver.find("book.0"));
  CHECK(driver.find("less.right") == nullptr);
  driver.tap_all({"dialog.close", "less.merge"});
  CHECK(contains(driver.text("less.said"), "less in it"));
  CHECK(driver.find("less.right"));
}

TEST_CASE("that a book has less is not forgotten until somebody says that it is right", "[ui]") {
  Loss device;
  device.lose_a_deal();
  const std::string other = device.folder.path("other.db");
  add_another_evening(other);
  {
    Driver driver(device.world);
    CHECK(driver.find("less"));
    open_book(driver.app(), other);
    driver.frame(2);
    CHECK(driver.find("less") == nullptr);
  }
  {
    Driver driver(device.world);  // the other one
    open_book(driver.app(), device.world.book);
    driver.frame(2);
    CHECK(driver.find("less"));
  }
  {
    Driver again(device.world);
    again.tap_all({"less.merge", "less.right"});
    again.frame(2);
    CHECK(again.find("less") == nullptr);
    again.catch_up();
    CHECK(device.copies() == 2);  // as ever
  }
  const Driver after(device.world);
  CHECK(after.find("less") == nullptr);
}

TEST_CASE("that a book is right is kept where it has as much as it had, but not the same", "[ui]") {
  Loss device;
  device.lose_a_deal({"declarer.2", "declarer.1"});
  {
    Driver driver(device.world);  // whose log begins anew, with the table's header
    driver.tap_all({"go.table", "contract.nole", "declarer.0", "tricks.1", "save"});
    driver.frame(2);
    REQUIRE(driver.app().club.records() == driver.app().drafts.all.books.had.records);
    driver.tap_all({"less.merge", "less.right"});
    driver.frame(2);
    CHECK(driver.find("less") == nullptr);
  }
  const Driver after(device.world);
  CHECK(after.find("less") == nullptr);
}

TEST_CASE("of a book that cannot be read it is known what it had, also after another", "[ui]") {
  const TwoDeals device;
  const std::string other = device.folder.path("other.db");
  add_another_evening(other);
  Driver driver(device.world);
  open_book(driver.app(), other);
  driver.frame(2);
  open_book(driver.app(), device.world.book);
  driver.frame(2);
  device.folder.file("other.db", std::string(4096, 'x'));
  open_book(driver.app(), other);
  driver.tap("go.evening");
  REQUIRE(driver.app().is_unreadable());
  CHECK(contains(driver.text("book.known"), "from 1 evening in it"));
}

TEST_CASE("of two windows neither lowers what the other has seen in a book", "[ui]") {
  ui::Drafts before;
  before.books.had = {"book", 10, 1};
  ui::Drafts ours = before, theirs = before;
  theirs.books.had = {"book", 12, 1};
  ours.setting_up = true;
  CHECK(merge_drafts(before, ours, theirs).books.had == theirs.books.had);
  ours.books.had.records = 11;
  CHECK(merge_drafts(before, ours, theirs).books.had == theirs.books.had);
  ours.books.had.records = 13;
  CHECK(merge_drafts(before, ours, theirs).books.had == ours.books.had);
  ours.books.had.records = 9;  // that is right, somebody has said
  CHECK(merge_drafts(before, ours, theirs).books.had == ours.books.had);
  ours.books.had = before.books.had;
  ours.books.had.left = 9;  // after a loss
  CHECK(merge_drafts(before, ours, before).books.had == ours.books.had);
  CHECK(merge_drafts(ours, ours, theirs).books.had == theirs.books.had);
  ours.books.had = {"book", 9, 1};
  turn_to_book(ours, "other");
  const ui::Drafts both = merge_drafts(before, ours, theirs);
  CHECK(both.books.had == ui::BookHad{"other"});
  CHECK(both.books.others == std::vector<ui::BookHad>{{"book", 9, 1}});
}

TEST_CASE("of two windows that have seen a loss one can say that it is right", "[ui]") {
  ui::Drafts before;
  before.books.had = {"book", 10, 1, 0, {{uuid_of(9, 1), 10}}};
  ui::Drafts noted = before;
  noted.books.had.left = 9;
  for (const std::int64_t records : {9, 10}) {
    CAPTURE(records);
    ui::Drafts said = before;
    said.books.had = {"book", records, 1, 0, {{uuid_of(9, 2), records}}};
    CHECK(merge_drafts(before, said, before).books.had == said.books.had);
    CHECK(merge_drafts(before, said, noted).books.had == said.books.had);
    CHECK(merge_drafts(before, noted, said).books.had == said.books.had);
    CHECK(merge_drafts(noted, said, noted).books.had == said.books.had);
  }
}

TEST_CASE("of several copies the newest that has everything has the rest", "[ui]") {
  const auto rest = [](const std::vector<ui::Backup>& copies) {
    const auto found = ui::with_the_rest(copies, 90, 100);
    return found ? found->path : "none";
  };
  const ui::Backup lesser{"lesser", "2026-11-22T21:04:05", 90},
      newest{"newest", "2026-11-21T21:04:05", 100}, older{"older", "2026-11-20T21:04:05", 104},
      part{"part", "2026-11-19T21:04:05", 95};
  CHECK(rest({lesser, newest, older, part}) == "newest");
  CHECK(rest({lesser, part}) == "part");
  CHECK(rest({lesser}) == "none");
}

}  // namespace lost_records_test
