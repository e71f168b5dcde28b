// Whether the file is sound that the records are in.
#include "db/proof/survey.hpp"

#include <filesystem>
#include <set>

#include "db/proof/unless_damaged.hpp"
#include "db/store/beside_book.hpp"
#include "kattegat/core/json/json.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {
namespace {

Difference of_the_book(Text text) { return {{}, {}, std::move(text)}; }

void each_line(Connection& connection, const std::string& pragma, std::vector<Difference>& found) {
  unless_damaged(found, {}, [&] {
    Statement statement(connection.database(), pragma);
    Query lines(statement);
    while (lines.step())
      if (lines.view(0) != "ok")
        found.push_back(of_the_book(text(Word::verify_integrity, lines.text(0))));
  });
}

// SQLite takes zeros for what is cut off at the end. While a log waits beside it, the file may be
// shorter than the book.
bool is_cut_off(Connection& connection) {
  if (waits_in_log(connection.path())) return false;
  std::error_code error;
  const auto bytes = std::filesystem::file_size(connection.path(), error);
  const auto page = connection.number("PRAGMA page_size").value_or(0);
  return !error && page > 0 && bytes % static_cast<std::uintmax_t>(page) != 0;
}

// Words, and the record that they stand beside. Its log may be lost: of that is said where it is
// read.
constexpr Sql words_and_records =
    "SELECT w.salt, w.text, r.words, r.id, o.uuid, r.number, r.kind, r.body FROM words w"
    " CROSS JOIN record r USING (record) LEFT JOIN origin o USING (origin)";
struct WordsColumn {
  static constexpr int salt = 0, text = 1, commitment = 2, id = 3, log = 4, number = 5, kind = 6;
  static constexpr int body = 7;
};

// Where its words cannot be read, what a record says counts nowhere. Of a header that is said
// elsewhere, and so it is of what cannot be read without them either.
std::optional<Text> fault_of_words(const Query& row, const Uuid& id, const Words& words) {
  const std::int64_t kind = row.integer(WordsColumn::kind);
  if (kind <= 0 || kind > last_kind || is_header(static_cast<RecordKind>(kind))) return {};
  Record record;
  record.kind = static_cast<RecordKind>(kind);
  record.id = id;
  record.body = row.text(WordsColumn::body);
  const auto said = read_contents(record, words);
  if (said || !read_contents(record, std::nullopt)) return {};
  return said.error();
}

void check_words(const Query& row, Verified& verified) {
  using At = WordsColumn;
  if (row.is_null(At::log)) return;
  const Words words{row.bytes<16>(At::salt), row.text(At::text)};
  const Uuid id = row.uuid(At::id);
  if (row.is_null(At::commitment) || commitment(words) != row.bytes<32>(At::commitment)) {
    verified.differences.push_back(
        {{}, id, text(Word::gate_words, to_string(row.uuid(At::log)), row.integer(At::number))});
    return;
  }
  const auto fault = fault_of_words(row, id, words);
  if (!fault) return;
  // What a rule alone has against it an earlier edition may have let in: the book is sound.
  auto& list = parse_json(words.text, json_record_limit) ? verified.remarks : verified.differences;
  list.push_back({{}, id, *fault});
}

}  // namespace

std::vector<Difference> structural_differences(Connection& connection) {
  std::vector<Difference> found;
  // What the columns may hold is checked where they are read.
  connection.execute("PRAGMA ignore_check_constraints = ON");
  each_line(connection, "PRAGMA quick_check(10)", found);
  unless_damaged(found, {}, [&] {
    if (is_cut_off(connection)) found.push_back(of_the_book(text(Word::damage_cut_off)));
  });
  for (const char* table : {"origin", "self", "place", "log_end"})
    each_line(connection, "PRAGMA integrity_check(" + std::string(table) + ")", found);
  return found;
}

void survey_ends(Connection& connection, const std::vector<std::int64_t>& ends,
                 Verified& verified) {
  std::set<Uuid> unsigned_logs;
  std::int64_t signatures = 0;
  for (const std::int64_t row : ends) {
    Query end = connection.query(
        "SELECT e.signature, o.uuid, o.key, r.number, r.hash FROM record r LEFT JOIN origin o"
        " USING (origin) LEFT JOIN log_end e ON e.record = r.record WHERE r.record = ?",
        row);
    if (!end.step()) continue;
    const bool has_signature = !end.is_null(0);
    if (has_signature) ++signatures;
    if (end.is_null(1)) continue;  // its origin is missing: said where it was read
    LogEnd log{end.uuid(1), end.bytes<32>(2), end.integer(3), end.bytes<32>(4), {}};
    if (has_signature) log.signature = end.bytes<64>(0);
    if (!is_signed(log)) unsigned_logs.insert(log.origin);
  }
  for (const Uuid& origin : unsigned_logs)
    verified.differences.push_back(of_the_book(text(Word::verify_unsigned, to_string(origin))));
  if (connection.number("SELECT count(*) FROM log_end") != signatures)
    verified.differences.push_back(of_the_book(text(Word::damage_rows)));
}

void survey_forks(Connection& connection, const std::map<std::int64_t, std::int64_t>& counts,
                  Verified& verified) {
  for (const auto& [origin, count] : counts) {
    Query newest = connection.query(
        "SELECT o.uuid, max(r.number) FROM record r JOIN origin o USING (origin)"
        " WHERE r.origin = ?",
        origin);
    // More records than its last number: two stand in one place.
    if (newest.step() && !newest.is_null(0) && count > newest.integer(1))
      verified.remarks.push_back(of_the_book(text(Word::verify_fork, to_string(newest.uuid(0)))));
  }
}

void survey_words(Connection& connection, Verified& verified) {
  std::int64_t joined = 0;
  Query rows = connection.query(words_and_records);
  while (rows.step()) {
    ++joined;
    unless_damaged(verified.differences, {}, [&] { check_words(rows, verified); });
  }
  if (connection.number("SELECT count(*) FROM words") != joined)
    verified.differences.push_back(of_the_book(text(Word::damage_rows)));
}

}  // namespace kattegat
