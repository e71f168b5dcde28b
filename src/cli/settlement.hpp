// What `settle` shows, and what every command says of an evening that breaks a rule.
#pragma once
#include "commands.hpp"
#include "db/purse.hpp"
#include "kattegat/evening/judge.hpp"

namespace kattegat::cli {

int show_complaints(const Setting&, const Evening&, const Complaints&);
// Of the book: also what has been paid, what is still due, what was decided differently, and what
// of the purse belongs to the evening.
int show_settlement(const Setting&, const Book&, const EveningView&, const PurseView&,
                    const SettleOrder&);

}  // namespace kattegat::cli
