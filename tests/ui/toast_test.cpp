// What has just happened is said, with the way back; and no double tap does what nobody meant.
#include "support/evenings.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/faults.hpp"
#include "ui/two_deals.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace toast_test {

namespace {

struct Ligeud4 : TwoDeals {
  // How many entries there are, and how many of them count.
  [[nodiscard]] std::pair<int, int> entries() const {
    const auto evening = load_evening(opened(world.book), uuid_of(1, 1));
    std::pair<int, int> count;
    for (const auto& draft :
         std::get<EnteredSession<Ligeud>>(evening->sessions.at(0).entered).entries) {
      ++count.first;
      if (!draft.entry.stamp.voided) ++count.second;
    }
    return count;
  }
};
using Count = std::pair<int, int>;

void save_a_deal(Driver& driver) {
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
}

}  // namespace

TEST_CASE("after Save a toast says what happened and who deals, for six seconds", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  CHECK(driver.find("toast") == nullptr);
  driver.rest(1);  // the cards have been dealt
  CHECK_FALSE(driver.app().ui.wants_frame());
  save_a_deal(driver);
  CHECK(driver.text("toast") == "Deal 3 is saved");
  CHECK(driver.text("toast.then") == "Deal 4  ·  Dea deals");
  CHECK(driver.app().ui.wants_frame());
  driver.rest(5);
  CHECK(driver.find("toast") != nullptr);
  driver.rest(1);
  CHECK(driver.find("toast") == nullptr);
  CHECK_FALSE(driver.app().ui.wants_frame());  // idle again
}

TEST_CASE("a toast lies on no words of the bar that saves", "[ui]") {
  for (const Glass& glass : glasses) {
    CAPTURE(glass.width, glass.height, glass.zoom);
    const Ligeud4 device;
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap("go.table");
    for (const char* id : {"contract.nole", "declarer.0", "tricks.1", "save"}) {
      driver.rest(1);  // what is asked comes into sight
      driver.tap(id);
    }
    driver.frame(2);
    const ui::Rect toast = driver.item("toast").rect;
    for (const ui::ShownItem& item : driver.app().ui.items())
      if (!item.floats && (item.id == "hint" || item.id == "notice"))
        CHECK(toast.meet(item.rect).empty());
    driver.rest(1);
    driver.tap("save");  // and what is said there now can be read
    driver.frame(2);
    if (driver.find("toast") && driver.find("wrong") && !driver.app().is_read_only())
      CHECK(driver.item("toast").rect.bottom() <= driver.item("wrong").rect.y + 1);
    driver.rest(9);
    CHECK(driver.find("toast") == nullptr);
  }
}

TEST_CASE("a toast stands until it can have been read", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  show_toast(driver.app(), {std::string(144, 'a')});
  driver.rest(11);
  CHECK(driver.find("toast") != nullptr);
  driver.rest(2);
  CHECK(driver.find("toast") == nullptr);
}

TEST_CASE("a toast is whole at every size, in every language", "[ui]") {
  const Ligeud4 device;
  ui::World world = device.world;
  for (const Language language : languages) {
    world.language = language;
    Driver driver(world, 1280, 800);
    for (const Glass& glass : glasses)
      for (const char* place : {"go.table", "go.settlement", "go.evening"}) {
        look_through(driver, glass);
        driver.tap(place);
        CAPTURE(static_cast<int>(language), glass.width, glass.zoom, place);
        const Text longest = text(Word::people_table_twice, "20.11.2026",
                                  "Anna-Margrethe, Benedikte, Christoffer, Dorthea", 2);
        show_toast(driver.app(), {driver.app().say(longest)});
        driver.frame(2);
        CHECK(driver.item("toast").fits);
        show_toast(driver.app(), {driver.app().say(Word::toast_draft_unreadable), "",
                                  [](ui::App&) {}, Word::screen_redo});
        driver.frame(2);
        REQUIRE(driver.find("toast") != nullptr);
        CHECK(driver.item("toast").fits);
        const ui::Theme& theme = driver.app().ui.theme;
        CHECK(driver.item("toast.undo").rect.h >= theme.touch() / theme.enlarged);
        const ui::Rect screen = driver.app().ui.screen();
        CHECK(driver.item("toast").rect.x >= 0);
        CHECK(driver.item("toast.undo").rect.right() <= screen.right());
        CHECK(driver.item("toast.undo").rect.bottom() <= screen.bottom());
      }
  }
}

