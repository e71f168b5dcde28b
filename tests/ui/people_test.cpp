// The people of the club on the screen, how they are paid, and a book from another tablet.
#include <SQLiteCpp/SQLiteCpp.h>

#include "db/book/roster.hpp"
#include "kattegat/export/exports.hpp"
#include "support/evenings.hpp"
#include "support/tablet.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/faults.hpp"
#include "ui/one_evening.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace people_test {

TEST_CASE("a number is kept, and the payment can then be made by telephone", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.settlement", "due.0.why"});
  CHECK(driver.find("why.pay") == nullptr);
  driver.tap("dialog.close");
  const std::string receiver = driver.text("due.0").substr(driver.text("due.0").find("→") + 5);
  driver.tap_all({"go.settings", "people"});
  driver.tap("person." + receiver);
  driver.tap("edit.mobilepay");
  driver.type("ring mig");
  driver.press(key_enter);
  CHECK(driver.text("wrong").find("ring mig") != std::string::npos);
  for (int i = 0; i < 8; ++i) driver.press(key_backspace);
  driver.type("20 12 34 56");
  driver.press(key_enter);
  CHECK(driver.text("edit.mobilepay") == "20123456");
  driver.tap("dialog.close");
  driver.tap_all({"go.settlement", "due.0.why", "why.pay"});
  CHECK(driver.text("code.0.to") == "20123456");
  // It marks nothing as paid.
  driver.tap("dialog.close");
  CHECK_FALSE(driver.item("due.0.paid").chosen);
  // Nobody is asked for what has been paid.
  driver.tap("due.0.paid");
  CHECK(driver.item("due.0.paid").chosen);
  driver.tap("due.0.why");
  CHECK(driver.text("why.receiver") == receiver);
  CHECK(driver.find("why.pay") == nullptr);
}

TEST_CASE("that a payment is not ticked by it is said whole where it is made", "[ui]") {
  OneEvening club;
  {
    Book book = opened(club.world.book);
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, person(book, name), NumberKind::mobilepay, "20123456"));
  }
  for (const Language language : languages_to_see())
    for (const int zoom : {100, 150, 200}) {
      CAPTURE(zoom, static_cast<int>(language));
      Driver driver(club.world, 390, 844);
      speak(driver.app(), language);
      look_through(driver, {390, 844, zoom});
      driver.tap_all({"go.settlement", "due.0.why", "why.pay"});
      driver.frame(2);
      const ui::ShownItem& said = driver.item("code.no_proof");
      CHECK(said.fits);
      CHECK(said.visible.h >= said.rect.h - 1);  // beside a number, without a picture
      CHECK(said.shown.find("QR") == std::string::npos);
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
}

TEST_CASE("members made one by mistake are parted by the toast, though no evening is open",
          "[ui]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    for (const char* name : {"Bo", "Robert"})
      REQUIRE(kattegat::take_in(book, name, Force::no).has_value());
  }
  const auto people = [&] { return load_roster(opened(device.world.book))->size(); };
  Driver driver(device.world);
  driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
  for (int i = 0; i < 2; ++i) driver.press(key_backspace);
  driver.type("Robert");
  driver.press(key_enter);
  driver.tap("same.name.one");
  REQUIRE(people() == 1);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(people() == 2);
}

TEST_CASE("who was one with somebody before is that one again by the toast", "[ui]") {
  const Device device;
  std::map<std::string, Uuid> ids;
  {
    Book book = opened(device.world.book);
    for (const char* name : {"Bo", "Bosse", "Robert"})
      ids[name] = kattegat::take_in(book, name, Force::no)->id;
    REQUIRE(fuse_people(book, person(book, "Bosse"), person(book, "Bo")).has_value());
  }
  Driver driver(device.world);
  const ui::Club& club = driver.app().club;
  REQUIRE(fuse(driver.app(), *club.person("Bo"), *club.person("Robert")).has_value());
  REQUIRE(club.roster().size() == 1);
  driver.rest(1);
  driver.tap("toast.undo");
  REQUIRE(club.roster().size() == 2);
  CHECK(club.person(ids["Bosse"])->name == "Bo");
  CHECK(club.person(ids["Robert"])->ids == std::vector{ids["Robert"]});
}

