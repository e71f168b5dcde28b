// What is set up is of people, whatever they are called by the time it is begun; and what is taken
// over from an earlier evening can be kept.
#include <fstream>

#include "db/book/joining.hpp"
#include "db/book/roster.hpp"
#include "db/files/merge.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace set_up_test {

namespace {

// An evening at which Bo was written otherwise, perhaps.
struct Night : Device {
  explicit Night(const std::string& bo) {
    std::string text = ligeud_evening(1, nine_made(1));
    for (std::size_t at = 0; (at = text.find("\"Bo\"", at)) != std::string::npos; ++at)
      text.replace(at, 4, "\"" + bo + "\"");
    Book book = opened(world.book);
    import_into(book, text);
    if (bo != "Bo") rename(book, bo, "Bo");
  }
  static void rename(Book& book, const std::string& from, const std::string& to) {
    REQUIRE(rename_person(book, person(book, from), to, Force::yes).has_value());
  }
};

void begins_with_bo(const Device& device, const std::string& written, const std::string& roster) {
  const Book book = opened(device.world.book);
  const auto evening = load_evening(book, uuid_of(1, 1));
  REQUIRE(evening.has_value());
  REQUIRE(evening->sessions.size() == 2);
  CHECK(evening->players == std::vector<std::string>{"Anna", written, "Cai", "Dea", "Else"});
  CHECK(evening->sessions[1].seats == std::vector<std::string>{"Anna", written, "Cai", "Dea"});
  std::string all;
  const auto people = load_roster(book);
  for (const Person& one : *people) all += one.name + " ";
  CHECK(all == roster);
}

}  // namespace

TEST_CASE("to look at a rule of rounds changes nothing, and the way on says what is wrong",
          "[ui]") {
  Device device;
  std::string text = evening_text("commerce", {"Anna", "Bo", "Cai", "Dea"}, R"({"deals":16})", "");
  const std::string players = R"("players":["Anna")";
  text.replace(text.find(players), players.size(), R"("players":["Else","Anna")");
  {
    Book book = opened(device.world.book);
    import_into(book, text);
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  CHECK(driver.text("rule.deals") == "16");
  driver.tap_all({"setup.back", "sit.Else", "setup.next"});
  CHECK(driver.text("rule.deals") == "16");
  CHECK(contains(driver.text("needed"), "must be a multiple of 5"));
  CHECK_FALSE(driver.item("setup.next").enabled);
  driver.tap_all({"setup.back", "chair.4", "setup.next"});
  CHECK(driver.text("rule.deals") == "16");
  CHECK(driver.item("setup.next").enabled);
  driver.tap_all({"setup.back", "sit.Else", "setup.next"});
  SECTION("fewer") {
    driver.tap("rule.deals.less");
    CHECK(driver.text("rule.deals") == "15");
  }
  SECTION("more") {
    driver.tap("rule.deals.more");
    CHECK(driver.text("rule.deals") == "20");
  }
  CHECK(driver.item("setup.next").enabled);
}

TEST_CASE("a game that is being set up follows whoever is renamed meanwhile", "[ui]") {
  const std::string written = GENERATE("Bo", "Bø");
  const Night device(written);
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next", "stake.50"});
  {
    Book book = opened(device.world.book);
    Night::rename(book, "Bo", "Bo Hansen");
  }
  wake(driver.app());
  driver.frame(2);
  begin_game(driver);
  begins_with_bo(device, written, "Anna Bo Hansen Cai Dea Else ");
}

TEST_CASE("a game that is being set up follows two who turn out to be one", "[ui]") {
  const Night device("Bo");
  {
    Book book = opened(device.world.book);
    import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-01-01",)"
                      R"("players":["Bo Hansen","Ib"],"sessions":[]})");
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.next", "stake.50"});
  {
    Book book = opened(device.world.book);
    REQUIRE(fuse_people(book, person(book, "Bo"), person(book, "Bo Hansen")).has_value());
  }
  wake(driver.app());
  driver.frame(2);
  begin_game(driver);
  begins_with_bo(device, "Bo", "Anna Bo Hansen Cai Dea Else Ib ");
}

TEST_CASE("what is taken over as last time can be kept", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    SECTION("where the place is as long as a letter") {
      std::string text = ligeud_evening(1, nine_made(1));
      import_into(book, text.replace(text.find("Klubben"), 7, std::string(500, 'K')));
    }
    SECTION("where more have been joined than can be chosen among") {
      for (int n = 1; n <= 2; ++n) {
        std::string text = ligeud_evening(n, nine_made(n)), more;
        for (int i = 0; i < 40; ++i) more += ",\"P" + std::to_string(100 * n + i) + "\"";
        import_into(book, text.insert(text.find("\"Else\"") + 6, more));
      }
      REQUIRE(join_evenings(book, {uuid_of(1, 1), uuid_of(1, 2)}).has_value());
    }
  }
  const auto is_kept = [](const ui::App& app) {
    return app.setup && ui::setup_from_json(setup_to_json(*app.setup)).has_value();
  };
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.new", "setup.again"});
    CHECK(is_kept(driver.app()));
  }
  Driver again(device.world);
  REQUIRE(is_kept(again.app()));
  begin_game(again);
  again.app().settings.place = std::string(500, 'K');
  set_up_evening(again.app());
  CHECK(is_kept(again.app()));
}

