// What a member of the club could write into a log of their own against the others: nobody else's
// log is refused for it, and no evening becomes unreadable.
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "db/season/statistics.hpp"
#include "kattegat/evening/file_limits.hpp"
#include "kattegat/journal/gate/gate.hpp"
#include "support/forger.hpp"
#include "support/purse.hpp"
#include "support/whole_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace grudge_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1), theirs = uuid_of(1, 60);

struct OneBook {
  Folder folder;
  Book book = opened(folder.path("book.db"));
};
NewRecord note(const Uuid& id) {
  return new_record(RecordKind::entry, id, session,
                    EntryContents{R"({"type":"note","text":"…"})", {{"text", "hello"}}});
}
Item written_by(const Uuid& origin, const NewRecord& new_record) {
  Item item;
  item.record = record_of(new_record);
  item.record.origin = origin;
  item.record.clock = 1;
  item.words = new_record.words;
  return item;
}
void takes(Book& book, const Parcel& parcel) {
  const auto merged = take_records(book, parcel.items, parcel.ends);
  REQUIRE(merged.has_value());
  CHECK(merged->refused.empty());
}

}  // namespace

TEST_CASE("the id that a payment will have can be taken by nobody", "[gate]") {
  OneBook here, there;
  Book &one = here.book, &two = there.book;
  import_into(one, ligeud_evening(1, nine_made(1)));
  takes(two, everything_of(one));
  const auto paid = tick_payment(one, evening, {{}, "Anna", "Bo", Money{900}, ""}, false);
  REQUIRE(paid.has_value());
  Forger member;
  member.write(note(paid->id), 50);
  takes(two, member.parcel());
  append_to(one, session, agreed(70, "1"));
  for (int round = 0; round < 2; ++round) {
    takes(two, everything_of(one));
    takes(one, everything_of(two));
  }
  CHECK(contents(one) == contents(two));
  for (Book* book : {&one, &two}) {
    CHECK(differences(*book).empty());
    CHECK(load_closing(*book, evening)->payments.size() == 1);
  }
}

TEST_CASE("whoever is called a guest is somebody all the same", "[gate]") {
  const std::int64_t clock = GENERATE(1, 100);
  const bool of_ours = GENERATE(true, false);
  CAPTURE(clock, of_ours);
  OneBook here;
  import_into(here.book, ligeud_evening(1, nine_made(1)));
  const auto before = standings(here.book, {});
  const auto bo = find_person(here.book, "Bo");
  REQUIRE(bo.has_value());
  Forger member;
  member.write(new_record(RecordKind::player, of_ours ? bo->ids.front() : uuid_of(7, 1), evening,
                          PlayerContents{"Bo", false, true}),
               clock);
  takes(here.book, member.parcel());
  const auto after = standings(here.book, {});
  REQUIRE(after.has_value());
  REQUIRE(after->size() == before->size());
  for (std::size_t i = 0; i < after->size(); ++i) CHECK((*after)[i].money == (*before)[i].money);
  CHECK(statistics(here.book, {}).has_value());
  CHECK(rename_person(here.book, *bo, "Bosse", Force::yes).has_value());
  CHECK(differences(here.book).empty());
}

