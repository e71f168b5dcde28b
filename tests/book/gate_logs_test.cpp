// The logs that somebody sends: each is its owner's, who has signed it, and goes on from what is
// here.
#include <functional>
#include <set>

#include "db/book/roster.hpp"
#include "db/files/backup.hpp"
#include "db/store/key_file.hpp"
#include "db/store/sqlite_store.hpp"
#include "support/forger.hpp"
#include "support/ours.hpp"
#include "support/tampering.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_logs_test {

using namespace kattegat::test::ours;

TEST_CASE("a log that is not signed by its owner is not taken", "[gate]") {
  struct Case {
    const char* what;
    std::function<void(Parcel&, const Forger&, const Forger&)> spoil;
  };
  const Case forged[] = {
      {"no signature", [](Parcel& p, const Forger&, const Forger&) { p.ends.clear(); }},
      {"a wrong signature",
       [](Parcel& p, const Forger&, const Forger&) { p.ends[0].signature[5] ^= 1; }},
      {"another's signature",
       [](Parcel& p, const Forger&, const Forger& other) {
         p.ends[0].signature = sign(other.key, p.ends[0].hash);
       }},
      {"another's key",
       [](Parcel& p, const Forger&, const Forger& other) {
         p.ends[0].key = other.key.open;
         p.ends[0].signature = sign(other.key, p.ends[0].hash);
       }},
      {"a signature of an earlier end",
       [](Parcel& p, const Forger& one, const Forger&) {
         p.ends[0].signature = sign(one.key, p.items[0].record.hash);
       }},
      {"an end before the last record",
       [](Parcel& p, const Forger& one, const Forger&) {
         const Record& first = p.items[0].record;
         p.ends[0] = {one.origin, one.key.open, 1, first.hash, sign(one.key, first.hash)};
       }},
      {"an end that is miscounted",
       [](Parcel& p, const Forger&, const Forger&) { p.ends[0].count = 7; }},
      {"a changed body", [](Parcel& p, const Forger&,
                            const Forger&) { p.items[1].record.body = R"({"type":"misdeal"})"; }},
      {"a changed clock",
       [](Parcel& p, const Forger&, const Forger&) { ++p.items[1].record.clock; }},
      {"the first record left out",
       [](Parcel& p, const Forger&, const Forger&) { p.items.erase(p.items.begin()); }},
      {"changed words", [](Parcel& p, const Forger&,
                           const Forger&) { p.items[1].words->text = R"({"text":"bye"})"; }},
  };
  for (const Case& one : forged) {
    CAPTURE(one.what);
    Ours ours;
    Forger log, other;
    log.write(note(50), 40);
    log.write(note(51), 41);
    Parcel parcel = log.parcel();
    one.spoil(parcel, log, other);
    const std::string before = contents(ours.book);
    const Merged merged = given(ours.book, parcel);
    CAPTURE(reasons(merged));
    CHECK(merged.refused.size() == 1);
    CHECK(merged.records == 0);
    CHECK(ours.records_of(log.origin) == 0);
    CHECK(contents(ours.book) == before);
    ours.goes_on();
  }
}

TEST_CASE("a log that goes on elsewhere than behind its own last record is not taken", "[gate]") {
  const bool has_both_ends = GENERATE(true, false), is_apart = GENERATE(true, false);
  const bool is_of_another = GENERATE(true, false);
  CAPTURE(has_both_ends, is_apart, is_of_another);
  Ours ours;
  Forger log, other;
  log.write(note(50), 40);
  other.write(note(51), 41);
  const LogEnd first = log.end();
  log.write(note(52), 42, [&](Record& record) {
    record.number = is_of_another ? 2 : 5;
    if (is_of_another) record.previous = other.items[0].record.hash;
  });
  Parcel parcel{{log.items[0], other.items[0], log.items[1]}, {other.end(), log.end()}};
  if (!is_apart) std::swap(parcel.items[0], parcel.items[1]);
  if (has_both_ends) parcel.ends.insert(parcel.ends.begin(), first);
  const Merged merged = given(ours.book, parcel);
  CAPTURE(reasons(merged));
  CHECK(merged.refused.size() == 1);
  CHECK(ours.records_of(log.origin) == 0);
  CHECK(ours.records_of(other.origin) == 1);
  ours.goes_on();
}

