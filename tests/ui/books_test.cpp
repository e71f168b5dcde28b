// A book that cannot be read is never called empty: the app says what is known, and leads out. And
// the copies that it makes by itself.
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "support/purse.hpp"
#include "support/small_disk.hpp"
#include "support/whole_book.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/app/clock.hpp"
#include "ui/faults.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace books_test {

namespace {

namespace fs = std::filesystem;

void fill(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1) + "," + nine_made(2)));
}

// Bytes over a part of a file.
void write_at(const std::string& path, std::size_t at, const std::string& bytes) {
  std::string all = read_bytes(path);
  REQUIRE(all.size() >= at + bytes.size());
  all.replace(at, bytes.size(), bytes);
  std::ofstream(path, std::ios::binary | std::ios::trunc) << all;
}

// What nobody may say of a book that cannot be read.
void says_nothing_false(Driver& driver) {
  for (const char* place :
       {"go.evening", "go.table", "go.sheet", "go.settlement", "go.standings"}) {
    CAPTURE(place);
    driver.tap(place);
    CHECK(driver.find("broken") != nullptr);
    CHECK(driver.find("book.fault") != nullptr);
    CHECK(driver.find("empty") == nullptr);
    CHECK(driver.find("nothing") == nullptr);
    CHECK(driver.find("evening.new") == nullptr);
  }
}

std::string picture_of_folder(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& file : fs::directory_iterator(folder))
    if (file.path().extension() == ".db") names.push_back(file.path().filename().string());
  std::sort(names.begin(), names.end());
  std::string all;
  for (const std::string& name : names) all += name + " ";
  return all;
}

// The device's book lies there from now on; false where there is no such disk.
bool lies_on(const SmallDisk& disk, Device& device) {
  if (!disk.is_there()) return false;
  device.world.book = disk.path("book.db");
  fill(device.world.book);
  return true;
}

}  // namespace

TEST_CASE("a damaged book is not called empty, and what can be read is saved", "[ui]") {
  const Device device;
  fill(device.world.book);
  { const Driver driver(device.world); }  // it has been open: what it had is known
  write_at(device.world.book, 3 * 4096, std::string(64, '\xA5'));
  write_at(device.world.book, 5 * 4096, std::string(64, '\xA5'));
  const std::string damaged = read_bytes(device.world.book);
  Driver driver(device.world);
  REQUIRE(driver.app().is_unreadable());
  says_nothing_false(driver);
  CHECK(contains(driver.text("book.fault"), "is damaged"));
  CHECK_FALSE(contains(driver.text("book.fault"), "malformed"));  // as SQLite says it
  CHECK(contains(driver.text("book.known"), "from 1 evening in it"));
  driver.tap("book.recover");
  CHECK(read_bytes(device.world.book) == damaged);
  CHECK(contains(driver.text("toast"), "new book"));
  CHECK(contains(driver.app().club.path(), "book-recovered-2026-11-20T210405.db"));
  // The next start opens it, too, and leaves the old one alone.
  Driver again(device.world);
  CHECK(again.app().club.path() == driver.app().club.path());
  CHECK_FALSE(again.app().is_unreadable());
  CHECK(read_bytes(device.world.book) == damaged);
}

TEST_CASE("a damaged file is put away elsewhere as it is, over nothing", "[ui]") {
  Device device;
  const std::string stick = device.folder.path("stick");
  device.world.folders_nearby = [&] { return std::vector<std::string>{stick}; };
  std::ofstream(device.world.book) << "a shopping list";
  std::ofstream(device.world.book + "-wal") << "milk";
  Driver driver(device.world);
  const std::string to = "/book-damaged-2026-11-20T210405";
  driver.tap_all({"book.save", "pick.0"});
  CHECK(contains(driver.text("toast"), stick + to + ".db"));
  CHECK(read_bytes(stick + to + ".db") == "a shopping list");
  CHECK(read_bytes(stick + to + ".db-wal") == "milk");
  CHECK((fs::status(stick + to + ".db").permissions() & fs::perms::others_read) == fs::perms::none);
  std::ofstream(device.world.book) << "another list";
  driver.tap_all({"book.save", "pick.0", "book.save", "pick.1"});
  CHECK(read_bytes(stick + to + ".db") == "a shopping list");
  CHECK(read_bytes(stick + to + "-2.db") == "another list");
  CHECK(read_bytes(device.world.exports + to + ".db") == "another list");
  CHECK(driver.app().is_unreadable());
  std::ofstream(device.folder.path("file")) << "in the way";
  device.world.exports = device.folder.path("file/exports");
  Driver refused(device.world);
  refused.tap_all({"book.save", "pick.1"});
  CHECK(contains(refused.text("toast"), "cannot create"));
}

