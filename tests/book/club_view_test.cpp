// What a club's book shows first.
#include "db/book/club_view.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace club_view_test {

TEST_CASE("of two evenings of one day the one that came last is the newest", "[book]") {
  const bool has_last_the_greater_id = GENERATE(true, false);
  const int before = has_last_the_greater_id ? 1 : 2, last = has_last_the_greater_id ? 2 : 1;
  CAPTURE(last);
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(before, nine_made(before)));
  import_into(book, ligeud_evening(last, nine_made(last)));
  import_into(book, ligeud_evening(3, nine_made(3), "2026-11-13"));  // of an earlier day
  append_to(book, uuid_of(2, before), nine_made(4));                 // which makes it no newer
  const auto club = look_at_club(book, std::nullopt);
  REQUIRE(club.has_value());
  std::vector<Uuid> shown;
  for (const EveningLine& line : club->evenings) shown.push_back(line.id);
  CHECK(shown == std::vector<Uuid>{uuid_of(1, last), uuid_of(1, before), uuid_of(1, 3)});
  REQUIRE(club->evening.has_value());
  REQUIRE(club->evening->has_value());
  CHECK((*club->evening)->history.id == uuid_of(1, last));
}

}  // namespace club_view_test
