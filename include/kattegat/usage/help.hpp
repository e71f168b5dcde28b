// What a program says of its commands and options when it is asked for --help.
#pragma once
#include "kattegat/usage/arguments.hpp"

namespace kattegat::usage {

// Of one command, of those that share their first word, or of all.
std::string help_page(const Program&, std::string_view path, Language);

// The option's sentence, and what can be chosen where that is little.
std::string about_option(const Program&, const Option&, Language);

}  // namespace kattegat::usage
