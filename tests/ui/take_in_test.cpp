// Files from elsewhere, and an app whose files nobody sees: as in a browser.
#include <fstream>

#include "db/book/joining.hpp"
#include "support/purse.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/back.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace take_in_test {

namespace {

std::string written(const Device& device, const std::string& name, const std::string& bytes) {
  std::string path = device.folder.path(name);
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

std::size_t evenings_in(const Device& device) {
  return list_evenings(opened(device.world.book))->size();
}

const std::string another_evening = R"({"format":"kattegat-evening","version":1,
  "date":"2026-11-19","players":["Else","Frode","Göran","Hedda"],
  "sessions":[{"game":"ligeud","seats":["Else","Frode","Göran","Hedda"],"stake":"0.10",
    "entries":[{"type":"deal","contract":"passed"}]}]})";

// Without ids: each is an evening of its own.
std::string one_deal(const std::string& points) {
  std::string text = another_evening;
  const std::string passed = R"({"type":"deal","contract":"passed"})";
  text.replace(text.find(passed), passed.size(),
               R"({"type":"adjust","points":{"Else":")" + points + R"(","Frode":"-)" + points +
                   R"("},"why":"agreed"})");
  return text;
}

}  // namespace

TEST_CASE("an evening file that comes from elsewhere is in the book, and shown", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  driver.tap("go.settings");
  take_in(driver.app(), {written(device, "evening.json", another_evening)});
  driver.frame(2);
  CHECK(evenings_in(device) == 2);
  CHECK(driver.app().open_evening()->evening.date == "2026-11-19");
  CHECK(driver.app().tab == ui::Tab::evening);
  CHECK(contains(driver.text("toast"), "is in the book"));
}

TEST_CASE("the same file twice is one evening, whoever takes it in", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  const std::string path = written(device, "evening.json", another_evening);
  take_in(driver.app(), {path});
  show_evening(driver.app(), uuid_of(1, 1));
  driver.app().messages.toast.reset();
  take_in(driver.app(), {path});
  driver.frame(2);
  CHECK(evenings_in(device) == 2);
  CHECK(driver.app().open_evening()->evening.date == "2026-11-19");
  CHECK(contains(driver.text("toast"), "is in the book"));
  Book book = opened(device.world.book);
  CHECK(import_into(book, another_evening) == 0);  // nor by the command line
}

TEST_CASE("a table that comes as a second evening is said so", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  take_in(driver.app(), {written(device, "evening.json", one_deal("3"))});
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "is in the book"));
  take_in(driver.app(), {written(device, "later.json", one_deal("5"))});
  driver.frame(2);
  CHECK(contains(driver.text("merge.said.0"), "is in the book"));
  CHECK(contains(driver.text("merge.said.1"), "have a table in 2 evenings"));
}

TEST_CASE("what a file changes in the book is said", "[ui][files]") {
  const TwoDeals device;
  std::string bytes;
  {
    Book there = Book::in_memory();
    import_into(there, ligeud_evening(1, nine_made(1) + "," + nine_made(2)));
    REQUIRE(void_entry(there, uuid_of(3, 2), {"twice"}).has_value());
    bytes = evening_file(*load_evening(there, uuid_of(1, 1)));
  }
  Driver driver(device.world);
  take_in(driver.app(), {written(device, "evening.json", bytes)});
  driver.frame(2);
  CHECK(contains(driver.text("merge.said.0"), "is in the book"));
  CHECK(contains(driver.text("merge.said.0"), "20/11/2026"));
  CHECK(contains(driver.text("merge.said.1"), "20/11/2026"));  // not as a file has it
  CHECK(contains(driver.text("merge.said.1"), "other amounts"));
}

TEST_CASE("a part of an evening is shown with the whole of it", "[ui][files]") {
  const TwoDeals device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(2, nine_made(12)));
    REQUIRE(join_evenings(book, {uuid_of(1, 1), uuid_of(1, 2)}).has_value());
    import_into(book, another_evening);
  }
  Driver driver(device.world);
  show_evening(driver.app(), list_evenings(opened(device.world.book))->back().id);
  take_in(driver.app(), {written(device, "evening.json", ligeud_evening(2, nine_made(12)))});
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));
  CHECK(driver.app().open_evening()->evening.sessions.size() == 2);
}

TEST_CASE("what is stored is called so though the book cannot be read again, and is shown then",
          "[ui][files]") {
  const TwoDeals device;
  {
    Book book = opened(device.world.book);
    const PurseContents fee = owed(id_called(book, "Anna"), 5000);
    REQUIRE(enter_in_purse(book, {fee}, Extra::no).has_value());
  }
  Driver driver(device.world);
  tamper(device.world.book, "UPDATE record SET kind = 99 WHERE kind = 16");
  take_in(driver.app(), {written(device, "evening.json", another_evening)});
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "is in the book"));
  CHECK(driver.find("book.fault"));
  tamper(device.world.book, "UPDATE record SET kind = 16 WHERE kind = 99");
  driver.tap("book.retry");
  CHECK(driver.find("book.fault") == nullptr);
  CHECK(driver.app().open_evening()->evening.date == "2026-11-19");
  CHECK(driver.app().table.session == driver.app().open_evening()->evening.sessions[0].id);
}

