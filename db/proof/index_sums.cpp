#include "db/proof/index_sums.hpp"

#include "db/proof/unless_damaged.hpp"
#include "db/store/rows.hpp"

namespace kattegat {

Difference index_is_wrong(std::string_view name) {
  return {{}, {}, text(Word::damage_index, std::string(name))};
}

namespace {

// An index from end to end, which is in order.
template <class Key>
std::optional<Sum> read_index(Connection& connection, std::string_view name, Sql sql,
                              std::vector<Difference>& found, Key&& key_in) {
  std::optional<Sum> whole;
  unless_damaged(found, {}, [&] {
    Sum sum;
    Query rows = connection.query(sql);
    bool rising = true;
    decltype(key_in(rows)) last{};
    while (rows.step()) {
      const auto key = key_in(rows);
      rising = rising && last < key;
      last = key;
      std::apply([&](const auto&... parts) { sum.add(parts...); }, key);
    }
    if (!rising) return found.push_back(index_is_wrong(name));
    whole = sum;
  });
  return whole;
}
template <std::size_t... I>
std::array<std::int64_t, sizeof...(I)> integers(Query& rows, std::index_sequence<I...>) {
  return {rows.integer(static_cast<int>(I))...};
}

}  // namespace

IndexesRead read_indexes(Connection& connection, std::vector<Difference>& found) {
  static constexpr auto headers =
      joined_sql("SELECT kind, record FROM record INDEXED BY record_headers WHERE ", header_kinds,
                 " ORDER BY kind, record");
  return {
      read_index(connection, "record_by_id",
                 "SELECT id, record FROM record INDEXED BY record_by_id ORDER BY id, record", found,
                 [](Query& rows) { return std::tuple(rows.uuid(0), rows.integer(1)); }),
      read_index(connection, "record_by_origin",
                 "SELECT origin, number, record FROM record INDEXED BY record_by_origin"
                 " ORDER BY origin, number, record",
                 found, [](Query& rows) { return integers(rows, std::make_index_sequence<3>()); }),
      read_index(connection, "record_headers", headers, found,
                 [](Query& rows) { return integers(rows, std::make_index_sequence<2>()); })};
}

void compare(const IndexesRead& read, const IndexSums& sums, std::vector<Difference>& found) {
  if (!sums.are_whole) return;
  const auto look = [&](std::string_view name, const std::optional<Sum>& is, const Sum& should) {
    if (is && *is != should) found.push_back(index_is_wrong(name));
  };
  look("record_by_id", read.by_id, sums.by_id);
  look("record_by_origin", read.by_origin, sums.by_origin);
  look("record_headers", read.headers, sums.headers);
}

}  // namespace kattegat
