// What `settle` shows, for a file and for a stored evening alike.
#pragma once
#include "commands.hpp"
#include "kattegat/evening/judge.hpp"

namespace kattegat::cli {

int show_complaints(const Setting&, const Evening&, const Complaints&);
int show_settlement(const Setting&, const Evening&, const JudgedEvening&, const std::string& plan);
// Of the book: also what has been paid, what is still due, and what was decided differently.
int show_settlement(const Setting&, const EveningView&, const std::string& plan);

}  // namespace kattegat::cli
