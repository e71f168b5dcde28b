// The one gate: whatever somebody sends, what is wrong is refused with its reason and nothing of
// its log is stored; the rest is taken, and the book goes on.
#include <functional>
#include <string>
#include <vector>

#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/ours.hpp"
#include "support/purse.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_test {

using namespace kattegat::test::ours;

namespace {

// What is wrong, in the last record of a log whose first is good.
struct Wrong {
  const char* what;
  std::function<NewRecord(const Ours&)> write;
  Word why;
  std::int64_t clock = 50;
  std::function<void(Record&)> spoil = {};
};

const Uuid nowhere = uuid_of(8, 99);

std::string header(const Ours& ours, const std::vector<std::string>& sitters,
                   const std::string& given = R"("game":"ligeud","seats":[],"stake":"0.10")",
                   const std::string& more = "") {
  std::string list;
  for (const std::string& name : sitters)
    list += (list.empty() ? "\"" : ",\"") +
            to_string(ours.ids.count(name) ? ours.ids.at(name) : nobody) + "\"";
  return "{\"given\":{" + given + "},\"sitters\":[" + list + "]" + more + "}";
}
std::string payment(const Uuid& from, const Uuid& to, const std::string& amount) {
  return R"({"from":")" + to_string(from) + R"(","to":")" + to_string(to) + R"(","amount":")" +
         amount + "\"}";
}

