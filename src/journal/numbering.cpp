#include "kattegat/journal/numbering.hpp"

#include <algorithm>

#include "kattegat/journal/history.hpp"

namespace kattegat {
namespace {

// The headers of one session as they came of each other. Whoever writes a header anew names last
// the one that held until then, and what a number means goes on from that.
class Headers {
 public:
  Headers(const Thing& thing, const WhoIs& who_is) : thing_(thing), who_is_(who_is) {
    for (std::size_t i = 0; i < thing.items.size(); ++i) {
      places_.emplace(thing.items[i]->record.hash, i);
      const auto earlier = before(i);
      begins_.push_back(earlier ? begins_[*earlier] : i);
      newest_[begins_.back()] = i;
    }
    std::optional<std::size_t> i = thing.resolved.holds;
    first_ = begins_[*i];
    for (auto earlier = before(*i); earlier; i = earlier, earlier = before(*i))
      for (const Hash& record : header(*i).follows)
        if (const auto seen = place(record, *i); seen && begins_[*seen] != first_)
          together_[begins_[*seen]] = {*seen, *earlier};
  }

  // What the numbers of a log mean that began with this header.
  [[nodiscard]] std::optional<Numbering> of(std::size_t begun) const {
    if (begun == first_) return std::nullopt;
    if (thing_.versions[begun].meaning == thing_.versions[first_].meaning)
      return by_person(begun, first_);
    const auto found = together_.find(begun);
    if (found != together_.end()) return by_person(found->second.first, found->second.second);
    return by_person(newest_.at(begun), *thing_.resolved.holds);
  }

 private:
  [[nodiscard]] const SessionContents& header(std::size_t i) const {
    return std::get<SessionContents>(thing_.contents[i]);
  }
  // Headers stand in order: one that is followed comes before the one that follows.
  [[nodiscard]] std::optional<std::size_t> place(const Hash& record, std::size_t follower) const {
    const auto found = places_.find(record);
    if (found == places_.end() || found->second >= follower) return std::nullopt;
    return found->second;
  }
  [[nodiscard]] std::optional<std::size_t> before(std::size_t i) const {
    const Follows& follows = header(i).follows;
    return follows.empty() ? std::nullopt : place(follows.back(), i);
  }

  [[nodiscard]] std::optional<Numbering> by_person(std::size_t from, std::size_t to) const {
    const std::vector<Uuid>&mine = header(from).sitters, &theirs = header(to).sitters;
    if (mine.size() != theirs.size()) return std::nullopt;
    Numbering numbers;
    bool differs = false;
    for (const Uuid& sitter : mine) {
      const auto same = std::find_if(theirs.begin(), theirs.end(), [&](const Uuid& other) {
        return who_is_(other) == who_is_(sitter);
      });
      const auto number = static_cast<int>(same - theirs.begin());
      if (same == theirs.end() || std::count(numbers.begin(), numbers.end(), number) > 0)
        return std::nullopt;  // other people sit there
      differs = differs || number != static_cast<int>(numbers.size());
      numbers.push_back(number);
    }
    if (!differs) return std::nullopt;
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

// An entry's contents with other numbers for the same seats.
template <class G>
std::string renumbered(std::string_view body, Names from, Names to) {
  const Draft<G> draft = from_body<G>(body, from);
  if (!draft.form.empty()) return std::string(body);
  return to_line(entry_to_json(draft.entry, to));
}
std::string renumbered_correction(std::string_view body,
                                  const std::function<std::string(std::string_view)>& entry) {
  const auto json = parse_json(body);
  const auto* members = json ? json->as<Json::Object>() : nullptr;
  if (!members) return std::string(body);
  Json::Object changed = *members;
  for (auto& [key, value] : changed)
    if (key == "as")
      if (auto as = parse_json(entry(to_line(value)))) value = std::move(*as);
  return to_line(changed);
}

// Entries of one session, from one way to number to another.
class Renumbering {
 public:
  Renumbering(const SessionContents& held, Names from, Names to) {
    std::vector<std::string> sorted(to.begin(), to.end());
    std::sort(sorted.begin(), sorted.end());
    const auto file = typed_header({}, held, sorted);
    if (!file) return;
    std::visit(
        [&]<class G>(const Play<G>&) {
          entry_ = [from, to](std::string_view body) { return renumbered<G>(body, from, to); };
        },
        file->play);
  }
  void apply(RecordKind kind, std::string& body) const {
    if (!entry_) return;
    if (kind == RecordKind::entry) body = entry_(body);
    if (kind == RecordKind::correction) body = renumbered_correction(body, entry_);
  }

 private:
  std::function<std::string(std::string_view)> entry_;
};

// Clockwise, as a log numbers them.
std::vector<std::string> as_numbered(const SessionContents& held, const Numbering& log) {
  std::vector<std::string> numbers;
  for (const int number : held.order)
    numbers.push_back(std::to_string(std::find(log.begin(), log.end(), number) - log.begin()));
  return numbers;
}

}  // namespace

Numberings numberings(const Thing& headers, const WhoIs& who_is) {
  const Headers all(headers, who_is);
  Numberings found;
  std::set<Uuid> seen;
  for (std::size_t i = 0; i < headers.items.size(); ++i) {
    const Uuid& origin = headers.items[i]->record.origin;
    if (!headers.versions[i].follows.empty() || !seen.insert(origin).second) continue;
    if (auto numbering = all.of(i)) found.emplace(origin, std::move(*numbering));
  }
  return found;
}

void number_as_held(Items& below, const SessionContents& held, const Numberings& logs) {
  const std::vector<std::string> to = numbers_clockwise(held);
  for (const auto& [origin, log] : logs) {
    const std::vector<std::string> from = as_numbered(held, log);
    const Renumbering renumbering(held, from, to);
    for (Item& item : below)
      if (item.record.origin == origin) renumbering.apply(item.record.kind, item.record.body);
  }
}

void number_as_own(std::span<NewRecord> new_records, const SessionContents& held,
                   const Numberings& logs, const Uuid& origin) {
  const auto own = logs.find(origin);
  if (own == logs.end()) return;
  const std::vector<std::string> from = numbers_clockwise(held),
                                 to = as_numbered(held, own->second);
  const Renumbering renumbering(held, from, to);
  for (NewRecord& new_record : new_records) renumbering.apply(new_record.kind, new_record.body);
}

}  // namespace kattegat
