// In three steps: what the records say, which of them are about one person, and what each of these
// was called, so that no two were called alike.
#include "players_written.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "kattegat/core/text/safe_text.hpp"
#include "known_again.hpp"

namespace kattegat {
namespace {

struct SaidOfPlayer {
  const Record* record = nullptr;  // its id is the person's
  PlayerContents says;
};
std::vector<SaidOfPlayer> said_of_players(const Items& below) {
  std::vector<SaidOfPlayer> said;
  for (const Item& item : below)
    if (item.record.kind == RecordKind::player)
      if (auto contents = read_as<PlayerContents>(item))
        said.push_back({&item.record, std::move(*contents)});
  return said;
}

// By id, whom the log that says so called by this name, where that is somebody else. As the records
// say it: those that have lost the name say nothing.
std::map<Uuid, Uuid> meant_by_logs(const std::vector<SaidOfPlayer>& said, const Roster& roster) {
  std::map<Uuid, Uuid> meant;
  for (const auto& [record, says] : said) {
    if (says.by_id || says.guest || says.name.empty()) continue;
    const auto whom = roster.by_logs().called(record->origin, says.name, record->number);
    if (whom && *whom != record->id) meant.try_emplace(record->id, *whom);
  }
  return meant;
}

// Where a record has lost its words, another one of the same id may have them.
void find_lost_names(std::vector<SaidOfPlayer>& said) {
  std::map<Uuid, std::string> names;  // that the first record with words says
  for (const auto& [record, says] : said)
    if (!says.name.empty()) names.try_emplace(record->id, says.name);
  for (auto& [record, says] : said)
    if (const auto name = names.find(record->id); says.name.empty() && name != names.end())
      says.name = name->second;
}

// What one record says was given was given, whoever else has written down the id.
void find_given_ids(std::vector<SaidOfPlayer>& said) {
  std::set<Uuid> given;
  for (const auto& [record, says] : said)
    if (says.by_id) given.insert(record->id);
  for (auto& [record, says] : said) says.by_id = given.count(record->id) > 0;
}

// Where words are missing that nobody has erased, it is by the id.
KnownBy known_that_night(const Uuid& id, const std::string& name,
                         const ForgottenPeople& forgotten) {
  if (const auto gone = forgotten.as_whom(id)) return *gone;
  if (name.empty()) return id;
  return name;
}
std::string called_that_night(const Uuid& id, const std::string& name,
                              const ForgottenPeople& forgotten) {
  if (const auto pseudonym = forgotten.pseudonym(id)) return *pseudonym;
  return name.empty() ? std::string(unknown_name) : name;
}

// What the records that are about one person say.
struct PlayerOfNight {
  std::vector<Uuid> ids;
  bool by_id = false;  // the first of them was given
  std::string called;  // as others may be, too
  bool guest = false;
  bool nameless = false;
  std::set<std::string> also = {};
};

// Which records are about one person: within an evening a name is one, unless two ids that were
// given bear it, or both sit at one table; a guest is somebody else.
class Players {
 public:
  Players(const Items& below, const ForgottenPeople& forgotten)
      : table_mates_(below), forgotten_(forgotten) {}

  void add(const Uuid& id, const PlayerContents& says) {
    const KnownBy by = known_that_night(id, says.name, forgotten_);
    if (const auto here = with_id_[id].here(by)) {  // under another name only by the given id
      if (std::holds_alternative<std::string>(by) && by != known_by_[*here])
        list_[*here].also.insert(says.name);
      return;
    }
    CalledAlike& alike = called_[{by, says.guest}];
    const auto known = find_the_same(alike, id, says.by_id);
    const std::size_t place = known ? *known : add_new(by, id, says);
    if (!known) alike.by_name.insert(place);
    let_have(id, place);
    if (says.by_id) give_newest(alike, place);
  }
  // In the order in which they came.
  std::vector<PlayerOfNight> take() && { return std::move(list_); }

