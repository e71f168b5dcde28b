// Evenings are found, named and put away on this device, and the book stays as it is. Whoever comes
// late is added from the table.
#include <cmath>
#include <fstream>

#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/program.hpp"
#include "support/whole_book.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/evening_notes.hpp"
#include "ui/driver.hpp"
#include "ui/faults.hpp"
#include "ui/one_evening.hpp"
#include "ui/table_with.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace evenings_test {

namespace {

struct ThreeEvenings : Device {
  ThreeEvenings() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1), "2026-11-20"));
    import_into(book, ligeud_evening(2, nine_made(2), "2026-11-13"));
    import_into(book, ligeud_evening(3, nine_made(3), "2025-01-10"));
  }
};

int shown(const Driver& driver) {
  int count = 0;
  for (int i = 0; i < 3; ++i) count += driver.find("evening." + std::to_string(i)) ? 1 : 0;
  return count;
}

void search(Driver& driver, const char* words) {
  driver.tap("evenings.search");
  driver.type(words);
  driver.press(key_enter);
}

}  // namespace

TEST_CASE("the games of an evening stand on their cards, also beside the bar that scrolls them",
          "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_sample(book, "mixed");
  }
  for (const int zoom : {100, 115, 130, 150, 175, 200})
    for (const auto& [width, height] : {std::pair(1280.F, 800.F), std::pair(1024.F, 600.F)})
      for (const Language language : languages_to_see()) {
        CAPTURE(zoom, width, static_cast<int>(language));
        Driver driver(device.world, width, height);
        speak(driver.app(), language);
        look_through(driver, {width, height, zoom});
        driver.tap("go.evening");
        driver.frame(3);
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
}

TEST_CASE("what is played, and by whom, stands in letters of one size for every game", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_sample(book, "mixed");
    import_sample(book, "esmakker-whist");
  }
  for (const Glass& glass : std::vector<Glass>{{1024, 600}, {1280, 800, 150}, {390, 844, 150}}) {
    CAPTURE(glass.width, glass.zoom);
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap("go.evening");
    driver.frame(3);
    const auto is_in = [&](const std::string& id, ui::Type type) {
      CAPTURE(id);
      const float lines = driver.item(id).rect.h / driver.app().ui.height(type);
      CHECK(std::abs(lines - std::round(lines)) < 0.05F);
    };
    for (int i = 0; driver.find("evening." + std::to_string(i) + ".name"); ++i)
      is_in("evening." + std::to_string(i) + ".name", ui::Type::strong);
    for (int i = 0; driver.find("session." + std::to_string(i) + ".title"); ++i) {
      is_in("session." + std::to_string(i) + ".title", ui::Type::strong);
      is_in("session." + std::to_string(i) + ".names", ui::Type::small);
    }
  }
}

TEST_CASE("evenings are found by date, place, player and game, in any case", "[ui]") {
  const ThreeEvenings device;
  const auto [words, count] = GENERATE(table<const char*, int>(
      {{"2025-01", 1}, {"2025", 1}, {"KLUBBEN", 3}, {"else", 3}, {"ligeud", 3}, {"commerce", 0}}));
  Driver driver(device.world);
  driver.tap("go.evening");
  CHECK(shown(driver) == 3);
  CAPTURE(words);
  search(driver, words);
  CHECK(shown(driver) == count);
  CHECK((driver.find("evenings.none") != nullptr) == (count == 0));
}

TEST_CASE("from what was sought one tap leads back to all, and new words take its place", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  driver.tap("go.evening");
  CHECK(driver.find("evenings.all") == nullptr);
  search(driver, "2025");
  CHECK(shown(driver) == 1);
  search(driver, "xyz");  // instead of the 2025, not behind it
  CHECK(driver.app().evening_list.sought == "xyz");
  SECTION("beside the words") { driver.tap("evenings.all"); }
  SECTION("where none has been found") { driver.tap("evenings.show_all"); }
  SECTION("where several are chosen") {
    driver.tap_all({"evening.more", "evening.several"});
    CHECK(driver.find("several.2") == nullptr);
    driver.tap("evenings.show_all");
    CHECK(driver.find("several.2") != nullptr);
    driver.tap("go.evening");
  }
  CHECK(shown(driver) == 3);
  CHECK(driver.find("evenings.all") == nullptr);
  CHECK(driver.find("evenings.show_all") == nullptr);
}

