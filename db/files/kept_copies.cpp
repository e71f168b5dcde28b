#include "db/files/kept_copies.hpp"

#include <filesystem>

#include "db/book/taking_over.hpp"
#include "kattegat/core/text/joined.hpp"

namespace kattegat {

std::string backups_folder(const std::string& book) { return book + ".backups"; }

std::vector<Text> kept_copies(const std::string& book) {
  std::vector<Text> kept;
  if (const auto old = kept_old_books(book); !old.empty())
    kept.push_back(text(Word::roster_kept_old, joined(old)));
  const std::string folder = backups_folder(book);
  std::error_code ignored;
  if (std::filesystem::directory_iterator(folder, ignored) != std::filesystem::directory_iterator())
    kept.push_back(text(Word::roster_kept_backups, folder));
  return kept;
}

}  // namespace kattegat
