// What another book may decide, and how it is told. Whoever has a key may write a log; what it
// means for the money of those who were here is never silent, takes nothing away for good, and
// makes no book unreadable.
#include "db/book/conflicts.hpp"
#include "db/book/joining.hpp"
#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "db/season/season.hpp"
#include "kattegat/export/conflicts.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/forger.hpp"
#include "support/one_book.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace strangers_test {

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1);

const Item& record_of_kind(const Items& items, RecordKind kind) {
  const auto found = std::find_if(items.begin(), items.end(),
                                  [&](const Item& item) { return item.record.kind == kind; });
  REQUIRE(found != items.end());
  return *found;
}
SessionContents header_in(const Book& book) {
  return *read_as<SessionContents>(record_of_kind(everything_of(book).items, RecordKind::session));
}
Hash header_of(const Book& book) {
  return record_of_kind(everything_of(book).items, RecordKind::session).record.hash;
}
// The same four at a table of another game, or at another stake.
SessionKeys keys_of(const std::string& game, const std::string& stake,
                    const std::string& more = "") {
  const auto read = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo",)"
      R"("Cai","Dea"],"sessions":[{"game":")" +
      game + R"(","stake":")" + stake + R"(",)" + more +
      R"("seats":["Anna","Bo","Cai","Dea"],"entries":[]}]})");
  REQUIRE(read.has_value());
  return read->evening.sessions.at(0).keys;
}
NewRecord header(const SessionContents& contents) {
  return new_record(RecordKind::session, session, evening, contents);
}
std::string money_in(const Book& book) {
  const auto view = look_at(book, evening);
  REQUIRE(view.has_value());
  const JudgedEvening judged = judge(view->shown);
  const Settlement settlement = settle(view->shown, judged);
  std::string money;
  for (std::size_t i = 0; i < settlement.money.size(); ++i)
    money += view->shown.players[i] + " " + to_string(settlement.money[i]) + " ";
  return money;
}
// Also where the words of the records come with a second file.
std::string told_of(Book& book, const Parcel& parcel, bool late) {
  std::string all;
  if (late) {
    Parcel without = parcel;
    for (Item& item : without.items) item.words.reset();
    all = told(given(book, without));
  }
  return all + told(given(book, parcel));
}
NewRecord player(const Uuid& id, const std::string& name) {
  return new_record(RecordKind::player, id, evening, PlayerContents{name, false, false});
}
NewRecord name(const Uuid& id, const std::string& name) {
  return new_record(RecordKind::name, id, roster_id, NameContents{name, false, {}});
}

PurseContents movement(const Uuid& person, PurseKind what) {
  PurseContents contents;
  contents.person = person;
  contents.what = what;
  contents.amount = Money{500};
  contents.currency = "DKK";
  contents.date = "2026-11-20";
  return contents;
}

}  // namespace

TEST_CASE("a header of another stake, game or table passes over none that it names",
          "[gate][conflict]") {
  OneBook here;
  SessionContents other = header_in(here.book);
  SECTION("stake") { other.keys = keys_of("ligeud", "1000"); }
  SECTION("game") { other.keys = keys_of("english-whist", "0.10"); }
  SECTION("players") { other.sitters[0] = id_called(here.book, "Else"); }
  const std::string before = money_in(here.book);
  other.follows = {header_of(here.book)};
  Forger member;
  member.write(header(other), 50);
  const Merged merged = given(here.book, member.parcel());
  CHECK(merged.records == 1);
  REQUIRE(merged.conflicts.size() == 1);
  // Decided for what was here, it is as it was.
  REQUIRE(keep_side(here.book, merged.conflicts[0], header_of(here.book)).has_value());
  CHECK(money_in(here.book) == before);
  CHECK(differences(here.book).empty());
}

