// Records of an old book of which nothing can be made. Whoever takes a book over stops at the first
// that cannot be read; whoever recovers one goes on without it. What hangs on something that the
// book does not have is left out by both, who say how many records that were.
#pragma once
#include <cstdint>
#include <utility>

#include "db/store/trouble.hpp"

namespace kattegat {

enum class AtDamage : std::uint8_t { stop, go_on };

class LostRecords {
 public:
  explicit LostRecords(AtDamage at_damage) : at_damage_(at_damage) {}

  [[nodiscard]] bool stops() const { return at_damage_ == AtDamage::stop; }
  // Runs `work`. Whether it met no damage; where that stops everything, it is thrown on.
  template <class Work>
  bool try_to_read(Work&& work) {
    if (!stops()) return !find_damage(std::forward<Work>(work));
    std::forward<Work>(work)();
    return true;
  }
  // The same of what makes something of one record, which is lost where it does not.
  template <class Work>
  bool try_to_make(Work&& work) {
    const bool made = try_to_read(std::forward<Work>(work));
    if (!made) ++count_;
    return made;
  }
  void add(std::int64_t more) { count_ += more; }
  [[nodiscard]] std::int64_t count() const { return count_; }
  // Names that had been erased, of which the old book kept a hash to know them by. Here nothing
  // knows them.
  void add_erased(std::int64_t names) { erased_ += names; }
  [[nodiscard]] std::int64_t erased() const { return erased_; }

 private:
  AtDamage at_damage_;
  std::int64_t count_ = 0, erased_ = 0;
};

}  // namespace kattegat
