#include "db/files/recovering/judged_remains.hpp"

#include <algorithm>

#include "db/book/steps/writing.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"

namespace kattegat {

std::optional<Contents> decided(const Item& item) {
  if (item.record.kind == RecordKind::entry) return std::nullopt;
  auto contents = read_contents(item.record, item.words);
  return contents ? std::optional(std::move(*contents)) : std::nullopt;
}

JudgedRemains::JudgedRemains(Remains& remains, Store& book) {
  do judge_all(remains, book);
  while (stand_ins_.judge_again());
  for (const auto& [origin, log] : logs_) origins_.insert(origin);
  for (const LogEnd& end : remains.ends())
    if (const auto log = logs_.find(end.origin); log != logs_.end() && log->second.is_whole(end))
      whole_[end.origin] = end;
}

bool JudgedRemains::is_refused(const Item& item) const {
  return std::binary_search(refused_.begin(), refused_.end(), item.row);
}
bool JudgedRemains::is_erased(const Record& record) const {
  return is_free_text(record.kind) && erased_.count(record.hash) > 0;
}

void JudgedRemains::judge_all(Remains& remains, Store& book) {
  refused_.clear();
  logs_.clear();
  erased_.clear();
  Gate gate(knowledge_of(book));
  remains.each([&](Item& item) {
    judge_stand_in(gate, item);
    const bool is_refused = gate.refuse(item.record, item.words).has_value();
    if (is_refused) refused_.push_back(item.row);
    is_refused ? stand_ins_.refused(item) : stand_ins_.passed(item);
    note(item, is_refused);
  });
}

void JudgedRemains::judge_stand_in(Gate& gate, const Item& item) {
  const Item* const stands_in = stand_ins_.before(item);
  if (!stands_in) return;
  if (gate.refuse(stands_in->record, stands_in->words)) return stand_ins_.leave_out(*stands_in);
  stand_ins_.passed(*stands_in);
  logs_[item.record.origin].is_unbroken = false;
}

void JudgedRemains::note(const Item& item, bool is_refused) {
  logs_[item.record.origin].add(item.record, is_refused);
  const auto contents = decided(item);
  if (!contents) return;
  if (const Follows* const follows = follows_in(*contents))
    followed_.insert(follows->begin(), follows->end());
  if (const auto* erasure = std::get_if<ErasureContents>(&*contents); erasure && !is_refused)
    erased_.insert(erasure->records.begin(), erasure->records.end());
}

void JudgedRemains::Log::add(const Record& record, bool is_refused) {
  is_unbroken = is_unbroken && !is_refused && record.number == ++count &&
                record.previous == last.value_or(Hash{});
  last = record.hash;
}
bool JudgedRemains::Log::is_whole(const LogEnd& end) const {
  return is_unbroken && count == end.count && last == end.hash && is_signed(end);
}

}  // namespace kattegat
