// What has been tapped in and not yet saved is there again: after another screen, another session,
// a closed window. Whatever stands in its file, the app opens.
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "kattegat/evening/write.hpp"
#include "support/whole_book.hpp"
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/faults.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace drafts_test {

namespace {

struct Ligeud4 : TwoDeals {
  [[nodiscard]] std::string drafts() const { return folder.path("drafts.json"); }
  [[nodiscard]] std::size_t entries() const {
    const auto evening = load_evening(opened(world.book), uuid_of(1, 1));
    return std::get<EnteredSession<Ligeud>>(evening->sessions.at(0).entered).entries.size();
  }
};

}  // namespace

TEST_CASE("a half-filled deal is there again after Evening, Play on", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "go.evening", "session.0.open"});
  for (const char* part : {"\"contract\":\"9\"", "\"declarer\":\"Bo\"", "\"trump\":\"H\""})
    CHECK(contains(draft_on(driver.app()), part));
  driver.tap_all({"partner.3", "tricks.9", "save"});
  CHECK(device.entries() == 3);
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"9\""));
  driver.tap_all({"go.evening", "session.0.open"});
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"9\""));  // what is saved is no draft
}

TEST_CASE("a half-filled deal is there again in another window, and can be taken back", "[ui]") {
  const Ligeud4 device;
  { Driver(device.world).tap_all({"contract.nole", "declarer.2"}); }
  struct stat status {};
  REQUIRE(::stat(device.drafts().c_str(), &status) == 0);
  CHECK((status.st_mode & 0777U) == 0600);
  {
    Driver driver(device.world);
    CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
    CHECK(contains(draft_on(driver.app()), "\"declarer\":\"Cai\""));
    driver.tap("undo");
    CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
    CHECK(device.entries() == 2);
    driver.press(key_z, true, true);
    CHECK(contains(draft_on(driver.app()), "\"declarer\":\"Cai\""));
    driver.tap_all({"tricks.1", "save"});
  }
  Driver again(device.world);
  CHECK(device.entries() == 3);
  CHECK_FALSE(contains(draft_on(again.app()), "\"contract\":\"nole\""));
}

TEST_CASE("an auction that is being called is there again", "[ui]") {
  const Ligeud4 device;
  std::string calls;
  {
    Driver driver(device.world);
    driver.tap_all({"by_calls", "auction.9", "auction.10"});
    calls = driver.text("auction.calls");
  }
  CHECK(Driver(device.world).text("auction.calls") == calls);
}

TEST_CASE("a correction and a deal wait beside each other", "[ui]") {
  const Ligeud4 device;
  {
    Driver driver(device.world);
    driver.tap_all({"contract.nole", "go.sheet", "row.0", "entry.correct", "reason.1", "tricks.8"});
  }
  Driver driver(device.world);
  CHECK(driver.text("correcting") == "Correction of deal 1: wrong number of tricks");
  CHECK(contains(draft_on(driver.app()), "\"tricks\":8"));
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"9\""));
  SECTION("saved, it gives way to the deal") {
    driver.tap("save");
    CHECK(device.entries() == 3);
  }
  SECTION("and so does one that is given up") {
    driver.tap("correct.cancel");
    CHECK(device.entries() == 2);
  }
  SECTION("or whose deal another window has struck out") {
    {
      Book book = opened(device.world.book);
      REQUIRE(void_entry(book, uuid_of(3, 1), {"twice"}).has_value());
    }
    wake(driver.app());
    driver.frame(2);
    CHECK(driver.text("toast") == "The entry that was being corrected has been changed elsewhere");
  }
  CHECK(driver.find("correcting") == nullptr);
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  CHECK(contains(draft_on(Driver(device.world).app()), "nole"));
}

TEST_CASE("a deal that was saved in the last moment before a kill is no draft", "[ui]") {
  const Ligeud4 device;
  std::string kept;
  {
    Driver driver(device.world);
    driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
    kept = read_bytes(device.drafts());
    driver.tap("save");
  }
  std::ofstream(device.drafts()) << kept;  // the power went before it was dropped
  Driver driver(device.world);
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  CHECK(driver.text("deal") == "Deal 4  ·  Dea deals");
}

