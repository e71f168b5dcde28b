// The store in memory: of tables that are only looked at, and of tests. It answers what SQLite's
// would (tests/book/store_test.cpp).
#pragma once
#include "db/store/store.hpp"

namespace kattegat {

class MemoryStore {
 public:
  [[nodiscard]] Mark mark() const { return static_cast<Mark>(items_.size()); }
  [[nodiscard]] Items below(const Uuid& place, Branch) const;
  [[nodiscard]] Items with_id(const Uuid& id) const;
  [[nodiscard]] Items headers(const Range& rows = {}) const;
  [[nodiscard]] std::map<Uuid, std::int64_t> entries_of_sessions() const;
  [[nodiscard]] std::set<Uuid> decided_by_several() const;
  [[nodiscard]] std::vector<LogEnd> ends() const { return ends_; }
  [[nodiscard]] Uuid own_log() const { return key_ ? origin_of(key_->open) : Uuid{}; }
  [[nodiscard]] Hash own_head() const;
  [[nodiscard]] std::int64_t clock_of(const Uuid& place) const;
  [[nodiscard]] std::size_t own_below(const Uuid& place) const;
  [[nodiscard]] bool knows(const Uuid& origin, std::int64_t number, const Hash&) const;
  [[nodiscard]] Booked booked(const Uuid& session) const;
  [[nodiscard]] std::int64_t last_place() const;
  [[nodiscard]] SessionSums sums(const Range& places = {}) const;
  void each_session(const Range& places, const SessionVisit&) const;
  [[nodiscard]] std::vector<Uuid> ids_from(std::string_view digits, const WantedKind&,
                                           std::size_t most) const;
  void each_with_words(const std::function<void(const Item&)>&) const;
  [[nodiscard]] std::map<Hash, std::int64_t> without_words() const;
  [[nodiscard]] const Items& all() const { return items_; }
  void reading(const std::function<void()>& work) const { work(); }
  Store::Kept writing(const std::function<bool()>& work);
  Appended append(const Batch&);
  [[nodiscard]] std::int64_t count_words() const;
  void fill(const std::function<void()>& work) const { work(); }
  void guard(bool) {}  // nothing but batches ever gets in
  [[nodiscard]] Result<Store, BookFault> beside() const;
  [[nodiscard]] std::optional<BookFault> why_not_write() const { return {}; }
  [[nodiscard]] int patience() const { return 0; }
  void set_patience(int) {}  // nobody else has it

 private:
  template <class Wanted>
  [[nodiscard]] Items items_that(Wanted&& wanted) const;

  // Those below which something hangs, or of which something is booked, numbered from 1.
  [[nodiscard]] std::vector<Uuid> places(const Range&) const;
  void take(const Batch&);
  std::vector<std::int64_t> write(const std::vector<NewRecord>&);
  void add_end(const LogEnd&);
  [[nodiscard]] Item* find_row(std::int64_t row);

  std::optional<SigningKey> key_;  // once our own log has begun
  Items items_;
  std::vector<LogEnd> ends_;  // in the order in which they are told
  std::vector<Posting> postings_;
};

}  // namespace kattegat
