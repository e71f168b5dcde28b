// The log of the new book, into which all of an old one goes record by record.
#pragma once
#include <map>
#include <string>

#include "db/store/store.hpp"
#include "kattegat/journal/gate/gate.hpp"

namespace kattegat {

class NewLog {
 public:
  explicit NewLog(Store&);
  // What other books would refuse is not stored: they would take nothing of this log from then on.
  Appended append(NewRecord);

 private:
  Store& store_;
  Gate gate_;
};

// Who takes part in an evening, by the name of the night.
using OldPlayers = std::map<std::string, Uuid>;

}  // namespace kattegat
