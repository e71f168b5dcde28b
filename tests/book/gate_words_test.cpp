// Words that come after the record to which they belong.
#include "support/forger.hpp"
#include "support/ours.hpp"
#include "support/program.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_words_test {

using namespace kattegat::test::ours;

TEST_CASE("words that come after their record pass the same gate", "[gate]") {
  struct Later {
    const char* what;
    NewRecord written;
    std::optional<Word> why = {};  // none: they are taken
  };
  const auto named = [](RecordKind kind, const Uuid& parent, const std::string& name) {
    return raw(kind, uuid_of(7, 60), parent, "{}", "{\"name\":\"" + name + "\"}");
  };
  const std::string turned = "Bo\xE2\x80\xAE";
  for (const Later& later :
       std::vector<Later>{{"a name", named(RecordKind::name, roster_id, "Eva")},
                          {"a name that turns the text round",
                           named(RecordKind::name, roster_id, turned), Word::roster_no_name},
                          {"a player", named(RecordKind::player, evening, "Eva")},
                          {"a player whose name does", named(RecordKind::player, evening, turned),
                           Word::roster_no_name},
                          {"a note", note(60)},
                          {"a note whose words are no texts",
                           raw(RecordKind::entry, uuid_of(3, 60), session,
                               R"({"type":"note","text":"…"})", R"({"text":1})"),
                           Word::book_unreadable_record},
                          {"a note with words that it has no place for",
                           raw(RecordKind::entry, uuid_of(3, 60), session,
                               R"({"type":"note","text":"…"})", R"({"text":"a","more":"b"})"),
                           Word::gate_not_erasable}}) {
    CAPTURE(later.what);
    Ours ours;
    Forger log;
    log.write(later.written, 50);
    const Parcel parcel = log.parcel();
    Parcel without = parcel, otherwise = parcel;
    without.items[0].words.reset();
    otherwise.items[0].words->text += " ";
    CHECK(given(ours.book, without).records == 1);
    const auto has_words = [&] {
      const Items items = everything_of(ours.book).items;
      return std::any_of(items.begin(), items.end(), [&](const Item& item) {
        return item.record.origin == log.origin && item.words;
      });
    };
    given(ours.book, otherwise);
    CHECK_FALSE(has_words());
    const Merged merged = given(ours.book, parcel);
    CAPTURE(reasons(merged));
    CHECK(has_words() == !later.why);
    REQUIRE(merged.refused.size() == (later.why ? 1 : 0));
    if (later.why) CHECK(merged.refused[0].why.word == *later.why);
    ours.goes_on();
  }
}

// What a stranger's names lack they lack again with every merge.
TEST_CASE("words that are refused are told once a log, and what else is new of it is taken",
          "[gate]") {
  constexpr int many = 12;
  Ours ours;
  Forger log;
  for (int n = 1; n <= many; ++n)
    log.write(raw(RecordKind::name, uuid_of(7, n), roster_id, "{}",
                  "{\"name\":\"" + std::string(81, 'n') + "\"}"),
              50 + n);
  Parcel without = log.parcel();
  for (Item& item : without.items) item.words.reset();
  CHECK(given(ours.book, without).records == many);
  log.write(note(60), 40);
  SECTION("by whoever takes it over") {
    const Merged merged = given(ours.book, log.parcel());
    CHECK(merged.records == 1);
    REQUIRE(merged.refused.size() == 1);
    CHECK(merged.refused[0].origin == log.origin);
    CHECK(merged.refused[0].number == 1);
    CHECK(merged.refused[0].words == many);
    CHECK(merged.refused[0].why.word == Word::book_unreadable_record);
  }
  SECTION("and on the command line") {
    const std::string path = ours.folder.path("theirs.db");
    {
      Book theirs = opened(path);
      Batch batch;
      for (const Item& item : log.items) batch.others.push_back({item.record, item.words});
      batch.ends = {log.end()};
      REQUIRE(theirs.store().writing([&] { return theirs.store().append(batch).mark > 0; }) ==
              Store::Kept::yes);
    }
    const Run run = kattegatctl({"--db", ours.book.path(), "--lang", "en", "merge", path});
    CHECK(run.status == 1);
    CHECK(contains(run.out, "records of the log " + to_string(log.origin) +
                                " whose words have not been taken: " + std::to_string(many) +
                                ", the first of them 1: "));
    CHECK_FALSE(contains(run.out, "nothing new has been taken"));
  }
  ours.goes_on();
}

}  // namespace gate_words_test
