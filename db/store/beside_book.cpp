#include "db/store/beside_book.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "kattegat/files/name_beside.hpp"

namespace kattegat {

bool is_there(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

std::string beside_book(const std::string& book, std::string_view end) {
  std::error_code fault;
  const auto real = std::filesystem::weakly_canonical(book, fault);
  return (fault ? book : real.string()) + std::string(end);
}

std::optional<std::string> where_link_leads(const std::string& path) {
  std::error_code is_none;
  const auto target = std::filesystem::read_symlink(path, is_none);
  if (is_none) return std::nullopt;
  return (folder_of(path) / target).lexically_normal().string();
}

bool has_journal(const std::string& book) {
  return is_there(book + "-journal") || is_there(beside_book(book, "-journal"));
}

bool has_another_name(const std::string& book) {
#if defined(__linux__) && defined(STATX_ATTR_MOUNT_ROOT)
  struct statx known {};
  if (::statx(AT_FDCWD, book.c_str(), 0, STATX_NLINK, &known) == 0)
    return known.stx_nlink > 1 || (known.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
#endif
  struct stat found {};
  return ::stat(book.c_str(), &found) == 0 && found.st_nlink > 1;
}

bool waits_in_log(const std::string& book) {
  std::error_code error;
  const auto bytes = std::filesystem::file_size(beside_book(book, "-wal"), error);
  return !error && bytes > 0;
}

void remove_with_all_beside(const std::string& path) {
  for (const std::string_view end : kept_beside) ::unlink((path + std::string(end)).c_str());
}

void remove_log(const std::string& path) {
  for (const std::string_view end : log_ends) ::unlink(beside_book(path, end).c_str());
}

std::error_code give_to_owner_of(const std::string& book, const std::string& made) {
  struct stat owned {
  }, ours{};
  if (::stat(book.c_str(), &owned) == 0 && ::stat(made.c_str(), &ours) == 0 &&
      (owned.st_uid == ours.st_uid || ::chown(made.c_str(), owned.st_uid, owned.st_gid) == 0))
    return {};
  return {errno, std::generic_category()};
}

}  // namespace kattegat
