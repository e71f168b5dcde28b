// The next entry of a session, judged where the session stands: it costs what it changes, not what
// the session holds. Functions of the session and of what the book answers; nothing is stored here.
// evening-format, `record`.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/evenings/sound.hpp"
#include "kattegat/journal/records/posting.hpp"

namespace kattegat {

// What the entries so far have come to.
template <class G>
struct Fold {
  Session<G> session;
  std::size_t own_entries;  // of our log
};
using AnyFold = EachGame<Fold>::Variant;

// A session as it stands.
struct OpenSession {
  SessionByHeaders sheet;
  Uuid log;                        // the origin of ours
  std::vector<std::string> seats;  // the names of the night
  std::vector<std::string> shown;  // an entry may have the ones or the others: seat_names.hpp
  AnyFold fold;
};
// By the roster alone they are shown as that night.
Result<OpenSession, Damage> open_session(EveningItems, const KnownPeople&, const Uuid& session,
                                         const Uuid& log);

// What has been entered so far: of what is said again it is known what came of it.
struct EnteredSoFar {
  SessionHistory sheet;
  JudgedSession judged;
  std::map<Uuid, std::size_t> places;  // of the entries, by their ids
};
Result<EnteredSoFar, Damage> entered_so_far(EveningItems, const KnownPeople&, const Uuid& session);

// What is asked of the book and of chance.
struct EntryQuestions {
  std::function<bool(const Uuid&)> is_taken;                    // whether anything has this id
  std::function<Result<const EnteredSoFar*, Damage>()> so_far;  // of this moment
  std::function<Uuid()> new_id;
};

struct NewEntry {
  Uuid id;
  PerSeat<Points> points;
  std::vector<NewRecord> new_records;
  std::vector<Posting> postings;
  AnyFold after;
};
// What became of an entry that was stored before under this id.
struct KnownEntry {
  Uuid id;
  PerSeat<Points> points;
  bool differs = false;  // it has other contents
};
using Entering = std::variant<NewEntry, KnownEntry, Violations, Damage>;
Entering entering(const OpenSession&, const Json& entry, const EntryQuestions&);

}  // namespace kattegat