TEST_CASE("a file that breaks a rule is refused with the rule, and nothing of it stored",
          "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  std::string broken = another_evening;
  broken.replace(broken.find("passed"), 6, "9\",\"declarer\":\"Else");
  take_in(driver.app(), {written(device, "evening.json", broken)});
  driver.frame(2);
  CHECK(driver.app().dialog.is<ui::Refusal>());
  CHECK(evenings_in(device) == 1);
}

TEST_CASE("a file that is none of ours is said so", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  for (const std::string& bytes : {std::string("{}"), std::string("\xFF\xFE"), std::string()}) {
    CAPTURE(bytes);
    driver.app().messages.toast.reset();
    take_in(driver.app(), {written(device, "picture.json", bytes)});
    driver.frame(2);
    const bool said = driver.find("toast") || !driver.app().dialog.is<ui::Nothing>();
    CHECK(said);
  }
  take_in(driver.app(), {device.folder.path("not there")});
  driver.frame(2);
  const std::string why = std::make_error_code(std::errc::no_such_file_or_directory).message();
  CHECK(driver.text("toast") == "cannot be read (" + why + ")");
  CHECK(evenings_in(device) == 1);
}

TEST_CASE("a book that comes from elsewhere is offered to be merged", "[ui][files]") {
  const TwoDeals device;
  const Device other;
  {
    Book book = opened(other.world.book);
    import_into(book, another_evening);
  }
  Driver driver(device.world);
  take_in(driver.app(), {other.world.book});
  driver.frame(2);
  CHECK(evenings_in(device) == 1);  // it is asked first
  driver.tap("book.0");
  CHECK(evenings_in(device) == 2);
}

TEST_CASE("what another app or page has sent is not taken in unasked", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  offer_files(driver.app(), {written(device, "evening.json", another_evening),
                             written(device, "none.json", "{}")});
  driver.frame(2);
  CHECK(driver.text("dialog.title") == "Files received");
  CHECK(evenings_in(device) == 1);
  driver.tap("book.0");
  CHECK(evenings_in(device) == 2);
  CHECK(contains(driver.text("merge.said.0"), "is in the book"));
  driver.tap("book.1");
  CHECK(evenings_in(device) == 2);
  CHECK_FALSE(contains(driver.text("merge.said.0"), "is in the book"));
}

TEST_CASE("of several files that come at once each is answered for", "[ui][files]") {
  const TwoDeals device;
  const Device other, third;
  for (const Device* one : {&other, &third}) {
    Book book = opened(one->world.book);
    import_into(book, another_evening);
  }
  std::string broken = another_evening;
  broken.replace(broken.find("passed"), 6, "9\",\"declarer\":\"Else");
  const std::vector<std::string> files{written(device, "a.json", one_deal("3")),
                                       written(device, "b.json", broken),
                                       written(device, "c.json", "{}")};
  Driver driver(device.world);
  SECTION("evenings alone") {
    take_in(driver.app(), files);
    driver.frame(2);
    CHECK(driver.text("dialog.title") == "Files received");
    CHECK(driver.find("book.0") == nullptr);
  }
  SECTION("with two books") {
    std::vector<std::string> all{other.world.book};
    all.insert(all.end(), files.begin(), files.end());
    all.push_back(third.world.book);
    take_in(driver.app(), all);
    driver.frame(2);
    CHECK(driver.text("dialog.title") == "Merge another book");
    CHECK(driver.text("book.0") == other.world.book);
    CHECK(driver.text("book.1") == third.world.book);
  }
  CHECK(contains(driver.text("merge.said.0"), "a.json: The evening of 19/11/2026 is in the book"));
  CHECK(contains(driver.text("merge.said.1"), "b.json: "));
  CHECK_FALSE(contains(driver.text("merge.said.1"), "in the book"));
  CHECK(contains(driver.text("merge.said.2"), "c.json: "));
  CHECK(evenings_in(device) == 2);
}

TEST_CASE("where nobody sees files they are asked for, and handed over", "[ui][files]") {
  const TwoDeals device;
  ui::World world = device.world;
  std::vector<std::string> handed;
  int asked = 0;
  world.hand_over = [&](const std::string& path) { handed.push_back(path); };
  world.ask_for_file = [&] { ++asked; };
  Driver driver(world);
  driver.tap_all({"go.settlement", "share", "export.csv"});
  REQUIRE(handed.size() == 1);
  CHECK(contains(read_bytes(handed[0]), "Anna"));
  CHECK(contains(driver.text("notice"), "downloads"));
  driver.tap_all({"dialog.close", "go.settings", "backup"});
  CHECK(handed.size() == 2);
  driver.tap_all({"merge", "merge.choose"});
  CHECK(asked == 1);
}