TEST_CASE("an entry of a game that is not played there counts for nothing, and takes none away",
          "[gate][conflict]") {
  for (const std::int64_t clock : {std::int64_t{1}, std::int64_t{60}}) {
    CAPTURE(clock);
    OneBook here;
    const std::string before = money_in(here.book);
    SessionContents other = header_in(here.book);
    other.keys = keys_of("english-whist", "0.10");
    Forger one, another;
    one.write(header(other), clock);
    another.write(new_record(RecordKind::entry, uuid_of(3, 90), session,
                             EntryContents{R"({"type":"deal","trump":"H","tricks":[9,4]})", {}}),
                  clock + 1);
    const Merged merged = given(here.book, together(one.parcel(), another.parcel()));
    CHECK(merged.records == 2);
    REQUIRE(merged.conflicts.size() == 1);
    REQUIRE(keep_side(here.book, merged.conflicts[0], header_of(here.book)).has_value());
    CHECK(money_in(here.book) == before);
    CHECK(differences(here.book).empty());
  }
}

TEST_CASE("where a header is missing, that which a log took over stands for it", "[gate]") {
  OneBook here;
  SessionContents alone = header_in(here.book);
  alone.takes_over = true;
  alone.follows = {Hash{7}};
  Forger member, honest;
  member.write(new_record(RecordKind::session, uuid_of(2, 50), evening, alone), 50);
  honest.write(new_record(RecordKind::entry, uuid_of(3, 91), session,
                          EntryContents{R"({"type":"misdeal"})", {}}),
               51);
  CHECK(given(here.book, together(member.parcel(), honest.parcel())).records == 2);
  const auto view = look_at(here.book, evening);
  REQUIRE(view.has_value());
  CHECK(view->history.sessions.size() == 2);
  CHECK(differences(here.book).empty());
}

TEST_CASE("a log in one line that begins a session twice has not been copied", "[gate][verify]") {
  OneBook here;
  SessionContents turned = header_in(here.book);
  Forger member;
  member.write(header(turned), 50);
  std::reverse(turned.sitters.begin(), turned.sitters.end());
  member.write(header(turned), 51);
  CHECK(given(here.book, member.parcel()).records == 2);
  CHECK(differences(here.book).empty());
}

TEST_CASE("whoever is called otherwise by another book is told", "[merge]") {
  const bool late = GENERATE(false, true);
  OneBook here;
  const Uuid anna = id_called(here.book, "Anna"), bo = id_called(here.book, "Bo");
  Forger member;
  std::string expected;
  SECTION("in the evening") {
    member.write(player(anna, "Bo"), 1);
    member.write(player(bo, "Anna"), 1);
    expected = "2026-11-20 Klubben comes to other amounts than before";
  }
  SECTION("in the evening, as nobody was") {
    member.write(player(anna, "Zoe"), 1);
    expected = "2026-11-20 Klubben has been changed";
  }
  SECTION("in the roster") {
    member.write(name(anna, "Bo"), 50);
    member.write(name(bo, "Anna"), 50);
    expected = "“Anna” is called “Bo” now";
  }
  SECTION("where money is to be sent") {
    member.write(new_record(RecordKind::number, bo, roster_id,
                            NumberContents{NumberKind::swish, "0701234567", {}}),
                 50);
    expected = "“Bo” takes money on a number now";
  }
  SECTION("as one with somebody else") {
    member.write(new_record(RecordKind::fusion, id_called(here.book, "Else"), roster_id,
                            FusionContents{anna, {}}),
                 50);
    expected = "are one person now";
  }
  SECTION("as erased") {
    member.write(new_record(RecordKind::erasure, uuid_of(9, 1), roster_id,
                            ErasureContents{{anna}, {}, "Player 1"}),
                 50);
    expected = "1 person has been erased, and is called “Player 1” now";
  }
  SECTION("as erased, with somebody else of that evening") {
    const Uuid other = id_called(here.book, "Else");
    member.write(new_record(RecordKind::erasure, uuid_of(9, 1), roster_id,
                            ErasureContents{{anna, other}, {}, "Player 1"}),
                 50);
    expected = "2026-11-20 Klubben comes to other amounts than before";
  }
  SECTION("in the purse") {
    member.write(
        new_record(RecordKind::purse, uuid_of(9, 1), purse_id, movement(anna, PurseKind::fee)), 50);
    expected = "“Anna” has other amounts in the purse than before";
  }
  SECTION("whose texts have been erased") {
    const Hash header =
        record_of_kind(everything_of(here.book).items, RecordKind::evening).record.hash;
    member.write(new_record(RecordKind::erasure, uuid_of(9, 1), roster_id,
                            ErasureContents{{uuid_of(9, 2)}, {header}, "Player 1"}),
                 50);
    expected = "texts of this book that have been erased: 1";
  }
  const std::string all = told_of(here.book, member.parcel(), late);
  CAPTURE(all);
  CHECK(all.find(expected) != std::string::npos);
}