TEST_CASE("a toast stays while the keyboard is on its button", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  save_a_deal(driver);
  for (int i = 0; i < 80 && driver.app().ui.focus() != "toast.undo"; ++i) driver.press(key_tab);
  REQUIRE(driver.app().ui.focus() == "toast.undo");
  driver.rest(10);
  CHECK(driver.find("toast") != nullptr);
  driver.press(key_enter);
  CHECK(device.entries() == Count(3, 2));
}

TEST_CASE("the toast's button takes the deal back, and what it then says restores it", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  save_a_deal(driver);
  driver.tap("toast.undo");  // it may have come under the finger
  CHECK(device.entries() == Count(3, 3));
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.entries() == Count(3, 2));
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  CHECK(driver.text("toast.undo") == "Redo");
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.entries() == Count(3, 3));  // the very entry: no new one
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
}

TEST_CASE("the first letter after a key with Ctrl is typed", "[ui][keys]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.press(key_z, true);
  driver.tap_all({"go.evening", "evening.new", "players.new"});
  driver.press(key_z, true);
  driver.type("bo");
  CHECK(driver.text("typed") == "bo");
}

TEST_CASE("two taps in a row are no undo of a deal", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  save_a_deal(driver);
  SECTION("Save, then Undo at once") {
    driver.tap("undo");
    CHECK(device.entries() == Count(3, 3));
    driver.tap("undo");
    driver.press(key_z, true);
    CHECK(device.entries() == Count(3, 3));
    driver.rest(1);
    driver.tap("undo");
    CHECK(device.entries() == Count(3, 2));
  }
  SECTION("Save twice") {
    driver.tap("save");
    CHECK(driver.find("wrong") == nullptr);
    CHECK(device.entries() == Count(3, 3));
  }
  SECTION("the last change to the draft, then Undo again at once") {
    driver.rest(1);
    driver.tap_all({"contract.9", "undo", "undo"});
    CHECK(device.entries() == Count(3, 3));
  }
  SECTION("Undo twice keeps the values in the form") {
    driver.rest(1);
    driver.tap_all({"undo", "undo"});
    CHECK(device.entries() == Count(3, 2));
    CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  }
}

TEST_CASE("redo goes forth what undo went back, also over saved deals", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  save_a_deal(driver);
  const auto back = [&] {
    driver.rest(1);
    driver.press(key_z, true);
  };
  const auto forth = [&](bool with_y = false) {
    driver.rest(1);
    with_y ? driver.press(key_y, true) : driver.press(key_z, true, true);
  };
  back();  // the deal is in the form
  back();  // the form is empty
  back();  // the second deal is in the form
  CHECK(device.entries() == Count(3, 1));
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"9\""));
  forth();
  CHECK(device.entries() == Count(3, 2));
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"9\""));
  forth(true);
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  forth();
  CHECK(device.entries() == Count(3, 3));
  CHECK(driver.text("toast") == "It counts again");
  forth();  // there is nothing more
  CHECK(device.entries() == Count(3, 3));
}

TEST_CASE("what has been changed or saved since is not overrun by redo", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap("undo");
  CHECK(device.entries() == Count(2, 1));
  driver.rest(1);
  driver.tap("tricks.8");
  driver.press(key_z, true, true);
  CHECK(device.entries() == Count(2, 1));
  CHECK(contains(draft_on(driver.app()), "\"tricks\":8"));
  driver.tap("save");
  driver.press(key_z, true, true);
  CHECK(device.entries() == Count(3, 2));
}

