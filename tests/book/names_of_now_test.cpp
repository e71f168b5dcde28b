// A log that goes on being written while the roster changes.
#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace names_of_now_test {

namespace {

void rename(Book& book, const std::string& who, const std::string& to) {
  REQUIRE(rename_person(book, person(book, who), to).has_value());
}
// To whose seat the point goes.
std::optional<int> seat_of_point(SessionLog& log, const std::string& to, const std::string& from) {
  const auto answer = log.append(json_of(R"({"type":"adjust","points":{")" + to + R"(":"1",")" +
                                         from + R"(":"-1"},"why":"agreed"})"));
  REQUIRE(answer.has_value());
  const auto* entered = std::get_if<SessionLog::Entered>(&*answer);
  if (!entered) return std::nullopt;
  for (const Seat seat : Seats{4})
    if (entered->points[seat] > Points{}) return seat.index;
  return std::nullopt;
}

}  // namespace

TEST_CASE("a name that another writer gives is known to a log that is open", "[book][roster]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  Book other = opened(folder.path("book.db"));
  auto log = SessionLog::open(book, uuid_of(2, 1), NamesOf::now);
  auto by_seat = SessionLog::open(book, uuid_of(2, 1));  // as the app writes
  REQUIRE(log.has_value());
  REQUIRE(by_seat.has_value());
  CHECK(seat_of_point(*log, "Anna", "Bo") == 0);
  CHECK_FALSE(seat_of_point(*log, "Eva", "Bo"));
  rename(other, "Anna", "Eva");
  CHECK(seat_of_point(*log, "Eva", "Bo") == 0);
  CHECK(log->seats().front() == "Eva");
  rename(other, "Bo", "Anna");
  CHECK(seat_of_point(*log, "Anna", "Eva") == 1);
  CHECK(seat_of_point(*by_seat, "Anna", "Bo") == 0);
  CHECK_FALSE(seat_of_point(*by_seat, "Eva", "Bo"));
  CHECK(by_seat->seats().front() == "Anna");
  CHECK(differences(book).empty());
}

}  // namespace names_of_now_test
