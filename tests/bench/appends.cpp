// Appends deals to a fresh book one by one, each durable before the next: `appends ours 1000 FILE`.
// `appends raw` stores the same rows through SQLite's C functions alone, and `appends bulk` in one
// transaction: what there is to compare with. Prints the deals stored a second.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <random>

#include "db/book.hpp"
#include "db/connection.hpp"
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

bool append_ours(Book& book, int deals) {
  auto log = SessionLog::open(book, *parse_uuid("21111111-1111-4111-8111-111111111111"));
  for (int i = 0; log && i < deals; ++i) {
    const auto stored = log->append(*parse_json(deal(i)));
    if (!stored || !std::holds_alternative<SessionLog::Appended>(*stored)) return false;
  }
  return log.has_value();
}

// The same columns with the same sizes, known beforehand; nothing is checked, hashed or looked up.
class Raw {
 public:
  explicit Raw(sqlite3* database) : database_(database) {
    const char* const record =
        "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
        " VALUES (1, ?1, ?1, 'entry', ?2, x'21111111111141118111111111111111', ?3, ?4, ?5)";
    const char* const posting =
        "INSERT INTO posting (cause, entry, session, payer, payee, points) VALUES (?1, ?1, 2, ?2, "
        "?3, ?4)";
    prepare("BEGIN IMMEDIATE", begin_);
    prepare("COMMIT", commit_);
    prepare(record, record_);
    prepare(posting, posting_);
    for (const char* name : {"Anna", "Bo", "Cai", "Dea"})
      sqlite3_exec(database_,
                   (std::string("INSERT INTO player (name) VALUES ('") + name + "')").c_str(),
                   nullptr, nullptr, nullptr);
  }
  ~Raw() {
    for (sqlite3_stmt* one : {begin_, commit_, record_, posting_}) sqlite3_finalize(one);
  }
  void begin() { run(begin_); }
  void commit() { run(commit_); }
  void append(int i) {
    const std::string body = deal(i);
    std::array<unsigned char, 32> hash{};
    for (unsigned char& byte : hash) byte = static_cast<unsigned char>(random_());
    sqlite3_bind_int64(record_, 1, i + 3);
    sqlite3_bind_blob(record_, 2, hash.data(), 16, SQLITE_STATIC);
    sqlite3_bind_text(record_, 3, body.data(), static_cast<int>(body.size()), SQLITE_STATIC);
    sqlite3_bind_blob(record_, 4, hash.data(), 32, SQLITE_STATIC);
    sqlite3_bind_blob(record_, 5, hash.data(), 32, SQLITE_STATIC);
    run(record_);
    const sqlite3_int64 row = sqlite3_last_insert_rowid(database_);
    for (int n = 0; n < 2; ++n) {
      sqlite3_bind_int64(posting_, 1, row);
      sqlite3_bind_int64(posting_, 2, 1 + n);
      sqlite3_bind_int64(posting_, 3, 3 + n);
      sqlite3_bind_int64(posting_, 4, 9000);
      run(posting_);
    }
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
  sqlite3_stmt *begin_ = nullptr, *commit_ = nullptr, *record_ = nullptr, *posting_ = nullptr;
};

}  // namespace

int main(int count, char** words) {
  if (count != 4) return 2;
  const std::string how = words[1], path = words[3];
  const int deals = std::atoi(words[2]);
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(path + suffix);
  auto book = Book::open_or_create(path);
  auto reading = read_evening(evening);
  if (!book || !reading || !import_evenings(*book, {reading->evening})) return 1;
  const auto start = std::chrono::steady_clock::now();
  if (how == "ours") {
    if (!append_ours(*book, deals)) return 1;
  } else {
    Raw raw(book->connection().database().getHandle());
    if (how == "bulk") raw.begin();
    for (int i = 0; i < deals; ++i) {
      if (how == "raw") raw.begin();
      raw.append(i);
      if (how == "raw") raw.commit();
    }
    if (how == "bulk") raw.commit();
  }
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
  std::printf("%.0f\n", deals / spent.count());
}
