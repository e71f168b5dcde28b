// A book that version 0.1 has written, with everything that it knew.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

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

// Beside a record of the kind `beside`, as the old program would.
inline void say_in_old_book(SQLite::Database& old, int times, const std::string& kind,
                            const std::string& body, const std::string& beside) {
  const std::string later = std::to_string(1000 * times);
  old.exec(
      "INSERT INTO record (origin, number, clock, kind, id, parent, body, previous, hash)"
      " SELECT origin, number + " +
      later + ", clock + " + later + ", '" + kind + "', randomblob(16), parent, '" + body +
      "', previous, randomblob(32) FROM record WHERE kind = '" + beside +
      "' ORDER BY clock LIMIT 1");
}

}  // namespace kattegat::test
