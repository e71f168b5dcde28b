#include "kattegat/files/whole_file.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <filesystem>

namespace kattegat {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view beside = ".new-";

std::error_code system_fault() { return {errno, std::generic_category()}; }

fs::path folder_of(const std::string& path) {
  std::error_code ignored;
  return fs::absolute(path, ignored).parent_path();
}

// What is there itself, be it a link.
std::optional<struct stat> status_of(const std::string& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) return std::nullopt;
  return found;
}

bool is_ordinary(const struct stat& found) { return S_ISREG(found.st_mode); }

bool is_running(std::string_view digits) {
  pid_t program = 0;
  const char* end = digits.data() + digits.size();
  const auto read = std::from_chars(digits.data(), end, program);
  if (read.ec != std::errc() || read.ptr != end || program <= 0) return true;  // not a name of ours
  return ::kill(program, 0) == 0 || errno != ESRCH;
}

// Whether the rest of a name, after ".new-", is PID-XXXXXX of a program that is gone.
bool is_left_over(std::string_view rest) {
  const std::size_t dash = rest.find('-');
  if (dash == std::string_view::npos) return false;
  const std::string_view letters = rest.substr(dash + 1, 6);
  if (letters.size() != 6 || letters.find('-') != std::string_view::npos) return false;
  const std::string_view suffix = rest.substr(dash + 7);
  return std::find(kept_beside.begin(), kept_beside.end(), suffix) != kept_beside.end() &&
         !is_running(rest.substr(0, dash));
}

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

bool write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// Those of the file that it will replace; the owner only as far as the system lets us.
bool take_permissions(int file, const struct stat& old) {
  if (::fchown(file, old.st_uid, old.st_gid) != 0) errno = 0;
  return ::fchmod(file, old.st_mode & 0777U) == 0;
}

std::error_code make(const std::string& made, std::string_view bytes,
                     const std::optional<struct stat>& old) {
  const mode_t mode = old ? 0600 : 0666;  // less what the umask takes
  const int file = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  if (file < 0) return system_fault();
  const bool whole =
      write_all(file, bytes) && (!old || take_permissions(file, *old)) && ::fsync(file) == 0;
  const std::error_code fault = whole ? std::error_code() : system_fault();
  return ::close(file) == 0 || fault ? fault : system_fault();
}

}  // namespace

std::string name_beside(const std::string& path) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz234567";
  std::array<unsigned char, 6> chosen{};
  if (::getentropy(chosen.data(), chosen.size()) != 0) chosen = {};
  std::string name = path + std::string(beside) + std::to_string(::getpid()) + "-";
  for (const unsigned char one : chosen) name += letters[one % letters.size()];
  return name;
}

void remove_leftovers(const std::string& path) {
  const std::string begin = fs::path(path).filename().string() + std::string(beside);
  std::error_code fault;
  for (fs::directory_iterator file(folder_of(path), fault), end; !fault && file != end;
       file.increment(fault)) {
    const std::string name = file->path().filename().string();
    if (name.rfind(begin, 0) != 0 || !is_left_over(std::string_view(name).substr(begin.size())))
      continue;
    const auto found = status_of(file->path().string());
    if (found && is_ordinary(*found)) ::unlink(file->path().c_str());
  }
}

std::error_code put_in_place(const std::string& made, const std::string& path, Replace replace) {
  // Opened first: what cannot be done should fail while everything is as it was. Who may not list a
  // folder can put files there, but not sync it.
  const int folder = ::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0 && errno != EACCES) return system_fault();
  const bool is_put =
      replace == Replace::yes ? put_over(made, path) : put_where_nothing_is(made, path);
  const bool whole = is_put && (folder < 0 || sync_folder(folder));
  const std::error_code fault = whole ? std::error_code() : system_fault();
  if (folder >= 0) ::close(folder);
  return fault;
}

std::optional<std::string> read_beginning(const std::string& path, std::size_t most) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::string bytes(most, '\0');
  std::size_t length = 0;
  ssize_t more = 1;
  while (more != 0 && length < most) {
    more = ::read(file, bytes.data() + length, most - length);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) break;
    length += static_cast<std::size_t>(more);
  }
  const int fault = errno;
  ::close(file);
  errno = fault;
  if (more < 0) return std::nullopt;
  bytes.resize(length);
  return bytes;
}

std::error_code copy_privately(const std::string& from, const std::string& to) {
  const int source = ::open(from.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (source < 0) return system_fault();
  const int copy = ::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  std::error_code fault = copy < 0 ? system_fault() : std::error_code();
  std::string part(std::size_t{1} << 16U, '\0');
  while (!fault) {
    const ssize_t length = ::read(source, part.data(), part.size());
    if (length < 0 && errno == EINTR) continue;
    if (length == 0) break;
    if (length < 0 || !write_all(copy, {part.data(), static_cast<std::size_t>(length)}))
      fault = system_fault();
  }
  ::close(source);
  if (copy < 0) return fault;
  if (!fault && ::fsync(copy) != 0) fault = system_fault();
  if (::close(copy) != 0 && !fault) fault = system_fault();
  if (fault) ::unlink(to.c_str());
  return fault;
}

std::optional<std::string> read_file_whole(const std::string& path, std::size_t most) {
  std::error_code fault;
  const std::uintmax_t size = fs::file_size(path, fault);
  if (fault || size > most) return std::nullopt;
  auto bytes = read_beginning(path, static_cast<std::size_t>(size));
  return bytes && bytes->size() == size ? std::move(bytes) : std::nullopt;
}

std::optional<Text> write_whole_file(const std::string& path, std::string_view bytes,
                                     Replace replace) {
  const auto old = status_of(path);
  if (old && !is_ordinary(*old)) return text(Word::file_not_replaced);
  if (old && replace == Replace::no) return text(Word::file_is_there);
  remove_leftovers(path);
  const std::string made = name_beside(path);
  std::error_code fault = make(made, bytes, old);
  if (!fault) fault = put_in_place(made, path, replace);
  if (!fault) return {};
  ::unlink(made.c_str());
  if (fault != std::errc::file_exists) return text(Word::file_unwritable, fault.message());
  return text(either<Word::file_is_there, Word::file_not_replaced>(replace == Replace::no));
}

}  // namespace kattegat