TEST_CASE("what could not be stored is said before a dialog, too, and said again", "[ui]") {
  const OneEvening club;
  Driver driver(club.world, 390, 844);
  driver.tap_all({"go.more", "go.settings", "people", "person.Bo", "edit.name"});
  SQLite::Database other(club.world.book, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  driver.type("x");
  for (int i = 0; i < 2; ++i) {
    driver.press(key_enter);
    CHECK(contains(driver.text("toast"), "in use by another program"));
    driver.app().messages.toast.reset();
    driver.frame(2);
    CHECK(driver.find("toast") == nullptr);
  }
  other.exec("ROLLBACK");
  driver.press(key_enter);
  CHECK(driver.find("toast") == nullptr);
  CHECK(driver.text("edit.name") == "Box");
}

TEST_CASE("a new name is shown everywhere, and the table goes on under it", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
  for (int i = 0; i < 2; ++i) driver.press(key_backspace);
  driver.type("Bjarne");
  driver.press(key_enter);
  driver.tap("dialog.close");
  driver.tap("go.table");
  CHECK(driver.text("seat.1") == "Bjarne");
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9", "save"});
  const Book book = opened(club.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  REQUIRE(evening.has_value());
  CHECK(evening->sessions[0].seats[1] == "Bo");  // as it was written
  CHECK(judge(*evening).complaints.empty());
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Bo") == nullptr);
  CHECK(driver.find("player.Bjarne") != nullptr);
}

TEST_CASE("a name that looks like one that is known is asked about", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.evening", "evening.new", "players.new"});
  driver.type("cai");
  driver.press(key_enter);
  CHECK(contains(driver.text("namesake"), "“cai” looks like “Cai”"));
  CHECK(driver.find("player.cai") == nullptr);
  driver.tap("namesake.back");  // it stands there to be mended
  CHECK(driver.text("typed") == "cai");
  driver.press(key_enter);
  driver.press(key_escape);
  CHECK(driver.text("typed") == "cai");
  driver.press(key_enter);
  driver.tap("namesake.two");
  CHECK(driver.item("player.cai").chosen);
  // Who is known already is meant when the name is the very same.
  driver.tap("players.new");
  driver.type("Cai");
  driver.press(key_enter);
  CHECK(driver.find("namesake") == nullptr);
  CHECK(driver.item("player.Cai").chosen);
  // What hides something is no name. (The field is open for the next one.)
  driver.type("An\u200Bna");
  driver.press(key_enter);
  CHECK(contains(driver.text("wrong"), "cannot be a name"));
}

TEST_CASE("a new name is nobody else's, and asked about when it looks like another", "[ui]") {
  const OneEvening club;
  const auto names = [&] {
    std::string all;
    const auto people = load_roster(opened(club.world.book));
    for (const Person& person : *people) all += person.name + " ";
    return all;
  };
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
  const auto type_anew = [&](const std::string& name) {
    for (int i = 0; i < 8; ++i) driver.press(key_backspace);
    driver.type(name);
    driver.press(key_enter);
  };
  type_anew("Cai");
  CHECK(
      contains(driver.text("same.name"), "Bo and Cai have sat at one table: they are two people"));
  CHECK(contains(driver.text("same.name"), "a name that nobody else has"));
  CHECK(driver.find("same.name.one") == nullptr);
  driver.tap("same.name.back");
  CHECK(driver.text("typed") == "Cai");
  CHECK(contains(driver.text("wrong"), "somebody else is called “Cai”"));
  CHECK(driver.find("book.fault") == nullptr);
  type_anew("CAI");
  CHECK(contains(driver.text("namesake"), "“CAI” looks like “Cai”"));
  driver.tap("namesake.back");
  CHECK(driver.text("typed") == "CAI");
  CHECK(names() == "Anna Bo Cai Dea Else ");
  driver.press(key_enter);
  driver.tap("namesake.two");
  CHECK(driver.text("dialog.title") == "CAI");
  CHECK(names() == "Anna CAI Cai Dea Else ");
}

TEST_CASE("whoever is given the name of another can be said to be that one", "[ui][people]") {
  const OneEvening club;
  Driver driver(club.world);
  const auto named_like_bo = [&] {
    driver.tap_all({"go.settings", "people", "person.Else", "edit.name"});
    for (int i = 0; i < 4; ++i) driver.press(key_backspace);
    driver.type("Bo");
    driver.press(key_enter);
  };
  const auto ids_of_bo = [&] {
    const auto bo = find_person(opened(club.world.book), "Bo");
    REQUIRE(bo.has_value());
    return bo->ids.size();
  };
  named_like_bo();
  CHECK(contains(driver.text("same.name"), "Are Else and Bo one person?"));
  CHECK(driver.find("book.fault") == nullptr);
  driver.tap("same.name.back");
  CHECK(driver.text("typed") == "Bo");
  CHECK(ids_of_bo() == 1);
  driver.press(key_enter);
  driver.tap("same.name.one");
  CHECK(driver.find("dialog.title") == nullptr);
  CHECK(ids_of_bo() == 2);
  CHECK(driver.app().club.person("Else") == nullptr);
  CHECK(driver.text("toast") == "Else and Bo are one person now");
  driver.rest(0.67);  // two taps are no double one
  driver.tap("toast.undo");
  CHECK(ids_of_bo() == 1);
  CHECK(driver.app().club.person("Else") != nullptr);
}

TEST_CASE("blanks round what is typed are no part of it", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  SECTION("a name that is put right") {
    driver.tap_all({"go.settings", "people", "person.Bo", "edit.name"});
    for (int i = 0; i < 3; ++i) driver.press(key_backspace);
    driver.type(" Bjarne ");
    driver.press(key_enter);
    CHECK(driver.text("dialog.title") == "Bjarne");
    CHECK(find_person(opened(club.world.book), "Bjarne").has_value());
  }
  SECTION("initials, of which there are none") {
    driver.tap_all({"go.settlement", "sign.0"});
    driver.type("  ");
    CHECK_FALSE(driver.item("typed.done").enabled);
    driver.press(key_enter);
    CHECK(driver.find("typed") != nullptr);
    driver.type("AA ");
    driver.tap("typed.done");
    CHECK(driver.text("sign.0") == "✓ AA");
  }
}

TEST_CASE("whom the roster knows by an id is the same person in the next evening", "[ui]") {
  Device device;
  const std::string bo = id_of(7, 1);
  {
    std::string text = ligeud_evening(1, nine_made(1));
    text.insert(1, R"("people":{"Bo":")" + bo + R"("},)");
    Book book = opened(device.world.book);
    import_into(book, text);
    const auto person = find_person(book, "Bo");
    REQUIRE(person.has_value());
    REQUIRE(rename_person(book, *person, "Bjarne").has_value());
  }
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "setup.again", "setup.next"});
  const auto known = [&](const Uuid& evening, const std::string& name) {
    const auto loaded = load_evening(opened(device.world.book), evening);
    REQUIRE(loaded.has_value());
    return loaded->people.at(player_index(*loaded, name));
  };
  const auto lines = list_evenings(opened(device.world.book));
  REQUIRE(lines->size() == 2);
  const Uuid next = lines->at(0).id == uuid_of(1, 1) ? lines->at(1).id : lines->at(0).id;
  CHECK(known(next, "Bjarne") == parse_uuid(bo));
  CHECK(known(next, "Anna") == std::nullopt);

  // A game more on the first evening is played by those of that night, and by whoever has come.
  driver.tap("go.evening");
  REQUIRE(club_of(driver.app()).show(uuid_of(1, 1)));
  open_newest(driver.app());
  driver.frame(2);
  driver.tap_all({"session.new", "setup.back", "players.new"});
  driver.type("Frode");
  driver.tap("typed.done");
  driver.tap_all({"setup.next", "chair.3", "sit.Frode", "setup.next"});
  begin_game(driver);
  const auto first = load_evening(opened(device.world.book), uuid_of(1, 1));
  CHECK(first->players == std::vector<std::string>{"Anna", "Bo", "Cai", "Dea", "Else", "Frode"});
  CHECK(first->sessions.at(1).seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Frode"});
  CHECK(driver.text("seat.1") == "Bjarne");
}

TEST_CASE("who is not offered any longer comes back when asked for", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Cai", "person.remove", "dialog.close"});
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Cai") == nullptr);
  CHECK(driver.find("player.Bo") != nullptr);
  driver.tap("setup.back");
  driver.tap_all({"go.settings", "people", "person.Cai", "person.remove", "dialog.close"});
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.find("player.Cai") != nullptr);
}

