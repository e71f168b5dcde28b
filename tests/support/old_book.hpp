// A book that version 0.1 has written, with everything that it knew.
#pragma once
#include <filesystem>

#include "support/paths.hpp"
#include "support/program.hpp"

namespace kattegat::test {

inline std::string fixture_of_old_book() {
  return std::string(source_path) + "/tests/fixtures/book-0.1";
}
inline std::string old_book(const Folder& folder, const std::string& name = "book.db") {
  std::filesystem::copy_file(fixture_of_old_book() + ".db", folder.path(name));
  return folder.path(name);
}

}  // namespace kattegat::test
