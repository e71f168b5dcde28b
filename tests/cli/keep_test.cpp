// Which side of a conflict is kept: one that is named for certain, or none.
#include "db/book/decisions.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace keep_test {

namespace {

const Uuid session = uuid_of(2, 1);
constexpr std::size_t shortest = 4;  // digits, of 16^4 beginnings

// The beginning that two records have in common, once notes enough are decided differently.
std::string common_beginning(Book& one, Book& other) {
  std::set<std::string> known;
  for (int n = 1; n <= 2000; ++n) {
    const Uuid note = uuid_of(3, n);
    for (Book* book : {&one, &other})
      append_to(*book, session, R"({"id":")" + to_string(note) + R"(","type":"note","text":"x"})");
    REQUIRE(void_entry(one, note, "slip", false).has_value());
    REQUIRE(correct_entry(other, note, "slip", json_of(R"({"type":"note","text":"y"})"), false)
                .has_value());
    for (const Book* book : {&one, &other}) {
      const Items items = everything_of(*book).items;
      const std::string beginning = to_string(items.back().record.hash).substr(0, shortest);
      if (!known.insert(beginning).second) return beginning;
    }
  }
  return "";
}

}  // namespace

TEST_CASE("a beginning that two sides have keeps neither", "[cli][conflicts]") {
  Book one = Book::in_memory(), other = Book::in_memory();
  for (Book* book : {&one, &other}) import_into(*book, ligeud_evening(1, ""));
  const std::string beginning = common_beginning(one, other);
  REQUIRE(beginning.size() == shortest);
  const Desk desk;
  {
    Book book = opened(desk.book);
    static_cast<void>(given(book, everything_of(one)));
    static_cast<void>(given(book, everything_of(other)));
  }
  const std::string before = desk.ctl({"conflicts"}).out;
  REQUIRE(contains(before, "y"));
  const Run run = desk.ctl({"conflicts", "--keep", beginning});
  CAPTURE(run.err);
  CHECK(says_why_not(run));
  CHECK(contains(run.err, "fits several things"));
  CHECK(desk.ctl({"conflicts"}).out == before);
}

}  // namespace keep_test