TEST_CASE("what is no book, and one of a later version, is not called empty", "[ui]") {
  const Device device;
  fill(device.world.book);
  SECTION("a later version") {
    write_at(device.world.book, 60, std::string("\0\0\0\x63", 4));
    Driver driver(device.world);
    says_nothing_false(driver);
    CHECK(contains(driver.text("book.fault"), "newer version"));
    CHECK(driver.find("book.recover") == nullptr);  // it is not damaged
  }
  SECTION("no book") {
    std::ofstream(device.world.book, std::ios::trunc) << "a shopping list";
    Driver driver(device.world);
    says_nothing_false(driver);
    CHECK(contains(driver.text("book.fault"), "not a Kattegat book"));
    CHECK(driver.text("book.known") == "Nothing is written into it until you have chosen.");
  }
  SECTION("nothing at all") {
    std::ofstream(device.world.book, std::ios::trunc) << "";
    Driver driver(device.world);
    says_nothing_false(driver);
    CHECK(read_bytes(device.world.book).empty());
  }
}

TEST_CASE("what a broken book leaves to be done is whole at every size, in every language",
          "[ui]") {
  Device device;
  fill(device.world.book);
  { const Driver driver(device.world); }
  std::ofstream(device.world.book, std::ios::trunc) << "a shopping list";
  for (const Language language : languages) {
    device.world.language = language;
    Driver driver(device.world, 1280, 800);
    for (const Glass& glass : glasses) {
      look_through(driver, glass);
      for (const char* way : {"go.evening", "book.other", "book.save"}) {
        CAPTURE(static_cast<int>(language), glass.width, glass.zoom, way);
        driver.tap(way);
        CHECK(faults(driver.app()) == std::set<std::string>{});
        if (driver.find("dialog.close")) driver.tap("dialog.close");
      }
    }
  }
}

TEST_CASE("another book is opened, remembered, and can be left again", "[ui]") {
  const Device device;
  std::ofstream(device.world.book) << "a shopping list";
  fill(device.folder.path("other.db"));
  {
    Driver driver(device.world);
    driver.tap("go.evening");
    driver.tap_all({"book.other", "pick.0"});
    CHECK(driver.app().club.path() == device.folder.path("other.db"));
    CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
    CHECK(driver.text("toast") == "other.db is open now");
  }
  {
    Driver driver(device.world);
    CHECK(driver.app().club.path() == device.folder.path("other.db"));
    CHECK(ui::other_books(driver.app()) == std::vector<std::string>{device.world.book});
    open_book(driver.app(), device.world.book);
    CHECK(driver.app().is_unreadable());
  }
  fs::remove(device.world.book);
  const Driver driver(device.world);  // the one that was asked for, begun anew
  CHECK(contains(picture_of_folder(device.folder.path("")), "book.db"));
}

TEST_CASE(
    "what was sought in one book leaves out nothing of another, and what it lacks is not the "
    "other's",
    "[ui]") {
  const Device device;
  const std::string other = device.folder.path("other.db");
  const auto at = [](int n, const char* date, const std::string& place) {
    std::string text = ligeud_evening(n, nine_made(n), date);
    return text.replace(text.find("Klubben"), 7, place);
  };
  {
    Book book = opened(device.world.book), theirs = opened(other);
    import_into(book, at(1, "2026-11-13", "Aalborg"));
    import_into(book, at(2, "2026-11-20", "Hobro"));
    import_into(theirs, at(3, "2026-11-20", "Malm"));
  }
  Driver driver(device.world);
  driver.tap("go.standings");
  const std::string everywhere = driver.text("standing.0.money");
  CHECK(driver.find("standings.where") == nullptr);
  driver.tap_all({"standings.by", "where.0", "dialog.close"});
  CHECK(driver.text("standings.where") == "Aalborg");
  CHECK(driver.text("standing.0.money") != everywhere);
  driver.tap("standing.0");
  CHECK(contains(driver.text("player.place"), "Aalborg"));
  driver.tap_all({"player.back", "go.evening"});
  driver.tap("evenings.search");
  driver.type("Aalborg");
  driver.tap("typed.done");
  CHECK(driver.find("evening.0") == nullptr);
  driver.app().drafts.all.books.had.records += 1;
  look_for_loss(driver.app());
  REQUIRE(driver.app().drafts.book_has_less);
  open_book(driver.app(), other);
  CHECK(driver.app().evening_list.sought.empty());
  CHECK_FALSE(driver.app().drafts.book_has_less);
  driver.frame(2);
  driver.tap("go.standings");
  CHECK(driver.find("standing.0") != nullptr);
}

