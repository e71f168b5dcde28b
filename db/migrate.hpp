// The book's schema, from whatever version the file has to ours.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <span>

namespace kattegat {

// The numbered files of db/, in order: migration n leads from user_version n to n + 1.
std::span<const char* const> migrations();
inline int schema_version() { return static_cast<int>(migrations().size()); }

// Each step is one transaction together with its user_version: a step that fails leaves the file as
// it was. Throws what SQLite throws.
void migrate(SQLite::Database&, std::span<const char* const> steps);

}  // namespace kattegat
