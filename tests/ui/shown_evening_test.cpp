// What has been chosen on one evening stays with it, and what is open on the screen goes by people
// and games, not by their places, which another window may change.
#include <filesystem>

#include "db/book/joining.hpp"
#include "support/evenings.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/merge.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace shown_evening_test {

namespace {

// Tonight five are there, four of whom play; last week there were two fewer at Commerce.
struct TwoEvenings : Device {
  TwoEvenings() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    import_into(book,
                R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 2) +
                    R"(","date":"2026-11-13","currency":"SEK","players":["Gun","Hans","Ib"],)" +
                    R"("sessions":[{"id":")" + id_of(2, 2) +
                    R"(","game":"commerce","stake":"0.25","seats":["Gun","Hans","Ib"],)" +
                    R"("entries":[{"type":"adjust","points":{"Gun":"3","Hans":"-3"},)" +
                    R"("why":"agreed"}]}]})");
  }
};

// Else, who has not played, is Anna: from then on there are four, each a place nearer.
void fuse_else(const Device& device) {
  Book book = opened(device.world.book);
  REQUIRE(fuse_people(book, person(book, "Anna"), person(book, "Else")).has_value());
}

// Else comes first, so that everybody's place changes when she turns out to be Anna.
struct ElseFirst : Device {
  ElseFirst() {
    Book book = opened(world.book);
    std::string text = ligeud_evening(1, nine_made(1));
    const std::string all = R"("players":["Anna","Bo","Cai","Dea","Else"])";
    text.replace(text.find(all), all.size(), R"("players":["Else","Anna","Bo","Cai","Dea"])");
    import_into(book, text);
  }
};

}  // namespace

TEST_CASE("the banker of one evening is nobody's in another one", "[ui][settling]") {
  const TwoEvenings device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  for (int i = 0; i < 5; ++i) driver.tap("plan.banker");
  CHECK(driver.text("plan.banker") == "One banker: Else");
  show_evening(driver.app(), uuid_of(1, 2));
  driver.frame(2);  // of three players the fifth had the bank
  CHECK(driver.item("plan.fewest").chosen);
  CHECK(driver.text("due.0") == "Hans  →  Gun");
  driver.tap("plan.banker");
  CHECK(driver.text("plan.banker") == "One banker: Gun");
  show_evening(driver.app(), uuid_of(1, 1));
  driver.frame(2);
  CHECK(driver.item("plan.fewest").chosen);
}

TEST_CASE("which game a payment is of is said in the language of now", "[ui][settling]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("english-whist")));
  }
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "plan.sessions"});
  const auto is_said = [&](const char* words) {
    const auto& items = driver.app().ui.items();
    return std::any_of(items.begin(), items.end(),
                       [&](const ui::ShownItem& item) { return item.shown == words; });
  };
  CHECK(is_said("1. English whist"));
  driver.tap_all({"go.settings", "language.da", "go.settlement"});
  CHECK(is_said("1. Engelsk whist"));
}

TEST_CASE("the podium is in the coin that is settled in", "[ui][settling]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1), "2026-11-20", "0.25"));
  }
  Driver driver(device.world);
  const auto of_anna = [&] { return podium(driver.app()).money.at(0); };
  driver.tap("go.settlement");
  CHECK(of_anna() == Money{-2250});
  driver.tap("coin.100");
  CHECK(of_anna().hundredths % 100 == 0);
}

TEST_CASE("what one evening is rounded to rounds no other one", "[ui][settling]") {
  const TwoEvenings device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "coin.100"});
  CHECK(driver.item("coin.100").chosen);
  show_evening(driver.app(), uuid_of(1, 2));
  driver.frame(2);
  CHECK(driver.item("coin.1").chosen);
  CHECK(driver.text("due.0.amount") == "0.75");
  driver.tap("due.0.paid");
  CHECK(driver.app().open_evening()->closing.payments.at(0).amount == Money{75});
  std::string copied;
  driver.app().world.copy = [&](const std::string& words) { copied = words; };
  copy_settlement(driver.app());
  CHECK(contains(copied, "0.75"));
  CHECK(contains(copied, "\nPaid\n"));
}

