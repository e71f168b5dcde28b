// A book as a file: what kind it is, and how one is made, copied and put in its place.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "db/store/fault.hpp"

namespace SQLite {
class Database;
}

namespace kattegat {

inline constexpr int application_id = 0x4B617474;  // "Katt"
// What every file of SQLite's begins with, its zero among it.
inline constexpr std::string_view mark_of_sqlite{"SQLite format 3", 16};

// Whatever it is; nothing where that cannot be told.
bool is_there(const std::string& path);
// Where SQLite keeps the "-wal" or "-journal" of a book: beside the file itself, wherever a link
// leads from.
std::string beside_book(const std::string& book, std::string_view end);
bool has_journal(const std::string& book);
// A hard link: under each name the book would have a log of its own.
bool has_another_name(const std::string& book);
bool waits_in_log(const std::string& book);  // whether anything of it is in the "-wal" still
// Nothing where it is no link.
std::optional<std::string> where_link_leads(const std::string& path);

// The ends of the names of a book's files: its own, and those of what lies beside that.
inline constexpr std::array<std::string_view, 5> kept_beside{"", "-wal", "-shm", "-journal",
                                                             "-key"};
// Removes what programs that are gone have left half made beside a book, and half a copy of any
// book, which is full of names as well, in the folder.
void remove_half_made(const std::string& book);

// Where a log or journal lies at `path` without its book: SQLite would play it into the next one.
std::optional<BookFault> refuse_beside_log(const std::string& path);
// Takes a file away that is no link, with all that lies beside it as beside a book.
void remove_with_all_beside(const std::string& path);
// Takes away what SQLite keeps beside a book.
void remove_log(const std::string& path);
// What is said where that fails.
BookFault cannot_create(const std::string& path, const std::error_code& why);
// Where the disk has no room for so many bytes.
std::optional<BookFault> refuse_full(const std::string& path, std::uint64_t bytes);
std::error_code sync_to_disk(const std::string& path);
// A file that is to lie beside a book, or in its place, belongs to whom that does, whoever made it.
std::error_code give_to_owner_of(const std::string& book, const std::string& made);

// A book that is made beside a place, to be put there when it is complete, or only to be read. What
// has no place of its own is gone afterwards, with all that lies beside it.
class HalfMade {
 public:
  explicit HalfMade(const std::string& beside);
  HalfMade(HalfMade&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  HalfMade& operator=(HalfMade&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
  }
  ~HalfMade();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// An existing file is never taken for a new one, nor overwritten, and beside a log or journal that
// has lost its book none is put, into which SQLite would play it.
std::optional<BookFault> give_place(const HalfMade& made, const std::string& path);

// What kind of file that is, before SQLite sees it; nothing when it may be opened.
// BookFault::Kind::not_found: none; older: a book of version 0.1.
std::optional<BookFault> look_at_file(const std::string& path);

// The bytes of a book and of its log, as they were at one moment, to a new private file.
std::optional<BookFault> copy_book(const std::string& from, const std::string& to);

// Of a book that has been made beside its place: brings everything into the one file, closes it,
// and reads it again: its pages must be sound without any log beside it. A disk that is full fails
// here, and not silently afterwards.
std::optional<BookFault> finish(const std::string& made);
// Whether the file that was opened is still there under its name. What SQLite writes to one that
// has been taken away is lost.
bool is_in_place(SQLite::Database&);
// What SQLite says against the pages of a file; nothing where they are sound.
std::optional<BookFault> look_at_pages(SQLite::Database&, const std::string& path);

}  // namespace kattegat
