// Books of version 0.1, whose records had everybody's names in them. They are taken over whole:
// every evening, entry, void, correction, payment, signature, name and number, under the same ids;
// what a log once vouched for is vouched for by ours from then on.
#pragma once
#include <optional>
#include <string>

#include "db/store/fault.hpp"

namespace kattegat {

// Makes a new book at `to`, which must not exist, of the old one at `from`, which is only read.
std::optional<BookFault> convert_legacy(const std::string& from, const std::string& to);

// Puts a new book in the place of the old one, which stays beside it under another name, `kept`.
std::optional<BookFault> take_over_legacy(const std::string& path, std::string& kept);

}  // namespace kattegat
