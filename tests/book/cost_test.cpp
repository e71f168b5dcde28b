// What a tap costs is what it changes: the work that SQLite does for it, counted, whatever has been
// entered at other tables.
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/store/sqlite_store.hpp"
#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace cost_test {
namespace {

// Steps of the statements that the book has prepared, since it was opened.
std::int64_t steps_of(const Book& book) {
  sqlite3* const database = book.store().sqlite()->connection().database().getHandle();
  std::int64_t steps = 0;
  for (sqlite3_stmt* one = sqlite3_next_stmt(database, nullptr); one;
       one = sqlite3_next_stmt(database, one))
    steps += sqlite3_stmt_status(one, SQLITE_STMTSTATUS_VM_STEP, 0);
  return steps;
}

std::string deals(int count) {
  const std::string deal =
      R"({"type":"deal","contract":"9","declarer":"Anna","trump":"H","partner":"Bo","tricks":9})";
  std::string all;
  for (int i = 0; i < count; ++i) all += (i > 0 ? "," : "") + deal;
  return all;
}

// At one table, beside another with so many deals.
std::vector<std::int64_t> costs_beside(int others) {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  import_into(book, ligeud_evening(2, deals(others)));
  const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1), entry = uuid_of(3, 1);
  std::vector<std::int64_t> costs;
  const auto measure = [&](const auto& work) {
    const std::int64_t before = steps_of(book);
    work();
    costs.push_back(steps_of(book) - before);
  };
  measure([&] { append_to(book, session, deals(1)); });
  measure([&] { REQUIRE(void_entry(book, entry, "slip", false).has_value()); });
  measure([&] { REQUIRE(restore_entry(book, entry, "", false).has_value()); });
  measure(
      [&] { REQUIRE(correct_entry(book, entry, "slip", json_of(deals(1)), false).has_value()); });
  measure([&] {
    REQUIRE(tick_payment(book, evening, {{}, "Bo", "Anna", Money{100}, ""}).has_value());
  });
  measure([&] { REQUIRE(end_session(book, session, "").has_value()); });
  measure([&] { REQUIRE(load_evening(book, evening).has_value()); });
  return costs;
}

}  // namespace

TEST_CASE("nothing costs more for what has been entered at another table", "[book]") {
  const auto few = costs_beside(4), many = costs_beside(400);
  for (std::size_t i = 0; i < few.size(); ++i) {
    CAPTURE(i, few[i], many[i]);
    CHECK(few[i] > 0);
    CHECK(many[i] * 5 <= few[i] * 6);
  }
}

}  // namespace cost_test
