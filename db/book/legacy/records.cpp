#include "db/book/legacy/records.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <tuple>
#include <utility>

#include "db/store/limits.hpp"
#include "db/store/statement.hpp"
#include "kattegat/core/calendar.hpp"
#include "kattegat/core/text/named.hpp"

namespace kattegat {
namespace {

constexpr std::array<std::string_view, 14> old_kinds{
    "evening", "session",      "entry",    "void",  "correction", "end",     "resume",
    "payment", "payment-void", "initials", "alias", "person",     "retired", "erased"};

// What is read is what lies in the file: nothing that is thought out while it is read, endlessly.
bool has_plain_tables(BareFile& file) {
  Statement statement = file.statement(
      "SELECT count(*) FROM sqlite_schema AS s WHERE s.name IN ('record', 'origin')"
      " AND s.type = 'table' AND s.sql LIKE 'CREATE TABLE%'"
      " AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(s.name) WHERE hidden <> 0)"
      " AND (s.name = 'origin' OR EXISTS (SELECT 1 FROM pragma_table_xinfo(s.name)"
      " WHERE name = 'seq'))");
  Query found(statement);
  return found.step() && found.integer(0) == 2;
}

std::map<std::int64_t, Uuid> origins(BareFile& file) {
  Statement statement = file.statement("SELECT origin, uuid FROM origin");
  Query rows(statement);
  std::map<std::int64_t, Uuid> found;
  while (rows.step()) found[rows.integer(0)] = rows.uuid(1);
  return found;
}

OldRecord record_in(const Query& row, const std::map<std::int64_t, Uuid>& origins) {
  const auto kind = named<OldKind>(old_kinds, row.view(1));
  if (!kind) damaged({row.uuid(2), text(Word::damage_kind)});
  OldRecord record;
  record.kind = *kind;
  record.id = row.uuid(2);
  if (!row.is_null(3)) record.parent = row.uuid(3);
  auto body = parse_json(row.view(4), json_record_limit);
  if (!body) damaged({record.id, body.error()});
  if (!is_exact(*body)) damaged({record.id, text(Word::damage_value)});
  record.body = std::move(*body);
  if (const auto origin = origins.find(row.integer(5)); origin != origins.end())
    record.origin = origin->second;
  record.clock = row.integer(6);
  record.number = row.integer(7);
  record.hash = row.text(8);
  return record;
}

std::int64_t bytes_in(BareFile& file) {
  Statement statement = file.statement(
      "SELECT page_count * page_size FROM pragma_page_count,"
      " pragma_page_size");
  Query found(statement);
  found.step();
  return found.integer(0);
}

// In order of arrival, which is that of the table: none comes again, nor more than the file has
// bytes for. Where a page cannot be read, what comes behind it is looked for row by row: their
// numbers follow each other.
void each_row(BareFile& file, LostRecords& lost, const std::function<void(const Query&)>& visit) {
  Statement statement = file.statement(
      "SELECT seq, kind, id, parent, body, origin, clock, number, hash FROM record NOT INDEXED"
      " WHERE seq > ?");
  std::int64_t bytes_left = bytes_in(file), last = 0, unread = 0;
  const std::int64_t most = bytes_left / least_bytes_of_a_record;
  const auto read_on = [&] {
    Query rows(statement);
    rows.bind(1, last + unread);
    while (rows.step()) {
      const std::int64_t row = rows.integer(0);
      bytes_left -=
          std::max(least_bytes_of_a_record, static_cast<std::int64_t>(rows.view(4).size()));
      if (row <= last || bytes_left < 0) damaged(text(Word::damage_bounds));
      if (std::exchange(unread, 0) > 0) lost.add(row - last - 1);
      last = row;
      lost.try_to_make([&] { visit(rows); });
    }
  };
  const auto pass_over_one = [&] { return bytes_left >= 0 && last < most - ++unread; };
  while (!lost.try_to_read(read_on) && pass_over_one()) continue;
  if (unread > 0 || bytes_left < 0) lost.add(1);  // at least
}

}  // namespace

std::vector<OldRecord> old_records(BareFile& file, LostRecords& lost) {
  file.limit_values(16 << 20);
  if (!has_plain_tables(file)) file.throw_no_book();
  // Whose a record was only orders what was written at one time.
  std::map<std::int64_t, Uuid> written_by;
  lost.try_to_read([&] { written_by = origins(file); });
  std::vector<OldRecord> records;
  each_row(file, lost, [&](const Query& row) { records.push_back(record_in(row, written_by)); });
  const auto order = [](const OldRecord& one) {
    return std::tie(one.clock, one.origin, one.number, one.hash);
  };
  std::stable_sort(records.begin(), records.end(), [&](const OldRecord& one, const OldRecord& two) {
    return order(one) < order(two);
  });
  return records;
}

bool is_of_people(OldKind kind) { return kind >= OldKind::alias; }

void cannot_be_read(const Uuid& record, const std::string& field) {
  damaged(text(Word::book_unreadable_record, to_string(record), field));
}

std::string said(const OldRecord& record, std::string_view key) {
  const Json* value = record.body.find(key);
  const auto* text = value ? value->as<std::string>() : nullptr;
  return text ? *text : "";
}

Uuid uuid_under(const OldRecord& record, std::string_view key) {
  return parse_uuid(said(record, key)).value_or(Uuid{});
}

std::string time_of(const OldRecord& record) {
  std::string at = said(record, "at");
  return is_time(at) ? at : "";
}

Json::Object object_of(const OldRecord& record) {
  const auto* object = record.body.as<Json::Object>();
  return object ? *object : Json::Object{};
}

}  // namespace kattegat