 private:
  // Places in the list of those who are known by the same, all of them guests or none.
  struct CalledAlike {
    std::set<std::size_t> given, by_name;
  };
  std::size_t add_new(const KnownBy& by, const Uuid& id, const PlayerContents& says) {
    list_.push_back({.ids = {},
                     .called = called_that_night(id, says.name, forgotten_),
                     .guest = says.guest,
                     .nameless = says.name.empty() && !forgotten_.has(id)});
    known_by_.push_back(by);
    return list_.size() - 1;
  }
  void let_have(const Uuid& id, std::size_t place) {
    PlayerOfNight& one = list_[place];
    one.ids.push_back(id);
    with_id_[id].add(known_by_[place], place);
    if (one.by_id) with_id_[id].give(known_by_[place]);
  }
  // Of the ids of whoever is there the last was given: it stands first.
  void give_newest(CalledAlike& alike, std::size_t place) {
    PlayerOfNight& one = list_[place];
    std::rotate(one.ids.begin(), one.ids.end() - 1, one.ids.end());
    one.by_id = true;
    for (const Uuid& mine : one.ids) with_id_[mine].give(known_by_[place]);
    alike.given.insert(alike.by_name.extract(place));
  }
  // The first of those who are called alike that may be whoever has this id. Where that was given
  // it is nobody to whom another one was.
  std::optional<std::size_t> find_the_same(const CalledAlike& alike, const Uuid& id,
                                           bool is_given) {
    const auto first = [&](const std::set<std::size_t>& places) {
      const auto found = std::find_if(places.begin(), places.end(),
                                      [&](std::size_t place) { return !sits_with(id, place); });
      return found == places.end() ? std::nullopt : std::optional(*found);
    };
    const auto by_name = first(alike.by_name);
    const auto given = is_given ? std::nullopt : first(alike.given);
    if (!given || !by_name) return given ? given : by_name;
    return std::min(given, by_name);
  }
  // With somebody else than themselves at this place of the list: the fewer of the two are gone
  // through.
  bool sits_with(const Uuid& id, std::size_t place) {
    const std::set<Uuid>& with = table_mates_.all_with(id);
    const std::vector<Uuid>& ids = list_[place].ids;
    if (ids.size() <= with.size())
      return std::any_of(ids.begin(), ids.end(),
                         [&](const Uuid& one) { return one != id && with.count(one) > 0; });
    return std::any_of(with.begin(), with.end(), [&](const Uuid& one) {
      const auto known = with_id_.find(one);
      return one != id && known != with_id_.end() && known->second.is_at(place, known_by_[place]);
    });
  }

  TableMates table_mates_;
  const ForgottenPeople& forgotten_;
  std::vector<PlayerOfNight> list_;
  std::vector<KnownBy> known_by_;  // beside them
  std::map<Uuid, ThoseWithId> with_id_;
  std::map<std::pair<KnownBy, bool>, CalledAlike> called_;  // and whether they are guests
};

// What each was called, no two alike. Who has been forgotten gives way to whoever is called as the
// erasure calls them.
std::vector<std::string> unique_names(const std::vector<PlayerOfNight>& list,
                                      const ForgottenPeople& forgotten) {
  std::vector<std::string> written(list.size());
  UniqueNames names;
  for (const bool are_forgotten : {false, true})
    for (std::size_t i = 0; i < list.size(); ++i)
      if (forgotten.has(list[i].ids) == are_forgotten) written[i] = names.take(list[i].called);
  return written;
}

Participant participant(PlayerOfNight one, const std::string& written,
                        const std::map<Uuid, Uuid>& meant) {
  std::map<Uuid, Uuid> meant_by_theirs;
  for (const Uuid& id : one.ids)
    if (const auto whom = meant.find(id); whom != meant.end()) meant_by_theirs.insert(*whom);
  return {.ids = std::move(one.ids),
          .by_id = one.by_id,
          .written = written,
          .now = written,
          .guest = one.guest,
          .meant = std::move(meant_by_theirs),
          .nameless = one.nameless,
          .also = std::move(one.also)};
}

}  // namespace

std::vector<Participant> players_written_in(const Items& below, const Roster& roster) {
  std::vector<SaidOfPlayer> said = said_of_players(below);
  const std::map<Uuid, Uuid> meant = meant_by_logs(said, roster);
  find_lost_names(said);
  find_given_ids(said);
  Players players(below, roster.forgotten());
  for (const auto& [record, says] : said) players.add(record->id, says);
  std::vector<PlayerOfNight> list = std::move(players).take();
  const std::vector<std::string> written = unique_names(list, roster.forgotten());
  std::vector<Participant> all;
  for (std::size_t i = 0; i < list.size(); ++i)
    all.push_back(participant(std::move(list[i]), written[i], meant));
  return all;
}

}  // namespace kattegat
