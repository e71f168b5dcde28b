// Several evenings settled at once on the screen, and evenings joined there.
#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "support/tampering.hpp"
#include "ui/faults.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace several_test {
namespace {

// Anna and Cai owe 9.00 each in November; in December Anna has 9.00 from Bo.
struct TwoNights : Device {
  TwoNights() {
    world.now = [] { return std::string("2026-12-11T21:04:05+01:00"); };
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    import_into(book, ligeud_evening(2, agreed(2, "90"), "2026-12-04"));
  }
  [[nodiscard]] std::size_t paid_in(int evening) const {
    return load_closing(opened(world.book), uuid_of(1, evening))->payments.size();
  }
  [[nodiscard]] std::size_t evenings() const { return list_evenings(opened(world.book))->size(); }
};

struct ThreeNights : TwoNights {
  ThreeNights() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(3, agreed(3, "30"), "2026-12-11"));
  }
};

void choose_both(Driver& driver) {
  driver.tap_all({"go.evening", "evening.more", "evening.several", "period.all"});
}

void pay_all(Driver& driver) {
  driver.tap("several.paid");
  driver.rest(1);  // the second of two quick taps says nothing
  driver.tap("several.pay");
}

// At the table next door Anna has 5.00 from Finn, on the same day.
std::string next_table(const std::string& more = "") {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 3) +
         R"(","date":"2026-12-04","place":"Klubben",)" + more +
         R"("players":["Anna","Finn","Gerd","Hans"],"sessions":[{"id":")" + id_of(2, 3) +
         R"(","game":"ligeud","seats":["Finn","Anna","Gerd","Hans"],"stake":"1",)" +
         R"("entries":[{"id":")" + id_of(3, 30) +
         R"(","type":"adjust","points":{"Anna":"5","Finn":"-5"},"why":"agreed"}]}]})";
}

}  // namespace

TEST_CASE("several evenings are chosen, and settled in the fewest payments", "[ui][together]") {
  const TwoNights device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.more", "evening.several"});
  // The one that was open is chosen.
  CHECK(driver.text("several.title") == "1 evening, 04/12/2026");
  CHECK(driver.text("due.0") == "Bo  →  Anna");
  driver.tap("several.0");
  CHECK(driver.find("several.choose") != nullptr);
  CHECK(driver.find("share") == nullptr);
  driver.tap_all({"several.1", "several.0"});
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  CHECK(driver.text("due.0.amount") == "9.00");
  CHECK(driver.find("due.1") == nullptr);
  CHECK(driver.find("due.0.paid") != nullptr);
  driver.press(key_escape);
  CHECK(driver.find("several.0") == nullptr);
  CHECK(driver.find("settlement.title") != nullptr);
}

TEST_CASE("all of it paid is ticked in every evening, and taken back", "[ui][together]") {
  const TwoNights device;
  Driver driver(device.world);
  choose_both(driver);
  driver.tap("several.paid");
  // One tap asks: who pays whom, and what it comes to.
  CHECK(driver.text("dialog.title") == "All of it is paid in 2 evenings?");
  CHECK(driver.text("pays.0") == "9.00 DKK");
  CHECK(driver.text("pays.together") == "9.00 DKK");
  CHECK(device.paid_in(1) + device.paid_in(2) == 0);
  driver.rest(1);
  driver.tap("several.cancel");
  CHECK(driver.find("several.pay") == nullptr);
  CHECK(device.paid_in(1) + device.paid_in(2) == 0);
  driver.rest(1);
  pay_all(driver);
  // What was on the screen is paid; that it is three payments within the evenings nobody has seen.
  CHECK(driver.text("toast") == "All of it is paid in 2 evenings");
  CHECK(device.paid_in(1) == 2);
  CHECK(device.paid_in(2) == 1);
  CHECK(driver.find("several.paid") == nullptr);
  CHECK(driver.find("nothing") != nullptr);  // once, not at everybody's line
  for (const char* left : {"left.0", "left.1", "left.2", "left.3"})
    CHECK(driver.find(left) == nullptr);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.paid_in(1) + device.paid_in(2) == 0);
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  // One of them ticked in its own evening is taken off, and so is said.
  driver.tap_all({"several.back", "go.evening", "evening.1", "go.settlement"});
  CHECK(driver.text("due.0") == "Anna  →  Bo");
  driver.tap("due.0.paid");
  choose_both(driver);
  CHECK(driver.text("left.0").find("+9.00") != std::string::npos);  // Anna has paid 9.00 too much
  CHECK(driver.text("due.0") == "Bo  →  Anna");
  CHECK(driver.text("due.1") == "Cai  →  Dea");
}

