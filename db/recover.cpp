#include "db/recover.hpp"

#include <filesystem>
#include <set>

#include "db/records.hpp"

namespace kattegat {
namespace {

// A damaged file is read with everything that SQLite could trip over switched off.
class Wreck {
 public:
  explicit Wreck(const std::string& path) : database_(path, SQLite::OPEN_READWRITE) {
    std::error_code error;
    const auto bytes = std::filesystem::file_size(path, error);
    if (!error) most_ = static_cast<std::int64_t>(bytes / least_bytes_of_a_record);
    for (const char* pragma : {"PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON"})
      database_.tryExec(pragma);
  }

  // Every record that can be read, by whichever way through the file leads to it.
  std::vector<Record> records() {
    // The rows themselves, forwards and backwards from wherever it breaks, then by the indexes.
    collect("SELECT %s WHERE seq > ? ORDER BY seq LIMIT 1", true);
    collect("SELECT %s WHERE seq < ? ORDER BY seq DESC LIMIT 1", false);
    for (std::int64_t seq = 1; seq <= std::min(highest_, most_) + 64; ++seq)
      if (records_.count(seq) == 0) take("SELECT %s WHERE seq = ?", seq);
    std::vector<Record> list;
    for (auto& [seq, record] : records_) list.push_back(std::move(record));
    return list;
  }
  [[nodiscard]] std::size_t lost() const { return lost_; }

 private:
  void collect(const std::string& sql, bool upwards) {
    std::int64_t at = upwards ? 0 : std::numeric_limits<std::int64_t>::max();
    while (const auto found = take(sql, at)) {
      if (upwards ? *found <= at : *found >= at) return;  // the rows are not in order
      at = *found;
    }
  }
  // One record after, before or at a place. Answers where it stands; nothing when that part of the
  // file cannot be read, or there is no more.
  std::optional<std::int64_t> take(std::string sql, std::int64_t at) {
    constexpr std::string_view columns =
        "seq, uuid, number, clock, kind, id, parent, body, previous, hash"
        " FROM record JOIN origin USING (origin)";
    sql.replace(sql.find("%s"), 2, columns);
    try {
      Statement statement(database_, sql);
      statement.bind(1, at);
      Query row(statement);
      if (!row.step()) return std::nullopt;
      const std::int64_t seq = row.integer(0);
      highest_ = std::max(highest_, seq);
      keep(seq, row);
      return seq;
    } catch (const SQLite::Exception&) {
      return std::nullopt;
    }
  }
  void keep(std::int64_t seq, Query& query) {
    if (!seen_.insert(seq).second) return;
    try {
      Row row;
      read_row(query, row);
      if (record_hash(row.record) == row.record.hash)
        records_.emplace(seq, std::move(row.record));
      else
        ++lost_;
    } catch (const SQLite::Exception&) {
      ++lost_;
    }
  }

  static constexpr std::uintmax_t least_bytes_of_a_record = 100;
  SQLite::Database database_;
  std::int64_t most_ = 0;  // records that the file has room for
  std::map<std::int64_t, Record> records_;
  std::set<std::int64_t> seen_;
  std::int64_t highest_ = 0;
  std::size_t lost_ = 0;
};

// Those whose evening and session have been saved too, parents first.
std::vector<Record> without_orphans(std::vector<Record> records, std::size_t& lost) {
  std::set<Uuid> evenings, sessions;
  for (const Record& record : records)
    if (record.kind == "evening") evenings.insert(record.id);
  for (const Record& record : records)
    if (record.kind == "session" && evenings.count(*record.parent) > 0) sessions.insert(record.id);
  lost += std::erase_if(records, [&](const Record& record) {
    const std::string_view below = hangs_below(record.kind);
    if (below.empty()) return record.kind != "evening" && !record.parent;
    return !record.parent || (below == "evening" ? evenings : sessions).count(*record.parent) == 0;
  });
  std::stable_sort(records.begin(), records.end(), comes_before);
  return records;
}

// A new book with these facts, and with what they mean booked.
std::optional<BookFault> fill(const std::string& path, const std::vector<Record>& records) {
  auto book = Book::open_or_create(path);
  if (!book) return book.error();
  Connection& connection = book->connection();
  const auto stored = write(
      connection,
      [&](OwnLog& log) {
        std::int64_t last = 0;
        for (const Record& record : records)
          last = log.append(record.kind, record.id, record.parent, record.body);
        for (const Uuid& evening : stored_evening_ids(connection))
          for (const Uuid& id : stored_session_ids(connection, evening)) {
            const StoredSession session = known_session(connection, id);
            post_session(connection, session, load_session(connection, session), last);
          }
        return std::monostate{};
      },
      [](std::monostate) { return true; });
  if (!stored) return stored.error();
  return {};
}

}  // namespace

Result<Recovered, BookFault> recover_book(const std::string& from, const std::string& to) {
  std::error_code error;
  if (!std::filesystem::exists(from, error))
    return BookFault{BookFault::Kind::not_found, text(Word::book_not_found, from, std::string())};
  if (std::filesystem::exists(to, error))
    return BookFault{BookFault::Kind::other, text(Word::book_would_overwrite, to)};
  Recovered recovered;
  std::vector<Record> records;
  try {
    Wreck wreck(from);
    records = wreck.records();
    recovered.lost = wreck.lost();
  } catch (const SQLite::Exception& exception) {
    return fault_of(exception, from);
  }
  records = without_orphans(std::move(records), recovered.lost);
  recovered.records = records.size();
  if (records.empty())
    return BookFault{BookFault::Kind::corrupt, text(Word::book_nothing_left, from)};

  const std::string made = to + ".new-" + to_string(random_uuid());
  if (const auto fault = fill(made, records)) {
    remove_book(made);
    return *fault;
  }
  if (const auto fault = give_place(made, to)) return *fault;
  return recovered;
}

}  // namespace kattegat