TEST_CASE("where last time's evening cannot be read an earlier one is not taken for it", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    import_into(book, ligeud_evening(2, nine_made(2), "2026-11-13"));
    import_into(book, evening_without_game(3));
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new"});
  tamper(device.world.book, "UPDATE record SET body = '?' WHERE id = " + blob(id_of(3, 1)));
  driver.tap("setup.again");
  REQUIRE(driver.app().setup.has_value());
  CHECK(driver.app().setup->step == 0);
  CHECK(driver.app().setup->players.empty());
  CHECK(driver.find("book.fault") != nullptr);
}

namespace {

std::string drafts_of(const Device& device) {
  return read_bytes(device.folder.path("drafts.json"));
}

// An evening that is being set up for Anna and Bo, in a window that is closed again.
struct HalfSetUp : Night {
  HalfSetUp() : Night("Bo") {
    Driver driver(world);
    driver.tap_all({"go.evening", "evening.new", "player.Anna", "player.Bo"});
  }
};

}  // namespace

TEST_CASE("who has been erased is neither in what is set up nor in its file", "[ui]") {
  const HalfSetUp device;
  REQUIRE(contains(drafts_of(device), "Anna"));
  const auto erase_in = [](const std::string& path) {
    Book book = opened(path);
    REQUIRE(erase_person(book, person(book, "Anna"), "Player 1").has_value());
  };
  std::optional<Driver> open;
  SECTION("by another window") {
    open.emplace(device.world);
    erase_in(device.world.book);
    wake(open->app());
  }
  SECTION("while none was open") {
    erase_in(device.world.book);
    open.emplace(device.world);
  }
  SECTION("by another tablet") {
    const std::string other = device.folder.path("other.db");
    {
      Book theirs = opened(other);
      REQUIRE(merge_book(theirs, device.world.book).has_value());
    }
    erase_in(other);
    open.emplace(device.world);
    REQUIRE(merge(open->app(), other).has_value());
  }
  open->frame(2);
  CHECK(open->app().setup->players == std::vector<std::string>{"Player 1", "Bo"});
  CHECK_FALSE(contains(drafts_of(device), "Anna"));
}

