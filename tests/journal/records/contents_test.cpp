// What the records say: each kind read back as it was written, and what in a record cannot be.
#include "kattegat/journal/records/contents.hpp"

#include "support/night.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace contents_test {

namespace {

const Uuid id = uuid_of(6, 1);
const std::string one = "\"" + id_of(7, 1) + "\"", other = "\"" + id_of(7, 2) + "\"";

Item item_of(const NewRecord& written) {
  Item item;
  item.record = record_of(written);
  item.words = written.words;
  return item;
}
NewRecord raw(RecordKind kind, const std::string& body, const std::string& words) {
  NewRecord record{kind, id, {}, body, {}};
  if (!words.empty()) record.words = salted(words);
  return record;
}

struct Case {
  const char* about;
  RecordKind kind;
  std::string body, words;
  const char* fault;  // where it is; "": there is none
};

}  // namespace

TEST_CASE("what a record says is written in its form, and read as it was said", "[journal]") {
  const Follows seen{Hash{1}, Hash{2}};
  const Uuid anna = uuid_of(7, 1), bo = uuid_of(7, 2);
  const std::string both = one + "," + other;
  const std::string hashes = R"([")" + to_string(Hash{1}) + R"(",")" + to_string(Hash{2}) + R"("])";
  const std::string follows = R"("follows":)" + hashes;
  PaymentContents paid;
  paid.from = anna;
  paid.to = bo;
  paid.amount = Money{1250};
  paid.nth = 2;
  paid.made = false;
  paid.at = "2026-11-20T22:00:00Z";
  paid.why = "bounced";
  paid.follows = seen;
  PurseContents moved = owed(anna, 100, PurseKind::fee);
  moved.note = "the hall";
  moved.evening = uuid_of(1, 1);
  struct Written {
    RecordKind kind;
    Contents says;
    std::string body, words;
  };
  for (const Written& as : std::vector<Written>{
           {RecordKind::player, PlayerContents{"Anna", true, true},
            R"({"known":true,"guest":true})", R"({"name":"Anna"})"},
           {RecordKind::payment, paid,
            R"({"from":)" + one + R"(,"to":)" + other +
                R"(,"amount":"12.50","nth":2,"made":false,)" + R"("at":"2026-11-20T22:00:00Z",)" +
                follows + "}",
            R"({"why":"bounced"})"},
           {RecordKind::initials, InitialsContents{anna, Money{-900}, "", "AA"},
            R"({"player":)" + one + R"(,"money":"-9.00"})", R"({"initials":"AA"})"},
           {RecordKind::voided, DecisionContents{bo, "", "it was Dea", seen, anna},
            R"({"of":)" + other + "," + follows + R"(,"behind":)" + one + "}",
            R"({"why":"it was Dea"})"},
           {RecordKind::ended, EndedContents{false, "", "one more", seen},
            R"({"ended":false,)" + follows + "}", R"({"why":"one more"})"},
           {RecordKind::name, NameContents{"Bo", true, seen, true},
            R"({"known":true,"as_written":true,)" + follows + "}", R"({"name":"Bo"})"},
           {RecordKind::number, NumberContents{NumberKind::mobilepay, "20123456", seen},
            R"({"which":"mobilepay",)" + follows + "}", R"({"number":"20123456"})"},
           {RecordKind::retired, RetiredContents{false, seen},
            R"({"retired":false,)" + follows + "}", ""},
           {RecordKind::fusion, FusionContents{std::nullopt, seen}, "{" + follows + "}", ""},
           {RecordKind::erasure, ErasureContents{{anna, bo}, seen, "Nobody"},
            R"({"people":[)" + both + R"(],"records":)" + hashes + R"(,"pseudonym":"Nobody"})", ""},
           {RecordKind::purse, moved,
            R"({"person":)" + one + R"(,"what":"fee","to_club":true,"amount":"1.00",)" +
                R"("currency":"DKK","date":"2026-11-20","evening":")" + id_of(1, 1) + R"("})",
            R"({"note":"the hall"})"}}) {
    const NewRecord written = new_record(as.kind, id, roster_id, as.says);
    CAPTURE(name_of(as.kind));
    CHECK(written.body == as.body);
    CHECK((written.words ? written.words->text : "") == as.words);
    const Item item = item_of(raw(as.kind, as.body, as.words));
    const auto read = read_contents(item.record, item.words);
    REQUIRE(read.has_value());
    CHECK(read->index() == as.says.index());
    const NewRecord again = new_record(as.kind, id, roster_id, *read);
    CHECK(again.body == as.body);
    CHECK((again.words ? again.words->text : "") == as.words);
    const Follows* const follows_read = follows_in(*read);
    if (follows_read) CHECK(*follows_read == *follows_in(as.says));
  }
}

