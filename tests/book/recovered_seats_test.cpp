// Seats put right in a book that has lost the header of the session: what is decided there holds
// when the header is back, and what was decided before it was lost means the same without it.
#include "db/book/conflicts.hpp"
#include "db/book/decisions.hpp"
#include "db/files/backup.hpp"
#include "db/files/recover.hpp"
#include "support/deals_in_turn.hpp"
#include "support/form.hpp"
#include "support/meeting.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;
using namespace kattegat::test::deals_in_turn;

namespace recovered_seats_test {

namespace {

const Uuid session = uuid_of(2, 1);

std::vector<Hash> headers_in(const Book& book) {
  std::vector<Hash> headers;
  for (const Item& item : everything_of(book).items)
    if (item.record.kind == RecordKind::session) headers.push_back(item.record.hash);
  return headers;
}

struct Club {
  Folder folder;
  int recovered = 0;

  Book book(const std::string& name) const { return opened(folder.path(name + ".db")); }
  // What is left of a book in which these records have been damaged.
  Book without(const Book& book, const auto&... records) {
    const std::string name = std::to_string(++recovered), damaged = folder.path(name + "-lost.db");
    REQUIRE(backup_book(book, damaged).has_value());
    (tamper(damaged, "DELETE FROM record WHERE hash = x'" + to_string(records) + "'"), ...);
    REQUIRE(recover_book(damaged, folder.path(name + ".db")).has_value());
    return this->book(name);
  }
};

void put_right(Book& book, const std::vector<std::string>& seats, Reseat kind) {
  const auto stored = reseat_session(book, session, seats, kind, {"wrong seats"});
  REQUIRE(stored.has_value());
  REQUIRE(std::holds_alternative<Decided>(*stored));
  REQUIRE_FALSE(std::get<Decided>(*stored).already);
}
void nobody_differs(const Book& book) {
  CHECK(conflicts(book, std::nullopt)->empty());
  CHECK(differences(book).empty());
  CHECK(counts_once(book));
}
// Whatever meets whatever first comes to this.
void in_every_order(const std::vector<const Book*>& books, const std::string& file) {
  std::vector<std::size_t> order(books.size());
  std::iota(order.begin(), order.end(), 0);
  std::size_t turn = 0;
  do {
    if (!is_due(turn++, 4)) continue;
    const Club club;
    Book all = club.book("all");
    for (const std::size_t i : order) {
      CHECK(taken(all, *books[i]).refused.empty());
      CHECK(differences(all).empty());
    }
    CHECK(evening_file(loaded(all)) == file);
    nobody_differs(all);
  } while (std::next_permutation(order.begin(), order.end()));
}

}  // namespace

TEST_CASE("seats put right while the header is lost are so when it is back", "[merge][recover]") {
  const Reseat kind = GENERATE(Reseat::people, Reseat::order);
  const bool goes_on = GENERATE(false, true);
  CAPTURE(kind == Reseat::people, goes_on);
  Club club;
  Book a = club.book("a"), b = club.book("b");
  import_into(a, ligeud_evening(1, ""));
  taken(b, a);
  append_to(b, session, agreed(70, "10"));
  Book c = club.without(b, headers_in(a).front());
  REQUIRE(headers_in(c).size() == 1);
  CHECK(points(loaded(c)) == "10 -10 0 0");
  if (goes_on) append_to(c, session, agreed(71, "5"));
  put_right(c, {"Bo", "Anna", "Cai", "Dea"}, kind);
  const std::string now = goes_on ? "15 -15 0 0" : "10 -10 0 0";
  CHECK(points(loaded(c)) == (kind == Reseat::people ? now
                              : goes_on              ? "-15 15 0 0"
                                                     : "-10 10 0 0"));
  nobody_differs(c);
  const std::string file = evening_file(loaded(c));

  in_every_order({&a, &b, &c}, file);
  in_every_order({&a, &c}, file);
  taken(c, a);
  CHECK(evening_file(loaded(c)) == file);
  nobody_differs(c);
  append_to(c, session, agreed(72, "1"));
  put_right(c, {"Anna", "Bo", "Cai", "Dea"}, kind);
  nobody_differs(c);
  in_every_order({&a, &b, &c}, evening_file(loaded(c)));
}

namespace {

// What each entry has brought, seat by seat.
std::map<Uuid, std::string> brought(const Book& book) {
  const Evening evening = loaded(book);
  const EveningSession& table = evening.sessions.at(0);
  const JudgedSession judged = judge(table);
  const auto ids = ids_of_entries(table);
  std::map<Uuid, std::string> all;
  for (std::size_t i = 0; i < ids.size(); ++i)
    for (const Points& points : judged.entries[i].points.each)
      all[*ids[i]] += to_string(points) + " ";
  return all;
}
// Without this header all that is left means what it did, and so it does where it is back.
void loses_nothing(Club& club, const Book& book, const Hash& header, const Book& other) {
  const std::map<Uuid, std::string> before = brought(book);
  const std::string file = evening_file(loaded(book));
  const Book left = club.without(book, header);
  CHECK(loaded(left).sessions.at(0).seats == loaded(book).sessions.at(0).seats);
  CHECK_FALSE(brought(left).empty());
  for (const auto& [entry, points] : brought(left)) CHECK(points == before.at(entry));
  nobody_differs(left);
  in_every_order({&left, &other}, file);
}
const std::vector<std::string> bo_first{"Bo", "Anna", "Cai", "Dea"};
// Where the file says who they are, two tablets know them by one id.
std::string with_people(std::string evening) {
  std::string people;
  for (const char* const name : {"Anna", "Bo", "Cai", "Dea"})
    people +=
        std::string(people.empty() ? "" : ",") + "\"" + name + "\":\"" + id_of(7, name[0]) + "\"";
  return evening.insert(evening.find(R"("sessions")"), R"("people":{)" + people + "},");
}

}  // namespace

TEST_CASE("what was put right before the header was lost is so without it", "[merge][recover]") {
  Club club;
  Book a = club.book("a"), b = club.book("b");
  import_into(a, ligeud_evening(1, agreed(1, "20")));
  const Hash begun = headers_in(a).front();
  taken(b, a);
  append_to(b, session, agreed(70, "10"));
  const bool has_heard = GENERATE(false, true);
  if (has_heard) taken(a, b);
  put_right(a, bo_first, Reseat::people);
  taken(b, a);
  taken(a, b);
  append_to(b, session, agreed(71, "3"));
  CHECK(points(loaded(b)) == "27 -27 0 0");
  taken(a, b);
  loses_nothing(club, b, begun, a);
  loses_nothing(club, a, begun, b);
}

TEST_CASE("of two tablets that begin with one file either header can be lost", "[merge][recover]") {
  Club club;
  Book a = club.book("a"), b = club.book("b"), c = club.book("c");
  const std::string evening = with_people(ligeud_evening(1, agreed(1, "20")));
  import_into(a, evening);
  import_into(b, evening);
  const Hash ours = headers_in(a).front(), theirs = headers_in(b).front();
  append_to(a, session, agreed(70, "10"));
  append_to(b, session, agreed(71, "5"));
  taken(c, b);
  append_to(c, session, agreed(72, "1"));
  const bool has_heard = GENERATE(false, true);
  if (has_heard) taken(a, c);
  put_right(a, bo_first, Reseat::people);
  taken(c, a);
  taken(a, c);
  CHECK(points(loaded(c)) == "36 -36 0 0");
  loses_nothing(club, c, theirs, a);
  if (has_heard) loses_nothing(club, c, ours, a);  // else who sits where is told of by a conflict
}

TEST_CASE("what was entered under a lost header stays where a later one went on from it",
          "[merge][recover]") {
  const Reseat kind = GENERATE(Reseat::people, Reseat::order);
  const bool by_another = GENERATE(false, true), has_gone_on = GENERATE(false, true);
  CAPTURE(kind == Reseat::people, by_another, has_gone_on);
  Club club;
  Book a = club.book("a"), b = club.book("b");
  import_into(a, ligeud_evening(1, agreed(1, "20") + "," + agreed(2, "7")));
  const Hash begun = headers_in(a).front();
  append_to(a, session, agreed(70, "10"));
  taken(b, a);
  if (has_gone_on) {
    append_to(b, session, agreed(71, "5"));
    taken(a, b);
    append_to(a, session, agreed(72, "1"));
  }
  if (by_another) taken(b, a);
  put_right(by_another ? b : a, bo_first, kind);
  if (by_another) taken(a, b);
  append_to(a, session, agreed(73, "3"));
  loses_nothing(club, a, begun, b);
  const Book left = club.without(a, begun);
  // With the header only what stood behind it can no longer be checked.
  CHECK(brought(left).size() == brought(a).size() - 1);
  in_every_order({&left, &a}, evening_file(loaded(a)));
}

TEST_CASE("what was entered under a lost header stays where another log had taken it over",
          "[merge][recover]") {
  Club club;
  Book a = club.book("a"), b = club.book("b");
  import_into(a, ligeud_evening(1, agreed(1, "20") + "," + agreed(2, "7")));
  append_to(a, session, agreed(70, "10"));
  taken(b, a);
  append_to(b, session, agreed(71, "5"));
  loses_nothing(club, b, headers_in(a).front(), a);
  CHECK(points(loaded(club.without(b, headers_in(a).front()))) == "22 -22 0 0");
}

TEST_CASE("where two headers are lost upon which a later one decided, nobody says which counted",
          "[merge][recover]") {
  Club club;
  Book a = club.book("a"), b = club.book("b");
  import_into(a, ligeud_evening(1, agreed(1, "20") + "," + agreed(2, "7")));
  import_into(b, ligeud_evening(1, agreed(1, "20") + "," + agreed(2, "7"), "2026-11-20", "2.00"));
  append_to(a, session, agreed(70, "10"));
  const Hash ours = headers_in(a).front(), theirs = headers_in(b).front();
  taken(a, b);
  const auto told = conflicts(a, std::nullopt);
  REQUIRE((told && told->size() == 1));
  REQUIRE(keep_side(a, told->at(0), ours).has_value());
  append_to(a, session, agreed(73, "3"));
  const Book left = club.without(a, ours, theirs);
  CHECK(points(loaded(left)) == "3 -3 0 0");
  nobody_differs(left);
}

}  // namespace recovered_seats_test