TEST_CASE("of the book before nothing is shown where the next one cannot be read", "[ui]") {
  const Device device;
  fill(device.world.book);
  {
    Book book = opened(device.world.book);
    const PurseContents fee = owed(id_called(book, "Anna"), 5000);
    REQUIRE(enter_in_purse(book, {fee}, Extra::no).has_value());
  }
  ui::Club club(device.world.book, device.world.patience);
  REQUIRE(club.purse().lines.size() == 1);
  club.open(device.folder.file("junk.db", "no book"));
  CHECK(club.state() == ui::BookState::unreadable);
  CHECK(club.purse().lines.empty());
  CHECK((club.evenings().empty() && club.roster().empty() && club.conflicts().empty()));
  CHECK_FALSE(club.open_evening().has_value());
}

TEST_CASE("what cannot even be looked for is an unreadable book, and none is begun there", "[ui]") {
  const Device device;
  fill(device.world.book);
  ui::Club club(device.world.book, device.world.patience);
  const std::string loop = device.folder.path("loop");
  fs::create_symlink("loop", loop);
  club.open(loop + "/book.db");
  CHECK(club.state() == ui::BookState::unreadable);
  CHECK(club.fault().has_value());
}

TEST_CASE("the books beside one that is named without its folder are offered", "[ui]") {
  Device device;
  fill(device.world.book);
  fill(device.folder.path("other.db"));
  const fs::path before = fs::current_path();
  fs::current_path(device.folder.path(""));
  device.world.book = "book.db";
  Driver driver(device.world);
  const std::vector<std::string> offered = ui::other_books(driver.app());
  fs::current_path(before);
  REQUIRE(offered == std::vector<std::string>{device.folder.path("other.db")});
  open_book(driver.app(), offered.front());
  CHECK(ui::other_books(driver.app()) == std::vector<std::string>{device.folder.path("book.db")});
}

TEST_CASE("a read-only book is shown, and nothing can be saved in it", "[ui]") {
  Device device;
  const SmallDisk disk(device.folder, 6);
  if (!lies_on(disk, device)) return;
  disk.make_read_only(true);
  const auto to_write = Book::open_to_write(device.world.book);  // as the command line does
  REQUIRE_FALSE(to_write.has_value());
  CHECK(to_write.error().kind == BookFault::Kind::read_only);
  Driver driver(device.world);
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
  CHECK(driver.text("read_only") == "Read only");
  CHECK(driver.find("save") == nullptr);
  CHECK(contains(driver.text("book.fault"), "cannot be written"));
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  driver.press(key_enter);
  driver.tap("go.settlement");
  CHECK(driver.find("due.0") != nullptr);
  driver.tap("due.0.paid");
  CHECK_FALSE(driver.item("due.0.paid").chosen);
  CHECK(driver.find("less") == nullptr);
  const std::string other = device.folder.path("other.db");
  add_another_evening(other);
  CHECK_FALSE(merge(driver.app(), other).has_value());
  disk.make_read_only(false);
  CHECK(merge(driver.app(), other).has_value());  // there is room again
  CHECK(driver.app().club.evenings().size() == 2);
  driver.tap("go.table");
  if (driver.find("book.retry")) driver.tap("book.retry");
  CHECK(driver.find("book.fault") == nullptr);
  CHECK(contains(draft_on(driver.app()), "\"tricks\":1"));  // nothing that was tapped in is lost
  driver.tap("save");
  CHECK(driver.text("toast") == "Deal 3 is saved");
}

TEST_CASE("a book on a disk that is nearly full is shown", "[ui]") {
  Device device;
  const SmallDisk disk(device.folder, 6);
  if (!lies_on(disk, device)) return;
  std::ofstream(disk.path("films")) << std::string(5'000'000, 'x');
  Driver driver(device.world);
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
  CHECK(contains(driver.text("book.fault"), "is full"));
  fs::remove(disk.path("films"));
  driver.tap("book.retry");
  CHECK(driver.find("book.fault") == nullptr);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  CHECK(driver.text("toast") == "Deal 3 is saved");
}

// ---- Copies ----

