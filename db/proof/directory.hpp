// What a book has, by the numbers that its rows have for logs and places: whoever proves it looks
// things up here.
#pragma once
#include <map>
#include <optional>
#include <set>

#include "db/proof/verify.hpp"
#include "db/store/sqlite_store.hpp"
#include "kattegat/journal/people/roster.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

struct Directory {
  struct KnownSession {
    Uuid id;
    Items headers;
    std::optional<SessionByHeaders> together;  // where there are several
  };
  struct KnownPlace {  // what is not there is null
    std::int64_t number = 0;
    const Uuid* id = nullptr;
    const KnownSession* session = nullptr;
    bool is_evening = false;
  };
  [[nodiscard]] KnownPlace at(std::int64_t place) const;

  std::map<std::int64_t, Uuid> origins;
  std::map<std::int64_t, Uuid> places;
  std::map<std::int64_t, KnownSession> sessions;  // by place
  std::set<std::int64_t> evenings;                // by place
  std::int64_t last_place = 0, last_record = 0;
};

Directory read_directory(SqliteStore&, const Items& headers, std::vector<Difference>& found);
// As far as its records can be read, and have their log and their place: of the others is said
// where each record is read, and they stop nothing here.
Roster roster_left(SqliteStore&);
// Whether two books that wrote a session's header apart mean the same people by a number is told by
// the names of the night.
void read_together(Directory&, const Roster&, const Items& headers);

}  // namespace kattegat
