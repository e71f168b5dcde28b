// Evenings that were begun apart, at two tables of one night, and are one.
#pragma once
#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"

namespace kattegat {

// They become part of the first: one evening to look at and to settle. Like a decision about people
// it merges, and can be taken back.
Result<Changed, BookFault> join_evenings(Book&, const std::vector<Uuid>& evenings);
// Why that cannot be; nothing: it can.
Result<std::optional<Text>, BookFault> why_not_join(const Book&, const std::vector<Uuid>& evenings);
// They stand alone again: all of them, or none where one has not been joined.
Result<Changed, BookFault> part_evenings(Book&, const std::vector<Uuid>& evenings);

}  // namespace kattegat
