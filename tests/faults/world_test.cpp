// What the world does to a book: a full disk, a limit, another program that does not let go, a file
// that goes away; and books and sessions as large as they may be.
#include <chrono>
#include <fstream>
#include <future>
#include <thread>

#include "db/store/connection.hpp"
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "support/paths.hpp"
#include "support/small_disk.hpp"
#include "support/tablet.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace world_test {

namespace {

std::string notes(int count) {
  std::string lines;
  for (int i = 0; i < count; ++i)
    lines += R"({"id":")" + id_of(9, i) + R"(","type":"note","text":")" + std::string(400, 'x') +
             "\"}\n";
  return lines;
}

// The lines of an answer that say that an entry is stored, and of those that say that it is not.
std::pair<int, int> stored_and_not(const std::string& answers) {
  std::pair<int, int> count{0, 0};
  for (std::size_t at = 0; (at = answers.find("{\"ok\":", at)) != std::string::npos; ++at)
    ++(answers.compare(at + 6, 4, "true") == 0 ? count.first : count.second);
  return count;
}

// Entries until the disk takes no more: each is stored or refused with a reason, the book is whole,
// and what was acknowledged is there.
void fill_until_full(const Tablet& tablet, const std::function<Run(const std::string&)>& record) {
  const Run run = record(notes(800));
  CAPTURE(run.status, run.err,
          run.out.substr(run.out.size() - std::min<std::size_t>(300, run.out.size())));
  CHECK(run.status == 2);
  const auto [stored, refused] = stored_and_not(run.out);
  CHECK(stored > 100);
  CHECK(refused > 0);
  const auto verified = tablet.ctl({"verify"});
  CAPTURE(verified.out, verified.err);
  CHECK(verified.status == 0);
  const auto book = Book::open_to_read(tablet.book);
  REQUIRE(book.has_value());
  const auto entries = load_evening(*book, uuid_of(1, 1));
  REQUIRE(entries.has_value());
  const auto& play = std::get<EnteredSession<Ligeud>>(entries->sessions.front().entered);
  CHECK(static_cast<int>(play.entries.size()) == stored);
}

// A book with a game of Ligeud at which nothing has been played, open to write to.
struct OpenTable {
  Folder folder;
  std::string path = folder.path("book.db");
  Book book = opened(path);
  std::optional<SessionLog> log;

  OpenTable() {
    import_into(book, ligeud_evening(1, ""));
    auto found = SessionLog::open(book, uuid_of(2, 1));
    REQUIRE(found.has_value());
    log.emplace(std::move(*found));
  }
};

// What others do to the files of an open book in place: they are the same files afterwards.
enum class WrittenOver { backup, other_book, book_cut, log_cut, older_log };

void write_over(const std::string& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

// A book whose log has begun anew since there was that backup of it.
struct LongOpen {
  OpenTable table;
  std::string backup, older_log;

  LongOpen() {
    append(1);
    checkpoint("TRUNCATE");
    backup = read_bytes(table.path);
    append(20);
    older_log = read_bytes(table.path + "-wal");
    checkpoint("RESTART");
    append(2);
  }
  void append(int entries) {
    for (int i = 0; i < entries; ++i) REQUIRE(table.log->append(*parse_json(nine_made(++made_))));
  }
  void checkpoint(const std::string& how) const {
    SQLite::Database(table.path, SQLite::OPEN_READWRITE).exec("PRAGMA wal_checkpoint(" + how + ")");
  }
  void write_over(WrittenOver how) const {
    const std::string log = table.path + "-wal";
    switch (how) {
      case WrittenOver::backup:
        return world_test::write_over(table.path, backup);
      case WrittenOver::other_book: {
        const std::string other = table.folder.path("other.db");
        import_into(*std::make_unique<Book>(opened(other)), ligeud_evening(2, ""));
        return world_test::write_over(table.path, read_bytes(other));
      }
      case WrittenOver::book_cut:
        return world_test::write_over(table.path, "");
      case WrittenOver::log_cut:
        return world_test::write_over(log, "");
      case WrittenOver::older_log:
        return world_test::write_over(log, older_log);
    }
  }

 private:
  int made_ = 0;
};

}  // namespace

