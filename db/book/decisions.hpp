// What people decide about entries and sessions that are in the book.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/evening/reseat.hpp"
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/entering/seat_names.hpp"

namespace kattegat {

// An entry; and, where two books have given its id to entries of two sessions, which one is meant.
struct EntryAsked {
  EntryAsked(const Uuid& id, std::optional<Uuid> in = {}) : entry(id), session(in) {}
  Uuid entry;
  std::optional<Uuid> session;
  NamesOf names = NamesOf::that_night;  // in a replacement that is given, and in the answer
};
// Why it is decided. With Force::yes also where entries then break a rule that they did not break.
struct Because {
  std::string why;
  Force force = Force::no;
};
// Refused with the complaints that it would cause, unless forced. `at`: when; may be empty.
Stored<Decided> void_entry(Book&, const EntryAsked&, const Because&, const std::string& at = "");
// Takes back a void, or a correction: that very entry counts.
Stored<Decided> restore_entry(Book&, const EntryAsked&, const Because&, const std::string& at = "");
// The entry becomes void for the reason, and `replacement`, an entry as JSON, takes its place in
// the order of the session: dealers and auctions of later deals keep their meaning. One that itself
// breaks a rule may be forced, too, and counts for nothing; one that cannot be read, or lacks what
// it must say, may not.
Stored<Decided> correct_entry(Book&, const EntryAsked&, const Json& replacement, const Because&,
                              const std::string& at = "");
// The players of a session where they really sat; `seats` is a permutation of the session's.
// Reseat::people: what was entered for a chair is that of who sat there. Reseat::order: what was
// entered stays each one's. Like a correction it is refused when an entry then breaks a rule.
Stored<Decided> reseat_session(Book&, const Uuid& session, const std::vector<std::string>& seats,
                               Reseat, const Because&);

// The game is over, or goes on after all.
Result<Changed, BookFault> end_session(Book&, const Uuid& session, const std::string& at);
Result<Changed, BookFault> resume_session(Book&, const Uuid& session, const std::string& at);

}  // namespace kattegat
