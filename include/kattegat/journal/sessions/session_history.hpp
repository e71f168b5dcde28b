// What the records of a session come to: a pure function of the records, the same whatever way they
// came into the book.
#pragma once
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/sessions/entry_rows.hpp"
#include "kattegat/journal/sessions/numbering.hpp"

namespace kattegat {

struct SessionHistory {
  Uuid id;
  Uuid evening;
  SessionContents header;
  Follows follows;  // what a new header follows
  Numberings numberings;
  std::vector<EntryRow> entries;
  bool ended = false;
  std::vector<Conflict> conflicts;
};

// `headers`: every session record of this id. `below`: the records below it.
SessionHistory session_history(const Uuid& id, Items headers, Items below, const WhoIs&);
// The same where the headers have been read: `known` has what they say.
SessionHistory with_entries(SessionHistory known, Items below);

// Whether the game is over, as far as has been said.
struct Ended {
  bool ended = false;
  Follows follows;  // what a new decision follows
  std::optional<Conflict> conflict;
};
// `below`: the records below the session, sorted.
Ended ended_in(const Uuid& session, const Items& below);

// "0", "1" and so on: sitters by their numbers, where nobody asks who they are.
std::vector<std::string> numbers_as_names(std::size_t sitters);
// Players of a session by their numbers, as entries in the book name them, clockwise.
std::vector<std::string> numbers_clockwise(const SessionContents&);
std::vector<std::string> numbers_clockwise(const std::vector<int>& order);

// The facts in their types, the sitters called as `names` says. A Text names the first record that
// cannot be read.
Result<EveningSession, Text> session_from(const SessionHistory&,
                                          const std::vector<std::string>& names);
// The header alone.
Result<EveningSession, Text> header_from(const Uuid& id, const SessionContents&,
                                         const std::vector<std::string>& names);

}  // namespace kattegat
