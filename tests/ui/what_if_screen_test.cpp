// What if …: other house rules on the screen, the two columns beside each other, nothing stored.
#include "support/evenings.hpp"
#include "support/whole_book.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace what_if_screen_test {

namespace {

// Esmakker whist with a deal down one and one where Bo went along on a bordlægger, then Danish
// whist with a lost sol.
struct TwoGames : Device {
  TwoGames() {
    Book book = opened(world.book);
    const std::string seats = R"("seats":["Anna","Bo","Cai","Dea"],)";
    import_into(
        book,
        R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
        R"("players":["Anna","Bo","Cai","Dea"],"sessions":[{"game":"esmakker-whist",)" +
            seats +
            R"("rules":{"gaa_med_bordlaegger":true},"entries":[)"
            R"({"type":"deal","bid":"10-halve","declarer":"Anna","partner":"Cai","trump":"H",)"
            R"("tricks":9},{"type":"deal","bid":"bordlaegger","declarer":"Anna","with":["Bo"],)"
            R"("tricks":{"Anna":1,"Bo":1}}]},{"game":"danish-whist",)" +
            seats +
            R"("entries":[{"type":"deal","contract":"sol","declarer":"Cai","tricks":2}]}]})");
  }
};

// Both columns: "+8.00 +10.00 | +16.00 ..." of every player.
std::string column(const Driver& driver, const std::string& which) {
  std::string list;
  for (int i = 0; i < 4; ++i)
    list += (i ? " " : "") + driver.text("what_if." + std::to_string(i) + "." + which);
  return list;
}

}  // namespace

TEST_CASE("of an evening of thousands of sessions a few are offered for other rules",
          "[ui][what-if]") {
  const Device device;
  std::string sessions;
  for (int i = 0; i < 2000; ++i)
    sessions += std::string(i > 0 ? "," : "") +
                R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[]})";
  {
    Book book = opened(device.world.book);
    import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                      R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                          sessions + "]}");
  }
  Driver driver(device.world);
  driver.app().dialog = ui::WhatIf{};
  driver.frame(2);
  CHECK(driver.item("session.0").chosen);
  CHECK(driver.find("session.4") != nullptr);
  CHECK(driver.find("session.6") == nullptr);
  CHECK(driver.text("sessions.after") == "… and 1995 more");
  driver.tap("sessions.after");
  CHECK(driver.item("session.5").chosen);
  CHECK(driver.text("sessions.before") == "… and 3 more");
}

TEST_CASE("other house rules are tried on the screen, and nothing is stored", "[ui][what-if]") {
  const TwoGames device;
  const std::string before = contents(opened(device.world.book));
  Driver driver(device.world);
  driver.tap("go.settlement");
  const std::vector<Head> heads = driver.app().open_evening()->heads;
  const std::string due = driver.text("due.0");
  driver.tap("what_if");
  // -4+8+4, +4+8+4, -4-8-12, +4-8+4
  const std::string played = "+8.00 +16.00 −24.00 0.00";
  CHECK(column(driver, "played") == played);
  CHECK(column(driver, "supposed") == played);
  CHECK(driver.text("what_if.entries") == "No entry comes to other points.");

  driver.tap_all({"session.0", "rule.down.1"});  // once: -2 +2 -2 +2
  CHECK(driver.item("rule.down.1").chosen);
  CHECK(column(driver, "played") == played);
  CHECK(column(driver, "supposed") == "+10.00 +14.00 −22.00 −2.00");
  CHECK(driver.text("differs.0.0") == "Anna −4→−2  ·  Bo +4→+2  ·  Cai −4→−2  ·  Dea +4→+2");
  CHECK(driver.find("differs.0.1") == nullptr);

  // A session beside it: a sol for 5 points. What was tried in the first one stays.
  driver.tap_all({"session.1", "rule.tariff.sol.more"});
  CHECK(driver.text("rule.tariff.sol") == "5");
  CHECK(column(driver, "supposed") == "+11.00 +15.00 −25.00 −1.00");
  CHECK(driver.text("differs.1.0") == "Anna +4→+5  ·  Bo +4→+5  ·  Cai −12→−15  ·  Dea +4→+5");

  // Without going along on a bordlægger the second deal cannot be.
  driver.tap_all({"session.0", "rule.gaa_med_bordlaegger"});
  CHECK(driver.text("what_if.broken") == "Under these rules the evening cannot be settled:");
  CHECK(contains(driver.text("what_if.wrong.0"), "session 1 (Esmakker whist), entry 2"));
  CHECK(driver.find("what_if.0.supposed") == nullptr);
  driver.tap_again("rule.gaa_med_bordlaegger");
  CHECK(column(driver, "supposed") == "+11.00 +15.00 −25.00 −1.00");

  driver.press(key_z, true);  // takes back no deal from behind the dialog
  driver.tap("dialog.close");
  CHECK(driver.text("due.0") == due);
  CHECK(driver.text("money.0") == "+8.00");
  driver.tap_all({"go.sheet", "go.settlement", "what_if"});  // as it was played, again
  CHECK(column(driver, "supposed") == played);
  CHECK(driver.app().open_evening()->heads == heads);
  CHECK(contents(opened(device.world.book)) == before);
}

}  // namespace what_if_screen_test
