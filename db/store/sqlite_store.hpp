// The store in a SQLite file. db/001_book.sql is its schema.
#pragma once
#include <memory>

#include "db/store/appending/remembered.hpp"
#include "db/store/connection.hpp"
#include "db/store/store.hpp"

namespace kattegat {

class SqliteStore final : public Store {
 public:
  explicit SqliteStore(std::unique_ptr<Connection> connection)
      : connection_(std::move(connection)) {}

  Mark mark() override;
  Items below(const Uuid& id, Branch) override;
  Items with_id(const Uuid& id) override;
  Items headers(const Range& rows) override;
  std::map<Uuid, std::int64_t> entries_of_sessions() override;
  std::set<Uuid> decided_by_several() override;
  std::vector<LogEnd> ends() override;
  Uuid own_log() override;
  Head own_end() override;
  std::int64_t clock_of(const Uuid& place) override;
  std::size_t own_below(const Uuid& place) override;
  bool knows(const Uuid& origin, std::int64_t number, const Hash&) override;
  Booked booked(const Uuid& session) override;
  std::int64_t last_place() override;
  SessionSums sums(const Range& places) override;
  void each_session(const Range& places, const SessionVisit&) override;
  std::vector<Uuid> ids_from(std::string_view digits, const WantedKind&, std::size_t most) override;
  void each_record(const VisitItem&) override;
  void each_with_words(const VisitItem&) override;
  std::int64_t count_words() override;
  std::map<Hash, std::int64_t> without_words() override;
  void reading(const std::function<void()>& work) override;
  Kept writing(const std::function<bool()>& work) override;
  Appended append(const Batch&) override;
  void fill(const std::function<void()>& work) override;
  void guard(bool on) override;
  Result<std::unique_ptr<Store>, BookFault> beside() override;
  std::optional<BookFault> why_not_write() override;
  int patience() override { return connection_->opened().patience(); }
  void set_patience(int milliseconds) override { connection_->opened().set_patience(milliseconds); }
  SqliteStore* as_sqlite() override { return this; }

  // Those that can be read, and whose log and place are there; with words where these can be read.
  Items headers_left();
  Items below_left(const Uuid& place, Branch);
  [[nodiscard]] Connection& connection() { return *connection_; }

 private:
  void read_once(const std::function<void()>& work);
  void open_anew();
  void notice_others();
  const OwnTail& tail();
  enum class Damaged { throws, is_left_out };
  Items items_of(Sql, const Uuid&, Damaged = Damaged::throws);
  Items find_headers(const Range& rows, Damaged);
  Kept commit(const std::optional<Head>& newest);
  Hash hash_of(std::int64_t row, Damaged);

  std::unique_ptr<Connection> connection_;
  int depth_ = 0;  // of reading() within reading() or writing()
  bool is_writing_ = false;
  Running running_;
  Remembered remembered_;
};

// For whoever works on the file itself: nullptr in memory.
SqliteStore* find_sqlite(Store&);
SqliteStore& sqlite_of(Store&);  // where it is known that there is one

}  // namespace kattegat
