// What stands in for the lost header of a session, where a later one went on from it: who sat there
// by which number is the same along one line of headers, so that what was entered before the later
// one means what it did.
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

class StandIns {
 public:
  // What is judged, in order: a record that is refused may lack the header of its session, and a
  // header that passes may tell it.
  void refused(const Item&);
  void passed(const Item&);
  // Whether there are more of them: then all is judged once more, and they with it.
  [[nodiscard]] bool judge_again();

  // What comes before this record, in its log.
  [[nodiscard]] const Item* before(const Item&) const;
  void leave_out(const Item& stands_before) { by_row_.at(stands_before.row).reset(); }

 private:
  struct First {  // that has waited in its log
    std::int64_t row = 0, number = 0;
  };
  std::map<Uuid, std::map<Uuid, First>> waiting_;       // by session and log
  std::set<Uuid> known_;                                // sessions that have a header
  std::map<std::int64_t, std::optional<Item>> by_row_;  // before which they stand
  bool has_more_ = false;
};

}  // namespace kattegat
