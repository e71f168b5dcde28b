#include "db/index_sums.hpp"

namespace kattegat {
namespace {

// An index against what the rows say that it should hold, and that it is in order.
template <class Key>
void check_index(Connection& connection, const char* name, const char* sql, const Sum& expected,
                 std::vector<Difference>& found, Key&& key_in) {
  survey(found, {}, [&] {
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
    if (!rising || sum != expected)
      found.push_back({{}, {}, text(Word::verify_integrity, "the index " + std::string(name))});
  });
}
template <std::size_t... I>
std::array<std::int64_t, sizeof...(I)> integers(Query& rows, std::index_sequence<I...>) {
  return {rows.integer(static_cast<int>(I))...};
}

}  // namespace

void check_index_of_ids(Connection& connection, const IndexSums& sums,
                        std::vector<Difference>& found) {
  check_index(connection, "record_by_id",
              "SELECT id, record FROM record INDEXED BY record_by_id ORDER BY id, record",
              sums.by_id, found,
              [](Query& rows) { return std::tuple(rows.uuid(0), rows.integer(1)); });
}
void check_other_indexes(Connection& connection, const IndexSums& sums,
                         std::vector<Difference>& found) {
  check_index(connection, "record_by_origin",
              "SELECT origin, number, record FROM record INDEXED BY record_by_origin"
              " ORDER BY origin, number, record",
              sums.by_origin, found,
              [](Query& rows) { return integers(rows, std::make_index_sequence<3>()); });
  check_index(connection, "record_headers",
              "SELECT kind, record FROM record INDEXED BY record_headers WHERE kind <= 3"
              " ORDER BY kind, record",
              sums.headers, found,
              [](Query& rows) { return integers(rows, std::make_index_sequence<2>()); });
}

}  // namespace kattegat
