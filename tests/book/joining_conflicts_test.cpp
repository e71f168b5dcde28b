// Two who decide differently which evenings are one, or what is in them.
#include "support/tablet.hpp"
#include "support/two_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace joining_conflicts_test {

using namespace kattegat::test::two_evenings;

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
  }
  const Conflict conflict = conflicts(books[1], std::nullopt)->front();
  REQUIRE(keep_side(books[1], conflict, conflict.sides[1].item.record.hash).has_value());
  meet(books);
  for (const Book& book : books) {
    CHECK(conflicts(book, std::nullopt)->empty());
    CHECK(look_at(book, second)->history.id == first);
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
  CHECK(size_under(other.answer({"conflicts"}), "conflicts") == 1);
  // Where they are known to be one there is nothing to decide, until they are two again.
  CHECK(size_under(other.answer({"merge", one.book}), "conflicts") == 0);
  CHECK(size_under(one.answer({"merge", other.book}), "conflicts") == 0);
  for (const Tablet* tablet : {&one, &other}) {
    CHECK(size_under(tablet->answer({"conflicts"}), "conflicts") == 0);
    CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "sessions") == 2);
  }
  REQUIRE(one.ctl({"join", "--undo", id_of(1, 1)}).status == 0);
  CHECK(size_under(one.answer({"conflicts"}), "conflicts") == 1);
}

}  // namespace joining_conflicts_test
