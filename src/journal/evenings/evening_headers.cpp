#include "kattegat/journal/evenings/evening_headers.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <span>

#include "kattegat/journal/evenings/joining.hpp"

namespace kattegat {

namespace {

// The headers of a book, by evening and by session.
class HeadersOfBook {
 public:
  explicit HeadersOfBook(Items headers) : all_(std::move(headers)) {
    for (auto begin = all_.begin(); begin != all_.end();) {
      const Uuid& evening = begin->record.parent;
      const auto end = std::find_if(
          begin, all_.end(), [&](const Item& item) { return item.record.parent != evening; });
      runs_.push_back({evening, {&*begin, static_cast<std::size_t>(end - begin)}});
      begin = end;
    }
    std::stable_sort(runs_.begin(), runs_.end(), Before());
    for (const Item& item : all_)
      if (item.record.kind == RecordKind::session) of_sessions_.push_back(item);
    std::stable_sort(of_sessions_.begin(), of_sessions_.end(), Before());
  }
  [[nodiscard]] std::vector<Uuid> evenings() const {  // rising
    std::vector<Uuid> ids;
    for (const Run& run : runs_)
      if (ids.empty() || ids.back() != run.evening) ids.push_back(run.evening);
    return ids;
  }
  [[nodiscard]] std::optional<SettledIn> settled(const Uuid& evening) const {
    const auto [begin, end] = std::equal_range(runs_.begin(), runs_.end(), evening, Before());
    if (begin == end) return std::nullopt;  // as of most who are fused: they are people
    Items headers;
    for (auto run = begin; run != end; ++run)
      std::copy_if(run->items.begin(), run->items.end(), std::back_inserter(headers),
                   [](const Item& item) { return item.record.kind == RecordKind::evening; });
    return settled_in(evening, headers);
  }
  // Of one evening, for whoever asks for it first.
  Items take(const Uuid& evening) {
    Items items;
    const auto [begin, end] = std::equal_range(runs_.begin(), runs_.end(), evening, Before());
    for (auto run = begin; run != end; ++run)
      std::move(run->items.begin(), run->items.end(), std::back_inserter(items));
    return items;
  }
  [[nodiscard]] Items of_session(const Uuid& session) const {
    const auto [begin, end] =
        std::equal_range(of_sessions_.begin(), of_sessions_.end(), session, Before());
    return {begin, end};
  }

 private:
  struct Run {  // of records of one evening, as they have been written in one go
    Uuid evening;
    std::span<Item> items;
  };
  struct Before {
    static const Uuid& id(const Uuid& id) { return id; }
    static const Uuid& id(const Run& run) { return run.evening; }
    static const Uuid& id(const Item& session) { return session.record.id; }
    template <class One, class Other>
    bool operator()(const One& one, const Other& other) const {
      return id(one) < id(other);
    }
  };

  Items all_;
  std::vector<Run> runs_;
  Items of_sessions_;
};

}  // namespace

void each_evening(Items headers, const KnownPeople& people,
                  const std::function<void(EveningHistory)>& take) {
  HeadersOfBook all(std::move(headers));
  const Wholes wholes = all_wholes(
      people.roster, once_for_each([&](const Uuid& evening) { return all.settled(evening); }));
  ItemsOfEvenings evenings({[&](const Uuid& evening) { return all.take(evening); },
                            [&](const Uuid& session) { return all.of_session(session); }});
  for (const Uuid& id : all.evenings()) {
    if (whole_in(wholes, id) != id) continue;
    if (auto history = evening_history(evenings.of(id, parts_in(wholes, id)), people))
      take(std::move(*history));
  }
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
    const Uuid& whom = roster.fusions().whom(id);
    return regulars.count(id) + regulars.count(whom) > 0 || roster.has_name({id, whom});
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
