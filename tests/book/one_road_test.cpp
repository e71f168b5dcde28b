// Whoever is shown in an evening is who the roster says: one road for names, for who is one, and
// for where they take money.
#include "db/book/conflicts.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "db/several/together.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/one_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace one_road_test {

namespace {

const Uuid evening = uuid_of(1, 1), other_evening = uuid_of(1, 2);

// Somebody else plays in the place of Bo.
std::string without_bo() {
  std::string text = ligeud_evening(2, nine_made(2));
  for (auto at = text.find("\"Bo\""); at != std::string::npos; at = text.find("\"Bo\"", at))
    text.replace(at, 4, "\"Ben\"");
  return text;
}
Item record_in(const Book& book, RecordKind kind) {
  for (const Item& item : everything_of(book).items)
    if (item.record.kind == kind) return item;
  FAIL("there is no such record");
  return {};
}
std::vector<std::string> names_in(const Book& book, const Uuid& id) {
  const auto view = look_at(book, id);
  REQUIRE(view.has_value());
  return view->shown.players;
}

}  // namespace

TEST_CASE("a fusion of two who sat at one table calls nobody otherwise in any evening",
          "[roster]") {
  OneBook here;
  import_into(here.book, without_bo());
  const auto before = names_in(here.book, evening), apart = names_in(here.book, other_evening);
  Forger member;
  // Bo and Anna sat at one table in the first; in the second there is Anna alone.
  for (const Item& item : everything_of(here.book).items)
    if (const auto player = read_as<PlayerContents>(item); player && player->name == "Anna")
      if (item.record.parent == evening)
        member.write(new_record(RecordKind::fusion, item.record.id, roster_id,
                                FusionContents{id_called(here.book, "Bo"), {}}),
                     50);
  CHECK(given(here.book, member.parcel()).records == 1);
  CHECK(names_in(here.book, evening) == before);
  CHECK(names_in(here.book, other_evening) == apart);
}

TEST_CASE("names that two tablets give one person under two ids are a conflict", "[conflict]") {
  OneBook here;
  const Uuid anna = id_called(here.book, "Anna"), also = uuid_of(7, 1);
  Forger member;
  member.write(new_record(RecordKind::player, also, evening, PlayerContents{"Anna", false, false}),
               40);
  member.write(new_record(RecordKind::name, anna, roster_id, NameContents{"Anne", false, {}}), 50);
  member.write(new_record(RecordKind::name, also, roster_id, NameContents{"Annika", false, {}}),
               51);
  const Merged merged = given(here.book, member.parcel());
  REQUIRE(merged.conflicts.size() == 1);
  CHECK(merged.conflicts[0].about == RecordKind::name);
  // Evening and roster go by the same, also once it is decided.
  for (const Side& side : merged.conflicts[0].sides) {
    const std::string name = std::get<NameContents>(side.contents).name;
    const auto open = roster_conflicts(here.book);
    REQUIRE(open->size() <= 1);
    if (open->empty()) break;
    REQUIRE(keep_side(here.book, open->front(), side.item.record.hash).has_value());
    CHECK(roster_conflicts(here.book)->empty());
    CHECK(person(here.book, name).ids.size() == 2);
    const auto names = names_in(here.book, evening);
    CHECK(std::count(names.begin(), names.end(), name) == 1);
  }
}

TEST_CASE("a guest who sat with whom they are to be is somebody, and the season can be read",
          "[roster]") {
  OneBook here;
  const Uuid bo = id_called(here.book, "Bo"), guest = uuid_of(7, 1);
  Forger member;
  member.write(new_record(RecordKind::player, guest, evening, PlayerContents{"Bo", true, true}),
               40);
  SessionContents with = *read_as<SessionContents>(record_in(here.book, RecordKind::session));
  with.follows.clear();
  with.sitters[0] = guest;
  with.sitters[1] = bo;
  member.write(new_record(RecordKind::session, uuid_of(8, 1), evening, with), 41);
  member.write(new_record(RecordKind::fusion, guest, roster_id, FusionContents{bo, {}}), 50);
  CHECK(given(here.book, member.parcel()).records == 3);
  CHECK(standings(here.book, {}).has_value());
  CHECK(look_together(here.book, {evening}).has_value());
}

