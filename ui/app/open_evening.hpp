// The evening on the screen.
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/evenings/evening_view.hpp"
#include "kattegat/journal/records/signing.hpp"

namespace kattegat::ui {

// As the book had it at one moment. A session is meant by its place among evening.sessions, or by
// its id: thousands of them are looked up in every frame.
struct OpenEvening {
  EveningHistory history;
  Evening written;  // under the names of the night
  Evening evening;  // under the names that people have now; so are closing, payees and judged
  Closing closing;
  std::vector<Person> payees;
  std::vector<Head> heads;  // where the book stood
  Uuid own_log;             // to which is written here
  JudgedEvening judged;
  std::map<Uuid, std::size_t> places;  // of the sessions
  std::set<Uuid> ended;                // of them: closing.ended

  [[nodiscard]] bool has_ended(const EveningSession& session) const;
  [[nodiscard]] bool goes_on(std::size_t session) const;          // neither ended nor finished
  [[nodiscard]] bool is_over() const;                             // every game, of one at least
  [[nodiscard]] std::size_t index_of(const Uuid& session) const;  // behind the last: not there
  [[nodiscard]] const EveningSession* session(const Uuid&) const;
  [[nodiscard]] std::optional<std::size_t> player(const Uuid&) const;  // the place of who is this
  // What has been decided about an entry of the session; places as in `evening`.
  [[nodiscard]] EntryState state_of(std::size_t session, std::size_t entry) const;
  // The last one written here that counts, an entry or a correction; nullptr where there is none,
  // or somebody else has corrected what was.
  [[nodiscard]] const EntryRow* last_of_ours(std::size_t session) const;
  // The row of an entry or a correction; nullptr: there is none.
  [[nodiscard]] const EntryRow* row_of(std::size_t session, const Uuid& id) const;
  // What counts of an entry, asked by it or by a correction of it; nullptr: it is void.
  [[nodiscard]] const EntryRow* counts_for(std::size_t session, const Uuid& entry) const;
  // What they were called that night; nothing where nobody here is shown so.
  [[nodiscard]] std::optional<std::string> written_name(const std::string& shown) const;
  // The same of who sits at this table, all of them: of two who are one by now, the one who sits
  // there.
  [[nodiscard]] std::vector<std::string> written_names_at(const Uuid& session,
                                                          std::vector<std::string> seats) const;
  // As the book showed it, for exports.
  [[nodiscard]] EveningView view() const;
};
OpenEvening opened_evening(EveningView, std::vector<Head> heads, const Uuid& own_log);

}  // namespace kattegat::ui
