// The log of the new book, into which all of an old one goes record by record.
#pragma once
#include <cstdint>

#include "db/book/legacy/lost_records.hpp"
#include "db/store/store.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

class NewLog {
 public:
  NewLog(Store&, LostRecords&);
  // What other books would refuse is not stored: they would take nothing of this log from then on.
  Appended append(NewRecord);
  // What cannot be made of the old one.
  [[nodiscard]] LostRecords& lost() const { return lost_; }

 private:
  Store& store_;
  LostRecords& lost_;
  Gate gate_;
  std::int64_t count_ = 0;
};

}  // namespace kattegat
