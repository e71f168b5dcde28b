// The players of a session put where they really sat.
#include "db/book/decisions.hpp"
#include "support/deals_in_turn.hpp"
#include "support/evenings.hpp"
#include "support/meeting.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace reseating_test {

using namespace kattegat::test::deals_in_turn;

TEST_CASE("players who sat at each other's places get each other's deals", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, two_auctions()));
  const std::vector<std::string> seats{"Anna", "Cai", "Bo", "Dea"};
  const auto stored = reseat_session(book, uuid_of(2, 1), seats, Reseat::people, {"wrong seats"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  const Evening evening = loaded(book);
  REQUIRE(evening.sessions.size() == 1);  // the same session, and nothing in it is void
  CHECK(evening.sessions[0].id == uuid_of(2, 1));
  CHECK(evening.sessions[0].seats == seats);
  CHECK(std::get<EnteredSession<Ligeud>>(evening.sessions[0].entered).entries.size() == 2);
  CHECK(points(evening) == "-150 -150 450 -150");  // Bo's now, who sits third
  const auto lines = standings(book, {});
  REQUIRE(lines.has_value());
  for (const StandingLine& line : *lines)
    CHECK(to_string(line.money.at(0).second) == (line.player == "Bo" ? "45.00" : "-15.00"));
  CHECK(load_closing(book, uuid_of(1, 1))->ended.empty());
  CHECK(is_clean(book));

  SECTION("entries go on at the new seats") {
    append_to(book, uuid_of(2, 1), agreed(9, "10"));
    CHECK(points(loaded(book)) == "-140 -150 440 -150");
    CHECK(is_clean(book));
  }
  SECTION("it can be put back") {
    const std::vector<std::string> back{"Anna", "Bo", "Cai", "Dea"};
    REQUIRE(
        reseat_session(book, uuid_of(2, 1), back, Reseat::people, {"right after all"}).has_value());
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
    CHECK(loaded(book).sessions[0].seats == back);
    CHECK(is_clean(book));
  }
  SECTION("the file of before adds nothing") {
    CHECK(import_into(book, ligeud_evening(1, two_auctions())) == 0);
    CHECK(points(loaded(book)) == "-150 -150 450 -150");
  }
}

TEST_CASE("where only the order was wrong, everybody keeps what is theirs", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  const std::vector<std::string> seats{"Bo", "Anna", "Cai", "Dea"};
  REQUIRE(reseat_session(book, uuid_of(2, 1), seats, Reseat::order, {"x"}).has_value());
  CHECK(points(loaded(book)) == "90 -90 -90 90");

  // An auction cannot go round the table in another order: refused, and nothing is stored.
  import_into(book, ligeud_evening(2, nole_by(5, "Cai", anna_deals)));
  const auto refused = reseat_session(book, uuid_of(2, 2), seats, Reseat::order, {"x"});
  REQUIRE(refused.has_value());
  CHECK(std::holds_alternative<Refused>(*refused));
  CHECK(loaded(book, 2).sessions[0].seats == std::vector<std::string>{"Anna", "Bo", "Cai", "Dea"});
  CHECK(points(loaded(book, 2)) == "-75 -75 225 -75");
  CHECK(is_clean(book));
}

TEST_CASE("a stated dealer is dropped where the order round the table changes", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto deal = [](int n, const char* dealer) {
    return nine_made(n, std::string(R"(,"dealer":")") + dealer + "\"");
  };
  import_into(book, ligeud_evening(1, deal(1, "Anna") + "," + deal(2, "Bo")));
  const std::vector<std::string> seats{"Cai", "Anna", "Bo", "Dea"};
  const auto stored = reseat_session(book, uuid_of(2, 1), seats, Reseat::order, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  CHECK(points(loaded(book)) == "-180 -180 180 180");
  // From then on the dealer is checked again: Cai and Anna have dealt, Bo does.
  auto log = SessionLog::open(book, uuid_of(2, 1));
  CHECK(std::holds_alternative<Violations>(*log->append(json_of(deal(3, "Cai")))));
  CHECK(std::holds_alternative<SessionLog::Entered>(*log->append(json_of(deal(3, "Bo")))));
  CHECK(is_clean(book));
}

TEST_CASE("in English whist other seats make other pairs", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                                 R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const auto lines = list_evenings(book);
  const Uuid id = lines->front().id;
  const Evening before = *load_evening(book, id);
  const EveningSession moved =
      reseated(before.sessions[0], {"Anna", "Cai", "Bo", "Dea"}, Reseat::people);
  CHECK(to_string(judge(moved).standing.points[Seat{2}]) == "3");  // Bo is Anna's partner now
  REQUIRE(
      reseat_session(book, *before.sessions[0].id, moved.seats, Reseat::people, {"x"}).has_value());
  const Evening after = *load_evening(book, id);
  CHECK(judge(after.sessions[0]).standing.points == judge(moved).standing.points);
  CHECK(is_clean(book));
}

TEST_CASE("in English whist another order does not give a pair's tricks to the other", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                                 R"({"type":"deal","trump":"H","tricks":[9,4]})"));
  const Uuid id = list_evenings(book)->front().id;
  const EveningSession before = load_evening(book, id)->sessions[0];
  const std::string was = contents(book);
  using Seats = std::vector<std::string>;
  for (const Seats& seats : {Seats{"Bo", "Cai", "Dea", "Anna"}, Seats{"Anna", "Cai", "Bo", "Dea"}})
    for (const Force force : {Force::no, Force::yes}) {
      CHECK_FALSE(reseat_session(book, *before.id, seats, Reseat::order, {"x", force}).has_value());
      CHECK(contents(book) == was);
    }
  // The same pairs; or nothing yet that is a pair's.
  const Seats turned{"Cai", "Dea", "Anna", "Bo"}, dealt{"Bo", "Cai", "Dea", "Anna"};
  REQUIRE(reseat_session(book, *before.id, turned, Reseat::order, {"x"}).has_value());
  const EveningSession after = load_evening(book, id)->sessions[0];
  CHECK(to_string(judge(after).standing.points[Seat{0}]) == "3");
  const Uuid deal =
      *std::get<EnteredSession<EnglishWhist>>(after.entered).entries[0].entry.stamp.id;
  REQUIRE(void_entry(book, deal, {"x"}).has_value());
  CHECK(reseat_session(book, *before.id, dealt, Reseat::order, {"x"}).has_value());
  // It does not come back as the other pair's.
  REQUIRE(restore_entry(book, deal, {"after all"}).has_value());
  const auto three_of = [&](int seat) {
    return to_string(judge(load_evening(book, id)->sessions[0]).standing.points[Seat{seat}]) == "3";
  };
  CHECK((three_of(1) && three_of(3)));  // Cai's and Anna's still
  CHECK(is_clean(book));
  // Nor as that of people who are no pair now.
  REQUIRE(void_entry(book, deal, {"x"}).has_value());
  const Seats mixed{"Anna", "Cai", "Bo", "Dea"};
  REQUIRE(reseat_session(book, *before.id, mixed, Reseat::order, {"x"}).has_value());
  const auto asked = restore_entry(book, deal, {"after all"});
  REQUIRE(asked.has_value());
  CHECK(std::holds_alternative<Refused>(*asked));
  const auto forced = restore_entry(book, deal, {"after all", Force::yes});
  REQUIRE(forced.has_value());
  CHECK(std::get<Decided>(*forced).broken.size() == 1);
  CHECK(is_clean(book));
}