TEST_CASE("a log is as long as it is, however long the others are", "[gate]") {
  const Uuid greedy = uuid_of(9, 1), modest = uuid_of(9, 2), careful = uuid_of(9, 3);
  const auto reading = read_evening(ligeud_evening(1, ""));
  REQUIRE(reading.has_value());
  const NewRecord player =
      new_record(RecordKind::player, uuid_of(7, 1), evening, PlayerContents{"Anna", false});
  const NewRecord movement =
      new_record(RecordKind::purse, uuid_of(6, 1), purse_id, owed(uuid_of(7, 1), 100));
  const NewRecord header = new_record(RecordKind::evening, evening, evening,
                                      EveningContents{reading->evening.keys, "", {}});
  const Items of_the_evening = [&] {
    Items list(20'000, written_by(greedy, player));
    list.push_back(written_by(greedy, header));
    list.insert(list.end(), 19'999, written_by(careful, player));
    return list;
  }();
  const Items of_the_purse = [&] {
    Items list(100'000, written_by(greedy, movement));
    list.insert(list.end(), 99'999, written_by(careful, movement));
    return list;
  }();
  Gate gate({[&](const Uuid& id) { return id == uuid_of(7, 1) ? of_the_evening : Items{}; },
             [&](const Uuid& place, Branch) {
               return place == evening ? of_the_evening
                                       : (place == purse_id ? of_the_purse : Items{});
             },
             [](const Uuid&) { return 1; }, [] { return std::vector<LogEnd>(); }});
  std::int64_t number = 0;  // in its log, which goes on in one line
  for (const NewRecord& one : {player, movement, header}) {
    Item more = written_by(greedy, one), other = written_by(modest, one);
    more.record.number = other.record.number = ++number;
    CHECK(gate.refuse(more.record, more.words).has_value());
    CHECK_FALSE(gate.refuse(other.record, other.words).has_value());
  }
  // Of whoever has one left, and after another has said what evening it is.
  for (const NewRecord& one : {player, movement})
    for (const bool is_too_much : {false, true}) {
      Item last = written_by(careful, one);
      last.record.number = ++number;
      CHECK(gate.refuse(last.record, last.words).has_value() == is_too_much);
    }
}

namespace {

// What comes to a gate behind which one log has brought all but one of the records to a table that
// it may; one number behind the other.
struct AtTheLimit {
  const Uuid log = uuid_of(9, 1);
  Items table, below;
  std::vector<LogEnd> ends;
  std::int64_t number = 0;
  Gate gate{
      Knowledge{[this](const Uuid& id) { return id == session ? table : Items{}; },
                [this](const Uuid& place, Branch) { return place == session ? below : Items{}; },
                [](const Uuid&) { return 1; }, [this] { return ends; }}};

  AtTheLimit() {
    const auto reading = read_evening(ligeud_evening(1, ""));
    REQUIRE(reading.has_value());
    SessionContents header;
    header.keys = reading->evening.sessions.front().keys;
    for (int n = 0; n < 4; ++n) {
      header.sitters.push_back(uuid_of(7, n + 1));
      header.order.push_back(n);
    }
    table = {written_by(log, new_record(RecordKind::session, session, evening, header))};
    below.assign(most_of_one_log(Branch::session) - 1, written_by(log, note(uuid_of(3, 1))));
  }
  bool refuses(const NewRecord& one, const Uuid& by) {
    Item item = written_by(by, one);
    item.record.number = ++number;
    return gate.refuse(item.record, item.words).has_value();
  }
  bool refuses(const NewRecord& one) { return refuses(one, log); }
};

}  // namespace

TEST_CASE("one log brings so much to a table and no more, whatever it is", "[gate]") {
  AtTheLimit here;
  CHECK_FALSE(here.refuses(note(uuid_of(3, 2))));
  const DecisionContents slip{uuid_of(3, 1), "", "slip", {}};
  const CorrectionContents as_well{
      uuid_of(3, 1), *read_as<EntryContents>(here.below.front()), "", "", {}};
  for (const NewRecord& one :
       {note(uuid_of(3, 3)), new_record(RecordKind::voided, uuid_of(4, 1), session, slip),
        new_record(RecordKind::restored, uuid_of(4, 2), session, slip),
        new_record(RecordKind::correction, uuid_of(3, 4), session, as_well),
        new_record(RecordKind::ended, uuid_of(4, 3), session, EndedContents{})}) {
    CAPTURE(name_of(one.kind));
    CHECK_FALSE(here.refuses(one, uuid_of(9, 2)));
    CHECK(here.refuses(one));
  }
  --here.number;  // in the place of the last, too: it goes on in two
  CHECK_FALSE(here.refuses(note(uuid_of(3, 5))));
}

TEST_CASE("a log that is known to go on in two places brings so much in each", "[gate]") {
  AtTheLimit here;
  const LogEnd before{here.log, {}, 0, {}, {}}, there{here.log, {}, 1, {}, {}};
  here.ends = GENERATE_COPY(std::vector{before, before}, std::vector{there});
  for (int n = 2; n < 5; ++n) CHECK_FALSE(here.refuses(note(uuid_of(3, n))));
}

TEST_CASE("a log does not go on in two places because others do", "[gate]") {
  AtTheLimit here;
  const LogEnd other{uuid_of(9, 2), {}, 0, {}, {}}, longer{uuid_of(9, 3), {}, 9, {}, {}};
  here.ends = {other, other, longer};
  CHECK_FALSE(here.refuses(note(uuid_of(3, 2))));
  CHECK(here.refuses(note(uuid_of(3, 3))));
}

TEST_CASE("where books seat a table otherwise, or play another game at it, each may write there",
          "[gate]") {
  const auto entry = [](const std::string& body) {
    return new_record(RecordKind::entry, uuid_of(3, 2), session, EntryContents{body, {}});
  };
  const auto header = [](const std::string& game, const std::string& fifth) {
    const auto reading = read_evening(
        R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
        R"("players":["Anna","Bo","Cai","Dea","Else"],"sessions":[{"game":")" +
        game + R"(","seats":["Anna","Bo","Cai","Dea")" + fifth + R"(],"entries":[]}]})");
    REQUIRE(reading.has_value());
    SessionContents contents;
    contents.keys = reading->evening.sessions.front().keys;
    for (int n = 0; n < (fifth.empty() ? 4 : 5); ++n) {
      contents.sitters.push_back(uuid_of(7, n + 1));
      contents.order.push_back(n);
    }
    return new_record(RecordKind::session, session, evening, contents);
  };
  const NewRecord whist = entry(R"({"type":"deal","trump":"C","tricks":[11,2]})");
  const NewRecord of_the_fifth =
      entry(R"({"type":"adjust","points":{"0":"1","4":"-1"},"why":"…"})");
  {
    AtTheLimit alone;
    CHECK(alone.refuses(whist, uuid_of(9, 2)));
    CHECK(alone.refuses(of_the_fifth, uuid_of(9, 3)));
  }
  AtTheLimit here;
  here.table.push_back(written_by(uuid_of(9, 2), header("english-whist", "")));
  for (const char* fifth : {"", ",\"Else\""})
    here.table.push_back(written_by(uuid_of(9, 3), header("plump", fifth)));
  CHECK_FALSE(here.refuses(whist, uuid_of(9, 2)));
  CHECK_FALSE(here.refuses(of_the_fifth, uuid_of(9, 3)));
  CHECK_FALSE(here.refuses(note(uuid_of(3, 4)), uuid_of(9, 4)));
}

