// Files on the way to their place are made beside it, under a name that says whose they are: so
// what a killed program has left can be told from what another one is making just now.
#pragma once
#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

inline constexpr std::size_t longest_name = 255;  // that a file system has room for, in bytes

// Where a file lies, or will.
std::filesystem::path folder_of(const std::string& path);

// Where to make what will be put at `path`: PATH.new-PID- and so many letters that nobody gives a
// copy of their own such a name. Of a PATH whose name is very long only the beginning.
std::string name_beside(const std::string& path);

// The n-th of NAME, NAME-2, NAME-3 and so on, with the ending behind it; and the first under which
// nothing lies yet.
std::string numbered_name(const std::string& name, int nth, std::string_view ending = "");
std::string free_name(const std::string& name, std::string_view ending = "");
// Of those without an ending all of these names under which something lies.
std::vector<std::string> taken_names(const std::string& name);

// Removes what programs that are gone have left beside `path`, and what nobody has touched for a
// day, though there may be a program with such a number. What lies beside such a file goes
// with it, where its name ends in one of these. Of what is held (in_the_making.hpp) no number is
// asked.
void remove_leftovers(const std::string& path, std::span<const std::string_view> ends = {});

// What they had on the way to any other place in the folder, or beside it under a name that ends in
// one of these, and did not touch for a while where nothing tells but a number: another machine may
// be writing to a folder that is shared.
std::vector<std::string> abandoned_in(const std::filesystem::path& folder,
                                      std::span<const std::string_view> ends);

}  // namespace kattegat
