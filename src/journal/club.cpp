#include "kattegat/journal/club.hpp"

#include <algorithm>

#include "kattegat/journal/joining.hpp"

namespace kattegat {

namespace {

// What is part of another evening stands below that one.
void join_parts(std::map<Uuid, EveningItems>& evenings, const People& people) {
  std::map<Uuid, std::string> settled;
  for (const auto& [part, with] : people.fusions())
    for (const Uuid& id : {part, with})
      if (const auto found = evenings.find(id); found != evenings.end())
        settled[id] = settled_in(id, found->second.below);
  const auto how = [&](const Uuid& id) {
    const auto found = settled.find(id);
    return found == settled.end() ? std::string() : found->second;
  };
  for (const auto& [part, currency] : settled) {
    const Uuid whole = whole_of(part, people, how);
    if (whole == part) continue;
    EveningItems joined = std::move(evenings[part]);
    evenings.erase(part);
    EveningItems& to = evenings[whole];
    for (Item& item : joined.below) to.below.push_back(std::move(item));
    to.sessions.merge(joined.sessions);
    to.parts.insert(part);
    to.parts.merge(joined.parts);
  }
}

}  // namespace

std::vector<EveningHistory> evening_headers(Items headers, const People& people) {
  std::map<Uuid, EveningItems> evenings;
  std::map<Uuid, std::vector<Uuid>> under;  // the evenings that a session has been written in
  for (const Item& item : headers)
    if (item.record.kind == Kind::session) under[item.record.id].push_back(item.record.parent);
  for (Item& item : headers) {
    EveningItems& evening = evenings[item.record.parent];
    evening.id = item.record.parent;
    if (item.record.kind == Kind::session)
      for (const Uuid& id : under[item.record.id])
        evenings[id].sessions[item.record.id].headers.push_back(item);
    evening.below.push_back(std::move(item));
  }
  if (!people.fusions().empty()) join_parts(evenings, people);
  std::vector<EveningHistory> list;
  for (auto& [id, items] : evenings)
    if (auto history = evening_history(std::move(items), people))
      list.push_back(std::move(*history));
  return list;
}

std::string date_of(const EveningHistory& evening) {
  for (const auto& [key, value] : evening.header.given)
    if (key == "date")
      if (const auto* date = value.as<std::string>()) return *date;
  return "";
}

std::vector<Appearance> appearances_of(const std::vector<EveningHistory>& evenings) {
  std::vector<Appearance> list;
  for (const EveningHistory& evening : evenings)
    for (const Participant& one : evening.players)
      for (const Uuid& id : one.ids)
        list.push_back({id, evening.id, date_of(evening), one.written, one.known});
  return list;
}

std::vector<Person> everybody_in(const std::vector<EveningHistory>& evenings,
                                 const People& people) {
  Tables tables;
  for (const EveningHistory& evening : evenings)
    for (const SessionHistory& session : evening.sessions) tables.push_back(session.header.sitters);
  return everybody(appearances_of(evenings), tables, people);
}

std::vector<Person> everybody_in(const Club& club) {
  return everybody_in(evening_headers(club.headers, club.people), club.people);
}

bool have_sat_together(const Club& club, const Person& one, const Person& other) {
  return std::any_of(club.headers.begin(), club.headers.end(), [&](const Item& item) {
    if (item.record.kind != Kind::session) return false;
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