TEST_CASE("what a merge has broken is told with it", "[ui]") {
  Device device;
  const Tablet other;
  // Bo may have one final round only: the second breaks a rule once the first counts again.
  const auto final_round = [](int n, const std::string& more) {
    return R"({"id":")" + id_of(3, n) + R"(","type":"final-round")" + more + "}";
  };
  const std::string evening =
      ligeud_evening(1, nine_made(1) + "," + final_round(2, R"(,"void":{"why":"too early"})") +
                            "," + final_round(3, "") + "," + nine_made(4));
  static_cast<void>(other.import_text(evening));
  {
    Book ours = opened(device.world.book);
    import_into(ours, evening);
  }
  REQUIRE(other.ctl({"restore", id_of(3, 2), "--why", "no", "--force"}).status == 0);
  device.world.books_nearby = [&] { return std::vector{other.book}; };
  Driver driver(device.world);
  driver.tap_all({"go.settings", "merge", "book.0"});
  CHECK(contains(driver.text("merge.said.1"), "These entries now break a rule"));
  CHECK(contains(driver.text("merge.said.2"), "entry 3"));
}

TEST_CASE("the book of another table is merged by picking it", "[ui]") {
  OneEvening club;
  const std::string other = club.folder.path("other.db");
  {
    Book book = opened(other);
    import_into(book, read_bytes(sample("rodskagg")));
  }
  const std::string broken = club.folder.file("broken.db", "not a book");
  std::string bytes = read_bytes(other);
  bytes[18] = 9;  // a format that no SQLite writes
  const std::string damaged = club.folder.file("damaged.db", bytes);
  club.world.books_nearby = [=] { return std::vector<std::string>{other, broken, damaged}; };
  Driver driver(club.world);
  driver.tap_all({"go.settings", "merge", "book.0"});
  CHECK(driver.text("merge.said.0").find("new") != std::string::npos);
  CHECK(list_evenings(opened(club.world.book))->size() == 2);
  driver.tap("book.1");
  CHECK(driver.text("merge.said.0").find("broken.db") != std::string::npos);
  driver.tap("book.2");
  CHECK(contains(driver.text("merge.said.0"), "is damaged"));
  CHECK_FALSE(contains(driver.text("merge.said.0"), "malformed"));  // as SQLite says it
  CHECK(driver.find("book.fault") == nullptr);  // nothing is the matter with ours
  CHECK(list_evenings(opened(club.world.book))->size() == 2);
}

