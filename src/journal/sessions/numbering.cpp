#include "kattegat/journal/sessions/numbering.hpp"

#include <algorithm>
#include <numeric>

#include "kept_pairs.hpp"
#include "session_headers.hpp"
#include "taken_over.hpp"

namespace kattegat {
namespace {

using Numbers = std::vector<int>;  // as in Renumbered; empty: alike

// The headers of one session as they came of each other. Whoever writes a header anew names last
// the one that held until then, and what a number means goes on from that.
class Headers {
 public:
  Headers(const Thing& thing, const WhoIs& who_is) : thing_(thing), who_is_(who_is) {
    for (std::size_t i = 0; i < thing.versions.size(); ++i) {
      places_.emplace(thing.versions[i].item->record.hash, i);
      const auto earlier = before(i);
      begins_.push_back(earlier ? begins_[*earlier] : i);
      newest_[begins_.back()] = i;
    }
    std::optional<std::size_t> i = thing.resolved.holds;
    first_ = begins_[*i];
    for (auto earlier = before(*i); earlier; i = earlier, earlier = before(*i))
      for (const Hash& record : header(*i).follows)
        if (const auto seen = place(record, *i)) together_[begins_[*seen]] = {*seen, *earlier};
  }

  // What the numbers mean of what was entered under this header.
  [[nodiscard]] std::optional<Numbers> of(std::size_t header) const {
    if (!is_same_table(this->header(header))) return std::nullopt;
    const std::size_t begun = begins_[header];
    if (thing_.versions[begun].meaning == thing_.versions[first_].meaning)
      return between(begun, first_);
    const auto both = together_.find(begun);
    if (both != together_.end()) return between(both->second.first, both->second.second);
    return between(newest_.at(begun), *thing_.resolved.holds);
  }
  // The same of what a log says that it took over, from a header that is missing here: that would
  // be followed, too, by whoever has decided upon one that means the same.
  [[nodiscard]] std::optional<Numbers> of_copy(const Item& item,
                                               const SessionContents& copy) const {
    if (!is_same_table(copy)) return std::nullopt;
    const std::size_t held = *thing_.resolved.holds;
    const Uuid& evening = thing_.versions[first_].item->record.parent;
    const bool is_same = who_sits_where(item.record.parent, copy, who_is_) ==
                         who_sits_where(evening, header(first_), who_is_);
    return between(copy, header(is_same ? first_ : held));
  }
  // An entry lists its players as they sat when it was written. Where they sit in another order
  // now, it is read anew, for it is no other entry.
  [[nodiscard]] Numbering listed(std::optional<Numbers> numbers,
                                 const SessionContents& header) const {
    if (!numbers) return AnotherTable{};
    const SessionContents& held = this->header(*thing_.resolved.holds);
    if (numbers->empty()) {
      if (header.order == held.order && header.dealers_until == held.dealers_until) return AsHeld{};
      numbers->resize(header.order.size());
      std::iota(numbers->begin(), numbers->end(), 0);
    }
    Renumbered listed{std::move(*numbers)};
    listed.pairs = pairs_between(numbered_as_held(header.order, listed), held.order);
    return listed;
  }
  [[nodiscard]] bool is_same_table(const SessionContents& one) const {
    const SessionContents& held = header(*thing_.resolved.holds);
    return one.sitters.size() == held.sitters.size() && one.keys.game() == held.keys.game();
  }

