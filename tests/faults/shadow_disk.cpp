#include "faults/shadow_disk.hpp"

#include <sqlite3.h>

#include <cstring>
#include <filesystem>
#include <fstream>

#include "support/program.hpp"

namespace kattegat::test {
namespace {

constexpr std::size_t sector = 512;

ShadowDisk& disk() {
  static ShadowDisk one;
  return one;
}

// What SQLite sees: our methods around a file of the system's.
struct Shadow {
  sqlite3_file base;
  std::string* path;  // of a file that is followed
  sqlite3_file* real;
};
Shadow& shadow(sqlite3_file* file) { return *reinterpret_cast<Shadow*>(file); }
sqlite3_file* real(sqlite3_file* file) { return shadow(file).real; }
const sqlite3_io_methods& methods(sqlite3_file* file) { return *real(file)->pMethods; }

int on_close(sqlite3_file* file) {
  const int code = methods(file).xClose(real(file));
  delete shadow(file).path;
  shadow(file).path = nullptr;
  return code;
}
int on_read(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
  return methods(file).xRead(real(file), to, size, at);
}
int on_write(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  if (!shadow(file).path) return methods(file).xWrite(real(file), from, size, at);
  if (const int fault = disk().operation(); fault != SQLITE_OK) return fault;
  const int code = methods(file).xWrite(real(file), from, size, at);
  if (code == SQLITE_OK)
    disk().changed(
        *shadow(file).path,
        {at, std::string(static_cast<const char*>(from), static_cast<std::size_t>(size)), 0});
  return code;
}
int on_truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (!shadow(file).path) return methods(file).xTruncate(real(file), size);
  if (const int fault = disk().operation(); fault != SQLITE_OK) return fault;
  const int code = methods(file).xTruncate(real(file), size);
  if (code == SQLITE_OK) disk().changed(*shadow(file).path, {-1, "", size});
  return code;
}
int on_sync(sqlite3_file* file, int flags) {
  if (!shadow(file).path) return methods(file).xSync(real(file), flags);
  if (const int fault = disk().operation(); fault != SQLITE_OK)
    return fault == SQLITE_FULL ? SQLITE_IOERR_FSYNC : fault;
  const int code = methods(file).xSync(real(file), flags);
  if (code == SQLITE_OK) disk().synced(*shadow(file).path);
  return code;
}
int on_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods(file).xFileSize(real(file), size);
}
int on_lock(sqlite3_file* file, int lock) { return methods(file).xLock(real(file), lock); }
int on_unlock(sqlite3_file* file, int lock) { return methods(file).xUnlock(real(file), lock); }
int on_reserved(sqlite3_file* file, int* held) {
  return methods(file).xCheckReservedLock(real(file), held);
}
int on_control(sqlite3_file* file, int op, void* argument) {
  return methods(file).xFileControl(real(file), op, argument);
}
int on_sector(sqlite3_file*) { return static_cast<int>(sector); }
int on_traits(sqlite3_file*) { return 0; }  // it promises nothing
int on_shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** at) {
  return methods(file).xShmMap(real(file), page, size, extend, at);
}
int on_shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return methods(file).xShmLock(real(file), offset, count, flags);
}
void on_shm_barrier(sqlite3_file* file) { methods(file).xShmBarrier(real(file)); }
int on_shm_unmap(sqlite3_file* file, int remove) {
  return methods(file).xShmUnmap(real(file), remove);
}

const sqlite3_io_methods shadow_methods{
    2,           on_close,       on_read,      on_write,   on_truncate, on_sync,   on_size,
    on_lock,     on_unlock,      on_reserved,  on_control, on_sector,   on_traits, on_shm_map,
    on_shm_lock, on_shm_barrier, on_shm_unmap, nullptr,    nullptr};

sqlite3_vfs* system_files = nullptr;

int on_open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  Shadow& made = shadow(file);
  made.base.pMethods = nullptr;
  made.real = reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(Shadow));
  const int code = system_files->xOpen(system_files, name, made.real, flags, out);
  if (made.real->pMethods) {
    made.base.pMethods = &shadow_methods;
    const bool mine = name && disk().follows(name);
    made.path = mine ? new std::string(name) : nullptr;
  }
  return code;
}
int on_delete(sqlite3_vfs*, const char* name, int sync) {
  const bool mine = disk().follows(name);
  if (mine)
    if (const int fault = disk().operation(); fault != SQLITE_OK) return SQLITE_IOERR_DELETE;
  const int code = system_files->xDelete(system_files, name, sync);
  if (mine && code == SQLITE_OK) disk().removed(name, sync != 0);
  return code;
}
int on_access(sqlite3_vfs*, const char* name, int flags, int* result) {
  return system_files->xAccess(system_files, name, flags, result);
}
int on_full_path(sqlite3_vfs*, const char* name, int size, char* out) {
  return system_files->xFullPathname(system_files, name, size, out);
}