TEST_CASE("what the gate has refused it refuses again, and nobody else for it", "[gate]") {
  const auto reading = read_evening(ligeud_evening(1, ""));
  REQUIRE(reading.has_value());
  Gate gate({[](const Uuid&) { return Items{}; }, [](const Uuid&, Branch) { return Items{}; },
             [](const Uuid&) { return 1; }, [] { return std::vector<LogEnd>(); }});
  const auto refused = [&](RecordKind kind, const Uuid& parent, const auto& contents) {
    const NewRecord made = new_record(kind, evening, parent, contents);
    Record record = record_of(made);
    record.clock = 1;
    return gate.refuse(record, made.words).has_value();
  };
  SessionContents table;
  table.keys = reading->evening.sessions.front().keys;
  CHECK(refused(RecordKind::session, uuid_of(1, 9), table));  // of an evening that is not there
  CHECK_FALSE(
      refused(RecordKind::evening, evening, EveningContents{reading->evening.keys, "", {}}));
  for (int times = 0; times < 2; ++times)
    CHECK(refused(RecordKind::session, evening, table));  // an evening is no table
}

TEST_CASE("nobody's own files bring more into one evening than other books take", "[gate][once]") {
  OneBook here, there;
  const auto read = [](int from, int count) {
    std::string sessions;
    for (int n = from; n < from + count; ++n)
      sessions += (n > from ? "," : "") + (R"({"id":")" + id_of(2, n)) +
                  R"(","game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[]})";
    const auto reading =
        read_evening(R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
                     R"(","date":"2026-11-20","players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                     sessions + "]}");
    REQUIRE(reading.has_value());
    return *reading;
  };
  constexpr int most = sessions_limit;
  CHECK(read(1, most).complaints.empty());
  const Complaints one_more = read(1, most + 1).complaints;
  REQUIRE(one_more.size() == 1);
  CHECK(rule_id(one_more[0].violation.text.word) == "evening.sessions");
  const Evening some = read(1, 10'500).evening;
  REQUIRE(import_evenings(here.book, {some}).has_value());
  const auto more = import_evenings(here.book, {read(20'000, 10'500).evening});
  REQUIRE_FALSE(more.has_value());
  CHECK(more.error().text.word == Word::gate_too_many);
  Evening of_two_books = some;
  of_two_books.sessions.resize(most + 1, some.sessions.front());
  CHECK(why_no_file(of_two_books) == text(Word::evening_sessions, std::int64_t{most}));
  append_to(here.book, session, agreed(70, "1"));
  takes(there.book, everything_of(here.book));
  CHECK(look_at(there.book, evening)->session(session)->entries.size() == 1);
}