TEST_CASE("the book is copied when it has changed and a day is over, or the evening", "[ui]") {
  Device device;
  fill(device.world.book);
  std::string now = "2026-11-20T21:04:05+01:00";
  device.world.now = [&now] { return now; };
  Driver driver(device.world);
  const auto copies = [&] { return ui::backups_of(device.world.book).size(); };
  back_up_when_due(driver.app());
  REQUIRE(copies() == 1);
  back_up_when_due(driver.app());
  CHECK(copies() == 1);
  struct stat folder {
  }, file{};
  REQUIRE(::stat(ui::backups_folder(device.world.book).c_str(), &folder) == 0);
  REQUIRE(::stat(ui::backups_of(device.world.book).front().path.c_str(), &file) == 0);
  CHECK((folder.st_mode & 0777U) == 0700);
  CHECK((file.st_mode & 0777U) == 0600);
  now = "2026-11-22T20:00:00+01:00";  // nothing has changed
  back_up_when_due(driver.app());
  CHECK(copies() == 1);
  driver.tap("go.table");
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  back_up_when_due(driver.app());
  CHECK(copies() == 2);
  now = "2026-11-22T23:00:00+01:00";
  driver.tap_all({"go.evening", "session.0.end"});
  back_up_when_due(driver.app());
  CHECK(copies() == 3);
  // Each is a book of its own.
  const auto newest = Book::open_to_read(ui::backups_of(device.world.book).front().path);
  REQUIRE(newest.has_value());
  CHECK(contents(*newest) == contents(opened(device.world.book)));
}

TEST_CASE("a copy that fails makes the next book wait for nothing", "[ui]") {
  const Device device;
  const std::string other = device.folder.path("other/book.db");
  fs::create_directory(device.folder.path("other"));
  fill(device.world.book);
  fill(other);
  std::ofstream(ui::backups_folder(device.world.book)) << "no folder";
  Driver driver(device.world);
  back_up_when_due(driver.app());
  CHECK(ui::backups_of(device.world.book).empty());
  CHECK(driver.find("book.fault") == nullptr);
  open_book(driver.app(), other);
  back_up_when_due(driver.app());
  CHECK(ui::backups_of(other).size() == 1);
}

TEST_CASE("a copy is restored under a new name, and nothing is written over", "[ui]") {
  const Device device;
  fill(device.world.book);
  {
    Driver driver(device.world);
    back_up_when_due(driver.app());
  }
  const std::string copy = read_bytes(ui::backups_of(device.world.book).front().path);
  std::ofstream(device.world.book, std::ios::trunc) << "a shopping list";
  Driver driver(device.world);
  driver.tap("go.evening");
  CHECK(contains(driver.text("book.backups.advice"),
                 date_text("2026-11-20", Language::english) + " 21:04"));
  driver.tap_all({"book.backups", "pick.0"});
  CHECK(contains(driver.app().club.path(), "book-restored-2026-11-20T210405.db"));
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  CHECK(read_bytes(device.world.book) == "a shopping list");
  CHECK(read_bytes(ui::backups_of(device.world.book).front().path) == copy);
}

TEST_CASE("the last ten copies stay, and one a week for a year", "[ui]") {
  const auto made = [](const std::string& day, const std::string& time) {
    return ui::Backup{"", day + "T" + time, 1};
  };
  std::vector<ui::Backup> backups;
  // Ten within two weeks; 2026-11-20 is a Friday, and weeks here begin with a Thursday.
  for (const char* day : {"2026-11-20", "2026-11-19", "2026-11-18", "2026-11-17", "2026-11-16",
                          "2026-11-15", "2026-11-14", "2026-11-13", "2026-11-12", "2026-11-11"})
    backups.push_back(made(day, "23:00:00"));
  CHECK(outdated(backups, "2026-11-20").empty());
  backups.push_back(made("2026-11-11", "20:00:00"));  // of the same week as the one above it
  backups.push_back(made("2026-11-04", "23:00:00"));  // the newest of its week
  backups.push_back(made("2026-11-03", "23:00:00"));
  backups.push_back(made("2025-11-21", "23:00:00"));  // 364 days
  backups.push_back(made("2025-11-18", "23:00:00"));  // 367 days
  std::string gone;
  for (const ui::Backup& one : outdated(backups, "2026-11-20")) gone += one.at + " ";
  CHECK(gone == "2026-11-11T20:00:00 2026-11-03T23:00:00 2025-11-18T23:00:00 ");
}

