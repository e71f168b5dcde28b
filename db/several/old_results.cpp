#include "db/several/old_results.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "db/book/steps/importing.hpp"
#include "db/book/steps/one_step.hpp"
#include "db/book/steps/reading_evenings.hpp"
#include "db/book/steps/reading_people.hpp"
#include "db/book/steps/writing.hpp"
#include "db/season/played.hpp"
#include "kattegat/core/text/likeness.hpp"

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

// Who was at which evening, by day and the likeness of the name.
struct Night {
  Uuid evening;
  bool is_stored = false;
  const EveningHistory* in_book = nullptr;  // of one that none of the tables has
};
using Nights = std::multimap<std::pair<std::string, std::string>, Night>;

void add_night(Nights& nights, const EveningHistory& one) {
  const std::string day = date_of(one);
  for (const Participant& player : one.players)
    for (const std::string& name : std::set{likeness(player.now), likeness(player.written)})
      nights.emplace(std::pair(day, name), Night{one.id, true, &one});
}
void add_night(Nights& nights, const Evening& one, bool is_stored) {
  for (const std::string& name : one.players)
    nights.emplace(std::pair(one.date, likeness(name)), Night{*one.id, is_stored});
}

bool is_played(Store& store, const Night& night) {
  return !night.in_book || is_played(store, *night.in_book);
}

// Another one of that day with some of its people that was played.
std::optional<Text> same_day(Store& store, const Evening& evening, const Nights& nights) {
  for (const std::string& name : evening.players) {
    const auto [first, last] = nights.equal_range({evening.date, likeness(name)});
    const auto other = std::find_if(first, last, [&](const auto& one) {
      return one.second.evening != *evening.id && is_played(store, one.second);
    });
    if (other == last) continue;
    if (!other->second.is_stored) return text(Word::old_same_day_here, evening.date, name);
    return text(Word::old_same_day, evening.date, name, to_string(other->second.evening));
  }
  return std::nullopt;
}

// The entries of the session that count and are about one of these.
std::vector<Uuid> standing(const SessionHistory& session, const std::set<Uuid>& entries) {
  std::vector<Uuid> ids;
  for (const EntryRow& row : session.entries)
    if (!row.voided && entries.count(row.entry) > 0) ids.push_back(row.id);
  return ids;
}

// Which of them count.
void count_results(const EveningHistory& history, const EntriesBySession& made,
                   KnownResults& known) {
  for (const auto& [session, entries] : made) {
    const SessionHistory* const one = history.session(session);
    if (!one) continue;
    const std::size_t stand = standing(*one, entries).size();
    known.standing += static_cast<std::int64_t>(stand);
    if (stand == 0) known.voided += static_cast<std::int64_t>(entries.size());
  }
}

// Voids what stands of them in one session, and answers how many. Who is who stays as it is.
Stored<std::int64_t> void_in(Store& store, const WhoIsWho& who, const Uuid& session,
                             const std::set<Uuid>& entries, const EntryRequest& request) {
  std::int64_t count = 0;
  const auto evening = evening_of(store, session);
  if (!evening) return HowMany(count);
  const auto now = [&] {
    return expect_sound(session_before(items_of(store, who.wholes, *evening), who.people, session,
                                       store.booked(session), store.own_log()));
  };
  SessionBefore before = now();
  for (const Uuid& entry : standing(before.sheet(), entries)) {
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

// What the book knows of them, within one step.
KnownResults known_results_in(Store& store, const std::vector<Evening>& evenings) {
  const WhoIsWho who = who_is_who(store, HeadersFor::showing);
  std::set<Uuid> same;
  for (const Evening& evening : evenings) same.insert(*evening.id);
  const std::vector<EveningHistory> headers = evening_headers(store.headers(), who.people);
  Nights nights;
  for (const EveningHistory& one : headers)
    if (same.count(one.id) == 0) add_night(nights, one);
  KnownResults known;
  std::vector<std::size_t> new_ones;
  for (std::size_t i = 0; i < evenings.size(); ++i) {
    const Evening& evening = evenings[i];
    if (!has_evening(store, *evening.id)) {
      new_ones.push_back(i);
      continue;
    }
    known.evenings.push_back(*evening.id);
    const std::int64_t stood = known.standing;
    count_results(expect_history(items_of(store, who.wholes, *evening.id), who.people),
                  old_entries(evening), known);
    if (known.standing > stood) add_night(nights, evening, true);
  }
  for (const std::size_t i : new_ones) {
    const Evening& evening = evenings[i];
    if (auto why = same_day(store, evening, nights))
      known.doubts.push_back({"date", std::move(*why)});
    add_night(nights, evening, false);
  }
  return known;
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
  return read(book, [&] { return known_results_in(book.store(), evenings); });
}

Stored<ImportedResults> import_results(Book& book, std::vector<Evening> evenings, Force force) {
  return write_if_new(
      book,
      [&]() -> Stored<ImportedResults> {
        using Answer = OrRefused<ImportedResults>;
        ImportedResults all{known_results_in(book.store(), evenings), {}};
        if (force == Force::no && !all.known.doubts.empty()) return Answer(std::move(all));
        return passed_on(imported_into(book.store(), std::move(evenings), Force::no),
                         [&](Imported imported) -> Stored<ImportedResults> {
                           all.imported = std::move(imported);
                           return Answer(std::move(all));
                         });
      },
      [](const ImportedResults& all) { return all.imported.has_value(); });
}

Stored<std::int64_t> void_results(Book& book, const std::vector<Evening>& evenings,
                                  const WhenAndWhy& when) {
  return write_if_new(
      book,
      [&]() -> Stored<std::int64_t> {
        Store& store = book.store();
        const WhoIsWho who = who_is_who(store, HeadersFor::showing);
        std::int64_t count = 0;
        for (const Evening& evening : evenings)
          for (const auto& [session, entries] : old_entries(evening)) {
            auto voided = void_in(store, who, session, entries,
                                  {.entry = {}, .why = when.why, .at = when.at});
            if (!voided || std::holds_alternative<Refused>(*voided)) return voided;
            count += std::get<std::int64_t>(*voided);
          }
        return HowMany(count);
      },
      [](std::int64_t voided) { return voided > 0; });
}

}  // namespace kattegat
