// The questions of a panel, whatever the game: which is open, what can answer it, and what is said
// of an answer that cannot be given.
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace questions_test {

TEST_CASE("what several have still to say is called missing once", "[ui]") {
  const TableWith table("plump", four_players);
  Driver driver(table.world);
  driver.tap_all({"bid.3", "bid.2"});
  const std::string missing = driver.text("missing");
  CAPTURE(missing);
  CHECK(contains(missing, "auction"));
  CHECK(missing.find("auction") == missing.rfind("auction"));
}

TEST_CASE("Plump asks in letters as large as the other games do", "[ui]") {
  const TableWith plump("plump", four_players);
  const TableWith ligeud("ligeud", four_players);
  for (const float width : {1280.F, 390.F}) {
    Driver other(ligeud.world, width, 844);
    other.tap("go.table");
    const float large = other.item("asked.contract").rect.h;
    Driver driver(plump.world, width, 844);
    driver.tap("go.table");
    CAPTURE(width);
    CHECK(driver.item("bids.now").rect.h >= driver.app().ui.height(ui::Type::strong) - 0.5F);
    if (width > 1000) CHECK(driver.item("bids.now").rect.h == large);
  }
}

TEST_CASE("an auction tapped call by call gives contract and declarer", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  // Bo speaks first: Anna deals.
  driver.tap_all({"by_calls", "auction.6", "auction.passed"});
  CHECK(contains(driver.text("auction.calls"), "Dea …"));
  driver.tap("auction.6");  // not higher: refused, and the rule says why
  CHECK(contains(driver.text("wrong"), "the lowest bid now is Six clubs"));
  driver.tap_all({"auction.7", "auction.passed"});
  driver.tap_again("auction.passed");
  CHECK(driver.text("role.3") == "Declarer");
  CHECK(driver.text("played") == "Seven");
  driver.tap_all({"trump.H", "partner.alone", "tricks.7", "save"});
  CHECK(table.newest() ==
        R"({"type":"deal","auction":[["Bo","6"],["Cai","pass"],["Dea","7"],["Anna",)"
        R"("pass"],["Bo","pass"]],)"
        R"("trump":"H","partner":null,"tricks":7})");
  CHECK(table.points() == "-70 -70 -70 210");
}

TEST_CASE("Esmakker's auction is fought out between holder and challenger", "[ui]") {
  const TableWith table("esmakker-whist", four_players);
  Driver driver(table.world);
  driver.tap_all({"by_calls", "auction.level.8", "auction.attachment.none", "auction.pass"});
  driver.tap_all({"auction.level.9", "auction.attachment.none", "auction.hold", "auction.pass"});
  CHECK(driver.text("role.1") == "Declarer");  // who holds the bid, so far
  driver.tap_again("auction.pass");
  driver.tap_all({"trump.S", "partner.0", "tricks.9"});
  CHECK(driver.text("played") == "9");
  CHECK(driver.text("words") == "Bo plays 9 in spades with Anna: 9 tricks");
  driver.tap("save");
  CHECK(contains(table.newest(), R"(["Bo","8"],["Cai","pass"],["Dea","9"],["Bo","hold"])"));
}

TEST_CASE("a long auction is shown whole, on a telephone too", "[ui]") {
  const TableWith table("esmakker-whist", four_players);
  Driver driver(table.world, 390, 844);
  driver.tap_all({"by_calls", "auction.level.8", "auction.attachment.none", "auction.pass"});
  driver.tap_all({"auction.level.9", "auction.attachment.none", "auction.hold", "auction.pass"});
  CHECK(driver.text("auction.calls") ==
        "Bo 8  ·  Cai pass  ·  Dea 9  ·  Bo hold  ·  Dea pass  ·  Anna …");
  driver.tap_again("auction.pass");
  CHECK(driver.text("answer.bid") == "9  ·  Bo");  // folded: what it has come to
}

TEST_CASE("what cannot be chosen says why, and nothing is changed", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.1"});
  CHECK_FALSE(driver.item("partner.1").enabled);
  CHECK(contains(driver.text("wrong"), "Bo"));
  CHECK(driver.find("answer.partner") == nullptr);
  driver.tap("rule");
  CHECK(driver.find("rules.marked") != nullptr);
}

TEST_CASE("an answer that no longer applies goes with the question", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3"});
  driver.tap_all({"field.contract", "contract.nole"});
  CHECK(driver.text("answer.contract") == "Nole");
  CHECK(driver.text("answer.declarer") == "Bo");
  CHECK(driver.find("field.trump") == nullptr);
  CHECK(driver.find("field.partner") == nullptr);
  driver.tap("undo");  // one step back brings all of it back
  CHECK(driver.text("answer.contract") == "Nine");
  CHECK(driver.text("answer.trump") == "♥ Hearts");
  CHECK(driver.text("answer.partner") == "Dea");
}

TEST_CASE("one question is open, and what is answered is a line", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  CHECK(driver.find("contract.9") != nullptr);
  CHECK(driver.find("declarer.0") == nullptr);
  driver.tap("contract.9");
  CHECK(driver.find("contract.9") == nullptr);
  CHECK(driver.find("declarer.0") != nullptr);
  // Out of its turn, and back to the first one without an answer.
  driver.tap_all({"field.tricks", "tricks.8"});
  CHECK(driver.find("declarer.0") != nullptr);
  CHECK(driver.text("answer.tricks") == "8");
  driver.tap_all({"declarer.0", "trump.S", "partner.2"});
  CHECK(driver.item("tricks.8").chosen);  // all is answered: the last one stays
  CHECK(driver.item("save").enabled);
}

TEST_CASE("who is tapped at the table is the answer to the open question", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.8", "seat.2", "trump.S", "seat.2"});
  CHECK(contains(driver.text("wrong"), "Cai"));  // nobody is their own partner
  driver.tap_all({"seat.0", "tricks.8"});
  CHECK(driver.text("answer.declarer") == "Cai");
  CHECK(driver.text("answer.partner") == "Anna");
  CHECK(driver.text("change.2") == "+80");
  driver.tap("save");
  CHECK(table.points() == "80 -80 80 -80");
}

TEST_CASE("every number of tricks says what it would pay", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3"});
  std::vector<std::string> paid;
  for (const ui::ShownItem& item : driver.app().ui.items())
    if (item.id.empty() && !item.shown.empty() &&
        (item.shown.starts_with("+") || item.shown.starts_with("−")))
      paid.push_back(item.shown);
  CHECK(paid.size() == 13);
  CHECK(std::find(paid.begin(), paid.end(), "+90") != paid.end());
  CHECK(std::find(paid.begin(), paid.end(), "−180") != paid.end());
}

TEST_CASE("a deal of Ligeud takes six keys", "[ui]") {
  const TableWith table("ligeud", four_players);
  Driver driver(table.world);
  driver.type("9bhd9");
  CHECK(driver.item("save").enabled);
  driver.press(key_enter);
  CHECK(table.newest() ==
        R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":9})");
  CHECK(table.points() == "-90 90 -90 90");
  // Backspace takes the last answer back.
  driver.type("9b");
  driver.press(key_backspace);
  CHECK(driver.find("answer.declarer") == nullptr);
  CHECK(driver.text("answer.contract") == "Nine");
}

TEST_CASE("a deal can be entered from the keyboard alone", "[ui]") {
  const TableWith table("english-whist", four_players);
  Driver driver(table.world);
  driver.type("9");  // tricks
  CHECK(driver.item("tricks.0.9").chosen);
  driver.type("1");
  driver.type("1");  // 1, then 11
  CHECK(driver.item("tricks.0.11").chosen);
  // Tab goes round; arrows and Enter choose.
  for (int i = 0; i < 40 && !driver.item("trump.H").chosen; ++i) {
    driver.press(key_tab);
    if (driver.app().ui.focus() == "trump.H") driver.press(key_enter);
  }
  REQUIRE(driver.item("trump.H").chosen);
  for (int i = 0; i < 12; ++i) driver.press(key_right);
  for (int i = 0; i < 12 && driver.app().ui.focus() != "save"; ++i) driver.press(key_down);
  REQUIRE(driver.app().ui.focus() == "save");
  driver.press(key_enter);
  REQUIRE(table.newest() == R"({"type":"deal","trump":"H","tricks":[11,2]})");
  driver.rest(1);
  driver.press(key_z, true);  // Ctrl+Z takes it back
  const Book book = opened(table.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  CHECK(std::get<EnteredSession<EnglishWhist>>(evening->sessions[0].entered)
            .entries[0]
            .entry.stamp.voided);
}

}  // namespace questions_test
