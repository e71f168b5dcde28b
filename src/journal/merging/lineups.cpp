#include "lineups.hpp"

#include <algorithm>
#include <tuple>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {
namespace {

// That have written one evening or table apart, and are compared with each other: more tablets than
// any club has, and few enough that whoever makes up logs cannot keep a merge busy for long.
constexpr std::size_t most_books = 256;

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
Lineup players_after(const Items& headers, std::size_t header, const SessionsBegun& begun) {
  const Record& evening = headers[header].record;
  Lineup lineup{evening.origin, evening.id, {}, {}};
  for (std::size_t i = header + 1; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.origin != evening.origin || record.kind != RecordKind::player ||
        record.parent != evening.id ||
        record.number - evening.number != static_cast<std::int64_t>(i - header))
      break;
    lineup.ids.push_back(record.id);
  }
  if (const auto known = begun.find({evening.origin, evening.id}); known != begun.end())
    for (const Record* session : known->second)
      if (session->number > evening.number) lineup.sessions.insert(session->id);
  return lineup;
}

}  // namespace

Lineups lineups_in(Items headers) {
  Lineups lineups;
  std::sort(headers.begin(), headers.end(), [](const Item& a, const Item& b) {
    const auto place = [](const Record& one) { return std::tie(one.origin, one.number, one.hash); };
    return place(a.record) < place(b.record);
  });
  const SessionsBegun begun = begun_in(headers);
  const auto add = [&lineups](const std::string& body, const Uuid& id, Lineup lineup) {
    std::vector<Lineup>& same = lineups.of[{id, body}];
    if (same.size() < most_books) same.push_back(std::move(lineup));
  };
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.kind == RecordKind::player) {
      lineups.written_by[record.id].insert(record.origin);
      const auto contents = read_as<PlayerContents>(headers[i]);
      if (contents && !contents->name.empty())
        lineups.names[{record.id, record.parent}] = contents->name;
    } else if (record.kind == RecordKind::session) {
      const auto contents = read_as<SessionContents>(headers[i]);
      if (!contents) continue;
      for (const Uuid& sitter : contents->sitters) lineups.sits_in[sitter].insert(record.id);
      // As they sit: numbers go by names, and a pseudonym has another place among these.
      if (contents->follows.empty())
        add("", record.id,
            {record.origin, record.parent, clockwise(*contents, contents->sitters), {record.id}});
    } else {
      add(record.body, record.id, players_after(headers, i, begun));
    }
  }
  for (const auto& [who, name] : lineups.names)
    lineups.called[{who.second, name}].insert(who.first);
  return lineups;
}

const std::string* Lineups::name_of(const Uuid& id, const Uuid& evening) const {
  const auto found = names.find({id, evening});
  return found == names.end() ? nullptr : &found->second;
}

}  // namespace kattegat
