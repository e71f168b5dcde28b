// What a stranger brings beside what is ours: an evening with the id of a table, a part for another
// evening, payments where nothing can be settled, a log that goes on in two places, a table that a
// thousand evenings name. It is told, and keeps nobody's log away.
#include "db/book/club_view.hpp"
#include "db/book/decisions.hpp"
#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "kattegat/journal/sessions/session_in_several_evenings.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/one_book.hpp"
#include "support/tablet.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace unheard_strangers_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1), deal = uuid_of(3, 1);

// What nothing is refused of.
std::string told(const Merged& merged) {
  for (const RefusedLog& one : merged.refused) FAIL(say(one.why, Language::english));
  return test::told(merged);
}
EveningContents header_of_evening(const std::string& date) {
  const auto read = read_evening(R"({"format":"kattegat-evening","version":1,"date":")" + date +
                                 R"(","currency":"DKK","players":["Anna","Bo"],"sessions":[]})");
  REQUIRE(read.has_value());
  return {read->evening.keys.without_people(), "", {}};
}
NewRecord begins(const Uuid& id, const std::string& date) {
  return new_record(RecordKind::evening, id, id, header_of_evening(date));
}
NewRecord voids(const Uuid& entry) {
  return new_record(RecordKind::voided, uuid_of(9, 1), session,
                    DecisionContents{entry, "", "why not", {}, {}});
}
SessionContents header_in(const Book& book) {
  for (const Item& item : everything_of(book).items)
    if (item.record.kind == RecordKind::session) return *read_as<SessionContents>(item);
  FAIL("no table");
  return {};
}

}  // namespace

TEST_CASE("a table whose id a stranger's evening bears is told of all the same", "[merge]") {
  OneBook here;
  Forger early, late;
  early.write(begins(session, "2026-11-20"), 1);
  CHECK(told(given(here.book, early.parcel())).empty());
  late.write(voids(deal), 50);
  CHECK(contains(told(given(here.book, late.parcel())),
                 "2026-11-20 Klubben comes to other amounts than before"));
}

TEST_CASE("an evening that becomes part of an empty one of another day is told of", "[merge]") {
  OneBook here;
  const Uuid other = uuid_of(1, 9);
  Forger stranger;
  EveningContents header = header_of_evening("2019-01-01");
  header.place = "Klubben";
  stranger.write(new_record(RecordKind::evening, other, other, header), 1);
  stranger.write(new_record(RecordKind::fusion, evening, roster_id, FusionContents{other, {}}), 50);
  const std::string all = told(given(here.book, stranger.parcel()));
  CHECK(contains(all, "2019-01-01 Klubben has been changed"));
  CHECK(contains(all, "2026-11-20 Klubben has been changed"));  // which is no more in the list
}

TEST_CASE("an evening that gets another day is told of", "[merge]") {
  OneBook here;
  Forger stranger;
  EveningContents header = header_of_evening("2019-01-01");
  header.place = "Klubben";
  for (const Item& item : everything_of(here.book).items)
    if (item.record.kind == RecordKind::evening) header.follows = {item.record.hash};
  stranger.write(new_record(RecordKind::evening, evening, evening, header), 50);
  CHECK(contains(told(given(here.book, stranger.parcel())), "has been changed"));
}

TEST_CASE("payments in an evening that does not settle just now are told of", "[merge]") {
  OneBook here;
  append_to(here.book, session,
            R"({"id":")" + id_of(3, 2) +
                R"(","type":"deal","dealer":"Bo","contract":"nole","declarer":"Cai","tricks":0})");
  REQUIRE(void_entry(here.book, deal, {"slip", Force::yes}).has_value());
  Forger stranger;
  stranger.write(new_record(RecordKind::payment, uuid_of(9, 2), evening,
                            PaymentContents{id_called(here.book, "Anna"),
                                            id_called(here.book, "Bo"),
                                            Money{90},
                                            0,
                                            true,
                                            "",
                                            "",
                                            {}}),
                 50);
  CHECK(contains(told(given(here.book, stranger.parcel())), "comes to other amounts than before"));
}

