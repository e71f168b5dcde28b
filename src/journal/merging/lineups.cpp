#include "lineups.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {
namespace {

// That have written one evening or table apart, and are compared with each other: more tablets than
// any club has, and few enough that whoever makes up logs cannot keep a merge busy for long.
constexpr std::size_t most_books = 256;

struct EveningInLog {
  Uuid log, evening;
  bool operator<(const EveningInLog& other) const {
    return std::tie(log, evening) < std::tie(other.log, other.evening);
  }
};
using SessionsBegun = std::map<EveningInLog, std::vector<const Record*>>;

SessionsBegun begun_in(const Items& headers) {
  SessionsBegun begun;
  for (const Item& item : headers)
    if (item.record.kind == RecordKind::session)
      begun[{.log = item.record.origin, .evening = item.record.parent}].push_back(&item.record);
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
  if (const auto known = begun.find({.log = evening.origin, .evening = evening.id});
      known != begun.end())
    for (const Record* session : known->second)
      if (session->number > evening.number) lineup.sessions.insert(session->id);
  return lineup;
}

// What those of one are known by.
struct TableOrEvening {
  Uuid id;
  std::string header;  // of the evening; none of a table
  bool operator<(const TableOrEvening& other) const {
    return std::tie(id, header) < std::tie(other.id, other.header);
  }
};
class LineupsByBooks {
 public:
  void add_table(const Record& session, const SessionContents& contents) {
    add({session.id, ""},
        {session.origin, session.parent, clockwise(contents, contents.sitters), {session.id}});
  }
  void add_evening(const Record& evening, Lineup players) {
    add({evening.id, evening.body}, std::move(players));
  }
  std::vector<LineupsOfOne> take() && {
    std::vector<LineupsOfOne> list;
    for (auto& [of, by_books] : by_books_) list.push_back({of.header.empty(), std::move(by_books)});
    return list;
  }

 private:
  void add(TableOrEvening of, Lineup lineup) {
    std::vector<Lineup>& same = by_books_[std::move(of)];
    if (same.size() < most_books) same.push_back(std::move(lineup));
  }
  std::map<TableOrEvening, std::vector<Lineup>> by_books_;
};

}  // namespace

Lineups lineups_in(Items headers) {
  std::sort(headers.begin(), headers.end(), [](const Item& a, const Item& b) {
    const auto place = [](const Record& one) { return std::tie(one.origin, one.number, one.hash); };
    return place(a.record) < place(b.record);
  });
  const SessionsBegun begun = begun_in(headers);
  LineupsByBooks lineups;
  WrittenPlayers players;
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.kind == RecordKind::player) {
      players.add(record, name_said(headers[i]));
    } else if (record.kind == RecordKind::session) {
      const auto contents = read_as<SessionContents>(headers[i]);
      if (!contents) continue;
      players.seat(record.id, contents->sitters);
      // As they sit: numbers go by names, and a pseudonym has another place among these.
      if (contents->follows.empty()) lineups.add_table(record, *contents);
    } else {
      lineups.add_evening(record, players_after(headers, i, begun));
    }
  }
  return {std::move(lineups).take(), std::move(players)};
}

}  // namespace kattegat
