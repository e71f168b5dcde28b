// What a program says of its commands and options: `--help` and the manual page.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

// Of one command, of those that share their first word, or of all.
std::string help_page(const Program&, std::string_view path, Language);

// A paragraph of the manual beside what the table knows; in its text a line is a paragraph.
struct Chapter {
  Word heading = {}, words = {};
};
// For man(1), in roff.
std::string manual_page(const Program&, const std::vector<Chapter>&, std::string_view see_also,
                        Language);

}  // namespace kattegat::usage