TEST_CASE("a copy is due when there is none, or the book has changed for a day", "[ui]") {
  using ui::a_day, ui::an_hour, ui::backup_is_due;
  const ui::Backup one{"", "2026-11-20T21:00:00", 7};
  CHECK(backup_is_due({}, "2026-11-20T21:00:00+01:00", 1, a_day));
  CHECK_FALSE(backup_is_due({}, "2026-11-20T21:00:00+01:00", 0, 0));  // nothing to lose
  CHECK_FALSE(backup_is_due(one, "2026-11-25T21:00:00+01:00", 7, 0));
  CHECK_FALSE(backup_is_due(one, "2026-11-21T20:59:59+01:00", 8, a_day));
  CHECK(backup_is_due(one, "2026-11-21T21:00:01+01:00", 8, a_day));
  CHECK_FALSE(backup_is_due(one, "2026-11-20T21:59:59+01:00", 8, an_hour));
  CHECK(backup_is_due(one, "2026-11-20T23:00:00+01:00", 8, an_hour));
  CHECK(backup_is_due(one, "2026-11-20T21:00:00+01:00", 8, 0));
}

TEST_CASE("payments of an evening that is over push no other day's copy out", "[ui]") {
  Device device;
  fill(device.world.book);
  std::string now = "2026-11-20T23:00:00+01:00";
  device.world.now = [&now] { return now; };
  Driver driver(device.world);
  const auto copies = [&] {
    back_up_when_due(driver.app());
    return ui::backups_of(device.world.book).size();
  };
  CHECK(copies() == 1);
  now = "2026-11-20T23:10:00+01:00";
  driver.tap_all({"go.evening", "session.0.end"});
  CHECK(copies() == 2);  // at once
  driver.tap_all({"podium.close", "go.settlement"});
  for (const char* minute : {"11", "12", "13"}) {
    now = "2026-11-20T23:" + std::string(minute) + ":00+01:00";
    driver.tap("due.0.paid");
    driver.rest(3);
    CHECK(copies() == 2);
    driver.tap("paid.0.paid");
    driver.rest(3);
    CHECK(copies() == 2);
  }
  now = "2026-11-21T00:10:01+01:00";
  CHECK(copies() == 3);
}

TEST_CASE("what was being set up goes on in the book that was recovered", "[ui]") {
  const Device device;
  fill(device.world.book);
  { Driver(device.world).tap_all({"go.evening", "evening.new", "player.Bo"}); }
  write_at(device.world.book, 3 * 4096, std::string(64, '\xA5'));
  write_at(device.world.book, 5 * 4096, std::string(64, '\xA5'));
  Driver driver(device.world);
  REQUIRE(driver.app().is_unreadable());
  driver.tap_all({"go.evening", "book.recover", "go.evening"});
  CHECK(driver.item("player.Bo").chosen);
}

TEST_CASE("only what is called like a copy is one", "[ui]") {
  const Folder folder;
  const std::string book = folder.path("book.db");
  CHECK(ui::backups_of(book).empty());
  fs::create_directory(ui::backups_folder(book));
  const std::string ours = ui::backup_name("2026-11-20T21:04:05+01:00", 371);
  CHECK(ours == "2026-11-20T210405-371.db");
  for (const std::string& name :
       {ours, std::string("2026-11-20T210405-.db"), std::string("2026-11-20T210405-37x.db"),
        std::string("2026-13-20T210405-371.db"), std::string("2026-11-20T210405-371.txt"),
        std::string("important.db")})
    std::ofstream(ui::backups_folder(book) + "/" + name) << "x";
  const auto found = ui::backups_of(book);
  REQUIRE(found.size() == 1);
  CHECK(found.front().at == "2026-11-20T21:04:05");
  CHECK(found.front().records == 371);
  for (const std::int64_t records : {9, 20, 5, 100, 7})  // of one second
    std::ofstream(ui::backups_folder(book) + "/" + ui::backup_name("2026-11-21T12:00:00", records));
  std::vector<std::int64_t> newest_first;
  for (const ui::Backup& one : ui::backups_of(book)) newest_first.push_back(one.records);
  CHECK(newest_first == std::vector<std::int64_t>{100, 20, 9, 7, 5, 371});
}

// ---- Tonight ----

