// What verify reads record by record: each one's hash and place in its log, and each session judged
// again from its facts and compared with what is booked.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "db/proof/index_sums.hpp"
#include "db/proof/verify.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// What every checker looks things up in.
struct Directory {
  struct KnownSession {
    Uuid id;
    Items headers;
    std::optional<SessionHistory> history;  // what several headers come to
  };
  std::map<std::int64_t, Uuid> origins;
  std::map<std::int64_t, Uuid> places;
  std::map<std::int64_t, KnownSession> sessions;  // by place
  std::set<std::int64_t> evenings;                // by place
  std::int64_t last_place = 0, last_record = 0;
};

Directory read_directory(SqliteStore&, const Items& headers);
// Whether two books that wrote a session's header apart mean the same people by a number is told by
// the names of the night.
void read_together(Directory&, Store&, const Items& headers);

// Part of the book, read by one thread: the places that it is handed, one range after the other.
class Checker {
 public:
  Checker(SqliteStore& store, const Directory& directory)
      : connection_(store.connection()), directory_(directory) {}

  // All records of these places: where the next place begins, a session is complete.
  void read_places(std::int64_t first, std::int64_t last);
  // The sessions without a record below them, which neither has come across.
  void check_the_rest(const Checker& other);
  // By the first place of each range: whoever has read it, the order is the same.
  [[nodiscard]] std::map<std::int64_t, Verified>& parts() { return parts_; }
  [[nodiscard]] const IndexSums& sums() const { return sums_; }
  [[nodiscard]] std::int64_t postings() const { return postings_; }
  // The records that nothing follows; `other` has read the rest of the book.
  [[nodiscard]] std::vector<std::int64_t> ends(const Checker& other) const;

 private:
  struct LastRead {  // the record that was read last
    std::int64_t row = 0, origin = 0, number = 0;
    Hash hash{};
  };
  struct Here {  // the place that is being read: what is not there is null
    std::int64_t place = 0;
    const Uuid* id = nullptr;
    const Directory::KnownSession* session = nullptr;
    bool is_evening = false;
  };

  // What is booked for one entry.
  struct Posted {
    std::int64_t entry = 0;
    Nets nets{};
    bool is_caused = true;  // by records of its own time, the newest there was: its own or later
  };
  void keep(std::int64_t first);
  void differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text);
  void read_range(std::int64_t first, std::int64_t last);
  void go_to(std::int64_t place);
  void read_record(Query&, Item&);
  bool find_previous(Query&, std::int64_t origin, Record&);
  void leave_open(std::int64_t followed);
  void check_record(const Item&, bool follows);
  void check_place(Items below);
  void check_session(std::int64_t place, const Directory::KnownSession&, Items below);
  void remark_on_other_tables(const SessionHistory&, const std::vector<Uuid>& entered);
  void compare(std::int64_t place, const SessionHistory&);
  bool is_forked(const Uuid& log);
  std::vector<Posted> booked(std::int64_t place, std::size_t entries);
  void compare_entries(std::int64_t place, const SessionHistory&, const JudgedSession&);

  Connection& connection_;
  const Directory& directory_;
  Verified part_;  // of the range that is being read
  std::map<std::int64_t, Verified> parts_;
  IndexSums sums_;
  std::int64_t postings_ = 0;
  std::set<std::int64_t> seen_;  // places of sessions
  std::map<Uuid, bool> forked_;  // logs, each looked at once
  LastRead last_read_;
  std::vector<std::int64_t> open_, followed_;  // rows; what one follows directly is in neither
  Here here_;
};

}  // namespace kattegat
