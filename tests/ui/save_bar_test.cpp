// The deal said back: what was asked, how the bar tells it in every game, and what it pays.
#include "support/evenings.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace save_bar_test {
namespace {

struct Told {
  std::string game;
  std::vector<std::string> seats;
  std::vector<std::string> taps;
  std::string words;
  std::string pays;
};

const std::vector<std::string> four{"Anna", "Bo", "Cai", "Dea"};
const std::vector<std::string> three{"Anna", "Bo", "Cai"};

const std::vector<Told> deals{
    {"ligeud",
     four,
     {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"},
     "Bo plays Nine in hearts with Dea: 9 tricks",
     "Bo & Dea +90  ·  Anna & Cai −90"},
    {"ligeud",
     four,
     {"contract.6", "declarer.0", "trump.S", "partner.alone", "tricks.1"},
     "Anna plays Six in spades alone: 1 trick",
     ""},
    {"ligeud", four, {"contract.passed"}, "passed out", ""},
    {"danish-whist",
     four,
     {"contract.grand", "declarer.2", "tricks.8"},
     "Cai plays Grand: 8 tricks",
     "Anna & Cai +2  ·  Bo & Dea −2"},
    {"english-whist",
     four,
     {"trump.H", "tricks.0.9"},
     "Trump: hearts · Tricks taken: Anna & Cai 9, Bo & Dea 4",
     "Anna & Cai +3  ·  Bo & Dea −3"},
    {"esmakker-whist",
     four,
     {"bid.9", "attachment.none", "declarer.0", "trump.H", "partner.2", "tricks.10"},
     "Anna plays 9 in hearts with Cai: 10 tricks",
     ""},
};

// The line of what it pays is the first below the words.
std::string first_line_below(Driver& driver) {
  for (const ui::ShownItem& item : driver.app().ui.items())
    if (item.id == "working") return item.shown;
  return "";
}

}  // namespace

TEST_CASE("the bar says the deal in words, and what it pays, in every game", "[ui][save-bar]") {
  for (const Told& deal : deals) {
    const TableWith device(deal.game, deal.seats);
    Driver driver(device.world, 1280, 800);
    for (const std::string& id : deal.taps) driver.tap(id);
    CAPTURE(deal.game, deal.words);
    CHECK(driver.item("save").enabled);
    CHECK(driver.text("words") == deal.words);
    if (!deal.pays.empty()) CHECK(first_line_below(driver) == deal.pays);
  }
}

TEST_CASE("what is saved is told in the same words: at the table, on its card, on the scoreboard",
          "[ui][save-bar]") {
  for (const Told& deal : deals) {
    const TableWith device(deal.game, deal.seats);
    Driver driver(device.world, 1280, 800);
    for (const std::string& id : deal.taps) driver.tap(id);
    driver.tap("save");
    CAPTURE(deal.game, deal.words);
    CHECK(driver.text("last.words") == deal.words);
    driver.tap("last");
    CHECK(driver.text("entry.facts") == deal.words);
    driver.tap_all({"dialog.close", "scoreboard"});
    CHECK(driver.text("board.last") == deal.words);
  }
}

TEST_CASE("what has no place in the sentence stands behind it under its name", "[ui][save-bar]") {
  const TableWith device("rodskagg", three);
  Driver driver(device.world, 1280, 800);
  driver.tap_all({"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0",
                  "first_four.2", "last_two.1", "last_two.0"});
  CHECK(driver.text("words") ==
        "Bo plays Two · The first four tricks: Anna 1, Bo 2, Cai 1 · The last two tricks: Anna 1, "
        "Bo 1");
}

TEST_CASE("what is too long for its line is told there in brief, and on its card in full",
          "[ui][save-bar]") {
  const TableWith device("rodskagg", {"Alexandra", "Bartholomeus", "Christoffer"});
  Driver driver(device.world, 1280, 800);
  driver.tap_all({"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0",
                  "first_four.2", "last_two.1", "last_two.0", "save"});
  CHECK(driver.text("last.words") == "Bartholomeus plays Two");
  driver.tap("last");
  CHECK(driver.text("entry.facts").ends_with("The last two tricks: Alexandra 1, Bartholomeus 1"));
  driver.tap_all({"dialog.close", "scoreboard"});
  CHECK(driver.text("board.last") == "Bartholomeus plays Two");
}

TEST_CASE("an open question is a sentence, and a line when it is folded", "[ui][save-bar]") {
  const std::vector<std::pair<Language, std::string>> asked{
      {Language::english, "How many tricks?"},
      {Language::danish, "Hvor mange stik?"},
      {Language::swedish, "Hur många stick?"},
      {Language::norwegian, "Hvor mange stikk?"}};
  for (const auto& [language, tricks] : asked) {
    TableWith device("ligeud", four);
    device.world.language = language;
    Driver driver(device.world, 1280, 800);
    const std::string contract = driver.text("asked.contract");
    CHECK(contract.ends_with("?"));
    CHECK(driver.text("question") == contract);  // on the felt, for the whole table
    driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3"});
    CHECK(driver.text("asked.tricks") == tricks);
    CHECK(driver.text("field.contract") ==
          say(Word::field_contract, language) + " " + driver.text("answer.contract"));
  }
}

TEST_CASE("every game asks its open questions as sentences", "[ui][save-bar]") {
  for (const auto& [game, taps] : half_filled) {
    const Device device;
    fill_book(device.world.book, game);
    Driver driver(device.world, 1280, 800);
    walk(driver, {"go.table"});
    for (const std::string& id : taps) {
      driver.tap(id);
      for (const ui::ShownItem& item : driver.app().ui.items())
        if (item.id.starts_with("asked.")) {
          CAPTURE(game, item.id, item.shown);
          CHECK(item.shown.ends_with("?"));
        }
    }
  }
}

TEST_CASE("whose tricks in a nolo are not counted yet is nothing wrong", "[ui][save-bar]") {
  const TableWith device("esmakker-whist", four);
  Driver driver(device.world);
  driver.tap_all({"nolos", "bid.ren-sol", "declarer.1", "with.3", "tricks.1.0"});
  CHECK(driver.find("missing") != nullptr);
  CHECK(driver.find("wrong") == nullptr);
  driver.tap("tricks.3.1");
  CHECK(driver.find("missing") == nullptr);
}

TEST_CASE("on a telephone a question that waits shows no number like an answer", "[ui][save-bar]") {
  const TableWith device("ligeud", four);
  Driver driver(device.world, 390, 844);
  driver.tap("contract.9");
  for (const ui::ShownItem& item : driver.app().ui.items()) {
    CAPTURE(item.shown);
    CHECK_FALSE((item.id.empty() && item.shown == "3"));
  }
  CHECK(driver.text("field.trump") == "Trump ");
}

TEST_CASE("F1 leads to the rule behind what the bar says, and else to the game's rules", "[ui]") {
  const TableWith table("plump", {"Anna", "Bo", "Cai"});
  Driver driver(table.world);
  driver.press(key_help);
  CHECK(driver.app().tab == ui::Tab::rules);
  CHECK(driver.app().rules.game == driver.app().session_at_table()->entered.index());
  CHECK(driver.find("rules.marked") == nullptr);
  const TableWith other("ligeud", four_players);
  Driver second(other.world);
  second.tap_all({"contract.9", "declarer.1", "trump.H", "partner.1"});  // himself
  second.press(key_help);
  CHECK(second.find("rules.marked") != nullptr);
  second.tap("go.settlement");  // nor is it of the table alone
  second.press(key_help);
  CHECK(second.app().tab == ui::Tab::rules);
  CHECK(second.find("rules.marked") == nullptr);
}

TEST_CASE("with five at a telephone it is said whole what a deal pays", "[ui]") {
  const TableWith table("plump", {"Anna", "Birger", "Cecilia", "Dag", "Elsa"});
  Driver driver(table.world, 390, 844);
  driver.tap_all({"bid.3", "bid.2", "bid.4", "bid.2", "bid.0"});
  driver.tap_all({"tricks.1", "tricks.2", "took.2", "took.3", "took.0"});
  CHECK(driver.text("words") == "Birger +35  ·  Cecilia +30  ·  Anna −5  ·  Dag & Elsa −30");
  for (const auto& [seat, change] : std::map<std::string, std::string>{
           {"0", "−5"}, {"1", "+35"}, {"2", "+30"}, {"3", "−30"}, {"4", "−30"}}) {
    const ui::ShownItem& here = driver.item("change." + seat);
    CHECK(here.shown == change);
    CHECK(here.fits);
    CHECK_FALSE(here.shortened);
  }
}

TEST_CASE("between people of long names a deal is told on a telephone by those of the plates",
          "[ui][save-bar]") {
  const TableWith table("ligeud", {"Anne-Margrethe Christensen", "Hans Christian Mikkelsen",
                                   "Birgitte Rasmussen", "Jens Peter Sørensen"});
  Driver driver(table.world, 390, 844);
  driver.tap_all({"go.table", "contract.9", "declarer.0", "trump.H", "partner.2", "tricks.9"});
  CHECK(driver.text("words") == "Anne-Margrethe plays Nine in hearts with Birgitte: 9 tricks");
  CHECK(first_line_below(driver) == "Anne-Margrethe & Birgitte +90  ·  Hans & Jens −90");
  CHECK(driver.item("words").fits);
  CHECK_FALSE(driver.item("words").shortened);
}

}  // namespace save_bar_test