void apply(std::string& bytes, const ShadowDisk::Change& change) {
  if (change.offset < 0) {
    bytes.resize(static_cast<std::size_t>(change.size), '\0');
    return;
  }
  const auto at = static_cast<std::size_t>(change.offset);
  if (bytes.size() < at + change.bytes.size()) bytes.resize(at + change.bytes.size(), '\0');
  bytes.replace(at, change.bytes.size(), change.bytes);
}

}  // namespace

ShadowDisk& ShadowDisk::install() {
  static sqlite3_vfs vfs = [] {
    system_files = sqlite3_vfs_find(nullptr);
    sqlite3_vfs made = *system_files;
    made.iVersion = 2;
    made.szOsFile = static_cast<int>(sizeof(Shadow)) + system_files->szOsFile;
    made.zName = "shadow";
    made.xOpen = on_open;
    made.xDelete = on_delete;
    made.xAccess = on_access;
    made.xFullPathname = on_full_path;
    return made;
  }();
  sqlite3_vfs_register(&vfs, 1);
  return disk();
}

void ShadowDisk::follow(const std::string& folder) {
  folder_ = folder;
  files_.clear();
  changes_ = 0;
  before_change = nullptr;
  heal();
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.is_regular_file() && entry.path().extension() != ".db-shm")
      files_[entry.path().string()] = {read_bytes(entry.path().string()), true, {}, false};
}

void ShadowDisk::ignore() {
  folder_.clear();
  before_change = nullptr;
  heal();
}

bool ShadowDisk::follows(const std::string& path) const {
  return !folder_.empty() && path.rfind(folder_, 0) == 0;
}

int ShadowDisk::operation() {
  if (before_change) before_change();
  ++changes_;
  if (fail_in_ < 0) return SQLITE_OK;
  if (fail_in_-- > 0) return SQLITE_OK;
  failed_ = true;
  fail_in_ = for_good_ ? 0 : -1;
  return code_;
}

void ShadowDisk::changed(const std::string& path, Change change) {
  if (files_[path].removed) files_[path] = {};  // another one under the same name
  files_[path].pending.push_back(std::move(change));
}
void ShadowDisk::synced(const std::string& path) {
  File& file = files_[path];
  for (const Change& change : file.pending) apply(file.synced, change);
  file.pending.clear();
  if (file.there) return;
  file.there = true;  // with a file's name its folder is synced
  std::erase_if(files_, [](const auto& one) { return one.second.removed; });
}
void ShadowDisk::removed(const std::string& path, bool for_good) {
  File& file = files_[path];
  file.removed = true;
  file.pending.clear();
  if (for_good || !file.there) files_.erase(path);
}

void ShadowDisk::crash_into(const std::string& folder, std::mt19937_64& random) const {
  std::filesystem::create_directories(folder);
  const auto chance = [&](unsigned in) { return random() % in == 0; };
  for (const auto& [path, file] : files_) {
    if ((!file.there || file.removed) && chance(2)) continue;  // its name is on the disk, or not
    std::string bytes = file.synced;
    const unsigned kept = static_cast<unsigned>(random() % 4);  // none, all, the first ones, any
    const std::size_t first = file.pending.empty() ? 0 : random() % (file.pending.size() + 1);
    for (std::size_t i = 0; i < file.pending.size(); ++i) {
      if (kept == 0 || (kept == 2 && i >= first) || (kept == 3 && chance(2))) continue;
      const Change& change = file.pending[i];
      if (kept != 3 || change.offset < 0 || !chance(2)) {
        apply(bytes, change);
        continue;
      }
      for (std::size_t at = 0; at < change.bytes.size(); at += sector)  // torn
        if (chance(2))
          apply(bytes, {change.offset + static_cast<std::int64_t>(at),
                        change.bytes.substr(at, sector), 0});
    }
    const std::string name = std::filesystem::path(path).filename().string();
    std::ofstream(folder + "/" + name, std::ios::binary) << bytes;
  }
}

void ShadowDisk::fail(std::int64_t in, int code, bool for_good) {
  fail_in_ = in;
  code_ = code;
  for_good_ = for_good;
  failed_ = false;
}
void ShadowDisk::heal() {
  fail_in_ = -1;
  failed_ = false;
}

}  // namespace kattegat::test
