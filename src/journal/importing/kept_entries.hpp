// A table's entries in an evening file, as the book keeps them or would: its sitters by the numbers
// that the book calls them by, and what is a pair's with the people whose it was.
#pragma once
#include "kattegat/journal/sessions/numbering.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// What a book has of a session of an evening: of one that is new to it, nothing but the header that
// this gets. `order`: the numbers by which it calls the sitters, clockwise as the file has them.
struct SessionInBook {
  const SessionHistory& sheet;
  const Items& below;  // its records below the session
  std::vector<int> order;
};

// Each is known by its place. Valid while both are there.
class KeptEntries {
 public:
  KeptEntries(const EveningSession&, const SessionInBook&);

  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const Stamp& stamp(std::size_t place) const;
  [[nodiscard]] const Uuid& id(std::size_t place) const { return *stamp(place).id; }
  [[nodiscard]] EntryContents contents(std::size_t place) const;
  // Whether it says what the book has.
  [[nodiscard]] bool says(std::size_t place, const EntryContents& known) const;
  // It counts, and for pairs that are none any longer as the book seats them.
  [[nodiscard]] bool is_of_no_pair(std::size_t place) const;

 private:
  const EveningSession& session_;
  const SessionContents& header_;     // of the book
  std::vector<std::string> numbers_;  // of the book, beside the file's seats
  KeptPairs pairs_;                   // what has become there of those who sit so
};

}  // namespace kattegat