TEST_CASE("what was tapped in stays each player's when the chairs are put right", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0"});  // Anna
  driver.tap_all(
      {"go.evening", "go.seats", "chair.0", "chair.1", "reseat.order", "reseat.done", "go.table"});
  CHECK(contains(draft_on(driver.app()), "\"declarer\":\"Anna\""));
}

TEST_CASE("typed players survive the rail and a closed window", "[ui]") {
  const Ligeud4 device;
  const auto type_name = [](Driver& driver, const char* name) {
    driver.tap("players.new");
    driver.type(name);
    driver.press(key_enter);
    driver.press(key_enter);  // nobody more
  };
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.new"});
    type_name(driver, "Frode");
    type_name(driver, "Gerda");
    driver.tap_all({"go.table", "go.evening"});
    CHECK(driver.item("player.Frode").chosen);
    driver.tap("players.new");
    driver.type("Hel");
  }
  Driver driver(device.world);
  CHECK(driver.text("typed") == "Hel");
  driver.type("ge");
  driver.press(key_enter);
  driver.press(key_enter);
  CHECK(driver.item("player.Frode").chosen);
  CHECK(driver.item("player.Helge").chosen);
  type_name(driver, "helge");
  CHECK(contains(driver.text("namesake"), "Helge"));
  Driver killed(device.world);  // while it asked
  CHECK(killed.text("typed") == "helge");
  killed.press(key_enter);
  CHECK(contains(killed.text("namesake"), "Helge"));
  driver.tap_all({"namesake.back", "typed.cancel", "setup.back"});
  CHECK(driver.find("evening.new") != nullptr);
  CHECK(Driver(device.world).find("setup.next") == nullptr);
}

TEST_CASE("a game of an evening is set up on where it was left", "[ui]") {
  const Ligeud4 device;
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "session.new", "game.commerce", "sit.Else", "setup.next"});
    driver.tap("rule.finish_round");
  }
  Driver driver(device.world);
  CHECK(driver.item("rule.finish_round").chosen);
  driver.tap("setup.next");
  const auto evening = load_evening(opened(device.world.book), uuid_of(1, 1));
  REQUIRE(evening->sessions.size() == 2);
  CHECK(evening->sessions[1].seats.size() == 5);
  CHECK(std::get<EnteredSession<Commerce>>(evening->sessions[1].entered).table.house.finish_round);
}

TEST_CASE("a game whose evening has gone is not begun, and that is said", "[ui]") {
  const Ligeud4 device;
  const std::string gone = "no longer in the book";
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "game.commerce", "sit.Else", "setup.next"});
  driver.app().setup->evening = uuid_of(9, 9);
  driver.frame(2);  // kept so
  SECTION("at once") {
    begin_game(driver);
    CHECK(contains(driver.text("needed"), gone));
  }
  SECTION("when the app is opened again") {
    Driver again(device.world);
    CHECK(contains(again.text("toast"), gone));
    CHECK(again.find("setup.next") == nullptr);
  }
  CHECK(load_evening(opened(device.world.book), uuid_of(1, 1))->sessions.size() == 1);
}

TEST_CASE("a setup in which nobody has tapped anything is no draft", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "go.table", "go.evening"});
  CHECK(driver.find("setup.next") == nullptr);
}

TEST_CASE("an evening that was begun in the last moment before a kill is begun once", "[ui]") {
  const Ligeud4 device;
  const bool is_new = GENERATE(true, false);
  std::string kept;
  {
    Driver driver(device.world);
    driver.tap("go.evening");
    if (is_new) driver.tap_all({"evening.new", "setup.again"});
    if (!is_new) driver.tap_all({"session.new", "setup.next", "stake.50"});
    kept = read_bytes(device.drafts());
    driver.tap("setup.next");
  }
  const std::string before = contents(opened(device.world.book));
  std::ofstream(device.drafts()) << kept;
  Driver driver(device.world);
  driver.tap("setup.next");
  CHECK(contents(opened(device.world.book)) == before);
  CHECK(driver.find("asked.contract"));
}

