// The proof: nothing in the book is taken on trust. The file, its logs and its words; beside that,
// every record's hash and place in its log, and every session judged again from its facts and
// compared with what is booked. Both halves see the book as it was at one moment.
#include "db/proof/verify.hpp"

#include <algorithm>
#include <future>
#include <set>

#include "db/book/forgetting.hpp"
#include "db/book/one_step.hpp"
#include "db/book/purse.hpp"
#include "db/book/reading.hpp"
#include "db/book/two_readers.hpp"
#include "db/proof/index_sums.hpp"
#include "db/proof/survey.hpp"

namespace kattegat {
namespace {

void add(std::vector<Difference>& to, std::vector<Difference> more) {
  for (Difference& one : more) to.push_back(std::move(one));
}

// What every checker looks things up in.
struct Known {
  struct Table {  // a session
    Uuid id;
    Items headers;
    std::optional<SessionHistory> history;  // what several headers come to
  };
  std::map<std::int64_t, Uuid> origins;
  std::map<std::int64_t, Uuid> places;
  std::map<std::int64_t, Table> tables;  // by place
  std::set<std::int64_t> evenings;       // by place
  std::int64_t last_place = 0, last_record = 0;
};

// Whether two books that wrote a session's header apart mean the same people by a number is told by
// the names of the night.
void read_together(Known& known, Store& store, const Items& headers) {
  std::map<Uuid, Known::Table*> several;
  for (auto& [place, table] : known.tables)
    if (table.headers.size() > 1) several.emplace(table.id, &table);
  if (several.empty()) return;
  for (EveningHistory& evening : evening_headers(headers, people_of(store)))
    for (SessionHistory& session : evening.sessions)
      if (const auto found = several.find(session.id); found != several.end())
        found->second->history = std::move(session);
}

Known read_known(SqliteStore& store, const Items& headers) {
  Known known;
  Connection& connection = store.connection();
  std::map<Uuid, std::int64_t> rows;
  Query places = connection.query("SELECT place, id FROM place");
  while (places.step()) {
    known.places.emplace(places.integer(0), places.uuid(1));
    rows.emplace(places.uuid(1), places.integer(0));
    known.last_place = std::max(known.last_place, places.integer(0));
  }
  known.last_record = connection.number("SELECT max(record) FROM record NOT INDEXED").value_or(0);
  Query origins = connection.query("SELECT origin, uuid FROM origin");
  while (origins.step()) known.origins.emplace(origins.integer(0), origins.uuid(1));
  for (const Item& item : headers) {
    const auto row = rows.find(item.record.id);
    if (row == rows.end()) continue;
    if (item.record.kind == RecordKind::evening) known.evenings.insert(row->second);
    if (item.record.kind != RecordKind::session) continue;
    Known::Table& table = known.tables[row->second];
    table.id = item.record.id;
    table.headers.push_back(item);
  }
  return known;
}

// Part of the book, read by one thread: the places that it is handed, one range after the other.
class Checker {
 public:
  Checker(SqliteStore& store, const Known& known)
      : connection_(store.connection()), known_(known) {}

  // All records of these places: where the next place begins, a session is complete.
  void read_places(std::int64_t first, std::int64_t last) {
    survey(part_.differences, {}, [&] { read_range(first, last); });
    keep(first);
  }
  // The sessions without a record below them, which neither has come across.
  void check_the_rest(const Checker& other) {
    for (const auto& [place, table] : known_.tables)
      if (seen_.count(place) + other.seen_.count(place) == 0) check_session(place, table, {});
    keep(known_.last_place + 1);
  }
  // By the first place of each range: whoever has read it, the order is the same.
  [[nodiscard]] std::map<std::int64_t, Verified>& parts() { return parts_; }
  [[nodiscard]] const IndexSums& sums() const { return sums_; }
  [[nodiscard]] std::int64_t postings() const { return postings_; }
  // The records that nothing follows; `other` has read the rest of the book.
  [[nodiscard]] std::vector<std::int64_t> ends(const Checker& other) const {
    std::vector<std::int64_t> open, followed, ends;
    for (const Checker* const one : {this, &other}) {
      open.insert(open.end(), one->open_.begin(), one->open_.end());
      if (one->before_.row != 0) open.push_back(one->before_.row);
      followed.insert(followed.end(), one->followed_.begin(), one->followed_.end());
    }
    std::sort(open.begin(), open.end());
    std::sort(followed.begin(), followed.end());
    std::set_difference(open.begin(), open.end(), followed.begin(), followed.end(),
                        std::back_inserter(ends));
    return ends;
  }

 private:
  struct Before {  // the record that was read last
    std::int64_t row = 0, origin = 0, number = 0;
    Hash hash{};
  };
  struct Here {  // the place that is being read: what is not there is null
    std::int64_t place = 0;
    const Uuid* id = nullptr;
    const Known::Table* table = nullptr;
    bool is_evening = false;
  };