TEST_CASE("an evening has a name on this device, and the book knows nothing of it", "[ui]") {
  const ThreeEvenings device;
  const std::string before = contents(opened(device.world.book));
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.2", "evening.name"});
    driver.type("Farewell");
    driver.press(key_enter);
    CHECK(driver.text("evening.name") == "Farewell");
  }
  Driver driver(device.world);
  driver.tap("go.evening");
  search(driver, "farewell");
  CHECK(shown(driver) == 1);
  CHECK(driver.find("evening.2") != nullptr);
  // It is called so wherever it is offered.
  driver.tap_all({"evening.2", "evening.more", "evening.several"});
  CHECK(contains(driver.text("several.2"), "Farewell"));
  CHECK(contents(opened(device.world.book)) == before);
}

TEST_CASE("a new name of an evening has the lines that it takes at once", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  driver.tap("go.evening");
  const float before = driver.item("evening.1").rect.h;
  std::string name;
  for (int i = 0; i < 20; ++i) name += "farewell ";
  name_evening(driver.app(), uuid_of(1, 2), name);
  driver.frame(2);
  CHECK(driver.item("evening.1").rect.h > 1.5F * before);
  CHECK(faults(driver.app()) == std::set<std::string>{});
}

TEST_CASE("of an evening with many games the one on the table is in sight", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
  Driver driver(device.world, 390, 844);
  driver.tap("go.evening");
  driver.frame();
  const auto& sessions = driver.app().open_evening()->evening.sessions;
  REQUIRE(driver.app().table.session == sessions.back().id);
  const std::string last = "session." + std::to_string(sessions.size() - 1) + ".open";
  CHECK(driver.item(last).visible.h == driver.item(last).rect.h);
  // Whoever has looked at another is not taken from it.
  driver.tap("session.0.open");
  driver.tap("go.evening");
  driver.frame();
  const ui::ShownItem& first = driver.item("session.0.open");
  CHECK(first.visible.h == first.rect.h);
  driver.drag({100, 300}, {100, 100});
  driver.rest(1);
  CHECK(driver.item("session.0.open").visible.h == 0);
}

TEST_CASE("on a telephone the evenings have what one game leaves of the screen", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world, 390, 844);
  driver.tap("go.evening");
  for (const char* id : {"session.0.open", "evening.0", "evening.1"}) {
    CAPTURE(id);
    CHECK(driver.item(id).visible.h == driver.item(id).rect.h);
  }
}

TEST_CASE("the names of all who are there are read, however long and large they are", "[ui]") {
  const auto [width, height, zoom] =
      GENERATE(table<float, float, int>({{1280, 800, 200}, {390, 844, 100}, {390, 844, 200}}));
  CAPTURE(width, height, zoom);
  const std::vector<std::string> names{"Anne-Mette Kjærgaard Christensen",
                                       "Anne-Mette Bjerregaard",
                                       "Hans-Jørgen Petersen",
                                       "Poul-Erik Thuesen",
                                       "Bengt-Göran Lundström",
                                       "Margrethe Rosenkrantz"};
  const TableWith device("rodskagg", names);
  ui::Settings settings;
  settings.zoom = zoom;
  REQUIRE(ui::write_settings(device.world.settings, {}, settings));
  Driver driver(device.world, width, height);
  driver.tap("go.evening");
  driver.frame(3);
  const ui::ShownItem& players = driver.item("evening.players");
  CHECK(players.fits);
  CHECK(players.rect.bottom() <= driver.item("session.0.title").rect.y);
}

TEST_CASE("an evening that is put away is out of the list until it is taken out again", "[ui]") {
  const ThreeEvenings device;
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.2", "evening.archive"});
    CHECK(shown(driver) == 2);
  }
  Driver driver(device.world);
  driver.tap("go.evening");
  CHECK(shown(driver) == 2);
  CHECK(driver.text("evenings.archived") == "Archived: 1");
  driver.tap_all({"evenings.archived", "evening.2", "evening.archive"});
  CHECK(shown(driver) == 0);
  driver.tap("evenings.archived");
  CHECK(shown(driver) == 3);
}

