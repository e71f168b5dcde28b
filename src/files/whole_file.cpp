#include "kattegat/files/whole_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "kattegat/files/in_the_making.hpp"
#include "kattegat/files/name_beside.hpp"
#include "system.hpp"

namespace kattegat {
namespace {

// Not every file system knows how to rename without replacing (NFS), nor hard links (FAT by way of
// FUSE). Where neither is known another program may come between looking and renaming.
bool put_where_nothing_is(const std::string& made, const std::string& path) {
#ifndef __EMSCRIPTEN__  // in a browser neither is known, and one program alone has the files
  if (::renameat2(AT_FDCWD, made.c_str(), AT_FDCWD, path.c_str(), RENAME_NOREPLACE) == 0)
    return true;
  if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return false;
  if (::link(made.c_str(), path.c_str()) == 0) {
    ::unlink(made.c_str());
    return true;
  }
  if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS && errno != EMLINK) return false;
#endif
  if (status_of(path)) {
    errno = EEXIST;
    return false;
  }
  return ::rename(made.c_str(), path.c_str()) == 0;
}

bool put_over(const std::string& made, const std::string& path) {
  if (const auto old = status_of(path); old && !is_ordinary(*old)) {
    errno = EEXIST;
    return false;
  }
  return ::rename(made.c_str(), path.c_str()) == 0;
}

// Some file systems cannot sync a folder, and need not.
bool sync_folder(int folder) {
  return ::fsync(folder) == 0 || errno == EINVAL || errno == EOPNOTSUPP || errno == ENOSYS;
}

// Those of the file that it will replace; the owner only as far as the system lets us. What its
// group might do is not what ours may.
bool take_permissions(int file, const struct stat& old) {
  constexpr auto as_it_is = static_cast<uid_t>(-1);
  const bool is_its_group =
      ::fchown(file, old.st_uid, old.st_gid) == 0 || ::fchown(file, as_it_is, old.st_gid) == 0;
  return ::fchmod(file, old.st_mode & (is_its_group ? 0777U : 0707U)) == 0;
}

std::error_code make(const std::string& made, std::string_view bytes,
                     const std::optional<struct stat>& old, Private is_private) {
  const mode_t mode = old || is_private == Private::yes ? 0600 : 0666;  // less what the umask takes
  const int file = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) return system_fault();
  const bool whole =
      write_all(file, bytes) && (!old || take_permissions(file, *old)) && ::fsync(file) == 0;
  const std::error_code fault = whole ? std::error_code() : system_fault();
  return ::close(file) == 0 || fault ? fault : system_fault();
}

// What is put and has a fault could only not be synced.
struct Put {
  bool is_put = false;
  std::error_code fault;
};
Put put(const std::string& made, const std::string& path, Replace replace) {
  // Opened first: what cannot be done should fail while everything is as it was. Who may not list a
  // folder can put files there, but not sync it.
  const int folder = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0 && errno != EACCES) return {false, system_fault()};
  const bool is_put =
      replace == Replace::yes ? put_over(made, path) : put_where_nothing_is(made, path);
  const bool whole = is_put && (folder < 0 || sync_folder(folder));
  const std::error_code fault = whole ? std::error_code() : system_fault();
  if (folder >= 0) ::close(folder);
  return {is_put, fault};
}

}  // namespace

std::error_code put_in_place(const std::string& made, const std::string& path, Replace replace) {
  return put(made, path, replace).fault;
}

std::optional<Text> write_whole_file(const std::string& path, std::string_view bytes,
                                     Replace replace, Private is_private) {
  const auto old = status_of(path);
  if (old && !is_ordinary(*old)) return text(Word::file_not_replaced);
  if (old && replace == Replace::no) return text(Word::file_is_there);
  remove_leftovers(path);
  const InTheMaking made(path);
  const std::error_code unmade = make(made.path(), bytes, old, is_private);
  const auto [is_put, fault] = unmade ? Put{false, unmade} : put(made.path(), path, replace);
  if (!fault) return {};
  ::unlink(made.path().c_str());
  if (fault != std::errc::file_exists)
    return text(either<Word::file_unsynced, Word::file_unwritable>(is_put), fault.message());
  return text(either<Word::file_is_there, Word::file_not_replaced>(replace == Replace::no));
}

}  // namespace kattegat