TEST_CASE("an entry struck out from the sheet is restored by the toast or from the sheet", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.1", "entry.void", "reason.4"});
  CHECK(device.entries() == Count(2, 1));
  CHECK(driver.text("toast") == "Struck out; it stays on the sheet");
  SECTION("by the toast") {
    driver.rest(1);
    driver.tap("toast.undo");
  }
  SECTION("from the sheet") { driver.tap_all({"row.1", "entry.restore"}); }
  CHECK(device.entries() == Count(2, 2));
  CHECK(driver.text("toast") == "It counts again");
}

TEST_CASE("no toast lies on the sheet's totals", "[ui]") {
  for (const auto& [width, height] :
       {std::pair(1280.F, 800.F), std::pair(1024.F, 600.F), std::pair(390.F, 844.F)}) {
    CAPTURE(width);
    const Ligeud4 device;
    Driver driver(device.world, width, height);
    driver.tap("go.sheet");
    const ui::Rect before = driver.item("sum.0").rect;
    driver.tap_all({"row.1", "entry.void", "reason.4"});
    CHECK(driver.item("toast").rect.y > driver.item("sum.0").rect.bottom());
    driver.rest(7);
    CHECK(driver.find("toast") == nullptr);
    CHECK(driver.item("sum.0").rect.y == before.y);
  }
}

TEST_CASE("what a toast lay beside has its room again when it has gone", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world, 390, 844);
  driver.tap("go.sheet");
  const float before = driver.item("sum.0").rect.y;
  driver.tap_all({"row.1", "entry.void", "reason.4"});
  CHECK(driver.item("sum.0").rect.y < before);
  while (driver.find("toast")) driver.frame();
  while (driver.app().ui.wants_frame()) driver.frame();  // no more are drawn by themselves
  CHECK(driver.item("sum.0").rect.y == before);
}

TEST_CASE("no toast lies on the way on while a game is set up", "[ui]") {
  for (const Glass& glass : glasses) {
    CAPTURE(glass.width, glass.height, glass.zoom);
    const Ligeud4 device;
    Driver driver(device.world);
    look_through(driver, glass);
    driver.tap_all({"go.sheet", "row.1", "entry.void", "reason.4", "go.evening", "session.new"});
    REQUIRE(driver.find("toast.undo") != nullptr);
    driver.tap("setup.next");
    CHECK(driver.app().setup->step == 2);
  }
}

TEST_CASE("where one settles a toast covers nothing to tap, and moves nothing", "[ui]") {
  Device device;
  fill_book(device.world.book, "ligeud");
  Driver driver(device.world);
  const auto way_back = [](ui::App&) {};
  const std::string longest = driver.app().say(Word::toast_draft_unreadable);
  for (const Glass& glass : glasses)
    for (const bool is_long : {false, true}) {
      CAPTURE(glass.width, glass.height, glass.zoom, is_long);
      look_through(driver, glass);
      driver.tap("go.settlement");
      driver.app().messages.toast.reset();
      driver.frame(2);
      std::map<std::string, float> stood;
      for (const ui::ShownItem& item : driver.app().ui.items()) stood[item.id] = item.rect.y;
      show_toast(driver.app(), {is_long ? longest : "Anna has paid Dea", "", way_back});
      driver.frame(2);
      int seen = 0;
      for (const ui::ShownItem& item : driver.app().ui.items()) {
        if (!item.tappable || item.floats) continue;
        CAPTURE(item.id);
        CHECK(item.rect.y == Approx(stood.at(item.id)));
        for (const char* part : {"toast", "toast.undo"}) {
          const ui::Rect both = driver.item(part).visible.meet(item.visible);
          CHECK((both.w < 1 || both.h < 1));
        }
        if (!item.visible.empty() && !item.id.starts_with("go.")) ++seen;
      }
      CHECK(seen > 0);  // of the place itself
    }
}

