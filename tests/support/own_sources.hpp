// Our own sources as text, for what must hold of all of them.
#pragma once
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "paths.hpp"

namespace kattegat::test::own_sources {

using Names = std::set<std::string>;

std::filesystem::path root();

struct Line {
  std::string file;
  std::size_t number;
  std::string text;
};

bool begins(const std::string& text, const std::string& with);
bool ends(const std::string& text, const std::string& with);

// The words of a text, as a set.
Names split(const std::string& text);

// Every file below the folder. This and the next ones are read once.
const std::vector<std::string>& files_below(const std::string& folder);

const std::vector<Line>& lines_of(const std::string& name);

const std::string& text_of(const std::string& name);

// Our own C++ below the folders.
std::vector<std::string> sources(const std::string& folders);

const std::vector<Line>& lines_below(const std::string& folders);

// The ids of a list of words.
Names words_of(const std::string& list);

// What a line says to the compiler.
std::string without_comment(const std::string& text);

// Every match of the first group; or of what begins with these letters, which are found at once.
Names found_in(const std::string& text, const std::regex& what);
Names found_in(const std::string& text, const std::string& beginning, const std::regex& what);

bool is_of_a_word(char c);
// Calls look(word) for each word of the text, from its begin to its end.
void each_word(const std::string& text, const std::function<void(std::size_t, std::size_t)>& look);

// Where sentences stand, a row each: a sentence is not broken.
bool is_table_of_sentences(const std::string& file);

// Every game has a room, and a header beside those of the others; what they share has rooms too.
const Names& games();

// The game whose room the file is in: src/games/danish_whist, its headers and its panel.
std::string room_of(const std::string& file);

}  // namespace kattegat::test::own_sources