TEST_CASE("nobody writes under another's name", "[gate]") {
  Ours ours;
  const Parcel mine = everything_of(ours.book);
  const LogEnd end = mine.ends.at(0);
  Forger forger;  // goes on where our log ends, with a key of its own
  Item item;
  item.record = mine.items.back().record;
  item.record.number = end.count + 1;
  item.record.previous = end.hash;
  item.record.kind = RecordKind::entry;
  item.record.id = uuid_of(3, 60);
  item.record.parent = session;
  item.record.clock = 90;
  item.record.body = R"({"type":"misdeal"})";
  item.record.words.reset();
  item.record.hash = record_hash(item.record);
  const Hash hash = item.record.hash;
  const Signature signature = sign(forger.key, hash);
  for (const LogEnd& forged :
       {LogEnd{end.origin, end.key, end.count + 1, hash, signature},
        LogEnd{end.origin, forger.key.open, end.count + 1, hash, signature},
        LogEnd{forger.origin, forger.key.open, end.count + 1, hash, signature}}) {
    const Merged merged = given(ours.book, {{item}, {forged}});
    CHECK_FALSE(merged.refused.empty());
    CHECK(merged.records == 0);
  }
  // Whoever has our key is us.
  const auto key = read_key(ours.book.path());
  REQUIRE((key && *key));
  const Merged merged =
      given(ours.book, {{item}, {{end.origin, end.key, end.count + 1, hash, sign(**key, hash)}}});
  CHECK(merged.refused.empty());
  CHECK(merged.records == 1);
  ours.goes_on();
  CHECK(heads(ours.book)->size() == 1);  // behind what has come home
}

TEST_CASE("of a log that nobody has signed the first record is named", "[gate]") {
  Ours ours;
  Forger alone;
  for (int n = 50; n < 58; ++n) alone.write(note(n), n);
  Parcel parcel = alone.parcel();
  parcel.ends.clear();
  std::reverse(parcel.items.begin(), parcel.items.end());
  const Merged merged = given(ours.book, parcel);
  REQUIRE(merged.refused.size() == 1);
  CHECK(merged.refused[0].number == 1);
  CHECK(merged.refused[0].why.word == Word::gate_unsigned);
}

TEST_CASE("a log with a bad link is refused once, however many ends it has", "[gate]") {
  Forger many;
  Parcel parcel;
  for (int n = 0; n < 2500; ++n) {
    many.write(note(50), 40 + n);
    parcel.ends.push_back(many.end());
  }
  parcel.items = many.items;
  parcel.items.front().record.body += " ";
  Book book = Book::in_memory();
  const Merged merged = given(book, parcel);
  CHECK(merged.refused.size() == 1);
  CHECK(merged.records == 0);
}

TEST_CASE("what depends on a log that is refused is refused, too", "[gate]") {
  Ours ours;
  Forger bad, leans, alone;
  bad.write(note(50), 40);
  leans.write(new_record(RecordKind::voided, uuid_of(6, 1), session,
                         DecisionContents{uuid_of(3, 50), "", "x", {}}),
              41);
  bad.write(raw(RecordKind::entry, uuid_of(3, 60), session, "x"), 42);
  alone.write(note(52), 43);
  // In the order in which they came to whoever sends them.
  Parcel parcel{{bad.items[0], leans.items[0], bad.items[1], alone.items[0]},
                {bad.end(), leans.end(), alone.end()}};
  const Merged merged = given(ours.book, parcel);
  CAPTURE(reasons(merged));
  CHECK(merged.refused.size() == 2);
  CHECK(merged.records == 1);
  CHECK(ours.records_of(alone.origin) == 1);
  CHECK(ours.records_of(leans.origin) == 0);
  CHECK(sqlite_of(ours.book.store()).connection().number("SELECT count(*) FROM origin") == 2);
  ours.goes_on();
}

