#include "kattegat/journal/evening_headers.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "kattegat/journal/joining.hpp"
#include "kattegat/journal/scattered_session.hpp"

namespace kattegat {

namespace {

// Every record of a session, also below other evenings.
class SessionHeaders {
 public:
  explicit SessionHeaders(const Items& headers) {
    for (const Item& item : headers)
      if (item.record.kind == RecordKind::session) by_id_.push_back(item);
    std::stable_sort(by_id_.begin(), by_id_.end(), before);
  }
  [[nodiscard]] Items of(const Item& session) {
    const auto [begin, end] = std::equal_range(by_id_.begin(), by_id_.end(), session, before);
    const auto all = std::span(by_id_).subspan(static_cast<std::size_t>(begin - by_id_.begin()),
                                               static_cast<std::size_t>(end - begin));
    if (!is_scattered(all)) return {begin, end};
    const auto known = scattered_.find(session.record.id);
    const ScatteredSession& scattered =
        known != scattered_.end()
            ? known->second
            : scattered_.emplace(session.record.id, Items(begin, end)).first->second;
    return scattered.headers_for(
        [&](const Uuid& evening) { return evening == session.record.parent; });
  }

 private:
  static bool before(const Item& a, const Item& b) { return a.record.id < b.record.id; }
  Items by_id_;
  std::map<Uuid, ScatteredSession> scattered_;
};

// What is said of a session in either, once.
void join_sessions(std::map<Uuid, EveningItems::OfSession>& to,
                   std::map<Uuid, EveningItems::OfSession>& from) {
  for (auto& [id, session] : from) {
    Items& known = to[id].headers;
    if (session.headers.size() > known.size()) std::swap(session.headers, known);
    for (Item& header : session.headers)
      if (std::none_of(known.begin(), known.end(),
                       [&](const Item& one) { return one.record.hash == header.record.hash; }))
        known.push_back(std::move(header));
  }
}

// A run of records of one evening; what has been written in one go makes one.
using Run = std::span<Item>;
std::vector<Run> runs_by_evening(Items& headers) {
  std::vector<Run> runs;
  for (auto begin = headers.begin(); begin != headers.end();) {
    const auto end = std::find_if(begin, headers.end(), [&](const Item& item) {
      return item.record.parent != begin->record.parent;
    });
    runs.emplace_back(&*begin, static_cast<std::size_t>(end - begin));
    begin = end;
  }
  std::stable_sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) {
    return a.front().record.parent < b.front().record.parent;
  });
  return runs;
}

// What is part of another evening stands below that one.
void join_parts(std::map<Uuid, EveningItems>& evenings, const Roster& roster) {
  std::map<Uuid, std::optional<SettledIn>> settled;
  for (const auto& [part, with] : roster.fusions())
    for (const Uuid& id : {part, with})
      if (const auto found = evenings.find(id); found != evenings.end())
        settled[id] = settled_in(id, found->second.below);
  const auto how = [&](const Uuid& id) {
    const auto found = settled.find(id);
    return found == settled.end() ? std::nullopt : found->second;
  };
  for (const auto& [part, whole] : all_wholes(roster, how)) {
    if (whole == part || settled.count(part) == 0) continue;
    EveningItems joined = std::move(evenings[part]);
    evenings.erase(part);
    EveningItems& to = evenings[whole];
    for (Item& item : joined.below) to.below.push_back(std::move(item));
    join_sessions(to.sessions, joined.sessions);
    to.parts.insert(part);
    to.parts.merge(joined.parts);
  }
}

// Each evening of the runs, in the order of the ids.
template <class Take>
void for_each_evening(const std::vector<Run>& runs, SessionHeaders& sessions, Take take) {
  for (auto run = runs.begin(); run != runs.end();) {
    EveningItems evening{run->front().record.parent, {}, {}};
    for (; run != runs.end() && run->front().record.parent == evening.id; ++run)
      for (Item& item : *run) evening.below.push_back(std::move(item));
    for (const Item& item : evening.below) {
      if (item.record.kind != RecordKind::session) continue;
      const auto [session, first] = evening.sessions.try_emplace(item.record.id);
      if (first) session->second.headers = sessions.of(item);
    }
    take(std::move(evening));
  }
}

}  // namespace

