// The records of an evening as a store has them: put together, of a whole with those of its parts;
// and as they will be, before new ones are stored.
#pragma once
#include <functional>
#include <map>
#include <set>

#include "kattegat/journal/sessions/session_in_several_evenings.hpp"

namespace kattegat {

struct EveningItems {
  Uuid id;
  Items below;  // of the evening itself, then of each part
  struct OfSession {
    Items headers;  // every session record of this id, also below other evenings
    Items below;
    bool is_elsewhere = false;  // it stands in another evening: then only what says so
  };
  std::map<Uuid, OfSession> sessions;  // of which a header stands below the evening or a part
  std::set<Uuid> parts = {};           // other evenings, of which `below` has the records too
};

// Puts evenings together, one after the other, and looks once at what is said of a session in
// several of them. Records below the sessions are added by whoever needs them.
class ItemsOfEvenings {
 public:
  struct Questions {
    std::function<Items(const Uuid& evening)> below;
    std::function<Items(const Uuid& session)> headers;  // every one, below whichever evenings
  };
  explicit ItemsOfEvenings(Questions ask) : ask_(std::move(ask)) {}
  // `parts`: the others that are part of it.
  EveningItems of(const Uuid& whole, std::set<Uuid> parts);

 private:
  EveningItems::OfSession session(const Uuid& id, const SessionInSeveralEvenings::WithParts&);

  Questions ask_;
  std::map<Uuid, SessionInSeveralEvenings> in_several_;
};

// In the order that every book agrees on, as an evening is read: what is of its own comes first,
// then part by part.
void sort_by_part(EveningItems&);

// Where in a log a record stands.
struct PlaceInLog {
  Uuid log;
  std::int64_t number = 0;
};
// A new record as if it had been stored there, where the newest of its place has this clock.
Item as_if_stored(const NewRecord&, std::int64_t newest_clock, std::int64_t row,
                  const PlaceInLog& = {});
// As if the new records had been stored, the newest of this log: each has its row_of_new(). A
// session that the items do not have is added.
EveningItems with_new_records(EveningItems, const std::vector<NewRecord>&, const Uuid& log = {});

}  // namespace kattegat
