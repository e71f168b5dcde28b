// Whatever is changed in the file behind the program's back, verify finds it and names it.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <regex>

#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

// Rows: 1 evening, 2 session, 3 the deal (3,1), 4 (3,2), 5 (3,3), 6 the void of (3,2), and an
// evening of its own in 7 to 9. Players Anna, Bo, Cai, Dea.
std::string a_book(const Folder& folder) {
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7")));
  REQUIRE(void_entry(book, uuid_of(3, 2), "slip", false).has_value());
  import_into(book, ligeud_evening(2, agreed(8, "1")));
  REQUIRE(differences(book).empty());
  return path;
}

struct Tampering {
  const char* what;
  std::string sql;
  std::string named;  // the id of the entry or session that verify must name first
};

// The ids that a difference names, and what it says.
std::string described(const std::vector<Difference>& list) {
  std::string all;
  for (const Difference& one : list)
    all += (one.entry ? to_string(*one.entry) : "-") + " in " +
           (one.session ? to_string(*one.session) : "-") + ": " + say(one.text, Language::english) +
           "\n";
  return all;
}

std::string flip(const std::string& column) {  // another blob of the same length
  return column + " = CASE WHEN " + column +
         " = zeroblob(16) THEN randomblob(16) ELSE zeroblob(16) END";
}

// The number that the work answers, or that it crashed.
template <class Work>
std::string in_another_process(Work&& work) {
  const Folder folder;
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::close(STDERR_FILENO);  // whatever a crash has to say
    for (const int crash : {SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGTERM}) ::signal(crash, SIG_DFL);
    folder.file("answer", std::to_string(work()));
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return status == 0 ? read_bytes(folder.path("answer")) : "crashed";
}

}  // namespace

TEST_CASE("verify finds a tampering and names the first entry that differs", "[book]") {
  const std::string deal = id_of(3, 1), second = id_of(3, 2), third = id_of(3, 3);
  const std::string entry = " WHERE id = " + blob(deal);
  const std::vector<Tampering> cases{
      {"a body", R"(UPDATE record SET body = replace(body, '"tricks":9', '"tricks":10'))" + entry,
       deal},
      {"a body that means the same", "UPDATE record SET body = replace(body, ',', ' ,')" + entry,
       deal},
      {"a body that is no JSON", "UPDATE record SET body = 'x'" + entry, deal},
      {"an empty body", "UPDATE record SET body = ''" + entry, deal},
      {"the header of a session",
       R"(UPDATE record SET body = replace(body, '"0.10"', '"9.10"') WHERE seq = 2)", id_of(2, 1)},
      {"the date of an evening",
       "UPDATE record SET body = replace(body, '2026-11-20', '2026-11-21') WHERE seq = 1",
       id_of(1, 1)},
      {"a hash", "UPDATE record SET hash = zeroblob(32)" + entry, deal},
      {"a previous hash", "UPDATE record SET previous = zeroblob(32)" + entry, deal},
      {"a clock", "UPDATE record SET clock = clock + 100" + entry, deal},
      {"a number", "UPDATE record SET number = number + 100" + entry, ""},
      {"the reason of a void",
       "UPDATE record SET body = replace(body, 'slip', 'slap') WHERE kind = 'void'", ""},
      {"a kind", "UPDATE record SET kind = 'void'" + entry, deal},
      {"the session of an entry", "UPDATE record SET parent = " + blob(id_of(2, 2)) + entry, deal},
      {"an entry in no session", "UPDATE record SET parent = randomblob(16)" + entry, deal},
      {"an origin",
       "INSERT INTO origin (origin, uuid) VALUES (77, randomblob(16));"
       "UPDATE record SET origin = 77" +
           entry,
       ""},
      {"the id of an origin", "UPDATE origin SET " + flip("uuid"), id_of(1, 1)},
      {"a record in the middle taken out",
       "DELETE FROM posting WHERE entry = 3; DELETE FROM record WHERE seq = 3", second},
      {"a void taken out", "DELETE FROM posting WHERE cause = 6; DELETE FROM record WHERE seq = 6",
       ""},
      {"the first record taken out", "DELETE FROM record WHERE seq = 1", id_of(2, 1)},
      {"two records swapped",
       "UPDATE record SET number = -number WHERE number IN (3, 4);"
       "UPDATE record SET number = 7 + number WHERE number < 0",
       ""},
      {"a record put in",
       "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
       " SELECT origin, number, clock, kind, randomblob(16), parent, body, previous,"
       " randomblob(32) FROM record" +
           entry,
       ""},
      {"the points of a posting", "UPDATE posting SET points = points + 1 WHERE entry = 3", deal},
      {"a posting turned round",
       "UPDATE posting SET payer = payee, payee = payer WHERE entry = 3 AND posting = 1", deal},
      {"a posting taken out", "DELETE FROM posting WHERE entry = 5", third},
      {"a posting put in",
       "INSERT INTO posting (cause, entry, session, payer, payee, points)"
       " VALUES (5, 5, 2, 1, 2, 1)",
       third},
      {"a posting for a voided entry",
       "INSERT INTO posting (cause, entry, session, payer, payee, points)"
       " VALUES (4, 4, 2, 1, 2, 1)",
       second},
      {"a posting of another entry", "UPDATE posting SET entry = 5 WHERE entry = 3", deal},
      {"a posting in another session", "UPDATE posting SET session = 8 WHERE entry = 3", deal},
      {"a posting in no session", "UPDATE posting SET session = 3 WHERE entry = 3", deal},
      {"a posting to nobody", "UPDATE posting SET payee = 99 WHERE entry = 3 AND posting = 1", ""},
      {"a player's name", "UPDATE player SET name = 'Eva' WHERE name = 'Anna'", deal},
      {"two players' names",
       "UPDATE player SET name = 'x' WHERE name = 'Anna';"
       "UPDATE player SET name = 'Anna' WHERE name = 'Bo';"
       "UPDATE player SET name = 'Bo' WHERE name = 'x'",
       deal},
      {"a player taken out", "DELETE FROM player WHERE name = 'Anna'", ""},
  };
  for (const Tampering& one : cases) {
    CAPTURE(one.what);
    const Folder folder;
    const std::string path = a_book(folder);
    tamper(path, one.sql);
    const auto book = Book::open_to_read(path);
    REQUIRE(book.has_value());
    const auto found = differences(*book);
    CAPTURE(described(found));
    REQUIRE_FALSE(found.empty());
    if (one.named.empty()) continue;
    const auto first = found.front().entry ? found.front().entry : found.front().session;
    CHECK((first && to_string(*first) == one.named));
  }
}