TEST_CASE("what could not be kept is kept as soon as there is room", "[ui]") {
  Ligeud4 device;
  std::string now = "2026-11-20T21:04:05+01:00";
  device.world.now = [&now] { return now; };
  device.world.settings = device.folder.path("later/settings.json");
  const std::string drafts = device.folder.path("later/drafts.json");
  const std::string in_the_way = device.folder.file("later", "no folder");
  Driver driver(device.world);
  CHECK(driver.find("not_kept") == nullptr);  // nor is there anything to keep
  driver.tap_all({"contract.nole", "declarer.2"});
  CHECK(contains(driver.text("not_kept"), "on the screen only"));
  driver.tap("not_kept.retry");
  CHECK(driver.find("not_kept"));
  REQUIRE(std::filesystem::remove(in_the_way));
  wake(driver.app());
  CHECK_FALSE(std::filesystem::exists(drafts));  // the disk is left in peace for a while
  now = "2026-11-20T21:04:10+01:00";
  wake(driver.app());  // nobody has tapped anything
  CHECK(contains(read_bytes(drafts), "\"nole\""));
  driver.frame(2);
  CHECK(driver.find("not_kept") == nullptr);
}

TEST_CASE("where no note has room a toast says what is on the screen only", "[ui]") {
  Ligeud4 device;
  device.folder.file("later", "no folder");
  device.world.settings = device.folder.path("later/settings.json");
  Driver driver(device.world);
  look_through(driver, {390, 844, 175});
  driver.frame(2);
  driver.tap("contract.nole");
  driver.frame(2);
  CHECK(driver.find("not_kept") == nullptr);
  CHECK(contains(driver.text("toast"), "on the screen only"));
  driver.app().messages.toast.reset();  // nobody has looked there
  driver.frame(2);
  CHECK(driver.find("toast") == nullptr);
  driver.tap("declarer.2");
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "on the screen only"));
}

TEST_CASE("what is said of the disk and the book has room in every window and language", "[ui]") {
  Ligeud4 device;
  device.folder.file("later", "no folder");
  device.world.settings = device.folder.path("later/settings.json");
  for (const Language language : languages_to_see()) {
    device.world.language = language;
    Driver driver(device.world);
    driver.tap_all({"contract.nole", "declarer.2"});
    driver.app().drafts.all.books.had.records += 1;
    look_for_loss(driver.app());
    for (const Glass& glass : glasses) {
      look_through(driver, glass);
      driver.frame(2);
      CAPTURE(code(language), glass.width, glass.height, glass.zoom);
      const bool is_roomy = glass.height * 100 / static_cast<float>(glass.zoom) >= 620;
      CHECK((driver.find("not_kept") != nullptr) == is_roomy);
      CHECK(faults(driver.app()) == std::set<std::string>{});
      driver.app().drafts.found_no_room = false;
      driver.frame(2);
      CHECK((driver.find("less") != nullptr) == is_roomy);
      CHECK(faults(driver.app()) == std::set<std::string>{});
      driver.app().drafts.found_no_room = true;
    }
  }
}

TEST_CASE("whatever stands in the file of drafts, the app opens and says so", "[ui]") {
  const Ligeud4 device;
  { Driver(device.world).tap_all({"contract.nole", "declarer.2"}); }
  const std::string whole = read_bytes(device.drafts());
  const std::string key = "\"version\":";
  REQUIRE(whole.find(key) != std::string::npos);
  std::vector<std::string> damaged{
      "", "{", "null", "[]", "{}", std::string(2'000'000, ' '), std::string("\0\0", 2)};
  for (std::size_t cut = 1; cut < whole.size() - 3; cut += 37)
    damaged.push_back(whole.substr(0, cut));
  for (const std::string& bytes : damaged) {
    CAPTURE(bytes.substr(0, 80));
    std::ofstream(device.drafts(), std::ios::trunc) << bytes;
    Driver driver(device.world);
    CHECK(contains(driver.text("toast"), "could not be read"));
    CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
    CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
  }
  std::filesystem::remove(device.drafts());
  REQUIRE(::mkfifo(device.drafts().c_str(), 0600) == 0);  // reading one waits for ever
  CHECK(contains(Driver(device.world).text("toast"), "could not be read"));
}

