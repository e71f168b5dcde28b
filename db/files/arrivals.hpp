// Records of others on their way into a store: some thousands at a time.
#pragma once
#include <utility>
#include <vector>

#include "db/store/store.hpp"

namespace kattegat {

// Within one write. Where logs end goes with the first records, by which the store knows the logs,
// and with the last, when all are there that stand at an end: with each some thousand it would cost
// what there are of logs times what there is of records.
class Arrivals {
 public:
  explicit Arrivals(Store& store) : store_(store) {}

  // Of each log there is one before its first record.
  void add_end(const LogEnd& end) { ends_.push_back(end); }
  void add(Arrival arrival) {
    constexpr std::size_t at_once = 5000;
    batch_.others.push_back(std::move(arrival));
    if (batch_.others.size() < at_once) return;
    if (!std::exchange(are_logs_known_, true)) batch_.ends = ends_;
    append();
  }
  // Words of a row that is there already.
  void remember(std::int64_t row, const Words& words) { batch_.remember.emplace_back(row, words); }
  void finish() {
    batch_.ends = std::move(ends_);
    append();
  }

 private:
  void append() {
    store_.append(batch_);
    batch_ = {};
  }

  Store& store_;
  std::vector<LogEnd> ends_;
  Batch batch_;
  bool are_logs_known_ = false;
};

}  // namespace kattegat
