// What `settle` shows, and what every command says of an evening that breaks a rule.
#pragma once
#include "commands.hpp"
#include "kattegat/evening/judge.hpp"

namespace kattegat::cli {

int show_complaints(const Setting&, const Evening&, const Complaints&);
// Of the book: also what has been paid, what is still due, and what was decided differently.
int show_settlement(const Setting&, const EveningView&, const SettleOrder&);

}  // namespace kattegat::cli