TEST_CASE("dates and times are numbers", "[ui]") {
  CHECK(ui::day_number("1970-01-01") == 0);
  CHECK(ui::day_number("1970-03-01") == 59);
  CHECK(ui::day_number("2000-02-29") == 11016);
  CHECK(ui::day_number("2026-11-20") == 20777);
  CHECK_FALSE(ui::day_number("2026-02-29"));
  CHECK(ui::second_number("1970-01-01T00:00:00Z") == 0);
  CHECK(ui::second_number("1970-01-01T01:00:01.5+01:00") == 1);
  CHECK(ui::second_number("1969-12-31T23:00:00-01:30") == 1800);
  CHECK_FALSE(ui::second_number("yesterday"));
}

TEST_CASE("an evening goes on past midnight, but not for ever", "[ui]") {
  struct Case {
    const char *date, *at, *now;
    bool goes_on;
  };
  for (const Case& one : std::vector<Case>{
           {"2026-11-20", "", "2026-11-20T21:00:00+01:00", true},
           {"2026-11-20", "", "2026-11-21T02:00:00+01:00", true},
           {"2026-11-20", "", "2026-11-21T12:00:00+01:00", false},
           {"2026-11-20", "", "2026-11-22T02:00:00+01:00", false},
           {"2026-11-20", "2026-11-21T04:00:00+01:00", "2026-11-21T21:59:00+01:00", true},
           {"2026-11-20", "2026-11-21T04:00:00+01:00", "2026-11-21T22:00:00+01:00", false},
           {"2025-01-10", "2025-01-10T23:00:00+01:00", "2026-11-20T21:00:00+01:00", false},
           {"2026-11-21", "", "2026-11-20T21:00:00+01:00", true},
           {"2026-11-22", "", "2026-11-20T21:00:00+01:00", false},
           {"2062-11-20", "", "2026-11-20T21:00:00+01:00", false},
           {"2025-01-10", "2026-11-20T22:00:00+01:00", "2026-11-20T21:00:00+01:00", true},
           {"2025-01-10", "2062-11-20T21:00:00+01:00", "2026-11-20T21:00:00+01:00", false}}) {
    CAPTURE(one.date, one.at, one.now);
    CHECK(ui::is_going_on(one.date, one.at, one.now) == one.goes_on);
  }
}

TEST_CASE("the app opens on tonight's game, or on the evenings; an old game has its date", "[ui]") {
  Device device;
  fill(device.world.book);
  CHECK(Driver(device.world).find("contract.9") != nullptr);
  CHECK_FALSE(contains(Driver(device.world).text("session"), "2026"));
  device.world.now = [] { return std::string("2026-12-04T20:00:00+01:00"); };
  Driver later(device.world);
  CHECK(later.find("contract.9") == nullptr);
  CHECK(later.find("evening.new") != nullptr);
  later.tap("session.0.open");
  CHECK(contains(later.text("session"), date_text("2026-11-20", Language::english)));
}

TEST_CASE("after a clock that was ahead copies are made as before", "[ui]") {
  Device device;
  fill(device.world.book);
  std::string now = "2027-03-01T20:00:00+01:00";
  device.world.now = [&now] { return now; };
  Driver driver(device.world);
  const auto copies = [&] {
    back_up_when_due(driver.app());
    return ui::backups_of(device.world.book).size();
  };
  SECTION("that it has made one") {
    CHECK(copies() == 1);
    now = "2026-11-20T20:00:00+01:00";
    driver.tap_all({"go.table", "contract.nole", "declarer.0", "tricks.1", "save"});
    CHECK(copies() == 2);
    driver.rest(1);
    driver.tap("undo");
    CHECK(copies() == 2);  // for a day
  }
  SECTION("that it has failed to make one") {
    std::ofstream(ui::backups_folder(device.world.book)) << "no folder";
    CHECK(copies() == 0);
    fs::remove(ui::backups_folder(device.world.book));
    CHECK(copies() == 0);  // for an hour
    now = "2026-11-20T20:00:00+01:00";
    CHECK(copies() == 1);
  }
}

TEST_CASE("copies of a time to come push none out", "[ui]") {
  std::vector<ui::Backup> backups;
  for (int day = 19; day >= 10; --day)
    backups.push_back({"", "2027-03-" + std::to_string(day) + "T20:00:00", 1});
  backups.push_back({"", "2026-11-20T22:00:00", 1});
  backups.push_back({"", "2026-11-20T20:00:00", 1});
  backups.push_back({"", "2026-11-20T19:00:00", 1});
  CHECK(outdated(backups, "2026-11-20T21:00:00+01:00").empty());
  CHECK(newest_until("2026-11-20T21:00:00+01:00", backups)->at == "2026-11-20T20:00:00");
}

}  // namespace books_test