TEST_CASE("how many an erasure takes, and whose accounts are one then, is told", "[merge]") {
  OneBook here;
  const Uuid anna = id_called(here.book, "Anna"), other = id_called(here.book, "Else"),
             unknown = uuid_of(9, 7);
  Forger member;
  const auto told_of_erasing = [&](int n, const std::vector<Uuid>& people) {
    member.write(new_record(RecordKind::erasure, uuid_of(9, n), roster_id,
                            ErasureContents{people, {}, "AAA"}),
                 50 + n);
    return told(given(here.book, member.parcel()));
  };
  SECTION("of several at once") {
    const std::string all = told_of_erasing(1, {anna, other});
    CHECK(contains(all, "2 people have been erased, and are called “AAA” now"));
    CHECK(contains(all, "what 2 people had is one account now: “AAA”"));
  }
  SECTION("beside somebody who has been erased before") {
    CHECK(contains(told_of_erasing(1, {other}), "1 person has been erased"));
    const std::string all = told_of_erasing(2, {other, anna});
    CHECK(contains(all, "1 person has been erased, and is called “AAA” now"));
    CHECK(contains(all, "what 2 people had is one account now: “AAA”"));
  }
  SECTION("of somebody who comes later") {
    CHECK(told_of_erasing(1, {unknown}).empty());
    const std::string file =
        R"({"format":"kattegat-evening","version":1,"date":"2026-11-27","players":["Ib","Jo"],)"
        R"("people":{"Ib":")" +
        to_string(unknown) + R"("},"sessions":[]})";
    const char* const expected = "somebody who is new here had been erased before they came";
    OneBook there;
    import_into(there.book, file);
    SECTION("by a book") {
      CHECK(contains(told(given(here.book, everything_of(there.book))), expected));
    }
    SECTION("by a file") {
      const auto stored = import_evenings(here.book, {read_evening(file)->evening});
      REQUIRE(stored.has_value());
      const auto& changes = std::get<Imported>(*stored).changes;
      REQUIRE(changes.size() == 1);
      CHECK(contains(say(change_text(changes[0]), Language::english), expected));
    }
  }
}

TEST_CASE("that an evening has become more than a file holds is told", "[merge]") {
  OneBook here;
  Forger member;
  for (int n = 0; n < 61; ++n)
    member.write(new_record(RecordKind::player, uuid_of(9, n), evening,
                            PlayerContents{"G" + std::to_string(n), false, true}),
                 50 + n);
  CHECK(contains(told(given(here.book, member.parcel())),
                 "2026-11-20 Klubben can no longer be written as a file"));
}

TEST_CASE("who sat at one table is paid on their own number, whoever says that they are one",
          "[roster]") {
  OneBook here;
  const Uuid anna = id_called(here.book, "Anna"), bo = id_called(here.book, "Bo");
  Forger member;
  SECTION("by a fusion") {
    member.write(new_record(RecordKind::fusion, anna, roster_id, FusionContents{bo, {}}), 50);
  }
  SECTION("by a name") { member.write(name(bo, "Anna"), 50); }
  member.write(new_record(RecordKind::number, bo, roster_id,
                          NumberContents{NumberKind::swish, "0701234567", {}}),
               51);
  CHECK(given(here.book, member.parcel()).records == 2);
  const auto view = look_at(here.book, evening);
  REQUIRE(view->payees.size() == 1);
  CHECK(has_id(view->payees[0], bo));
  CHECK_FALSE(has_id(view->payees[0], anna));
}

TEST_CASE("of more movements of the purse than can have been one no record decides", "[purse]") {
  OneBook here;
  const Uuid anna = id_called(here.book, "Anna");
  PurseContents contents = movement(anna, PurseKind::payment);
  Forger member;
  Follows all;
  for (int n = 0; n < 20; ++n)
    all.push_back(
        member.write(new_record(RecordKind::purse, uuid_of(9, n), purse_id, contents), n + 1).hash);
  contents.follows = all;
  contents.stands = false;
  member.write(new_record(RecordKind::purse, uuid_of(9, 30), purse_id, contents), 50);
  CHECK(given(here.book, member.parcel()).records == 21);
  const auto purse = look_at_purse(here.book, {});
  REQUIRE(purse->lines.size() == 20);
  CHECK(std::count_if(purse->lines.begin(), purse->lines.end(),
                      [](const PurseLine& line) { return !line.movement.contents.stands; }) == 8);
}

