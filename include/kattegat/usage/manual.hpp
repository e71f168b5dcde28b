// The manual page of a program.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

// A chapter of the manual beside those of what the table knows; in its text a line is a paragraph.
struct Chapter {
  Word heading = {}, words = {};
};
// For man(1), in roff: the description, the commands and options, the other chapters.
std::string manual_page(const Program&, const Chapter& description,
                        const std::vector<Chapter>& others, std::string_view see_also, Language);

}  // namespace kattegat::usage