TEST_CASE("verify finds every index that does not have what its table has", "[book]") {
  const Folder folder;
  std::vector<std::pair<std::string, std::string>> indexes;
  {
    SQLite::Database sound(a_book(folder), SQLite::OPEN_READWRITE);
    SQLite::Statement list(
        sound, "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
    while (list.executeStep())
      indexes.emplace_back(list.getColumn(0).getString(), list.getColumn(1).getString());
  }
  REQUIRE(indexes.size() >= 5);
  for (const auto& [name, sql] : indexes) {
    const std::string row = name == "posting_by_session" ? "posting" : "seq";
    const bool partial = contains(sql, " WHERE ");
    const std::string falling = std::regex_replace(sql, std::regex(R"(([a-z]+)\))"), "$1 DESC)",
                                                   std::regex_constants::format_first_only);
    for (const std::string& other :
         {sql + (partial ? " AND " : " WHERE ") + row + " <> 2", falling}) {
      CAPTURE(name, other);
      const Folder fresh;
      const std::string path = a_book(fresh);
      tamper(path, "DROP INDEX " + name + ";" + other + ";PRAGMA writable_schema = ON;" +
                       "UPDATE sqlite_schema SET sql = '" +
                       std::regex_replace(sql, std::regex("'"), "''") + "' WHERE name = '" + name +
                       "'");
      const auto book = Book::open_to_read(path);
      REQUIRE(book.has_value());
      CHECK_FALSE(differences(*book).empty());
    }
  }
}

TEST_CASE("damage that cannot be reckoned with is said, without a crash", "[book]") {
  for (const char* sql : {"UPDATE posting SET points = 9223372036854775807",
                          "UPDATE posting SET points = 9223372036854775807 WHERE posting = 1",
                          "UPDATE posting SET points = -9223372036854775807 - 1 WHERE posting = 1",
                          "UPDATE posting SET payee = payer",
                          "UPDATE player SET name = 'x' || player",
                          "UPDATE record SET clock = 9223372036854775807 WHERE seq = 5",
                          "UPDATE record SET number = 9223372036854775807 WHERE seq = 9",
                          "UPDATE record SET body = replace(body, '\"5\"', '\"1000000000\"')",
                          "UPDATE record SET body = replace(body, 'ligeud', 'commerce')",
                          "UPDATE record SET body = replace(body, '2026-11-20', 'today')",
                          "UPDATE record SET id = (SELECT id FROM record WHERE seq = 1)",
                          "UPDATE record SET parent = id WHERE parent IS NOT NULL",
                          "UPDATE record SET kind = 'session' WHERE kind = 'entry'",
                          "UPDATE record SET kind = 'entry' WHERE kind = 'session'",
                          "DELETE FROM origin",
                          "DELETE FROM player",
                          "DELETE FROM player WHERE name = 'Anna'",
                          "DELETE FROM record WHERE kind = 'session'",
                          "DELETE FROM record WHERE kind = 'evening'",
                          "DELETE FROM record",
                          "DROP TABLE posting",
                          "DROP VIEW balance",
                          "DROP TABLE self"}) {
    CAPTURE(sql);
    const Folder folder;
    const std::string path = a_book(folder);
    tamper(path, sql);
    for (const std::vector<std::string>& call :
         std::vector<std::vector<std::string>>{{"verify"},
                                               {"evenings"},
                                               {"standings"},
                                               {"settle", id_of(1, 1)},
                                               {"void", id_of(3, 1), "--why", "x"},
                                               {"merge", path}}) {
      std::vector<std::string> words{"--db", path};
      words.insert(words.end(), call.begin(), call.end());
      const Run run = kattegatctl(words);
      CAPTURE(call, run.status, run.out.substr(0, 300), run.err.substr(0, 600));
      CHECK((run.status == 2 ? says_why_not(run) : run.status <= 1 && run.err.empty()));
      // What only shows or names the facts is not among what verify answers for.
      const bool beside = contains(sql, "balance") || contains(sql, "self");
      if (call[0] == "verify" && !beside) CHECK(run.status != 0);
    }
  }
}

TEST_CASE("the end of a log cut off shows in its printed head", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const auto before = heads(opened(path));
  tamper(path, "DELETE FROM posting WHERE entry = 9; DELETE FROM record WHERE seq = 9");
  const auto after = heads(opened(path));
  REQUIRE((before && after));
  REQUIRE((before->size() == 1 && after->size() == 1));
  CHECK(after->front().count == before->front().count - 1);
  CHECK(after->front().hash != before->front().hash);
}

TEST_CASE("the hash covers every column", "[book]") {
  const Record record{.origin = uuid_of(7, 1),
                      .number = 3,
                      .clock = 4,
                      .kind = "entry",
                      .id = uuid_of(7, 2),
                      .parent = uuid_of(7, 3),
                      .body = "{}",
                      .previous = {},
                      .hash = {}};
  std::vector<Hash> hashes{record_hash(record)};
  const auto also = [&](auto&& change) {
    Record other = record;
    change(other);
    hashes.push_back(record_hash(other));
  };
  also([](Record& r) { r.origin.bytes[15] ^= 1; });
  also([](Record& r) { r.number = 4; });
  also([](Record& r) { r.number += std::int64_t{1} << 40; });
  also([](Record& r) { r.clock = 5; });
  also([](Record& r) { std::swap(r.number, r.clock); });
  also([](Record& r) { r.kind = "void"; });
  also([](Record& r) { r.id.bytes[0] ^= 1; });
  also([](Record& r) { r.parent.reset(); });
  also([](Record& r) { r.parent->bytes[0] ^= 1; });
  also([](Record& r) { r.body = "{ }"; });
  also([](Record& r) { r.body = std::string("{}\0", 3); });
  also([](Record& r) { r.body.clear(); });
  also([](Record& r) { r.previous[31] = 1; });
  // Nothing can move from one column into its neighbour.
  also([](Record& r) { r.kind = "entr", r.body = "y{}"; });
  also([](Record& r) { r.kind.clear(), r.body = "entry{}"; });
  std::sort(hashes.begin(), hashes.end());
  CHECK(std::adjacent_find(hashes.begin(), hashes.end()) == hashes.end());
  Record stored = record;
  stored.hash.fill(7);
  CHECK(record_hash(stored) == record_hash(record));
}

TEST_CASE("no flipped bit that changes what people see goes unnoticed, or crashes", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const std::string good = read_bytes(path);
  const std::string seen = contents(*Book::open_to_read(path));
  constexpr std::size_t step = 101, batch = 60 * step;
  for (std::size_t from = 100; from < good.size(); from += batch) {
    // The place of the first flip of the batch that changes something and is not found; or 0.
    const auto unnoticed = [&]() -> std::size_t {
      for (std::size_t at = from; at < std::min(from + batch, good.size()); at += step) {
        std::string bytes = good;
        bytes[at] = static_cast<char>(bytes[at] ^ (1 << (at % 8)));
        const auto book = Book::open_to_read(folder.file("flipped.db", bytes));
        if (!book) continue;
        const auto verified = verify_book(*book);
        const bool clean = verified.has_value() && verified->differences.empty();
        const std::string now = contents(*book);
        if (now != seen && now != "unreadable" && clean) return at;
      }
      return 0;
    };
    CAPTURE(from, batch);
    CHECK(in_another_process(unnoticed) == "0");
  }
}
