// What is thrown while a book is read or written, and what comes of it: the one place that knows
// all that can be.
//
// Who throws, and who answers. Whoever is given a Store, a Connection, or rows and pages of a file
// throws what is the matter with that file: nothing else of the step counts then. What is refused,
// or not there, is an answer. Whoever begins a step, by read() or write()
// (book/steps/one_step.hpp), or opens, makes or copies a file, catches that and answers a
// BookFault: beyond there nothing is thrown. By their names, expect_... throws where it is not so,
// find_... answers nothing where there is none, and try_... runs what may throw, and answers
// whether it came to its end.
#pragma once
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "db/store/fault.hpp"
#include "kattegat/journal/records/damage.hpp"

namespace SQLite {
class Exception;
}

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

// What it says of its kind, without what SQLite may add to that.
int primary_code(const SQLite::Exception&);

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
// The damage that `work` meets; what is the matter with the machine goes on.
template <class Work>
std::optional<Damage> find_damage(Work&& work) {
  try {
    std::forward<Work>(work)();
    return std::nullopt;
  } catch (...) {
    return caught_damage();
  }
}
// Whatever is the matter, it is not said.
template <class Work>
bool try_to_read(Work&& work) {
  try {
    std::forward<Work>(work)();
    return true;
  } catch (...) {
    static_cast<void>(caught_fault(""));
    return false;
  }
}

}  // namespace kattegat