TEST_CASE("one payment of several evenings is ticked where it stands, and taken back",
          "[ui][together]") {
  const ThreeNights device;
  Driver driver(device.world);
  choose_both(driver);
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  CHECK(driver.text("due.1") == "Bo  →  Anna");
  driver.tap("due.0.paid");
  CHECK(driver.text("toast") == "Cai has paid Dea");
  CHECK(device.paid_in(1) == 1);
  // A second tap on the same place does nothing, neither to this row nor to the next.
  driver.tap("due.0.paid");
  CHECK(device.paid_in(1) == 1);
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  CHECK(driver.item("due.0.paid").chosen);
  driver.rest(2.5);
  CHECK(driver.text("due.0") == "Bo  →  Anna");
  CHECK(driver.text("paid.0") == "Cai  →  Dea");
  driver.tap("paid.0.paid");
  CHECK(device.paid_in(1) == 0);
  driver.rest(2.5);
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  CHECK(driver.find("paid.0") == nullptr);
  // The last one of them leaves nothing in any evening.
  driver.tap("due.0.paid");
  driver.rest(2.5);
  driver.tap("due.0.paid");
  CHECK(device.paid_in(1) == 2);
  CHECK(driver.find("several.paid") == nullptr);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(driver.find("several.paid") != nullptr);
  driver.rest(2.5);
  CHECK(driver.text("due.0") == "Bo  →  Anna");
}

TEST_CASE("what is ticked here and taken back elsewhere is shown as paid no longer",
          "[ui][together]") {
  const ThreeNights device;
  Driver driver(device.world);
  choose_both(driver);
  driver.tap("due.0.paid");
  driver.rest(2.5);
  REQUIRE(driver.text("paid.0") == "Cai  →  Dea");
  {
    Book beside = opened(device.world.book);
    const auto closing = load_closing(beside, uuid_of(1, 1));
    REQUIRE(untick_payment(beside, uuid_of(1, 1), closing->payments.at(0).id, {}).has_value());
    append_to(beside, uuid_of(2, 1), nine_made(9));  // Cai owes another amount by now
  }
  driver.catch_up();
  driver.frame(2);
  CHECK(driver.find("paid.0") == nullptr);
}

TEST_CASE("another tablet that ticks one of them meanwhile ticks the same payment",
          "[ui][together]") {
  const TwoNights device;
  Driver driver(device.world);
  choose_both(driver);
  {
    Book beside = opened(device.world.book);
    REQUIRE(tick_payment(beside, uuid_of(1, 1), {{}, "Cai", "Dea", Money{900}, ""}).has_value());
  }
  pay_all(driver);
  CHECK(device.paid_in(1) == 2);
  CHECK(device.paid_in(2) == 1);
}

TEST_CASE("what has become due elsewhere meanwhile is not paid with what was shown",
          "[ui][together]") {
  const ThreeNights device;
  Driver driver(device.world);
  choose_both(driver);
  REQUIRE(driver.text("due.0") == "Cai  →  Dea");
  REQUIRE(driver.text("due.1") == "Bo  →  Anna");
  SECTION("of two payments one is as it was") {
    {
      Book beside = opened(device.world.book);
      append_to(beside, uuid_of(2, 3), agreed(9, "30"));
    }
    pay_all(driver);
    CHECK(device.paid_in(1) == 1);
    CHECK(device.paid_in(2) + device.paid_in(3) == 0);
    CHECK(driver.text("due.0") == "Bo  →  Anna");
    CHECK(driver.text("due.0.amount") == "6.00");
  }
  SECTION("neither is") {
    {
      Book beside = opened(device.world.book);
      append_to(beside, uuid_of(2, 1), nine_made(9));
    }
    pay_all(driver);
    CHECK(device.paid_in(1) + device.paid_in(2) + device.paid_in(3) == 0);
    CHECK(driver.text("due.0") == "Cai  →  Dea");
    CHECK(driver.text("due.0.amount") == "18.00");
    CHECK(driver.find("toast.undo") == nullptr);
  }
  CHECK(contains(driver.text("toast"), "changed elsewhere"));
  driver.rest(1);
  pay_all(driver);
  CHECK(driver.text("toast") == "All of it is paid in 3 evenings");
  CHECK(driver.find("several.paid") == nullptr);
}