TEST_CASE("what cannot be in a record is named by its key", "[journal]") {
  const std::string between = R"({"from":)" + one + R"(,"to":)" + other + R"(,"amount":)";
  const std::string to_oneself = R"({"from":)" + one + R"(,"to":)" + one + R"(,"amount":"9.00"})";
  const std::string table =
      R"({"given":{},"sitters":[)" + one + "," + other + R"(],"dealers_until":)";
  const std::string movement =
      R"({"person":)" + one + R"(,"what":"fee","to_club":true,"amount":"1.00",)";
  for (const Case& tried : std::vector<Case>{
           {"an end", RecordKind::ended, R"({"ended":true})", "", ""},
           {"no JSON", RecordKind::ended, "x", "", "JSON"},
           {"a list", RecordKind::ended, "[]", "", "JSON"},
           {"of no kind that there is", RecordKind{}, "{}", "", "kind"},
           {"of a kind that is still to come", static_cast<RecordKind>(last_kind + 1), "{}", "",
            "kind"},
           {"a key too few", RecordKind::ended, "{}", "", "ended"},
           {"a key too many", RecordKind::ended, R"({"ended":true,"x":1})", "", "x"},
           {"another type", RecordKind::ended, R"({"ended":"yes"})", "", "ended"},
           {"no time", RecordKind::ended, R"({"ended":true,"at":"now"})", "", "at"},
           {"no hash", RecordKind::ended, R"({"ended":true,"follows":["x"]})", "", "follows"},
           {"a header", RecordKind::session, table + "1}", "", ""},
           {"that drops nothing, as some may have written", RecordKind::session, table + "-1}", "",
            ""},
           {"a payment", RecordKind::payment, between + R"("9.00"})", "", ""},
           {"of nothing", RecordKind::payment, between + R"("0.00"})", "", "amount"},
           {"of less", RecordKind::payment, between + R"("-9.00"})", "", "amount"},
           {"the most there is", RecordKind::payment, between + R"("10000000000.00"})", "", ""},
           {"a cent more", RecordKind::payment, between + R"("10000000000.01"})", "", "amount"},
           {"to oneself", RecordKind::payment, to_oneself, "", "amount"},
           {"before the first", RecordKind::payment, between + R"("9.00","nth":-1})", "", "nth"},
           {"a name", RecordKind::name, "{}", R"({"name":"Bo"})", ""},
           {"that is forgotten", RecordKind::name, "{}", "", ""},
           {"that is none", RecordKind::name, "{}", R"({"name":""})", "name"},
           {"in words of another kind", RecordKind::name, "{}", R"({"why":"x"})", "name"},
           {"a number", RecordKind::number, R"({"which":"mobilepay"})", R"({"number":"20123456"})",
            ""},
           {"no longer", RecordKind::number, R"({"which":"mobilepay"})", R"({"number":""})", ""},
           {"of no kind", RecordKind::number, R"({"which":"paypal"})", R"({"number":"20123456"})",
            "which"},
           {"too short", RecordKind::number, R"({"which":"mobilepay"})", R"({"number":"1234567"})",
            "number"},
           {"an entry, judged by its game", RecordKind::entry, "whatever", "", ""},
           {"whose words are no texts", RecordKind::entry, "{}", R"({"text":1})", "texts"},
           {"a movement", RecordKind::purse, movement + R"("currency":"DKK","date":"2026-11-20"})",
            "", ""},
           {"in no currency", RecordKind::purse,
            movement + R"("currency":"kr","date":"2026-11-20"})", "", "currency"},
           {"on no day", RecordKind::purse, movement + R"("currency":"DKK","date":"2026-02-30"})",
            "", "date"}}) {
    CAPTURE(tried.about, tried.body);
    const Item item = item_of(raw(tried.kind, tried.body, tried.words));
    const auto read = read_contents(item.record, item.words);
    CHECK(read.has_value() == std::string(tried.fault).empty());
    if (!read)
      CHECK((read.error() ==
             text(Word::book_unreadable_record, to_string(id), std::string(tried.fault))));
  }
}

TEST_CASE("a key too many is one, be it empty or as long as a record", "[journal]") {
  struct Keyed {
    std::string key, told;
  };
  const auto reason = [](const std::string& body, const std::string& words) {
    const Item item = item_of(raw(RecordKind::ended, body, words));
    const auto read = read_contents(item.record, item.words);
    return read ? std::nullopt : std::optional(read.error());
  };
  for (const auto& [key, told] :
       {Keyed{"", ""}, Keyed{"x", "x"}, Keyed{std::string(100, 'x'), std::string(100, 'x')},
        Keyed{std::string(100'000, 'x'), std::string(100, 'x') + "…"}}) {
    CAPTURE(told);
    const std::string member = "\"" + key + R"(":"Anna owes Bo"})";
    const auto why = text(Word::book_unreadable_record, to_string(id), told);
    CHECK((reason(R"({"ended":true,)" + member, "") == why));
    CHECK((reason(R"({"ended":true})", "{" + member) == why));
  }
}

TEST_CASE("a text that is forgotten reads so, and a name as none", "[journal]") {
  Item voided =
      item_of(new_record(RecordKind::voided, id, uuid_of(2, 1), DecisionContents{id, "", "x", {}}));
  voided.words.reset();
  const auto decision = read_as<DecisionContents>(voided);
  REQUIRE(decision.has_value());
  CHECK(decision->why == forgotten);
  Item named = item_of(new_record(RecordKind::name, id, roster_id, NameContents{"Bo", false, {}}));
  named.words.reset();
  const auto name = read_as<NameContents>(named);
  REQUIRE(name.has_value());
  CHECK(name->name.empty());
  CHECK_FALSE(read_as<NameContents>(voided).has_value());
}

}  // namespace contents_test
