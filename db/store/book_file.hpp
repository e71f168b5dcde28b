// A book as a file: what kind it is, before SQLite sees it and when it is open, and how it is
// copied.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "db/store/fault.hpp"

namespace SQLite {
class Database;
}

namespace kattegat {

inline constexpr int application_id = 0x4B617474;  // "Katt"
// What every file of SQLite's begins with, its zero among it.
inline constexpr std::string_view mark_of_sqlite{"SQLite format 3", 16};
// Whether these bytes are the header of a book.
bool has_our_mark(std::string_view header);
// Whether it is a file of SQLite's, be it a book or not, as far as its first bytes say.
bool begins_as_sqlite(const std::string& path);

// What kind of file that is, before SQLite sees it; nothing when it may be opened.
// BookFault::Kind::not_found: none; older: a book of version 0.1.
std::optional<BookFault> look_at_file(const std::string& path);
// Where a database of its own lies under such a name beside the book: it would be taken for what
// the book keeps there, and be lost.
std::optional<BookFault> refuse_database_beside(const std::string& book, std::string_view end);
// What SQLite says against the pages of a file; nothing where they are sound.
std::optional<BookFault> look_at_pages(SQLite::Database&, const std::string& path);
// Whether the file that was opened is still there under its name. What SQLite writes to one that
// has been taken away is lost.
bool is_in_place(SQLite::Database&);

// The bytes of a book and of its log, as they were at one moment, to a new private file.
std::optional<BookFault> copy_book(const std::string& from, const std::string& to);

// What is said where a file cannot be made.
BookFault cannot_create(const std::string& path, const std::error_code& why);
// Where the disk has no room for so many bytes.
std::optional<BookFault> refuse_full(const std::string& path, std::uint64_t bytes);

}  // namespace kattegat
