// What is on its way to a place is held by whoever makes it, for as long as that program runs: so
// another one can tell it from what has been left, be it in a container with numbers of its own for
// programs, or on another machine.
#pragma once
#include <string>
#include <string_view>

namespace kattegat {

// Behind the name of what is made: an empty file, locked by its maker. SQLite has locks of its own
// on what is made, which closing that here would give up (POSIX).
inline constexpr std::string_view end_of_hold = "-making";

class InTheMaking {
 public:
  // A name beside `path` (name_beside.hpp), under which nothing lies yet. Where the file system
  // knows no locks nothing is held.
  explicit InTheMaking(const std::string& path);
  InTheMaking(InTheMaking&& other) noexcept;
  InTheMaking& operator=(InTheMaking&& other) noexcept;
  ~InTheMaking();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
  int hold_ = -1;
};

enum class Maker {
  unknown,  // nothing is held: it never was, or its maker has let go of what could not go away
  at_work,  // or it cannot be told
  gone,
};
Maker maker_of(const std::string& made);

}  // namespace kattegat