TEST_CASE("a limit on the size of files refuses entries and loses none", "[faults]") {
  const Tablet tablet;
  static_cast<void>(tablet.import_text(ligeud_evening(1, "")));
  fill_until_full(tablet, [&](const std::string& lines) {
    return run_program("/bin/sh",  // in blocks of 512 bytes
                       {"-c", "ulimit -f 8000; exec \"$@\"", "sh", test::ctl_path, "--db",
                        tablet.book, "--json", "record", id_of(2, 1)},
                       lines);
  });
}

TEST_CASE("a disk that is full refuses entries and loses none", "[faults]") {
  const Tablet tablet;
  const SmallDisk disk(tablet.folder, 4);
  if (!disk.is_there()) return;
  Tablet small;
  small.book = disk.path("book.db");
  static_cast<void>(small.import_text(ligeud_evening(1, "")));
  fill_until_full(small, [&](const std::string& lines) {
    return small.ctl({"--json", "record", id_of(2, 1)}, lines);
  });
  const Run run = small.ctl({"export", id_of(1, 1), "--as", "csv", "-o", disk.path("out.csv")});
  CHECK((run.status == 0 || !std::filesystem::exists(disk.path("out.csv"))));
}

TEST_CASE("a book that is made for an import goes again where the disk has no room for it",
          "[faults]") {
  const Tablet tablet;
  const SmallDisk disk(tablet.folder, 8);
  if (!disk.is_there()) return;
  const std::string photos = disk.path("photos"), book = disk.path("new.db");
  std::string entries;
  for (int i = 0; i < 100; ++i)
    entries +=
        std::string(i ? "," : "") + R"({"type":"note","text":")" + std::string(90'000, 'x') + "\"}";
  const std::string large = tablet.folder.file("large.json", ligeud_evening(1, entries)),
                    small = tablet.folder.file("small.json", ligeud_evening(1, nine_made(1))),
                    other = tablet.folder.path("other.db");
  REQUIRE(kattegatctl({"--db", other, "import", large}).status == 0);
  const auto files_beside = [&] {
    std::vector<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator(disk.path("")))
      if (file.path() != photos) files.push_back(file.path().filename().string());
    return files;
  };
  const auto leave_room = [&](int kilobytes) {
    std::ofstream(photos) << std::string(static_cast<std::size_t>(8192 - kilobytes) << 10U, 'x');
  };
  for (const int kilobytes : {20, 100, 300, 2048, 2080, 2150, 2300, 2500, 4000, 6000})
    for (const auto& command : {std::vector<std::string>{"import", large}, {"merge", other}}) {
      leave_room(kilobytes);
      std::vector<std::string> words{"--db", book, "--lang", "en"};
      words.insert(words.end(), command.begin(), command.end());
      const Run run = kattegatctl(words);
      CAPTURE(kilobytes, command, run.err);
      CHECK(run.status == 2);
      CHECK(contains(run.err, "is full"));
      CHECK(files_beside() == std::vector<std::string>());
    }
  leave_room(2500);
  CHECK(kattegatctl({"--db", book, "import", small}).status == 0);
  CHECK(files_beside().size() == 2);
  // What has been filled before stays.
  CHECK(kattegatctl({"--db", book, "import", large}).status != 0);
  CHECK(files_beside().size() == 2);
}

TEST_CASE("a book on a disk on which nothing has room any longer is read", "[faults]") {
  const Tablet tablet;
  const SmallDisk disk(tablet.folder, 4);
  if (!disk.is_there()) return;
  Tablet small;
  small.book = disk.path("book.db");
  static_cast<void>(small.import_text(ligeud_evening(1, nine_made(1))));
  std::ofstream(disk.path("photos")) << std::string(std::size_t{5} << 20U, 'x');
  for (const char* command : {"verify", "evenings", "standings"}) {
    const Run run = small.ctl({command});
    CAPTURE(command, run.err);
    CHECK(run.status == 0);
  }
  const Run refused = small.ctl({"record", id_of(2, 1)}, nine_made(2) + "\n");
  CHECK(refused.status == 2);
  CHECK(contains(refused.err, "is full"));
  std::filesystem::remove(disk.path("photos"));
  CHECK(small.ctl({"record", id_of(2, 1)}, nine_made(2) + "\n").status == 0);
}

