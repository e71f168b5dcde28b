// What is put right in a session after it was entered: an entry voided, restored or corrected
// (correcting.hpp), the seats (reseating.hpp), whether it has ended. Pure functions of what the
// book has and of what is asked. Nothing is looked up here, and nothing drawn but salts: ids for
// new records, and the time, come with the request. evening-format, `void`, `restore`, `correct`.
#pragma once
#include "kattegat/journal/entering/booking.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/journal/records/refusal.hpp"

namespace kattegat {

// The session in which something is decided, as it is before it.
struct SessionBefore {
  SoundEvening sound;
  EveningItems items;  // which come to that
  People people;
  Uuid session;
  Items below;  // the records below it as its sheet has them: in order, numbered by its header
  Booked booked;
  Uuid log;  // the origin of ours
  [[nodiscard]] const SessionHistory& sheet() const { return *session_in(sound, session)->sheet; }
  [[nodiscard]] const EveningSession& played() const { return *session_in(sound, session)->played; }
  // Among the rows of the sheet: of several that have the id the first.
  [[nodiscard]] std::optional<std::size_t> place_of(const Uuid& entry) const;
  [[nodiscard]] const EntryRow* row(const Uuid& entry) const;
};
Result<SessionBefore, Damage> session_before(EveningItems, People, const Uuid& session, Booked,
                                             const Uuid& log);

// A decision about an entry, and what comes of it.
struct Decided {
  Uuid id;  // as it was asked for, of an entry or a session; of a correction the one that is new
  bool already = false;  // it was so already; nothing is added
  Evening evening;       // as it is now
  Complaints broken;     // where it was forced: all entries that then break a rule
};
struct Amended {
  std::vector<NewRecord> new_records;
  std::vector<Posting> postings;
  Decided decided;
};
using Amendment = std::variant<Amended, Refused, WhyNot, Damage>;

struct EntryRequest {
  Uuid entry;
  std::string why;
  Force force = Force::no;  // although entries then break a rule that did not
  std::string at;           // may be empty
};
// `record`: the id of the decision. Where the entry has been corrected, what counts in its place is
// void. What counts again is the row that is named, so that it may be said twice.
Amendment voiding(const SessionBefore&, const EntryRequest&, const Uuid& record);
Amendment restoring(const SessionBefore&, const EntryRequest&, const Uuid& record);

// Nothing to add when it is so already, and nobody has decided otherwise.
std::optional<NewRecord> ending(const Uuid& session, const Ended& now, bool ended,
                                const std::string& at, const Uuid& record);

}  // namespace kattegat
