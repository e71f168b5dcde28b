// From the records of an evening to the evening: its header, who takes part, its sessions.
#include <algorithm>
#include <set>

#include "kattegat/core/unicode.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/journal/evening_history.hpp"
#include "kattegat/journal/payments.hpp"
#include "kattegat/journal/session_history.hpp"

namespace kattegat {
namespace {

std::string numbered(const std::string& name, int n) {
  constexpr std::size_t longest = 70;  // so that there is room in a name's 80
  std::vector<char32_t> kept = code_points(name);
  if (kept.size() > longest) kept.resize(longest);
  return to_utf8(kept) + " (" + std::to_string(n) + ")";
}

// Players in the order of their records; within an evening a name is one person, unless two ids
// that were given bear it, or both sit at one table.
class Players {
 public:
  Players(const Items& below, const People& people) : below_(below), people_(people) {
    std::vector<std::pair<Uuid, PlayerContents>> read;
    for (const Item& item : below)
      if (item.record.kind == RecordKind::player)
        if (auto contents = read_as<PlayerContents>(item)) {
          if (!contents->name.empty()) names_.try_emplace(item.record.id, contents->name);
          read.emplace_back(item.record.id, std::move(*contents));
        }
    for (auto& [id, contents] : read) {
      // Where a record has lost its words, another one of the same may have them.
      if (const auto name = names_.find(id); contents.name.empty() && name != names_.end())
        contents.name = name->second;
      add(id, contents);
    }
    make_names_unique();
    for (Participant& one : list_) one.now = name_of_now(one);
    for (Participant& one : list_)
      if (one.guest && is_shared(one)) one.now = one.written;
  }
  std::vector<Participant> take() && { return std::move(list_); }

 private:
  // Where words are missing that nobody has erased, it is by the id.
  [[nodiscard]] KnownBy known_by(const Uuid& id, const std::string& name) const {
    if (const auto gone = people_.forgotten(id)) return *gone;
    if (name.empty()) return id;
    return name;
  }
  [[nodiscard]] std::string written(const Uuid& id, const std::string& name) const {
    return people_.pseudonym(id).value_or(name.empty() ? "?" : name);
  }
  void add(const Uuid& id, const PlayerContents& contents) {
    KnownBy by = known_by(id, contents.name);
    std::vector<std::size_t>& mine = with_id_[id];
    const auto is_here = [&](std::size_t i) { return list_[i].known || known_by_[i] == by; };
    if (std::any_of(mine.begin(), mine.end(), is_here)) return;
    Namesakes& alike = called_[by];
    const auto joins = [&](std::size_t i) {
      return list_[i].guest == contents.guest && !sits_with(id, list_[i]);
    };
    std::optional<std::size_t> found = first_in(alike.by_name, joins);
    if (!contents.known)
      if (const auto given = first_in(alike.given, joins); given && (!found || *given < *found))
        found = given;
    if (!found) {
      found = list_.size();
      list_.push_back({{}, false, written(id, contents.name), "", contents.guest});
      known_by_.push_back(std::move(by));
      alike.by_name.push_back(*found);
    }
    mine.push_back(*found);
    Participant& one = list_[*found];
    // The id that was given stands first.
    one.ids.insert(contents.known ? one.ids.begin() : one.ids.end(), id);
    if (!contents.known) return;
    one.known = true;
    std::erase(alike.by_name, *found);
    alike.given.insert(std::lower_bound(alike.given.begin(), alike.given.end(), *found), *found);
  }
  template <class Joins>
  static std::optional<std::size_t> first_in(const std::vector<std::size_t>& places,
                                             const Joins& joins) {
    const auto found = std::find_if(places.begin(), places.end(), joins);
    return found == places.end() ? std::nullopt : std::optional(*found);
  }
  // Whether the name of now is somebody else's in this evening, too.
  [[nodiscard]] bool is_shared(const Participant& one) const {
    return std::any_of(list_.begin(), list_.end(), [&](const Participant& other) {
      return &other != &one && (other.now == one.now || other.written == one.now);
    });
  }
  // Who has been forgotten gives way to whoever is called as the erasure calls them.
  void make_names_unique() {
    std::vector<Participant*> order;
    for (Participant& one : list_) order.push_back(&one);
    std::stable_partition(order.begin(), order.end(), [&](const Participant* one) {
      return !people_.is_forgotten(one->ids.front());
    });
    std::set<std::string> taken;
    std::map<std::string, int> numbers;  // that were tried last
    for (Participant* each : order) {
      Participant& one = *each;
      if (taken.insert(one.written).second) continue;
      int& n = numbers.try_emplace(one.written, 1).first->second;
      std::string other;
      do other = numbered(one.written, ++n);
      while (!taken.insert(other).second);
      one.written = other;
    }
  }
  // Read when two are called alike, which is seldom.
  const std::vector<std::vector<Uuid>>& tables() {
    if (tables_) return *tables_;
    tables_.emplace();
    for (const Item& item : below_)
      if (item.record.kind == RecordKind::session)
        if (auto contents = read_as<SessionContents>(item))
          tables_->push_back(std::move(contents->sitters));
    return *tables_;
  }
  [[nodiscard]] bool sits_with(const Uuid& id, const Participant& other) {
    const auto is_other = [&](const Uuid& sitter) {
      return sitter != id &&
             std::find(other.ids.begin(), other.ids.end(), sitter) != other.ids.end();
    };
    return std::any_of(tables().begin(), tables().end(), [&](const std::vector<Uuid>& sitters) {
      return std::find(sitters.begin(), sitters.end(), id) != sitters.end() &&
             std::any_of(sitters.begin(), sitters.end(), is_other);
    });
  }
  [[nodiscard]] std::string name_of_now(const Participant& one) const {
    std::vector<Uuid> ids;
    for (const Uuid& id : one.ids)
      if (const Uuid whom = people_.fused(id); whom != id) ids.push_back(whom);
    if (const auto name = people_.name(ids)) return *name;
    if (people_.forgotten(one.ids.front())) return one.written;  // also where two are called alike
    return people_.name(one.ids).value_or(one.written);
  }

