// What the screens know of the book: always what a fresh look would show, and a tap reads no more
// than it can have changed.
#include "ui/app/actions/club.hpp"
#include "db/book/roster.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/entries.hpp"
#include "ui/app/actions/people.hpp"
#include "ui/app/actions/sessions.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace club_test {

namespace {

struct TwoEvenings : Device {
  TwoEvenings() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, nine_made(1) + "," + nine_made(2)));
    import_into(book, ligeud_evening(2, nine_made(3), "2026-11-13"));
  }
};

std::string shown(const ui::Club& club) {
  std::string all;
  for (const EveningLine& line : club.evenings()) {
    all += line.date + " " + line.place + " " + line.currency;
    for (const std::string& name : line.players) all += " " + name;
    for (const SessionLine& session : line.sessions) {
      all += "\n  " + session.game + " " + std::to_string(session.entries);
      for (const std::string& name : session.seats) all += " " + name;
    }
    all += "\n";
  }
  for (const Person& person : club.roster())
    all += person.name + "|" + person.number(NumberKind::swish) +
           (person.retired ? "|retired\n" : "\n");
  const ui::OpenEvening& tonight = *club.open_evening();
  all += evening_file(tonight.evening);
  for (const SessionHistory& session : tonight.history.sessions)
    for (const EntryRow& row : session.entries)
      all += std::to_string(static_cast<int>(row.state)) + " ";
  for (const MadePayment& one : tonight.closing.payments)
    all += one.from + " " + one.to + " " + to_string(one.amount) + "\n";
  for (const Initials& one : tonight.closing.initials)
    all += one.player + " " + one.initials + "\n";
  for (const Uuid& one : tonight.closing.ended) all += to_string(one) + "\n";
  for (const Head& head : tonight.heads)
    all += to_string(head.origin) + " " + std::to_string(head.count) + " " + to_string(head.hash) +
           "\n";
  return all;
}

Json played(int n, const std::string& declarer = "Bo") {
  return json_of(R"({"id":")" + id_of(3, n) + R"(","type":"deal","contract":"nole","declarer":")" +
                 declarer + R"(","tricks":0})");
}

}  // namespace

TEST_CASE("after every write the club is what a fresh look shows", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  ui::App& app = driver.app();
  const ui::Club& club = app.club;
  const Uuid session = uuid_of(2, 1);
  const auto same = [&] {
    CHECK_FALSE(club.fault().has_value());
    CHECK(shown(club) == shown(ui::Club(device.world.book, device.world.patience)));
  };
  same();
  REQUIRE(club_of(app).append(session, played(11)));
  same();
  REQUIRE(club_of(app).append(session, played(11)));  // once more: it is known
  same();
  void_entry(app, {session, uuid_of(3, 11), false, "twice"});
  same();
  restore_entry(app, {session, uuid_of(3, 11)});
  same();
  using ui::Reach;
  REQUIRE(club_of(app).write(Reach::evening, [&](Book& book) {
    return correct_entry(book, uuid_of(3, 11), played(12, "Cai"), {"wrong player"});
  }));
  same();
  reseat(app, {session, Reseat::people, {"Bo", "Anna", "Cai", "Dea"}, {}});
  same();
  CHECK(club.open_evening()->evening.sessions[0].seats[0] == "Bo");
  REQUIRE(club_of(app).append(session, played(13)));
  same();
  end_session(app, session);
  same();
  CHECK(club.open_evening()->closing.ended.size() == 1);
  resume_session(app, session);
  same();
  const auto first = tick(app, {{}, "Anna", "Bo", Money{500}, {}}, {});
  REQUIRE(first);
  same();
  // What is due once more is another payment.
  REQUIRE(tick(app, {{}, "Anna", "Bo", Money{500}, {}}, {*first}));
  same();
  REQUIRE(club.open_evening()->closing.payments.size() == 2);
  REQUIRE(untick(app, club.open_evening()->closing.payments[0].id));
  same();
  CHECK(club.open_evening()->closing.payments.size() == 1);
  sign(app, "Dea", "D", Money{100});
  same();
  CHECK(club.open_evening()->closing.initials.size() == 1);
  retire(app, *club.person("Else"), true);
  same();
  REQUIRE(rename(app, *club.person("Bo"), "Bjarne"));
  same();
  CHECK(club.open_evening()->evening.sessions[0].seats[0] == "Bjarne");
  REQUIRE(tick(app, {{}, "Anna", "Bjarne", Money{700}, {}}, {}));
  same();
  CHECK(club.open_evening()->closing.payments[1].to == "Bjarne");
  REQUIRE(set_number(app, *club.person("Dea"), NumberKind::swish, "0701234567"));
  same();
  CHECK(club.open_evening()->payees.size() == 1);
}

TEST_CASE("what stands so already takes no other program's record for its own", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  ui::App& app = driver.app();
  const auto again = GENERATE(
      +[](ui::App& a) { sign(a, "Dea", "D", Money{100}); },
      +[](ui::App& a) { end_session(a, uuid_of(2, 1)); });
  again(app);
  {
    Book other = opened(device.world.book);
    const auto bo = find_person(other, "Bo");
    REQUIRE(set_number(other, *bo, NumberKind::swish, "0701234567").has_value());
  }
  const auto records = [&] {
    std::int64_t all = 0;
    const auto ends = heads(opened(device.world.book));
    for (const Head& head : *ends) all += head.count;
    return all;
  };
  const std::int64_t before = records();
  again(app);
  CHECK(records() == before);
  CHECK(app.club.person("Bo")->number(NumberKind::swish) == "0701234567");
  CHECK(shown(app.club) == shown(ui::Club(device.world.book, device.world.patience)));
}