TEST_CASE("a log that goes on in two places keeps nobody's log away", "[gate][once]") {
  constexpr int most = 20'000;  // of one log below one evening
  OneBook one;
  Folder folder;
  Book two = opened(folder.path("two.db"));
  static_cast<void>(given(two, everything_of(one.book)));
  const Uuid anna = id_called(one.book, "Anna");
  const auto signs = [&](int n) {
    return new_record(RecordKind::initials, uuid_of(9, n), evening,
                      InitialsContents{anna, Money{90}, "", "A"});
  };
  Forger long_line, short_line;
  short_line.key = long_line.key;
  short_line.origin = long_line.origin;
  for (int n = 1; n <= most; ++n) long_line.write(signs(n), 50);
  short_line.write(signs(most + 1), 60);
  CHECK(given(one.book, long_line.parcel()).refused.empty());
  CHECK(given(two, short_line.parcel()).refused.empty());
  append_to(one.book, session, agreed(70, "5"));
  CHECK(given(two, everything_of(one.book)).refused.empty());
  CHECK(given(one.book, everything_of(two)).refused.empty());
  CHECK(contents(one.book) == contents(two));
  // One line alone may not have more.
  long_line.write(signs(most + 2), 50);
  Book three = opened(folder.path("three.db"));
  CHECK(given(three, together(everything_of(one.book), long_line.parcel())).refused.empty());
  Forger too_long = long_line;
  OneBook apart;
  CHECK(given(apart.book, too_long.parcel()).refused.size() == 1);
}

TEST_CASE("evenings that name one table have one header of it each", "[merge][once]") {
  constexpr int many = 300;
  OneBook here;
  const SessionContents known = header_in(here.book);
  Forger stranger;
  for (int n = 0; n < many; ++n) {
    const Uuid other = uuid_of(1, 100 + n);
    stranger.write(begins(other, "2026-11-20"), 1);
    for (const Uuid& sitter : known.sitters)
      stranger.write(
          new_record(RecordKind::player, sitter, other, PlayerContents{"Zoe", false, false}), 2);
    stranger.write(new_record(RecordKind::session, session, other, known), 20);
  }
  const Merged merged = given(here.book, stranger.parcel());
  CHECK(contains(told(merged), "comes to other amounts than before"));
  // It stands in one of them, which has a conflict of all; of each other one it is said that it
  // does not stand there.
  std::size_t sides = 0;
  for (const Conflict& one : merged.conflicts)
    if (one.about == RecordKind::session) sides += one.sides.size();
  CHECK(sides > many);
  CHECK(sides < 5 * many);
  CHECK(differences(here.book).empty());
  CHECK(standings(here.book, {}).has_value());
  for (const Uuid& one : {evening, uuid_of(1, 100), uuid_of(1, 99 + many)}) {
    const auto view = look_at(here.book, one);
    REQUIRE(view.has_value());
    CHECK(view->history.conflicts.size() == 1);
  }
  CHECK(look_at(here.book, evening)->history.conflicts[0].sides.size() == 2);
}

TEST_CASE("of a table that many evenings name each reads what is said there, and what holds",
          "[merge]") {
  OneBook here;
  const SessionContents known = header_in(here.book);
  Forger stranger;
  for (int n = 0; n < 10; ++n)
    stranger.write(new_record(RecordKind::session, session, uuid_of(1, 100 + n), known), 20 + n);
  CHECK(is_in_several_evenings(stranger.items));
  CHECK_FALSE(is_in_several_evenings(std::span(stranger.items).first(1)));
  const SessionInSeveralEvenings scattered(stranger.items);
  const auto in = [](int n) { return SessionInSeveralEvenings::WithParts{uuid_of(1, 100 + n)}; };
  CHECK(scattered.stands_in(in(9)));
  CHECK(scattered.headers_for(in(9)).size() == 10);
  CHECK_FALSE(scattered.stands_in(in(3)));
  const Items said = scattered.headers_for(in(3));
  REQUIRE(said.size() == 2);
  CHECK(said[0].record.parent == uuid_of(1, 103));
  CHECK(said[1].record.parent == uuid_of(1, 109));
  SessionInSeveralEvenings::WithParts of_many_parts{uuid_of(1, 103)};
  for (int part = 0; part < 20; ++part) of_many_parts.insert(uuid_of(1, 200 + part));
  CHECK(scattered.headers_for(of_many_parts).size() == 2);
}