 private:
  [[nodiscard]] const SessionContents& header(std::size_t i) const {
    return std::get<SessionContents>(thing_.versions[i].contents);
  }
  // Headers stand in order: one that is followed comes before the one that follows.
  [[nodiscard]] std::optional<std::size_t> place(const Hash& record, std::size_t follower) const {
    const auto found = places_.find(record);
    if (found == places_.end() || found->second >= follower) return std::nullopt;
    return found->second;
  }
  // Where the last one is missing, the one before it: two tablets that have begun with one file
  // number alike.
  [[nodiscard]] std::optional<std::size_t> before(std::size_t i) const {
    const Follows& follows = header(i).follows;
    for (auto record = follows.rbegin(); record != follows.rend(); ++record)
      if (const auto earlier = place(*record, i)) return earlier;
    return std::nullopt;
  }
  // By who it is; where other people sit there, as in evenings that were joined and taken apart
  // again, by seat.
  [[nodiscard]] Numbers between(std::size_t from, std::size_t to) const {
    return between(header(from), header(to));
  }
  [[nodiscard]] Numbers between(const SessionContents& mine, const SessionContents& theirs) const {
    if (mine.sitters.size() != theirs.sitters.size()) return {};
    Numbers numbers = by_person(mine.sitters, theirs.sitters);
    if (numbers.empty()) {
      numbers.resize(mine.order.size());
      for (std::size_t seat = 0; seat < mine.order.size(); ++seat)
        numbers[static_cast<std::size_t>(mine.order[seat])] = theirs.order[seat];
    }
    return std::is_sorted(numbers.begin(), numbers.end()) ? Numbers{} : numbers;
  }
  [[nodiscard]] Numbers by_person(const std::vector<Uuid>& mine,
                                  const std::vector<Uuid>& theirs) const {
    std::map<Uuid, int> unmatched;
    for (std::size_t i = 0; i < theirs.size(); ++i)
      unmatched.emplace(who_is_(theirs[i]), static_cast<int>(i));
    Numbers numbers;
    for (const Uuid& sitter : mine) {
      const auto same = unmatched.extract(who_is_(sitter));
      if (!same) return {};
      numbers.push_back(same.mapped());
    }
    return numbers;
  }

  const Thing& thing_;
  const WhoIs& who_is_;
  std::map<Hash, std::size_t> places_;
  std::vector<std::size_t> begins_;            // by header, the one that it goes back to
  std::map<std::size_t, std::size_t> newest_;  // by the one that it goes back to
  std::size_t first_ = 0;                      // to which the header that holds goes back
  // By what began apart: what had come of it, and what held beside it, when somebody first decided
  // upon both.
  std::map<std::size_t, std::pair<std::size_t, std::size_t>> together_;
};

}  // namespace

Numbering Numberings::in_log(const Uuid& origin, std::int64_t number) const {
  const auto log = of_logs.find(origin);
  if (log == of_logs.end() || log->second.empty()) return AsHeld{};
  auto from = log->second.upper_bound(number);
  if (from != log->second.begin()) --from;
  const auto found = of_headers.find(from->second);
  return found == of_headers.end() ? AsHeld{} : found->second;
}

std::vector<int> numbered_as_held(std::vector<int> order, const Numbering& numbering) {
  if (const auto* renumbered = std::get_if<Renumbered>(&numbering))
    for (int& number : order) number = renumbered->numbers[static_cast<std::size_t>(number)];
  return order;
}

Numberings numberings(const Thing& headers, const Items& all, const WhoIs& who_is) {
  Numberings found;
  std::set<Hash> count;  // also what stands for one that is missing
  for (const Version& header : headers.versions) count.insert(header.item->record.hash);
  const ReadHeaders read = each_read(all);
  // Which of them counts where a log took one over: the one that is followed, also by way of others
  // that took it over; where that is missing, what is said of it.
  const TakenOver taken_over(read, std::move(count));
  for (const auto& [item, contents] : read)
    found.of_logs[item->record.origin].emplace(item->record.number,
                                               taken_over.behind(item->record.hash));
  if (all.size() == 1) return found;
  const Headers lines(headers, who_is);
  std::map<Uuid, std::optional<Numbers>> begun;
  for (std::size_t i = 0; i < headers.versions.size(); ++i) {
    const Record& record = headers.versions[i].item->record;
    const auto& header = std::get<SessionContents>(headers.versions[i].contents);
    const auto numbers = lines.of(i);
    found.of_headers.emplace(record.hash, lines.listed(numbers, header));
    if (!header.follows.empty() || header.takes_over) continue;
    if (begun.emplace(record.origin, numbers).first->second != numbers)
      found.ambiguous.insert(record.origin);
  }
  // Whoever takes over may say another table than the header has that is followed.
  for (const auto& [item, contents] : read) {
    const Hash& hash = item->record.hash;
    if (taken_over.behind(hash) == hash)
      found.of_headers.emplace(hash, lines.listed(lines.of_copy(*item, contents), contents));
    else if (!lines.is_same_table(contents))
      found.of_headers.emplace(hash, AnotherTable{});
  }
  return found;
}

}  // namespace kattegat
