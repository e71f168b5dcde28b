#include "lineups.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "kattegat/journal/records/contents.hpp"

namespace kattegat {
namespace {

struct EveningInLog {
  Uuid log, evening;
  bool operator<(const EveningInLog& other) const {
    return std::tie(log, evening) < std::tie(other.log, other.evening);
  }
};

// What each log has begun in each evening, once for all of its headers there.
class BegunByLogs {
 public:
  // `headers`: rising by their numbers in each log.
  explicit BegunByLogs(const Items& headers) {
    std::map<EveningInLog, SessionsBegun::LastHeaders> last;
    for (const auto& [row, record, words] : headers)
      if (record.kind == RecordKind::session)
        last[{.log = record.origin, .evening = record.parent}][record.id] = record.number;
    for (auto& [where, headers_of] : last)
      begun_[where] = std::make_shared<const SessionsBegun>(std::move(headers_of));
  }
  [[nodiscard]] SessionsBehind behind(const Record& evening) const {
    const auto found = begun_.find({.log = evening.origin, .evening = evening.id});
    return {found == begun_.end() ? none_ : found->second, evening.number};
  }

 private:
  std::map<EveningInLog, std::shared_ptr<const SessionsBegun>> begun_;
  std::shared_ptr<const SessionsBegun> none_ =
      std::make_shared<const SessionsBegun>(SessionsBegun::LastHeaders());
};

// Those right behind the header of the evening, in the same log: as long as numbers go on as places
// do, no record of another kind stands between them.
std::vector<Uuid> players_after(const Items& headers, std::size_t header) {
  const Record& evening = headers[header].record;
  std::vector<Uuid> players;
  for (std::size_t i = header + 1; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.origin != evening.origin || record.kind != RecordKind::player ||
        record.parent != evening.id ||
        record.number - evening.number != static_cast<std::int64_t>(i - header))
      break;
    players.push_back(record.id);
  }
  return players;
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
    const SessionsBegun::LastHeaders itself{{session.id, session.number}};
    add({session.id, ""},
        {.origin = session.origin,
         .evening = session.parent,
         .ids = clockwise(contents, contents.sitters),
         .sessions = {std::make_shared<const SessionsBegun>(itself), session.number - 1}});
  }
  void add_evening(const Record& evening, std::vector<Uuid> players, SessionsBehind sessions) {
    add({evening.id, evening.body}, {.origin = evening.origin,
                                     .evening = evening.id,
                                     .ids = std::move(players),
                                     .sessions = std::move(sessions)});
  }
  std::vector<LineupsOfOne> take() && {
    std::vector<LineupsOfOne> list;
    for (auto& [of, by_books] : by_books_) list.push_back({of.header.empty(), std::move(by_books)});
    return list;
  }

 private:
  void add(TableOrEvening of, Lineup lineup) {
    std::vector<Lineup>& same = by_books_[std::move(of)];
    if (same.size() < LineupLimits::most_books) same.push_back(std::move(lineup));
  }
  std::map<TableOrEvening, std::vector<Lineup>> by_books_;
};

}  // namespace

Lineups lineups_in(Items headers) {
  std::sort(headers.begin(), headers.end(), [](const Item& a, const Item& b) {
    const auto place = [](const Record& one) { return std::tie(one.origin, one.number, one.hash); };
    return place(a.record) < place(b.record);
  });
  const BegunByLogs begun(headers);
  LineupsByBooks lineups;
  WrittenPlayers players;
  std::vector<const Item*> written;
  for (std::size_t i = 0; i < headers.size(); ++i) {
    const Record& record = headers[i].record;
    if (record.kind == RecordKind::player) {
      written.push_back(&headers[i]);
    } else if (record.kind == RecordKind::session) {
      const auto contents = read_as<SessionContents>(headers[i]);
      if (!contents) continue;
      players.seat(record.id, contents->sitters);
      // As they sit: numbers go by names, and a pseudonym has another place among these.
      if (contents->follows.empty()) lineups.add_table(record, *contents);
    } else {
      lineups.add_evening(record, players_after(headers, i), begun.behind(record));
    }
  }
  std::sort(written.begin(), written.end(), [](const Item* one, const Item* other) {
    return comes_before(one->record, other->record);
  });
  for (const Item* const one : written) players.add(one->record, name_said(*one));
  return {std::move(lineups).take(), std::move(players)};
}

}  // namespace kattegat
