// A disk that remembers what has not been synced: SQLite's own file system underneath, and beside
// it what would be left of every file if the power went now. It can also fail. Deterministic by
// seed.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace kattegat::test {

class ShadowDisk {
 public:
  // From then on every database of this process lies on it.
  static ShadowDisk& install();

  // Files of the folder are followed, with what they hold as synced.
  void follow(const std::string& folder);
  void ignore();  // follows nothing any longer
  // Called before each operation that changes a file.
  std::function<void()> before_change;
  [[nodiscard]] std::int64_t changes() const { return changes_; }

  // The files as a power cut would leave them: what was synced, and of what was not any part, torn
  // at sectors, in any order. Written into the other folder.
  void crash_into(const std::string& folder, std::mt19937_64& random) const;

  // The n-th operation from now (0: the next) fails with this code, once or from then on.
  void fail(std::int64_t in, int code, bool for_good);
  void heal();
  [[nodiscard]] bool has_failed() const { return failed_; }

  // ---- For the file system itself ----
  struct Change {
    std::int64_t offset;  // -1: cut to `size`
    std::string bytes;
    std::int64_t size = 0;
  };
  struct File {
    std::string synced;
    bool there = false;           // its name was on the disk when it was last synced
    std::vector<Change> pending;  // since
    bool removed = false;         // but the folder has not been synced since
  };
  [[nodiscard]] bool follows(const std::string& path) const;
  int operation();  // SQLITE_OK, or the code of a failure
  void changed(const std::string& path, Change change);
  void synced(const std::string& path);
  void removed(const std::string& path, bool for_good);

 private:
  std::string folder_;
  std::map<std::string, File> files_;
  std::int64_t changes_ = 0;
  std::int64_t fail_in_ = -1;
  int code_ = 0;
  bool for_good_ = false;
  bool failed_ = false;
};

}  // namespace kattegat::test