TEST_CASE("of a log that waits where nothing can be written it is said how it is read",
          "[faults]") {
  const Tablet tablet;
  const SmallDisk disk(tablet.folder, 4);
  if (!disk.is_there()) return;
  Tablet small;
  small.book = disk.path("book.db");
  {
    Book book = opened(tablet.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    for (const char* end : {"", "-wal"})  // as from a program that was killed
      std::filesystem::copy(tablet.book + end, small.book + end);
  }
  disk.make_read_only(true);
  for (const char* command : {"verify", "evenings", "standings"}) {
    const Run run = small.ctl({command, "--lang", "en"});
    CAPTURE(command, run.err);
    CHECK(says_why_not(run));
    CHECK(contains(run.err, "wait in " + small.book + "-wal"));
  }
  const std::string saved = tablet.folder.path("saved.db");
  CHECK(small.ctl({"recover", saved}).status == 0);
  CHECK(under(json_of(kattegatctl({"--db", saved, "verify", "--json"}).out), "entries") == Json(1));
  const Run writing = small.ctl({"roster", "add", "Eva", "--lang", "en"});
  CHECK(contains(writing.err, "cannot be written; nothing was stored"));
}

TEST_CASE("a book on a full disk of small blocks is read, or it is said to be full", "[faults]") {
  const Tablet tablet;
  const SmallDisk disk(tablet.folder, 6, Blocks::small);
  if (!disk.is_there()) return;
  const std::string path = disk.path("book.db"), copy = tablet.folder.path("copy.db");
  const bool waits = GENERATE(false, true);
  {
    Book book = opened(tablet.book);
    import_into(book, ligeud_evening(1, nine_made(1)));
    append_to(book, uuid_of(2, 1), nine_made(2));
    if (waits)  // as a program has left it that was killed
      for (const char* end : {"", "-wal"}) std::filesystem::copy(tablet.book + end, path + end);
    REQUIRE(std::filesystem::file_size(tablet.book + "-wal") > 0);
  }
  if (!waits) std::filesystem::copy(tablet.book, path);
  for (std::uintmax_t kilobytes = 1; kilobytes <= 16; ++kilobytes)
    for (const auto& command :
         {std::vector<std::string>{"verify"}, {"settle", id_of(1, 1)}, {"backup", copy}}) {
      disk.leave(kilobytes);
      REQUIRE(std::filesystem::space(path).available < 64 << 10U);
      std::vector<std::string> words{"--db", path, "--lang", "en"};
      words.insert(words.end(), command.begin(), command.end());
      const Run run = run_program(test::ctl_path, words);
      CAPTURE(waits, kilobytes, command, run.err);
      CHECK(run.status == (waits ? 2 : 0));
      if (waits) CHECK(contains(run.err, "is full"));
      std::filesystem::remove(copy);
    }
}

TEST_CASE("a book that goes away while it is open takes no entries", "[faults]") {
  OpenTable table;
  auto& [folder, path, book, log] = table;
  std::filesystem::rename(path, folder.path("away.db"));
  const auto refused = log->append(*parse_json(nine_made(1)));
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().text.word == Word::book_vanished);
  std::filesystem::rename(folder.path("away.db"), path);
  CHECK(log->append(*parse_json(nine_made(1))).has_value());
  CHECK(differences(book).empty());
}

TEST_CASE("a book that goes away while it is waited for takes no entries", "[faults]") {
  OpenTable table;
  auto& [folder, path, book, log] = table;
  SQLite::Database holder(path, SQLite::OPEN_READWRITE);
  holder.exec("BEGIN IMMEDIATE");
  auto refused =
      std::async(std::launch::async, [&] { return log->append(*parse_json(nine_made(1))); });
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  std::filesystem::rename(path, folder.path("away.db"));
  folder.file("book.db", read_bytes(folder.path("away.db")));
  holder.exec("COMMIT");
  const auto answer = refused.get();
  REQUIRE_FALSE(answer.has_value());
  CHECK(answer.error().text.word == Word::book_vanished);
}