TEST_CASE("a single payment that is another by now is not ticked, and it is said so",
          "[ui][together]") {
  const TwoNights device;
  Driver driver(device.world);
  choose_both(driver);
  REQUIRE(driver.text("due.0") == "Cai  →  Dea");
  {
    Book beside = opened(device.world.book);
    append_to(beside, uuid_of(2, 1), nine_made(9));
  }
  driver.tap("due.0.paid");
  CHECK(contains(driver.text("toast"), "changed elsewhere"));
  CHECK(driver.find("toast.undo") == nullptr);
  CHECK(device.paid_in(1) == 0);
  CHECK(driver.text("due.0.amount") == "18.00");
  driver.rest(2.5);
  driver.tap("due.0.paid");
  CHECK(device.paid_in(1) == 1);
}

TEST_CASE("what a rule stands against is not paid, and it is said why", "[ui][together]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai") + "," +
                                            dealt(3, "Cai", "Dea")));
    import_into(book, ligeud_evening(2, agreed(5, "90"), "2026-11-13"));
  }
  Driver driver(device.world);
  choose_both(driver);
  const bool is_all = GENERATE(true, false);
  if (is_all) driver.tap("several.paid");
  {  // of deals that each say who dealt
    Book book = opened(device.world.book);
    REQUIRE(void_entry(book, uuid_of(3, 2), {"twice", Force::yes}).has_value());
  }
  driver.frame(a_second);
  driver.tap(is_all ? "several.pay" : "due.0.paid");
  CHECK(contains(driver.text("toast"), "turn to deal"));
  CHECK(load_closing(opened(device.world.book), uuid_of(1, 2))->payments.empty());
}

TEST_CASE("where nothing is due in all of them what is within each is paid, as it was shown",
          "[ui][together]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Cai", "Dea", Money{900}, ""}).has_value());
  }
  Driver driver(device.world);
  choose_both(driver);
  REQUIRE(driver.find("nothing") != nullptr);
  const bool has_changed = GENERATE(false, true);
  if (has_changed) {
    Book beside = opened(device.world.book);
    append_to(beside, uuid_of(2, 1), nine_made(9));
  }
  pay_all(driver);
  CHECK(device.paid_in(1) + device.paid_in(2) == (has_changed ? 1 : 3));
  CHECK(contains(driver.text("toast"), has_changed ? "changed elsewhere" : "All of it is paid"));
}

TEST_CASE("the evenings of the standings are settled from there", "[ui][together]") {
  const TwoNights device;
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standings.settle"});
  CHECK(driver.text("several.title").rfind("2 evenings", 0) == 0);
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  driver.tap("go.settlement");
  CHECK(driver.find("several.title") == nullptr);
  driver.tap_all({"go.standings", "of.rodskagg", "standings.settle"});
  CHECK(driver.find("several.choose") != nullptr);  // nobody has played that
}

// Another tablet has corrected an entry of December otherwise.
void decide_apart(const TwoNights& device) {
  const std::string other = device.folder.path("other.db");
  const auto ctl = [](std::vector<std::string> arguments, const std::string& input = "") {
    const Run run = kattegatctl(std::move(arguments), input);
    CAPTURE(run.err);
    REQUIRE(run.status == 0);
  };
  ctl({"--db", other, "merge", device.world.book});
  ctl({"--db", other, "correct", id_of(3, 2)}, agreed(7, "80"));
  ctl({"--db", device.world.book, "correct", id_of(3, 2)}, agreed(8, "70"));
  ctl({"--db", device.world.book, "merge", other});
}

