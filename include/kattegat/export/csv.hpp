// A stored evening as a table for a spreadsheet.
#pragma once
#include "kattegat/evening/settle.hpp"
#include "kattegat/words.hpp"

namespace kattegat {

// One row an entry, one column a player; below them the points of each session, the money and the
// payments, and last where the book stood (`anchors`, one line each). RFC 4180, UTF-8 with a byte
// order mark. No cell can become a formula: what begins like one gets an apostrophe in front.
std::string csv(const Evening&, const JudgedEvening&, const Settlement&,
                const std::vector<std::string>& anchors, Language);

// Any other table as such a file. Its cells are ours, or text that somebody has written by way of
// csv_text().
std::string csv_text(const std::string&);
std::string csv_file(const std::vector<std::vector<std::string>>& rows);

}  // namespace kattegat
