#include "db/season/old_results.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "db/book/one_step.hpp"
#include "db/book/reading.hpp"
#include "db/book/writing.hpp"
#include "db/season/season_plan.hpp"

namespace kattegat {
namespace {

using HowMany = OrRefused<std::int64_t>;
using EntriesBySession = std::map<Uuid, std::set<Uuid>>;

// Every entry of an evening that was made from a table.
EntriesBySession old_entries(const Evening& evening) {
  EntriesBySession all;
  for (const EveningSession& session : evening.sessions)
    std::visit(
        [&](const auto& entered) {
          for (const auto& one : entered.entries) all[*session.id].insert(*one.entry.stamp.id);
        },
        session.entered);
  return all;
}

// Somebody of the evening who was at the other one, too.
std::optional<std::string> who_was_there_too(const Evening& evening, const EveningHistory& other) {
  for (const Participant& one : other.players)
    for (const std::string& name : evening.players)
      if (one.now == name || one.written == name) return name;
  return std::nullopt;
}

// Those of the book that are not the same as one of the table, by their days.
using OthersByDay = std::multimap<std::string, EveningHistory>;
OthersByDay others_by_day(std::vector<EveningHistory> headers, const std::set<Uuid>& same) {
  OthersByDay others;
  for (EveningHistory& one : headers)
    if (same.count(one.id) == 0) others.emplace(date_of(one), std::move(one));
  return others;
}

// One of that day with some of its people that was played.
std::optional<Text> same_day(Store& store, const Evening& evening, const OthersByDay& others) {
  const auto [first, last] = others.equal_range(evening.date);
  for (auto one = first; one != last; ++one) {
    const EveningHistory& other = one->second;
    const auto name = who_was_there_too(evening, other);
    if (name && std::any_of(other.sessions.begin(), other.sessions.end(),
                            [&](const auto& session) { return is_played(store, session); }))
      return text(Word::old_same_day, evening.date, *name, to_string(other.id));
  }
  return std::nullopt;
}

// The same among the evenings that come together: of two the book has one, or will have it.
using BesideByDay = std::multimap<std::string, const Evening*>;
std::optional<Text> same_day_beside(const Evening& evening, const BesideByDay& others) {
  const auto [first, last] = others.equal_range(evening.date);
  for (auto one = first; one != last; ++one) {
    const Evening& other = *one->second;
    if (other.id == evening.id) continue;
    for (const std::string& name : evening.players)
      if (std::find(other.players.begin(), other.players.end(), name) != other.players.end())
        return text(Word::old_same_day, evening.date, name, to_string(*other.id));
  }
  return std::nullopt;
}

// The entries of the session that count and are about one of these.
std::vector<Uuid> standing(const SessionHistory& session, const std::set<Uuid>& things) {
  std::vector<Uuid> ids;
  for (const EntryRow& row : session.entries)
    if (!row.voided && things.count(row.thing) > 0) ids.push_back(row.id);
  return ids;
}

// Which of them count.
void count(const EveningHistory& history, const EntriesBySession& made, KnownResults& known) {
  for (const auto& [session, entries] : made) {
    const SessionHistory* const one = history.session(session);
    if (!one) continue;
    const std::size_t stand = standing(*one, entries).size();
    known.standing += static_cast<std::int64_t>(stand);
    if (stand == 0) known.voided += static_cast<std::int64_t>(entries.size());
  }
}

// Who is who, and which evenings are one: voiding entries changes none of it.
struct Known {
  People people;
  Wholes wholes;
};

// Voids what stands of them in one session, and answers how many.
Stored<std::int64_t> void_in(Store& store, const Known& known, const Uuid& session,
                             const std::set<Uuid>& things, const EntryRequest& request) {
  std::int64_t count = 0;
  const auto evening = evening_of(store, session);
  if (!evening) return HowMany(count);
  const auto now = [&] {
    return sound(session_before(items_of(store, known.wholes, *evening), known.people, session,
                                store.booked(session), store.own_log()));
  };
  SessionBefore before = now();
  for (const Uuid& entry : standing(before.sheet(), things)) {
    if (count > 0) before = now();
    EntryRequest one = request;
    one.entry = entry;
    auto stored = store_amended(store, voiding(before, one, random_uuid()));
    if (!stored) return stored.error();
    if (auto* refused = std::get_if<Refused>(&*stored)) return HowMany(std::move(*refused));
    if (!std::get<Decided>(*stored).already) ++count;
  }
  return HowMany(count);
}

}  // namespace

Result<std::vector<OldEvening>, BookFault> recognized(const Book& book,
                                                      std::vector<OldEvening> evenings) {
  return read(book, [&] {
    for (OldEvening& one : evenings)
      if (one.as_listed && has_evening(book.store(), *one.as_listed->id))
        one.evening = *one.as_listed;
    return evenings;
  });
}

Result<KnownResults, BookFault> known_results(const Book& book,
                                              const std::vector<Evening>& evenings) {
  return read(book, [&] {
    Store& store = book.store();
    const People people = people_of(store);
    const Wholes wholes = wholes_of(store, people.roster);
    std::set<Uuid> same;
    for (const Evening& evening : evenings) same.insert(*evening.id);
    const OthersByDay others = others_by_day(evening_headers(store.headers(), people), same);
    KnownResults known;
    BesideByDay beside;
    std::vector<std::size_t> new_ones;
    for (std::size_t i = 0; i < evenings.size(); ++i) {
      const Evening& evening = evenings[i];
      if (!has_evening(store, *evening.id)) {
        new_ones.push_back(i);
        continue;
      }
      known.evenings.push_back(*evening.id);
      const std::int64_t stood = known.standing;
      count(expect_history(items_of(store, wholes, *evening.id), people), old_entries(evening),
            known);
      if (known.standing > stood) beside.emplace(evening.date, &evening);
    }
    for (const std::size_t i : new_ones) {
      const Evening& evening = evenings[i];
      auto why = same_day(store, evening, others);
      if (!why) why = same_day_beside(evening, beside);
      if (why) known.doubts.push_back({i, {}, {"date", std::move(*why)}});
      beside.emplace(evening.date, &evening);
    }
    return known;
  });
}

Stored<std::int64_t> void_results(Book& book, const std::vector<Evening>& evenings,
                                  const std::string& why, const std::string& at) {
  return flat(write(
      book,
      [&]() -> Stored<std::int64_t> {
        Store& store = book.store();
        People people = people_of(store);
        Wholes wholes = wholes_of(store, people.roster);
        const Known known{std::move(people), std::move(wholes)};
        std::int64_t count = 0;
        for (const Evening& evening : evenings)
          for (const auto& [session, entries] : old_entries(evening)) {
            auto voided =
                void_in(store, known, session, entries, {.entry = {}, .why = why, .at = at});
            if (!voided || std::holds_alternative<Refused>(*voided)) return voided;
            count += std::get<std::int64_t>(*voided);
          }
        return HowMany(count);
      },
      [](const Stored<std::int64_t>& reply) {
        const auto* voided = reply ? std::get_if<std::int64_t>(&*reply) : nullptr;
        return voided && *voided > 0;
      }));
}

}  // namespace kattegat
