// At every call by which kattegatctl touches a file it fails, once and from then on, or is killed:
// a clear message, the book whole, no half of an export.
#include <signal.h>
#include <sqlite3.h>

#include <cerrno>
#include <regex>

#include "kattegat/export/exports.hpp"
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "support/former_book.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace failing_test {

namespace {

struct Failing {
  int code;
  bool once;
};
constexpr int kill = 0;
constexpr Failing failings[] = {
    {EIO, true}, {EIO, false}, {ENOSPC, false}, {EDQUOT, true}, {kill, true}};

// kattegatctl with its n-th call failing; `fired` when it came so far.
Run with_failing_call(const Folder& folder, int n, const Failing& how,
                      const std::vector<std::string>& arguments, const std::string& input,
                      bool& fired) {
  const std::string said = folder.path("fired");
  std::filesystem::remove(said);
  std::vector<std::string> words{
      std::string("LD_PRELOAD=") + test::failing_calls_path,
      "KATTEGAT_FAIL=" + std::to_string(n) + " " + std::to_string(how.code) +
          (how.once ? " once " : " on ") + said,
      "ASAN_OPTIONS=verify_asan_link_order=0:detect_leaks=0", test::ctl_path};
  words.insert(words.end(), arguments.begin(), arguments.end());
  Run run = run_program("/usr/bin/env", words, input);
  fired = std::filesystem::exists(said);
  return run;
}

// In the answer, or as the last thing on the terminal: a library may have complained before.
bool says_why(const Run& run) {
  if (run.status != 2) return false;
  if (contains(run.out, R"("ok":false,"error":")")) return true;
  const std::size_t last = run.err.rfind("kattegatctl: ");
  return last != std::string::npos && run.err.find('\n', last) == run.err.size() - 1;
}

bool was_killed(const Run& run) { return run.status == 128 + SIGKILL; }

// Calls look(run) for every n at which a call fails; unless by hand only for every so many-th, and
// other ones for every kind of failure, evenly between each other. Answers how many there were.
template <class Begin, class Look>
int fail_everywhere(const std::vector<std::string>& arguments, const std::string& input, int in_ci,
                    Begin&& begin, Look&& look) {
  int failures = 0, begin_of_kind = 0;
  for (const Failing& how : failings) {
    const int first = by_hand() ? 0 : begin_of_kind;
    begin_of_kind += in_ci / static_cast<int>(std::size(failings));
    for (int n = first;; n += form({in_ci, 5 * in_ci, 1})) {
      const Folder folder;
      begin();
      bool fired = false;
      const Run run = with_failing_call(folder, n, how, arguments, input, fired);
      CAPTURE(arguments, n, how.code, how.once, run.status, run.out, run.err);
      CHECK((run.status == 0 || says_why(run) || (how.code == kill && was_killed(run))));
      // A file of which nobody has heard; but the library of workbooks tells of its own troubles.
      for (const std::string& line : lines_of(run.out + run.err))
        CHECK((!contains(line, ".new-") || line.starts_with("[ERROR]")));
      look(run);
      if (!fired) {
        CHECK(run.status == 0);
        break;
      }
      ++failures;
    }
  }
  return failures;
}

bool is_sound(const std::string& path) {
  const auto book = Book::open_to_read(path);
  return book && differences(*book).empty();
}

}  // namespace

TEST_CASE("an export is whole or not there, whatever call fails", "[faults]") {
  const Tablet tablet;
  const std::string id = tablet.import(sample("ligeud"));
  for (const Export& one : exports()) {
    const std::string format(one.id), name = "out." + format, to = tablet.folder.path(name);
    const std::vector<std::string> arguments{"--db", tablet.book, "export", id,       "--as",
                                             format, "-o",        to,       "--force"};
    REQUIRE(kattegatctl(arguments).status == 0);
    const std::string whole = read_bytes(to);
    const int failures = fail_everywhere(
        arguments, "", 193, [&] { static_cast<void>(tablet.folder.file(name, "old")); },
        [&](const Run& run) {
          const std::string now = read_bytes(to);
          // Where only the folder could not be synced the new one may be there, and it is said.
          CHECK((now == whole || (run.status != 0 && now == "old")));
          if (!was_killed(run)) CHECK(leftovers(tablet.folder) == 0);
        });
    CHECK(failures > 0);
    CHECK(leftovers(tablet.folder) ==
          0);  // the last one has tidied up after those that were killed
  }
  CHECK(is_sound(tablet.book));
}

namespace {

// When something was decided is another second each time.
std::string timeless_contents(const std::string& path) {
  static const std::regex time(R"(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))");
  return std::regex_replace(contents(*Book::open_to_read(path)), time, "T");
}

}  // namespace

TEST_CASE("a command that writes has done its work or nothing, whatever call fails", "[faults]") {
  const Folder other;
  const std::string theirs = other.path("theirs.db");
  {
    Book book = opened(theirs);
    import_into(book, read_bytes(sample("commerce")));
  }
  const Folder folder;
  const std::string path = folder.path("book.db"), fresh = folder.path("fresh.db");
  const auto make = [&](bool former) {
    for (const std::string& old : {path, fresh})
      for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(old + suffix);
    import_into(*std::make_unique<Book>(opened(path)), ligeud_evening(1, nine_made(1)));
    if (former) make_former(path);
  };
  struct Command {
    std::vector<std::string> words;
    std::string input;
    std::string written;  // the book it writes
    bool former = false;  // which is of the former version, and becomes ours
  };
  const Command commands[] = {
      {{"record", id_of(2, 1)}, nine_made(2) + "\n", path},
      // It goes on with a book that perhaps could not be opened again.
      {{"record", id_of(2, 1)}, nine_made(2) + "\n" + nine_made(2) + "\n", path},
      {{"import", sample("rodskagg")}, "", path},
      {{"merge", theirs}, "", path},
      {{"void", id_of(3, 1), "--why", "slip"}, "", path},
      {{"roster", "rename", "Anna", "Anne"}, "", path},
      {{"roster", "rename", "Anna", "Anne"}, "", path, true},
      {{"backup", fresh}, "", fresh},
      {{"recover", fresh}, "", fresh},
  };
  for (const Command& command : commands) {
    std::vector<std::string> words{"--db", path};
    words.insert(words.end(), command.words.begin(), command.words.end());
    make(command.former);
    const std::string before = timeless_contents(path);
    REQUIRE(kattegatctl(words, command.input).status == 0);
    const std::string after = timeless_contents(command.written);
    const std::size_t logs = heads(*Book::open_to_read(command.written))->size();
    const int failures = fail_everywhere(
        words, command.input, 97, [&] { make(command.former); },
        [&](const Run& run) {
          CHECK(is_sound(path));
          const bool is_there = std::filesystem::exists(command.written);
          if (is_there) {
            CHECK(is_sound(command.written));
            const std::string now = timeless_contents(command.written);
            CHECK((now == after || (run.status != 0 && now == before)));
            // What fails once begins no other log.
            CHECK(heads(*Book::open_to_read(command.written))->size() <= logs);
          } else {
            CHECK(run.status != 0);
          }
        });
    CHECK(failures > 0);
  }
}

TEST_CASE("what is made of a book of version 0.1 is said by its own name, whatever call fails",
          "[faults]") {
  const std::string old = std::string(test::source_path) + "/tests/fixtures/book-0.1.db";
  const Folder folder;
  const std::string path = folder.path("book.db");
  const auto make = [&] {
    for (const auto& left : std::filesystem::directory_iterator(folder.path("")))
      std::filesystem::remove(left.path());
  };
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"--db", path, "merge", old}, {"--db", old, "recover", path}})
    CHECK(fail_everywhere(words, "", 67, make, [&](const Run& run) {
            if (run.status == 0) CHECK(is_sound(path));
          }) > 0);
}