  const Items& below_;
  const People& people_;
  std::optional<std::vector<std::vector<Uuid>>> tables_;
  std::vector<Participant> list_;
  std::vector<KnownBy> known_by_;      // beside them
  std::map<Uuid, std::string> names_;  // that their first record with words says
  std::map<Uuid, std::vector<std::size_t>> with_id_;
  struct Namesakes {  // rising places in the list
    std::vector<std::size_t> given, by_name;
  };
  std::map<KnownBy, Namesakes> called_;
};

// Whoever is named in an evening takes part; also where the record of that stands in another one,
// which has been taken apart from it since.
void add_named(EveningHistory& evening, const Uuid& id, const People& people) {
  if (evening.find(id)) return;
  const std::string name = people.name({id}).value_or("?");
  std::string written = name;
  for (int n = 2; evening.called(written); ++n) written = numbered(name, n);
  evening.players.push_back({{id}, false, written, written});
}

// By fusion; or, as in everybody(), by the name of now that only one of them was given.
bool is_one_person(const Participant& one, const Participant& other, const People& people) {
  const bool by_name = !(one.known && other.known) && !(one.guest || other.guest) &&
                       (one.now == one.written || other.now == other.written);
  return by_name || std::any_of(one.ids.begin(), one.ids.end(), [&](const Uuid& id) {
           return std::any_of(other.ids.begin(), other.ids.end(), [&](const Uuid& of_other) {
             return people.fused(id) == people.fused(of_other);
           });
         });
}
bool sit_together(const EveningHistory& evening, const std::vector<Participant*>& some) {
  return std::any_of(evening.sessions.begin(), evening.sessions.end(), [&](const auto& session) {
    const auto& sitters = session.header.sitters;
    return std::count_if(some.begin(), some.end(), [&](const Participant* one) {
             return std::any_of(sitters.begin(), sitters.end(),
                                [&](const Uuid& id) { return evening.find(id) == one; });
           }) > 1;
  });
}
// Two who are called alike by now keep the names of the night, unless they are one person.
void keep_names_apart(EveningHistory& evening, const People& people) {
  const auto is_renamed = [](const Participant& one) { return one.now != one.written; };
  bool again = std::any_of(evening.players.begin(), evening.players.end(), is_renamed);
  while (again) {
    again = false;
    std::map<std::string, std::vector<Participant*>> called;
    for (Participant& one : evening.players) called[one.now].push_back(&one);
    for (const auto& alike : called) {
      const std::vector<Participant*>& list = alike.second;
      const bool is_one = std::all_of(list.begin(), list.end(), [&](const Participant* one) {
        return is_one_person(*list.front(), *one, people);
      });
      if (list.size() == 1 || (is_one && !sit_together(evening, list))) continue;
      for (Participant* one : list) {
        again = again || one->now != one->written;
        one->now = one->written;
      }
    }
  }
}

std::string meaning(const EveningContents& header) {
  return header.written.meaning_of_evening() + "\n" + header.place;
}

bool read_header(EveningHistory& evening, const Items& below) {
  const auto is_header = [](const Item& item) { return item.record.kind == RecordKind::evening; };
  const bool is_one = std::count_if(below.begin(), below.end(), is_header) == 1;
  std::vector<std::pair<const Item*, EveningContents>> read;
  for (const Item& item : below)
    if (is_header(item) && item.record.id == evening.id)
      if (auto contents = read_as<EveningContents>(item))
        read.emplace_back(&item, std::move(*contents));
  if (read.empty()) return false;
  std::vector<Following> all;
  for (auto& [item, contents] : read)
    all.push_back({item->record.hash, &contents.follows, contents.written.meaning_of_evening()});
  if (!is_one) begin_what_is_another(all);
  Thing thing;
  for (auto& [item, contents] : read) {
    std::string what = is_one ? "" : meaning(contents);
    thing.add(*item, std::move(contents), std::move(what));
  }
  thing.resolve();
  evening.follows = thing.follows();
  if (thing.resolved.conflict)
    evening.conflicts.push_back(thing.conflict(RecordKind::evening, evening.id));
  evening.header = std::move(std::get<EveningContents>(thing.contents[*thing.resolved.holds]));
  return true;
}

// The sitters as they are called in that evening, by their numbers.
std::vector<std::string> names_of(const EveningHistory& evening, const SessionContents& header) {
  std::vector<std::string> names;
  for (const Uuid& sitter : header.sitters) {
    const Participant* one = evening.find(sitter);
    KATTEGAT_CHECK(one);
    names.push_back(one->written);
  }
  return names;
}

}  // namespace

const Participant* EveningHistory::find(const Uuid& person) const {
  for (const Participant& one : players)
    if (std::find(one.ids.begin(), one.ids.end(), person) != one.ids.end()) return &one;
  return nullptr;
}
Uuid EveningHistory::who_is(const Uuid& person) const {
  const Participant* one = find(person);
  return one ? one->ids.front() : person;
}
const Participant* EveningHistory::known_as(std::string_view name) const {
  for (const Participant& one : players)
    if (one.now == name) return &one;
  return called(name);
}
const Participant* EveningHistory::called(std::string_view written) const {
  for (const Participant& one : players)
    if (one.written == written) return &one;
  return nullptr;
}

const SessionHistory* EveningHistory::session(const Uuid& session) const {
  for (const SessionHistory& one : sessions)
    if (one.id == session) return &one;
  return nullptr;
}

Item as_if_stored(const NewRecord& new_record, const Items& beside, std::int64_t row) {
  Item item;
  item.row = row;
  item.record = record_of(new_record);
  for (const Item& one : beside) item.record.clock = std::max(item.record.clock, one.record.clock);
  ++item.record.clock;
  item.record.hash = record_hash(item.record);
  item.words = new_record.words;
  return item;
}

EveningItems with_new_records(EveningItems items, const std::vector<NewRecord>& new_records) {
  std::int64_t row = -1;
  const auto add = [&](Items& to, const NewRecord& new_record) {
    to.push_back(as_if_stored(new_record, to, row));
  };
  for (const NewRecord& new_record : new_records) {
    if (place_of(new_record.kind) == Place::session)
      add(items.sessions[new_record.parent].below, new_record);
    else
      add(items.below, new_record);
    if (new_record.kind == RecordKind::session)
      add(items.sessions[new_record.id].headers, new_record);
    --row;
  }
  return items;
}

std::optional<EveningHistory> evening_history(EveningItems items, const People& people) {
  EveningHistory evening;
  evening.id = items.id;
  evening.parts.assign(items.parts.begin(), items.parts.end());
  sort_items(items.below);
  // What is of its own comes first, then part by part.
  std::stable_sort(items.below.begin(), items.below.end(), [&](const Item& a, const Item& b) {
    const Uuid &one = a.record.parent, &other = b.record.parent;
    return one != other && (one == items.id || (other != items.id && one < other));
  });
  if (!read_header(evening, items.below)) return std::nullopt;
  evening.players = Players(items.below, people).take();
  const auto who_is = [&](const Uuid& id) { return evening.who_is(id); };
  for (const Item& item : items.below) {
    if (item.record.kind != RecordKind::session) continue;
    const auto found = items.sessions.find(item.record.id);
    if (found == items.sessions.end()) continue;
    SessionHistory session = session_history(item.record.id, std::move(found->second.headers),
                                             std::move(found->second.below), who_is);
    items.sessions.erase(found);
    for (const Conflict& conflict : session.conflicts) evening.conflicts.push_back(conflict);
    if (session.evening == evening.id || items.parts.count(session.evening) > 0)
      evening.sessions.push_back(std::move(session));
  }
  for (const SessionHistory& session : evening.sessions)
    for (const Uuid& sitter : session.header.sitters) add_named(evening, sitter, people);
  Payments payments = read_payments(evening, items.below);
  for (const PaymentState& one : payments.states)
    for (const Uuid& id : {one.contents.from, one.contents.to}) add_named(evening, id, people);
  keep_names_apart(evening, people);
  for (Conflict& conflict : payments.conflicts) evening.conflicts.push_back(std::move(conflict));
  for (Conflict& conflict : evening.conflicts)
    if (!conflict.evening) conflict.evening = evening.id;
  return evening;
}

Result<Evening, Text> evening_from(const EveningHistory& history) {
  const auto bad = [&](const std::string& what) {
    return text(Word::book_unreadable_record, to_string(history.id), what);
  };
  // Who takes part is known already, and may be more than a file can have.
  WrittenHeader header = history.header.written;
  header.set_players({"1", "2"});
  const std::string& place = history.header.place;
  if (header.has_place() || !place.empty()) header.set_place(place);
  auto reading = evening_from_header(header);
  if (!reading) return reading.error();
  if (!reading->complaints.empty()) return bad(reading->complaints.front().violation.field);

  Evening evening = std::move(reading->evening);
  evening.id = history.id;
  evening.players.clear();
  evening.people.clear();
  bool is_given = false;
  for (const Participant& one : history.players) {
    evening.players.push_back(one.written);
    evening.people.push_back(one.known ? std::optional(one.ids.front()) : std::nullopt);
    is_given = is_given || one.known;
  }
  evening.written.set_players(evening.players);
  if (is_given) evening.written.set_people({});  // as they are written
  for (const SessionHistory& one : history.sessions) {
    auto session = session_from(one, names_of(history, one.header));
    if (!session) return session.error();
    session->index = evening.sessions.size();
    evening.sessions.push_back(std::move(*session));
  }
  return evening;
}

NewNames new_names(const EveningHistory& evening) {
  NewNames names;
  for (const Participant& one : evening.players)
    if (one.now != one.written) names[one.written] = one.now;
  return names;
}

}  // namespace kattegat
