// The proof: nothing in the book is taken on trust. The file, its logs and its words; beside that,
// every record's hash and place in its log, and every session judged again from its facts and
// compared with what is booked. Both halves see the book as it was at one moment.
#include "db/proof/verify.hpp"

#include <future>

#include "db/book/steps/one_step.hpp"
#include "db/book/steps/two_readers.hpp"
#include "db/proof/directory.hpp"
#include "db/proof/index_sums.hpp"
#include "db/proof/place_reader.hpp"
#include "db/proof/survey.hpp"
#include "db/proof/unless_damaged.hpp"
#include "db/store/rows.hpp"
#include "kattegat/evening/currencies.hpp"
#include "kattegat/journal/evenings/evening_headers.hpp"
#include "kattegat/journal/people/forgotten_words.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {
namespace {

void add_all(std::vector<Difference>& to, std::vector<Difference> more) {
  for (Difference& one : more) to.push_back(std::move(one));
}

void take_up(Verified& all, Verified part) {
  all.records += part.records;
  all.entries += part.entries;
  add_all(all.differences, std::move(part.differences));
  add_all(all.remarks, std::move(part.remarks));
}

// What an earlier edition let in.
void remark_on_currency(std::string_view currency, const Uuid& of, Verified& verified) {
  if (!is_currency(currency)) verified.remarks.push_back({{}, of, text(Word::evening_currency)});
}

// The headers: that each can be read, and that they make an evening.
void check_headers(Items headers, SqliteStore& store, Verified& verified) {
  std::vector<Difference>& found = verified.differences;
  for (const Item& item : headers) {
    const auto contents = read_contents(item.record, item.words);
    if (!contents) found.push_back({{}, item.record.id, contents.error()});
  }
  each_evening(std::move(headers), roster_left(store), [&](const EveningHistory& evening) {
    const auto readable = evening_from(evening);
    if (readable)
      remark_on_currency(readable->currency, evening.id, verified);
    else
      found.push_back({{}, evening.id, readable.error()});
  });
}

// Wherever it hangs.
bool has_row(SqliteStore& store, const Uuid& id, RecordKind kind) {
  return store.connection()
      .number("SELECT record FROM record WHERE id = ? AND kind = ?", id,
              static_cast<std::int64_t>(kind))
      .has_value();
}

// Movements of people, or below evenings, whom the book does not have.
void check_purse(SqliteStore& store, Verified& verified) {
  std::vector<Difference>& found = verified.differences;
  for (const Item& item : store.below_left(purse_id, Branch::purse)) {
    const auto contents = read_as<PurseContents>(item);
    if (!contents) continue;  // is found with every record
    const Uuid& person = contents->person;
    if (!has_row(store, person, RecordKind::player) && !has_row(store, person, RecordKind::name))
      found.push_back({{}, item.record.id, text(Word::gate_stranger)});
    const auto& evening = contents->evening;
    if (evening && !has_row(store, *evening, RecordKind::evening))
      found.push_back({{}, item.record.id, text(Word::verify_orphan)});
    remark_on_currency(contents->currency, item.record.id, verified);
  }
}

Verified check_file(Connection& connection) {
  Verified found;
  found.differences = structural_differences(connection);
  unless_damaged(found.differences, {}, [&] { survey_words(connection, found); });
  return found;
}

// Names and texts may be missing only where somebody has been forgotten. In our own log that is a
// difference; others may have sent us records without them.
void look_for_words(SqliteStore& store, Verified& verified) {
  const Roster roster = roster_left(store);
  std::int64_t ours = 0, theirs = 0;
  Query gone = store.connection().query(
      "SELECT r.kind, r.id, r.body, r.hash, r.origin IN (SELECT origin FROM self)"
      " FROM record r LEFT JOIN words w USING (record)"
      " WHERE r.words IS NOT NULL AND w.record IS NULL");
  while (gone.step()) {
    Item item;
    const auto damage = find_damage([&] {
      item.record.kind = kind_in(gone, 0);
      item.record.id = gone.uuid(1);
      item.record.body = gone.text(2);
      item.record.hash = gone.bytes<32>(3);
    });
    if (damage) continue;  // is found with every record
    if (!are_words_forgotten(item, roster)) ++(gone.integer(4) != 0 ? ours : theirs);
  }
  if (ours > 0) verified.differences.push_back({{}, {}, text(Word::verify_words_gone, ours)});
  if (theirs > 0) verified.remarks.push_back({{}, {}, text(Word::verify_words_gone, theirs)});
}

// Whether there are so many records, each of which has been read once. Rows are numbered from 1:
// where none has been left out, nothing need be counted.
bool all_rows_are(std::int64_t records, Connection& connection) {
  const auto number = [&](Sql sql) { return connection.number(sql).value_or(0); };
  const bool are_full =
      number("SELECT max(record) FROM record NOT INDEXED") == records &&
      number("SELECT min(record) FROM record NOT INDEXED") == (records > 0 ? 1 : 0);
  return are_full || number("SELECT count(*) FROM record NOT INDEXED") == records;
}

void check_postings(Connection& connection, std::int64_t postings, Verified& verified) {
  if (connection.number("SELECT count(*) FROM posting") != postings)
    verified.differences.push_back({{}, {}, text(Word::verify_stray_posting)});
}

// What the two who have read the records have come to between them: that nothing is there but what
// has been read. `headers`: how many are known.
void check_sums(SqliteStore& store, const PlaceReader& here, const PlaceReader& there,
                const IndexesRead& indexes, std::int64_t headers, Verified& verified) {
  const auto look = [&](auto&& part) { unless_damaged(verified.differences, {}, part); };
  Connection& connection = store.connection();
  IndexSums sums = here.logs().sums();
  sums.add(there.logs().sums());
  if (sums.are_whole) {
    look([&] {
      if (!all_rows_are(verified.records, connection))
        verified.differences.push_back(index_is_wrong("record_by_place"));
    });
    look([&] { survey_ends(connection, here.logs().ends(there.logs()), verified); });
  }
  // Points of a session whose header is not to be had are not stray.
  const bool are_known = indexes.headers && indexes.headers->rows == headers;
  const auto postings = here.sessions().postings(), others = there.sessions().postings();
  if (are_known && postings && others)
    look([&] { check_postings(connection, *postings + *others, verified); });
  look([&] { survey_forks(connection, sums.logs, verified); });
  compare(indexes, sums, verified.differences);
  look([&] {
    const auto words = connection.number("SELECT count(*) FROM words");
    if (!sums.are_whole || words != sums.with_words) look_for_words(store, verified);
  });
}

Verified verify(const Book& book, SqliteStore& store, SqliteStore& other) {
  Verified verified;
  const auto look = [&](auto&& part) { unless_damaged(verified.differences, {}, part); };
  auto file = std::async(on_the_other, [&] { return check_file(other.connection()); });
  Items headers;
  look([&] { headers = store.headers_left(); });
  const auto known_headers = static_cast<std::int64_t>(headers.size());
  Directory directory;
  look([&] { directory = read_directory(store, headers, verified.differences); });
  look([&] { read_together(directory, roster_left(store), headers); });
  Ranges ranges(directory.last_place);
  const auto read_all = [&](PlaceReader& reader) {
    ranges.each([&](const Range& places) { reader.read(places); });
  };
  PlaceReader here(store, directory), there(other, directory);
  auto beside = std::async(on_the_other, [&] {
    Verified found = file.get();
    read_all(there);
    return found;
  });
  look([&] { check_headers(std::move(headers), store, verified); });
  look([&] { check_purse(store, verified); });
  std::vector<Difference> of_indexes;
  const IndexesRead indexes = read_indexes(store.connection(), of_indexes);
  read_all(here);
  ranges.beyond([&](const Range& places) { here.read(places); });
  take_up(verified, beside.get());

  here.check_the_rest(there);
  here.parts().merge(there.parts());
  for (auto& [first, part] : here.parts()) take_up(verified, std::move(part));
  add_all(verified.differences, std::move(of_indexes));
  check_sums(store, here, there, indexes, known_headers, verified);
  look([&] { verified.heads = heads_of(book.store().ends()); });
  return verified;
}

}  // namespace

Result<Verified, BookFault> verify_book(const Book& book) {
  return read_by_both(book, [&](const Readers& readers) {
    return verify(book, sqlite_of(*readers[0]), sqlite_of(*readers[1]));
  });
}

}  // namespace kattegat