TEST_CASE("a draft that fits no longer is left out", "[ui]") {
  const Ligeud4 device;
  { Driver(device.world).tap_all({"contract.nole", "declarer.2"}); }
  const std::string whole = read_bytes(device.drafts());
  const auto with = [&](const std::string& part, const std::string& other) {
    std::string changed = whole;
    REQUIRE(changed.find(part) != std::string::npos);
    changed.replace(changed.find(part), part.size(), other);
    std::ofstream(device.drafts(), std::ios::trunc) << changed;
  };
  const auto [part, other] = GENERATE(
      table<std::string, std::string>({{"\"2\"", "\"7\""},        // no chair has that number
                                       {"\"nole\"", "\"slam\""},  // no contract
                                       {"\"type\": \"deal\"", "\"type\": \"note\""},  // no deal
                                       {id_of(2, 1), id_of(2, 9)}}));  // no such session
  with(part, other);
  Driver driver(device.world);
  CHECK_FALSE(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
}

TEST_CASE("a setup that this app could not have written is none", "[ui]") {
  ui::Setup setup;
  setup.players = {"Anna", "Bo", "Cai"};
  setup.chairs = {"Anna", "Bo"};
  setup.house = HouseOf<Commerce>{};
  setup.currency = "DKK";
  const Json::Object written = setup_to_json(setup);
  const auto read = ui::setup_from_json(written);
  REQUIRE(read.has_value());
  CHECK(setup_to_json(*read) == written);
  const auto with = [&](std::string_view key, Json value) {
    Json::Object other = written;
    for (auto& [name, member] : other)
      if (name == key) member = value;
    return Json(other);
  };
  CHECK_FALSE(ui::setup_from_json(with("step", 3)));
  CHECK_FALSE(ui::setup_from_json(with("step", -1)));
  CHECK_FALSE(ui::setup_from_json(with("game", "poker")));
  CHECK_FALSE(ui::setup_from_json(with("stake", "-1")));
  CHECK_FALSE(ui::setup_from_json(with("coin", "0")));
  CHECK_FALSE(ui::setup_from_json(with("typing", "money")));
  CHECK_FALSE(ui::setup_from_json(with("players", Json::Array{"Anna", "Anna"})));
  CHECK_FALSE(ui::setup_from_json(with("players", Json::Array{"Anna\n", "Bo"})));
  CHECK_FALSE(ui::setup_from_json(with("seats", Json::Array{"Dea"})));
  CHECK_FALSE(ui::setup_from_json(with("rules", Json::Object{{"deals", "x"}})));
  CHECK_FALSE(ui::setup_from_json(with("typed", std::string(1000, 'x'))));
  CHECK_FALSE(ui::setup_from_json("players"));
  Json::Object nobody = written;  // sits, nor has anybody left
  std::erase_if(nobody, [](const auto& member) { return member.first == "seats"; });
  nobody.emplace_back("seats", Json::Array{});
  nobody.emplace_back("freed", Json::Array{});
  CHECK(ui::setup_from_json(nobody));
}

TEST_CASE("what was changed after it had been stored unseen is laid as its correction", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  const Uuid key = std::visit([](const auto& desk) { return desk.key; }, *driver.app().table.desk);
  // As after a save of which nobody knew whether it had succeeded.
  device.save_elsewhere(R"({"id":")" + to_string(key) +
                        R"(","type":"deal","contract":"nole","declarer":"Anna","tricks":0})");
  SECTION("when it is saved again") { driver.tap("save"); }
  SECTION("when the book is looked at first") {
    wake(driver.app());
    driver.frame(2);
  }
  CHECK(device.entries() == 3);
  CHECK(driver.text("toast") == "Deal 3 is saved");
  CHECK(driver.text("toast.then") == "Correction: changed after it was saved");
  CHECK(driver.text("correcting") == "Correction of deal 3: changed after it was saved");
  CHECK(contains(draft_on(driver.app()), "\"tricks\":1"));
  CHECK(contains(draft_on(Driver(device.world).app()), "\"tricks\":1"));  // nor does a kill lose it
  driver.wait(1);  // a second tap of two would not save it
  driver.tap("save");
  CHECK(driver.find("correcting") == nullptr);
  CHECK(device.entries() == 4);
  const auto evening = load_evening(opened(device.world.book), uuid_of(1, 1));
  const auto& entries = std::get<EnteredSession<Ligeud>>(evening->sessions[0].entered).entries;
  CHECK(entries[2].entry.stamp.voided.has_value());
  CHECK(std::get<Ligeud::Deal>(entries[3].entry.body).tricks == 1);
  CHECK(contains(driver.text("deal"), "Deal 4"));
}

