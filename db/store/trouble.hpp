// What is thrown while a book is read or written, and what comes of it: the one place that knows
// all that can be.
#pragma once
#include <string>
#include <type_traits>
#include <utility>

#include "db/store/fault.hpp"
#include "kattegat/journal/records/damage.hpp"

namespace kattegat {

// Thrown beside what SQLite throws: of records that cannot be what they have to be, and of a file
// that cannot be used just now.
struct BookDamage {
  Damage damage;
};
struct Trouble {
  BookFault fault;
};
[[noreturn]] void damaged(Text what);
[[noreturn]] void damaged(Damage);

// Where one of these has been caught, or what SQLite throws; whatever else it is goes on.
BookFault caught_fault(const std::string& path);
// The same of what tells of the book, not of the machine that it was read on. That goes on, too.
Damage caught_damage();

// Runs `work`, which answers a fault or a Result with one, and may throw.
template <class Work>
std::invoke_result_t<Work> or_fault(const std::string& path, Work&& work) {
  try {
    return std::forward<Work>(work)();
  } catch (...) {
    return caught_fault(path);
  }
}
// Runs `work`, and answers whether it came to its end. `caught` is called where it did not, and may
// let that go on.
template <class Work, class Caught>
bool try_or(Work&& work, Caught&& caught) {
  try {
    std::forward<Work>(work)();
    return true;
  } catch (...) {
    static_cast<void>(std::forward<Caught>(caught)());
    return false;
  }
}
// The same of what only reads.
template <class Work>
bool try_to_read(Work&& work) {
  return try_or(std::forward<Work>(work), [] { return caught_fault(""); });
}
// The same, whether it met no damage. What is the matter with the machine goes on.
template <class Work>
bool try_undamaged(Work&& work) {
  return try_or(std::forward<Work>(work), caught_damage);
}

}  // namespace kattegat
