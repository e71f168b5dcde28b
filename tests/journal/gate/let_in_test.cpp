// What the gate lets in beside one evening, without a store: kind by kind what may hang where, and
// about whom it may be. With logs and books: tests/book/gate_test.cpp.
#include "support/gate_before.hpp"
#include "support/night.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace let_in_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1), entry = uuid_of(3, 1);
const Uuid anna = uuid_of(7, 1), bo = uuid_of(7, 2), eva = uuid_of(7, 9);
const Uuid nowhere = uuid_of(8, 99);

// Behind the gate: an evening with one deal, and whatever else is put there.
struct Behind {
  Items all;
  std::vector<LogEnd> ends = {};

  Behind() {
    const Night night(nine_made(1));
    all = night.items.below;
    for (const Item& item : night.items.sessions.at(session).below) all.push_back(item);
  }
  [[nodiscard]] Gate gate() const { return gate_before(all, ends); }
};

// Of another log, as its nth record.
Item coming(const NewRecord& one, std::int64_t number = 1, std::int64_t clock = 50) {
  return as_if_stored(one, clock - 1, 0, {uuid_of(9, 1), number});
}
std::optional<Word> refused(Gate& gate, const Item& item) {
  const auto reason = gate.refuse(item.record, item.words);
  return reason ? std::optional(reason->word) : std::nullopt;
}
std::optional<Word> refused(const NewRecord& one) {
  const Behind behind;
  Gate gate = behind.gate();
  return refused(gate, coming(one));
}

NewRecord note(const Uuid& id, const Uuid& below) {
  return new_record(RecordKind::entry, id, below,
                    EntryContents{R"({"type":"note","text":"…"})", {{"text", std::string("x")}}});
}
NewRecord decided(RecordKind kind, const Uuid& of) {
  return new_record(kind, uuid_of(6, 1), session, DecisionContents{of, "", "x", {}});
}
NewRecord corrected(const Uuid& id, const Uuid& of) {
  return new_record(RecordKind::correction, id, session,
                    CorrectionContents{of, {R"({"type":"misdeal"})", {}}, "", "x", {}});
}
NewRecord paid(const Uuid& from, const Uuid& to) {
  PaymentContents says;
  says.from = from;
  says.to = to;
  says.amount = Money{900};
  return new_record(RecordKind::payment, uuid_of(4, 1), evening, says);
}
NewRecord signed_by(const Uuid& player) {
  return new_record(RecordKind::initials, uuid_of(4, 2), evening,
                    InitialsContents{player, Money{900}, "", "AA"});
}
NewRecord comes(const Uuid& who, const Uuid& to) {
  return new_record(RecordKind::player, who, to, PlayerContents{"Eva", false});
}
NewRecord called(const Uuid& who) {
  return new_record(RecordKind::name, who, roster_id, NameContents{"Eva", true, {}});
}
NewRecord one_with(const Uuid& who, const Uuid& whom) {
  return new_record(RecordKind::fusion, who, roster_id, FusionContents{whom, {}});
}
NewRecord owes(const Uuid& who, const std::optional<Uuid>& at = {}) {
  PurseContents says = owed(who, 100);
  says.evening = at;
  return new_record(RecordKind::purse, uuid_of(6, 2), purse_id, says);
}

struct Case {
  const char* about;
  NewRecord record;
  std::optional<Word> why;  // nothing: it is let in
};

}  // namespace