TEST_CASE("another window leaves what is tapped in here as it is", "[ui]") {
  const Ligeud4 device;
  Driver board(device.world);  // begun first, it knows of nothing
  {
    Driver driver(device.world);
    driver.tap_all({"contract.nole", "declarer.2", "go.evening", "session.new", "game.commerce"});
    device.save_elsewhere(nine_made(3));
    board.catch_up();  // it notes how much the book has, and that alone
    board.frame(2);
  }  // killed
  Driver driver(device.world);
  CHECK(driver.item("game.commerce").chosen);
  driver.tap("go.table");
  CHECK(contains(draft_on(driver.app()), "nole"));
}

TEST_CASE("what another window has finished is not laid as its correction", "[ui]") {
  const Ligeud4 device;
  {
    auto driver = std::make_unique<Driver>(device.world);
    driver->tap_all({"contract.nole", "declarer.2"});
    Driver board(device.world);  // has it lying there, too
    const bool tapped_there = GENERATE(false, true);
    if (tapped_there) board.tap("tricks.0");
    driver->tap_all({"tricks.1", "save"});
    board.catch_up();
    board.frame(2);
    CHECK(board.find("correcting") == nullptr);
    CHECK_FALSE(contains(draft_on(board.app()), "nole"));
    CHECK(contains(board.text("deal"), "Deal 4"));
    driver.reset();
    board.catch_up();
    board.frame(2);
  }
  Driver driver(device.world);
  CHECK(device.entries() == 3);
  CHECK(driver.find("correcting") == nullptr);
  CHECK_FALSE(contains(draft_on(driver.app()), "nole"));
}

TEST_CASE("two deals that two windows have begun apart are two", "[ui]") {
  const Ligeud4 device;
  Driver one(device.world), other(device.world);
  one.tap_all({"contract.nole", "declarer.2"});
  other.tap_all({"contract.9", "declarer.1"});
  one.tap_all({"tricks.1", "save"});
  other.catch_up();
  other.frame(2);
  CHECK(contains(draft_on(other.app()), "\"contract\":\"9\""));
  CHECK(other.find("correcting") == nullptr);
  CHECK(contains(draft_on(Driver(device.world).app()), "\"contract\":\"9\""));
}

TEST_CASE("a window that has not yet seen what another one saved does not miss it", "[ui]") {
  const Ligeud4 device;
  Driver one(device.world), other(device.world);
  one.tap_all({"contract.nole", "declarer.2", "tricks.1", "save"});
  other.tap_all({"contract.9", "declarer.1"});  // writes what it knows of the book
  CHECK(other.find("less") == nullptr);
  one.frame(2);
  CHECK(one.find("less") == nullptr);
  other.catch_up();
  other.frame(2);
  CHECK(other.find("less") == nullptr);
  CHECK(Driver(device.world).find("less") == nullptr);
}

