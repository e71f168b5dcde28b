// The store in memory: for tests of what stands above it, and for what never touches a disk.
#pragma once
#include "db/store/store.hpp"

namespace kattegat {

class MemoryStore {
 public:
  MemoryStore() : key_(new_key()) {}

  Mark mark() const { return static_cast<Mark>(items_.size()); }
  Items below(const Uuid& place);
  Items with_id(const Uuid& id);
  Items headers();
  std::map<Uuid, std::int64_t> entries_of_sessions();
  std::vector<LogEnd> ends() const { return ends_; }
  Hash own_head();
  std::int64_t clock_of(const Uuid& place);
  std::size_t own_below(const Uuid& place);
  bool knows(const Uuid& origin, std::int64_t number, const Hash&);
  Booked booked(const Uuid& session);
  SessionSums sums();
  std::vector<Uuid> ids_from(std::string_view digits, std::size_t most);
  void each_with_words(const std::function<void(const Item&)>&);
  std::map<Hash, std::int64_t> without_words();
  Items all() { return items_; }
  void reading(const std::function<void()>& work) { work(); }
  Store::Kept writing(const std::function<bool()>& work);
  Appended append(const Batch&);

 private:
  template <class Wanted>
  Items items_that(Wanted&& wanted);

  SigningKey key_;
  Items items_;
  std::vector<LogEnd> ends_;
  std::vector<Posting> postings_;
};

}  // namespace kattegat