TEST_CASE("a book that another one has taken the place of leaves that one alone", "[faults]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  std::optional<Book> old = opened(path);
  import_into(*old, ligeud_evening(1, ""));
  for (const char* suffix : {"", "-wal", "-shm"})
    std::filesystem::rename(path + suffix, folder.path("away.db") + suffix);
  Book fresh = opened(path);
  import_into(fresh, ligeud_evening(2, nine_made(2)));
  {
    auto log = SessionLog::open(*old, uuid_of(2, 1));
    REQUIRE(log.has_value());
    CHECK_FALSE(log->append(*parse_json(nine_made(1))).has_value());
  }
  old.reset();
  append_to(fresh, uuid_of(2, 2), nine_made(3));
  const auto seen = Book::open_to_read(path);
  REQUIRE(seen.has_value());
  CHECK(verify_book(*seen)->entries == 2);
  CHECK(differences(*seen).empty());
}

TEST_CASE("a book that is written over where it lies takes no entries", "[faults]") {
  for (const WrittenOver how : {WrittenOver::backup, WrittenOver::other_book, WrittenOver::book_cut,
                                WrittenOver::log_cut, WrittenOver::older_log}) {
    LongOpen open;
    CAPTURE(how);
    open.write_over(how);
    const std::string lies_there = read_bytes(open.table.path);
    for (int again = 0; again < 2; ++again) {
      const auto refused = open.table.log->append(*parse_json(nine_made(99)));
      REQUIRE_FALSE(refused.has_value());
      CHECK(refused.error().text.word == Word::book_vanished);
    }
    open.table.log.reset();
    { const Book closed = std::move(open.table.book); }
    CHECK(read_bytes(open.table.path) == lies_there);  // nothing has been laid over it
  }
}

TEST_CASE("a book whose log a killed program has left is no less known when it is written over",
          "[faults]") {
  const Folder folder;
  const std::string path = folder.path("left.db");
  const LongOpen killed;
  for (const char* end : {"", "-wal"}) std::filesystem::copy(killed.table.path + end, path + end);
  Book book = opened(path);
  auto log = SessionLog::open(book, uuid_of(2, 1));
  REQUIRE(log.has_value());
  SECTION("at once") {}
  SECTION("later") { REQUIRE(log->append(*parse_json(nine_made(50))).has_value()); }
  write_over(path, killed.backup);
  const auto refused = log->append(*parse_json(nine_made(99)));
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().text.word == Word::book_vanished);
  CHECK(read_bytes(path) == killed.backup);
}

TEST_CASE("a book that is put back as it has been takes no entries, be it sound and no shorter",
          "[faults]") {
  LongOpen open;
  std::string older;
  do {
    older = read_bytes(open.table.path);
    open.append(1);
    open.checkpoint("TRUNCATE");
  } while (read_bytes(open.table.path).size() != older.size());
  const auto look = [&] {
    const auto answer = open.table.log->append(*parse_json(R"({"type":"deal"})"));
    REQUIRE(answer.has_value());
    REQUIRE(std::holds_alternative<Violations>(*answer));
  };
  look();
  SECTION("at once") {}
  SECTION("when it had only been touched before") {
    std::filesystem::last_write_time(open.table.path,
                                     std::filesystem::file_time_type::clock::now());
    look();
  }
  std::this_thread::sleep_for(std::chrono::milliseconds(50));  // till its time is another one
  write_over(open.table.path, older);
  const auto refused = open.table.log->append(*parse_json(nine_made(99)));
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().text.word == Word::book_vanished);
  open.table.log.reset();
  { const Book closed = std::move(open.table.book); }
  CHECK(read_bytes(open.table.path) == older);
}

TEST_CASE("what is stored while a book is written over is not called stored", "[faults]") {
  LongOpen open;
  const auto kept = open.table.book.store().writing([&] {
    open.write_over(WrittenOver::book_cut);
    return true;
  });
  CHECK(kept == Store::Kept::unsure);
}

TEST_CASE("a book whose file alone is mounted at a second place is read there, not written to",
          "[faults]") {
  if (!may_mount()) return;
  const OpenTable table;
  const std::string there = table.folder.file("there.db", "");
  REQUIRE(::mount(table.path.c_str(), there.c_str(), "", MS_BIND, nullptr) == 0);
  {
    auto book = Book::open_to_write(there);
    const auto fault = book ? import_evenings(*book, {}).error() : book.error();
    CHECK(fault.text.word == Word::book_linked);
  }
  CHECK(Book::open_to_read(there).has_value());
  REQUIRE(::umount2(there.c_str(), MNT_DETACH) == 0);
}

