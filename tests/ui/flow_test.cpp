// Evenings as people have them: begun, played, mistaken, put right, paid. What the screen says is
// compared with what the book has.
#include "kattegat/core/text/unicode.hpp"
#include "kattegat/export/plain_text.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace flow_test {

namespace {

Evening evening_in(const Device& device) {
  const Book book = opened(device.world.book);
  const auto lines = list_evenings(book);
  REQUIRE(lines.has_value());
  REQUIRE_FALSE(lines->empty());
  auto evening = load_evening(book, lines->front().id);
  REQUIRE(evening.has_value());
  return std::move(*evening);
}
Closing closing_in(const Device& device) {
  const Book book = opened(device.world.book);
  auto closing = load_closing(book, list_evenings(book)->front().id);
  REQUIRE(closing.has_value());
  return std::move(*closing);
}
std::string points_in(const Device& device, std::size_t session = 0) {
  const Evening evening = evening_in(device);
  const JudgedSession judged = judge(evening.sessions.at(session));
  std::string row;
  for (int i = 0; i < static_cast<int>(evening.sessions[session].seats.size()); ++i)
    row += (i ? " " : "") + to_string(judged.standing.points[Seat{i}]);
  return row;
}

using Ligeud4 = TwoDeals;  // Bo's nine, then another one

}  // namespace

TEST_CASE("the touch keyboard has the letters of every language", "[ui]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  std::string letters = "az";
  for (const Language language : languages) letters += own_letters(language).small;
  for (const char32_t letter : code_points(letters)) {
    CAPTURE(to_utf8({letter}));
    CHECK(driver.find("key." + to_utf8({letter})) != nullptr);
  }
  driver.tap("key.æ");
  CHECK(driver.text("typed") == "Æ");
}

TEST_CASE("a first evening is begun with nothing but taps and names", "[ui]") {
  const Device device;
  Driver driver(device.world);
  CHECK(driver.text("first.title") == "Welcome to Kattegat");
  driver.tap("evening.new");
  CHECK_FALSE(driver.item("setup.next").enabled);
  driver.tap("players.new");
  for (const char* name : {"Anna", "Bjørk Åström", "Cai"}) {
    driver.type(name);
    driver.press(key_enter);
  }
  // On the touch keyboard: a capital first, then small letters.
  driver.tap_all({"key.d", "key.ö", "key.r", "key.backspace", "key.r", "typed.done"});
  driver.tap_all({"setup.next", "game.danish-whist", "sit.Dör", "sit.Anna", "sit.Cai"});
  CHECK(driver.text("needed") == "Still to be seated: 1");
  driver.tap_all({"sit.Bjørk Åström", "setup.next", "stake.50", "currency.SEK", "coin.100"});
  driver.tap_all({"rule.loss_factor.1", "rule.tariff.sol.more", "setup.next"});
  const Evening evening = evening_in(device);
  CHECK(evening.date == "2026-11-20");
  CHECK(evening.currency == "SEK");
  CHECK(evening.coin == Money{100});
  CHECK(evening.players == std::vector<std::string>{"Anna", "Bjørk Åström", "Cai", "Dör"});
  REQUIRE(evening.sessions.size() == 1);
  const EveningSession& session = evening.sessions[0];
  CHECK(session.seats == std::vector<std::string>{"Dör", "Anna", "Cai", "Bjørk Åström"});
  CHECK(session.stake == Money{50});
  const auto& house = std::get<EnteredSession<DanishWhist>>(session.entered).table.house;
  CHECK(house.loss_factor == 2);
  CHECK(house.tariff[DanishWhist::Contract::sol] == points(5));
  CHECK(house.tariff[DanishWhist::Contract::grand] == points(2));
  // ... and the table is laid.
  driver.tap_all({"contract.grand", "declarer.0", "tricks.7", "save"});
  CHECK(points_in(device) == "2 -2 2 -2");
}

TEST_CASE("a game that some may sit out says how many must sit at least", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "player.Anna", "player.Bo", "player.Cai",
                  "player.Dea", "setup.next", "game.rodskagg"});
  CHECK(driver.text("needed") == "Still to be seated: at least 3");
  driver.tap("game.ligeud");
  CHECK(driver.text("needed") == "Still to be seated: 4");
}

