// A book of version 0.1 beside which something still waits in its log; and whom it has erased.
#include "db/book/legacy/new_log.hpp"
#include "db/files/recover.hpp"
#include "support/meeting.hpp"
#include "support/old_book.hpp"
#include "support/tampering.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace legacy_log_test {

namespace {

namespace fs = std::filesystem;

// As the old program leaves it that is killed when it has stored some notes, each by itself.
struct KilledOld {
  std::string book, log;
};
KilledOld a_killed_old_book() {
  const Folder folder;
  const std::string path = old_book(folder);
  SQLite::Database writer(path, SQLite::OPEN_READWRITE);
  writer.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
  for (int i = 1; i <= 5; ++i)
    say_in_old_book(writer, i, "entry",
                    R"({"type":"note","text":"said )" + std::to_string(i) + R"("})", "entry");
  return {read_bytes(path), read_bytes(path + "-wal")};
}
std::string put(const Folder& folder, const KilledOld& killed) {
  folder.file("old.db-wal", killed.log);
  return folder.file("old.db", killed.book);
}
bool is_said(const BookFault& fault, const std::string& path) {
  return fault.kind == BookFault::Kind::corrupt && fault.text.word == Word::book_log_broken &&
         contains(kattegat::say(fault.text, Language::english), path + "-wal");
}

}  // namespace

TEST_CASE("what still waits in the log of the old book is taken over, too", "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder);
  SQLite::Database writer(path, SQLite::OPEN_READWRITE);
  writer.exec("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0");
  std::vector<std::string> triggers;
  {
    SQLite::Statement list(writer, "SELECT name FROM sqlite_schema WHERE type = 'trigger'");
    while (list.executeStep()) triggers.push_back(list.getColumn(0).getString());
  }
  for (const std::string& name : triggers) writer.exec("DROP TRIGGER " + name);
  writer.exec("UPDATE record SET body = replace(body, 'Bo henter kaffe', 'Bo henter te')");
  REQUIRE(fs::file_size(path + "-wal") > 0);
  const Book book = opened(path);
  CHECK(contains(contents(book), "Bo henter te"));
  CHECK(differences(book).empty());
}

TEST_CASE("a wrong byte in the log of the old book is said, and nothing is lost by it",
          "[legacy][recover]") {
  const Folder folder, elsewhere;
  KilledOld killed = a_killed_old_book();
  const std::string all = contents(opened(put(elsewhere, killed)));
  for (int i = 1; i <= 5; ++i) CHECK(contains(all, "said " + std::to_string(i)));
  killed.log[32 + 24 + 100] ^= 0x10;
  const std::string path = put(folder, killed);
  for (const auto& book : {Book::open_to_read(path), Book::open_to_write(path)}) {
    REQUIRE_FALSE(book.has_value());
    CHECK(is_said(book.error(), path));
  }
  Book ours = opened(elsewhere.path("ours.db"));
  const auto merged = merge_book(ours, path);
  REQUIRE_FALSE(merged.has_value());
  CHECK(is_said(merged.error(), path));
  CHECK(read_bytes(path) == killed.book);
  CHECK(read_bytes(path + "-wal") == killed.log);
  CHECK(std::distance(fs::directory_iterator(folder.path("")), fs::directory_iterator()) == 2);

  const std::string saved = elsewhere.path("saved.db");
  const auto recovered = recover_book(path, saved);
  REQUIRE(recovered.has_value());
  CHECK(recovered->lost == 0);
  CHECK(contents(opened(saved)) == all);
}

TEST_CASE("names that a book of version 0.1 had erased are not forgotten without a word",
          "[legacy]") {
  const Folder folder;
  const std::string path = old_book(folder), ours = folder.path("ours.db");
  {
    SQLite::Database old(path, SQLite::OPEN_READWRITE);
    say_in_old_book(old, 1, "erased", R"({"sha256":"00"})", "alias");
    say_in_old_book(old, 2, "erased", R"({"sha256":"00"})", "alias");
    say_in_old_book(old, 3, "erased", R"({"sha256":"01"})", "alias");
  }
  const std::string said = "2 names had been erased in the old book";
  static_cast<void>(opened(ours));
  const Run merged = kattegatctl({"--db", ours, "--lang", "en", "merge", path});
  CHECK(merged.status == 0);
  CHECK(contains(merged.out, said));
  const Run recovered =
      kattegatctl({"--db", path, "--lang", "en", "recover", folder.path("saved.db")});
  CHECK(recovered.status == 0);
  CHECK(contains(recovered.err, said));
  const Run first = kattegatctl({"--db", path, "--lang", "en", "evenings"});
  CHECK(first.status == 0);
  CHECK(contains(first.err, said));
  CHECK(kattegatctl({"--db", path, "--lang", "en", "evenings"}).err.empty());
}

TEST_CASE("the log of a book taken over has no more below a place than other books take",
          "[legacy][once]") {
  const Folder folder;
  Book book = opened(folder.path("book.db"));
  const auto read = read_evening(ligeud_evening(1, ""));
  REQUIRE(read.has_value());
  const Uuid evening = uuid_of(1, 1), anna = uuid_of(7, 1);
  const NewRecord signs = new_record(RecordKind::initials, uuid_of(5, 1), evening,
                                     InitialsContents{anna, Money{900}, "", "A"});
  const auto kept = book.store().writing([&] {
    LostRecords lost(AtDamage::stop);
    NewLog log(book.store(), lost);
    log.append(new_record(RecordKind::evening, evening, evening,
                          EveningContents{read->evening.keys, "", {}}));
    log.append(new_record(RecordKind::player, anna, evening, PlayerContents{"Anna", false}));
    for (std::size_t n = 2; n < most_of_one_log(Branch::evening); ++n) log.append(signs);
    const auto refused = find_damage([&] { log.append(signs); });
    REQUIRE(refused.has_value());
    CHECK(refused->what.word == Word::gate_too_many);
    return true;
  });
  REQUIRE(kept == Store::Kept::yes);
  Book other = opened(folder.path("other.db"));
  CHECK(given(other, everything_of(book)).refused.empty());
}

}  // namespace legacy_log_test
