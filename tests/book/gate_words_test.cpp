// Words that come after the record to which they belong.
#include "support/forger.hpp"
#include "support/ours.hpp"

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

}  // namespace gate_words_test
