#include "db/files/recovering/named_again.hpp"

#include <algorithm>
#include <vector>

#include "db/files/recovering/limits.hpp"
#include "db/store/bare_file.hpp"
#include "db/store/rows.hpp"

namespace kattegat {
namespace {

using Ids = std::vector<Uuid>;

constexpr auto rows_with_names =
    joined_sql("SELECT ", row_columns,
               ", (SELECT uuid FROM origin o WHERE o.origin = r.origin),"
               " (SELECT id FROM place p WHERE p.place = r.place),"
               " (SELECT hash FROM record b WHERE b.record = r.previous) FROM record r"
               " WHERE origin IN (SELECT number FROM lacking)"
               " OR place IN (SELECT number FROM lacking) ORDER BY record");

class NamingAgain {
 public:
  NamingAgain(const std::string& gathered, const std::optional<PublicKey>& beside)
      : file_(gathered), beside_(beside) {}

  void run() {
    if (!is_anything_lacking()) return;
    read_headers();
    file_.statement("PRAGMA journal_mode = OFF").step();
    file_.statement("BEGIN").step();
    {
      Statement statement = file_.statement(rows_with_names.data());
      Query rows(statement);
      while (left_ > 0 && rows.step()) try_all(rows);
    }
    file_.statement("COMMIT").step();
  }

 private:
  struct Behind {
    static constexpr int uuid = RowColumn::behind, place = uuid + 1, previous = uuid + 2;
  };

  bool is_anything_lacking() {
    Statement statement = file_.statement("SELECT 1 FROM lacking");
    return Query(statement).step();
  }
  void read_headers() {
    Statement statement =
        file_.statement("SELECT record, kind, id FROM record WHERE kind IN (?, ?) ORDER BY record");
    constexpr auto evening = static_cast<std::int64_t>(RecordKind::evening),
                   session = static_cast<std::int64_t>(RecordKind::session);
    Query rows(statement);
    rows.bind(1, evening);
    rows.bind(2, session);
    while (rows.step()) {
      const bool is_evening = rows.integer(1) == evening;
      (is_evening ? evenings_ : sessions_).emplace_back(rows.integer(0), rows.uuid(2));
    }
  }

  void try_all(Query& row) {
    const bool has_uuid = !row.is_null(Behind::uuid), has_place = !row.is_null(Behind::place);
    const bool is_first = row.is_null(RowColumn::previous);
    // Without the hash of what went before nothing can be checked.
    if ((has_uuid && has_place) || (!is_first && row.is_null(Behind::previous))) return;
    Item item;
    if (!try_to_read([&] { read_row(row, item); })) return;
    Record& record = item.record;
    if (!is_first) record.previous = row.bytes<32>(Behind::previous);
    Ids origins = has_uuid ? Ids{row.uuid(Behind::uuid)} : told(row.integer(RowColumn::origin));
    if (!has_uuid && beside_) origins.push_back(origin_of(*beside_));
    Ids places = has_place ? Ids{row.uuid(Behind::place)} : told(row.integer(RowColumn::place));
    const auto fits = [&](const Uuid& place) { return fits_with(record, origins, place); };
    auto place = std::find_if(places.begin(), places.end(), fits);
    if (place == places.end() && !has_place) {
      places = guessed(item);
      place = std::find_if(places.begin(), places.end(), fits);
    }
    if (place == places.end()) return;
    if (!has_uuid) name_origin(row.integer(RowColumn::origin), record.origin);
    if (!has_place) name_place(row.integer(RowColumn::place), *place);
  }
  bool fits_with(Record& record, const Ids& origins, const Uuid& place) {
    record.parent = place;
    return std::any_of(origins.begin(), origins.end(), [&](const Uuid& origin) {
      left_ -= static_cast<std::int64_t>(record.body.size() + RecoveryLimits::bytes_beside_body);
      record.origin = origin;
      return left_ > 0 && record_hash(record) == record.hash;
    });
  }

  Ids told(std::int64_t number) {
    Ids ids;
    Query found(told_);
    found.bind(1, number);
    while (found.step()) ids.push_back(found.uuid(0));
    return ids;
  }
  // What it may hang below; the newest first.
  [[nodiscard]] Ids guessed(const Item& item) const {
    switch (branch_of(item.record.kind)) {
      case Branch::roster:
        return {roster_id};
      case Branch::purse:
        return {purse_id};
      case Branch::session:
        return before(sessions_, item.row);
      case Branch::evening:
        break;
    }
    if (item.record.kind == RecordKind::evening) return {item.record.id};
    return before(evenings_, item.row);
  }
  using Headers = std::vector<std::pair<std::int64_t, Uuid>>;
  static Ids before(const Headers& headers, std::int64_t row) {
    constexpr std::ptrdiff_t most = RecoveryLimits::headers_before;
    const auto end = std::lower_bound(headers.begin(), headers.end(), std::pair(row, Uuid{}));
    Ids ids;
    for (auto at = end; at != headers.begin() && end - at < most;) ids.push_back((--at)->second);
    return ids;
  }
  void name_origin(std::int64_t number, const Uuid& id) {
    const bool has_key = beside_ && origin_of(*beside_) == id;
    Query query(origin_);
    query.bind(1, number);
    query.bind(2, id);
    query.bind(3, has_key ? beside_ : std::nullopt);
    query.step();
  }
  void name_place(std::int64_t number, const Uuid& id) {
    Query query(place_);
    query.bind(1, number);
    query.bind(2, id);
    query.step();
  }

  BareFile file_;
  std::optional<PublicKey> beside_;
  Statement told_ = file_.statement("SELECT id FROM told WHERE number = ?");
  Statement origin_ = file_.statement("INSERT OR IGNORE INTO origin VALUES (?, ?, ?)");
  Statement place_ = file_.statement("INSERT OR IGNORE INTO place VALUES (?, ?)");
  Headers evenings_, sessions_;                          // by row
  std::int64_t left_ = RecoveryLimits::bytes_for_names;  // that may be hashed
};

}  // namespace

void name_again(const std::string& gathered, const std::optional<PublicKey>& beside) {
  NamingAgain(gathered, beside).run();
}

}  // namespace kattegat