TEST_CASE("a book of version 0.1 is the old one or the new one, whatever call fails", "[faults]") {
  const Folder folder;
  const std::string path = folder.path("book.db");
  // What the old program has stored last waits in its log.
  std::filesystem::copy_file(std::string(test::source_path) + "/tests/fixtures/book-0.1.db", path);
  {
    SQLite::Database old(path, SQLite::OPEN_READWRITE);
    old.exec("DROP TRIGGER record_is_not_changed");
    old.exec("UPDATE record SET body = replace(body, 'Klubben', 'Waiting') WHERE kind = 'evening'");
    sqlite3_db_config(old.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
  }
  const std::string file = read_bytes(path), log = read_bytes(path + "-wal");
  REQUIRE_FALSE(contains(file, "Waiting"));
  REQUIRE(contains(log, "Waiting"));
  const auto make = [&] {
    for (const auto& old : std::filesystem::directory_iterator(folder.path("")))
      std::filesystem::remove(old.path());
    folder.file("book.db", file);
    folder.file("book.db-wal", log);
  };
  const std::vector<std::string> words{"--db", path, "export", id_of(1, 1), "--as", "evening"};
  make();
  const Run whole = kattegatctl(words);
  REQUIRE(contains(whole.out, "Waiting"));
  const int failures = fail_everywhere(words, "", 67, make, [&](const Run& run) {
    if (run.status == 0) CHECK(run.out == whole.out);
    CHECK(kattegatctl(words).out == whole.out);
    CHECK(is_sound(path));
    const std::string kept = read_bytes(path + ".0.1") + read_bytes(path + ".0.1-wal");
    const bool is_whole = contains(kept, "Waiting");
    CHECK(is_whole);  // with what waited in its log
    opened(path);     // who writes tidies up
    CHECK(leftovers(folder) == 0);
  });
  CHECK(failures > 0);
}

}  // namespace failing_test
