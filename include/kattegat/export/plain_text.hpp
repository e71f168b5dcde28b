// The same answers as plain text for people, on a terminal or in a message. README, "Settling".
#pragma once
#include <set>

#include "kattegat/export/answer.hpp"

namespace kattegat {

std::string settlement_page(const Evening&, const JudgedEvening&, const Settlement&, Language);
// What has been paid of it, and what is left; nothing where nobody has paid.
std::string paid_page(const Evening&, const Settlement&, const Closing&, Language);
// The evening beside what it would have come to: what differs, and who pays whom in both.
struct SettledEvening {
  const Evening& evening;
  const JudgedEvening& judged;
  const Settlement& settlement;
};
std::string what_if_page(const SettledEvening& played, const SettledEvening& supposed, Language);
std::string complaints_page(const Evening&, const Complaints&, Language);
// What is wrong, in these words, and by which rule.
std::string wrong_line(const std::string& words, const Violation&);

// "Who pays whom (the fewest payments possible)".
std::string plan_heading(const Settlement&, Language);

// "session 2 (Ligeud), entry 4"; empty for a complaint about the whole file.
std::string place_of(const Evening&, const Complaint&, Language);

// Columns lined up by what the text is wide on a screen: those of text to the left, the others to
// the right. A row is a line, whatever stands in its cells; of a very long text the beginning.
std::string table(std::vector<std::vector<std::string>> rows, std::string_view indent,
                  const std::set<std::size_t>& texts = {0});

}  // namespace kattegat
