#include "db/proof/place_reader.hpp"

#include "db/proof/unless_damaged.hpp"
#include "db/store/rows.hpp"

namespace kattegat {
namespace {

// The record that the row is of, as far as that can be told.
std::optional<Uuid> id_in(const Query& row) {
  std::optional<Uuid> id;
  static_cast<void>(find_damage([&] { id = row.uuid(RowColumn::id); }));
  return id;
}

}  // namespace

void PlaceReader::read(const Range& places) {
  if (!unless_damaged(part_.differences, {}, [&] { read_range(places); })) {
    logs_.leave_out();
    sessions_.leave_out(places);
  }
  keep(places.first);
}

void PlaceReader::check_the_rest(const PlaceReader& other) {
  sessions_.check_the_rest(other.sessions_);
  keep(Range{}.last);
}

void PlaceReader::keep(std::int64_t first) { parts_.emplace(first, std::exchange(part_, {})); }

void PlaceReader::read_range(const Range& places) {
  // From the row itself, with which is compared what the index has.
  static constexpr auto sql =
      joined_sql("SELECT ", row_columns,
                 ", in_place, in_order FROM"
                 " (SELECT record AS listed, place AS in_place, clock AS in_order"
                 " FROM record INDEXED BY record_by_place) CROSS JOIN record NOT INDEXED"
                 " WHERE in_place BETWEEN ? AND ? AND record = listed"
                 " ORDER BY in_place, in_order");
  Query query = connection_.query(sql, places.first, places.last);
  PlaceAtWork at_work;
  while (query.step()) {
    const std::int64_t place = query.integer(RowColumn::behind);
    if (place != at_work.here.number) {
      const std::size_t usual = at_work.below.size();
      check_session(std::exchange(at_work, {}));
      at_work.below.reserve(usual);
      at_work.here = directory_.at(place);
    }
    auto damage = find_damage([&] { read_row_of(at_work, query); });
    if (!damage) continue;
    logs_.leave_out();
    at_work.is_whole = false;
    const auto record = damage->record ? damage->record : id_in(query);
    part_.differences.push_back({{}, record, std::move(damage->what)});
  }
  check_session(std::move(at_work));
}

void PlaceReader::read_row_of(PlaceAtWork& at_work, Query& row) {
  const std::int64_t listed = row.integer(RowColumn::behind + 1);
  const bool is_rising = std::exchange(at_work.clock, listed) <= listed;
  Item item = logs_.read(row, at_work.here);
  if (!is_rising || listed != item.record.clock ||
      row.integer(RowColumn::place) != at_work.here.number)
    part_.differences.push_back({{}, item.record.id, text(Word::damage_index, "record_by_place")});
  if (branch_of(item.record.kind) == Branch::session) at_work.below.push_back(std::move(item));
}

// What a session comes to without a record of it is not what is booked.
void PlaceReader::check_session(PlaceAtWork at_work) {
  const Directory::KnownPlace& here = at_work.here;
  if (!here.session) return;
  if (!at_work.is_whole) return sessions_.leave_out({here.number, here.number});
  sessions_.check(here.number, *here.session, std::move(at_work.below));
}

}  // namespace kattegat
