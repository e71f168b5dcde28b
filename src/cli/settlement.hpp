// What `settle` shows of one evening.
#pragma once
#include "commands/settle.hpp"
#include "db/book/to_settle.hpp"

namespace kattegat::cli {

// Of a file.
Status show_settlement(const Setting&, const Evening&, const JudgedEvening&, const SettleOrder&);
// Of the book: also what has been paid, what is still due, what was decided differently, and what
// of the purse belongs to the evening.
Status show_settlement(const Setting&, const EveningToSettle&, const SettleOrder&);

}  // namespace kattegat::cli