TEST_CASE("what comes hangs below what is here, and is about who and what is here", "[journal]") {
  for (const Case& one : std::vector<Case>{
           {"an entry", note(uuid_of(3, 2), session), {}},
           {"an entry of no session", note(uuid_of(3, 2), nowhere), Word::verify_orphan},
           {"an entry below the evening", note(uuid_of(3, 2), evening), Word::verify_orphan},
           {"a void", decided(RecordKind::voided, entry), {}},
           {"a void of nothing", decided(RecordKind::voided, nowhere), Word::gate_nothing},
           {"a restoration of a player", decided(RecordKind::restored, anna), Word::gate_nothing},
           {"a correction", corrected(uuid_of(3, 2), entry), {}},
           {"a correction of itself", corrected(entry, entry), Word::gate_nothing},
           {"a payment", paid(anna, bo), {}},
           {"a payment to who is not there", paid(anna, eva), Word::gate_nobody},
           {"a payment from who is not there", paid(eva, bo), Word::gate_nobody},
           {"initials", signed_by(bo), {}},
           {"initials of who is not there", signed_by(eva), Word::gate_nobody},
           {"a player", comes(eva, evening), {}},
           {"a player of no evening", comes(eva, nowhere), Word::verify_orphan},
           {"a player who is the evening", comes(evening, evening), Word::gate_taken},
           {"a player who is the roster", comes(roster_id, evening), Word::gate_taken},
           {"a player who is the purse", comes(purse_id, evening), Word::gate_taken},
           {"a player who has a table's id", comes(session, evening), {}},
           {"a name", called(eva), {}},
           {"a name of the roster", called(roster_id), Word::gate_taken},
           {"a name of the purse", called(purse_id), Word::gate_taken},
           {"two are one, whoever they are", one_with(eva, nowhere), {}},
           {"somebody is oneself", one_with(anna, anna), Word::gate_nothing},
           {"an evening is the purse", one_with(evening, purse_id), Word::gate_nothing},
           {"what somebody owes", owes(anna), {}},
           {"what somebody owes for the evening", owes(anna, evening), {}},
           {"what a stranger owes", owes(eva), Word::gate_stranger},
           {"what is owed for no evening", owes(anna, nowhere), Word::verify_orphan}}) {
    CAPTURE(one.about);
    CHECK((refused(one.record) == one.why));
  }
}

TEST_CASE("what is told of a record that stays outside is no longer than a sentence", "[journal]") {
  const std::string key = "\"" + std::string(100'000, 'x') + "\":1";
  const std::string sitters = R"(,"sitters":[")" + to_string(anna) + R"(",")" + to_string(bo) +
                              R"(",")" + id_of(7, 3) + R"(",")" + id_of(7, 4) + "\"]";
  const std::string given = R"({"given":{"format":"kattegat-evening","version":1,)"
                            R"("date":"2026-11-21","players":[],)";
  const std::string table = R"({"given":{"game":"ligeud","seats":[],"stake":"0.10",)";
  const std::string misdeal = R"({"type":"misdeal",)";
  const Uuid other = uuid_of(1, 2);
  for (const NewRecord& one :
       {NewRecord{RecordKind::ended, uuid_of(6, 1), session, R"({"ended":true,)" + key + "}", {}},
        NewRecord{RecordKind::evening, other, other, given + key + "}}", {}},
        NewRecord{
            RecordKind::session, uuid_of(2, 2), evening, table + key + "}" + sitters + "}", {}},
        NewRecord{RecordKind::entry, uuid_of(3, 2), session, misdeal + key + "}", {}},
        NewRecord{RecordKind::entry, uuid_of(3, 2), session, misdeal + key + "," + key + "}", {}},
        NewRecord{RecordKind::entry,
                  uuid_of(3, 2),
                  session,
                  R"({"type":")" + std::string(100'000, 'x') + "\"}",
                  {}}}) {
    CAPTURE(name_of(one.kind));
    const Behind behind;
    Gate gate = behind.gate();
    const Item item = coming(one);
    const auto reason = gate.refuse(item.record, item.words);
    REQUIRE(reason.has_value());
    std::size_t letters = 0;
    for (const Argument& said : reason->arguments)
      if (const auto* words = std::get_if<std::string>(&said)) letters += words->size();
    CHECK(letters > 100);
    CHECK(letters < 2000);
  }
}

TEST_CASE("what has been let in is here from then on", "[journal]") {
  const Behind behind;
  Gate gate = behind.gate();
  const auto refuses = [&](const NewRecord& one, std::int64_t number) {
    return refused(gate, coming(one, number)).has_value();
  };
  CHECK(refuses(paid(anna, eva), 1));
  CHECK(refuses(owes(eva), 2));
  CHECK_FALSE(refuses(comes(eva, evening), 3));
  CHECK_FALSE(refuses(paid(anna, eva), 4));
  CHECK_FALSE(refuses(owes(eva), 5));
  CHECK(refuses(corrected(uuid_of(3, 4), uuid_of(3, 3)), 6));
  CHECK_FALSE(refuses(corrected(uuid_of(3, 3), entry), 7));
  CHECK_FALSE(refuses(corrected(uuid_of(3, 4), uuid_of(3, 3)), 8));
}