TEST_CASE("the banker is a person, also where the places at the table change", "[ui][settling]") {
  const ElseFirst device;
  Driver driver(device.world);
  driver.tap("go.settlement");
  for (int i = 0; i < 5; ++i) driver.tap("plan.banker");
  CHECK(driver.text("plan.banker") == "One banker: Dea");
  fuse_else(device);
  wake(driver.app());
  driver.frame(2);
  REQUIRE(driver.app().open_evening()->evening.players.size() == 4);
  CHECK(driver.text("plan.banker") == "One banker: Dea");
}

TEST_CASE("a payment that is asked about stays the same people's", "[ui][settling]") {
  const ElseFirst device;
  {
    Book book = opened(device.world.book);
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, person(book, name), NumberKind::mobilepay,
                         name == std::string("Bo") ? "20000001" : "20000002")
                  .has_value());
  }
  Driver driver(device.world);
  driver.tap("go.settlement");
  const int place = contains(driver.text("due.0"), "Dea") ? 0 : 1;  // Anna or Cai pays each
  driver.tap("due." + std::to_string(place) + ".why");
  const std::string title = driver.text("dialog.title");
  const std::string sum = driver.text("why.1");
  REQUIRE(contains(title, "Dea"));
  fuse_else(device);
  wake(driver.app());
  driver.frame(2);
  REQUIRE(driver.app().open_evening()->evening.players.size() == 4);
  CHECK(driver.text("dialog.title") == title);
  CHECK(driver.text("why.1") == sum);
  driver.tap("why.pay");
  CHECK(driver.text("code.0.to") == "20000002");
}

TEST_CASE("what is asked about a payment is closed where the evening has to be mended first",
          "[ui][settling]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai") + "," +
                                            dealt(3, "Cai", "Dea")));
  }
  const std::string way = GENERATE("due.0.why", "sign.3", "share");
  Driver driver(device.world);
  driver.tap_all({"go.settlement", way});
  REQUIRE(driver.find("dialog.title"));
  {
    Book book = opened(device.world.book);
    REQUIRE(void_entry(book, uuid_of(3, 2), {"twice", Force::yes}).has_value());
  }
  wake(driver.app());
  driver.frame(2);
  // What breaks a rule can be sent all the same, but for what is made of a settlement.
  CHECK((driver.find("dialog.title") == nullptr) == (way != "share"));
  CHECK((driver.find("share.code") != nullptr) == (way == "share"));
  CHECK(driver.find("share.picture") == nullptr);
  CHECK(driver.find("wrong"));
}

TEST_CASE("the game whose other rules are tried stays the same one", "[ui][what-if]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    std::string other = ligeud_evening(2, nine_made(2), "2026-11-19");
    const std::string game = R"("game":"ligeud")";
    other.replace(other.find(game), game.size(), R"("game":"danish-whist","rules":{})");
    other.replace(other.find(R"("entries":[)"), std::string::npos, R"("entries":[]}]})");
    import_into(book, other);
  }
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "what_if"});
  CHECK(driver.item("session.0").chosen);
  REQUIRE(driver.find("rule.double_final_round"));
  {  // tonight was begun apart: its game is the second of the whole evening
    Book book = opened(device.world.book);
    REQUIRE(join_evenings(book, {uuid_of(1, 2), uuid_of(1, 1)}).has_value());
  }
  wake(driver.app());
  driver.frame(2);
  REQUIRE(driver.app().open_evening()->evening.sessions.size() == 2);
  CHECK(driver.item("session.1").chosen);
  CHECK(driver.find("rule.double_final_round"));
}

TEST_CASE("a game that was set up for one evening is no other one's", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "game.commerce", "sit.Else", "setup.next"});
  show_evening(driver.app(), uuid_of(1, 2));  // as from the standings
  begin_game(driver);
  const Book book = opened(device.world.book);
  CHECK(load_evening(book, uuid_of(1, 1))->sessions.size() == 2);
  CHECK(load_evening(book, uuid_of(1, 2))->sessions.size() == 1);
  CHECK(load_evening(book, uuid_of(1, 2))->players.size() == 3);
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 1));
  CHECK(driver.app().session_at_table()->seats.size() == 5);
}

