// Appends deals to a fresh book one by one, each durable before the next: `appends ours 1000 FILE`.
// `appends grown` does so in a book that holds 10,000 evenings already.
// `appends raw` stores the same rows through SQLite's C functions alone, and `appends bulk` in one
// transaction: what there is to compare with. Prints the deals stored a second.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <random>

#include "db/book/book.hpp"
#include "db/book/import.hpp"
#include "db/book/session_log.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/evening/read.hpp"

using namespace kattegat;

namespace {

constexpr std::string_view evening =
    R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
    R"("id":"11111111-1111-4111-8111-111111111111","players":["Anna","Bo","Cai","Dea"],)"
    R"("sessions":[{"id":"21111111-1111-4111-8111-111111111111","game":"ligeud",)"
    R"("seats":["Anna","Bo","Cai","Dea"],"entries":[]}]})";

std::string deal(int number) {
  static constexpr const char* names[] = {"Anna", "Bo", "Cai", "Dea"};
  return std::string(R"({"type":"deal","contract":"9","declarer":")") + names[number % 4] +
         R"(","trump":"H","partner":")" + names[(number + 1) % 4] + R"(","tricks":)" +
         std::to_string(5 + number % 8) + "}";
}

// The same as it stands in the book: players by number.
std::string stored_deal(int number) {
  return R"({"type":"deal","contract":"9","declarer":")" + std::to_string(number % 4) +
         R"(","trump":"H","partner":")" + std::to_string((number + 1) % 4) + R"(","tricks":)" +
         std::to_string(5 + number % 8) + "}";
}

bool append_ours(Book& book, int deals) {
  auto log = SessionLog::open(book, *parse_uuid("21111111-1111-4111-8111-111111111111"));
  for (int i = 0; log && i < deals; ++i) {
    const auto stored = log->append(*parse_json(deal(i)));
    if (!stored || !std::holds_alternative<SessionLog::Entered>(*stored)) return false;
  }
  return log.has_value();
}

// The same columns with the same sizes, known beforehand; nothing is checked, hashed, signed or
// looked up.
class Raw {
 public:
  explicit Raw(sqlite3* database) : database_(database) {
    prepare("BEGIN IMMEDIATE", begin_);
    prepare("COMMIT", commit_);
    prepare(
        "INSERT INTO record (origin, number, clock, kind, id, place, body, previous, hash)"
        " VALUES (1, ?1, ?1, 6, ?2, 2, ?3, ?4, ?5)",
        record_);
    prepare(
        "INSERT INTO posting (session, entry, cause, payer, payee, points)"
        " VALUES (2, ?1, ?1, ?2, ?3, ?4)",
        posting_);
    prepare("DELETE FROM log_end WHERE record = ?1", passed_);
    prepare("INSERT INTO log_end (record, signature) VALUES (?1, ?2)", end_);
    sqlite3_exec(database_,
                 "DELETE FROM log_end; INSERT INTO place (place, id) VALUES (2, zeroblob(16))",
                 nullptr, nullptr, nullptr);
  }
  ~Raw() {
    for (sqlite3_stmt* one : {begin_, commit_, record_, posting_, passed_, end_})
      sqlite3_finalize(one);
  }
  void begin() { run(begin_); }
  void commit() { run(commit_); }
  // Answers the row.
  sqlite3_int64 append(int i) {
    const std::string body = stored_deal(i);
    std::array<unsigned char, 64> bytes{};
    for (unsigned char& byte : bytes) byte = static_cast<unsigned char>(random_());
    sqlite3_bind_int64(record_, 1, i + 100);
    sqlite3_bind_blob(record_, 2, bytes.data(), 16, SQLITE_STATIC);
    sqlite3_bind_text(record_, 3, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
    sqlite3_bind_int64(record_, 4, 1);
    sqlite3_bind_blob(record_, 5, bytes.data(), 32, SQLITE_STATIC);
    run(record_);
    const sqlite3_int64 row = sqlite3_last_insert_rowid(database_);
    for (int n = 0; n < 2; ++n) {
      sqlite3_bind_int64(posting_, 1, row);
      sqlite3_bind_int64(posting_, 2, n);
      sqlite3_bind_int64(posting_, 3, 2 + n);
      sqlite3_bind_int64(posting_, 4, 9000);
      run(posting_);
    }
    return row;
  }
  // Once a transaction: where the log ends.
  void end_log(sqlite3_int64 row) {
    sqlite3_bind_int64(passed_, 1, end_row_);
    run(passed_);
    end_row_ = row;
    std::array<unsigned char, 64> signature{};
    sqlite3_bind_int64(end_, 1, row);
    sqlite3_bind_blob(end_, 2, signature.data(), 64, SQLITE_STATIC);
    run(end_);
  }

 private:
  void prepare(const char* sql, sqlite3_stmt*& statement) {
    KATTEGAT_CHECK(sqlite3_prepare_v2(database_, sql, -1, &statement, nullptr) == SQLITE_OK);
  }
  static void run(sqlite3_stmt* statement) {
    KATTEGAT_CHECK(sqlite3_step(statement) == SQLITE_DONE);
    sqlite3_reset(statement);
  }
  sqlite3* database_;
  std::minstd_rand random_;
  sqlite3_int64 end_row_ = 0;
  sqlite3_stmt *begin_ = nullptr, *commit_ = nullptr, *record_ = nullptr, *posting_ = nullptr,
               *passed_ = nullptr, *end_ = nullptr;
};

// Evenings that have nothing to do with the one that is written.
bool grow(Book& book) {
  std::vector<Evening> evenings;
  for (int n = 0; n < 10'000; ++n) {
    std::string other(evening);
    const std::string digits = std::to_string(100'000 + n);
    for (auto at = other.find("1111-1111-4111"); at != std::string::npos;
         at = other.find("1111-1111-4111"))
      other.replace(at, 14, digits.substr(0, 4) + "-" + digits.substr(4) + "00-4111");
    auto reading = read_evening(other);
    if (!reading) return false;
    evenings.push_back(std::move(reading->evening));
  }
  const auto imported = import_evenings(book, std::move(evenings));
  return imported && std::holds_alternative<Imported>(*imported);
}

}  // namespace

int main(int count, char** words) {
  if (count != 4) return 2;
  const std::string how = words[1], path = words[3];
  const int deals = std::atoi(words[2]);
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  auto book = Book::open_or_create(path);
  auto reading = read_evening(evening);
  if (!book || !reading || !import_evenings(*book, {reading->evening})) return 1;
  if (how == "grown" && !grow(*book)) return 1;
  const auto start = std::chrono::steady_clock::now();
  if (how == "ours" || how == "grown") {
    if (!append_ours(*book, deals)) return 1;
  } else {
    Raw raw(sqlite_of(book->store()).connection().database().getHandle());
    if (how == "bulk") raw.begin();
    for (int i = 0; i < deals; ++i) {
      if (how == "raw") raw.begin();
      const auto row = raw.append(i);
      if (how == "raw" || i + 1 == deals) raw.end_log(row);
      if (how == "raw") raw.commit();
    }
    if (how == "bulk") raw.commit();
  }
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  std::printf("%.0f\n", deals / spent.count());
}