TEST_CASE("a pair's deal on one tablet is no other pair's by the order of seats on another",
          "[book]") {
  using Seats = std::vector<std::string>;
  struct Now {
    Seats seats;
    bool are_pairs_alike;
  };
  const Now now =
      GENERATE(Now{{"Cai", "Bo", "Anna", "Dea"}, true}, Now{{"Bo", "Cai", "Dea", "Anna"}, true},
               Now{{"Anna", "Cai", "Bo", "Dea"}, false});
  const bool the_deal_travels = GENERATE(true, false);
  std::vector<Book> books;
  while (books.size() < 3) books.push_back(Book::in_memory());
  import_into(books[0],
              evening_text("english-whist", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                           R"({"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":"agreed"})"));
  const Uuid evening = list_evenings(books[0])->front().id,
             session = *load_evening(books[0], evening)->sessions[0].id;
  for (std::size_t i = 1; i < 3; ++i) taken(books[i], books[0]);
  REQUIRE(reseat_session(books[0], session, now.seats, Reseat::order, {"x"}).has_value());
  append_to(books[1], session, R"({"type":"deal","trump":"H","tricks":[9,4]})");
  const Merged merged = the_deal_travels ? taken(books[0], books[1]) : taken(books[1], books[0]);
  CHECK(merged.broken.empty() == now.are_pairs_alike);
  meet(books);
  for (const Book& book : books) {
    CHECK(contents(book) == contents(books[0]));
    CHECK(counts_once(book));
    const EveningSession played = load_evening(book, evening)->sessions[0];
    CHECK(played.seats == now.seats);
    const JudgedSession judged = judge(played);
    for (int seat = 0; seat < 4; ++seat) {
      const std::string& name = played.seats[static_cast<std::size_t>(seat)];
      const bool has_won = name == "Anna" || name == "Cai";
      const std::string in_all = name == "Anna" ? "4" : name == "Bo" ? "-4" : has_won ? "3" : "-3";
      const std::string agreed = name == "Anna" ? "1" : name == "Bo" ? "-1" : "0";
      CHECK(to_string(judged.standing.points[Seat{seat}]) ==
            (now.are_pairs_alike ? in_all : agreed));
    }
  }
}

