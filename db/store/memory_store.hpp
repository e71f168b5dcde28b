// The store in memory: for tests of what stands above it, and for what never touches a disk.
#pragma once
#include "db/store/store.hpp"

namespace kattegat {

class MemoryStore {
 public:
  MemoryStore() : key_(new_key()) {}

  [[nodiscard]] Mark mark() const { return static_cast<Mark>(items_.size()); }
  [[nodiscard]] Items below(const Uuid& place) const;
  [[nodiscard]] Items with_id(const Uuid& id) const;
  [[nodiscard]] Items headers() const;
  [[nodiscard]] std::map<Uuid, std::int64_t> entries_of_sessions() const;
  [[nodiscard]] std::vector<LogEnd> ends() const { return ends_; }
  [[nodiscard]] Uuid own_log() const { return origin_of(key_.open); }
  [[nodiscard]] Hash own_head() const;
  [[nodiscard]] std::int64_t clock_of(const Uuid& place) const;
  [[nodiscard]] std::size_t own_below(const Uuid& place) const;
  [[nodiscard]] bool knows(const Uuid& origin, std::int64_t number, const Hash&) const;
  [[nodiscard]] Booked booked(const Uuid& session) const;
  [[nodiscard]] SessionSums sums() const;
  [[nodiscard]] std::vector<Uuid> ids_from(std::string_view digits, std::size_t most) const;
  void each_with_words(const std::function<void(const Item&)>&) const;
  [[nodiscard]] std::map<Hash, std::int64_t> without_words() const;
  [[nodiscard]] Items all() const { return items_; }
  void reading(const std::function<void()>& work) const { work(); }
  Store::Kept writing(const std::function<bool()>& work);
  Appended append(const Batch&);

 private:
  template <class Wanted>
  [[nodiscard]] Items items_that(Wanted&& wanted) const;

  SigningKey key_;
  Items items_;
  std::vector<LogEnd> ends_;
  std::vector<Posting> postings_;
};

}  // namespace kattegat