std::vector<Wrong> wrongs() {
  const auto record = [](RecordKind kind, const Uuid& id, const Uuid& parent,
                         const std::string& body, const std::string& words = "") {
    return [=](const Ours&) { return raw(kind, id, parent, body, words); };
  };
  const std::vector<std::string> four{"Anna", "Bo", "Cai", "Dea"};
  const auto name = [&](const std::string& text) {
    return record(RecordKind::name, uuid_of(7, 1), roster_id, "{}", "{\"name\":\"" + text + "\"}");
  };
  const auto number = [&](const std::string& which, const std::string& text) {
    return record(RecordKind::number, uuid_of(7, 1), roster_id, "{\"which\":\"" + which + "\"}",
                  "{\"number\":\"" + text + "\"}");
  };
  const auto entry = [&](const std::string& body) {
    return record(RecordKind::entry, uuid_of(3, 60), session, body);
  };
  const auto given_evening = [&](const std::string& given) {
    return record(RecordKind::evening, uuid_of(1, 60), uuid_of(1, 60),
                  "{\"given\":{" + given + "}}");
  };
  const std::string good_evening =
      R"("format":"kattegat-evening","version":1,"date":"2026-11-21","players":[])";
  const auto any = Word::book_unreadable_record;
  return {
      // The chain of a log
      {"a gap", [](const Ours&) { return note(60); }, Word::verify_hash, 50,
       [](Record& r) { ++r.number; }},
      {"a record that follows nothing", [](const Ours&) { return note(60); }, Word::verify_chain,
       50, [](Record& r) { r.previous[3] ^= 1; }},
      {"a clock far ahead", [](const Ours&) { return note(60); }, Word::gate_clock,
       std::int64_t{1} << 62},
      {"a clock of nothing", [](const Ours&) { return note(60); }, Word::gate_clock, 0},
      {"a clock below zero", [](const Ours&) { return note(60); }, Word::gate_clock, -5},
      // Where it hangs
      {"an entry of no session",
       [](const Ours&) {
         return raw(RecordKind::entry, uuid_of(3, 60), nowhere, R"({"type":"misdeal"})");
       },
       Word::verify_orphan},
      {"an entry below an evening",
       [](const Ours&) {
         return raw(RecordKind::entry, uuid_of(3, 60), evening, R"({"type":"misdeal"})");
       },
       Word::verify_orphan},
      {"a session of no evening",
       [=](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), nowhere, header(ours, four));
       },
       Word::verify_orphan},
      {"a player of no evening",
       record(RecordKind::player, uuid_of(7, 1), nowhere, "{}", R"({"name":"Eva"})"),
       Word::verify_orphan},
      {"an evening below another",
       record(RecordKind::evening, uuid_of(1, 60), evening, "{\"given\":{" + good_evening + "}}"),
       Word::verify_orphan},
      {"a name outside the roster",
       record(RecordKind::name, uuid_of(7, 1), evening, "{}", R"({"name":"Eva"})"),
       Word::verify_orphan},
      // Headers
      {"an evening that is no JSON",
       record(RecordKind::evening, uuid_of(1, 60), uuid_of(1, 60), "x"), any},
      {"an empty evening", record(RecordKind::evening, uuid_of(1, 60), uuid_of(1, 60), ""), any},
      {"an evening with a key of its own",
       record(RecordKind::evening, uuid_of(1, 60), uuid_of(1, 60),
              "{\"given\":{" + good_evening + "},\"x\":1}"),
       any},
      {"an evening on no day",
       given_evening(R"("format":"kattegat-evening","version":1,"date":"2026-02-30","players":[])"),
       any},
      {"an evening with no smallest coin",
       given_evening(good_evening + R"(,"cash_rounding":"0.00")"), any},
      {"an evening in no currency", given_evening(good_evening + R"(,"currency":"kr")"), any},
      {"a second header of ours that is no JSON",
       record(RecordKind::evening, evening, evening, "{"), any},
      {"a session that is no JSON", record(RecordKind::session, session, evening, "null"), any},
      {"a session of no game",
       [=](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, four, R"("game":"bridge","seats":[])"));
       },
       any},
      {"a session with a stake below zero",
       [=](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, four, R"("game":"ligeud","seats":[],"stake":"-1")"));
       },
       any},
      {"a session of three",
       [](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, {"Anna", "Bo", "Cai"}));
       },
       any},
      {"somebody who sits twice",
       [](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, {"Anna", "Bo", "Bo", "Cai"}));
       },
       any},
      {"an order that is none",
       [=](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, four, R"("game":"ligeud","seats":[])", R"(,"order":[0,1,1,2])"));
       },
       any},
      {"an order beyond all seats",
       [=](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, four, R"("game":"ligeud","seats":[])", R"(,"order":[0,1,2,99])"));
       },
       any},
      {"somebody who has not come sits there",
       [](const Ours& ours) {
         return raw(RecordKind::session, uuid_of(2, 60), evening,
                    header(ours, {"Anna", "Bo", "Cai", "Eva"}));
       },
       Word::gate_nobody},
      {"an evening in the place of the roster",
       record(RecordKind::evening, roster_id, roster_id, "{\"given\":{" + good_evening + "}}"),
       any},
      {"a session in the place of the purse",
       [=](const Ours& ours) {
         return raw(RecordKind::session, purse_id, evening, header(ours, four));
       },
       Word::gate_taken},
      {"an evening in the place of the purse",
       record(RecordKind::evening, purse_id, purse_id, "{\"given\":{" + good_evening + "}}"),
       Word::gate_taken},
      // Entries
      {"an entry that is no JSON", entry("x"), Word::json_malformed},
      {"an entry that is a list", entry("[]"), any},
      {"an entry of no type", entry(R"({"type":"party"})"), any},
      {"an entry with an unknown key", entry(R"({"type":"misdeal","x":1})"),
       Word::form_unknown_key},
      {"an entry about a sixth sitter",
       entry(R"({"type":"adjust","points":{"5":"1","0":"-1"},"why":"…"})"), any},
      {"an entry of wrong types",
       entry(
           R"({"type":"deal","contract":"9","declarer":1,"trump":"H","partner":"3","tricks":"9"})"),
       any},
      {"an entry with a key twice", entry(R"({"type":"misdeal","type":"misdeal"})"),
       Word::json_duplicate_key},
      {"an entry with a zero byte", entry(std::string("{\"type\":\"misdeal\"}\0x", 20)),
       Word::json_malformed},
      {"an entry with words that are no JSON",
       record(RecordKind::entry, uuid_of(3, 60), session, R"({"type":"note","text":"…"})", "x"),
       any},
      {"an entry with words that are no texts",
       record(RecordKind::entry, uuid_of(3, 60), session, R"({"type":"note","text":"…"})",
              R"({"text":1})"),
       any},
      // Decisions
      {"a void of nothing",
       record(RecordKind::voided, uuid_of(6, 1), session,
              "{\"of\":\"" + to_string(nowhere) + "\"}"),
       Word::gate_nothing},
      {"a void of a session",
       record(RecordKind::voided, uuid_of(6, 1), session,
              "{\"of\":\"" + to_string(session) + "\"}"),
       Word::gate_nothing},
      {"a void of no id", record(RecordKind::voided, uuid_of(6, 1), session, R"({"of":"x"})"), any},
      {"a restoration of nothing",
       record(RecordKind::restored, uuid_of(6, 1), session,
              "{\"of\":\"" + to_string(nowhere) + "\"}"),
       Word::gate_nothing},
      {"a correction of nothing",
       record(RecordKind::correction, uuid_of(3, 60), session,
              "{\"of\":\"" + to_string(nowhere) + R"(","as":{"type":"misdeal"}})"),
       Word::gate_nothing},
      {"a correction of itself",
       record(RecordKind::correction, uuid_of(3, 60), session,
              "{\"of\":\"" + id_of(3, 60) + R"(","as":{"type":"misdeal"}})"),
       Word::gate_nothing},
      {"a correction of itself, where that is an entry",
       record(RecordKind::correction, uuid_of(3, 50), session,
              "{\"of\":\"" + id_of(3, 50) + R"(","as":{"type":"misdeal"}})"),
       Word::gate_nothing},
      {"a correction to nothing",
       record(RecordKind::correction, uuid_of(3, 60), session, "{\"of\":\"" + id_of(3, 1) + "\"}"),
       any},
      {"a correction of wrong form",
       record(RecordKind::correction, uuid_of(3, 60), session,
              "{\"of\":\"" + id_of(3, 1) + R"(","as":{"type":"party"}})"),
       any},
      {"a decision that follows no hash",
       record(RecordKind::voided, uuid_of(6, 1), session,
              "{\"of\":\"" + id_of(3, 1) + R"(","follows":["x"]})"),
       any},
      {"an end of no session",
       record(RecordKind::ended, uuid_of(6, 1), evening, R"({"ended":true})"), Word::verify_orphan},
      {"an end at no time",
       record(RecordKind::ended, uuid_of(6, 1), session, R"({"ended":true,"at":"now"})"), any},
      // Beside the games
      {"a payment beyond all bounds",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(ours.ids.at("Anna"), ours.ids.at("Bo"), "1000000000000000.00"));
       },
       any},
      {"a payment of nothing",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(ours.ids.at("Anna"), ours.ids.at("Bo"), "0.00"));
       },
       any},
      {"a payment of less than nothing",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(ours.ids.at("Anna"), ours.ids.at("Bo"), "-9.00"));
       },
       any},
      {"a payment to oneself",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(ours.ids.at("Anna"), ours.ids.at("Anna"), "9.00"));
       },
       any},
      {"a payment to nobody",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(ours.ids.at("Anna"), nobody, "9.00"));
       },
       Word::gate_nobody},
      {"a payment from nobody",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), evening,
                    payment(nobody, ours.ids.at("Anna"), "9.00"));
       },
       Word::gate_nobody},
      {"a payment of no evening",
       [](const Ours& ours) {
         return raw(RecordKind::payment, uuid_of(4, 1), nowhere,
                    payment(ours.ids.at("Anna"), ours.ids.at("Bo"), "9.00"));
       },
       Word::verify_orphan},
      {"initials of nobody",
       record(RecordKind::initials, uuid_of(4, 1), evening,
              "{\"player\":\"" + to_string(nobody) + R"(","money":"9.00"})",
              R"({"initials":"NN"})"),
       Word::gate_nobody},
      {"initials that cannot be printed",
       [](const Ours& ours) {
         return raw(RecordKind::initials, uuid_of(4, 1), evening,
                    "{\"player\":\"" + to_string(ours.ids.at("Anna")) + R"(","money":"9.00"})",
                    R"({"initials":"A\nA"})");
       },
       any},
      // People
      {"a name with a control character", name(R"(Bo\u0007)"), any},
      {"a name with a line break", name(R"(Bo\nBo)"), any},
      {"a name that turns the text round", name(R"(Bo\u202e)"), Word::roster_no_name},
      {"a name with no width", name(R"(Bo\u200bBo)"), Word::roster_no_name},
      {"no name", name(""), any},
      {"a name of blanks", name("  "), any},
      {"a name beyond all lengths", name(std::string(81, 'B')), any},
      {"a player whose name turns the text round",
       record(RecordKind::player, uuid_of(7, 1), evening, "{}", R"({"name":"Bo\u202e"})"),
       Word::roster_no_name},
      {"an account number with line breaks", number("iban", R"(DE89370400440532013000\nEUR999999)"),
       any},
      {"an account number that does not check", number("iban", "DE88370400440532013000"), any},
      {"a Swish number that says an amount", number("swish", "0701234567&amt=9999"), any},
      {"a Swish number that is typed otherwise", number("swish", "070-123 45 67"), any},
      {"a MobilePay number of seven digits", number("mobilepay", "1234567"), any},
      {"a number of no kind", number("paypal", "12345678"), any},
      {"somebody who is oneself",
       record(RecordKind::fusion, uuid_of(7, 1), roster_id, "{\"with\":\"" + id_of(7, 1) + "\"}"),
       Word::gate_nothing},
      {"an evening that is part of the purse",
       record(RecordKind::fusion, evening, roster_id, "{\"with\":\"" + to_string(purse_id) + "\"}"),
       Word::gate_nothing},
      {"a roster that is part of an evening",
       record(RecordKind::fusion, roster_id, roster_id,
              "{\"with\":\"" + to_string(evening) + "\"}"),
       Word::gate_nothing},
      // The purse
      {"money of somebody whom nobody knows",
       [](const Ours&) {
         return new_record(RecordKind::purse, uuid_of(6, 1), purse_id, owed(nobody, 100));
       },
       Word::gate_stranger},
      {"money of no evening",
       [](const Ours& ours) {
         PurseContents money = owed(ours.ids.at("Anna"), 100, PurseKind::kitty);
         money.evening = nowhere;
         return new_record(RecordKind::purse, uuid_of(6, 1), purse_id, money);
       },
       Word::verify_orphan},
      {"money outside the purse",
       [](const Ours& ours) {
         return new_record(RecordKind::purse, uuid_of(6, 1), evening,
                           owed(ours.ids.at("Anna"), 100));
       },
       Word::verify_orphan},
      {"a pseudonym that cannot be printed",
       record(RecordKind::erasure, uuid_of(7, 1), roster_id,
              "{\"people\":[\"" + id_of(7, 2) + R"("],"pseudonym":"\n"})"),
       any},
      {"a pseudonym of nobody",
       record(RecordKind::erasure, uuid_of(7, 1), roster_id, R"({"people":[],"pseudonym":"Anna"})"),
       Word::gate_nothing},
  };
}

}  // namespace

