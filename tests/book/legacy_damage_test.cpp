// Damage in a book of version 0.1, and what no book may say.
#include "db/book/legacy/legacy.hpp"
#include "db/files/recover.hpp"
#include "support/tampering.hpp"
#include "support/whole_old_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_damage_test {

using namespace kattegat::test::whole_old_book;

TEST_CASE("what no book may say of a book of version 0.1 keeps its log from nobody", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  const auto say_instead = [&](const std::string& body, const std::string& kind, int n) {
    tamper(path, "UPDATE record SET body = '" + body + "' WHERE kind = '" + kind +
                     "' AND hex(id) LIKE '%" + std::to_string(n) + "'");
  };
  say_instead(R"({"from":"Bo","to":"Anna","amount":"-9.00","at":"at eleven"})", "payment", 1);
  say_instead(R"({"from":"Cai","to":"Cai","amount":"99.00"})", "payment", 2);
  tamper(path,
         "UPDATE record SET body = replace(body, '2026', 'in 2026') WHERE kind <> 'evening'"
         " AND kind <> 'session' AND kind <> 'entry' AND kind <> 'correction'");
  const Book book = opened(path);
  CHECK(described(*load_closing(book, uuid_of(1, 1))) ==
        "Anna has paid Bo 9.00 \nCai agrees to -9.00 CC\nended " + id_of(2, 1) + "\n");
  CHECK(standings_of(book) == old_standings());
  CHECK(differences(book).empty());
  Book other = Book::in_memory();
  CHECK(given(other, everything_of(book)).refused.empty());
  CHECK(contents(other) == contents(book));
}

TEST_CASE("damage in an old book is said of it, and what is beside it can be saved", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), saved = folder.path("saved.db");
  std::string bytes = read_bytes(path);
  const auto damage = [&] { folder.file("book.db", bytes); };
  std::size_t lost = 0, evenings = 5, entries_of_the_first = 6;
  SECTION("an entry") {
    bytes.at(bytes.find(R"("type":"penalty","player")") + 3) ^= 1;
    damage();
    lost = 1;
  }
  SECTION("an entry that was struck out: what struck it out hangs in the air") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 4");
    lost = 2;
    entries_of_the_first = 5;
  }
  SECTION("what kind of record one is") {
    damage();
    tamper(path, "UPDATE record SET kind = 'entrx' WHERE seq = 70");
    lost = 1;
    entries_of_the_first = 5;
  }
  SECTION("the header of a session, with its five entries") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 23");
    lost = 6;
  }
  SECTION("the header of an evening, with all of it") {
    damage();
    tamper(path, "UPDATE record SET body = '{' WHERE seq = 57");
    lost = 10;
    evenings = 4;
  }
  SECTION("a page of 17 rows, one of which is the header of an evening of 13") {
    const std::size_t page = bytes.find(R"("type":"penalty","player")") / 4096 * 4096;
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page), 200, 'x');
    damage();
    lost = 30;
    evenings = 4;
  }
  SECTION("the amount of a payment") {
    damage();
    tamper(path, "UPDATE record SET body = replace(body, '9.00', 'nine') WHERE seq = 71");
    lost = 1;
  }
  SECTION("the money that somebody has agreed to") {
    damage();
    tamper(path, "UPDATE record SET body = replace(body, '-9.00', 'all') WHERE seq = 74");
    lost = 1;
  }
  SECTION("what a correction has put in the place of an entry") {
    damage();
    tamper(path, "UPDATE record SET body = replace(body, '\"as\"', '\"at\"') WHERE seq = 68");
    lost = 1;
    entries_of_the_first = 5;
  }
  SECTION("the page with the ids of tablets, which only tell an order") {
    std::fill_n(bytes.begin() + 4096, 200, 'x');
    damage();
  }
  const std::string before = read_bytes(path);
  Book own = opened(folder.path("own.db"));
  if (lost > 0) {
    const auto fault = merge_book(own, path).error();
    CHECK(fault.kind == BookFault::Kind::corrupt);
    CHECK(contains(say(fault.text, Language::english), path));
    CHECK_FALSE(Book::open_to_write(path).has_value());
  }
  const auto recovered = recover_book(path, saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->lost == lost);
  CHECK(read_bytes(path) == before);
  const Book book = opened(saved);
  CHECK(list_evenings(book)->size() == evenings);
  CHECK(look_at(book, uuid_of(1, 1))->session(uuid_of(2, 1))->entries.size() ==
        entries_of_the_first);
  CHECK(person(book, "Bo").number(NumberKind::swish) == "0701234567");
  CHECK(differences(book).empty());
  CHECK(leftovers(folder) == 0);
}

TEST_CASE("what hangs in the air in an old book is not left out without a word", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  tamper(path, "DELETE FROM record WHERE seq = 23");  // the header of a session with five entries
  Book own = opened(folder.path("own.db"));
  const auto merged = merge_book(own, path);
  REQUIRE(merged.has_value());
  const auto says = [&](const Text& text) {
    return text == kattegat::text(Word::book_old_lacks, std::int64_t{5});
  };
  CHECK(std::any_of(merged->changes.begin(), merged->changes.end(), [&](const Change& change) {
    const auto* said = std::get_if<Text>(&change);
    return said && says(*said);
  }));
  const Run run = kattegatctl({"--db", path, "--lang", "en", "evenings"});
  CHECK(run.status == 0);
  CHECK(contains(run.err, "5 records of the old book hang on something that is not in it"));
}

}  // namespace legacy_damage_test
