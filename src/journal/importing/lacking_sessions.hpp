// What a book lacks of the sessions of an evening file, table by table.
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

// Sessions that are new, and by which numbers the book will call the sitters, clockwise.
using BegunSessions = std::map<Uuid, std::vector<int>>;
struct LackingSessions {
  std::vector<NewRecord> new_records;
  std::int64_t otherwise = 0;  // entries that have been decided otherwise in the book, and stay so
  BegunSessions begun;
  std::set<Uuid> changed;  // were there, and have got something new
};
// `players`: who those of the file are in the book. `in_book`: what the book has of the evening;
// nullptr where it is new.
Result<LackingSessions, NotAdded> lacking_sessions(const Evening&, const std::vector<Uuid>& players,
                                                   const EveningInBook* in_book, const BookBefore&);

}  // namespace kattegat
