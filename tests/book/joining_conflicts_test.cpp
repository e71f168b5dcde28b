// Two who decide differently which evenings are one, or what is in them.
#include "db/book/club_view.hpp"
#include "db/book/import.hpp"
#include "support/forger.hpp"
#include "support/tablet.hpp"
#include "support/two_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace joining_conflicts_test {

using namespace kattegat::test::two_evenings;

namespace {

// Of the two that are joined, with that among its own keys, the second is the whole of what is in
// this file.
std::string file_of_second(const std::string& keys, const std::string& more = "") {
  Book book = Book::in_memory();
  std::string table = one_table();
  import_into(book, table.insert(table.find(R"("date")"), keys));
  import_into(book, other_table(keys));
  REQUIRE(join(book, second, first));
  if (!more.empty()) append_to(book, uuid_of(2, 2), more);
  return evening_file(*load_evening(book, second));
}

// That have met; each had the same table in an evening of its own, settled otherwise.
std::vector<Book> books_with_one_table(const std::vector<std::string>& settled) {
  std::vector<Book> books;
  for (const std::string& how : settled) {
    books.push_back(Book::in_memory());
    std::string file = ligeud_evening(
        1, R"({"id":")" + id_of(3, 1) + R"(","type":"deal","trump":"H","tricks":[9,4]})");
    file.replace(file.find("ligeud"), 6, "english-whist");
    file.replace(file.find(id_of(1, 1)), 36, id_of(1, static_cast<int>(books.size())));
    file.insert(file.find(R"("entries")"), R"("rules":{"settle":")" + how + R"("},)");
    import_into(books.back(), file);
  }
  meet(books);
  return books;
}
// -1: it cannot be read.
int tables_in(const Book& book, const Uuid& evening) {
  const auto read = load_evening(book, evening);
  return read ? static_cast<int>(read->sessions.size()) : -1;
}

}  // namespace

TEST_CASE("joined the one way and the other they are one", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  CHECK(join(books[0], first, second));
  CHECK(join(books[1], second, first));
  CHECK(look_at(books[1], first)->history.id == second);
  meet(books);
  for (Book& book : books) {
    CHECK(evenings_in(book) == 1);
    CHECK(look_at(book, second)->history.id == first);  // the smaller
    CHECK(conflicts(book, std::nullopt)->empty());
  }
  CHECK(contents(books[0]) == contents(books[1]));
  part(books[1], first);
  meet(books);
  CHECK(evenings_in(books[0]) == 2);
}

TEST_CASE("part of two evenings is a conflict until somebody decides", "[book][joining]") {
  std::vector<Book> books = books_with_both(2);
  import_into(books[0], ligeud_evening(3, agreed(30, "10")));
  meet(books);
  CHECK(join(books[0], first, second));
  CHECK(join(books[1], third, second));
  meet(books);
  CHECK(contents(books[0]) == contents(books[1]));
  const auto differing = conflicts(books[0], std::nullopt);
  REQUIRE(differing->size() == 1);
  CHECK(differing->front().about == RecordKind::fusion);
  CHECK(differing->front().evening == second);
  const Conflict& conflict = differing->front();
  const Hash losing = conflict.sides[conflict.sides[0].holds ? 1 : 0].item.record.hash;
  const Uuid before = look_at(books[0], second)->history.id;
  REQUIRE(keep_side(books[0], conflict, losing).has_value());
  meet(books);
  CHECK(conflicts(books[1], std::nullopt)->empty());
  CHECK(look_at(books[1], second)->history.id != before);
  CHECK(counts_once(books[1]));
}

TEST_CASE("what is decided differently about a part stays to be settled", "[book][joining]") {
  std::vector<Book> books;
  books.push_back(both());
  books.push_back(Book::in_memory());
  std::string elsewhere = other_table();
  elsewhere.replace(elsewhere.find("Klubben"), 7, "Hjemme");
  if (GENERATE(false, true))  // nobody else speaks of its table
    elsewhere = elsewhere.substr(0, elsewhere.find(R"("sessions")")) + R"("sessions":[]})";
  import_into(books[1], elsewhere);
  CHECK(join(books[0], first, second));
  meet(books);
  for (const Book& book : books) {
    const auto differing = look_at(book, first)->history.conflicts;
    REQUIRE(differing.size() == 1);
    CHECK(differing.front().about == RecordKind::evening);
    CHECK(differing.front().id == second);
    CHECK(differing.front().evening == first);
    CHECK(conflicts(book, std::nullopt)->size() == 1);
    CHECK(look_at_club(book, std::nullopt)->apart == std::set<Uuid>{first});
  }
  const Conflict conflict = conflicts(books[1], std::nullopt)->front();
  REQUIRE(keep_side(books[1], conflict, conflict.sides[1].item.record.hash).has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(conflicts(book, std::nullopt)->empty());
    CHECK(look_at(book, second)->history.id == first);
    CHECK(look_at_club(book, std::nullopt)->apart.empty());
  }
}

