// What the machine tells a program beside its words: variables, and where things usually lie.
#pragma once
#include <string>

namespace kattegat::usage {

// Of the environment; "" where there is none.
std::string variable(const char* name);

// A folder of the XDG base directories: as the variable says, or its place below the home.
std::string usual_folder(const char* name, const std::string& below_home);
// Where the book is kept when no other place is named.
std::string usual_book();

}  // namespace kattegat::usage
