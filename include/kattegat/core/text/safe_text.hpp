// What somebody has written, made fit for where it shall stand: each of these says what it keeps.
#pragma once
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace kattegat {

// As part of a line on a terminal: a break or another control character, which could make up a line
// of its own, is a space.
std::string on_one_line(std::string_view);
// The same as a cell of a table, in which a break and a tab are as they were written.
std::string in_a_cell(std::string_view);
// As it may be printed: on one line, and without what is no character or turns the direction of
// what stands beside it.
std::string printable(std::string_view);
// For a machine that takes a line for a field: control characters and what turns the direction are
// left out.
std::string in_a_field(std::string_view);
// As much of it as fits, cut between characters.
std::string first_letters(std::string_view, std::size_t most);
// The same for who counts units of UTF-16, of which some characters are two.
std::string first_units(std::string_view, std::size_t most);
// A name that is read from right to left, set apart from what stands beside it.
std::string set_apart(const std::string& name);

// Names of which each is given once.
class UniqueNames {
 public:
  // The name, or of namesakes "Anna (2)" and so on: so short that it still is a name.
  std::string take(const std::string& name);

 private:
  std::set<std::string> taken_;
  std::map<std::string, int> tried_;  // the last number behind what a numbered name begins with
};

}  // namespace kattegat