TEST_CASE("a book that is only touched, or has all in its log, goes on", "[faults]") {
  LongOpen open;
  std::filesystem::last_write_time(open.table.path, std::filesystem::file_time_type::clock::now());
  open.append(1);
  open.checkpoint("TRUNCATE");
  const std::string bytes = read_bytes(open.table.path);
  open.append(1);
  write_over(open.table.path, bytes);
  open.append(1);
  CHECK(differences(open.table.book).empty());
  const auto seen = Book::open_to_read(open.table.path);
  REQUIRE(seen.has_value());
  CHECK(verify_book(*seen)->entries == 26);
}

TEST_CASE("programs that write to one book in turn, and empty its log, are no strangers to it",
          "[faults]") {
  LongOpen open;
  Book other = opened(open.table.path);
  auto log = SessionLog::open(other, uuid_of(2, 1));
  REQUIRE(log.has_value());
  for (int i = 0; i < 200; ++i) {
    CAPTURE(i);
    if (i % 7 == 0) open.checkpoint(i % 2 == 0 ? "PASSIVE" : "TRUNCATE");
    auto& one = i % 3 == 0 ? *log : *open.table.log;
    REQUIRE(one.append(*parse_json(nine_made(100 + i))).has_value());
  }
}

TEST_CASE("a book that another program does not let go of is said to be in use", "[faults]") {
  OpenTable table;
  auto& [folder, path, book, log] = table;
  book.set_patience(by_hand() ? 30'000 : 50);
  SQLite::Database other(path, SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  const auto refused = log->append(*parse_json(nine_made(1)));
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().kind == BookFault::Kind::busy);
  CHECK(verify_book(book)->differences.empty());  // reading goes on
  other.exec("ROLLBACK");
  CHECK(log->append(*parse_json(nine_made(1))).has_value());
}

TEST_CASE("a program that gets no second thread reads with one", "[faults]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("ligeud"));
  for (const char* command : {"verify", "standings"}) {
    const Run alone = run_program("/bin/sh",  // no room for the stack of another one
                                  {"-c", "ulimit -s 200000000000 && exec \"$@\"", "sh",
                                   test::ctl_path, "--db", tablet.book, command});
    const Run both = tablet.ctl({command});
    CAPTURE(command, alone.err);
    CHECK(alone.status == 0);
    CHECK(alone.out == both.out);
  }
}

TEST_CASE("a session takes ten thousand entries and no more", "[faults][once]") {
  const Tablet tablet;
  std::string entries;
  for (int i = 0; i < 9'999; ++i)
    entries += std::string(i ? "," : "") + R"({"type":"note","text":"x"})";
  static_cast<void>(tablet.import_text(ligeud_evening(1, entries)));
  const std::string deal = nine_made(1) + "\n";
  CHECK(tablet.ctl({"record", id_of(2, 1)}, deal).status == 0);
  const Run run = tablet.ctl({"record", id_of(2, 1)}, nine_made(2) + "\n");
  CHECK(run.status == 1);
  CHECK(under(tablet.answer({"verify"}), "entries") == Json(10'000));
  CHECK(tablet.ctl({"settle", id_of(1, 1)}).status == 0);
  CHECK(tablet.ctl({"void", id_of(3, 1), "--why", "slip"}).status == 0);
  CHECK(tablet.ctl({"verify"}).status == 0);
}

TEST_CASE("a book of many evenings is listed, summed and proven", "[faults]") {
  const Folder folder;
  const int many = by_hand() ? 10'000 : 500;
  Book book = opened(folder.path("book.db"));
  std::vector<Evening> evenings;
  for (int i = 0; i < many; ++i)
    evenings.push_back(read_evening(ligeud_evening(1000 + i, nine_made(100'000 + i)))->evening);
  REQUIRE(import_evenings(book, std::move(evenings)).has_value());
  CHECK(list_evenings(book)->size() == static_cast<std::size_t>(many));
  CHECK(verify_book(book)->entries == many);
  const auto lines = standings(book, {});
  REQUIRE(lines.has_value());
  CHECK(lines->front().evenings == many);
}

}  // namespace world_test
