// Damage is named where it is; what is sound beside it is looked at all the same, and not accused.
#include "db/book/decisions.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace accused_by_damage_test {

namespace {

// Two evenings with a game each: the deals (3,1), (3,2) which is void, and (3,3); and (3,8) in one
// that is over. A place far beyond, below which nothing hangs, lets all of them be read in one go.
std::string two_games(const Folder& folder) {
  const std::string path = folder.path("book.db");
  {
    Book book = opened(path);
    import_into(book,
                ligeud_evening(1, nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7")));
    REQUIRE(void_entry(book, uuid_of(3, 2), {"slip"}).has_value());
    import_into(book, ligeud_evening(2, agreed(8, "1")));
    REQUIRE(end_session(book, uuid_of(2, 2), "").has_value());
  }
  tamper(path, "INSERT INTO place (place, id) VALUES (256000, randomblob(16))");
  REQUIRE(differences(opened(path)).empty());
  return path;
}

std::vector<Difference> found_after(const std::string& sql) {
  const Folder folder;
  const std::string path = two_games(folder);
  tamper(path, sql);
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  return differences(*book);
}

bool says_of(const std::vector<Difference>& found, Word word, const Uuid& entry) {
  return std::any_of(found.begin(), found.end(), [&](const Difference& one) {
    return one.text.word == word && one.entry == entry;
  });
}
std::size_t times_said(const std::vector<Difference>& found, Word word) {
  return static_cast<std::size_t>(std::count_if(
      found.begin(), found.end(), [&](const Difference& one) { return one.text.word == word; }));
}
// What is said of a table or a log as a whole.
bool accuses_the_rest(const std::vector<Difference>& found) {
  return times_said(found, Word::damage_index) + times_said(found, Word::damage_rows) +
             times_said(found, Word::verify_unsigned) +
             times_said(found, Word::verify_stray_posting) >
         0;
}

std::string where_id(const Uuid& id) { return " WHERE id = " + blob(to_string(id)); }

}  // namespace

TEST_CASE("a record that cannot be read is named, and the games beside it are judged", "[book]") {
  const Uuid deal = uuid_of(3, 1), beside = uuid_of(3, 8);
  const std::string other_points =
      ";UPDATE posting SET points = points + 1 WHERE entry = (SELECT record FROM record" +
      where_id(beside) + ")";
  for (const auto& [sql, word] :
       {std::pair("kind = 99", Word::damage_kind), std::pair("hash = x'00'", Word::damage_value)}) {
    CAPTURE(sql);
    const auto found =
        found_after("UPDATE record SET " + std::string(sql) + where_id(deal) + other_points);
    CHECK(says_of(found, word, deal));
    CHECK(says_of(found, Word::verify_points, beside));
    CHECK(found.size() == 3);  // of two players, what they have
    CHECK_FALSE(accuses_the_rest(found));
  }
}

TEST_CASE("a record that has lost its log is in the book, and in its indexes", "[book]") {
  const auto found =
      found_after("UPDATE record SET origin = 77 WHERE record = (SELECT max(record) FROM record)");
  CHECK(times_said(found, Word::verify_orphan) == 1);
  CHECK_FALSE(accuses_the_rest(found));
}

TEST_CASE("a log that is lost makes neither points nor words stray", "[book]") {
  const auto found = found_after("DELETE FROM origin");
  CHECK(says_of(found, Word::verify_orphan, uuid_of(3, 1)));
  CHECK_FALSE(accuses_the_rest(found));
}

TEST_CASE("records of the last place, which is lost, are named", "[book]") {
  const std::string last = "(SELECT place FROM record" + where_id(uuid_of(3, 8)) + ")";
  const auto found = found_after("DELETE FROM place WHERE place >= " + last);
  CHECK(says_of(found, Word::verify_orphan, uuid_of(3, 8)));
  CHECK(times_said(found, Word::damage_index) == 0);
}

TEST_CASE("a place whose id cannot be read takes no other with it", "[book]") {
  const auto found = found_after("UPDATE place SET id = x'00'" + where_id(uuid_of(2, 2)));
  CHECK(says_of(found, Word::verify_orphan, uuid_of(3, 8)));
  for (const int deal : {1, 2, 3})
    CHECK_FALSE(says_of(found, Word::verify_orphan, uuid_of(3, deal)));
}

TEST_CASE("a name that cannot be read takes no game with it", "[book]") {
  const auto found = found_after(
      "UPDATE words SET salt = x'00' WHERE record ="
      " (SELECT min(record) FROM record WHERE kind = 3)");
  CHECK(times_said(found, Word::damage_value) == 1);
  CHECK(times_said(found, Word::verify_orphan) == 0);
  CHECK_FALSE(accuses_the_rest(found));
}

TEST_CASE("points that cannot be reckoned with are not stray beside that", "[book]") {
  const auto found =
      found_after("UPDATE posting SET payee = 99 WHERE entry = (SELECT record FROM record" +
                  where_id(uuid_of(3, 1)) + ")");
  CHECK(times_said(found, Word::damage_posting) == 1);
  CHECK_FALSE(accuses_the_rest(found));
}

}  // namespace accused_by_damage_test
