// Three books that go on apart and meet now and then, at random: in the end all hold the same, and
// every point once.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "support/draw.hpp"
#include "support/holds.hpp"
#include "support/meeting.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace interleaving_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);
const std::string at = "2026-11-20T23:10:00+01:00";

const std::string later =
    R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 7) +
    R"(","date":"2026-11-27","players":["Eva","Finn","Gerd","Bo"],"sessions":[{"id":")" +
    id_of(2, 7) + R"(","game":"rodskagg","seats":["Eva","Finn","Gerd"],"entries":[{"id":")" +
    id_of(3, 70) + R"(","type":"adjust","points":{"Eva":"4","Finn":"-4"},"why":"agreed"}]}]})";

std::string points_of_some() { return std::to_string(draw(1, 4)); }

std::optional<Uuid> some_entry(const Book& book) {
  const auto view = look_at(book, evening);
  std::vector<Uuid> ids;
  for (const EntryRow& row : view->session(session)->entries) ids.push_back(row.id);
  if (ids.empty()) return std::nullopt;
  return draw_one(ids);
}
Person somebody(const Book& book) { return draw_one(*load_roster(book)); }

PurseContents some_movement(const Book& book, const Person& person) {
  const auto what = static_cast<PurseKind>(draw(0, 2));
  PurseContents one = owed(person.ids.front(), draw(1, 2) * 1000, what);
  one.to_club = toss();
  one.note = toss() ? "for " + somebody(book).name : "";
  if (toss()) one.evening = evening;
  return one;
}

// Refused only where somebody whom it names has been forgotten.
void enter(Book& book, const std::string& entry) {
  auto log = SessionLog::open(book, session);
  const auto answer = log->append(json_of(entry));
  RC_ASSERT(answer.has_value());
  RC_ASSERT(std::holds_alternative<SessionLog::Entered>(*answer) ||
            contains(contents(book), "Somebody"));
}

// One more thing that somebody does. What is refused changes nothing, and is fine.
void act(Book& book, int& next) {
  const auto entry = some_entry(book);
  const auto tonight = load_closing(book, evening);
  switch (draw(0, 16)) {
    case 0:
    case 1:
      enter(book, agreed(next++, points_of_some()));
      return;
    case 2:
      if (entry) RC_ASSERT(void_entry(book, *entry, {"slip", Force::yes}).has_value());
      return;
    case 3:
      if (entry) RC_ASSERT(restore_entry(book, *entry, {"after all", Force::yes}).has_value());
      return;
    case 4:
    case 5:
      if (entry)
        RC_ASSERT(correct_entry(book, *entry, json_of(agreed(next++, points_of_some())),
                                {"wrong", Force::yes})
                      .has_value());
      return;
    case 6: {
      std::vector<std::string> seats = load_evening(book, evening)->sessions.at(0).seats;
      std::swap(seats[static_cast<std::size_t>(draw(0, 3))],
                seats[static_cast<std::size_t>(draw(0, 3))]);
      const Reseat kind = toss() ? Reseat::people : Reseat::order;
      RC_ASSERT(
          reseat_session(book, session, seats, kind, {"wrong seats", Force::yes}).has_value());
      return;
    }
    case 7:
      RC_ASSERT(
          tick_payment(book, evening, {{}, toss() ? "Anna" : "Cai", "Dea", Money{900}, at}, toss())
              .has_value() ||
          contains(contents(book), "Somebody"));
      return;
    case 8:
      if (!tonight->payments.empty())
        RC_ASSERT(untick_payment(book, evening, draw_one(tonight->payments).id, {at}).has_value());
      return;
    case 9:
      RC_ASSERT((toss() ? end_session(book, session, at) : resume_session(book, session, at))
                    .has_value());
      return;
    case 10:
      static_cast<void>(rename_person(book, somebody(book), "Name" + points_of_some(), Force::yes));
      return;
    case 11: {
      const Person one = somebody(book);
      RC_ASSERT(
          set_number(book, one, NumberKind::swish, "070123456" + points_of_some()).has_value() !=
          one.erased);
      return;
    }
    case 12:
      RC_ASSERT(retire_person(book, somebody(book), toss()).has_value());
      return;
    case 13:
      if (toss())
        static_cast<void>(fuse_people(book, somebody(book), somebody(book)));
      else
        static_cast<void>(separate_person(book, somebody(book).name));
      return;
    case 14: {
      const Person person = somebody(book);
      const PurseContents one = some_movement(book, person);
      RC_ASSERT(enter_in_purse(book, {one}, toss() ? Extra::yes : Extra::no).has_value() ==
                (one.note.empty() || !person.erased));
      return;
    }
    case 15: {
      const auto purse = look_at_purse(book);
      if (purse->lines.empty()) return;
      const Uuid id = draw_one(purse->lines).movement.ids.front();
      RC_ASSERT(decide_in_purse(book, {id, toss(), at, "slip"}).has_value());
      return;
    }
    default:
      if (draw(0, 3) == 0)
        static_cast<void>(erase_person(book, somebody(book), "Somebody " + std::to_string(next++)));
      return;
  }
}

void all_hold_the_same(const std::vector<Book>& books) {
  const std::string what = contents(books.front());
  RC_ASSERT(what != "unreadable");
  for (const Book& book : books) {
    RC_ASSERT(contents(book) == what);
    RC_ASSERT(counts_once(book));
  }
}

}  // namespace

TEST_CASE("three books that decide at random agree when they have met",
          "[decisions][property][long]") {
  holds_for({66, 8, 200}, [] {
    const bool from_one_file = toss();  // or each has imported it apart
    std::vector<Book> books;
    const std::string common =
        ligeud_evening(1, nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7"));
    for (int i = 0; i < 3; ++i) {
      books.push_back(Book::in_memory());
      if (i > 0 && from_one_file) {
        taken(books[static_cast<std::size_t>(i)], books[0]);
        continue;
      }
      import_into(books.back(), common);
      import_into(books.back(), later);
    }
    int next = 100;
    for (int i = draw(1, 25); i > 0; --i) {
      const auto one = static_cast<std::size_t>(draw(0, 2)), other = (one + 1) % 3;
      if (draw(0, 4) == 0)
        taken(books[one], books[other]);
      else
        act(books[one], next);
    }
    meet(books);
    all_hold_the_same(books);

    // Whatever is decided differently, one book can settle all of it. Who somebody is may bring up
    // who another is, who has sat with them.
    for (int times = 0; times < 8; ++times) {
      const auto differing = conflicts(books[0], std::nullopt);
      for (const Conflict& conflict : *differing) {
        RC_ASSERT(times == 0 || conflict.about == RecordKind::fusion);
        RC_ASSERT(
            keep_side(books[0], conflict, draw_one(conflict.sides).item.record.hash).has_value());
      }
    }
    RC_ASSERT(conflicts(books[0], std::nullopt)->empty());
    meet(books);
    all_hold_the_same(books);
    RC_ASSERT(conflicts(books[1], std::nullopt)->empty());
  });
}

}  // namespace interleaving_test
