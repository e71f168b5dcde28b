// What the machine tells a program beside its words: variables, the time, and where things usually
// lie.
#pragma once
#include <string>

namespace kattegat::usage {

// Of the environment; "" where there is none.
std::string variable(const char* name);

// Now, by the clock on the wall: a day ends at midnight there. RFC 3339 with the offset of the
// place: "2026-11-20T21:04:05+01:00".
std::string local_time();

// A folder of the XDG base directories: as the variable says, or its place below the home. What is
// no whole path says nothing: it would be another folder wherever the program is begun.
std::string usual_folder(const char* name, const std::string& below_home);
// Where the book is kept when no other place is named.
std::string usual_book();

}  // namespace kattegat::usage