TEST_CASE("as last time needs three taps", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap("go.evening");
  const Book book = opened(device.world.book);
  for (const char* tap : {"evening.new", "setup.again", "setup.next"}) {
    CHECK(list_evenings(book)->size() == 1);
    driver.tap(tap);
  }
  const auto lines = list_evenings(book);
  REQUIRE(lines->size() == 2);  // with the third
  for (const EveningLine& line : *lines) {
    const auto evening = load_evening(book, line.id);
    CHECK(evening->players.size() == 5);
    CHECK(evening->sessions[0].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Dea"});
    CHECK(evening->sessions[0].stake == Money{10});
  }
}

TEST_CASE("another game joins the evening, and ends", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "game.commerce", "sit.Else", "setup.next"});
  driver.tap_all({"stake.25", "setup.next"});
  const Evening evening = evening_in(device);
  REQUIRE(evening.sessions.size() == 2);
  CHECK(game_id(evening.sessions[1].entered) == "commerce");
  CHECK(evening.sessions[1].seats.size() == 5);
  driver.tap_all({"go.evening", "session.1.end"});
  CHECK(closing_in(device).ended == std::vector<Uuid>{*evening.sessions[1].id});
  driver.tap("session.1.open");
  CHECK(driver.text("empty") == "This session has been ended");
  driver.tap("session.resume");
  CHECK(closing_in(device).ended.empty());
  CHECK(driver.find("bought.0") != nullptr);
}

TEST_CASE("who comes late is added with the next game", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.new", "setup.back", "players.new"});
  driver.type("Frode");
  driver.tap("typed.done");
  driver.tap_all({"setup.next", "chair.3", "sit.Frode", "setup.next"});
  begin_game(driver);
  const Evening evening = evening_in(device);
  CHECK(evening.players.back() == "Frode");
  CHECK(evening.sessions[1].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Frode"});
}

TEST_CASE("a chair that is left is filled in its place", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  const auto seats = [&] { return ui::sitting(driver.app().setup->chairs); };
  using Names = std::vector<std::string>;
  driver.tap_all({"go.evening", "session.new", "setup.back", "players.new"});
  driver.type("Frode");
  driver.tap_all({"typed.done", "setup.next", "chair.1", "sit.Frode"});
  CHECK(seats() == Names{"Anna", "Frode", "Cai", "Dea"});
  driver.tap_all({"chair.0", "chair.2", "sit.Cai", "sit.Anna"});
  CHECK(seats() == Names{"Cai", "Frode", "Anna", "Dea"});
  driver.tap_all({"chair.2", "chair.3", "chair.1", "sit.Bo", "sit.Dea", "sit.Frode"});
  CHECK(seats() == Names{"Cai", "Bo", "Dea", "Frode"});
  driver.tap("setup.next");
  begin_game(driver);
  CHECK(evening_in(device).sessions[1].seats == Names{"Cai", "Bo", "Dea", "Frode"});
}

TEST_CASE("nobody more than an evening may have is taken, and that is said", "[ui]") {
  const Device device;
  const std::string most = "there must be 2 to 64 players; here are 65";
  {
    Driver driver(device.world);
    driver.tap("evening.new");
    for (int i = 1; i <= 64; ++i) driver.app().setup->players.push_back("P" + std::to_string(i));
    driver.tap("players.new");
    driver.type("Zoe");
    driver.press(key_enter);
    CHECK(driver.text("wrong") == most);
    driver.type("x");
    CHECK(driver.find("wrong") == nullptr);  // what is typed anew has not been refused
    driver.tap("typed.cancel");
    CHECK(driver.app().setup->players.size() == 64);
  }
  {
    Book book = opened(device.world.book);
    REQUIRE(take_in(book, "Aase").has_value());
  }
  Driver driver(device.world);
  REQUIRE(driver.app().setup->players.size() == 64);  // they can be read again
  driver.tap("player.Aase");
  CHECK(driver.text("wrong") == most);
  CHECK(driver.app().setup->players.size() == 64);
}

TEST_CASE("a game that wants more players than are here says so", "[ui]") {
  const Device device;
  Driver driver(device.world);
  driver.tap("evening.new");
  for (const char* name : {"Anna", "Bo", "Cai"}) {
    driver.tap("players.new");
    driver.type(name);
    driver.tap("typed.done");
  }
  driver.tap_all({"setup.next", "game.ligeud", "seats.all"});
  CHECK(driver.text("needed") == "Ligeud takes at least 4 players, and 3 are here.");
  driver.tap("game.commerce");
  CHECK(driver.text("needed").empty());
}

TEST_CASE("until somebody chooses another one the currency is that of the language", "[ui]") {
  for (const auto& [language, currency] :
       {std::pair(Language::danish, "DKK"), std::pair(Language::swedish, "SEK"),
        std::pair(Language::norwegian, "NOK")}) {
    Device device;
    device.world.language = language;
    Driver driver(device.world);
    driver.tap("evening.new");
    CHECK(driver.app().setup->currency == currency);
  }
}

TEST_CASE("from an empty table and from a finished one leads a way on", "[ui]") {
  const Device device;
  Driver fresh(device.world);
  fresh.tap_all({"go.table", "way.evening"});
  CHECK(fresh.app().tab == ui::Tab::evening);
  std::string entries = R"({"type":"final-round"})";
  for (int i = 0; i < 4; ++i)
    entries += R"(,{"type":"deal","contract":"nole","declarer":"Anna","tricks":1})";
  const TableWith over("ligeud", four_players, "{}", entries);
  Driver driver(over.world);
  driver.tap_all({"go.table", "way.settlement"});
  CHECK(driver.app().tab == ui::Tab::settlement);
}

TEST_CASE("undo takes the last deal back, and its values are in the form", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  CHECK(points_in(device) == "45 105 -255 105");
  driver.rest(1);  // Undo is deaf just after Save
  driver.tap("undo");
  CHECK(points_in(device) == "-180 180 -180 180");
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
  driver.tap_all({"tricks.2", "save"});
  CHECK(points_in(device) == "-405 255 -105 255");
  // On the sheet the mistake stays, struck out.
  const Evening evening = evening_in(device);
  const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered);
  CHECK(play.entries[2].entry.stamp.voided->why == "undone");
}

