// Whoever reads a book beside a writer sees one moment of it, and waits for nobody; writers wait
// for each other.
#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "db/store/sqlite_store.hpp"
#include "support/closed_book.hpp"
#include "support/meeting.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace one_moment_test {

TEST_CASE("a writer waits for another one that lets go", "[book]") {
  const Folder folder;
  Book book = opened(closed_book(folder));
  SQLite::Database other(folder.path("book.db"), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  std::thread release([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    other.exec("COMMIT");
  });
  append_to(book, uuid_of(2, 1), agreed(7, "1"));
  release.join();
  CHECK(differences(book).empty());
}

TEST_CASE("whoever writes in turn with another writes behind it, in one log", "[book]") {
  const Folder folder;
  Book one = opened(closed_book(folder)), other = opened(folder.path("book.db"));
  std::vector<Uuid> entered;
  for (int n = 50; n < 56; ++n) {
    append_to(n % 2 == 0 ? one : other, uuid_of(2, 1), agreed(n, "1"));
    entered.push_back(uuid_of(3, n));
  }
  for (const Book* book : {&one, &other}) {
    CHECK(heads(*book)->size() == 1);
    const Evening evening = *load_evening(*book, uuid_of(1, 1));
    const auto& read = std::get<EnteredSession<Ligeud>>(evening.sessions.at(0).entered).entries;
    std::vector<Uuid> ids;
    for (const ReadEntry<Ligeud>& entry : read) ids.push_back(*entry.entry.stamp.id);
    CHECK(std::vector<Uuid>(ids.end() - 6, ids.end()) == entered);
    CHECK(differences(*book).empty());
  }
}

TEST_CASE("what another has taken over meanwhile, too, is there once", "[book]") {
  const Folder folder;
  Book one = opened(closed_book(folder)), other = opened(folder.path("book.db"));
  Book theirs = Book::in_memory();
  import_into(theirs, ligeud_evening(7, agreed(70, "1")));
  const Parcel parcel = everything_of(theirs);
  bool is_first = true;
  const Source source{parcel.ends, [&](const VisitItem& visit) {
                        if (std::exchange(is_first, false))
                          CHECK(given(other, parcel).records == parcel.items.size());
                        for (const Item& item : parcel.items) visit(item);
                        return std::nullopt;
                      }};
  const auto merged = take_from(one, source);
  REQUIRE(merged.has_value());
  CHECK(merged->records == 0);
  CHECK(merged->refused.empty());
  CHECK(differences(one).empty());
}

TEST_CASE("of a source that fails on the way nothing is taken over, and its fault is told",
          "[book]") {
  Book one = Book::in_memory(), theirs = Book::in_memory();
  import_into(one, ligeud_evening(1, agreed(1, "1")));
  import_into(theirs, ligeud_evening(7, agreed(70, "1")));
  const Parcel parcel = everything_of(theirs);
  const auto before = everything_of(one).items.size();
  int failing = 0;  // which time it is read
  for (bool is_taken = false; !is_taken; ++failing) {
    int times = 0;
    const Source source{parcel.ends, [&](const VisitItem& visit) -> std::optional<BookFault> {
                          for (const Item& item : parcel.items) visit(item);
                          if (times++ < failing) return std::nullopt;
                          return BookFault{BookFault::Kind::corrupt, text(Word::cli_no_output)};
                        }};
    const auto merged = take_from(one, source);
    is_taken = merged.has_value();
    if (!is_taken) CHECK(merged.error().text == text(Word::cli_no_output));
    if (!is_taken) CHECK(everything_of(one).items.size() == before);
  }
  CHECK(failing > 3);  // to be signed, to be judged, and to be taken
  CHECK(everything_of(one).items.size() == before + parcel.items.size());
}

// Each import is one write that gives Anna a point in an evening of its own, and a point in the
// first evening: headers of one moment and sums of another would show.
TEST_CASE("the standings are of one moment while another imports", "[book]") {
  const Folder folder;
  Book writer = opened(folder.path("book.db"));
  import_into(writer, ligeud_evening(1, agreed(1, "1")));
  const auto reader = Book::open_to_read(folder.path("book.db"));
  REQUIRE(reader.has_value());
  std::atomic<bool> done = false, failed = false;  // Catch's own checks are for one thread
  std::thread writing([&] {
    std::string entries = agreed(1, "1");
    for (int i = 2; i < 1000 && !done; ++i) {
      entries += "," + agreed(i, "1");
      const auto first = read_evening(ligeud_evening(1, entries)),
                 another = read_evening(ligeud_evening(i, agreed(5000 + i, "1")));
      const auto stored = import_evenings(writer, {another->evening, first->evening});
      if (!stored || !std::holds_alternative<Imported>(*stored)) failed = true;
    }
  });
  std::set<std::int64_t> seen;
  int false_figures = 0;
  for (int look = 0; look < 5000 && seen.size() < 20; ++look) {
    const auto lines = standings(*reader, {});
    const bool is_sound =
        lines && !lines->empty() && lines->front().player == "Anna" &&
        lines->front().points.at(0).second.thousandths == 1000 * (2 * lines->front().evenings - 1);
    if (is_sound) seen.insert(lines->front().evenings);
    if (!is_sound) ++false_figures;
  }
  done = true;
  writing.join();
  CHECK_FALSE(failed);
  CHECK(false_figures == 0);
  CHECK(seen.size() == 20);
}

// What verify reads, rows and records and sums, agrees only when all of it is of one moment.
TEST_CASE("a reader sees one state while another writes", "[book]") {
  const Folder folder;
  Book writer = opened(closed_book(folder));
  const auto reader = Book::open_to_read(folder.path("book.db"));
  REQUIRE(reader.has_value());
  const std::int64_t at_first = verify_book(*reader)->entries;
  std::atomic<bool> done = false;
  std::atomic<int> stored = 0;  // Catch's own checks are for one thread
  std::thread writing([&] {
    for (auto log = SessionLog::open(writer, uuid_of(2, 1)); log && !done;) {
      const auto answer = log->append(*parse_json(agreed(10 + stored, "1")));
      if (!answer || !std::holds_alternative<SessionLog::Entered>(*answer)) break;
      ++stored;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  });
  std::set<std::int64_t> seen;
  std::string wrong;
  for (int i = 0; i < 2000 && seen.size() < 20 && wrong.empty(); ++i) {
    const int before = stored;
    const auto verified = verify_book(*reader);
    const int after = stored;
    if (!verified || !verified->differences.empty()) {
      wrong = "it read half of something";
      break;
    }
    const std::int64_t more = verified->entries - at_first;
    if (more < before || more > after + 1) wrong = "it read another moment";
    seen.insert(more);
  }
  done = true;
  writing.join();
  CHECK(wrong.empty());
  CHECK(seen.size() == 20);
  CHECK(verify_book(*reader)->entries == at_first + stored);
  CHECK(contents(*reader) == contents(writer));
  SQLite::Database other(folder.path("book.db"), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  CHECK(contents(*reader) == contents(writer));  // reading waits for nobody
  CHECK(differences(*reader).empty());
  other.exec("ROLLBACK");
}

}  // namespace one_moment_test
