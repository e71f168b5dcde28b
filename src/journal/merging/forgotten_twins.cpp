#include "kattegat/journal/merging/forgotten_twins.hpp"

#include <algorithm>

namespace kattegat {
namespace {

using Ids = std::vector<Uuid>;

// Whom a book has written in one go, in their order: who first sat at a table, clockwise, or the
// players of an evening as its file named them. Lists under one key may be the same list by two
// books.
struct List {
  Uuid origin;
  Ids ids;
  std::set<Uuid> sessions;  // of the evening, that the same book has begun
};
struct Lists {
  std::map<std::pair<Uuid, std::string>, std::vector<List>> of;  // "": of a table
  std::map<Uuid, std::set<Uuid>> sits_in;                        // at which tables anybody sits
  // Evening and name, while it is not forgotten; and who is called so there.
  using Name = std::pair<Uuid, std::string>;
  std::map<Uuid, Name> names;
  std::map<Name, std::set<Uuid>> called;
  std::map<Uuid, std::set<Uuid>> written_by;  // the books that say who it is
};

// That have written one evening or table apart, and are compared with each other.
constexpr std::size_t most_books = 32;

// The sessions of each evening that each log has.
using SessionsBegun = std::map<std::pair<Uuid, Uuid>, std::vector<const Record*>>;

SessionsBegun begun_in(const Items& headers) {
  SessionsBegun begun;
  for (const Item& item : headers)
    if (item.record.kind == RecordKind::session)
      begun[{item.record.origin, item.record.parent}].push_back(&item.record);
  return begun;
}

// Those right behind the header of the evening, in the same log.
List players_after(const Items& headers, std::size_t header, const SessionsBegun& begun) {
  const Record& evening = headers[header].record;
  List list{evening.origin, {}, {}};
  for (std::size_t i = header + 1; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.origin != evening.origin || record.kind != RecordKind::player ||
        record.parent != evening.id ||
        record.number - evening.number != static_cast<std::int64_t>(i - header))
      break;
    list.ids.push_back(record.id);
  }
  if (const auto known = begun.find({evening.origin, evening.id}); known != begun.end())
    for (const Record* session : known->second)
      if (session->number > evening.number) list.sessions.insert(session->id);
  return list;
}

Lists lists_in(Items headers) {
  Lists lists;
  std::sort(headers.begin(), headers.end(), [](const Item& a, const Item& b) {
    const auto place = [](const Record& one) { return std::tie(one.origin, one.number, one.hash); };
    return place(a.record) < place(b.record);
  });
  const SessionsBegun begun = begun_in(headers);
  const auto add = [&lists](const std::string& body, const Uuid& id, List list) {
    std::vector<List>& same = lists.of[{id, body}];
    if (same.size() < most_books) same.push_back(std::move(list));
  };
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.kind == RecordKind::player) {
      lists.written_by[record.id].insert(record.origin);
      const auto contents = read_as<PlayerContents>(headers[i]);
      if (contents && !contents->name.empty())
        lists.names[record.id] = {record.parent, contents->name};
    } else if (record.kind == RecordKind::session) {
      const auto contents = read_as<SessionContents>(headers[i]);
      if (!contents) continue;
      for (const Uuid& sitter : contents->sitters) lists.sits_in[sitter].insert(record.id);
      // As they sit: numbers go by names, and a pseudonym has another place among these.
      if (contents->follows.empty())
        add("", record.id, {record.origin, clockwise(*contents, contents->sitters), {record.id}});
    } else {
      add(record.body, record.id, players_after(headers, i, begun));
    }
  }
  for (const auto& [id, name] : lists.names) lists.called[name].insert(id);
  return lists;
}

// Two books have them from one file: it had a session that both have begun (two tablets may begin
// one evening with other players).
bool are_from_one_file(const List& one, const List& other) {
  return std::any_of(one.sessions.begin(), one.sessions.end(),
                     [&](const Uuid& session) { return other.sessions.count(session) > 0; });
}

// In their order: as far as both go, and as anybody still knows, the names are the same.
bool are_alike(const List& mine, const List& theirs, const Lists& lists, const Roster& roster) {
  const Ids &one = mine.ids, &other = theirs.ids;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    if (one[i] == other[i] || roster.is_forgotten(one[i]) || roster.is_forgotten(other[i]))
      continue;
    const auto a = lists.names.find(one[i]), b = lists.names.find(other[i]);
    if (a == lists.names.end() || b == lists.names.end() || a->second != b->second) return false;
  }
  return true;
}