TEST_CASE("an earlier deal is corrected in its place", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.0", "entry.correct", "reason.1"});
  CHECK(driver.text("correcting") == "Correction of deal 1: wrong number of tricks");
  CHECK(driver.item("tricks.9").chosen);
  driver.tap_all({"tricks.8", "save"});
  const Evening evening = evening_in(device);
  const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered);
  REQUIRE(play.entries.size() == 3);
  CHECK(play.entries[0].entry.stamp.voided->why == "wrong number of tricks");
  CHECK(points_in(device) == "10 -10 10 -10");  // −100 for the eight, +90 for the second deal
}

TEST_CASE("a deal is voided with a reason, and what that would break is shown first", "[ui]") {
  const Ligeud4 device(R"(,{"id":")" + id_of(3, 3) +
                       R"(","type":"deal","auction":[["Dea","nole"],["Anna","pass"],["Bo","pass"],)"
                       R"(["Cai","pass"]],"tricks":0})");
  Driver driver(device.world);
  driver.tap_all({"go.sheet", "row.0", "entry.void", "reason.4"});
  // Cai would not have dealt then: the third deal's auction begins with the wrong player.
  REQUIRE(driver.find("refusal.force") != nullptr);
  driver.tap("dialog.close");
  CHECK(points_in(device) == "-255 105 -255 405");
  driver.tap_all({"go.sheet", "row.2", "entry.void", "reason.3"});
  CHECK(points_in(device) == "-180 180 -180 180");
  driver.tap("row.2");
  CHECK(driver.text("entry.voided") == "void: was a misdeal");
}