TEST_CASE("evenings that have one table by two books are marked on the first screen",
          "[merge][conflict]") {
  const bool ours_first = GENERATE(true, false);
  CAPTURE(ours_first);
  const OneBook ours;
  const Uuid other = uuid_of(1, 2);
  const SessionContents known = header_in(ours.book);
  Forger stranger;
  stranger.write(begins(other, "2026-11-20"), 1);
  for (const Uuid& sitter : known.sitters)
    stranger.write(
        new_record(RecordKind::player, sitter, other, PlayerContents{"Zoe", false, false}), 2);
  stranger.write(new_record(RecordKind::session, session, other, known), 20);
  const Parcel parcels[]{everything_of(ours.book), stranger.parcel()};
  const Folder folder;
  Book in_file = opened(folder.path("here.db")), in_memory = Book::in_memory();
  for (Book* const one : {&in_file, &in_memory}) {
    Book& book = *one;
    CHECK(given(book, parcels[ours_first ? 0 : 1]).refused.empty());
    CHECK(given(book, parcels[ours_first ? 1 : 0]).refused.empty());
    const auto club = look_at_club(book, std::nullopt);
    REQUIRE(club.has_value());
    CHECK(club->apart == std::set<Uuid>{evening, other});
  }
}

TEST_CASE("an evening file does not bring the ids of the roster and the purse", "[import][gate]") {
  const Tablet tablet, laptop;
  (void)tablet.import_text(ligeud_evening(1, nine_made(1)));
  for (const Uuid& ours : {roster_id, purse_id})
    for (const std::string& of : {id_of(1, 2), id_of(2, 2)}) {
      std::string file = ligeud_evening(2, nine_made(2));
      REQUIRE(contains(file, of));
      file.replace(file.find(of), of.size(), to_string(ours));
      CAPTURE(file);
      const Run run = tablet.ctl({"import", tablet.folder.file("ours.json", file)});
      CHECK(run.status == 1);
      CHECK(contains(run.out, "import.differs"));
    }
  CHECK(laptop.ctl({"merge", tablet.book}).status == 0);
}

TEST_CASE("a file is read in which a stranger gave one id to a table and an entry", "[merge]") {
  OneBook here;
  Forger stranger;
  stranger.write(new_record(RecordKind::entry, session, session,
                            EntryContents{R"({"type":"note","text":"…"})",
                                          {{"text", Json(std::string("hello"))}}}),
                 50);
  static_cast<void>(told(given(here.book, stranger.parcel())));
  const auto view = look_at(here.book, evening);
  REQUIRE(view.has_value());
  const std::string file = evening_file(view->shown);
  const Tablet other;
  (void)other.import_text(file);
  CHECK(other.exported(to_string(evening), "evening") == file);
  CHECK(other.ctl({"verify"}).status == 0);
}

TEST_CASE("a file that has two names for one person of the evening is refused", "[import]") {
  const auto file = [](const std::string& players, const std::string& people, int table,
                       const std::string& seats, int tricks) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, 1) +
           R"(","date":"2026-01-01","players":[)" + players + R"(],"people":{)" + people +
           R"(},"sessions":[{"id":")" + id_of(2, table) + R"(","game":"english-whist","seats":[)" +
           seats + R"(],"entries":[{"id":")" + id_of(3, table) +
           R"(","type":"deal","trump":"C","tricks":[)" + std::to_string(tricks) + "," +
           std::to_string(13 - tricks) + "]}]}]}";
  };
  const std::string id = "\"" + id_of(7, 1) + "\"";
  const std::string four = R"("Anna","Bo","Dea","Eva")", named = R"("Anna","Bo","Dea","Eva B")";
  const std::string five = R"("Anna","Bo","Cai","Dea","Eva","Eva B")";
  const std::string first = file(four, "\"Eva\":" + id, 1, four, 10);
  const std::string another =
      file(R"("Anna","Cai","Dea","Eva")", "\"Cai\":" + id, 2, R"("Anna","Dea","Cai","Eva")", 10);
  const std::string at_two_tables =
      file(five, "\"Eva B\":" + id, 2, R"("Anna","Bo","Eva","Cai")", 9);
  const std::string renamed = file(named, "\"Eva B\":" + id, 2, named, 9);
  const Tablet tablet, laptop;
  (void)tablet.import_text(first);
  const std::string before = tablet.ctl({"settle", id_of(1, 1)}).out;
  for (const std::string& bad : {another, at_two_tables}) {
    CAPTURE(bad);
    const Run run = tablet.ctl({"import", tablet.folder.file("bad.json", bad)});
    CHECK(run.status == 1);
    CHECK(contains(run.out, "import.differs"));
    CHECK(tablet.ctl({"settle", id_of(1, 1)}).out == before);
  }
  (void)tablet.import_text(renamed);  // one name is one person, whatever it was
  CHECK(tablet.ctl({"verify"}).status == 0);
  CHECK(laptop.ctl({"merge", tablet.book}).status == 0);
  CHECK(laptop.ctl({"settle", id_of(1, 1)}).out == tablet.ctl({"settle", id_of(1, 1)}).out);
}

}  // namespace unheard_strangers_test
