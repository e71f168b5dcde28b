// What a book lacks of an evening file: the evening itself, its players, its sessions with their
// entries.
#pragma once
#include "known_evening.hpp"
#include "lacking_sessions.hpp"

namespace kattegat {

// Valid while the file is there.
struct LackingEvening {
  const Evening& file;
  std::vector<Uuid> players;  // who those of the file are in the book
  std::vector<NewRecord> new_records;
  std::int64_t otherwise = 0;  // entries that have been decided otherwise in the book, and stay so
  BegunSessions begun;
  std::set<Uuid> changed;  // sessions that were there, and will not be as they were
};
Result<LackingEvening, NotAdded> lacking_evening(const Evening& file, const KnownEvening&,
                                                 const BookBefore&);

}  // namespace kattegat