TEST_CASE("points are agreed beside the deals, and a note is written", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"more", "kind.adjust", "giver.0", "receiver.2", "pad.1", "pad.2", "pad.,"});
  driver.type("5");
  driver.tap_all({"why.fine", "aside.save"});
  CHECK(points_in(device) == "-192.5 180 -167.5 180");
  driver.tap_all({"more", "kind.note"});
  driver.type("Dea left early");
  driver.tap("aside.save");
  const Evening evening = evening_in(device);
  const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered);
  CHECK(*std::get<Note>(play.entries.back().entry.body).text == "Dea left early");
  driver.tap_all({"more", "kind.misdeal", "aside.save"});
  CHECK(evening_in(device).sessions.size() == 1);
  CHECK(driver.text("deal") == "Deal 3  ·  Cai deals");
}

TEST_CASE("payments are ticked, what is left stays as it was, and everybody agrees", "[ui]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
  Driver driver(device.world);
  driver.tap("go.settlement");
  std::vector<std::string> due;
  for (int i = 0; i < 7; ++i) due.push_back(driver.text("due." + std::to_string(i)));
  CHECK(due.front() == "Anna  →  Dea");
  driver.tap("due.2.paid");
  driver.rest(2.5);  // it stays where it is at first
  due.erase(due.begin() + 2);
  for (std::size_t i = 0; i < due.size(); ++i)
    CHECK(driver.text("due." + std::to_string(i)) == due[i]);
  CHECK(driver.text("paid.0") == "Bo  →  Göran");
  CHECK(closing_in(device).payments.size() == 1);
  driver.tap("paid.0.paid");
  CHECK(closing_in(device).payments.empty());

  driver.tap_all({"due.0.why"});
  CHECK(driver.text("why.7") == "−65.50");  // Anna's deals together
  const auto& shown = driver.app().ui.items();
  CHECK(std::any_of(shown.begin(), shown.end(), [](const ui::ShownItem& item) {
    return item.shown.starts_with("1. Ligeud  ·  Deal 1:  ");
  }));
  driver.tap("dialog.close");
  driver.tap("plan.banker");
  for (int i = 0; i < 7; ++i)  // Anna has the bank
    CHECK(contains(driver.text("due." + std::to_string(i)), "Anna"));
}

TEST_CASE("initials say who has agreed, and to what", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "sign.0"});
  CHECK(driver.text("typed.what") == "Type your initials if the amount is right.");
  driver.type("AA");
  CHECK(driver.find("typed.what") == nullptr);
  driver.tap("typed.done");
  CHECK(driver.text("sign.0") == "✓ AA");
  CHECK(closing_in(device).initials.at(0).money == Money{-1800});
  driver.tap("go.table");
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save", "go.settlement"});
  CHECK(driver.text("sign.0") == "Again");  // the amount is another one now
}

TEST_CASE("wrong seats are put right with nothing typed again", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "go.seats", "chair.0", "chair.1"});
  CHECK(driver.text("move.Anna") == "−180  →  +180");
  CHECK(driver.text("move.Cai") == "−180  →  −180");
  driver.tap("reseat.done");
  // The same game, with the same deals in it.
  const Evening evening = evening_in(device);
  REQUIRE(evening.sessions.size() == 1);
  CHECK(evening.sessions[0].id == uuid_of(2, 1));
  CHECK(evening.sessions[0].seats == std::vector<std::string>{"Bo", "Anna", "Cai", "Dea"});
  CHECK(points_in(device) == "-180 180 -180 180");
  driver.tap_all({"go.table", "contract.9", "declarer.0", "trump.H", "partner.3", "tricks.9"});
  driver.tap("save");
  CHECK(points_in(device) == "-90 90 -270 270");  // Bo and Dea have made it
}

TEST_CASE("the settings are kept, and change the screen at once", "[ui]") {
  const Ligeud4 device;
  {
    Driver driver(device.world);
    driver.tap_all({"go.settings", "language.da"});
    CHECK(driver.text("go.settlement") == "Afregning");
    driver.tap("language.sv");
    CHECK(driver.text("go.settlement") == "Avräkning");
    driver.tap_all({"dress.dark", "left_handed", "zoom.115", "four_colours"});
    CHECK(driver.app().ui.theme.scale == Approx(1.15F));
    driver.tap("backup");
    CHECK(contains(driver.text("notice"), device.world.exports));
    driver.tap("language.da");  // what was said in another language is not said any longer
    CHECK(driver.find("notice") == nullptr);
    driver.tap("language.sv");
  }
  Driver again(device.world);
  CHECK(again.text("go.settlement") == "Avräkning");
  CHECK(again.app().ui.theme.dress == ui::Dress::dark);
  CHECK(again.app().settings.left_handed);
}