  void keep(std::int64_t first) { parts_.emplace(first, std::exchange(part_, {})); }
  void differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text text) {
    part_.differences.push_back({session, entry, std::move(text)});
  }

  void read_range(std::int64_t first, std::int64_t last) {
    Query query =
        connection_.query("SELECT " KATTEGAT_ROW_COLUMNS
                          " FROM record INDEXED BY record_by_place WHERE place BETWEEN ? AND ?"
                          " ORDER BY place, clock",
                          first, last);
    Items below;
    std::int64_t clock = 0;
    go_to(0);
    while (query.step()) {
      if (const std::int64_t place = query.integer(RowColumn::place); place != here_.place) {
        const std::size_t usual = below.size();
        check_place(std::move(below));
        below = {};
        below.reserve(usual);
        go_to(place);
        clock = 0;
      }
      Item item;
      read_record(query, item);
      if (item.record.clock < clock)
        differ({}, item.record.id, text(Word::verify_integrity, "the index record_by_place"));
      clock = item.record.clock;
      if (place_of(item.record.kind) == Place::session) below.push_back(std::move(item));
    }
    check_place(std::move(below));
  }
  void go_to(std::int64_t place) {
    const auto id = known_.places.find(place);
    const auto table = known_.tables.find(place);
    here_ = {place, id == known_.places.end() ? nullptr : &id->second,
             table == known_.tables.end() ? nullptr : &table->second,
             known_.evenings.count(place) > 0};
  }

  void read_record(Query& query, Item& item) {
    read_row(query, item);
    Record& record = item.record;
    const std::int64_t origin = query.integer(RowColumn::origin);
    const auto log = known_.origins.find(origin);
    if (log == known_.origins.end() || !here_.id)
      return differ({}, record.id, text(Word::verify_orphan));
    record.origin = log->second;
    record.parent = *here_.id;

    ++part_.records;
    ++sums_.logs[origin];
    sums_.by_id.add(record.id, item.row);
    sums_.by_origin.add(origin, record.number, item.row);
    if (record.kind <= RecordKind::player)
      sums_.headers.add(static_cast<std::int64_t>(record.kind), item.row);
    if (record.words) ++sums_.with_words;
    const bool follows = find_previous(query, origin, record);
    check_record(item, follows);
    before_ = {item.row, origin, record.number, record.hash};
  }
  // Fills in the hash of the record before it; whether it is the one before it in its log.
  bool find_previous(Query& query, std::int64_t origin, Record& record) {
    const std::int64_t row = query.integer(RowColumn::previous);
    if (row != before_.row) leave_open(row);
    if (query.is_null(RowColumn::previous)) return record.number == 1;
    Before before = before_;
    if (row != before.row) {
      Query found =
          connection_.query("SELECT origin, number, hash FROM record WHERE record = ?", row);
      if (!found.step()) return false;
      before = {row, found.integer(0), found.integer(1), found.bytes<32>(2)};
    }
    record.previous = before.hash;
    return before.origin == origin && before.number == record.number - 1;
  }

  // The record that was read last is an end of its log, unless another one follows it elsewhere.
  void leave_open(std::int64_t followed) {
    if (before_.row != 0) open_.push_back(before_.row);
    if (followed != 0) followed_.push_back(followed);
  }

  void check_record(const Item& item, bool follows) {
    const Record& record = item.record;
    if (record_hash(record) != record.hash)
      differ({}, record.id, text(Word::verify_hash, to_string(record.origin), record.number));
    else if (!follows)
      differ({}, record.id, text(Word::verify_chain, to_string(record.origin), record.number));
    const Place kind = place_of(record.kind);
    const bool hangs = kind == Place::roster    ? record.parent == roster_id
                       : kind == Place::purse   ? record.parent == purse_id
                       : kind == Place::evening ? here_.is_evening
                                                : here_.table != nullptr;
    if (!hangs) differ({}, record.id, text(Word::verify_orphan));
    if (record.kind == RecordKind::entry || record.kind <= RecordKind::player) return;
    const auto contents = read_contents(record, std::nullopt);
    if (!contents) differ({}, record.id, contents.error());
  }

  void check_place(Items below) {
    if (!here_.table) return;
    seen_.insert(here_.place);
    check_session(here_.place, *here_.table, std::move(below));
  }

  void check_session(std::int64_t place, const Known::Table& table, Items below) {
    survey(part_.differences, table.id, [&] {
      const auto self = [](const Uuid& id) { return id; };
      compare(place, table.history
                         ? with_entries(*table.history, std::move(below))
                         : session_history(table.id, table.headers, std::move(below), self));
    });
  }