TEST_CASE("a file that calls those who are known by other names is told of", "[import]") {
  OneBook here;
  const std::string anna = to_string(id_called(here.book, "Anna")),
                    bo = to_string(id_called(here.book, "Bo"));
  const auto read = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-27","players":["Anna","Bo"],)"
      R"("people":{"Anna":")" +
      bo + R"(","Bo":")" + anna + R"("},"sessions":[]})");
  REQUIRE(read.has_value());
  const auto stored = import_evenings(here.book, {read->evening});
  REQUIRE(stored.has_value());
  CHECK(std::get<Imported>(*stored).changes.size() == 2);
}

TEST_CASE("of several evenings none is stored where one is refused", "[import]") {
  OneBook here;
  const std::size_t before = everything_of(here.book).items.size();
  const auto good = read_evening(ligeud_evening(2, nine_made(7))),
             other = read_evening(ligeud_evening(1, "", "2026-11-21"));
  const auto stored = import_evenings(here.book, {good->evening, other->evening});
  REQUIRE(stored.has_value());
  CHECK(std::holds_alternative<Refused>(*stored));
  CHECK(everything_of(here.book).items.size() == before);
}

TEST_CASE("what another book adds, and changes nothing that was here, is no change", "[merge]") {
  OneBook here, there;
  import_into(there.book, ligeud_evening(2, nine_made(7)));
  CHECK(told(given(here.book, everything_of(there.book))).empty());
  CHECK(told(given(here.book, everything_of(there.book))).empty());
  append_to(there.book, session, agreed(70, "1"));
  CHECK(told(given(here.book, everything_of(there.book))) ==
        "2026-11-20 Klubben comes to other amounts than before\n");
}

TEST_CASE("an evening that another book brings is told, with who plays, and no more than once",
          "[merge]") {
  const auto came = [](const Merged& merged) {
    std::vector<std::string> all;
    for (const Text& one : came_texts(merged.came, [](const std::string& day) { return day; }))
      all.push_back(say(one, Language::english));
    return all;
  };
  OneBook here, there;
  CHECK(came(given(here.book, everything_of(there.book))).empty());
  import_into(there.book, ligeud_evening(2, nine_made(7), "2026-11-27"));
  const Merged merged = given(here.book, everything_of(there.book));
  REQUIRE(merged.came.size() == 1);
  CHECK(merged.came[0].id == uuid_of(1, 2));
  CHECK(came(merged).at(0) == "2026-11-27 Klubben (Anna, Bo, Cai, Dea, Else) is new");
  CHECK(came(given(here.book, everything_of(there.book))).empty());
  // What is added to it is no new evening, nor is one that belongs to another that was here.
  append_to(there.book, uuid_of(2, 2), agreed(70, "1"));
  CHECK(came(given(here.book, everything_of(there.book))).empty());
  import_into(there.book, ligeud_evening(3, nine_made(8), "2026-11-27"));
  REQUIRE(join_evenings(there.book, {uuid_of(1, 2), uuid_of(1, 3)}).has_value());
  CHECK(came(given(here.book, everything_of(there.book))).empty());
  // Two that were begun apart, and are both new, are one.
  OneBook third;
  CHECK(came(given(third.book, everything_of(there.book))) ==
        std::vector<std::string>{"2026-11-27 Klubben (Anna, Bo, Cai, Dea, Else) is new"});
  for (int n = 4; n < 29; ++n)
    import_into(there.book, ligeud_evening(n, nine_made(1000 + n), "2026-12-01"));
  const Merged many = given(here.book, everything_of(there.book));
  CHECK(many.came.size() == 25);
  CHECK(came(many) == std::vector<std::string>{"25 evenings are new"});
}