TEST_CASE("saving an entry does not read what else the club has ever played", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  const ui::Club& club = driver.app().club;
  REQUIRE(club.evenings().size() == 2);
  // Whoever lists the evenings now sees that one of them is gone.
  tamper(device.world.book,
         "UPDATE record SET body = '?' WHERE kind = 1 AND id = " + blob(id_of(1, 2)));
  REQUIRE(list_evenings(opened(device.world.book))->size() == 1);
  driver.tap_all({"contract.nole", "declarer.0", "tricks.1", "save"});
  CHECK(driver.text("toast") == "Deal 3 is saved");
  driver.rest(1);
  driver.tap("undo");
  driver.tap_all({"go.settlement", "due.0.paid"});
  driver.rest(2.5);
  driver.tap_all({"paid.0.paid", "go.evening", "session.0.end"});
  driver.press(key_escape);  // from the podium
  driver.tap("go.evening");
  CHECK(club.evenings().size() == 2);
  // What somebody else writes is another matter: what it was, nobody knows.
  {
    Book book = opened(device.world.book);
    append_to(book, uuid_of(2, 1), nine_made(9));
  }
  SECTION("and is noticed when the app looks up") { wake(driver.app()); }
  SECTION("and when the app writes itself") { driver.tap("session.0.end"); }
  CHECK(club.evenings().size() == 1);
  CHECK(std::get<EnteredSession<Ligeud>>(club.open_evening()->evening.sessions[0].entered)
            .entries.size() == 4);
}

TEST_CASE("what has been tapped in stays each one's when the chairs change under it", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  driver.tap_all({"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"});
  {
    Book book = opened(device.world.book);
    const std::vector<std::string> seats{"Anna", "Cai", "Bo", "Dea"};
    const auto decided = reseat_session(book, uuid_of(2, 1), seats, Reseat::order, {"wrong seats"});
    REQUIRE(std::holds_alternative<Decided>(*decided));
  }
  wake(driver.app());
  driver.frame(2);
  CHECK(contains(draft_on(driver.app()), "\"declarer\":\"Bo\""));
  driver.tap("save");
  const auto evening = load_evening(opened(device.world.book), uuid_of(1, 1));
  const JudgedSession judged = judge(evening->sessions.at(0));
  CHECK(evening->sessions[0].seats[2] == "Bo");
  CHECK(to_string(judged.standing.points[Seat{2}]) == "270");
  CHECK(to_string(judged.standing.points[Seat{1}]) == "-270");
}

namespace {

const BookFault no_answer{BookFault::Kind::other, text(Word::page_nothing_to_pay)};

bool ask(ui::Club& club, bool answers) {
  return club
      .read([&](const Book&) -> Result<int, BookFault> {
        if (!answers) return no_answer;
        return 1;
      })
      .has_value();
}
bool write(ui::Club& club, bool is_stored) {
  return club
      .write(ui::Reach::nothing,
             [&](Book&) -> Result<OnDisk, BookFault> {
               if (!is_stored) return no_answer;
               return OnDisk{};
             })
      .has_value();
}

}  // namespace

TEST_CASE(
    "what could not be read is said until it can be, and what could not be written until it is",
    "[ui]") {
  const TwoEvenings device;
  ui::Club club(device.world.book, device.world.patience);
  REQUIRE_FALSE(ask(club, false));
  CHECK(club.fault());
  REQUIRE(ask(club, true));
  CHECK_FALSE(club.fault());
  // Nobody asks again, but all that is shown has been read anew.
  REQUIRE_FALSE(ask(club, false));
  for (int i = 0; i < 2; ++i) club.refresh();
  CHECK_FALSE(club.fault());
  REQUIRE_FALSE(club.show(uuid_of(1, 9)));
  CHECK(club.fault());
  REQUIRE(club.show(uuid_of(1, 2)));
  CHECK_FALSE(club.fault());

  REQUIRE_FALSE(write(club, false));
  REQUIRE(ask(club, true));
  for (int i = 0; i < 2; ++i) club.refresh();
  REQUIRE(club.show(uuid_of(1, 1)));
  CHECK(club.fault());
  REQUIRE(write(club, true));
  CHECK_FALSE(club.fault());
}

TEST_CASE("a book that is opened again has no less in it for that", "[ui]") {
  const TwoEvenings device;
  Driver driver(device.world);
  ui::Club& club = club_of(driver.app());
  const std::int64_t records = club.records();
  REQUIRE(records > 0);
  REQUIRE_FALSE(write(club, false));
  REQUIRE(ask(club, true));
  CHECK(club.records() == records);
  driver.frame(2);
  CHECK_FALSE(driver.app().drafts.book_has_less);
}

TEST_CASE("where no evening is shown nobody has a seat", "[ui]") {
  const Device device;
  const ui::Club club(device.world.book, device.world.patience);
  REQUIRE_FALSE(club.open_evening().has_value());
  CHECK(club.written_seats(uuid_of(1, 1)).empty());
}

}  // namespace club_test
