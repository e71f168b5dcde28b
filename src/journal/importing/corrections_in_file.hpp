// Corrections in an evening file. It does not say what corrects what: a correction that was given
// no id of its own has one that follows from the entry and from what it says.
#pragma once
#include <map>

#include "kattegat/evening/evening.hpp"
#include "rows_in_file.hpp"

namespace kattegat {

// Which of a session's entries are corrections of others there, that were given no ids of their
// own: the file only says which are void.
struct Corrections {
  struct One {
    EntryIndex of;     // what it corrects: an entry, or another correction
    EntryIndex entry;  // that it goes back to
  };
  std::map<EntryIndex, One> all;
  std::map<EntryIndex, std::vector<EntryIndex>> by_entry;  // in their order
  // Itself where it is no correction.
  [[nodiscard]] EntryIndex entry_of(EntryIndex) const;
};

// How much is hashed to find the corrections of a file, in all its tables together. Where that is
// used up, in one that was written to be slow, the rest are entries of their own.
class HashBudget {
 public:
  void spend(std::size_t blocks) { spent_ += blocks; }
  [[nodiscard]] bool is_spent() const { return spent_ >= most; }

 private:
  static constexpr std::size_t most = 8'000'000;
  std::size_t spent_ = 0;
};

// Of one file: asked table by table.
class CorrectionSearch {
 public:
  // `order`: the numbers by which the book calls the sitters.
  Corrections corrections_in(const EveningSession&, const std::vector<int>& order);

 private:
  HashBudget budget_;
};

}  // namespace kattegat