TEST_CASE("no table is taken over below an evening where our log has all that it may",
          "[gate][once]") {
  OneBook there;
  import_into(there.book, ligeud_evening(1, nine_made(1)));
  const std::size_t most = most_of_one_log(Branch::evening);
  for (const std::size_t ours : {most - 1, most}) {
    CAPTURE(ours);
    OneBook here, third;
    takes(here.book, everything_of(there.book));
    const Uuid anna = id_called(here.book, "Anna");
    Batch batch;
    batch.own.assign(ours, new_record(RecordKind::initials, uuid_of(5, 1), evening,
                                      InitialsContents{anna, Money{900}, "", "A"}));
    REQUIRE(here.book.store().writing([&] { return here.book.store().append(batch).mark > 0; }) ==
            Store::Kept::yes);
    auto log = SessionLog::open(here.book, session);
    REQUIRE(log.has_value());
    for (const int n : {70, 71}) {
      const auto answer = log->append(json_of(agreed(n, "1")));
      REQUIRE(answer.has_value() == (ours < most));
      if (!answer) CHECK(answer.error().text.word == Word::gate_too_many);
    }
    takes(third.book, everything_of(here.book));
  }
}

TEST_CASE("whoever joins an evening to another and undoes it leaves it readable", "[gate]") {
  OneBook here, there;
  Book &book = here.book, &another = there.book;
  import_into(book, ligeud_evening(1, nine_made(1)));
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  Forger member;
  member.write(new_record(RecordKind::evening, theirs, theirs,
                          EveningContents{view->history.header.keys, "", {}}),
               1);
  SessionContents header = view->history.sessions.at(0).by_headers.header;
  header.sitters.clear();
  for (int n = 0; n < 4; ++n) {
    header.sitters.push_back(uuid_of(7, 60 + n));
    member.write(new_record(RecordKind::player, uuid_of(7, 60 + n), theirs,
                            PlayerContents{"Player " + std::to_string(n), true}),
                 2 + n);
  }
  const Hash joined =
      member
          .write(new_record(RecordKind::fusion, theirs, roster_id, FusionContents{evening, {}}), 50)
          .hash;
  member.write(new_record(RecordKind::session, uuid_of(2, 60), evening, header), 50);
  PaymentContents payment;
  payment.from = uuid_of(7, 60);
  payment.to = view->history.players[0].ids.front();
  payment.amount = Money{100};
  payment.made = true;
  member.write(new_record(RecordKind::payment, uuid_of(6, 60), evening, payment), 51);
  const std::string before = contents(book);
  takes(book, member.parcel());
  CHECK(look_at(book, evening)->shown.players.size() == 9);  // with everybody's names
  member.write(
      new_record(RecordKind::fusion, theirs, roster_id, FusionContents{std::nullopt, {joined}}),
      51);
  takes(book, member.parcel());
  CHECK(differences(book).empty());
  const auto after = look_at(book, evening);
  REQUIRE(after.has_value());
  CHECK(after->shown.sessions.size() == 2);
  CHECK(after->shown.players.size() == 9);
  CHECK(after->closing.payments.size() == 1);  // counts, though nobody knows by whom
  append_to(book, session, agreed(70, "1"));
  CHECK(contents(book) != before);
  takes(another, everything_of(book));
  CHECK(contents(another) == contents(book));
}

}  // namespace grudge_test