TEST_CASE("every export is written from the settlement", "[ui]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "of.ligeud", "standings.pdf"});
  CHECK(driver.text("notice").find(".pdf") != std::string::npos);
  driver.tap_all({"go.settlement", "share"});
  for (const Export& format : exports()) {
    driver.tap("export." + std::string(format.id));
    const std::string path = file_in_notice(driver);
    CAPTURE(path);
    CHECK(std::filesystem::file_size(path) > 300);
  }
}

TEST_CASE("numbers are in what is shared only where that is wished", "[ui]") {
  const OneEvening club;
  {
    Book book = opened(club.world.book);
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, person(book, name), NumberKind::mobilepay, "20123456"));
  }
  Driver driver(club.world);
  driver.tap_all({"go.settlement", "share"});
  for (const bool wished : {false, true}) {
    if (wished) driver.tap("share.numbers");
    driver.tap("export.html");
    CHECK(contains(read_bytes(file_in_notice(driver)), "20123456") == wished);
  }
}

namespace {

// Two are called Anna, each by an id of her own: (9,1), and (9,2), whose number is known.
struct TwoAnnas : Device {
  TwoAnnas() {
    Book book = opened(world.book);
    for (int n = 1; n <= 2; ++n)
      import_into(book, R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
                            R"(","date":"2026-01-0)" + std::to_string(n) +
                            R"(","players":["Anna","Bo"],"people":{"Anna":")" + id_of(9, n) +
                            R"("},"sessions":[]})");
    const auto roster = load_roster(book);
    for (const Person& one : *roster)
      if (has_id(one, uuid_of(9, 2)))
        REQUIRE(set_number(book, one, NumberKind::mobilepay, "20123456").has_value());
    REQUIRE(load_roster(book)->size() == 3);
  }
  // Who Anna is on the evening of 20 November.
  [[nodiscard]] Uuid anna() const {
    const Book book = opened(world.book);
    const auto evenings = list_evenings(book);
    for (const EveningLine& line : *evenings) {
      if (line.date != "2026-11-20") continue;
      const auto view = look_at(book, line.id);
      return view->history.called("Anna")->ids.front();
    }
    return {};
  }
};

}  // namespace