TEST_CASE("an evening of a date to come is not tonight's, nor shown first", "[ui]") {
  const TwoEvenings device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(3, nine_made(3), "2062-11-20"));
  }
  Driver driver(device.world);
  const auto shown = [&] { return driver.app().open_evening()->evening.id; };
  CHECK(shown() == uuid_of(1, 1));
  REQUIRE(driver.find("contract.9") != nullptr);
  driver.tap("scoreboard");
  {
    Book book = opened(device.world.book);
    append_to(book, uuid_of(2, 1), nine_made(4));
  }
  wake(driver.app());
  CHECK(shown() == uuid_of(1, 1));
  show_evening(driver.app(), uuid_of(1, 3));
  CHECK_FALSE(is_tonight(driver.app()));
}

namespace {

void fill_with_one_to_come(const std::string& path) {
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1)));
  import_into(book, ligeud_evening(3, nine_made(3), "2062-11-20"));
}

}  // namespace

TEST_CASE("where no evening was shown one of a date to come is not the first", "[ui]") {
  const Device device;
  const auto shown = [](const Driver& driver) {
    REQUIRE(driver.app().open_evening());
    return driver.app().open_evening()->evening.id;
  };
  SECTION("of a book that could not be read at first") {
    device.folder.file("book.db", "none");
    Driver driver(device.world);
    REQUIRE(driver.app().is_unreadable());
    std::filesystem::remove(device.world.book);
    fill_with_one_to_come(device.world.book);
    retry_book(driver.app());
    CHECK(shown(driver) == uuid_of(1, 1));
  }
  SECTION("of another book that an empty one takes in") {
    const std::string other = device.folder.path("other.db");
    fill_with_one_to_come(other);
    Driver driver(device.world);
    REQUIRE(merge(driver.app(), other).has_value());
    CHECK(shown(driver) == uuid_of(1, 1));
    show_evening(driver.app(), uuid_of(1, 3));  // which then stays
    REQUIRE(merge(driver.app(), other).has_value());
    CHECK(shown(driver) == uuid_of(1, 3));
  }
}

TEST_CASE("the scoreboard stays at an evening of a date to come that is written to", "[ui]") {
  const Device device;
  fill_with_one_to_come(device.world.book);
  Driver driver(device.world);
  show_evening(driver.app(), uuid_of(1, 3));
  show_scoreboard(driver.app());
  {
    Book book = opened(device.world.book);
    append_to(book, uuid_of(2, 3), nine_made(4, R"(,"at":"2026-11-20T21:04:00+01:00")"));
  }
  wake(driver.app());
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 3));
}

TEST_CASE("the scoreboard takes the table's place where the newest evening has no game yet",
          "[ui][season]") {
  const TwoEvenings device;
  const bool is_low = GENERATE(false, true);
  Driver driver(device.world, is_low ? 844.F : 1024.F, is_low ? 390.F : 768.F);
  show_evening(driver.app(), uuid_of(1, 1));
  driver.frame(2);
  driver.tap("go.table");
  {
    Book book = opened(device.world.book);
    import_into(book, evening_without_game(3));
  }
  driver.tap("scoreboard");
  CHECK(driver.app().stage == ui::Stage::scoreboard);
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 3));
}

TEST_CASE("a game whose evening was taken apart elsewhere gives way on the table", "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    import_into(book, ligeud_evening(2, nine_made(12)));
    REQUIRE(join_evenings(book, {uuid_of(1, 1), uuid_of(1, 2)}).has_value());
  }
  Driver driver(device.world);
  open_session(driver.app(), uuid_of(2, 2));
  driver.tap("go.settlement");
  {
    Book book = opened(device.world.book);
    REQUIRE(part_evenings(book, {uuid_of(1, 2)}).has_value());
  }
  driver.tap("due.0.paid");  // it reads that in
  REQUIRE(driver.app().session_at_table());
  CHECK(driver.app().session_at_table()->id == uuid_of(2, 1));
  driver.tap_all({"go.evening", "go.seats"});
  CHECK(driver.find("chair.0") != nullptr);
}

}  // namespace shown_evening_test
