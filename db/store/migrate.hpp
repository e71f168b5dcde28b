// The book's schema, from whatever version the file has to ours.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <span>
#include <string>
#include <vector>

namespace kattegat {

// Files of version 0.1 have a user_version up to this; book/taking_over.hpp takes them over.
inline constexpr int last_legacy_version = 3;

// The numbered files of db/, in order: the first makes a new book, migration n leads to
// user_version last_legacy_version + n.
std::span<const char* const> migrations();
inline int schema_version() { return last_legacy_version + static_cast<int>(migrations().size()); }

// Each step is one transaction together with its user_version: a step that fails leaves the file as
// it was. Whose schema the file has must be known before. Throws what SQLite throws.
void migrate(SQLite::Database&, std::span<const char* const> steps);

// The tables, indexes, triggers and views of a file, and whether they are those of a book of the
// version that it says it has.
std::vector<std::string> schema_of(SQLite::Database&);
bool has_expected_schema(SQLite::Database&);

}  // namespace kattegat