TEST_CASE("evenings settled at once are shared as the command line writes them", "[ui][together]") {
  TwoNights device;
  decide_apart(device);
  std::string copied;
  device.world.copy = [&](const std::string& text) { copied = text; };
  Driver driver(device.world);
  choose_both(driver);
  driver.tap_all({"share", "share.copy"});
  CHECK(contains(copied, "2 evenings, 20/11/2026 – 04/12/2026"));
  CHECK(contains(copied, "Cai → Dea"));
  for (const TogetherExport& one : together_exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("export." + id);
    const Run run = kattegatctl({"--db", device.world.book, "settle", id_of(1, 1), id_of(1, 2),
                                 "--as", id, "--lang", "en"});
    CHECK(run.status == 0);
    CHECK(run.out.size() > 100);
    const bool same = read_bytes(file_in_notice(driver)) == run.out;
    CHECK(same);
    if (id == "json") CHECK(size_under(json_of(run.out), "conflicts") == 1);
  }
}

TEST_CASE("what was exported of other evenings on the same day stays", "[ui][together]") {
  const ThreeNights device;
  Driver driver(device.world);
  choose_both(driver);
  driver.tap("share");
  const auto exported = [&] {
    driver.tap("export.csv");
    return file_in_notice(driver);
  };
  const std::string all = exported(), bytes = read_bytes(all);
  CHECK(exported() == all);  // the same is there
  driver.tap_all({"dialog.close", "several.0", "share"});
  const std::string two = exported();
  CHECK(two == all.substr(0, all.size() - 4) + "-2.csv");
  CHECK(read_bytes(two) != bytes);
  CHECK(read_bytes(all) == bytes);
}

TEST_CASE("each currency is shown and paid by itself", "[ui][together]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    std::string abroad = ligeud_evening(3, nine_made(3), "2026-12-11");
    abroad.insert(abroad.find(R"("place")"), R"("currency":"SEK",)");
    import_into(book, abroad);
  }
  Driver driver(device.world);
  choose_both(driver);
  CHECK(driver.item("currency.DKK").chosen);
  driver.tap("currency.SEK");
  CHECK(driver.text("due.0") == "Anna  →  Bo");
  pay_all(driver);
  CHECK(device.paid_in(3) == 2);
  CHECK(device.paid_in(1) + device.paid_in(2) == 0);
  driver.tap("currency.DKK");
  CHECK(driver.text("due.0") == "Cai  →  Dea");
}

TEST_CASE("a payment of several evenings shows how its receiver takes money", "[ui][together]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    const auto dea = find_person(book, "Dea");
    REQUIRE(set_number(book, *dea, NumberKind::mobilepay, "20304050").has_value());
  }
  Driver driver(device.world);
  choose_both(driver);
  driver.tap("due.0.why");
  CHECK(driver.text("dialog.title") == "Dea:  9.00 DKK");
  CHECK(contains(driver.text("code.0.to"), "20"));
  SECTION("until another window has ticked it") {
    Book book = opened(device.world.book);
    REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Cai", "Dea", Money{900}, {}}));
    driver.catch_up();
    driver.frame(2);
    CHECK(driver.find("code.0.to") == nullptr);
    return;
  }
  driver.tap("dialog.close");
  CHECK(driver.text("due.0") == "Cai  →  Dea");
  driver.tap_all({"due.0.paid", "due.0.why"});  // it has been made: nobody makes it twice
  CHECK(driver.item("due.0.paid").chosen);
  CHECK(driver.find("code.0.to") == nullptr);
  driver.rest(3);  // it is among those that are paid
  driver.tap("paid.0.why");
  CHECK(driver.find("code.0.to") == nullptr);
}

TEST_CASE("which of the evenings cannot be settled is said", "[ui][together]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(3, nine_made(3) + "," + nine_made(4, R"(,"dealer":"Bo")"),
                                     "2026-12-11"));
    REQUIRE(void_entry(book, uuid_of(3, 3), {"slip", Force::yes}).has_value());
  }
  Driver driver(device.world);
  choose_both(driver);
  CHECK(contains(driver.text("wrong"), "11/12/2026"));
  CHECK(driver.find("several.paid") == nullptr);
  driver.tap("several.0");
  CHECK(driver.text("due.0") == "Cai  →  Dea");
}