// Who is in a list, by which they are known again in another.
class Known {
 public:
  Known(const List& list, const Lists& lists, const Roster& roster)
      : lists_(lists), roster_(roster), ids_(list.ids.begin(), list.ids.end()) {
    for (const Uuid& id : list.ids) {
      const auto name = lists.names.find(id);
      if (const auto as = roster.forgotten_as(id))
        gone_.insert(*as);
      else if (name != lists.names.end())
        names_.insert(name->second);
    }
  }
  // Somebody there is this one, or is called so, or has been forgotten as the same.
  [[nodiscard]] bool has(const Uuid& id) const {
    if (ids_.count(id) > 0) return true;
    if (const auto as = roster_.forgotten_as(id)) return gone_.count(*as) > 0;
    const auto name = lists_.names.find(id);
    return name != lists_.names.end() && names_.count(name->second) > 0;
  }

 private:
  const Lists& lists_;
  const Roster& roster_;
  std::set<Uuid> ids_, gone_;
  std::set<Lists::Name> names_;
};

Ids not_in(const Known& other, const List& mine) {
  Ids rest = mine.ids;
  std::erase_if(rest, [&](const Uuid& id) { return other.has(id); });
  return rest;
}

// Those of two lists who stand for each other: in their order, or, where a file named the same
// people in another order, the one of each who is not in the other.
std::vector<std::pair<Uuid, Uuid>> counterparts(const List& one, const List& other,
                                                const Lists& lists, const Roster& roster) {
  std::vector<std::pair<Uuid, Uuid>> pairs;
  const Known here(one, lists, roster), there(other, lists, roster);
  if (are_alike(one, other, lists, roster)) {
    for (std::size_t i = 0; i < std::min(one.ids.size(), other.ids.size()); ++i)
      if (!there.has(one.ids[i]) && !here.has(other.ids[i]))
        pairs.emplace_back(one.ids[i], other.ids[i]);
  } else if (one.ids.size() == other.ids.size()) {
    const Ids mine = not_in(there, one), theirs = not_in(here, other);
    if (mine.size() == 1 && theirs.size() == 1) pairs.emplace_back(mine.front(), theirs.front());
  }
  return pairs;
}

// Whom the book of a list has written down as somebody of its own, and no other book knows.
bool is_of_that_book(const Uuid& id, const List& list, const Lists& lists) {
  const auto found = lists.written_by.find(id);
  return found != lists.written_by.end() && found->second == std::set<Uuid>{list.origin};
}

// At a table that the other book does not have.
bool sits_elsewhere(const Uuid& id, const List& other, const Lists& lists) {
  const auto found = lists.sits_in.find(id);
  return found != lists.sits_in.end() &&
         std::any_of(found->second.begin(), found->second.end(),
                     [&](const Uuid& table) { return other.sessions.count(table) == 0; });
}

// Both books know this one, under one name: somebody of the evening is called so who is in nobody's
// place.
bool is_known_to_both(const Uuid& id, const std::set<Uuid>& candidates, const Lists& lists,
                      const Roster& roster) {
  const auto mine = lists.names.find(id);
  if (mine == lists.names.end()) return false;
  const std::set<Uuid>& alike = lists.called.at(mine->second);
  return std::any_of(alike.begin(), alike.end(), [&](const Uuid& other) {
    return candidates.count(other) == 0 && !roster.is_forgotten(other);
  });
}

// By who was forgotten: whoever stands in that place in a list of another book.
std::map<Uuid, std::set<Uuid>> in_the_place_of_forgotten(const Lists& lists, const Roster& roster) {
  std::map<Uuid, std::set<Uuid>> candidates;
  // In a list of players somebody else may stand in that place, for two tablets go on apart:
  // whoever plays is known by the table.
  const auto is_gone = [&](const Uuid& id) { return roster.is_forgotten(id); };
  for (const auto& [key, same] : lists.of)
    for (const List& one : same) {
      if (std::none_of(one.ids.begin(), one.ids.end(), is_gone)) continue;
      for (const List& other : same) {
        if (&one == &other || !are_from_one_file(one, other)) continue;
        for (const auto& [id, twin] : counterparts(one, other, lists, roster)) {
          const auto gone = roster.forgotten_as(id);
          if (!gone || !is_of_that_book(twin, other, lists)) continue;
          if (!key.second.empty() && sits_elsewhere(twin, one, lists)) continue;
          candidates[*gone].insert(twin);
        }
      }
    }
  return candidates;
}

}  // namespace

std::map<Uuid, std::set<Uuid>> twins_of_forgotten(Items headers, const Roster& roster) {
  const Lists lists = lists_in(std::move(headers));
  std::map<Uuid, std::set<Uuid>> twins;
  for (const auto& [gone, candidates] : in_the_place_of_forgotten(lists, roster))
    for (const Uuid& twin : candidates)
      if (!is_known_to_both(twin, candidates, lists, roster)) twins[gone].insert(twin);
  return twins;
}

}  // namespace kattegat