  void compare(std::int64_t place, const SessionHistory& history) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < history.header.sitters.size(); ++i)
      names.push_back(std::to_string(i));
    const auto session = typed(history, names);
    if (!session) return differ(history.id, {}, session.error());
    part_.entries += static_cast<std::int64_t>(history.entries.size());
    const JudgedSession judged = judge(*session);
    compare_entries(place, history, judged);
  }

  // What is booked for one entry.
  struct Posted {
    std::int64_t entry = 0;
    Nets nets{};
    bool is_caused = true;  // by records of its own time, the newest there was: its own or later
  };
  // The postings of a session by entry, as they stand in the file: rising.
  std::vector<Posted> booked(std::int64_t place, std::size_t entries) {
    std::vector<Posted> list;
    list.reserve(entries);
    Query found = connection_.query(
        "SELECT entry, payer, payee, points, cause FROM posting WHERE session = ?", place);
    while (found.step()) {
      ++postings_;
      const std::int64_t entry = found.integer(0), cause = found.integer(4);
      if (list.empty() || list.back().entry != entry) list.push_back({.entry = entry});
      Posted& one = list.back();
      add_posting(found, 1, one.nets);
      if (cause < entry || cause > known_.last_record) one.is_caused = false;
    }
    return list;
  }

  void compare_entries(std::int64_t place, const SessionHistory& history,
                       const JudgedSession& judged) {
    const auto list = booked(place, history.entries.size());
    std::size_t used = 0;
    const auto is_before = [](const auto& one, std::int64_t row) { return one.entry < row; };
    constexpr Nets nothing{};
    for (std::size_t i = 0; i < history.entries.size(); ++i) {
      const EntryRow& row = history.entries[i];
      const Nets means = by_sitter(history.header.order, judged.entries[i].points);
      const auto found = std::lower_bound(list.begin(), list.end(), row.row, is_before);
      const bool there = found != list.end() && found->entry == row.row;
      if (there && found->nets != nothing) ++used;
      const Nets& is = there ? found->nets : nothing;
      for (std::size_t n = 0; is != means && n < means.size(); ++n)
        if (is[n] != means[n])
          differ(history.id, row.id,
                 text(Word::verify_points, std::to_string(n + 1), is[n], means[n]));
      if (there && !found->is_caused) differ(history.id, row.id, text(Word::verify_cause));
      if (!judged.entries[i].violations.empty())
        part_.remarks.push_back({history.id, row.id, text(Word::verify_breaks)});
      else if (judged.entries[i].edition == Edition::any)
        part_.remarks.push_back({history.id, row.id, text(Word::verify_earlier_edition)});
    }
    const auto counts = [&](const auto& one) { return one.nets != nothing; };
    if (used != static_cast<std::size_t>(std::count_if(list.begin(), list.end(), counts)))
      differ(history.id, {}, text(Word::verify_stray_posting));
  }

  Connection& connection_;
  const Known& known_;
  Verified part_;  // of the range that is being read
  std::map<std::int64_t, Verified> parts_;
  IndexSums sums_;
  std::int64_t postings_ = 0;
  std::set<std::int64_t> seen_;  // places of sessions
  Before before_;
  std::vector<std::int64_t> open_, followed_;  // rows; what one follows directly is in neither
  Here here_;
};

void take_up(Verified& all, Verified part) {
  all.records += part.records;
  all.entries += part.entries;
  add(all.differences, std::move(part.differences));
  add(all.remarks, std::move(part.remarks));
}

// The headers: that each can be read, and that they make an evening.
void check_headers(Items headers, Store& store, std::vector<Difference>& found) {
  for (const Item& item : headers) {
    const auto contents = read_contents(item.record, item.words);
    if (!contents) found.push_back({{}, item.record.id, contents.error()});
  }
  each_evening(std::move(headers), people_of(store), [&](const EveningHistory& evening) {
    const auto readable = typed(evening);
    if (!readable) found.push_back({{}, evening.id, readable.error()});
  });
}

// Movements of people, or below evenings, whom the book does not have.
std::vector<Difference> purse_differences(Store& store) {
  std::vector<Difference> found;
  const auto has = [&](const Uuid& id, auto&& is_one) {
    const Items items = store.with_id(id);
    return std::any_of(items.begin(), items.end(),
                       [&](const Item& item) { return is_one(item.record.kind); });
  };
  for (const Item& item : store.below(purse_id)) {
    const auto contents = read_as<PurseContents>(item);
    if (!contents) continue;  // is found with every record
    const bool is_somebody = has(contents->person, [](RecordKind kind) {
      return kind == RecordKind::player || kind == RecordKind::name;
    });
    if (!is_somebody) found.push_back({{}, item.record.id, text(Word::gate_stranger)});
    const auto is_evening = [](RecordKind kind) { return kind == RecordKind::evening; };
    if (contents->evening && !has(*contents->evening, is_evening))
      found.push_back({{}, item.record.id, text(Word::verify_orphan)});
  }
  return found;
}