TEST_CASE("what is wrong does not pass the gate, and nothing of its log is stored", "[gate]") {
  for (const Wrong& wrong : wrongs()) {
    CAPTURE(wrong.what);
    Ours ours;
    Forger bad, good;
    bad.write(note(50), 40);
    bad.write(wrong.write(ours), wrong.clock, wrong.spoil);
    good.write(note(51), 41);
    const std::string before = contents(ours.book);
    const Merged merged = given(ours.book, together(bad.parcel(), good.parcel()));
    CAPTURE(reasons(merged));
    REQUIRE(merged.refused.size() == 1);
    CHECK(merged.refused[0].origin == bad.origin);
    if (wrong.why != Word::book_unreadable_record) CHECK(merged.refused[0].why.word == wrong.why);
    CHECK_FALSE(say(merged.refused[0].why, Language::danish).empty());
    CHECK(merged.records == 1);
    CHECK(ours.records_of(bad.origin) == 0);
    CHECK(ours.records_of(good.origin) == 1);
    ours.goes_on();
    // The same again, from a file, as merge finds it.
    CHECK(given(ours.book, bad.parcel()).refused.size() == 1);
  }
}

TEST_CASE("whatever a book itself writes passes the gate of another", "[gate]") {
  Ours ours;
  const auto pay = [&](Money amount) {
    return tick_payment(ours.book, evening, {{}, "Anna", "Bo", amount, ""}, 1).has_value();
  };
  CHECK(pay(Money{1}));
  CHECK_FALSE(pay(Money{1'000'000'000'000'000'000}));
  const auto bo = person(ours.book, "Bo");
  for (const std::string number : {"0701234567&amt=9999", "x", "0701234567\n"})
    CHECK_FALSE(set_number(ours.book, bo, NumberKind::swish, number).has_value());
  // Of two numbers neither is kept when one cannot be.
  CHECK_FALSE(
      set_numbers(ours.book, bo, {{NumberKind::swish, "0701234567"}, {NumberKind::iban, "x"}})
          .has_value());
  CHECK(person(ours.book, "Bo").numbers.empty());
  for (const std::string name : {"", " ", "Bo\n", "Bo\xE2\x80\xAE"}) {
    CHECK_FALSE(rename_person(ours.book, bo, name, Force::yes).has_value());
    CHECK_FALSE(erase_person(ours.book, bo, name).has_value());
  }
  CHECK_FALSE(set_initials(ours.book, evening, {"Anna", "A\nA", Money{}, ""}).has_value());
  CHECK_FALSE(end_session(ours.book, session, "now").has_value());
  Book other = Book::in_memory();
  CHECK(taken(other, ours.book).refused.empty());
  CHECK(contents(other) == contents(ours.book));
  ours.goes_on();
}

}  // namespace gate_test