TEST_CASE("of a conflict of very many sides the first are told, and which holds", "[conflicts]") {
  OneBook here;
  Forger member;
  constexpr int written = 60;
  SessionContents says = header_in(here.book);
  for (int n = 1; n <= written; ++n) {
    says.keys = keys_of("ligeud", std::to_string(n) + ".00");
    member.write(header(says), 50 + n);
  }
  CHECK(given(here.book, member.parcel()).records == written);
  const PlacedConflicts found = placed_conflicts(here.book, *conflicts(here.book, evening));
  REQUIRE(found.list.size() == 1);
  REQUIRE(found.list[0].sides.size() == written + 1);
  const std::string page = conflicts_page(found, Language::english);
  CHECK(contains(page, "  * Ligeud · "));
  CHECK(contains(page, " 60.00 DKK"));  // the last, which holds
  CHECK(contains(page, " 3.00 DKK"));
  CHECK_FALSE(contains(page, " 50.00 DKK"));
  CHECK(contains(page, "    … and 36 more\n"));
  CHECK(std::count(page.begin(), page.end(), '\n') == 1 + 1 + 25 + 1);
  const Json::Array answer = conflicts_answer(found, Language::english);
  CHECK(size_under(answer.at(0), "sides") == written + 1);
  // Of the house rules each says that in which they are not all agreed, and no other.
  const auto told_rules = [](const std::string& words) {
    return std::count(words.begin(), words.end(), ';') - 1;  // behind the heading's
  };
  CHECK(told_rules(page) == 0);
  Forger other;
  says.keys = keys_of("ligeud", "1.00", R"("rules":{"double_final_round":true},)");
  other.write(header(says), 50 + written + 1);
  CHECK(given(here.book, other.parcel()).records == 1);
  const std::string with_rules = conflicts_page(
      placed_conflicts(here.book, *conflicts(here.book, evening)), Language::english);
  CHECK(told_rules(with_rules) == 25);
}

TEST_CASE("two who sat at one table are two in every season, whoever says that they are one",
          "[roster]") {
  OneBook here;
  const auto people = load_roster(here.book)->size();
  Forger member;
  member.write(new_record(RecordKind::fusion, id_called(here.book, "Anna"), roster_id,
                          FusionContents{id_called(here.book, "Bo"), {}}),
               50);
  CHECK(given(here.book, member.parcel()).records == 1);
  CHECK(load_roster(here.book)->size() == people);
  CHECK(find_person(here.book, "Anna").has_value());
}

TEST_CASE("words that come later pass the same gate", "[gate]") {
  const NewRecord slip = new_record(RecordKind::voided, uuid_of(4, 1), session,
                                    DecisionContents{uuid_of(3, 1), "", "a slip", {}});
  NewRecord no_json = slip;
  no_json.words->text = "no JSON";
  const std::string turns = "Bo\xE2\x80\xAE", no_width = "Bo\xE2\x80\x8B";
  const std::vector<std::pair<NewRecord, bool>> table{{slip, true},
                                                      {no_json, false},
                                                      {name(uuid_of(7, 9), "Eva"), true},
                                                      {name(uuid_of(7, 9), turns), false},
                                                      {player(uuid_of(7, 9), "Eva"), true},
                                                      {player(uuid_of(7, 9), no_width), false}};
  for (const auto& [record, is_good] : table) {
    CAPTURE(name_of(record.kind), record.words->text);
    OneBook here;
    Forger member;
    member.write(record, 50);
    Parcel without = member.parcel();
    without.items[0].words.reset();
    CHECK(given(here.book, without).records == 1);
    const Merged merged = given(here.book, member.parcel());
    CHECK(merged.refused.size() == (is_good ? 0U : 1U));
    CHECK(look_at(here.book, evening).has_value());
    CHECK(differences(here.book).empty());
  }
}

TEST_CASE("a player whose words are lost in one log is named by another's", "[roster]") {
  OneBook here;
  Forger member;
  member.write(player(id_called(here.book, "Anna"), "Anna"), 1);
  Parcel parcel = member.parcel();
  parcel.items[0].words.reset();
  const std::string before = money_in(here.book);
  CHECK(given(here.book, parcel).records == 1);
  CHECK(money_in(here.book) == before);
  CHECK(look_at(here.book, evening)->history.players.size() == 5);
}

}  // namespace strangers_test
