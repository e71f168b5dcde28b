#include "db/store/log_rows.hpp"

#include <utility>

namespace kattegat {

std::optional<std::int64_t> LogRows::find_origin(Connection& connection, const Uuid& log) {
  if (const auto known = origins_.find(log); known != origins_.end()) return known->second;
  const auto row = connection.number("SELECT origin FROM origin WHERE uuid = ?", log);
  if (row) origins_.emplace(log, *row);
  return row;
}

void LogRows::find_or_add_origin(Connection& connection, const Uuid& log, const PublicKey& key) {
  if (find_origin(connection, log)) return;
  connection.run("INSERT INTO origin (uuid, key) VALUES (?, ?)", log, key);
  origins_.emplace(log, connection.last_insert());
}

std::optional<std::int64_t> LogRows::find(Connection& connection, std::int64_t origin,
                                          std::int64_t number, const Hash& hash) {
  constexpr std::size_t few = 16;
  auto place = crowded_.find({origin, number});
  if (place == crowded_.end()) {
    Rows rows;
    Query found = connection.query(
        "SELECT record, hash FROM record WHERE origin = ? AND number = ?", origin, number);
    while (found.step()) {
      const Hash one = found.bytes<32>(1);
      if (one == hash && rows.size() < few) return found.integer(0);
      rows.emplace(one, found.integer(0));
    }
    if (rows.size() < few) return std::nullopt;
    place = crowded_.emplace(std::pair(origin, number), std::move(rows)).first;
  }
  const auto row = place->second.find(hash);
  return row == place->second.end() ? std::nullopt : std::optional(row->second);
}

void LogRows::add(std::int64_t origin, std::int64_t number, const Hash& hash, std::int64_t row) {
  const auto place = crowded_.find({origin, number});
  if (place != crowded_.end()) place->second.emplace(hash, row);
}

PlaceRows::Place& PlaceRows::find_or_add(Connection& connection, const Uuid& id) {
  if (const auto known = places_.find(id); known != places_.end()) return known->second;
  Place place;
  if (const auto row = connection.number("SELECT place FROM place WHERE id = ?", id)) {
    place = {*row,
             connection.number("SELECT max(clock) FROM record WHERE place = ?", *row).value_or(0)};
  } else {
    connection.run("INSERT INTO place (id) VALUES (?)", id);
    place.row = connection.last_insert();
  }
  return places_.emplace(id, place).first->second;
}

}  // namespace kattegat
