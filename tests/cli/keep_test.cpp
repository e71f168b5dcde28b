// Which side of a conflict is kept: one that is named for certain, or none.
#include <algorithm>
#include <set>

#include "db/book/decisions.hpp"
#include "support/meeting.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace keep_test {

namespace {

constexpr std::size_t shortest = 4;  // digits, of 16^4 beginnings

// How the newest record of a book that has taken in no other begins.
std::string newest_in(const Book& book) {
  return to_string(book.store().ends().front().hash).substr(0, shortest);
}

// The beginning that two records have in common, once notes enough are decided differently. Whoever
// decides about one reads its evening, and of every evening who was there: some go into each.
std::string common_beginning(Book& one, Book& other) {
  std::set<std::string> known;
  constexpr int of_an_evening = 25;
  for (int n = 1; n <= 2000; ++n) {
    if (n % of_an_evening == 1) {
      std::string written;
      for (int i = n; i < n + of_an_evening; ++i)
        written +=
            (i > n ? ",{\"id\":\"" : "{\"id\":\"") + id_of(3, i) + R"(","type":"note","text":"x"})";
      for (Book* book : {&one, &other}) import_into(*book, ligeud_evening(n, written));
    }
    const Uuid note = uuid_of(3, n);
    REQUIRE(void_entry(one, note, {"slip"}).has_value());
    REQUIRE(
        correct_entry(other, note, json_of(R"({"type":"note","text":"y"})"), {"slip"}).has_value());
    for (const Book* book : {&one, &other})
      if (!known.insert(newest_in(*book)).second) return newest_in(*book);
  }
  return "";
}

}  // namespace

TEST_CASE("a beginning that two sides have keeps neither", "[cli][conflicts][once]") {
  Book one = Book::in_memory(), other = Book::in_memory();
  const std::string beginning = common_beginning(one, other);
  REQUIRE(beginning.size() == shortest);
  const Tablet tablet;
  {
    Book book = opened(tablet.book);
    static_cast<void>(given(book, everything_of(one)));
    static_cast<void>(given(book, everything_of(other)));
  }
  const std::string before = tablet.ctl({"conflicts"}).out;
  REQUIRE(contains(before, "y"));
  const Run run = tablet.ctl({"conflicts", "--keep", beginning});
  CAPTURE(run.err);
  CHECK(says_why_not(run));
  CHECK(contains(run.err, "fits several things"));
  CHECK(tablet.ctl({"conflicts"}).out == before);
}

TEST_CASE("a side is named in capitals, too", "[cli][conflicts][once]") {
  Book one = Book::in_memory(), other = Book::in_memory();
  const Uuid note = uuid_of(3, 1);
  const std::string written = R"({"id":")" + to_string(note) + R"(","type":"note","text":"x"})";
  for (Book* book : {&one, &other}) import_into(*book, ligeud_evening(1, written));
  REQUIRE(void_entry(one, note, {"slip"}).has_value());
  REQUIRE(
      correct_entry(other, note, json_of(R"({"type":"note","text":"y"})"), {"slip"}).has_value());
  std::string wanted = to_string(one.store().ends().front().hash);
  std::transform(wanted.begin(), wanted.end(), wanted.begin(), ::toupper);
  const Tablet tablet;
  {
    Book book = opened(tablet.book);
    static_cast<void>(given(book, everything_of(one)));
    static_cast<void>(given(book, everything_of(other)));
  }
  REQUIRE(tablet.conflicts() == 1);
  const Run run = tablet.ctl({"conflicts", "--keep", wanted});
  CAPTURE(run.err);
  CHECK(run.status == 0);
  CHECK(tablet.conflicts() == 0);
}

}  // namespace keep_test