std::vector<Difference> check_file(Connection& connection) {
  std::vector<Difference> found = structural_differences(connection);
  survey(found, {}, [&] { add(found, words_differences(connection)); });
  return found;
}

// Names and texts may be missing only where somebody has been forgotten. In our own log that is a
// difference; others may have sent us records without them.
void look_for_words(SqliteStore& store, Store& reading, Verified& verified) {
  const People people = people_of(reading);
  std::int64_t ours = 0, theirs = 0;
  Query gone = store.connection().query(
      "SELECT r.kind, r.id, r.body, r.hash, r.origin IN (SELECT origin FROM self)"
      " FROM record r LEFT JOIN words w USING (record)"
      " WHERE r.words IS NOT NULL AND w.record IS NULL");
  while (gone.step()) {
    Item item;
    item.record.kind = kind_in(gone, 0);
    item.record.id = gone.uuid(1);
    item.record.body = gone.text(2);
    item.record.hash = gone.bytes<32>(3);
    if (!is_forgotten(item, people)) ++(gone.integer(4) != 0 ? ours : theirs);
  }
  if (ours > 0) verified.differences.push_back({{}, {}, text(Word::verify_words_gone, ours)});
  if (theirs > 0) verified.remarks.push_back({{}, {}, text(Word::verify_words_gone, theirs)});
}

// Whether there are so many records, each of which has been read once. Rows are numbered from 1:
// where none has been left out, nothing need be counted.
bool all_rows_are(std::int64_t records, Connection& connection) {
  const auto number = [&](const char* sql) { return connection.number(sql).value_or(0); };
  const bool are_full = number("SELECT max(record) FROM record NOT INDEXED") == records &&
                        number("SELECT min(record) FROM record NOT INDEXED") == (records > 0);
  return are_full || number("SELECT count(*) FROM record NOT INDEXED") == records;
}

// That nothing is there but what has been read.
void check_counts(Connection& connection, std::int64_t postings, Verified& verified) {
  if (!all_rows_are(verified.records, connection))
    verified.differences.push_back(
        {{}, {}, text(Word::verify_integrity, "the index record_by_place")});
  if (connection.number("SELECT count(*) FROM posting") != postings)
    verified.differences.push_back({{}, {}, text(Word::verify_stray_posting)});
}

Verified verify(const Book& book, SqliteStore& store, SqliteStore& other) {
  Verified verified;
  auto file = std::async(on_the_other, [&] { return check_file(other.connection()); });
  Items headers;
  survey(verified.differences, {}, [&] { headers = store.headers(); });
  Known known;
  survey(verified.differences, {}, [&] {
    known = read_known(store, headers);
    read_together(known, book.store(), headers);
  });
  Ranges ranges(known.last_place);
  const auto read = [&](Checker& checker) {
    ranges.each([&](std::int64_t first, std::int64_t last) { checker.read_places(first, last); });
  };
  Checker here(store, known), there(other, known);
  auto beside = std::async(on_the_other, [&] {
    std::vector<Difference> found = file.get();
    read(there);
    return found;
  });
  survey(verified.differences, {},
         [&] { check_headers(std::move(headers), book.store(), verified.differences); });
  survey(verified.differences, {},
         [&] { add(verified.differences, purse_differences(book.store())); });
  std::vector<Difference> of_indexes;
  const IndexesRead indexes = read_indexes(store.connection(), of_indexes);
  read(here);
  add(verified.differences, beside.get());

  here.check_the_rest(there);
  here.parts().merge(there.parts());
  for (auto& [first, part] : here.parts()) take_up(verified, std::move(part));
  IndexSums sums = here.sums();
  sums.add(there.sums());
  survey(verified.differences, {},
         [&] { check_counts(store.connection(), here.postings() + there.postings(), verified); });
  survey(verified.differences, {},
         [&] { survey_logs(store.connection(), sums.logs, here.ends(there), verified); });
  add(verified.differences, std::move(of_indexes));
  compare(indexes, sums, verified.differences);
  survey(verified.differences, {}, [&] {
    if (store.connection().number("SELECT count(*) FROM words") != sums.with_words)
      look_for_words(store, book.store(), verified);
  });
  for (const LogEnd& end : store.ends())
    verified.heads.push_back({end.origin, end.count, end.hash});
  return verified;
}

}  // namespace

Result<Verified, BookFault> verify_book(const Book& book) {
  return read_by_two(
      book, [&](SqliteStore& store, SqliteStore& beside) { return verify(book, store, beside); });
}

}  // namespace kattegat
