// The names of a book's files, and what lies there.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace kattegat {

// Whatever it is; nothing where that cannot be told.
bool is_there(const std::string& path);
bool is_file(const std::string& path);
// Where SQLite keeps the "-wal" or "-journal" of a book: beside the file itself, wherever a link
// leads from.
std::string beside_book(const std::string& book, std::string_view end);
// Nothing where it is no link.
std::optional<std::string> where_link_leads(const std::string& path);
// A hard link, or its file alone is mounted at this place: under each name the book would have a
// log of its own.
bool has_another_name(const std::string& book);
bool has_journal(const std::string& book);
bool waits_in_log(const std::string& book);  // whether anything of it is in the "-wal" still

// The ends of the names of a book's files: its own, and those of what lies beside that.
inline constexpr std::array<std::string_view, 5> kept_beside{"", "-wal", "-shm", "-journal",
                                                             "-key"};
// Of these, what is of no use without the others.
inline constexpr std::array<std::string_view, 2> log_ends{"-wal", "-shm"};

// Takes a file away that is no link, with all that lies beside it as beside a book.
void remove_with_all_beside(const std::string& path);
// Takes away what SQLite keeps beside a book.
void remove_log(const std::string& path);
// A file that is to lie beside a book, or in its place, belongs to whom that does, whoever made it.
std::error_code give_to_owner_of(const std::string& book, const std::string& made);

}  // namespace kattegat