TEST_CASE("of two who are called alike the one who was tapped plays", "[ui][people]") {
  const TwoAnnas device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new"});
  CHECK(driver.text("player.Anna.2") == "Anna  ·  20123456");
  const int n = GENERATE(1, 2);
  const std::string mine = n == 1 ? "player.Anna" : "player.Anna.2";
  const std::string other = n == 1 ? "player.Anna.2" : "player.Anna";
  driver.tap_all({"player.Bo", mine, other});  // two of one name are in no file
  CHECK(driver.item(mine).chosen);
  CHECK_FALSE(driver.item(other).chosen);
  CHECK(contains(driver.text("wrong"), "somebody else is called “Anna”"));
  Driver killed(device.world);
  CHECK(killed.item(mine).chosen);
  killed.tap_all({"setup.next", "game.ligeud", "seats.all", "setup.back", "players.new"});
  for (const char* name : {"Cai", "Dea"}) {
    killed.type(name);
    killed.press(key_enter);
  }
  killed.press(key_enter);
  killed.tap_all({"setup.next", "sit.Cai", "sit.Dea", "setup.next"});
  begin_game(killed);
  CHECK(list_evenings(opened(device.world.book))->size() == 3);
  CHECK(device.anna() == uuid_of(9, n));
  CHECK(load_roster(opened(device.world.book))->size() == 5);  // and nobody is a third one
}

TEST_CASE("whoever was chosen plays, also when another tablet gives the name to somebody else",
          "[ui][people]") {
  const OneEvening club;
  Driver driver(club.world);
  driver.tap_all({"go.evening", "evening.new"});
  driver.tap_all({"player.Anna", "player.Bo", "player.Cai", "player.Dea"});
  const Uuid bo = driver.app().setup->people.at("Bo");
  {
    Book book = opened(club.world.book);
    REQUIRE(rename_person(book, person(book, "Bo"), "Robert").has_value());
    REQUIRE(kattegat::take_in(book, "Bo").has_value());
  }
  wake(driver.app());
  driver.rest(1);
  driver.tap_all({"setup.next", "game.ligeud", "seats.all", "setup.next"});
  begin_game(driver);
  const ui::OpenEvening* begun = driver.app().open_evening();
  REQUIRE(begun->evening.id != uuid_of(1, 1));
  const Participant* plays = begun->history.called("Bo");
  REQUIRE(plays);
  CHECK(plays->ids.front() == bo);
  CHECK(driver.text("seat.1") == "Robert");
}

TEST_CASE("of two who are called alike each has a colour that can be chosen", "[ui][people]") {
  const TwoAnnas device;
  Driver driver(device.world);
  driver.tap_all({"go.settings", "people", "person.Anna.2", "colour.9"});
  driver.frame(2);
  CHECK(driver.item("colour.9").chosen);
  driver.tap_all({"person.back", "person.Anna"});
  CHECK_FALSE(driver.item("colour.9").chosen);
}

