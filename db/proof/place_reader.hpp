// What verify reads record by record, place by place.
#pragma once
#include <map>

#include "db/proof/log_checker.hpp"
#include "db/proof/session_checker.hpp"

namespace kattegat {

// Part of the book, read by one thread: the places that it is handed, one range after the other.
class PlaceReader {
 public:
  PlaceReader(SqliteStore& store, const Directory& directory)
      : connection_(store.connection()), directory_(directory) {}
  PlaceReader(const PlaceReader&) = delete;  // the checkers know where `part_` is
  PlaceReader& operator=(const PlaceReader&) = delete;

  // All records of these places: where the next place begins, a session is complete.
  void read(const Range& places);
  // The sessions without a record below them, which neither has come across.
  void check_the_rest(const PlaceReader& other);
  // By the first place of each range: whoever has read it, the order is the same.
  [[nodiscard]] std::map<std::int64_t, Verified>& parts() { return parts_; }
  [[nodiscard]] const LogChecker& logs() const { return logs_; }
  [[nodiscard]] const SessionChecker& sessions() const { return sessions_; }

 private:
  struct PlaceAtWork {
    Directory::KnownPlace here;
    Items below;
    std::int64_t clock = 0;  // of the record that was read last
    bool is_whole = true;    // all of them could be read
  };
  void read_range(const Range& places);
  void read_row_of(PlaceAtWork&, Query& row);
  void check_session(PlaceAtWork);
  void keep(std::int64_t first);

  Connection& connection_;
  const Directory& directory_;
  Verified part_;  // of the range that is being read
  std::map<std::int64_t, Verified> parts_;
  LogChecker logs_{connection_, directory_, part_};
  SessionChecker sessions_{connection_, directory_, part_};
};

}  // namespace kattegat
