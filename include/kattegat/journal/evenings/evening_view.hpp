// All that a book has of one evening, as it was at one moment.
#pragma once
#include "kattegat/journal/evenings/evening_history.hpp"
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/records/damage.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// In `written` and in `shown` the sessions stand as in the history, and so do the players; but
// those who are one by now are one in `shown`.
struct EveningView {
  EveningHistory history;
  Evening written;             // with the names of the night
  Evening shown;               // with those of now
  Closing closing;             // with those of now
  std::vector<Person> payees;  // those of its players of whom the roster knows a number
  [[nodiscard]] const SessionHistory* session(const Uuid& id) const { return history.session(id); }
};
// What its records come to.
Result<EveningView, Damage> view_of_records(EveningItems, const People&);

}  // namespace kattegat