TEST_CASE("a note and the end of a game can be taken back", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"more", "kind.note"});
  driver.type("late");
  driver.tap("aside.save");
  CHECK(device.entries() == Count(3, 3));
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.entries() == Count(3, 2));
  driver.tap_all({"go.evening", "session.0.end"});
  CHECK(driver.text("toast") == "Ligeud has ended");
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(driver.text("toast") == "Ligeud goes on");
  CHECK(load_closing(opened(device.world.book), uuid_of(1, 1))->ended.empty());
}

TEST_CASE("a row of payments stays under the finger", "[ui]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
  const auto paid = [&] {
    const Book book = opened(device.world.book);
    return load_closing(book, list_evenings(book)->front().id)->payments.size();
  };
  Driver driver(device.world);
  driver.tap("go.settlement");
  const std::string first = driver.text("due.0"), second = driver.text("due.1");
  const float y = driver.item("due.0.paid").rect.y;
  driver.tap("due.0.paid");
  driver.tap("due.0.paid");  // the second tap of two
  CHECK(paid() == 1);
  CHECK(driver.text("toast") == "Anna has paid Dea");
  CHECK(driver.item("due.0.paid").chosen);
  CHECK(driver.item("due.0.paid").rect.y == Approx(y));
  CHECK(driver.text("due.0") == first);
  SECTION("another one at once is another one") {
    driver.tap("due.1.paid");
    CHECK(paid() == 2);
    CHECK(driver.text("due.1") == second);
  }
  SECTION("after a while it goes where the paid ones are") {
    driver.rest(3);
    CHECK(driver.text("due.0") == second);
    CHECK(driver.text("paid.0") == first);
  }
  SECTION("later in its place it is taken back") {
    driver.rest(1);
    driver.tap("due.0.paid");
    CHECK(paid() == 0);
    CHECK_FALSE(driver.item("due.0.paid").chosen);
  }
  SECTION("the toast takes it back") {
    driver.rest(1);
    driver.tap("toast.undo");
    CHECK(paid() == 0);
  }
}

TEST_CASE("another window's deal is shown and announced, and the draft stays", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap("contract.nole");
  device.save_elsewhere(nine_made(3));
  wake(driver.app());
  driver.frame(2);
  CHECK(driver.text("total.1") == "270");
  CHECK(driver.text("toast") == "Deal 3 was saved by another window; this is deal 4");
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  {
    Book book = opened(device.world.book);
    REQUIRE(void_entry(book, uuid_of(3, 3), {"twice"}).has_value());
  }
  wake(driver.app());
  driver.frame(2);
  CHECK(driver.text("toast") == "Another window has changed the sheet; this is deal 3");
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
}

TEST_CASE("what another window saved is on the table, also where a write of ours has read it in",
          "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "go.settlement"});
  device.save_elsewhere(nine_made(3));
  driver.tap("due.0.paid");
  CHECK(driver.text("toast") == "Deal 3 was saved by another window; this is deal 4");
  driver.tap("go.table");
  CHECK(driver.text("deal") == "Deal 4  ·  Dea deals");
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
}

TEST_CASE("a deal has the number that it has in the book", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  device.save_elsewhere(nine_made(3));  // which nobody has looked at yet
  driver.tap("save");
  CHECK(driver.text("toast") == "Deal 4 is saved");
  CHECK(driver.text("deal") == "Deal 5  ·  Anna deals");
}

TEST_CASE("the way back of one evening's payment leaves every other evening alone", "[ui]") {
  const Ligeud4 device;
  add_another_evening(device.world.book);
  const auto paid = [&](int evening) {
    return load_closing(opened(device.world.book), uuid_of(1, evening))->payments.size();
  };
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "due.0.paid"});
  const bool taken_back = GENERATE(true, false);
  driver.rest(1);
  if (taken_back) driver.tap("due.0.paid");
  show_evening(driver.app(), uuid_of(1, 2));
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(paid(1) == (taken_back ? 1 : 0));
  CHECK(paid(2) == 0);
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));  // where one sees it
}

