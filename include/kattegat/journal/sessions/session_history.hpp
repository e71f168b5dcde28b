// What the records of a session come to: a pure function of the records, the same whatever way they
// came into the book.
#pragma once
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/sessions/entry_rows.hpp"
#include "kattegat/journal/sessions/numbering.hpp"
#include "kattegat/journal/sessions/sitter_numbers.hpp"

namespace kattegat {

// A session as its headers say it, whatever has been entered: who sits there, and whom its numbers
// mean.
struct SessionByHeaders {
  Uuid id;
  Uuid evening;            // below which the header stands that holds
  SessionContents header;  // that holds
  Follows follows;         // what a new header follows; empty where none could be read
  Numberings numberings;
  std::optional<Conflict> header_conflict;  // in which evening is not said
};
// `headers`: every session record of this id, below whichever evenings, in any order.
SessionByHeaders session_by_headers(const Uuid& id, Items headers, const WhoIs&);

// The session with what lies below it.
struct SessionHistory {
  // `below`: all its records but for the headers, in any order.
  SessionHistory(SessionByHeaders, Items below);

  SessionByHeaders by_headers;
  std::vector<EntryRow> entries;    // as in RowsBelow, their players by the numbers of the header
  bool ended = false;               // where nobody has said so it goes on
  std::vector<Conflict> conflicts;  // of end and entries; in which evening is not said

  [[nodiscard]] const Uuid& id() const { return by_headers.id; }
  // That of the header first.
  [[nodiscard]] std::vector<Conflict> all_conflicts() const;
};
SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs&);

// Whether the game is over, as far as has been said. Where nobody has said anything it goes on, and
// a new decision follows nothing.
struct Ended {
  bool ended = false;
  Follows follows;  // what a new decision follows
  std::optional<Conflict> conflict;
};
// `below`: the records below the session, sorted.
Ended ended_in(const Uuid& session, const Items& below);

// The facts in their types, the sitters called as `names` says, in the order of their numbers. A
// Text names the first record that cannot be read.
Result<EveningSession, Text> session_from(const SessionHistory&,
                                          const std::vector<std::string>& names);
// The header alone.
Result<EveningSession, Text> header_from(const Uuid& id, const SessionContents&,
                                         const std::vector<std::string>& names);

}  // namespace kattegat
