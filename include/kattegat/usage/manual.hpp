// The manual page of a program.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

// A chapter of the manual beside what the table knows; in its text a line is a paragraph.
struct Chapter {
  Word heading = {}, words = {};
};
// For man(1), in roff.
std::string manual_page(const Program&, const std::vector<Chapter>&, std::string_view see_also,
                        Language);

}  // namespace kattegat::usage
