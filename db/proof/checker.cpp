#include "db/proof/checker.hpp"

#include <algorithm>

#include "db/book/steps/reading_people.hpp"
#include "db/proof/survey.hpp"

namespace kattegat {

void read_together(Directory& directory, Store& store, const Items& headers) {
  std::map<Uuid, Directory::KnownSession*> several;
  for (auto& [place, session] : directory.sessions)
    if (session.headers.size() > 1) several.emplace(session.id, &session);
  if (several.empty()) return;
  for (EveningHistory& evening : evening_headers(headers, roster_of(store)))
    for (SessionHistory& session : evening.sessions)
      if (const auto found = several.find(session.id); found != several.end())
        found->second->history = std::move(session);
}

Directory read_directory(SqliteStore& store, const Items& headers) {
  Directory directory;
  Connection& connection = store.connection();
  std::map<Uuid, std::int64_t> rows;
  Query places = connection.query("SELECT place, id FROM place");
  while (places.step()) {
    directory.places.emplace(places.integer(0), places.uuid(1));
    rows.emplace(places.uuid(1), places.integer(0));
    directory.last_place = std::max(directory.last_place, places.integer(0));
  }
  directory.last_record =
      connection.number("SELECT max(record) FROM record NOT INDEXED").value_or(0);
  Query origins = connection.query("SELECT origin, uuid FROM origin");
  while (origins.step()) directory.origins.emplace(origins.integer(0), origins.uuid(1));
  for (const Item& item : headers) {
    const auto row = rows.find(item.record.id);
    if (row == rows.end()) continue;
    if (item.record.kind == RecordKind::evening) directory.evenings.insert(row->second);
    if (item.record.kind != RecordKind::session) continue;
    Directory::KnownSession& session = directory.sessions[row->second];
    session.id = item.record.id;
    session.headers.push_back(item);
  }
  return directory;
}

void Checker::read_places(std::int64_t first, std::int64_t last) {
  unless_damaged(part_.differences, {}, [&] { read_range(first, last); });
  keep(first);
}

void Checker::check_the_rest(const Checker& other) {
  for (const auto& [place, session] : directory_.sessions)
    if (seen_.count(place) + other.seen_.count(place) == 0) check_session(place, session, {});
  keep(Range{}.last);
}

std::vector<std::int64_t> Checker::ends(const Checker& other) const {
  std::vector<std::int64_t> open, followed, ends;
  for (const Checker* const one : {this, &other}) {
    open.insert(open.end(), one->open_.begin(), one->open_.end());
    if (one->last_read_.row != 0) open.push_back(one->last_read_.row);
    followed.insert(followed.end(), one->followed_.begin(), one->followed_.end());
  }
  std::sort(open.begin(), open.end());
  std::sort(followed.begin(), followed.end());
  std::set_difference(open.begin(), open.end(), followed.begin(), followed.end(),
                      std::back_inserter(ends));
  return ends;
}

void Checker::keep(std::int64_t first) { parts_.emplace(first, std::exchange(part_, {})); }

void Checker::differ(std::optional<Uuid> session, std::optional<Uuid> entry, Text text) {
  part_.differences.push_back({session, entry, std::move(text)});
}

void Checker::read_range(std::int64_t first, std::int64_t last) {
  // From the row itself, with which is compared what the index has.
  Query query =
      connection_.query("SELECT " KATTEGAT_ROW_COLUMNS
                        ", in_place, in_order FROM"
                        " (SELECT record AS listed, place AS in_place, clock AS in_order"
                        " FROM record INDEXED BY record_by_place) CROSS JOIN record NOT INDEXED"
                        " WHERE in_place BETWEEN ? AND ? AND record = listed"
                        " ORDER BY in_place, in_order",
                        first, last);
  Items below;
  std::int64_t clock = 0;
  go_to(0);
  while (query.step()) {
    if (const std::int64_t place = query.integer(RowColumn::behind); place != here_.place) {
      const std::size_t usual = below.size();
      check_place(std::move(below));
      below = {};
      below.reserve(usual);
      go_to(place);
      clock = 0;
    }
    Item item;
    read_record(query, item);
    const std::int64_t listed = query.integer(RowColumn::behind + 1);
    if (listed < clock || listed != item.record.clock ||
        query.integer(RowColumn::place) != here_.place)
      differ({}, item.record.id, text(Word::damage_index, "record_by_place"));
    clock = listed;
    if (branch_of(item.record.kind) == Branch::session) below.push_back(std::move(item));
  }
  check_place(std::move(below));
}

void Checker::go_to(std::int64_t place) {
  const auto id = directory_.places.find(place);
  const auto session = directory_.sessions.find(place);
  here_ = {place, id == directory_.places.end() ? nullptr : &id->second,
           session == directory_.sessions.end() ? nullptr : &session->second,
           directory_.evenings.count(place) > 0};
}

void Checker::read_record(Query& query, Item& item) {
  read_row(query, item);
  Record& record = item.record;
  const std::int64_t origin = query.integer(RowColumn::origin);
  const auto log = directory_.origins.find(origin);
  if (log == directory_.origins.end() || !here_.id)
    return differ({}, record.id, text(Word::verify_orphan));
  record.origin = log->second;
  record.parent = *here_.id;

  ++part_.records;
  ++sums_.logs[origin];
  sums_.by_id.add(record.id, item.row);
  sums_.by_origin.add(origin, record.number, item.row);
  if (is_header(record.kind)) sums_.headers.add(static_cast<std::int64_t>(record.kind), item.row);
  if (record.words) ++sums_.with_words;
  const bool follows = find_previous(query, origin, record);
  check_record(item, follows);
  last_read_ = {item.row, origin, record.number, record.hash};
}

// Fills in the hash of the record before it; whether it is the one before it in its log.
bool Checker::find_previous(Query& query, std::int64_t origin, Record& record) {
  const std::int64_t row = query.integer(RowColumn::previous);
  if (row != last_read_.row) leave_open(row);
  if (query.is_null(RowColumn::previous)) return record.number == 1;
  LastRead before = last_read_;
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
void Checker::leave_open(std::int64_t followed) {
  if (last_read_.row != 0) open_.push_back(last_read_.row);
  if (followed != 0) followed_.push_back(followed);
}

void Checker::check_record(const Item& item, bool follows) {
  const Record& record = item.record;
  if (record_hash(record) != record.hash)
    differ({}, record.id, text(Word::verify_hash, to_string(record.origin), record.number));
  else if (!follows)
    differ({}, record.id, text(Word::verify_chain, to_string(record.origin), record.number));
  const Branch kind = branch_of(record.kind);
  const bool hangs = kind == Branch::roster    ? record.parent == roster_id
                     : kind == Branch::purse   ? record.parent == purse_id
                     : kind == Branch::evening ? here_.is_evening
                                               : here_.session != nullptr;
  if (!hangs) differ({}, record.id, text(Word::verify_orphan));
  if (record.kind == RecordKind::entry || is_header(record.kind)) return;
  const auto contents = read_contents(record, std::nullopt);
  if (!contents) differ({}, record.id, contents.error());
}

void Checker::check_place(Items below) {
  if (!here_.session) return;
  seen_.insert(here_.place);
  check_session(here_.place, *here_.session, std::move(below));
}

namespace {

std::vector<Uuid> entries_in(const Items& below) {
  std::vector<Uuid> entries;
  for (const Item& item : below)
    if (says_an_entry(item.record.kind)) entries.push_back(item.record.id);
  return entries;
}

}  // namespace

void Checker::check_session(std::int64_t place, const Directory::KnownSession& session,
                            Items below) {
  unless_damaged(part_.differences, session.id, [&] {
    if (!session.history)
      return compare(place, session_history(session.id, session.headers, std::move(below), itself));
    const std::vector<Uuid> entered = entries_in(below);
    const SessionHistory history = with_entries(*session.history, std::move(below));
    remark_on_other_tables(history, entered);
    compare(place, history);
  });
}

// What stands behind a header of another game, or of more or fewer players.
void Checker::remark_on_other_tables(const SessionHistory& history,
                                     const std::vector<Uuid>& entered) {
  std::set<Uuid> there;
  for (const EntryRow& row : history.entries) there.insert(row.id);
  for (const Uuid& entry : entered)
    if (there.count(entry) == 0)
      part_.remarks.push_back({history.id, entry, text(Word::verify_other_table)});
}

void Checker::compare(std::int64_t place, const SessionHistory& history) {
  const auto session = session_from(history, numbers_as_names(history.header.sitters.size()));
  if (!session) return differ(history.id, {}, session.error());
  for (const Uuid& log : history.numberings.ambiguous)
    if (is_forked(log)) differ(history.id, {}, text(Word::verify_fork, to_string(log)));
  part_.entries += static_cast<std::int64_t>(history.entries.size());
  const JudgedSession judged = judge(*session);
  compare_entries(place, history, judged);
}

// Two records stand in one place of it. In a log that goes on in one line nothing is in doubt.
bool Checker::is_forked(const Uuid& log) {
  if (const auto known = forked_.find(log); known != forked_.end()) return known->second;
  const auto place = connection_.number(
      "SELECT r.number FROM origin o JOIN record r USING (origin) WHERE o.uuid = ?"
      " GROUP BY r.number HAVING count(*) > 1 LIMIT 1",
      log);
  return forked_[log] = place.has_value();
}

// The postings of a session by entry, as they stand in the file: rising.
std::vector<Checker::Posted> Checker::booked(std::int64_t place, std::size_t entries) {
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
    if (cause < entry || cause > directory_.last_record) one.is_caused = false;
  }
  return list;
}

void Checker::compare_entries(std::int64_t place, const SessionHistory& history,
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

}  // namespace kattegat
