// Whatever is changed in the file behind the program's back, verify finds it and names it.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <regex>

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/store/key_file.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/all_items.hpp"
#include "support/form.hpp"
#include "support/purse.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace tamper_test {

namespace {

// The deal (3,1), (3,2) which is void, and (3,3); a payment, a number, an ended game; and an
// evening of its own with (3,8). Sitters 0 to 3 are Anna, Bo, Cai, Dea.
std::string a_book(const Folder& folder) {
  const std::string path = folder.path("book.db");
  Book book = opened(path);
  import_into(book, ligeud_evening(1, nine_made(1) + "," + agreed(2, "5") + "," + agreed(3, "7")));
  REQUIRE(void_entry(book, uuid_of(3, 2), {"slip"}).has_value());
  REQUIRE(tick_payment(book, uuid_of(1, 1), {{}, "Anna", "Bo", Money{900}, ""}).has_value());
  const auto bo = find_person(book, "Bo");
  REQUIRE(set_number(book, *bo, NumberKind::swish, "0701234567").has_value());
  import_into(book, ligeud_evening(2, agreed(8, "1")));
  REQUIRE(end_session(book, uuid_of(2, 2), "").has_value());
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
  const auto row = [](const std::string& id) {
    return "(SELECT record FROM record WHERE id = " + blob(id) + ")";
  };
  const auto place = [](const std::string& id) {
    return "(SELECT place FROM place WHERE id = " + blob(id) + ")";
  };
  const std::string entry = " WHERE id = " + blob(deal);
  const std::vector<Tampering> cases{
      {"a body", R"(UPDATE record SET body = replace(body, '"tricks":9', '"tricks":10'))" + entry,
       deal},
      {"a body that means the same", "UPDATE record SET body = replace(body, ',', ' ,')" + entry,
       deal},
      {"a body that is no JSON", "UPDATE record SET body = 'x'" + entry, deal},
      {"an empty body", "UPDATE record SET body = ''" + entry, deal},
      {"the header of a session",
       R"(UPDATE record SET body = replace(body, '"0.10"', '"9.10"') WHERE id = )" +
           blob(id_of(2, 1)),
       id_of(2, 1)},
      {"the date of an evening",
       "UPDATE record SET body = replace(body, '2026-11-20', '2026-11-21') WHERE id = " +
           blob(id_of(1, 1)),
       id_of(1, 1)},
      {"a payment", "UPDATE record SET body = replace(body, '9.00', '8.00') WHERE kind = 4", ""},
      {"a game that was ended",
       "UPDATE record SET body = replace(body, 'true', 'false') WHERE kind = 10", ""},
      {"a hash", "UPDATE record SET hash = zeroblob(32)" + entry, deal},
      {"the record before", "UPDATE record SET previous = 1" + entry, deal},
      {"no record before", "UPDATE record SET previous = NULL" + entry, deal},
      {"a clock", "UPDATE record SET clock = clock + 100" + entry, deal},
      {"a number", "UPDATE record SET number = number + 100" + entry, ""},
      {"a commitment", "UPDATE record SET words = zeroblob(32) WHERE id = " + blob(second), second},
      {"words where there were none", "UPDATE record SET words = zeroblob(32)" + entry, deal},
      {"no words where there were some",
       "UPDATE record SET words = NULL WHERE id = " + blob(second), second},
      {"the reason of a void", "UPDATE words SET text = replace(text, 'slip', 'slap')", ""},
      {"a player's name", "UPDATE words SET text = replace(text, 'Anna', 'Eva')", ""},
      {"two players' names",
       "UPDATE words SET text = CASE text WHEN '{\"name\":\"Anna\"}' THEN '{\"name\":\"Bo\"}'"
       " WHEN '{\"name\":\"Bo\"}' THEN '{\"name\":\"Anna\"}' ELSE text END",
       ""},
      {"a payee's number", "UPDATE words SET text = replace(text, '0701234567', '0701234568')", ""},
      {"a salt", "UPDATE words SET salt = zeroblob(16) WHERE record = " + row(second), second},
      {"words that belong to nothing",
       "INSERT INTO words (record, salt, text) VALUES (9999, zeroblob(16), '{}')", ""},
      {"words of a record that has none",
       "INSERT INTO words (record, salt, text) SELECT record, zeroblob(16), '{}' FROM record" +
           entry,
       deal},
      {"a kind", "UPDATE record SET kind = 7" + entry, deal},
      {"the session of an entry", "UPDATE record SET place = " + place(id_of(2, 2)) + entry,
       id_of(2, 1)},
      {"an entry in no session",
       "INSERT INTO place (place, id) VALUES (99, randomblob(16));"
       "UPDATE record SET place = 99" +
           entry,
       id_of(2, 1)},
      {"an entry in no place", "UPDATE record SET place = 99" + entry, ""},
      {"the id of a session's place",
       "UPDATE place SET id = randomblob(16) WHERE id = " + blob(id_of(2, 1)), ""},
      {"an origin",
       "INSERT INTO origin (origin, uuid, key) VALUES (77, randomblob(16), randomblob(32));"
       "UPDATE record SET origin = 77" +
           entry,
       ""},
      {"the id of an origin", "UPDATE origin SET " + flip("uuid"), ""},
      {"the key of an origin", "UPDATE origin SET key = randomblob(32)", ""},
      {"a signature", "UPDATE log_end SET signature = randomblob(64)", ""},
      {"a signature taken out", "DELETE FROM log_end", ""},
      {"a record in the middle taken out",
       "DELETE FROM posting WHERE entry = " + row(deal) +
           "; DELETE FROM words WHERE record = " + row(deal) + "; DELETE FROM record" + entry,
       ""},
      {"a void taken out",
       "DELETE FROM posting WHERE cause = (SELECT record FROM record WHERE kind = 7);"
       "DELETE FROM words WHERE record = (SELECT record FROM record WHERE kind = 7);"
       "DELETE FROM record WHERE kind = 7",
       ""},
      {"the first record taken out", "DELETE FROM record WHERE record = 1", ""},
      {"the newest record taken out",
       "DELETE FROM record WHERE record = (SELECT max(record) FROM record)", ""},
      {"two records swapped",
       "UPDATE record SET number = -number WHERE number IN (8, 9);"
       "UPDATE record SET number = 17 + number WHERE number < 0",
       ""},
      {"a record put in",
       "INSERT INTO record (origin, number, clock, kind, id, place, body, previous, hash)"
       " SELECT origin, number, clock, kind, randomblob(16), place, body, previous,"
       " randomblob(32) FROM record" +
           entry,
       ""},
      {"the points of a posting",
       "UPDATE posting SET points = points + 1 WHERE entry = " + row(deal), deal},
      {"a posting turned round",
       "UPDATE posting SET payer = payee, payee = payer WHERE entry = " + row(deal) +
           " AND payer = 0",
       deal},
      {"a posting taken out", "DELETE FROM posting WHERE entry = " + row(third), third},
      {"a posting put in",
       "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES (" +
           place(id_of(2, 1)) + "," + row(third) + ", 99, 1, 2, 1)",
       third},
      {"a posting for a voided entry",
       "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES (" +
           place(id_of(2, 1)) + "," + row(second) + ", 99, 1, 2, 1)",
       second},
      {"a posting put in below what is no session",
       "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES (" +
           place(id_of(1, 1)) + "," + row(third) + ", 99, 1, 2, 1)",
       ""},
      {"a posting put in of what is no entry",
       "INSERT INTO posting (session, entry, cause, payer, payee, points) VALUES (" +
           place(id_of(2, 1)) + "," + row(id_of(1, 1)) + ", 99, 1, 2, 1)",
       id_of(2, 1)},
      {"a posting of another entry",
       "UPDATE posting SET entry = " + row(third) + " WHERE entry = " + row(deal), deal},
      {"a posting in another session",
       "UPDATE posting SET session = " + place(id_of(2, 2)) + " WHERE entry = " + row(deal), deal},
      {"a posting in no session",
       "UPDATE posting SET session = " + place(id_of(1, 1)) + " WHERE entry = " + row(deal), deal},
      {"a posting in no place", "UPDATE posting SET session = 99 WHERE entry = " + row(deal), ""},
      {"a posting that a record before its entry made",
       "UPDATE posting SET cause = entry - 1 WHERE entry = " + row(third), third},
      {"a posting that no record made", "UPDATE posting SET cause = 99 WHERE entry = " + row(deal),
       deal},
      {"a posting to nobody",
       "UPDATE posting SET payee = 16 WHERE entry = " + row(deal) + " AND payer = 0", ""},
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
    // What is wrong with the file as a whole names nothing.
    const auto first = std::find_if(found.begin(), found.end(), [](const Difference& difference) {
      return difference.entry || difference.session;
    });
    REQUIRE(first != found.end());
    CHECK(to_string(first->entry ? *first->entry : *first->session) == one.named);
  }
}

TEST_CASE("a record of the roster or the purse that lost its log hides nothing else from verify",
          "[book][purse]") {
  const Folder folder;
  const std::string path = a_book(folder);
  std::string bo;
  {
    Book book = opened(path);
    const Uuid person = id_called(book, "Bo");
    bo = to_string(person);
    for (const std::int64_t amount : {2000, 3000})
      REQUIRE(enter_in_purse(book, {owed(person, amount)}, Extra::no).has_value());
  }
  // Of the roster and the purse one each; somebody whom nobody knows; and words that are gone.
  tamper(path,
         "UPDATE record SET origin = 77 WHERE kind = 12 OR kind = 16 AND body LIKE '%20.00%';"
         "UPDATE record SET body = replace(body, '" +
             bo + "', '" + id_of(9, 9) +
             "') WHERE kind = 16 AND body LIKE '%30.00%';"
             "DELETE FROM words WHERE record IN"
             " (SELECT record FROM record WHERE kind IN (7, 12))");
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto found = differences(*book);
  CAPTURE(described(found));
  for (const Word word : {Word::verify_orphan, Word::gate_stranger, Word::verify_words_gone})
    CHECK(std::any_of(found.begin(), found.end(),
                      [&](const Difference& one) { return one.text.word == word; }));
}

TEST_CASE("words that are no value hide no others from verify", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  tamper(path,
         "UPDATE words SET salt = x'00' WHERE record = (SELECT record FROM record WHERE kind = 7);"
         "UPDATE words SET text = replace(text, '0701234567', '0701234568')");
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto found = differences(*book);
  CAPTURE(described(found));
  for (const Word word : {Word::damage_value, Word::gate_words})
    CHECK(std::any_of(found.begin(), found.end(),
                      [&](const Difference& one) { return one.text.word == word; }));
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
  REQUIRE(indexes.size() == 4);
  for (const auto& [name, sql] : indexes) {
    const std::string row = "record";
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

// Its neighbours in the log still find it by its row, and it moves no points.
TEST_CASE("verify misses a record that no index leads to", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const std::int64_t row = number_in(path, "SELECT record FROM record WHERE kind = 12");
  REQUIRE(row < number_in(path, "SELECT max(record) FROM record"));
  for (const auto& [name, rows] : {std::pair("record_by_id", "record (id)"),
                                   std::pair("record_by_place", "record (place, clock)"),
                                   std::pair("record_by_origin", "record (origin, number)")})
    hide_in_index(path, name, rows, " WHERE record <> " + std::to_string(row));
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  CHECK_FALSE(differences(*book).empty());
}

// The entries are found by an index, and what is booked by another.
TEST_CASE("an evening of which an index hides a deal is not settled without a word", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  hide_in_index(path, "record_by_place", "record (place, clock)",
                " WHERE id <> " + blob(id_of(3, 3)));
  const auto book = Book::open_to_read(path);
  REQUIRE(book.has_value());
  const auto view = look_at(*book, uuid_of(1, 1));
  REQUIRE_FALSE(view.has_value());
  CHECK(view.error().kind == BookFault::Kind::corrupt);
  CHECK(look_at(*book, uuid_of(1, 2)).has_value());
}

TEST_CASE("damage that cannot be reckoned with is said, without a crash", "[book]") {
  std::size_t number = 0;
  for (const char* sql : {"UPDATE posting SET points = 9223372036854775807",
                          "UPDATE posting SET points = 9223372036854775807 WHERE payer = 0",
                          "UPDATE posting SET points = -9223372036854775807 - 1 WHERE payer = 0",
                          "UPDATE posting SET payee = payer",
                          "UPDATE posting SET payee = 99",
                          "UPDATE posting SET payer = -1",
                          "UPDATE words SET text = 'x'",
                          "UPDATE words SET text = '{\"name\":\"\"}'",
                          "DELETE FROM words",
                          "UPDATE words SET salt = x'00'",
                          "UPDATE record SET clock = 9223372036854775807 WHERE record = 5",
                          "UPDATE record SET number = 9223372036854775807 WHERE record = 9",
                          "UPDATE record SET body = replace(body, '\"5\"', '\"1000000000\"')",
                          "UPDATE record SET body = replace(body, 'ligeud', 'commerce')",
                          "UPDATE record SET body = replace(body, '2026-11-20', 'today')",
                          "UPDATE record SET body = replace(body, '9.00', '900000000000000.00')",
                          "UPDATE record SET id = (SELECT id FROM record WHERE record = 1)",
                          "UPDATE record SET place = 1",
                          "UPDATE record SET place = 2",
                          "UPDATE record SET previous = record",
                          "UPDATE record SET previous = 9999 WHERE number > 1",
                          "UPDATE record SET kind = 2 WHERE kind = 6",
                          "UPDATE record SET kind = 6 WHERE kind = 2",
                          "UPDATE record SET kind = 99 WHERE kind = 6",
                          "UPDATE record SET kind = 15",
                          "UPDATE origin SET key = zeroblob(32)",
                          "UPDATE log_end SET signature = x'00'",
                          "DELETE FROM origin",
                          "DELETE FROM place",
                          "DELETE FROM log_end",
                          "DELETE FROM record WHERE kind = 3",
                          "DELETE FROM record WHERE kind = 2",
                          "DELETE FROM record WHERE kind = 1",
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
      if (call[0] != "verify" && !is_due(number++, 3)) continue;
      std::vector<std::string> words{"--db", path};
      words.insert(words.end(), call.begin(), call.end());
      const Run run = kattegatctl(words);
      CAPTURE(call, run.status, run.out.substr(0, 300), run.err.substr(0, 600));
      CHECK((run.status == 2 ? says_why_not(run) : run.status <= 1 && run.err.empty()));
      // What only shows the facts is not among what verify answers for.
      const bool beside = contains(sql, "balance") || contains(sql, "self");
      if (call[0] == "verify" && !beside) CHECK(run.status != 0);
    }
  }
}

TEST_CASE("a signature of another length is among what is found", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  tamper(path, "UPDATE log_end SET signature = x'00'");
  const auto verified = verify_book(*Book::open_to_read(path));
  REQUIRE(verified.has_value());
  CHECK_FALSE(verified->differences.empty());
}

TEST_CASE("the end of a log cut off shows in its printed head", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  const auto before = heads(opened(path));
  // As its owner could, who has the key.
  const auto key = read_key(path);
  REQUIRE((key && *key));
  const auto hash = [&](std::int64_t number) {
    const auto items = all_items(opened(path).store());
    return items.at(static_cast<std::size_t>(number - 1)).record.hash;
  };
  const std::int64_t last = before->front().count;
  const Signature signature = sign(**key, hash(last - 1));
  std::string hex;
  for (const std::uint8_t byte : signature) {
    constexpr const char* digits = "0123456789abcdef";
    hex += {digits[byte >> 4U], digits[byte & 15U]};
  }
  const std::string newest = std::to_string(last);
  tamper(path, "DELETE FROM record WHERE record = " + newest + "; DELETE FROM log_end;" +
                   "INSERT INTO log_end (record, signature) VALUES (" + newest + " - 1, x'" + hex +
                   "')");
  CHECK(differences(opened(path)).empty());  // nobody could tell, but for the head
  const auto after = heads(opened(path));
  REQUIRE((before && after));
  REQUIRE((before->size() == 1 && after->size() == 1));
  CHECK(after->front().count == before->front().count - 1);
  CHECK(after->front().hash != before->front().hash);
  CHECK_FALSE(*contains_head(opened(path), before->front()));
}

TEST_CASE("no log ends, or goes on beside another end, without its owner's signature", "[book]") {
  const Folder folder;
  const std::string path = a_book(folder);
  Item forged;
  Record& record = forged.record;
  {
    Book book = std::move(*Book::open_to_read(path));
    const Items ours = book.store().with_id(uuid_of(3, 1));
    REQUIRE(ours.size() == 1);
    record = ours.front().record;
  }
  record.id = random_uuid();  // the same deal once more, after the first, in another branch
  record.previous = record.hash;
  ++record.number;
  record.hash = record_hash(record);
  for (const bool with_a_signature : {false, true}) {
    CAPTURE(with_a_signature);
    const std::string copy = folder.path(with_a_signature ? "b.db" : "a.db");
    std::filesystem::copy_file(path, copy);
    {
      SQLite::Database file(copy, SQLite::OPEN_READWRITE);
      SQLite::Statement insert(
          file,
          "INSERT INTO record (origin, number, clock, kind, id, place, body, previous, hash)"
          " SELECT origin, ?, clock, kind, ?, place, body, record, ? FROM record WHERE hash = ?");
      insert.bind(1, record.number);
      insert.bind(2, record.id.bytes.data(), 16);
      insert.bind(3, record.hash.data(), 32);
      insert.bind(4, record.previous.data(), 32);
      REQUIRE(insert.exec() == 1);
      const std::string row = std::to_string(file.getLastInsertRowid());
      file.exec("INSERT INTO posting SELECT session, " + row + ", " + row +
                ", payer, payee, points FROM posting WHERE entry ="
                " (SELECT previous FROM record WHERE record = " +
                row + ")");
      if (with_a_signature) file.exec("INSERT INTO log_end VALUES (" + row + ", zeroblob(64))");
    }
    const std::string found = described(differences(*Book::open_to_read(copy)));
    CAPTURE(found);
    CHECK(contains(found,
                   say(text(Word::verify_unsigned, to_string(record.origin)), Language::english)));
  }
  // Nor does a signature stand where it does not end.
  {
    SQLite::Database file(path, SQLite::OPEN_READWRITE);
    file.exec(
        "INSERT INTO log_end SELECT previous, zeroblob(64) FROM record WHERE record ="
        " (SELECT record FROM log_end)");
  }
  CHECK(!differences(*Book::open_to_read(path)).empty());
}

TEST_CASE("the hash covers every column", "[book]") {
  const Record record{.origin = uuid_of(7, 1),
                      .number = 3,
                      .clock = 4,
                      .kind = RecordKind::entry,
                      .id = uuid_of(7, 2),
                      .parent = uuid_of(7, 3),
                      .body = "{}",
                      .words = Hash{1},
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
  also([](Record& r) { r.kind = RecordKind::voided; });
  also([](Record& r) { r.id.bytes[0] ^= 1; });
  also([](Record& r) { r.parent = {}; });
  also([](Record& r) { r.parent.bytes[0] ^= 1; });
  also([](Record& r) { std::swap(r.id, r.parent); });
  also([](Record& r) { r.body = "{ }"; });
  also([](Record& r) { r.body = std::string("{}\0", 3); });
  also([](Record& r) { r.body.clear(); });
  also([](Record& r) { r.words.reset(); });
  also([](Record& r) { r.words = Hash{}; });
  also([](Record& r) { r.previous[31] = 1; });
  // Nothing can move from one column into its neighbour.
  also([](Record& r) {
    r.body += std::string(r.words->begin(), r.words->end());
    r.words.reset();
  });
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
  const auto step = static_cast<std::size_t>(form({307, 809, 101}));
  const std::size_t batch = 60 * step;
  for (std::size_t from = 100; from < good.size(); from += batch) {
    // The place of the first flip of the batch that changes something and is not found; or 0.
    const auto unnoticed = [&]() -> std::size_t {
      for (std::size_t at = from; at < std::min(from + batch, good.size()); at += step) {
        const std::string bytes = with_flipped(good, at * 8 + at % 8);
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

}  // namespace tamper_test
