// What the machine tells a program beside its words: variables, the time, and where things usually
// lie.
#pragma once
#include <string>
#include <string_view>

namespace kattegat::usage {

// Of the environment; "" where there is none.
std::string variable(const char* name);

// Now, by the clock on the wall: a day ends at midnight there. RFC 3339 with the offset of the
// place: "2026-11-20T21:04:05+01:00".
std::string local_time();

// A folder of the XDG base directories: as the variable says, or its place below the home, which is
// that of HOME, or as the machine knows whoever has begun the program; "" where there is none. What
// is no whole path says nothing: it would be another folder wherever the program is begun.
std::string usual_folder(const char* name, const std::string& below_home);
// What the desktop calls so in the language that it was installed in, as DOCUMENTS is ~/Dokumenter:
// by the variable XDG_DOCUMENTS_DIR, by its file user-dirs.dirs, or this place below the home;
// "" where there is none.
std::string desktop_folder(const std::string& name, const std::string& below_home);
// What such a file says; "" where it says nothing, or that there is none: the home itself.
std::string folder_in(std::string_view user_dirs, const std::string& name, const std::string& home);
// Where the book is kept when no other place is named; "" where there is no home.
std::string usual_book();

}  // namespace kattegat::usage
