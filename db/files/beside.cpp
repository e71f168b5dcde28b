#include "db/files/beside.hpp"

#include <algorithm>
#include <filesystem>

#include "db/files/other_file.hpp"
#include "db/store/beside_book.hpp"
#include "db/store/new_book.hpp"
#include "kattegat/files/name_beside.hpp"

namespace kattegat {

namespace {

// Whether the path leads, by whatever name, to the book or to a file that belongs beside it.
bool belongs_to_book(const std::string& path, const std::string& book) {
  if (book.empty()) return false;
  namespace fs = std::filesystem;
  std::error_code ignored;
  const std::string real = fs::weakly_canonical(book, ignored).string();
  for (const std::string& name : {book, real})
    for (const std::string_view suffix : kept_beside) {
      const std::string kept = name + std::string(suffix);
      if (fs::equivalent(path, kept, ignored)) return true;
      // Not there just now, but SQLite would take it for its own.
      if (fs::path(path).filename() == fs::path(kept).filename() &&
          fs::equivalent(folder_of(path), folder_of(kept), ignored))
        return true;
    }
  return false;
}

// Whether it is the name of what SQLite or we keep beside a book, whichever book that is.
bool lies_beside_another(const std::string& path) {
  return std::any_of(kept_beside.begin(), kept_beside.end(), [&](std::string_view end) {
    return !end.empty() && path.ends_with(end) &&
           is_database(path.substr(0, path.size() - end.size()));
  });
}

bool belongs_to_a_book(const std::string& path, const std::string& ours) {
  return belongs_to_book(path, ours) || lies_beside_another(path);
}

}  // namespace

std::optional<Text> write_beside_book(const std::string& path, std::string_view bytes,
                                      Replace replace, const std::string& book) {
  if (belongs_to_a_book(path, book)) return text(Word::file_of_the_book);
  return write_whole_file(path, bytes, replace);
}

std::optional<BookFault> refuse_copy(const std::string& path, const std::string& book) {
  std::error_code ignored;
  if (std::filesystem::exists(std::filesystem::symlink_status(path, ignored)))
    return fault_at(BookFault::Kind::other, Word::book_would_overwrite, path);
  if (belongs_to_a_book(path, book))
    return BookFault{BookFault::Kind::other,
                     text(Word::book_cannot_create, path, Word::file_of_the_book)};
  return refuse_name(path);
}

void take_away(const std::string& book) { remove_with_all_beside(book); }

}  // namespace kattegat