void each_evening(Items headers, const KnownPeople& people,
                  const std::function<void(EveningHistory)>& take) {
  SessionHeaders sessions(headers);
  const std::vector<Run> runs = runs_by_evening(headers);
  const auto read = [&](EveningItems evening) {
    if (auto history = evening_history(std::move(evening), people)) take(std::move(*history));
  };
  if (people.roster.fusions().empty()) return for_each_evening(runs, sessions, read);
  std::map<Uuid, EveningItems> evenings;
  for_each_evening(runs, sessions, [&](EveningItems evening) {
    const Uuid id = evening.id;
    evenings.emplace(id, std::move(evening));
  });
  join_parts(evenings, people.roster);
  for (auto& [id, evening] : evenings) read(std::move(evening));
}

std::vector<EveningHistory> evening_headers(Items headers, const KnownPeople& people) {
  std::vector<EveningHistory> list;
  each_evening(std::move(headers), people,
               [&](EveningHistory evening) { list.push_back(std::move(evening)); });
  return list;
}

std::string date_of(const EveningHistory& evening) { return evening.header.keys.date(); }

namespace {

// Those who are somewhere no guests; nobody where there are no guests at all, as in most seasons.
std::set<Uuid> regulars_in(const std::vector<EveningHistory>& evenings) {
  const auto has_guests = [](const EveningHistory& evening) {
    return std::any_of(evening.players.begin(), evening.players.end(),
                       [](const Participant& one) { return one.guest; });
  };
  std::set<Uuid> regulars;
  if (std::none_of(evenings.begin(), evenings.end(), has_guests)) return regulars;
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      if (!one.guest) regulars.insert(one.ids.begin(), one.ids.end());
  return regulars;
}

std::optional<Uuid> meant_by(const Participant& one, const Uuid& id) {
  const auto found = one.meant.find(id);
  return found == one.meant.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

std::vector<Appearance> appearances_of(const std::vector<EveningHistory>& evenings,
                                       const Roster& roster) {
  const std::set<Uuid> regulars = regulars_in(evenings);
  const auto is_called_elsewhere = [&](const Uuid& id) {
    const Uuid& whom = roster.fused(id);
    return regulars.count(id) + regulars.count(whom) > 0 || roster.name({id, whom});
  };
  std::vector<Appearance> list;
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      for (const Uuid& id : one.ids) {
        const bool elsewhere = one.nameless || (one.guest && is_called_elsewhere(id));
        const bool is_given = one.by_id && id == one.ids.front();
        list.push_back({id, evening.id, date_of(evening), elsewhere ? "" : one.written, is_given,
                        elsewhere ? one.written : "", meant_by(one, id), one.nameless,
                        is_given ? one.also : std::set<std::string>{}});
      }
  return list;
}

std::vector<Person> everybody_in(const std::vector<EveningHistory>& evenings,
                                 const Roster& roster) {
  Sittings tables;
  for (const EveningHistory& evening : evenings)
    for (const SessionHistory& session : evening.sessions) tables.push_back(session.header.sitters);
  return everybody(appearances_of(evenings, roster), tables, roster);
}

std::vector<Person> everybody_in(const RecordsOfPeople& recorded) {
  return everybody_in(evening_headers(recorded.headers, recorded.roster), recorded.roster);
}

bool have_sat_together(const RecordsOfPeople& recorded, const Person& one, const Person& other) {
  return std::any_of(recorded.headers.begin(), recorded.headers.end(), [&](const Item& item) {
    if (item.record.kind != RecordKind::session) return false;
    const auto contents = read_as<SessionContents>(item);
    if (!contents) return false;
    const auto sits = [&](const Person& person) {
      return std::any_of(contents->sitters.begin(), contents->sitters.end(),
                         [&](const Uuid& id) { return has_id(person, id); });
    };
    return sits(one) && sits(other);
  });
}

}  // namespace kattegat