TEST_CASE("what becomes of two evenings is said before they are joined, and undone",
          "[ui][joining]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    import_into(book, next_table());
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.0", "evening.more", "evening.join"});
  // The one of the same day comes first.
  driver.tap("join.0");
  CHECK(contains(driver.text("join.told.0"), "becomes part of 04/12/2026"));
  CHECK(contains(driver.text("join.told.1"), "2 sessions with 8 players"));
  CHECK(contains(driver.text("join.told.2"), "Anna"));
  CHECK(device.evenings() == 3);
  driver.tap("join.back");
  CHECK(driver.find("join.0") != nullptr);
  driver.tap_all({"join.0", "join.now"});
  CHECK(device.evenings() == 2);
  CHECK(driver.text("toast") == "They are one evening now.");
  CHECK(driver.find("session.1.title") != nullptr);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.evenings() == 3);
  // And taken apart later, which is undone too.
  driver.tap_all({"evening.more", "evening.join", "join.0", "join.now", "evening.more"});
  driver.tap("evening.apart");
  CHECK(device.evenings() == 3);
  CHECK(driver.find("session.1.title") == nullptr);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(device.evenings() == 2);
}

TEST_CASE("the parts of an evening come back together or not at all", "[ui][joining]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    for (int n = 1; n <= 3; ++n) import_into(book, ligeud_evening(n, nine_made(n)));
    REQUIRE(join_evenings(book, {uuid_of(1, 1), uuid_of(1, 2), uuid_of(1, 3)}).has_value());
  }
  const auto evenings = [&] { return list_evenings(opened(device.world.book))->size(); };
  REQUIRE(evenings() == 1);
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.more", "evening.apart"});
  REQUIRE(evenings() == 3);
  // As a disk that has no room for the second of them.
  tamper(device.world.book, "CREATE TRIGGER no_room BEFORE INSERT ON record WHEN NEW.id = " +
                                blob(id_of(1, 3)) + " BEGIN SELECT RAISE(ABORT, 'full'); END");
  driver.rest(1);
  driver.tap("toast.undo");
  SQLite::Database(device.world.book, SQLite::OPEN_READWRITE).exec("DROP TRIGGER no_room");
  CHECK(evenings() == 3);
}

TEST_CASE("evenings that cannot be one say why, and stay two", "[ui][joining]") {
  const TwoNights device;
  {
    Book book = opened(device.world.book);
    import_into(book, next_table(R"("cash_rounding":"0.50",)"));
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.0", "evening.more", "evening.join", "join.0"});
  CHECK(contains(driver.text("join.refused"), "different currencies or coins"));
  CHECK_FALSE(driver.item("join.now").enabled);
  CHECK_FALSE(driver.app().club.fault().has_value());
  driver.tap("dialog.close");
  CHECK(device.evenings() == 3);
}

TEST_CASE("settling several evenings and joining are whole at every size", "[ui][layout]") {
  struct Screen {
    float width, height, scale;
    int zoom;
  };
  for (const Screen& screen : std::vector<Screen>{{1280, 800, 1, 100},
                                                  {1024, 600, 1, 100},
                                                  {800, 1280, 1, 100},
                                                  {390, 844, 1, 100},
                                                  {1024, 600, 1, 175},
                                                  {390, 844, 1, 175},
                                                  {390, 844, 1, 200}})
    for (const Language language : languages_to_see()) {
      TwoNights device;
      {
        Book book = opened(device.world.book);
        import_into(book, next_table());
        REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Cai", "Dea", Money{500}, ""}).has_value());
      }
      device.world.language = language;
      device.world.scale = screen.scale;
      ui::Settings settings;
      settings.zoom = screen.zoom;
      REQUIRE(ui::write_settings(device.world.settings, {}, settings));
      Driver driver(device.world, screen.width, screen.height);
      const auto whole = [&](const char* where) {
        driver.rest(0.5);
        CAPTURE(where, screen.width, screen.zoom, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      };
      driver.tap_all({"go.evening", "evening.more"});
      whole("menu");
      driver.tap("evening.join");
      whole("join");
      driver.tap("join.0");
      whole("joined");
      driver.tap("dialog.close");
      choose_both(driver);
      whole("several");
      driver.tap("share");
      whole("share");
      driver.tap("dialog.close");
      driver.tap("several.paid");
      whole("asked");
      driver.tap("several.pay");
      whole("paid");
    }
}

}  // namespace several_test