TEST_CASE("whoever hears the screen is told which evening a row is, in the language", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  driver.tap_all({"go.settings", "language.da", "go.evening"});
  CHECK(contains(driver.text("evening.0"), date_text("2026-11-20", Language::danish)));
  CHECK(contains(driver.text("evening.0"), "Anna"));
}

TEST_CASE("those that are put away are counted as they would be shown", "[ui]") {
  const ThreeEvenings device;
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.2", "evening.archive"});
  }
  const std::string path = device.folder.path("evenings.json");
  auto notes = ui::read_evening_notes(path);
  REQUIRE(notes.has_value());
  const ui::EveningNotes before = *notes;
  (*notes)[uuid_of(1, 9)].archived = true;  // of another book of this device
  REQUIRE(ui::write_evening_notes(path, before, *notes));
  Driver driver(device.world);
  driver.tap("go.evening");
  CHECK(driver.text("evenings.archived") == "Archived: 1");
  search(driver, "2025");
  CHECK(driver.text("evenings.archived") == "Archived: 1");
  search(driver, "2026");
  CHECK(driver.find("evenings.archived") == nullptr);
}

TEST_CASE("an evening that is put away by two taps stays so", "[ui][taps]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.2", "evening.archive", "evening.archive"});
  CHECK(shown(driver) == 2);
  driver.rest(1);
  driver.tap("evening.archive");
  CHECK(shown(driver) == 3);
}

TEST_CASE("whatever stands in the file of names, the evenings are shown", "[ui]") {
  const ThreeEvenings device;
  for (const std::string& bytes :
       {std::string("{"), std::string("[]"), std::string("{\"x\":{}}"),
        "{\"" + id_of(1, 1) + "\":{\"name\":7,\"archived\":\"yes\"}}",
        "{\"" + id_of(1, 1) + "\":7}",
        "{\"" + id_of(1, 1) + "\":{\"name\":\"" + std::string(9000, 'x') + "\"}}"}) {
    CAPTURE(bytes.substr(0, 60));
    std::ofstream(device.folder.path("evenings.json"), std::ios::trunc) << bytes;
    Driver driver(device.world);
    driver.tap("go.evening");
    CHECK(shown(driver) == 3);
  }
}

TEST_CASE("a file of this device that cannot be read is never written over", "[ui]") {
  const ThreeEvenings device;
  const std::string bytes = GENERATE("{\"colours\": {},,}", "[]");
  SECTION("the names of evenings stay as they are, and that is said") {
    const std::string path = device.folder.file("evenings.json", bytes);
    Driver driver(device.world);
    CHECK(driver.text("toast") == path + " cannot be read");
    driver.tap_all({"go.evening", "evening.2", "evening.name"});
    driver.type("Farewell");
    driver.press(key_enter);
    CHECK(driver.text("toast") == path + " cannot be read");
    driver.tap("evening.archive");
    CHECK(read_bytes(path) == bytes);
  }
  SECTION("settings are put aside, and that they are not read is said") {
    const std::string path = device.folder.file("settings.json", bytes);
    device.folder.file("settings.json.unread", "of another day");
    Driver driver(device.world);
    CHECK(driver.text("toast") == path + " cannot be read");
    driver.tap_all({"go.settings", "dress.dark"});
    CHECK(read_bytes(path + ".unread-2") == bytes);
    CHECK(read_bytes(path + ".unread") == "of another day");
    CHECK(Driver(device.world).app().settings.dress == ui::Dress::dark);
  }
  SECTION("colours and what was tapped in are put aside") {
    device.folder.file("faces.json", bytes);
    device.folder.file("drafts.json", bytes);
    Driver(device.world).tap("contract.nole");
    CHECK(read_bytes(device.folder.path("faces.json.unread")) == bytes);
    CHECK(read_bytes(device.folder.path("drafts.json.unread")) == bytes);
    CHECK(contains(draft_on(Driver(device.world).app()), "nole"));
  }
}