TEST_CASE("what was struck out is restored where another evening has been opened", "[ui]") {
  const Ligeud4 device;
  add_another_evening(device.world.book);
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.1", "entry.void", "reason.4"});
  show_evening(driver.app(), uuid_of(1, 2));
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.entries() == Count(2, 2));
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));
}

TEST_CASE("what was done in one book is not taken back in another", "[ui]") {
  const Device device;  // its own book is empty
  Driver driver(device.world);
  driver.tap_all({"sample.begin", "go.settlement", "due.0.paid"});
  driver.rest(1);
  CHECK(driver.find("toast.undo") != nullptr);
  driver.tap("sample.leave");
  CHECK(driver.find("toast.undo") == nullptr);
}

TEST_CASE("a session that is over asks nothing, and its toast lies on nothing", "[ui]") {
  const auto [width, height] = GENERATE(std::pair(1280.F, 800.F), std::pair(390.F, 844.F));
  CAPTURE(width, height);
  const Ligeud4 device;
  Driver driver(device.world, width, height);
  driver.tap_all({"go.table", "contract.nole", "declarer.1", "tricks.1"});
  REQUIRE(driver.find("change.0") != nullptr);
  const std::string begun = draft_on(driver.app());
  driver.tap_all({"go.evening", "session.0.end", "podium.close", "session.0.open"});
  CHECK(driver.text("deal") == "This session has been ended");
  for (const char* asked : {"question", "played", "role.0", "role.1", "change.0", "by_cards"}) {
    CAPTURE(asked);
    CHECK(driver.find(asked) == nullptr);
  }
  const ui::Rect toast = driver.item("toast").rect;
  for (const char* way : {"undo", "more", "session.resume"})
    CHECK(toast.meet(driver.item(way).rect).empty());
  driver.tap("seat.2");
  CHECK(draft_on(driver.app()) == begun);  // and it is there again
  driver.tap("session.resume");
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
  CHECK(driver.find("by_cards") != nullptr);
}

TEST_CASE("where a session is over undo and redo leave what is tapped in as it lies", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.table", "contract.nole", "declarer.1", "tricks.1"});
  const std::string begun = draft_on(driver.app());
  driver.tap_all({"go.evening", "session.0.end", "podium.close", "session.0.open", "undo"});
  CHECK(device.entries() == Count{2, 1});
  CHECK(draft_on(driver.app()) == begun);
  driver.press(key_y, true);
  CHECK(device.entries() == Count{2, 2});
  CHECK(draft_on(driver.app()) == begun);
}

TEST_CASE("a deal that counts again where a session is over is not in the form, too", "[ui]") {
  const bool undone_first = GENERATE(false, true);
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap("go.table");
  const std::string nothing = draft_on(driver.app());
  if (undone_first) driver.tap("undo");
  driver.tap_all({"go.evening", "session.0.end", "podium.close", "session.0.open"});
  if (!undone_first) driver.tap("undo");
  CHECK(device.entries() == Count{2, 1});
  driver.press(key_y, true);
  CHECK(device.entries() == Count{2, 2});
  CHECK(draft_on(driver.app()) == nothing);
}

TEST_CASE("a deal of a session that is over is corrected, and it is over still", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.0.end", "podium.close", "go.sheet", "row.0"});
  driver.tap_all({"entry.correct", "reason.1", "tricks.8"});
  REQUIRE(driver.find("correcting") != nullptr);
  driver.tap("save");
  CHECK(device.entries() == Count{3, 2});
  const ui::OpenEvening& open = *driver.app().open_evening();
  CHECK(open.has_ended(open.evening.sessions.at(0)));
  driver.tap("go.table");
  CHECK(driver.find("session.resume") != nullptr);
}

}  // namespace toast_test