TEST_CASE("in Rödskägg people who change chairs change sheets too", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, evening_text("rodskagg", {"Anna", "Bo", "Cai", "Dea"}, "{}",
                                 R"({"type":"deal","declarer":"Cai","bid":"4",)"
                                 R"("first_four":{"Cai":4},"last_two":{"Cai":2}})"));
  const Uuid id = list_evenings(book)->front().id;
  const EveningSession before = load_evening(book, id)->sessions[0];
  const auto sheet = [](const EveningSession& session, int seat) {
    return to_string(judge(session).standing.sheet[Seat{seat}]);
  };
  REQUIRE(sheet(before, 2) != sheet(before, 1));
  const std::vector<std::string> seats{"Anna", "Cai", "Bo", "Dea"};
  const EveningSession people = reseated(before, seats, Reseat::people);
  CHECK(sheet(people, 2) == sheet(before, 2));  // the chair's, where Bo sat
  const EveningSession order = reseated(before, seats, Reseat::order);
  CHECK(sheet(order, 1) == sheet(before, 2));  // Cai's, wherever Cai sits
  const auto stored = reseat_session(book, *before.id, seats, Reseat::people, {"x"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  const Evening after = *load_evening(book, id);
  REQUIRE(after.sessions.size() == 1);
  CHECK(after.sessions[0].seats == seats);
  CHECK(sheet(after.sessions[0], 2) == sheet(before, 2));
  CHECK(is_clean(book));
}

TEST_CASE("however a sample evening is reseated, by force it is stored and nothing is damaged",
          "[book]") {
  const std::string path = GENERATE(from_range(samples()));
  const Reseat kind = GENERATE(Reseat::people, Reseat::order);
  CAPTURE(path, kind == Reseat::people);
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, read_bytes(path));
  const Uuid id = list_evenings(book)->front().id;
  const Evening before = *load_evening(book, id);
  for (const EveningSession& session : before.sessions) {
    std::vector<std::string> seats = session.seats;
    std::swap(seats[0], seats[1]);
    const std::string was = contents(book);
    const auto asked = reseat_session(book, *session.id, seats, kind, {"wrong seats"});
    if (kind == Reseat::order && gives_to_other_pair(session, seats)) {
      CHECK_FALSE(asked.has_value());
      CHECK(contents(book) == was);
      continue;
    }
    REQUIRE(asked.has_value());
    if (std::holds_alternative<Decided>(*asked)) continue;
    CHECK(contents(book) == was);
    const auto forced = reseat_session(book, *session.id, seats, kind, {"wrong seats", Force::yes});
    REQUIRE(forced.has_value());
    REQUIRE(std::holds_alternative<Decided>(*forced));
    CHECK_FALSE(std::get<Decided>(*forced).broken.empty());
  }
  const Evening after = *load_evening(book, id);
  REQUIRE(after.sessions.size() == before.sessions.size());
  for (std::size_t i = 0; i < after.sessions.size(); ++i) {
    std::vector<std::string> seats = before.sessions[i].seats;
    std::swap(seats[0], seats[1]);
    if (kind == Reseat::order && gives_to_other_pair(before.sessions[i], seats))
      seats = before.sessions[i].seats;
    const EveningSession moved = reseated(before.sessions[i], seats, kind);
    CHECK(after.sessions[i].seats == seats);
    CHECK(judge(after.sessions[i]).standing.points == judge(moved).standing.points);
  }
  CHECK(is_clean(book));
}

}  // namespace reseating_test