TEST_CASE("what moves no money in the end is told of a merge", "[merge]") {
  OneBook here;
  Forger member;
  SECTION("initials") {
    member.write(new_record(RecordKind::initials, uuid_of(9, 1), evening,
                            InitialsContents{id_called(here.book, "Bo"), Money{900}, "", "B.O."}),
                 50);
  }
  SECTION("place") {
    EveningContents moved = *read_as<EveningContents>(record_in(here.book, RecordKind::evening));
    moved.place = "Elsewhere";
    moved.follows = {record_in(here.book, RecordKind::evening).record.hash};
    member.write(new_record(RecordKind::evening, evening, evening, moved), 50);
  }
  SECTION("what has brought nothing yet") {
    append_to(here.book, uuid_of(2, 1), R"({"type":"misdeal"})");
    const Uuid misdeal = everything_of(here.book).items.back().record.id;
    member.write(new_record(RecordKind::voided, uuid_of(9, 1), uuid_of(2, 1),
                            DecisionContents{misdeal, "", "it was none", {}}),
                 50);
  }
  SECTION("somebody who has not played") {
    member.write(
        new_record(RecordKind::player, uuid_of(7, 1), evening, PlayerContents{"Finn", false}), 50);
  }
  SECTION("payments that cancel each other") {
    const Uuid bo = id_called(here.book, "Bo"), anna = id_called(here.book, "Anna");
    PaymentContents paid{bo, anna, Money{900}, 0, true, "", "", {}};
    member.write(new_record(RecordKind::payment, uuid_of(9, 1), evening, paid), 50);
    std::swap(paid.from, paid.to);
    member.write(new_record(RecordKind::payment, uuid_of(9, 2), evening, paid), 51);
  }
  SECTION("two of its players who are called alike now") {
    member.write(new_record(RecordKind::name, id_called(here.book, "Else"), roster_id,
                            NameContents{"Bo", false, {}}),
                 50);
  }
  CHECK(told(given(here.book, member.parcel())).find("has been changed") != std::string::npos);
}

TEST_CASE("whoever is one with somebody new is told to take money elsewhere", "[merge]") {
  OneBook here;
  const Uuid ola = uuid_of(7, 1);
  Forger member;
  member.write(new_record(RecordKind::name, ola, roster_id, NameContents{"Ola", false, {}}), 50);
  CHECK(given(here.book, member.parcel()).records == 1);
  member.write(new_record(RecordKind::number, ola, roster_id,
                          NumberContents{NumberKind::swish, "0701234567", {}}),
               51);
  member.write(new_record(RecordKind::fusion, ola, roster_id,
                          FusionContents{id_called(here.book, "Dea"), {}}),
               52);
  const std::string all = told(given(here.book, member.parcel()));
  CHECK(all.find("are one person now") != std::string::npos);
  CHECK(all.find("takes money on a number now") != std::string::npos);
}

TEST_CASE("money that the club has no longer is told of a merge", "[merge]") {
  OneBook here;
  Forger member;
  PurseContents paid;
  paid.person = id_called(here.book, "Bo");
  paid.currency = "DKK";
  paid.date = "2026-11-20";
  paid.amount = Money{50000};
  for (const PurseKind what : {PurseKind::fee, PurseKind::payment}) {
    paid.what = what;
    member.write(new_record(RecordKind::purse, uuid_of(9, static_cast<int>(what)), purse_id, paid),
                 50);
  }
  CHECK(told(given(here.book, member.parcel())) ==
        "there is another amount in the purse than before\n");
}

TEST_CASE("somebody new who takes money is told of, and a name that comes to a debt", "[merge]") {
  OneBook here;
  const Uuid gus = uuid_of(7, 1);
  Forger member;
  member.write(new_record(RecordKind::name, gus, roster_id, NameContents{"Gus", false, {}}), 50);
  SECTION("a number") {
    member.write(new_record(RecordKind::number, gus, roster_id,
                            NumberContents{NumberKind::swish, "0701234567", {}}),
                 51);
    CHECK(told(given(here.book, member.parcel())) == "“Gus” is new, and takes money on a number\n");
  }
  SECTION("a debt of nobody's that becomes somebody's") {
    PurseContents owed;
    owed.person = gus;
    owed.what = PurseKind::fee;
    owed.amount = Money{500000};
    owed.currency = "DKK";
    owed.date = "2026-11-20";
    member.write(new_record(RecordKind::purse, uuid_of(9, 1), purse_id, owed), 51);
    Parcel without = member.parcel();
    without.items[0].words.reset();
    CHECK(told(given(here.book, without)) == "there is another amount in the purse than before\n");
    member.write(new_record(RecordKind::fusion, gus, roster_id,
                            FusionContents{id_called(here.book, "Bo"), {}}),
                 52);
    CHECK(told(given(here.book, member.parcel())).find("has other amounts in the purse") !=
          std::string::npos);
  }
}

}  // namespace one_road_test