TEST_CASE("what is sent twice is taken once", "[gate]") {
  Ours ours;
  Forger log;
  log.write(new_record(RecordKind::entry, uuid_of(3, 50), session,
                       EntryContents{R"({"type":"adjust","points":{"0":"3","1":"-3"},"why":"…"})",
                                     {{"why", "agreed"}}}),
            40);
  log.write(note(51), 41);
  const Parcel twice = together(log.parcel(), log.parcel());
  CHECK(given(ours.book, twice).records == 2);
  CHECK(ours.records_of(log.origin) == 2);
  CHECK(given(ours.book, twice).records == 0);
  const auto verified = verify_book(ours.book);
  CHECK(verified->remarks.empty());
  CHECK(to_string(standings(ours.book, {})->at(0).points.at(0).second) == "-82");
  ours.goes_on();
}

TEST_CASE("another record under a hash that is signed is not taken", "[gate]") {
  const bool stands_before = GENERATE(true, false), of_another_log = GENERATE(true, false);
  CAPTURE(stands_before, of_another_log);
  Ours ours;
  Forger log, other;
  log.write(note(50), 40);
  log.write(note(51), 41);
  Parcel parcel = log.parcel();
  Item forged = parcel.items[1];
  forged.record.body = R"({"type":"misdeal"})";
  forged.record.words.reset();
  forged.words.reset();
  if (of_another_log) forged.record.origin = other.origin;
  parcel.items.insert(parcel.items.begin() + (stands_before ? 1 : 2), forged);
  const Merged merged = given(ours.book, parcel);
  CAPTURE(reasons(merged));
  CHECK(merged.refused.size() == 1);
  CHECK(ours.records_of(other.origin) == 0);
  CHECK(ours.records_of(log.origin) == (of_another_log ? 2 : 0));
  for (const Item& item : everything_of(ours.book).items)
    CHECK(record_hash(item.record) == item.record.hash);
  ours.goes_on();
  // What its owner has signed is taken from whoever sends it as it is.
  CHECK(given(ours.book, log.parcel()).refused.empty());
  CHECK(ours.records_of(log.origin) == 2);
  ours.goes_on();
}

TEST_CASE("words that nobody has signed forget nothing", "[gate]") {
  Ours ours;
  append_to(ours.book, session, R"({"type":"note","text":"Bo was late"})");
  REQUIRE(erase_person(ours.book, person(ours.book, "Dea"), "Player 17").has_value());
  Item forged;
  forged.record = record_of(
      new_record(RecordKind::player, ours.ids.at("Dea"), evening, PlayerContents{"Bo", false}));
  forged.words = salted(R"({"name":"Bo"})");
  forged.record.words = commitment(*forged.words);
  forged.record.number = 1;
  const bool has_its_hash = GENERATE(true, false), has_hash_of_ours = GENERATE(true, false);
  CAPTURE(has_its_hash, has_hash_of_ours);
  if (has_its_hash) forged.record.hash = record_hash(forged.record);
  if (has_hash_of_ours) {
    const Record ours_too = everything_of(ours.book).items.front().record;
    forged.record.origin = ours_too.origin;
    forged.record.number = ours_too.number;
    forged.record.hash = ours_too.hash;
  }
  const std::string before = contents(ours.book);
  const Merged merged = given(ours.book, {{forged}, {}});
  CHECK(merged.records == 0);
  CHECK(contents(ours.book) == before);
  ours.goes_on();
}

