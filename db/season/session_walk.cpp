#include "db/season/session_walk.hpp"

#include <future>
#include <map>

#include "db/book/one_step.hpp"
#include "kattegat/core/check.hpp"

namespace kattegat {
namespace {

using TablePlaces = std::map<Uuid, TablePlace>;

TablePlaces places_of_tables(const SeasonPlan& plan) {
  TablePlaces tables;
  for (std::size_t n = 0; n < plan.nights.size(); ++n)
    for (std::size_t t = 0; t < plan.nights[n].tables.size(); ++t)
      tables.emplace(plan.nights[n].tables[t].id, TablePlace{n, t});
  return tables;
}

// The header is that of the plan.
EveningSession file_of(const SeasonPlan& plan, const TablePlace& place, Items below) {
  const SessionHistory& known = plan.evenings[place.night].sessions[place.table];
  const SessionHistory history = with_entries(known, std::move(below));
  auto session = session_from(history, numbers_as_names(history.header.sitters.size()));
  if (!session) unreadable(known.id, "it cannot be read");
  return std::move(*session);
}

// What a thread looks things up in.
struct Lookup {
  std::map<std::int64_t, Uuid> origins;
  std::map<std::int64_t, TablePlace> tables;  // by place
  std::int64_t last = 0;                      // place
};
Lookup lookup_for(SqliteStore& store, const SeasonPlan& plan) {
  Lookup known;
  const TablePlaces tables = places_of_tables(plan);
  Connection& connection = store.connection();
  Query origins = connection.query("SELECT origin, uuid FROM origin");
  while (origins.step()) known.origins.emplace(origins.integer(0), origins.uuid(1));
  Query places = connection.query("SELECT place, id FROM place");
  while (places.step()) {
    const auto found = tables.find(places.uuid(1));
    if (found == tables.end()) continue;
    known.tables.emplace(places.integer(0), found->second);
    known.last = std::max(known.last, places.integer(0));
  }
  return known;
}

Item item_of(Query& query, const Lookup& known) {
  Item item;
  read_row(query, item);
  const auto log = known.origins.find(query.integer(RowColumn::origin));
  if (log == known.origins.end()) throw SQLite::Exception("a record of no log", SQLITE_CORRUPT);
  item.record.origin = log->second;
  return item;
}

// All sessions of these places: where the next place begins, a session is complete.
void walk_range(SqliteStore& store, const SeasonPlan& plan, const Lookup& known, std::int64_t first,
                std::int64_t last, const VisitSession& visit) {
  Items below;
  std::int64_t place = 0;
  const auto finish = [&] {
    const auto table = known.tables.find(place);
    if (table != known.tables.end())
      visit(table->second, file_of(plan, table->second, std::move(below)));
    below = {};
  };
  Query query = store.connection().query(
      "SELECT " KATTEGAT_ROW_COLUMNS
      " FROM record INDEXED BY record_by_place WHERE place BETWEEN ? AND ? ORDER BY place, clock",
      first, last);
  while (query.step()) {
    if (const std::int64_t next = query.integer(RowColumn::place); next != place) {
      finish();
      place = next;
    }
    const RecordKind kind = kind_in(query, RowColumn::kind);
    if (known.tables.count(place) > 0 && place_of(kind) == Place::session)
      below.push_back(item_of(query, known));
  }
  finish();
}

}  // namespace

void walk_sessions(const Readers& readers, const SeasonPlan& plan,
                   const std::vector<VisitSession>& visitors) {
  KATTEGAT_CHECK(visitors.size() == readers.size());
  if (readers.size() == 1) {
    for (const auto& [id, place] : places_of_tables(plan))
      visitors.front()(place, file_of(plan, place, readers.front()->below(id, Place::session)));
    return;
  }
  const Lookup known = lookup_for(*readers.front()->sqlite(), plan);
  Ranges ranges(known.last);
  const auto work = [&](std::size_t reader) {
    ranges.each([&](std::int64_t from, std::int64_t last) {
      walk_range(*readers[reader]->sqlite(), plan, known, from, last, visitors[reader]);
    });
  };
  auto other = std::async(on_the_other, [&] { work(1); });
  work(0);
  other.get();
}

}  // namespace kattegat