TEST_CASE("a setup that another window has begun is none any longer", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "game.commerce", "sit.Else", "setup.next"});
  Driver board(device.world);
  begin_game(driver);
  REQUIRE(load_evening(opened(device.world.book), uuid_of(1, 1))->sessions.size() == 2);
  board.catch_up();
  board.rest(1);  // what is new rests for a while
  board.tap("go.evening");
  CHECK(board.find("setup.next") == nullptr);
  CHECK(Driver(device.world).find("setup.next") == nullptr);
}

TEST_CASE("so is what was entered beside the deals", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"more", "kind.note"});
  driver.type("late");
  const Uuid key = std::visit([](const auto& desk) { return desk.key; },
                              driver.app().dialog.find<ui::Aside>()->desk);
  device.save_elsewhere(R"({"id":")" + to_string(key) + R"(","type":"note","text":"lat"})");
  driver.tap("aside.save");
  CHECK(device.entries() == 3);
  CHECK(contains(driver.text("correcting"), "Correction"));
  CHECK(driver.text("text") == "late");
  driver.tap("save");
  CHECK(device.entries() == 4);
}

TEST_CASE("what is being set up waits while another game is begun from the podium", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "player.Bo", "player.Cai", "go.settlement", "podium",
                  "podium.again"});
  CHECK(load_evening(opened(device.world.book), uuid_of(1, 1))->sessions.size() == 2);
  driver.tap("go.evening");
  CHECK(driver.item("player.Bo").chosen);
  CHECK(driver.item("player.Cai").chosen);
  CHECK_FALSE(driver.item("player.Anna").chosen);
}

TEST_CASE("what is being set up waits with its book while another one is open", "[ui]") {
  const Ligeud4 device;
  const std::string other = device.folder.path("other.db");
  add_another_evening(other);
  {
    Driver driver(device.world);
    driver.tap_all({"go.evening", "evening.new", "player.Bo"});
    open_book(driver.app(), other);
    driver.frame(2);
    driver.tap("go.evening");
    CHECK(driver.find("setup.next") == nullptr);
    driver.tap_all({"evening.new", "player.Dea"});
  }
  Driver driver(device.world);
  CHECK(driver.item("player.Dea").chosen);
  CHECK_FALSE(driver.item("player.Bo").chosen);
  open_book(driver.app(), device.world.book);
  driver.frame(2);
  driver.tap("go.evening");
  CHECK(driver.item("player.Bo").chosen);
  CHECK_FALSE(driver.item("player.Dea").chosen);
  driver.tap("setup.back");
  open_book(driver.app(), other);
  driver.frame(2);
  driver.tap("go.evening");
  CHECK(driver.item("player.Dea").chosen);
}

TEST_CASE("of what is being set up in too many books the oldest is forgotten", "[ui]") {
  const Folder folder;
  ui::Drafts kept;
  const auto turn_to = [&](int book) {  // the newer the book, the earlier its path
    REQUIRE(ui::write_drafts(folder.path("drafts.json"), kept));
    kept = ui::read_drafts(folder.path("drafts.json")).value();
    turn_to_book(kept, "book " + std::to_string(99 - book));
    return std::exchange(kept.setup, kept.setup.is_null() ? Json(book) : kept.setup);
  };
  constexpr int most = ui::drafts_limit + 1;  // one is open
  for (int book = 0; book <= most; ++book) CHECK(turn_to(book).is_null());
  CHECK(turn_to(1) == Json(1));
  CHECK(turn_to(0).is_null());
  CHECK(turn_to(1) == Json(1));
  CHECK(turn_to(2).is_null());
}

TEST_CASE("what is being set up waits while the sample is tried", "[ui][first]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  driver.type("Frode");
  driver.press(key_enter);
  driver.press(key_enter);
  begin_sample(driver.app());
  driver.frame(2);
  driver.tap_all({"go.evening", "session.new", "setup.next", "sample.leave"});
  driver.tap("go.evening");
  CHECK(driver.item("player.Frode").chosen);
}

}  // namespace drafts_test
