#include "db/proof/place_reader.hpp"

#include "db/proof/survey.hpp"
#include "db/store/rows.hpp"

namespace kattegat {

void PlaceReader::read(const Range& places) {
  unless_damaged(part_.differences, {}, [&] { read_range(places); });
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
  Directory::KnownPlace here;
  Items below;
  std::int64_t clock = 0;
  while (query.step()) {
    if (const std::int64_t place = query.integer(RowColumn::behind); place != here.number) {
      const std::size_t usual = below.size();
      check_session(here, std::exchange(below, {}));
      below.reserve(usual);
      here = directory_.at(place);
      clock = 0;
    }
    Item item = logs_.read(query, here);
    const std::int64_t listed = query.integer(RowColumn::behind + 1);
    if (listed < clock || listed != item.record.clock ||
        query.integer(RowColumn::place) != here.number)
      part_.differences.push_back(
          {{}, item.record.id, text(Word::damage_index, "record_by_place")});
    clock = listed;
    if (branch_of(item.record.kind) == Branch::session) below.push_back(std::move(item));
  }
  check_session(here, std::move(below));
}

void PlaceReader::check_session(const Directory::KnownPlace& here, Items below) {
  if (here.session) sessions_.check(here.number, *here.session, std::move(below));
}

}  // namespace kattegat