TEST_CASE("a colour that cannot be kept is said to be so", "[ui][people]") {
  OneEvening club;
  club.world.settings = club.folder.path("later/settings.json");
  club.folder.file("later", "no folder");
  Driver driver(club.world);
  driver.app().messages.toast.reset();
  driver.tap_all({"go.settings", "people", "person.Anna", "colour.9"});
  CHECK(contains(driver.text("toast"), "later/faces.json"));
}

TEST_CASE("a colour chosen in one window stays, whoever comes in another", "[ui][people]") {
  const OneEvening club;
  Driver board(club.world), driver(club.world);
  driver.tap_all({"go.settings", "people", "person.Anna", "colour.9"});
  {
    Book book = opened(club.world.book);
    REQUIRE(kattegat::take_in(book, "Gerda").has_value());
  }
  board.frame();  // its clock is asked from now on
  board.catch_up();
  board.rest(1);  // what is new rests for a while
  const auto chosen = [&](const char* name) {
    Driver again(club.world);
    again.tap_all({"go.settings", "people", std::string("person.") + name});
    return again.item("colour.9").chosen;
  };
  CHECK(chosen("Anna"));
  board.tap_all({"go.settings", "people", "person.Bo", "colour.9"});
  CHECK(chosen("Bo"));
  CHECK(chosen("Anna"));
}

TEST_CASE("a typed name that several have is asked to be tapped", "[ui][people]") {
  const TwoAnnas device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "evening.new", "players.new"});
  driver.type("Anna");
  driver.press(key_enter);
  CHECK(contains(driver.text("wrong"), "several people are called “Anna”"));
  CHECK(driver.app().setup->players.empty());
}

TEST_CASE("of two who are called alike the one who was tapped has come late", "[ui][people]") {
  const TwoAnnas device;
  {
    Book book = opened(device.world.book);
    std::string text = ligeud_evening(3, "");
    for (int i = 0; i < 2; ++i) text.replace(text.find("Anna"), 4, "Gerd");
    import_into(book, text);
  }
  Driver driver(device.world);
  driver.tap_all({"more", "latecomer"});
  driver.type("Anna");
  driver.press(key_enter);
  CHECK(contains(driver.text("wrong"), "several people are called “Anna”"));
  driver.tap("comes.Anna.2");
  CHECK(device.anna() == uuid_of(9, 2));
}

TEST_CASE("whoever is new has the colour and the letters of the evening before it begins",
          "[ui][people]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  const std::vector<std::string> names{"Kirsten", "Per", "Karen", "Jytte"};
  for (const std::string& name : names) {
    driver.type(name);
    driver.press(key_enter);
  }
  driver.tap("typed.done");
  const auto colour = [&](const std::string& item) {
    std::set<std::size_t> found;
    for (std::size_t i = 0; i < ui::face_colours; ++i)
      if (is_painted(driver, item, ui::face_tint(i).bottom)) found.insert(i);
    REQUIRE(found.size() == 1);
    return *found.begin();
  };
  std::vector<std::size_t> before;
  for (const std::string& name : names) before.push_back(colour("player." + name));
  CHECK(std::set(before.begin(), before.end()).size() == names.size());
  CHECK(ui::faces_to_be(driver.app()).at("Kirsten").initials == "Ki");
  driver.tap_all({"setup.next", "game.ligeud", "sit.Jytte", "sit.Per"});
  CHECK(colour("sit.Karen") == before[2]);
  CHECK(colour("chair.0") == before[3]);
  driver.tap_all({"sit.Kirsten", "sit.Karen", "setup.next"});
  begin_game(driver);
  CHECK(colour("seat.0") == before[3]);
  CHECK(colour("seat.1") == before[1]);
  CHECK(colour("seat.2") == before[0]);
  CHECK(colour("seat.3") == before[2]);
  CHECK(ui::face(driver.app(), "Kirsten").initials == "Ki");
}

}  // namespace people_test