TEST_CASE("who is called otherwise in a setup sits there once", "[ui]") {
  const Uuid one = uuid_of(9, 1), other = uuid_of(9, 2);
  ui::Setup setup;
  setup.players = {"Anna", "Bo", "Cai"};
  setup.chairs = {"Cai", "Anna", "Bo"};
  setup.people = {{"Anna", one}, {"Bo", other}};
  call_otherwise(setup, "Anna", "Dea");
  CHECK(setup.players == std::vector<std::string>{"Dea", "Bo", "Cai"});
  CHECK(setup.chairs == ui::Chairs{"Cai", "Dea", "Bo"});
  CHECK(setup.people == std::map<std::string, Uuid>{{"Dea", one}, {"Bo", other}});
  call_otherwise(setup, "Bo", "Dea");
  CHECK(setup.players == std::vector<std::string>{"Dea", "Cai"});
  CHECK(setup.chairs == ui::Chairs{"Cai", "Dea"});
  CHECK(setup.people == std::map<std::string, Uuid>{{"Dea", one}});
}

TEST_CASE("a setup of a later edition is put aside", "[ui]") {
  const HalfSetUp device;
  std::string drafts = drafts_of(device);
  drafts.insert(drafts.find("\"step\""), R"("later": 1, )");
  std::ofstream(device.folder.path("drafts.json")) << drafts;
  Driver driver(device.world);
  driver.frame(2);
  CHECK_FALSE(driver.app().setup.has_value());
  CHECK(contains(read_bytes(device.folder.path("drafts.json.unread")), "\"later\": 1"));
  CHECK_FALSE(contains(drafts_of(device), "later"));
}

TEST_CASE("a new game of an evening is played in its currency, whatever is usual", "[ui]") {
  Device device;
  device.world.language = Language::danish;
  {
    Book book = opened(device.world.book);
    std::string text = ligeud_evening(1, nine_made(1));
    import_into(book, text.insert(1, R"("currency":"SEK",)"));
  }
  Driver driver(device.world);
  driver.app().settings.currency = "EUR";
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  CHECK(driver.app().setup->currency == "SEK");
  begin_game(driver);
  CHECK(driver.app().open_evening()->evening.sessions.size() == 2);
  CHECK(driver.app().settings.currency == "EUR");
}

TEST_CASE("a chair that somebody has left is still theirs after a kill", "[ui]") {
  const Night device("Bo");
  { Driver(device.world).tap_all({"go.evening", "session.new", "chair.1"}); }
  Driver driver(device.world);
  driver.tap("sit.Bo");
  CHECK(ui::sitting(driver.app().setup->chairs) ==
        std::vector<std::string>{"Anna", "Bo", "Cai", "Dea"});

  const auto reads = [](Json::Array freed) {
    ui::Setup setup;
    setup.players = {"Anna", "Bo"};
    setup.chairs = ui::chairs_of(setup.players);
    setup.currency = "DKK";
    Json::Object kept = setup_to_json(setup);
    kept.emplace_back("freed", std::move(freed));
    return ui::setup_from_json(kept).has_value();
  };
  CHECK(reads({1}));
  CHECK_FALSE(reads({2}));  // behind the last one
  CHECK_FALSE(reads({0, 0}));
  CHECK_FALSE(reads({-1}));
}

TEST_CASE("whoever can play is listed once for the book and for who does", "[ui]") {
  const Night device("Bo");
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new"});
  std::vector<ui::ListedPerson>& listed = driver.app().views.who_can_play.value;
  REQUIRE(listed.size() == 5);
  listed[0].name = "Nobody";
  driver.frame(3);
  CHECK(listed[0].name == "Nobody");
  driver.tap("player.Bo");
  REQUIRE(listed.size() == 5);
  CHECK(listed[0].name == "Anna");
}

TEST_CASE("a colour that is chosen while an evening is set up is seen there", "[ui]") {
  const Night device("Bo");
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "player.Anna"});
  CHECK_FALSE(is_painted(driver, "player.Anna", ui::face_tint(9).bottom));
  driver.tap_all({"go.settings", "people", "person.Anna", "colour.9", "dialog.close"});
  driver.tap("go.evening");
  CHECK(is_painted(driver, "player.Anna", ui::face_tint(9).bottom));
}

}  // namespace set_up_test
