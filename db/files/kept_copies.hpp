// Copies of a book that lie beside it, with the names that it had when they were made.
#pragma once
#include <string>
#include <vector>

#include "kattegat/core/text.hpp"

namespace kattegat {

// Where the app keeps those that it makes by itself.
std::string backups_folder(const std::string& book);

// Told whoever erases somebody: where there are some of these, or an old book.
std::vector<Text> kept_copies(const std::string& book);

}  // namespace kattegat
