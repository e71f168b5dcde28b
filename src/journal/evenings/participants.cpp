#include "participants.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "kattegat/core/text/safe_text.hpp"

namespace kattegat {
namespace {

// Those who have one id: thousands of names may be said of it. Who was given an id is whoever is
// said to have one of theirs, by whatever name; of several it is who came first.
class WithId {
 public:
  [[nodiscard]] std::optional<std::size_t> here(const KnownBy& by) const {
    const auto found = came_.find(by);
    if (found == came_.end() || (given_ && *given_ < found->second)) return place_of(given_);
    return place_of(found->second);
  }
  void add(const KnownBy& by, std::size_t place, bool is_given) {
    came_.emplace(by, places_.size());
    places_.push_back(place);
    if (is_given) give(by);
  }
  [[nodiscard]] bool is_at(std::size_t place) const {
    return std::find(places_.begin(), places_.end(), place) != places_.end();
  }
  void give(const KnownBy& by) {
    const std::size_t came = came_.at(by);
    given_ = std::min(came, given_.value_or(came));
  }

 private:
  [[nodiscard]] std::optional<std::size_t> place_of(std::optional<std::size_t> came) const {
    return came ? std::optional(places_[*came]) : std::nullopt;
  }
  std::vector<std::size_t> places_;      // in the list
  std::map<KnownBy, std::size_t> came_;  // in which order they came
  std::optional<std::size_t> given_;     // the first of those who were given an id
};
struct CalledAlike {  // rising places in the list; of who is no guest, and of guests
  std::array<std::vector<std::size_t>, 2> given, by_name;
};

// Who has been forgotten gives way to whoever is called as the erasure calls them.
void make_names_unique(std::vector<Participant>& list, const Roster& roster) {
  std::vector<Participant*> order;
  for (Participant& one : list) order.push_back(&one);
  std::stable_partition(order.begin(), order.end(),
                        [&](const Participant* one) { return !roster.forgotten().has(one->ids); });
  UniqueNames names;
  for (Participant* one : order) one->written = names.take(one->written);
}

class Players {
 public:
  Players(const Items& below, const Roster& roster) : below_(below), roster_(roster) {
    std::vector<std::pair<Uuid, PlayerContents>> read;
    for (const Item& item : below)
      if (item.record.kind == RecordKind::player)
        if (auto contents = read_as<PlayerContents>(item)) {
          if (!contents->name.empty()) names_.try_emplace(item.record.id, contents->name);
          note_who_is_meant(item.record, *contents);
          read.emplace_back(item.record.id, std::move(*contents));
        }
    for (auto& [id, contents] : read) {
      // Where a record has lost its words, another one of the same may have them.
      if (const auto name = names_.find(id); contents.name.empty() && name != names_.end())
        contents.name = name->second;
      add(id, contents);
    }
    make_names_unique(list_, roster_);
    for (Participant& one : list_) one.now = one.written;
  }
  std::vector<Participant> take() && { return std::move(list_); }

