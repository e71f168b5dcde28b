#include "support/tablets.hpp"

#include "support/whole_book.hpp"

namespace kattegat::test {

void meet(const Tablet& one, const Tablet& two) {
  REQUIRE(one.ctl({"merge", two.book}).status == 0);
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  std::vector<std::string> seen;
  for (const Tablet* tablet : {&one, &two}) {
    const auto book = Book::open_to_read(tablet->book);
    REQUIRE(book.has_value());
    CHECK(differences(*book).empty());
    seen.push_back(contents(*book));
  }
  CHECK(seen[0] != "unreadable");
  CHECK(seen[0] == seen[1]);
}

}  // namespace kattegat::test
