// Each record by itself: its hash, its place in its log, and that it hangs on something.
#pragma once
#include <vector>

#include "db/proof/directory.hpp"
#include "db/proof/index_sums.hpp"
#include "db/proof/verify.hpp"

namespace kattegat {

class LogChecker {
 public:
  // What is wrong is put into `part`.
  LogChecker(Connection& connection, const Directory& directory, Verified& part)
      : connection_(connection), directory_(directory), part_(part) {}

  // The record of a row (RowColumn), which an index lists in this place. Those of a log come in its
  // order, but for some: what each follows is then looked up by its row.
  Item read(Query& row, const Directory::KnownPlace&);
  // One could not be read: what all of them say together is not known.
  void leave_out() { sums_.are_whole = false; }
  // What the records that have been read say that the indexes should hold.
  [[nodiscard]] const IndexSums& sums() const { return sums_; }
  // The rows of the records that nothing follows, where none was left out; `other` has read the
  // rest of the book.
  [[nodiscard]] std::vector<std::int64_t> ends(const LogChecker& other) const;

 private:
  struct LastRead {  // the record that was read last
    std::int64_t row = 0, origin = 0, number = 0;
    Hash hash{};
  };
  void differ(const Uuid& record, Text);
  void count(const Item&, std::int64_t origin);
  std::optional<bool> find_previous(Query&, std::int64_t origin, Record&);
  void leave_open(std::int64_t followed);
  void check(const Record&, const Directory::KnownPlace&, std::optional<bool> follows);

  Connection& connection_;
  const Directory& directory_;
  Verified& part_;
  IndexSums sums_;
  LastRead last_read_;
  std::vector<std::int64_t> open_, followed_;  // rows; what one follows directly is in neither
};

}  // namespace kattegat
