// A table's entries in an evening file, as the book keeps them or would: its sitters by the numbers
// that the book calls them by, and what is a pair's with the people whose it was.
#pragma once
#include <span>

#include "corrections_in_file.hpp"
#include "kattegat/journal/sessions/numbering.hpp"
#include "kattegat/journal/sessions/session_history.hpp"

namespace kattegat {

// What a book has of a session of an evening, valid while the book's evening is there: of one that
// is new to it, nothing but the header that this gets.
struct SessionInBook {
  const SessionContents& header;
  std::span<const EntryRow> entries;  // of its sheet
  std::span<const Item> below;        // its records below the session
  std::vector<int> order;  // the numbers by which it calls the sitters, clockwise as in the file
};

// Valid while the session is there, and what the book has of it.
class EntriesInFile {
 public:
  EntriesInFile(const EveningSession&, SessionInBook, Corrections);

  [[nodiscard]] const Uuid& session() const { return *session_.id; }
  [[nodiscard]] const SessionInBook& in_book() const { return in_book_; }
  [[nodiscard]] const Corrections& corrections() const { return corrections_; }

  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const Stamp& stamp(EntryIndex) const;
  [[nodiscard]] const Uuid& id(EntryIndex one) const { return *stamp(one).id; }
  [[nodiscard]] RowInFile row(EntryIndex one) const { return {one, &stamp(one)}; }
  [[nodiscard]] EntryContents contents(EntryIndex) const;
  // Whether it says what the book has.
  [[nodiscard]] bool says(EntryIndex, const EntryContents& known) const;
  // It counts, and for pairs that are none any longer as the book seats them.
  [[nodiscard]] bool is_of_no_pair(EntryIndex) const;
  [[nodiscard]] Complaint complaint(EntryIndex, Violation) const;

 private:
  const EveningSession& session_;
  SessionInBook in_book_;
  Corrections corrections_;           // those of the file among them
  std::vector<std::string> numbers_;  // of the book, beside the file's seats
  KeptPairs pairs_;                   // what has become there of those who sit so
};

}  // namespace kattegat