TEST_CASE("a file in other money than joined evenings have brings nothing into them",
          "[book][joining]") {
  const std::string money = GENERATE(R"("currency":"SEK",)", R"("cash_rounding":"0.50",)");
  CAPTURE(money);
  Book book = both(), elsewhere = Book::in_memory();
  import_into(elsewhere, other_table(money));
  taken(book, elsewhere);
  const auto differing = conflicts(book, std::nullopt);
  REQUIRE(differing->size() == 1);
  const auto& sides = differing->front().sides;
  const bool first_is_theirs = sides[0].item.record.origin == origin_of_newest(elsewhere);
  REQUIRE(keep_side(book, differing->front(), sides[first_is_theirs ? 1 : 0].item.record.hash)
              .has_value());
  REQUIRE(join(book, first, second));
  const std::string wager =
      R"({"id":")" + id_of(3, 21) +
      R"(","type":"adjust","points":{"Gerd":"2","Hans":"-2"},"why":"agreed"})";
  CHECK(import_into(book, file_of_second(money)) == 0);  // of which all is known
  const auto answer = import_evenings(book, {read_evening(file_of_second(money, wager))->evening});
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<Refused>(*answer));
  CHECK(std::get<Refused>(*answer).complaints.at(0).violation.field == "id");
  CHECK(import_into(book, file_of_second("", wager)) > 0);
}

TEST_CASE("what an import has brought of a joined evening is known to its next file",
          "[book][joining]") {
  // That they are one is known before the second of them is.
  Forger tablet;
  tablet.write(new_record(RecordKind::fusion, first, roster_id, FusionContents{second, {}}), 1);
  Book book = Book::in_memory();
  import_into(book, one_table());
  given(book, tablet.parcel());
  std::vector<Evening> files;
  for (const std::string& file : {one_table(), other_table(), file_of_second("")})
    files.push_back(read_evening(file)->evening);
  const auto answer = import_evenings(book, files);
  REQUIRE(answer.has_value());
  REQUIRE(std::holds_alternative<Imported>(*answer));
  Book alone = Book::in_memory();
  CHECK(std::get<Imported>(*answer).records == import_into(alone, other_table()));
  CHECK(evenings_in(book) == 1);
  CHECK(money_in(book, second) == money_in(book, first));
  CHECK(conflicts(book, std::nullopt)->empty());
}

TEST_CASE("a session that is in another evening by the side that is kept is booked there",
          "[book]") {
  std::vector<Book> books = books_with_one_table({"per-trick", "per-game"});
  const int before = tables_in(books[0], first);
  REQUIRE(before + tables_in(books[0], second) == 1);
  const auto found = conflicts(books[0], std::nullopt);
  REQUIRE(found->size() == 1);
  const auto& sides = found->front().sides;
  REQUIRE(keep_side(books[0], found->front(), sides[sides[0].holds ? 1 : 0].item.record.hash)
              .has_value());
  REQUIRE(tables_in(books[0], first) == 1 - before);
  REQUIRE(tables_in(books[0], second) == before);
  CHECK(counts_once(books[0]));
  meet(books);
  CHECK(contents(books[0]) == contents(books[1]));
  CHECK(counts_once(books[1]));
}

TEST_CASE("a conflict about a session of three evenings is said once, with all its sides",
          "[book]") {
  const std::vector<Book> books = books_with_one_table({"per-trick", "per-game", "rubber"});
  for (const Book& book : books) {
    const auto found = conflicts(book, std::nullopt);
    REQUIRE(found->size() == 1);
    CHECK(found->front().about == RecordKind::session);
    CHECK(found->front().sides.size() == 3);
  }
}

TEST_CASE("a conflict about evenings is said as one", "[cli][joining]") {
  const Tablet one, other;
  for (const Tablet* tablet : {&one, &other}) {
    static_cast<void>(tablet->import_text(one_table()));
    static_cast<void>(tablet->import_text(other_table()));
    static_cast<void>(tablet->import_text(ligeud_evening(3, agreed(30, "10"))));
  }
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  REQUIRE(other.ctl({"join", id_of(1, 3), id_of(1, 2)}).status == 0);
  const Run merged = one.ctl({"merge", other.book, "--lang", "en"});
  CAPTURE(merged.out, merged.err);
  CHECK(merged.status == 0);
  CHECK(contains(merged.out, "which evenings are one"));
  CHECK(contains(merged.out, "part of the evening " + id_of(1, 3)));
  for (const int evening : {1, 2, 3}) {  // the money of each hangs on it
    CAPTURE(evening);
    const std::string id = id_of(1, evening);
    CHECK(size_under(one.answer({"conflicts", id}), "conflicts") == 1);
    CHECK(size_under(one.answer({"settle", id}), "conflicts") == 1);
    CHECK(contains(one.ctl({"settle", id, "--lang", "en"}).out, "which evenings are one"));
  }
}

TEST_CASE("a conflict about a session of two evenings is said once", "[cli][joining]") {
  const Tablet one, other;
  static_cast<void>(one.import_text(one_table()));
  static_cast<void>(one.import_text(other_table()));
  const Tablet apart;
  REQUIRE(apart.ctl({"merge", one.book}).status == 0);
  REQUIRE(one.ctl({"join", id_of(1, 1), id_of(1, 2)}).status == 0);
  static_cast<void>(other.import_text(one.exported(id_of(1, 1), "evening")));
  CHECK(size_under(other.answer({"merge", apart.book}), "conflicts") == 1);
  CHECK(other.conflicts() == 1);
  // Where they are known to be one there is nothing to decide, until they are two again.
  CHECK(size_under(other.answer({"merge", one.book}), "conflicts") == 0);
  CHECK(size_under(one.answer({"merge", other.book}), "conflicts") == 0);
  for (const Tablet* tablet : {&one, &other}) {
    CHECK(tablet->conflicts() == 0);
    CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "sessions") == 2);
  }
  REQUIRE(one.ctl({"join", "--undo", id_of(1, 1)}).status == 0);
  CHECK(one.conflicts() == 1);
}

}  // namespace joining_conflicts_test
