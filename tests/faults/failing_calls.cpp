// Loaded before the C library (LD_PRELOAD): the calls by which a program touches files, of which
// one fails, or all from one on. KATTEGAT_FAIL is "NUMBER ERRNO once|on FILE"; the file is made
// when a call has failed. What goes to the terminal never fails, and neither does tidying up.
// KATTEGAT_LACKS names calls that the file system does not know ("foldersync": to sync a folder;
// "folderdisk": it knows, and fails at it); KATTEGAT_RIVAL a file that another program makes when
// ours has just been synced; KATTEGAT_ORDER one to which a letter is added for each file (f) and
// folder (d) that is synced, and each name that is given (n), but for a hold's, which lies beside.
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

namespace {

struct Plan {
  long number = -1;
  int code = 0;
  bool once = true;
  std::array<char, 512> said{};
};

const Plan& plan() {
  static const Plan read = [] {
    Plan made;
    std::array<char, 8> how{};
    const char* words = std::getenv("KATTEGAT_FAIL");
    if (words && std::sscanf(words, "%ld %d %7s %511s", &made.number, &made.code, how.data(),
                             made.said.data()) == 4)
      made.once = std::strcmp(how.data(), "once") == 0;
    return made;
  }();
  return read;
}

template <class Function>
Function next(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

// Counts a call; true when it has to fail.
bool fails() {
  static long calls = 0;
  if (plan().number < 0) return false;
  const long call = calls++;
  if (plan().once ? call != plan().number : call < plan().number) return false;
  using Open = int (*)(const char*, int, ...);
  using Close = int (*)(int);
  next<Close>("close")(next<Open>("open")(plan().said.data(), O_CREAT | O_WRONLY, 0600));
  if (plan().code == 0) ::raise(SIGKILL);
  errno = plan().code;
  return true;
}
bool fails_on(int file) { return file > STDERR_FILENO && fails(); }
bool fails_on(FILE* file) { return file && fails_on(fileno(file)); }

bool lacks(const char* call, int code) {
  const char* calls = std::getenv("KATTEGAT_LACKS");
  if (!calls || !std::strstr(calls, call)) return false;
  errno = code;
  return true;
}

void note(char what) {
  const char* path = std::getenv("KATTEGAT_ORDER");
  if (!path) return;
  const int to =
      next<int (*)(const char*, int, ...)>("open")(path, O_CREAT | O_WRONLY | O_APPEND, 0600);
  static_cast<void>(next<ssize_t (*)(int, const void*, size_t)>("write")(to, &what, 1));
  next<int (*)(int)>("close")(to);
}
int named(int fault) {
  if (fault == 0) note('n');
  return fault;
}
bool is_hold(std::string_view path) { return path.ends_with("-making"); }

}  // namespace

extern "C" {

#define KATTEGAT_OPEN(name)                      \
  int name(const char* path, int flags, ...) {   \
    va_list rest;                                \
    va_start(rest, flags);                       \
    const int mode = va_arg(rest, int);          \
    va_end(rest);                                \
    if (fails()) return -1;                      \
    using Open = int (*)(const char*, int, ...); \
    return next<Open>(#name)(path, flags, mode); \
  }
KATTEGAT_OPEN(open)
KATTEGAT_OPEN(open64)
KATTEGAT_OPEN(__open_2)  // what fortified code calls
KATTEGAT_OPEN(__open64_2)

#define KATTEGAT_CALL(result, name, on, failure, parameters, arguments) \
  result name parameters {                                              \
    if (fails_on(on)) return failure;                                   \
    using Call = result(*) parameters;                                  \
    return next<Call>(#name) arguments;                                 \
  }
KATTEGAT_CALL(ssize_t, read, file, -1, (int file, void* to, size_t size), (file, to, size))
KATTEGAT_CALL(ssize_t, write, file, -1, (int file, const void* from, size_t size),
              (file, from, size))
KATTEGAT_CALL(ssize_t, writev, file, -1, (int file, const iovec* from, int count),
              (file, from, count))
KATTEGAT_CALL(ssize_t, pread64, file, -1, (int file, void* to, size_t size, off64_t at),
              (file, to, size, at))
KATTEGAT_CALL(ssize_t, pwrite64, file, -1, (int file, const void* from, size_t size, off64_t at),
              (file, from, size, at))
KATTEGAT_CALL(int, fdatasync, file, -1, (int file), (file))
KATTEGAT_CALL(int, ftruncate64, file, -1, (int file, off64_t size), (file, size))
KATTEGAT_CALL(int, fchmod, file, -1, (int file, mode_t mode), (file, mode))
KATTEGAT_CALL(size_t, fwrite, file, 0, (const void* from, size_t size, size_t count, FILE* file),
              (from, size, count, file))
KATTEGAT_CALL(size_t, fread, file, 0, (void* to, size_t size, size_t count, FILE* file),
              (to, size, count, file))
KATTEGAT_CALL(int, fflush, file, EOF, (FILE * file), (file))

#define KATTEGAT_MAKE(result, name, failure, parameters, arguments) \
  result name parameters {                                          \
    if (fails()) return failure;                                    \
    using Call = result(*) parameters;                              \
    return next<Call>(#name) arguments;                             \
  }
KATTEGAT_MAKE(FILE*, fopen, nullptr, (const char* path, const char* mode), (path, mode))
KATTEGAT_MAKE(FILE*, fopen64, nullptr, (const char* path, const char* mode), (path, mode))
KATTEGAT_MAKE(FILE*, tmpfile, nullptr, (), ())
KATTEGAT_MAKE(FILE*, tmpfile64, nullptr, (), ())
KATTEGAT_MAKE(int, mkstemp, -1, (char* path), (path))
KATTEGAT_MAKE(int, mkstemp64, -1, (char* path), (path))
KATTEGAT_MAKE(int, mkostemp, -1, (char* path, int flags), (path, flags))
KATTEGAT_MAKE(int, mkostemp64, -1, (char* path, int flags), (path, flags))

int rename(const char* from, const char* to) {
  using Call = int (*)(const char*, const char*);
  if (fails()) return -1;
  const int fault = next<Call>("rename")(from, to);
  return is_hold(to) ? fault : named(fault);
}

int fsync(int file) {
  using Call = int (*)(int);
  if (fails_on(file)) return -1;
  struct stat what {};
  const bool is_folder = ::fstat(file, &what) == 0 && S_ISDIR(what.st_mode);
  if (is_folder && (lacks("foldersync", EINVAL) || lacks("folderdisk", EIO))) return -1;
  const int synced = next<Call>("fsync")(file);
  if (synced == 0) note(is_folder ? 'd' : 'f');
  if (const char* rival = std::getenv("KATTEGAT_RIVAL"))
    next<Call>("close")(next<int (*)(const char*, int, ...)>("open")(rival, O_CREAT, 0600));
  return synced;
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) {
  using Call = int (*)(int, const char*, int, const char*, unsigned);
  if (lacks("renameat2", EINVAL) || fails()) return -1;
  return named(next<Call>("renameat2")(from_folder, from, to_folder, to, flags));
}
int link(const char* from, const char* to) {
  using Call = int (*)(const char*, const char*);
  if (lacks("link", EPERM) || fails()) return -1;
  return named(next<Call>("link")(from, to));
}

// Closes in any case.
int close(int file) {
  const bool failing = fails_on(file);
  const int code = errno;
  using Call = int (*)(int);
  const int closed = next<Call>("close")(file);
  if (!failing) return closed;
  errno = code;
  return -1;
}
int fclose(FILE* file) {
  const bool failing = fails_on(file);
  const int code = errno;
  using Call = int (*)(FILE*);
  const int closed = next<Call>("fclose")(file);
  if (!failing) return closed;
  errno = code;
  return EOF;
}
}
