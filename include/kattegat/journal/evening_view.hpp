// All that a book has of one evening, as it was at one moment.
#pragma once
#include "kattegat/journal/damage.hpp"
#include "kattegat/journal/evening_history.hpp"
#include "kattegat/journal/everybody.hpp"
#include "kattegat/journal/session_history.hpp"
#include "kattegat/journal/signing.hpp"

namespace kattegat {

struct EveningView {
  EveningHistory history;
  Evening written;  // with the names of the night
  Evening shown;    // with those of now
  Closing closing;  // with those of now
  std::vector<Head> heads;
  std::vector<Person> payees;  // those of its players of whom the roster knows a number
  [[nodiscard]] const SessionHistory* session(const Uuid& id) const { return history.session(id); }
};
// What its records come to; heads and payees are the book's.
Result<EveningView, Damage> view_of_records(EveningItems, const People&);

}  // namespace kattegat