TEST_CASE("words that nobody has signed fill no place of words that are lost", "[gate]") {
  Ours ours;
  const std::string path = ours.folder.path("poor.db");
  REQUIRE(backup_book(ours.book, path).has_value());
  tamper(path, "DELETE FROM words");
  Book poor = opened(path);
  const Parcel genuine = everything_of(ours.book);
  Parcel forged = genuine;
  for (Item& item : forged.items) {
    if (!item.words) continue;
    item.words = salted(item.words->text);
    item.record.words = commitment(*item.words);
  }
  const std::string before = contents(poor);
  given(poor, forged);
  CHECK(contents(poor) == before);
  given(poor, genuine);
  CHECK(contents(poor) == contents(ours.book));
}

TEST_CASE("a sender in the wrong order, or with half of a log, does no harm", "[gate]") {
  Ours ours;
  Forger log;
  for (int i = 0; i < 4; ++i) log.write(note(50 + i), 40 + i);
  Parcel backwards = log.parcel();
  std::reverse(backwards.items.begin(), backwards.items.end());
  const Merged merged = given(ours.book, backwards);
  CHECK(ours.records_of(log.origin) == merged.records);
  Parcel second_half = log.parcel();
  second_half.items.erase(second_half.items.begin(), second_half.items.begin() + 2);
  given(ours.book, second_half);
  CHECK(given(ours.book, log.parcel()).refused.empty());
  CHECK(ours.records_of(log.origin) == 4);
  ours.goes_on();
}

TEST_CASE("a log is taken step by step, as it grows", "[gate]") {
  Ours ours;
  Forger log;
  for (int i = 0; i < 4; ++i) {
    log.write(note(50 + i), 40 + i);
    CHECK(given(ours.book, log.parcel()).records == 1);
    CHECK(*contains_head(ours.book, {log.origin, i + 1, log.items.back().record.hash}));
  }
  CHECK(heads(ours.book)->size() == 2);
  // Only what is new is sent; the end of before is none any longer.
  log.write(note(60), 50);
  CHECK(given(ours.book, {{log.items.back()}, {log.end()}}).records == 1);
  CHECK(heads(ours.book)->size() == 2);
  ours.goes_on();
}

TEST_CASE("a log that was continued in many places keeps an end of each", "[gate]") {
  constexpr std::size_t branches = 60;
  Forger log;
  std::vector<Items> chains;
  std::vector<LogEnd> firsts, ends;
  for (std::size_t n = 0; n < branches; ++n) {
    Forger branch{log.key, log.origin, {}};
    branch.write(note(100 + static_cast<int>(n)), 40);
    firsts.push_back(branch.end());
    branch.write(note(1000 + static_cast<int>(n)), 41);
    ends.push_back(branch.end());
    chains.push_back(std::move(branch.items));
  }
  Parcel beginnings{{}, firsts}, whole{{}, ends};
  for (const Items& chain : chains) beginnings.items.push_back(chain.front());
  for (std::size_t step : {0U, 1U})  // so that none follows the one before it
    for (const Items& chain : chains) whole.items.push_back(chain[step]);
  const bool come_in_two = GENERATE(true, false);
  CAPTURE(come_in_two);
  Ours ours;
  if (come_in_two) CHECK(given(ours.book, beginnings).records == branches);
  const Merged merged = given(ours.book, whole);
  CAPTURE(reasons(merged));
  CHECK(merged.refused.empty());
  CHECK(ours.records_of(log.origin) == 2 * branches);
  CHECK(given(ours.book, beginnings).records == 0);
  CHECK(given(ours.book, whole).records == 0);
  std::set<Hash> kept, wanted;
  for (const LogEnd& end : everything_of(ours.book).ends)
    if (end.origin == log.origin) kept.insert(end.hash);
  for (const LogEnd& end : ends) wanted.insert(end.hash);
  CHECK(kept == wanted);
  ours.goes_on();
}

}  // namespace gate_logs_test