TEST_CASE("a new evening begins without what was said of something else", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap("go.evening");
  driver.app().messages.notice = {"said of something else", true, false};
  driver.tap("evening.new");
  CHECK(driver.find("players.new") != nullptr);
  CHECK(driver.find("notice") == nullptr);
}

TEST_CASE("why nothing was stored is said where there is room for a line", "[ui]") {
  const Ligeud4 device;
  const Driver driver(device.world);
  CHECK(why_not_stored(driver.app(), text(Word::people_name_taken, "Bo")) ==
        driver.app().say(text(Word::people_name_taken, "Bo")));
  const Refused refused{evening_in(device),
                        {{PlaceInFile{0}, 0, {"tricks", text(Word::people_name_taken, "Bo")}}}};
  CHECK(contains(why_not_stored(driver.app(), refused), "Bo"));
}

TEST_CASE("exports are written where the screen says", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "share", "export.evening"});
  CHECK(read_bytes(file_in_notice(driver)) == evening_file(evening_in(device)));
  driver.tap("export.csv");
  CHECK(contains(read_bytes(device.world.exports + "/kattegat-2026-11-20-00000001.csv"), "Anna"));
}

TEST_CASE("where no folder for exports is known none lies in the root of all, and it is told",
          "[ui]") {
  Ligeud4 device;
  device.world.exports = "";
  Driver driver(device.world);
  driver.tap_all({"go.settings", "backup"});
  CHECK(driver.text("notice").starts_with("kattegat-"));
  CHECK(contains(driver.text("notice"), ".db cannot be written"));
  driver.tap_all({"go.settlement", "share", "export.csv"});
  CHECK(contains(driver.text("notice"), "kattegat-2026-11-20-00000001.csv cannot be written"));
}

TEST_CASE("the second tap of two on Save is not for the deal that has waited", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.passed", "go.sheet", "row.0", "entry.correct", "reason.1", "tricks.8",
                  "save", "save"});
  const auto entries = [&] {
    const auto& played = driver.app().open_evening()->evening.sessions.at(0).entered;
    return std::get<EnteredSession<Ligeud>>(played).entries.size();
  };
  CHECK(entries() == 3);
  CHECK(contains(draft_on(driver.app()), "passed"));
  driver.rest(1);
  driver.tap("save");
  CHECK(entries() == 4);
}

TEST_CASE("a backup that cannot be made is said where it was asked for", "[ui]") {
  Ligeud4 device;
  device.world.exports = device.folder.file("a file", "") + "/exports";
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  driver.tap("save");
  other.exec("ROLLBACK");
  const bool is_told = driver.find("book.fault") != nullptr;
  CHECK(is_told);
  driver.tap_all({"go.settings", "backup"});
  CHECK(contains(driver.text("notice"), "a file"));
  CHECK(driver.app().messages.notice.failed);
  CHECK((driver.find("book.fault") != nullptr) == is_told);
  driver.app().world.exports = device.folder.path("exports");
  driver.tap("backup");
  CHECK_FALSE(driver.app().messages.notice.failed);
  CHECK((driver.find("book.fault") != nullptr) == is_told);  // the deal is not stored by that
}

TEST_CASE("two backups of one second are two files", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"go.settings", "backup"});
  driver.tap_again("backup");
  CHECK_FALSE(driver.app().messages.notice.failed);
  for (const char* name : {"/kattegat-2026-11-20T210405.db", "/kattegat-2026-11-20T210405-2.db"})
    CHECK(Book::open_to_read(device.world.exports + name).has_value());
}

TEST_CASE("a book that cannot be written is said so, and the form keeps what is in it", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1"});
  SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  driver.tap("save");
  CHECK(contains(driver.text("book.fault"), "in use by another program"));
  CHECK(driver.item("tricks.1").chosen);
  other.exec("ROLLBACK");
  driver.tap("save");
  CHECK(driver.find("book.fault") == nullptr);
  CHECK(points_in(device) == "45 105 -255 105");
}