TEST_CASE("that something is copied is said when it lies on the clipboard", "[ui][files]") {
  TwoDeals device;
  device.world.copies_at_once = false;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "share", "share.code", "code.copy"});
  CHECK(driver.text("code.copy") == "Copy as text");
  say_copied(driver.app(), ui::Copied::no);
  driver.frame(2);
  CHECK(contains(driver.text("code.copy"), "Not copied"));
  say_copied(driver.app(), ui::Copied::yes);
  driver.frame(2);
  CHECK(contains(driver.text("code.copy"), "Copied"));
}

TEST_CASE("an evening goes to another device by its code, and comes back with what was added",
          "[ui][files]") {
  const TwoDeals device;
  const Device other;
  ui::World world = device.world, others = other.world;
  std::string copied, held;
  int pasted = 0;
  world.copy = [&](const std::string& words) { copied = words; };
  others.scan = [&](const std::string& words) { held = words; };
  others.paste = [&] { ++pasted; };
  {
    Driver driver(world);
    driver.tap_all({"go.settlement", "share", "share.code"});
    REQUIRE(driver.app().dialog.find<ui::EveningCode>()->picture.has_value());
    driver.tap("code.copy");
    CHECK(contains(driver.text("code.copy"), "Copied"));
  }
  Driver driver(others);
  driver.tap_all({"merge", "merge.scan", "merge.paste"});
  CHECK(contains(held, "camera"));
  CHECK(pasted == 1);
  for (int times = 0; times < 2; ++times) {
    take_in_code(driver.app(), copied);
    driver.frame(2);
    CHECK(contains(driver.text("toast"), "is in the book"));
    CHECK(evenings_in(other) == 1);
  }
  driver.tap_all({"go.table", "contract.nole", "declarer.0", "tricks.1", "save"});
  driver.tap_all({"go.settlement", "share", "share.code"});
  const std::string back = driver.app().dialog.find<ui::EveningCode>()->text;
  Driver first(world);
  take_in_code(first.app(), back);
  CHECK(evening_file(first.app().open_evening()->evening) ==
        evening_file(driver.app().open_evening()->evening));
}

TEST_CASE("what is pasted and no code is said so, and nothing of it stored", "[ui][files]") {
  const TwoDeals device;
  Driver driver(device.world);
  for (const std::string words : {"", "hello", "KATTEGAT1:ABC", "KATTEGAT9:ABC"}) {
    CAPTURE(words);
    driver.app().messages.toast.reset();
    take_in_code(driver.app(), words);
    driver.frame(2);
    CHECK(contains(driver.text("toast"), "code of an evening"));
  }
  driver.app().messages.toast.reset();
  driver.frame(2);
  ui::Ui::to_clipboard("not one");
  driver.tap_all({"go.settings", "merge", "merge.paste"});
  CHECK(contains(driver.text("toast"), "There is no code"));
  CHECK(evenings_in(device) == 1);
}

TEST_CASE("what goes with the window is not called saved", "[ui][files]") {
  const TwoDeals device;
  ui::World world = device.world;
  world.keeps = false;
  Driver driver(world);
  CHECK(contains(driver.text("kept"), "keeps nothing"));
  driver.tap_all({"go.table", "contract.nole", "declarer.0", "tricks.1", "save"});
  CHECK(contains(driver.text("toast"), "entered, in this tab only"));
  driver.tap("kept.backup");
  CHECK(contains(driver.app().messages.notice.words, "kattegat-"));
}

TEST_CASE("a new version is offered, but not in a game", "[ui][files]") {
  const TwoDeals device;
  ui::World world = device.world;
  int taken = 0;
  world.take_version = [&] { ++taken; };
  Driver driver(world);
  driver.tap("go.table");
  REQUIRE(is_being_played(driver.app()));
  CHECK(driver.find("version.take") == nullptr);
  driver.tap_all({"go.evening", "version.take"});
  CHECK(taken == 1);
}

TEST_CASE("the device's way back closes what is open, then goes to the evening", "[ui]") {
  const TwoDeals device;
  Driver driver(device.world);
  using ui::WayBack;
  driver.tap("go.settings");
  CHECK(way_back(driver.app()) == WayBack::to_the_evening);
  driver.tap("people");
  CHECK(way_back(driver.app()) == WayBack::closes);
  driver.press(key_escape);
  CHECK(way_back(driver.app()) == WayBack::to_the_evening);
  driver.tap("go.evening");
  CHECK(way_back(driver.app()) == WayBack::leaves);
  // What waits on another screen is not in the way there.
  driver.tap_all({"evening.new", "player.Bo"});
  CHECK(way_back(driver.app()) == WayBack::closes);
  driver.tap("go.table");
  CHECK(way_back(driver.app()) == WayBack::to_the_evening);
  driver.tap_all({"go.evening", "setup.back", "go.standings", "standing.0"});
  CHECK(way_back(driver.app()) == WayBack::closes);
  look_up(driver.app(), "ligeud.contract");
  CHECK(way_back(driver.app()) == WayBack::to_the_evening);
}

}  // namespace take_in_test
