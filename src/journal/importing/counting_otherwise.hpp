// How many entries come to something else in a book than in an evening file.
#pragma once
#include "kattegat/evening/judge.hpp"
#include "kattegat/journal/evenings/sound.hpp"

namespace kattegat {

// Of the entries that count in both. The book keeps its own order, in which other entries may stand
// before one. `players`: who those of the file are in the book. `in_book`: as it is, or as it is
// with what is new.
std::int64_t counting_otherwise(const Evening& file, const std::vector<Uuid>& players,
                                const SoundEvening& in_book, const JudgedEvening& judged_in_book);

}  // namespace kattegat
