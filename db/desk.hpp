// What a table does with the book beside entering deals: mistakes put right in their place,
// payments ticked off, initials, games ended, seats put right. Like db/book.hpp: nothing throws,
// and what is answered as stored is on the disk.
#pragma once
#include "db/book.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/reseat.hpp"

namespace kattegat {

// ---- Corrections ----

struct CorrectedEntry {
  Uuid id;             // of the entry that stands there now
  bool known = false;  // stored before under this id; nothing was added
  Evening evening;     // as it is now
  Complaints broken;   // entries that now break a rule (only when forced)
};
// The entry becomes void for the reason, and `replacement`, an entry as JSON whose "id" is its key,
// takes its place in the order of the session: dealers and auctions of later deals keep their
// meaning. Refused with the complaints when the replacement breaks a rule, or when a later entry
// does because of it; the latter unless forced.
Stored<CorrectedEntry> correct_entry(Book&, const Uuid& entry, const std::string& why,
                                     const Json& replacement, bool force);

// ---- What belongs to an evening beside its games ----

Result<Closing, BookFault> load_closing(const Book&, const Uuid& evening);

// The same payment (by its id) again adds nothing.
Result<std::monostate, BookFault> tick_payment(Book&, const Uuid& evening, const MadePayment&);
Result<std::monostate, BookFault> untick_payment(Book&, const Uuid& payment, const std::string& at);
Result<std::monostate, BookFault> set_initials(Book&, const Uuid& evening, const Initials&);
Result<std::monostate, BookFault> end_session(Book&, const Uuid& session, const std::string& at);
Result<std::monostate, BookFault> resume_session(Book&, const Uuid& session, const std::string& at);

// ---- Wrong seats ----

struct ReseatedSession {
  Uuid session;
  Evening evening;    // as it is now
  Complaints broken;  // entries that now break a rule (only when forced)
};
// What reseated() makes of the session becomes a session of the same evening; every entry of the
// old one is void for the reason, and the old one is ended. All or nothing. `seats` is a
// permutation of the session's. Refused with the complaints when an entry then breaks a rule,
// unless forced.
Stored<ReseatedSession> reseat_session(Book&, const Uuid& session,
                                       const std::vector<std::string>& seats, Reseat,
                                       const std::string& why, bool force);

}  // namespace kattegat
