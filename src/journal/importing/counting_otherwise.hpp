// How many entries come to something else in a book than in an evening file.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/evenings/evening_history.hpp"

namespace kattegat {

// An evening of the book, as it is or as it is with what is new.
struct JudgedInBook {
  const EveningHistory& history;
  const Evening& evening;
  const JudgedEvening& judged;
};
// Of the entries that count in both. The book keeps its own order, in which other entries may stand
// before one. `players`: who those of the file are in the book.
std::int64_t counting_otherwise(const Evening& file, const std::vector<Uuid>& players,
                                const JudgedInBook&);

}  // namespace kattegat
