#include "db/files/recovering/stand_ins.hpp"

#include <utility>

namespace kattegat {
namespace {

// It only takes over what was lost, as whoever writes into a log does: when the lost one is back,
// that counts. Of one that began anew, or decided between several, nobody can say which it was.
std::optional<Item> stand_in_for(const Item& header) {
  auto contents = read_as<SessionContents>(header);
  if (!contents || contents->follows.size() != 1 || header.record.clock < 2) return std::nullopt;
  contents->takes_over = true;
  contents->dealers_until = 0;
  contents->why.clear();
  Item item;
  const Record& says = header.record;
  NewRecord made = new_record(RecordKind::session, says.id, says.parent, *contents);
  item.record = record_of(made);
  item.record.clock = says.clock - 1;
  item.words = std::move(made.words);
  return item;
}

}  // namespace

void StandIns::refused(const Item& item) {
  const Record& record = item.record;
  if (branch_of(record.kind) == Branch::session && known_.count(record.parent) == 0)
    waiting_[record.parent].try_emplace(record.origin, First{item.row, record.number});
}

void StandIns::passed(const Item& item) {
  if (item.record.kind != RecordKind::session || !known_.insert(item.record.id).second) return;
  const auto waiting = waiting_.find(item.record.id);
  if (waiting == waiting_.end()) return;
  for (const auto& [log, first] : waiting->second) {
    auto stands_in = stand_in_for(item);
    if (!stands_in) return;
    stands_in->row = first.row;
    stands_in->record.origin = log;
    stands_in->record.number = first.number - 1;  // where something is lost
    stands_in->record.hash = record_hash(stands_in->record);
    has_more_ = by_row_.try_emplace(first.row, std::move(stands_in)).second || has_more_;
  }
}

bool StandIns::judge_again() {
  waiting_.clear();
  known_.clear();
  return std::exchange(has_more_, false);
}

const Item* StandIns::before(const Item& item) const {
  const auto found = by_row_.find(item.row);
  return found == by_row_.end() || !found->second ? nullptr : &*found->second;
}

}  // namespace kattegat