TEST_CASE("colours of another format are nobody's, and are put aside", "[ui]") {
  const ThreeEvenings device;
  const Uuid anna = find_person(opened(device.world.book), "Anna")->ids.front();
  const std::string bytes =
      R"({"format":"somebody-else's","colours":{")" + to_string(anna) + R"(":9}})";
  device.folder.file("faces.json", bytes);
  Driver driver(device.world);
  CHECK(driver.app().faces.colours.at(anna) != 9);  // so many people there are not
  CHECK(read_bytes(device.folder.path("faces.json.unread")) == bytes);
}

TEST_CASE("what was sought before is sought again when seeking is given up", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  driver.tap("go.evening");
  const auto give_up = [&](const char* way) {
    driver.tap("evenings.search");
    driver.type("x");
    CHECK(shown(driver) == 0);
    driver.tap(way);
  };
  give_up("typed.cancel");
  CHECK(shown(driver) == 3);
  search(driver, "2025");
  give_up("typed.cancel");
  CHECK(shown(driver) == 1);
  CHECK(contains(driver.text("evenings.search"), "2025"));
}

TEST_CASE("whoever comes late is added from the table, and the draft stays", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  const auto players = [&] {
    return load_evening(opened(device.world.book), uuid_of(1, 1))->players;
  };
  driver.tap_all({"contract.nole", "more", "latecomer"});
  driver.type("anna");
  driver.press(key_enter);
  CHECK(contains(driver.text("namesake"), "Anna"));
  driver.tap("namesake.back");
  for (int i = 0; i < 4; ++i) driver.press(key_backspace);
  driver.type("Anna");
  driver.press(key_enter);
  CHECK(driver.find("wrong") != nullptr);  // she is here
  CHECK(players().size() == 5);
  for (int i = 0; i < 4; ++i) driver.press(key_backspace);
  driver.type("Frode");
  driver.press(key_enter);
  CHECK(players().size() == 6);
  CHECK(players().back() == "Frode");
  CHECK(contains(driver.text("toast"), "Frode is here"));
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
}

TEST_CASE("however many another book has brought, ours come late and sit down", "[ui]") {
  const ThreeEvenings device;
  {
    Book book = opened(device.world.book);
    Forger stranger;
    for (int n = 0; n < 70; ++n)
      stranger.write(new_record(RecordKind::player, uuid_of(7, 100 + n), uuid_of(1, 1),
                                PlayerContents{"Stranger " + std::to_string(n), true}),
                     1);
    CHECK(given(book, stranger.parcel()).refused.empty());
  }
  const auto evening = [&] { return *load_evening(opened(device.world.book), uuid_of(1, 1)); };
  REQUIRE(evening().players.size() == 75);
  Driver driver(device.world);
  driver.tap_all({"more", "latecomer"});
  driver.type("Frode");
  driver.press(key_enter);
  CHECK(evening().players.back() == "Frode");
  driver.tap_all({"go.evening", "session.new", "setup.back", "players.new"});
  driver.type("Gun");
  driver.tap_all({"typed.done", "setup.next", "chair.3", "sit.Gun", "setup.next"});
  begin_game(driver);
  CHECK(evening().players.size() == 77);
  REQUIRE(evening().sessions.size() == 2);
  CHECK(evening().sessions[1].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Gun"});
}

TEST_CASE("whoever is in the roster is added with one tap", "[ui]") {
  const ThreeEvenings device;
  {
    Book book = opened(device.world.book);
    const std::string other =
        R"({"format":"kattegat-evening","version":1,"date":"2026-01-01","players":["Hedda","Ib"],)"
        R"("sessions":[]})";
    import_into(book, other);
  }
  Driver driver(device.world);
  driver.tap_all({"more", "latecomer", "comes.Hedda"});
  CHECK(load_evening(opened(device.world.book), uuid_of(1, 1))->players.back() == "Hedda");
}

TEST_CASE("the paragraph of a rule is there as soon as the app is idle again", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world);
  look_up(driver.app(), "ligeud.trump");
  driver.frame();
  for (int i = 0; i < 20 && driver.app().ui.wants_frame(); ++i) driver.frame();
  REQUIRE(driver.find("rules.marked") != nullptr);
  CHECK(driver.item("rules.marked").visible.h > 10);
}