 private:
  void note_who_is_meant(const Record& record, const PlayerContents& contents) {
    if (contents.by_id || contents.guest || contents.name.empty()) return;
    const auto whom = roster_.by_logs().called(record.origin, contents.name, record.number);
    if (whom && *whom != record.id) meant_.try_emplace(record.id, *whom);
  }
  // Where words are missing that nobody has erased, it is by the id.
  [[nodiscard]] KnownBy known_by(const Uuid& id, const std::string& name) const {
    if (const auto gone = roster_.forgotten().as(id)) return *gone;
    if (name.empty()) return id;
    return name;
  }
  [[nodiscard]] std::string written(const Uuid& id, const std::string& name) const {
    return roster_.forgotten().pseudonym(id).value_or(name.empty() ? std::string(unknown_name)
                                                                   : name);
  }
  void add(const Uuid& id, const PlayerContents& contents) {
    KnownBy by = known_by(id, contents.name);
    if (const auto here = with_id_[id].here(by)) {
      if (std::holds_alternative<std::string>(by) && by != known_by_[*here])
        list_[*here].also.insert(contents.name);
      return;
    }
    CalledAlike& alike = called_[by];
    std::optional<std::size_t> found = the_same(alike, id, contents);
    if (!found) {
      found = list_.size();
      list_.push_back({{}, false, written(id, contents.name), "", contents.guest});
      list_.back().nameless = contents.name.empty() && !roster_.forgotten().has(id);
      known_by_.push_back(std::move(by));
      alike.by_name[contents.guest].push_back(*found);
    }
    Participant& one = list_[*found];
    with_id_[id].add(known_by_[*found], *found, one.by_id);
    // The id that was given stands first.
    one.ids.insert(contents.by_id ? one.ids.begin() : one.ids.end(), id);
    if (const auto whom = meant_.find(id); whom != meant_.end()) one.meant.insert(*whom);
    if (!contents.by_id) return;
    if (!one.by_id)
      for (const Uuid& mine : one.ids) with_id_[mine].give(known_by_[*found]);
    one.by_id = true;
    std::vector<std::size_t>&by_name = alike.by_name[one.guest], &given = alike.given[one.guest];
    if (const auto place = std::lower_bound(by_name.begin(), by_name.end(), *found);
        place != by_name.end() && *place == *found)
      by_name.erase(place);
    given.insert(std::lower_bound(given.begin(), given.end(), *found), *found);
  }
  // Who of those who are called alike is the same.
  std::optional<std::size_t> the_same(const CalledAlike& alike, const Uuid& id,
                                      const PlayerContents& contents) {
    const auto first = [&](const std::vector<std::size_t>& places) {
      const auto found = std::find_if(places.begin(), places.end(),
                                      [&](std::size_t i) { return !sits_with(id, i); });
      return found == places.end() ? std::nullopt : std::optional(*found);
    };
    const auto by_name = first(alike.by_name[contents.guest]);
    const auto given = contents.by_id ? std::nullopt : first(alike.given[contents.guest]);
    if (!given || !by_name) return given ? given : by_name;
    return std::min(*given, *by_name);
  }
  // Read when two are called alike, which is seldom.
  const std::map<Uuid, std::set<Uuid>>& sitters() {
    if (sitters_) return *sitters_;
    sitters_.emplace();
    for (const Item& item : below_) {
      if (item.record.kind != RecordKind::session) continue;
      const auto contents = read_as<SessionContents>(item);
      if (!contents) continue;
      for (const Uuid& one : contents->sitters)
        (*sitters_)[one].insert(contents->sitters.begin(), contents->sitters.end());
    }
    return *sitters_;
  }
  // With somebody else than themselves at this place of the list.
  [[nodiscard]] bool sits_with(const Uuid& id, std::size_t place) {
    const auto found = sitters().find(id);
    if (found == sitters().end()) return false;
    const std::set<Uuid>& with = found->second;
    const std::vector<Uuid>& ids = list_[place].ids;
    if (ids.size() <= with.size())
      return std::any_of(ids.begin(), ids.end(),
                         [&](const Uuid& one) { return one != id && with.count(one) > 0; });
    return std::any_of(with.begin(), with.end(), [&](const Uuid& one) {
      const auto known = with_id_.find(one);
      return one != id && known != with_id_.end() && known->second.is_at(place);
    });
  }

  const Items& below_;
  const Roster& roster_;
  std::optional<std::map<Uuid, std::set<Uuid>>> sitters_;  // with whom anybody sits
  std::vector<Participant> list_;
  std::vector<KnownBy> known_by_;      // beside them
  std::map<Uuid, std::string> names_;  // that their first record with words says
  std::map<Uuid, Uuid> meant_;
  std::map<Uuid, WithId> with_id_;
  std::map<KnownBy, CalledAlike> called_;
};

}  // namespace

std::vector<Participant> participants(const Items& below, const Roster& roster) {
  return Players(below, roster).take();
}

}  // namespace kattegat