TEST_CASE("a save that fails leaves what was undone to be restored", "[ui]") {
  const Ligeud4 device;
  Driver driver(device.world);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  driver.rest(1);
  driver.tap("undo");
  REQUIRE(points_in(device) == "-180 180 -180 180");
  SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  driver.rest(1);  // nor does Save hear a second quick tap
  driver.tap("save");
  REQUIRE(driver.find("book.fault"));
  other.exec("ROLLBACK");
  driver.rest(1);
  driver.press(key_z, true, true);
  CHECK(points_in(device) == "45 105 -255 105");
  const Evening evening = evening_in(device);
  const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered);
  REQUIRE(play.entries.size() == 3);  // it is that one again
  CHECK_FALSE(play.entries[2].entry.stamp.voided);
}

TEST_CASE("a book that cannot be opened is said so, and can be tried again", "[ui]") {
  const Device device;
  std::filesystem::create_directory(device.world.book);
  Driver driver(device.world);
  CHECK(contains(driver.text("book.fault"), device.world.book));
  driver.tap("book.retry");
  CHECK(driver.find("book.fault") != nullptr);
  std::filesystem::remove(device.world.book);
  driver.tap("book.retry");
  CHECK(driver.find("book.fault") == nullptr);
  CHECK(driver.find("first.title") != nullptr);
}

TEST_CASE("a long sheet is dragged with a finger, and a drag is no tap", "[ui]") {
  std::string entries = nine_made(1);
  for (int i = 2; i <= 60; ++i) entries += "," + nine_made(i);
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, ligeud_evening(1, entries));
  }
  Driver driver(device.world);
  driver.tap("go.sheet");
  CHECK(driver.find("row.59") != nullptr);  // the newest is in view
  CHECK(driver.find("row.20") == nullptr);
  const ui::Point from = driver.item("row.57").rect.center();
  driver.drag(from, {from.x, from.y + 250});
  CHECK(driver.app().dialog.is<ui::Nothing>());
  CHECK(driver.find("column.0") != nullptr);  // the header stays
  for (int i = 0; i < 20 && !driver.find("row.0"); ++i) driver.drag({600, 200}, {600, 600});
  driver.tap("row.0");
  CHECK(driver.text("dialog.title") == "Deal 1  ·  entry 1");
}

TEST_CASE("on a short screen a settlement lies below each other, as long as it is", "[ui]") {
  Device device;
  fill_book(device.world.book, "ligeud");
  Driver driver(device.world);
  for (const Glass& glass : {Glass{390, 844, 150}, Glass{360, 640}}) {
    CAPTURE(glass.width, glass.zoom);
    look_through(driver, glass);
    driver.tap("go.settlement");
    const auto below = [&](std::string_view one, std::string_view other) {
      return driver.item(one).rect.y >= driver.item(other).rect.bottom();
    };
    CHECK(below("plan.fewest", "money.3"));
    driver.look_for("due.0");
    CHECK(below("due.0", "plan.fewest"));
    driver.look_for("due.1");
    CHECK(below("coin.1", "due.1"));
    driver.tap("coin.100");
    CHECK(driver.item("coin.100").chosen);
    driver.tap("coin.1");
  }
}

TEST_CASE("four have a column each on a telephone", "[ui]") {
  for (const auto& [width, height] :
       {std::pair(390.F, 844.F), std::pair(360.F, 640.F), std::pair(320.F, 640.F)}) {
    CAPTURE(width);
    const TableWith table("rodskagg", {"Astrid", "Birger", "Cecilia", "Doris"}, "{}",
                          R"({"type":"penalty","player":"Birger","offence":"ritual"})");
    Driver driver(table.world, width, height);
    driver.tap("go.sheet");
    CHECK(driver.find("sheet.right") == nullptr);
    for (const char* seat : {"0", "1", "2", "3"}) {
      CHECK(driver.find(std::string("column.") + seat) != nullptr);
      CHECK(driver.item(std::string("paper.") + seat).fits);
    }
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

}  // namespace flow_test