TEST_CASE("a clock is no further ahead than a million of what is below the place", "[journal]") {
  const Behind behind;
  const std::int64_t newest = newest_clock(Night(nine_made(1)).items.sessions.at(session).below);
  const auto why = [&](std::int64_t clock) {
    Gate gate = behind.gate();
    return refused(gate, coming(note(uuid_of(3, 2), session), 1, clock));
  };
  CHECK((why(0) == Word::gate_clock));
  CHECK((why(1) == std::nullopt));
  CHECK((why(newest + 1'000'000) == std::nullopt));
  CHECK((why(newest + 1'000'001) == Word::gate_clock));
}

TEST_CASE("words that are not those of the record stay outside", "[journal]") {
  const Behind behind;
  Gate gate = behind.gate();
  const Item good = coming(note(uuid_of(3, 2), session));
  REQUIRE(good.words.has_value());
  Item otherwise = good;
  otherwise.words->text += " ";
  CHECK((refused(gate, otherwise) == Word::gate_words));
  CHECK(gate.refuse_words(good.record, *otherwise.words).has_value());
  CHECK_FALSE(gate.refuse_words(good.record, *good.words).has_value());
}

TEST_CASE("one log has so many records below a place, and stands in no other's way", "[journal]") {
  Behind behind;
  const Uuid full = uuid_of(9, 1), other = uuid_of(9, 2);
  for (std::size_t n = 0; n < most_of_one_log(Branch::evening); ++n) {
    behind.all.push_back(coming(signed_by(bo), static_cast<std::int64_t>(n) + 1));
    behind.all.back().record.origin = full;
  }
  const auto next = static_cast<std::int64_t>(most_of_one_log(Branch::evening)) + 1;
  const auto why = [&](const Uuid& log) {
    Gate gate = behind.gate();
    Item item = coming(comes(eva, evening), next);
    item.record.origin = log;
    return refused(gate, item);
  };
  CHECK((why(full) == Word::gate_too_many));
  CHECK((why(other) == std::nullopt));
  // A log that goes on in two places has its records in neither alone; and four times as many.
  LogEnd end;
  end.origin = full;
  behind.ends = {end, end};
  CHECK((why(full) == std::nullopt));
  const Item one = behind.all.back();
  behind.all.insert(behind.all.end(), 3 * most_of_one_log(Branch::evening) - 1, one);
  CHECK((why(full) == std::nullopt));
  behind.all.push_back(one);
  CHECK((why(full) == Word::gate_too_many));
  CHECK((why(other) == std::nullopt));
}

TEST_CASE("one log says so much of people and no more, whatever it is", "[journal]") {
  const NewRecord removed =
      new_record(RecordKind::retired, eva, roster_id, RetiredContents{true, {}});
  Behind behind;
  behind.all.insert(behind.all.end(), most_of_one_log(Branch::roster) - 1, coming(removed));
  Gate gate = behind.gate();
  std::int64_t number = 1;
  CHECK((refused(gate, coming(removed, number)) == std::nullopt));
  for (const NewRecord& one :
       {removed, one_with(eva, nowhere),
        new_record(RecordKind::name, eva, roster_id, NameContents{"Eva", false, {}}),
        new_record(RecordKind::number, eva, roster_id, NumberContents{NumberKind::swish, "", {}}),
        new_record(RecordKind::erasure, uuid_of(4, 1), roster_id,
                   ErasureContents{{eva}, {}, "Nobody"})}) {
    CAPTURE(name_of(one.kind));
    Item item = coming(one, ++number);
    CHECK((refused(gate, item) == Word::gate_too_many));
    item.record.origin = uuid_of(9, 2);
    CHECK((refused(gate, item) == std::nullopt));
  }
}

}  // namespace let_in_test