TEST_CASE("the next deal begins at the top of the form", "[ui]") {
  const ThreeEvenings device;
  Driver driver(device.world, 1024, 600);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"});
  driver.drag({800, 400}, {800, 150});
  driver.rest(1);
  driver.tap("save");
  driver.frame(3);
  CHECK(driver.item("contract.9").visible.h >= driver.item("contract.9").rect.h - 1);
}

TEST_CASE("whatever is typed can be left by Cancel, and nothing has come of it", "[ui]") {
  const OneEvening device;
  const std::vector<std::string> way =
      GENERATE(values<std::vector<std::string>>({{"go.table", "more", "latecomer"},
                                                 {"go.evening", "evening.name"},
                                                 {"go.settlement", "sign.0"},
                                                 {"go.settings", "people", "people.new"}}));
  const bool by_key = GENERATE(true, false);
  CAPTURE(way, by_key);
  Driver driver(device.world);
  for (const std::string& id : way) driver.tap(id);
  driver.type("Zoe");
  if (by_key)
    driver.press(key_escape);
  else
    driver.tap("typed.cancel");
  CHECK(driver.find("typed") == nullptr);
  for (const ui::ShownItem& item : driver.app().ui.items())
    CHECK_FALSE(contains(item.shown, "Zoe"));
  CHECK(driver.app().club.person("Zoe") == nullptr);
  CHECK(driver.app().open_evening()->closing.initials.empty());
}

TEST_CASE("an entry has one number, on the sheet, in its card and in why", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1) + "," + nine_made(2) + "," + nine_made(3)));
    REQUIRE(void_entry(book, uuid_of(3, 2), {"twice"}).has_value());
  }
  Driver driver(device.world);
  driver.tap("go.sheet");
  CHECK(driver.text("deal.2") == "Deal 2");  // the second that counts, as the toast said
  CHECK(driver.find("deal.0") == nullptr);   // its own number says it
  CHECK(driver.find("deal.1") == nullptr);
  driver.tap("row.2");
  CHECK(driver.text("dialog.title") == "Deal 2  ·  entry 3");
  driver.tap_all({"dialog.close", "row.1"});
  CHECK(driver.text("dialog.title") == "Deal  ·  entry 2");
  driver.tap_all({"dialog.close", "go.settlement", "due.0.why"});
  int found = 0;
  for (const ui::ShownItem& item : driver.app().ui.items()) {
    found += contains(item.shown, "Deal 2:") ? 1 : 0;
    CHECK_FALSE(contains(item.shown, "Deal 3"));
  }
  CHECK(found == 1);
}

TEST_CASE("of an evening with many sessions those far out of sight are not drawn", "[ui]") {
  constexpr int count = 200;
  const Device device;
  {
    std::string sessions;
    for (int i = 0; i < count; ++i)
      sessions += std::string(i > 0 ? "," : "") + R"({"game":"ligeud",)" +
                  R"("seats":["Anna","Bo","Cai","Dea"],"entries":[]})";
    Book book = opened(device.world.book);
    import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                      R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                          sessions + "]}");
  }
  for (const auto& [width, height] : {std::pair{1024.F, 768.F}, {768.F, 1024.F}, {360.F, 640.F}}) {
    Driver driver(device.world, width, height);
    driver.tap("go.evening");
    driver.frame(2);
    int drawn = 0;
    for (int i = 0; i < count; ++i)
      drawn += driver.find("session." + std::to_string(i) + ".title") ? 1 : 0;
    CAPTURE(width);
    CHECK(drawn > 1);
    CHECK(drawn < 50);
    CHECK(driver.find("session.199.title") != nullptr);  // the one on the table is in sight
    driver.tap("session.199.end");
    CHECK(driver.app().open_evening()->has_ended(
        driver.app().open_evening()->evening.sessions.back()));
    driver.tap_again("session.199.end");  // goes on
  }
}

}  // namespace evenings_test
