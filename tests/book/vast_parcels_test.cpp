// What somebody may send who wishes a book no good: it takes the memory and the time of what there
// is in it, however often it is spoken of.
#include "db/book/conflicts.hpp"
#include "support/forger.hpp"
#include "support/paths.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace vast_parcels_test {

namespace {

const Uuid session = uuid_of(2, 1);

// A record about the session's entries, one clock behind the other.
void write(Forger& forger, const NewRecord& one) {
  forger.write(one, 100 + static_cast<std::int64_t>(forger.items.size()));
}
NewRecord note(int id, std::string text) {
  return new_record(
      RecordKind::entry, uuid_of(3, id), session,
      EntryContents{R"({"type":"note","text":"…"})", {{"text", Json(std::move(text))}}});
}
NewRecord correction(int of, const Uuid& id, const std::string& text, const std::string& why) {
  CorrectionContents contents{
      uuid_of(3, of), {R"({"type":"note","text":"…"})", {{"text", Json(text)}}}, "", why, {}};
  return new_record(RecordKind::correction, id, session, contents);
}
// The command in less memory than a text of which each mention is kept would take.
Run in_little_memory(const Tablet& tablet, std::vector<std::string> words) {
  words.insert(words.begin(),
               {"-c", "ulimit -v 700000; exec \"$@\"", "sh", ctl_path, "--db", tablet.book});
  return run_program("/bin/sh", words);
}

}  // namespace

// The sanitizers want all the addresses there are: what has few of them runs once.
TEST_CASE("a long text that counts again a thousand times is kept once", "[merge][once]") {
  const Tablet ours, theirs;
  for (const Tablet* tablet : {&ours, &theirs})
    (void)tablet->import_text(ligeud_evening(1, nine_made(9999)));
  {
    Forger forger;
    write(forger, note(1, std::string(800'000, 'x')));
    for (int i = 1; i <= 1500; ++i)
      write(forger, new_record(RecordKind::restored, uuid_of(4, i), session,
                               DecisionContents{uuid_of(3, 1), "", "", {}}));
    Book book = opened(theirs.book);
    const auto taken = take_records(book, forger.items, {forger.end()});
    REQUIRE(taken.has_value());
    for (const RefusedLog& one : taken->refused) FAIL(say(one.why, Language::english));
  }
  CHECK(in_little_memory(ours, {"merge", theirs.book}).status == 0);
  CHECK(in_little_memory(ours, {"settle", id_of(1, 1)}).status == 0);
}

TEST_CASE("who takes part under a thousand ids gets money once", "[merge]") {
  constexpr int ids = 1000;
  Book book = Book::in_memory();
  import_into(book, ligeud_evening(1, nine_made(1)));
  const Uuid anna = id_called(book, "Anna");
  Forger forger;
  for (int i = 1; i <= ids; ++i) {
    const Uuid id = uuid_of(8, i);
    write(forger, new_record(RecordKind::player, id, uuid_of(1, 1),
                             PlayerContents{"P" + std::to_string(i), false, false}));
    write(forger, new_record(RecordKind::fusion, id, roster_id, FusionContents{anna, {}}));
  }
  write(forger, new_record(RecordKind::number, anna, roster_id,
                           NumberContents{NumberKind::swish, "0701234567", {}}));
  REQUIRE(take_records(book, forger.items, {forger.end()}).has_value());
  const auto view = look_at(book, uuid_of(1, 1));
  REQUIRE(view.has_value());
  CHECK(view->history.players.size() > ids);
  REQUIRE(view->payees.size() == 1);
  CHECK(view->payees[0].number(NumberKind::swish) == "0701234567");
}

TEST_CASE("a long reason why a thousand corrections do not count is kept once", "[merge][once]") {
  const Tablet tablet;
  (void)tablet.import_text(ligeud_evening(1, nine_made(9999)));
  {
    Forger forger;
    write(forger, note(1, "as it was"));
    for (int i = 1; i <= 1500; ++i)
      write(forger,
            correction(1, uuid_of(4, i), "as it is", i == 1500 ? std::string(800'000, 'x') : ""));
    Book book = opened(tablet.book);
    REQUIRE(take_records(book, forger.items, {forger.end()}).has_value());
  }
  CHECK(in_little_memory(tablet, {"settle", id_of(1, 1)}).status == 0);
}

TEST_CASE("a record of millions of values is refused before they are kept", "[merge][once]") {
  constexpr std::size_t values = 10'000'000;
  std::string many = R"({"type":"note","text":[)";
  for (std::size_t i = 0; i < values; ++i) many += "[],";
  many += "0]}";
  const Tablet ours, theirs;
  for (const Tablet* tablet : {&ours, &theirs})
    (void)tablet->import_text(ligeud_evening(1, nine_made(9999)));
  {  // past the gate, as by somebody who writes a book by hand
    Forger forger;
    write(forger, new_record(RecordKind::entry, uuid_of(3, 1), session, EntryContents{many, {}}));
    Book book = opened(theirs.book);
    Batch batch;
    batch.ends = {forger.end()};
    for (const Item& item : forger.items) batch.others.push_back({item.record, item.words});
    REQUIRE(book.store().writing([&] { return book.store().append(batch).mark > 0; }) ==
            Store::Kept::yes);
  }
  const Run run = in_little_memory(ours, {"merge", theirs.book});
  CAPTURE(run.err);
  CHECK(run.status == 1);  // of their log nothing is taken
  CHECK(contains(run.out, "more values than are read in one place"));
}
TEST_CASE("however much of an evening was decided differently, all of it is listed", "[conflict]") {
  constexpr int entries = 600;
  const Tablet tablet;
  (void)tablet.import_text(ligeud_evening(1, nine_made(9999)));
  {
    Book book = opened(tablet.book);
    Forger first, second;
    for (int i = 1; i <= entries; ++i) write(first, note(i, "as it was"));
    for (int i = 1; i <= entries; ++i)
      write(first, correction(i, uuid_of(4, i), "one says", "slip"));
    for (int i = 1; i <= entries; ++i)
      write(second, correction(i, uuid_of(5, i), "another says", "slip"));
    for (const Forger& forger : {first, second}) {
      const auto taken = take_records(book, forger.items, {forger.end()});
      REQUIRE((taken.has_value() && taken->refused.empty()));
    }
  }
  CHECK(tablet.conflicts() == entries);
}

}  // namespace vast_parcels_test
