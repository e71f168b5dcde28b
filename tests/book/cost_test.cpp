// What a tap costs is what it changes: the work that SQLite does for it, counted, whatever has been
// entered at other tables.
#include "db/book/decisions.hpp"
#include "db/book/joining.hpp"
#include "db/book/payments.hpp"
#include "db/book/to_settle.hpp"
#include "db/files/backup.hpp"
#include "db/files/merge.hpp"
#include "db/several/old_results.hpp"
#include "db/store/sqlite_store.hpp"
#include "support/forger.hpp"
#include "support/read_files.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace cost_test {
namespace {

// Steps of the statements that the book has prepared, and that begin so, since it was opened.
std::int64_t steps_of(const Book& book, std::string_view begin = "") {
  sqlite3* const database = sqlite_of(book.store()).connection().database().getHandle();
  std::int64_t steps = 0;
  for (sqlite3_stmt* one = sqlite3_next_stmt(database, nullptr); one;
       one = sqlite3_next_stmt(database, one))
    if (std::string_view(sqlite3_sql(one)).starts_with(begin))
      steps += sqlite3_stmt_status(one, SQLITE_STMTSTATUS_VM_STEP, 0);
  return steps;
}

// How often such statements have run.
std::int64_t runs_of(const Book& book, std::string_view begin) {
  sqlite3* const database = sqlite_of(book.store()).connection().database().getHandle();
  std::int64_t runs = 0;
  for (sqlite3_stmt* one = sqlite3_next_stmt(database, nullptr); one;
       one = sqlite3_next_stmt(database, one))
    if (std::string_view(sqlite3_sql(one)).starts_with(begin))
      runs += sqlite3_stmt_status(one, SQLITE_STMTSTATUS_RUN, 0);
  return runs;
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
  measure([&] { REQUIRE(void_entry(book, entry, {"slip"}).has_value()); });
  measure([&] { REQUIRE(restore_entry(book, entry, {""}).has_value()); });
  measure([&] { REQUIRE(correct_entry(book, entry, json_of(deals(1)), {"slip"}).has_value()); });
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

// After a deal, and what is seen after it, where the roster says who somebody is.
namespace {

std::int64_t cost_of_a_deal(int evenings) {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  for (int i = 1; i <= evenings; ++i) import_into(book, ligeud_evening(i, ""));
  const auto bo = find_person(book, "Bo");
  REQUIRE((bo && set_number(book, *bo, NumberKind::swish, "0701234567")));
  const auto people = load_people(book);
  REQUIRE(people.has_value());
  const std::int64_t before = steps_of(book);
  append_to(book, uuid_of(2, 1), deals(1));
  const auto view = look_at(book, uuid_of(1, 1), *people);
  REQUIRE(view.has_value());
  CHECK(line_of(view->history).players[1] == "Bo");
  CHECK(view->payees.size() == 1);
  return steps_of(book) - before;
}

}  // namespace

TEST_CASE("a deal and what is seen after it cost no more for how many evenings there are",
          "[book]") {
  CHECK(cost_of_a_deal(40) * 5 <= cost_of_a_deal(4) * 6);
}

// The work of looking for conflicts, and of a merge with a book that has the same, where so many
// people go by two names.
namespace {

std::int64_t cost_of_all(int evenings, int people) {
  const Folder folder;
  const std::string path = folder.path("book.db"), other = folder.path("other.db");
  Book book = opened(path);
  const auto name = [](int i, const char* end) { return "P" + std::to_string(i) + end; };
  for (int i = 0; i < evenings; ++i) {
    std::string players = R"("Anna","Bo","Cai","Dea","Else")";
    for (int one = 0; one < people; ++one)
      players += ",\"" + name(one, i % 2 == 0 ? "" : "x") + "\"";
    std::string file = ligeud_evening(i + 1, "");
    const std::string usual = R"("Anna","Bo","Cai","Dea","Else")";
    file.replace(file.find(usual), usual.size(), players);
    import_into(book, file);
  }
  for (int one = 0; one < people; ++one) {
    const auto first = find_person(book, name(one, "")), second = find_person(book, name(one, "x"));
    REQUIRE((first && second));
    REQUIRE(fuse_people(book, *first, *second).has_value());
  }
  REQUIRE(backup_book(book, other).has_value());
  const std::int64_t before = steps_of(book);
  REQUIRE(conflicts(book, std::nullopt).has_value());
  REQUIRE(merge_book(book, other).has_value());
  return steps_of(book) - before;
}

}  // namespace

TEST_CASE("an evening costs no more for how many people go by two names", "[book]") {
  CHECK(cost_of_all(24, 12) * 2 < cost_of_all(12, 12) * 5);
}

// The work of seeing which ends of logs are passed, where a deal comes behind so many.
namespace {

std::int64_t cost_of_passed_ends(int deals_before) {
  const Folder folder;
  Book there = Book::in_memory(), here = opened(folder.path("book.db"));
  import_into(there, ligeud_evening(1, deals(deals_before)));
  given(here, everything_of(there));
  append_to(there, uuid_of(2, 1), deals(1));
  given(here, everything_of(there));
  CHECK(here.store().ends().size() == 1);
  return steps_of(here, "SELECT r.origin, r.number, r.record FROM log_end");
}
// Of a merge with so many logs of one record each.
std::int64_t cost_of_logs(int count) {
  const Folder folder;
  Book here = opened(folder.path("book.db"));
  import_into(here, ligeud_evening(1, ""));
  Parcel parcel;
  for (int i = 1; i <= count; ++i) {
    Forger forger;
    forger.write(new_record(RecordKind::entry, uuid_of(3, i), uuid_of(2, 1),
                            EntryContents{R"({"type":"note","text":"…"})", {{"text", "tea"}}}),
                 100);
    parcel = together(std::move(parcel), forger.parcel());
  }
  CHECK(given(here, parcel).records == static_cast<std::size_t>(count));
  CHECK(here.store().ends().size() == static_cast<std::size_t>(count) + 1);
  return steps_of(here);
}
// How often the end of a log is stored in a merge with so many logs of one record each, and one of
// so many.
std::int64_t ends_stored(int logs, int records) {
  const Folder folder;
  Book here = opened(folder.path("book.db"));
  import_into(here, ligeud_evening(1, ""));
  const NewRecord signs = new_record(RecordKind::initials, uuid_of(5, 1), uuid_of(1, 1),
                                     InitialsContents{id_called(here, "Anna"), Money{}, "", "A"});
  Parcel parcel;
  for (int i = 0; i <= logs; ++i) {
    Forger forger;
    for (int n = 0; n < (i < logs ? 1 : records); ++n) forger.write(signs, 100);
    parcel = together(std::move(parcel), forger.parcel());
  }
  CHECK(given(here, parcel).records == static_cast<std::size_t>(logs + records));
  CHECK(here.store().ends().size() == static_cast<std::size_t>(logs) + 2);
  return runs_of(here, "INSERT OR IGNORE INTO log_end");
}

// The work of reading where all logs end, in a merge that changes so many evenings, and a look.
std::int64_t cost_of_reading_ends(int evenings) {
  const Folder folder;
  Book there = Book::in_memory(), here = opened(folder.path("book.db"));
  for (int i = 1; i <= evenings; ++i) import_into(there, ligeud_evening(i, ""));
  given(here, everything_of(there));
  for (int i = 1; i <= evenings; ++i) append_to(there, uuid_of(2, i), deals(1));
  CHECK(given(here, everything_of(there)).changes.size() == static_cast<std::size_t>(evenings));
  REQUIRE(look_at(here, uuid_of(1, 1)).has_value());
  return steps_of(here, "SELECT o.uuid, o.key");
}

}  // namespace

TEST_CASE("where a log ends is stored no oftener for how many records come with it", "[book]") {
  CHECK(ends_stored(40, 10) == 41);
  CHECK(ends_stored(40, 10'001) <= 2 * 41);  // three batches of thousands
}

TEST_CASE("where all logs end is read no oftener for how many evenings a merge changes", "[book]") {
  const std::int64_t few = cost_of_reading_ends(2);
  CHECK(few > 0);
  CHECK(cost_of_reading_ends(12) == few);
}

TEST_CASE("the end of a log costs no more for how long the log is", "[book]") {
  const std::int64_t few = cost_of_passed_ends(4);
  CHECK(few > 0);
  CHECK(cost_of_passed_ends(200) == few);
}

TEST_CASE("a log costs no more for how many others come with it", "[book]") {
  CHECK(cost_of_logs(400) < cost_of_logs(100) * 6);
}

// The work of an import of so many evenings, which name somebody whom another book has given that
// name; and of taking all of it back.
namespace {

std::string with_bertil(int n) {
  std::string file = ligeud_evening(n, agreed(n, "1"));
  for (std::size_t at = 0; (at = file.find("\"Bo\"", at)) != std::string::npos;)
    file.replace(at, 4, "\"Bertil\"");
  return file;
}

std::vector<std::int64_t> costs_of_import(int evenings) {
  const Folder folder;
  Book there = Book::in_memory(), here = opened(folder.path("book.db"));
  import_into(there, ligeud_evening(1, agreed(1, "1")));
  REQUIRE(rename_person(there, person(there, "Bo"), "Bertil").has_value());
  given(here, everything_of(there));
  std::vector<Evening> files;
  for (int i = 0; i < evenings; ++i) files.push_back(read_evening(with_bertil(i + 2))->evening);
  std::vector<std::int64_t> costs;
  const auto measure = [&](const auto& work) {
    const std::int64_t before = steps_of(here);
    work();
    costs.push_back(steps_of(here) - before);
  };
  measure([&] {
    const auto stored = import_evenings(here, files);
    REQUIRE((stored && std::holds_alternative<Imported>(*stored)));
  });
  CHECK(person(here, "Bertil").also == std::vector<std::string>{"Bo"});
  measure([&] {
    const auto voided = void_results(here, files, {.at = "", .why = "another table's"});
    REQUIRE((voided && std::holds_alternative<std::int64_t>(*voided)));
    CHECK(std::get<std::int64_t>(*voided) == evenings);
  });
  return costs;
}

}  // namespace

TEST_CASE("a file that gives no ids reads its evening no oftener than one that does", "[book]") {
  const std::string file = ligeud_evening(1, deals(200));
  const auto cost_of_again = [&](const Evening& evening) {
    const Folder folder;
    Book book = opened(folder.path("book.db"));
    import_into(book, file);
    const std::int64_t before = steps_of(book);
    const auto stored = import_evenings(book, {evening});
    REQUIRE((stored && std::holds_alternative<Imported>(*stored)));
    CHECK(std::get<Imported>(*stored).records == 0);
    return steps_of(book) - before;
  };
  const std::int64_t given = cost_of_again(evening_in(file));
  CHECK(given > 0);
  CHECK(cost_of_again(read_evening(file)->evening) < given + given / 10);
}

TEST_CASE("an evening of a file costs no more for how many others come with it", "[book]") {
  const auto few = costs_of_import(20), many = costs_of_import(60);
  for (std::size_t i = 0; i < few.size(); ++i) {
    CAPTURE(i, few[i], many[i]);
    CHECK(few[i] > 0);
    CHECK(many[i] < few[i] * 4);
  }
}

namespace {

// How often one import of something new for each of them reads which evenings there are.
std::int64_t readings_of_headers(int evenings) {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto files_with = [&](int entries) {
    std::vector<Evening> files;
    for (int n = 1; n <= evenings; ++n) {
      std::string all;
      for (int i = 0; i < entries; ++i) all += (i > 0 ? "," : "") + agreed(10 * n + i, "1");
      files.push_back(evening_in(ligeud_evening(n, all)));
    }
    return files;
  };
  REQUIRE(import_evenings(book, files_with(1)).has_value());
  for (int n = 2; n <= evenings; n += 2)
    REQUIRE(join_evenings(book, {uuid_of(1, n - 1), uuid_of(1, n)}).has_value());
  constexpr auto counting = "SELECT count(*) FROM record INDEXED BY record_headers";
  const std::int64_t before = runs_of(book, counting);
  const auto stored = import_evenings(book, files_with(2));
  const std::int64_t readings = runs_of(book, counting) - before;
  REQUIRE((stored && std::holds_alternative<Imported>(*stored)));
  CHECK(std::get<Imported>(*stored).records == static_cast<std::size_t>(evenings));
  CHECK(counts_once(book));
  return readings;
}

}  // namespace

TEST_CASE("of joined evenings an import reads no oftener which there are", "[book]") {
  const std::int64_t few = readings_of_headers(2);
  CHECK(few > 0);
  CHECK(readings_of_headers(12) == few);
}

TEST_CASE("before an evening is settled the headers of the book are read once", "[book]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  import_into(book, ligeud_evening(1, nine_made(1)));
  constexpr auto counting = "SELECT count(*) FROM record INDEXED BY record_headers";
  const auto readings = [&](const auto& look) {
    const std::int64_t before = runs_of(book, counting);
    look();
    return runs_of(book, counting) - before;
  };
  CHECK(readings([&] { REQUIRE(look_to_settle(book, uuid_of(1, 1)).has_value()); }) ==
        readings([&] { REQUIRE(look_at_purse(book).has_value()); }));
}

}  // namespace cost_test
