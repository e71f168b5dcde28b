// Adding an evening file to what a book has, as a function of both: there is no book here.
#include "kattegat/journal/importing/importing.hpp"

#include "kattegat/core/text/shortened.hpp"
#include "support/earlier_edition.hpp"
#include "support/imports.hpp"
#include "support/read_files.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace importing_test {

using kattegat::test::imports::added;
using kattegat::test::imports::adds;
using kattegat::test::imports::Asked;
using kattegat::test::imports::book_with;
using kattegat::test::imports::complaints;
using kattegat::test::imports::kinds;

namespace {

Evening usual(const std::string& entries) { return evening_in(ligeud_evening(1, entries)); }

void store(Night& night, const Addition& addition) {
  const std::int64_t were = night.rows;
  night.store(addition.new_records);
  night.book(addition.postings, were);
}
std::string voided_points(int n) { return R"({"void":{"why":"slip"},)" + agreed(n, "5").substr(1); }

}  // namespace

TEST_CASE("an id that a file gives to one table does not follow from what it says for another",
          "[journal]") {
  const auto two_tables = [](const std::string& id_of_second) {
    const std::string table =
        R"("game":"english-whist","seats":["Anna","Bo","Cai","Dea"],"entries":[]})";
    return evening_in(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                      R"("players":["Anna","Bo","Cai","Dea"],"sessions":[{)" +
                      table + ",{" + id_of_second + table + "]}");
  };
  const Night night;
  const Uuid of_first = *two_tables("").sessions.at(0).id;
  CHECK(complaints(adds(night, two_tables(""))).empty());
  CHECK(complaints(adds(night, two_tables(R"("id":")" + to_string(of_first) + "\","))) == "1/- id");
}

TEST_CASE("an entry without an id does not get that which the book has given to another's",
          "[journal]") {
  const Uuid follows = derived_uuid(uuid_of(2, 3), "entry 0");
  const Night night(with(agreed(1, "5"), id_of(3, 1), to_string(follows)));
  const std::string table = R"({"type":"note","text":"x"})";
  CHECK(complaints(adds(night, evening_in(with(ligeud_evening(1, table), id_of(2, 1),
                                               id_of(2, 3))))) == "0/0 id");
}

TEST_CASE("what counts otherwise is told of the evening as the book has it", "[journal]") {
  Night night(nine_made(1));
  const Evening file = usual(nine_made(1));
  const Follows first{night.items.below.front().record.hash};
  night.store({new_record(
      RecordKind::evening, night.evening, night.evening,
      EveningContents{evening_in(ligeud_evening(1, "", "2026-11-21")).keys, "Kroen", first})});
  static_cast<void>(
      night.store(voiding(night.before(), {uuid_of(3, 1), "twice", Force::no, ""}, uuid_of(4, 1))));
  const auto answer = adds(night, file);
  CHECK(added(answer).otherwise == 1);
  CHECK(added(answer).date + " " + added(answer).place == "2026-11-21 Kroen");
}

TEST_CASE("what the book has for other people than the file counts otherwise", "[journal]") {
  const Evening file = usual(nine_made(1));
  const auto otherwise = [&](const std::vector<std::string>& sat_so) {
    Night night(nine_made(1));
    static_cast<void>(night.store(
        reseating(night.before(), {sat_so, Reseat::people, "wrong chairs", Force::no})));
    const auto answer = adds(night, file);
    CHECK(kinds(added(answer)).empty());
    return added(answer).otherwise;
  };
  CHECK(otherwise({"Bo", "Anna", "Cai", "Dea"}) == 1);
  CHECK(otherwise({"Anna", "Dea", "Cai", "Bo"}) == 0);  // who have won alike
}

TEST_CASE("a new evening is added whole, with what its entries move", "[journal]") {
  const Night night;
  const auto answer =
      adds(night, evening_in(ligeud_evening(2, nine_made(7) + "," + agreed(8, "5"))));
  const Addition& addition = added(answer);
  CHECK(kinds(addition) == "evening player player player player player session entry entry");
  std::string moved;
  for (const Posting& one : addition.postings)
    moved += std::to_string(-1 - one.entry) + ":" + std::to_string(one.payer) + ">" +
             std::to_string(one.payee) + " " + to_string(one.points) + " ";
  CHECK(moved == "7:0>1 90 7:2>3 90 8:1>0 5 ");
}

TEST_CASE("what is there already is not added again", "[journal]") {
  Night night;
  const Evening evening = usual(nine_made(1) + "," + voided_points(2));
  store(night, added(adds(night, evening)));
  CHECK(is_booked(night));
  CHECK(added(adds(night, evening)).new_records.empty());
  CHECK(added(adds(night, evening)).postings.empty());

  // What the file lacks stays, and one entry more is one more.
  const auto more = adds(night, usual(agreed(3, "7")));
  CHECK(kinds(added(more)) == "entry");
  store(night, added(more));
  CHECK(is_booked(night));
  CHECK(night.before().sheet().entries.size() == 3);
}

TEST_CASE("a void in the file voids what stands, once", "[journal]") {
  Night night(nine_made(1));
  const Evening voided = usual(nine_made(1, R"(,"void":{"why":"slip"})"));
  const auto answer = adds(night, voided);
  CHECK(kinds(added(answer)) == "void");
  CHECK(said<DecisionContents>(added(answer).new_records.at(0)).of == uuid_of(3, 1));
  store(night, added(answer));
  CHECK(is_booked(night));
  CHECK(added(adds(night, voided)).new_records.empty());
  // Restored since, it stays so.
  static_cast<void>(night.store(
      restoring(night.before(), {uuid_of(3, 1), "it was right", Force::no, ""}, uuid_of(4, 1))));
  CHECK(added(adds(night, voided)).new_records.empty());
  // For another reason it is void anew; where the reason is forgotten, any may have been it.
  const Evening otherwise = usual(nine_made(1, R"(,"void":{"why":"not played"})"));
  CHECK(kinds(added(adds(night, otherwise))) == "void");
  for (Item& item : night.items.sessions.at(night.session).below)
    if (item.record.kind == RecordKind::voided) item.words.reset();
  CHECK(added(adds(night, voided)).new_records.empty());
  CHECK(added(adds(night, otherwise)).new_records.empty());
}

TEST_CASE("a void is heard of by a void, and not by what was restored for the same reason",
          "[journal]") {
  Night night(nine_made(1));
  static_cast<void>(
      night.store(voiding(night.before(), {uuid_of(3, 1), "twice", Force::no, ""}, uuid_of(4, 1))));
  static_cast<void>(night.store(
      restoring(night.before(), {uuid_of(3, 1), "slip", Force::no, ""}, uuid_of(4, 2))));
  const auto voided = [&](const std::string& why) {
    return kinds(added(adds(night, usual(nine_made(1, R"(,"void":{"why":")" + why + R"("})")))));
  };
  CHECK(voided("twice").empty());
  CHECK(voided("slip") == "void");
}

TEST_CASE("what is there with other contents is never changed", "[journal]") {
  const Night night(nine_made(1));
  const std::string same = ligeud_evening(1, nine_made(1));
  struct Row {
    std::string file, said;
    std::vector<Uuid> taken{};
  };
  const std::string other = ligeud_evening(2, nine_made(7));
  for (const Row& row : std::vector<Row>{
           {same, ""},
           {with(same, "2026-11-20", "2026-11-21"), "-/- id"},
           {with(same, "Klubben", "Kroen"), "-/- id"},
           {with(same, "0.10", "0.20"), "0/- id"},
           {with(same, R"("seats":["Anna","Bo")", R"("seats":["Bo","Anna")"), "0/- id"},
           {with(same, R"("tricks":9)", R"("tricks":10)"), "0/0 id"},
           {ligeud_evening(1, nine_made(1) + "," + agreed(2, "5")), "0/1 id", {uuid_of(3, 2)}},
           {other, "-/- id", {uuid_of(1, 2)}},
           {other, "0/- id", {uuid_of(2, 2)}},
           {other, "0/0 id", {uuid_of(3, 7)}},
           {ligeud_evening(2, nine_made(1)), "0/0 id"}}) {
    CAPTURE(row.file);
    CHECK(complaints(adds(night, evening_in(row.file), row.taken)) == row.said);
  }
}

TEST_CASE("who made a file from another evening's is told to take the ids out of it", "[journal]") {
  const Night night(nine_made(1));
  const auto word_for = [&](const Evening& file, const std::optional<Uuid>& of_session = {}) {
    Asked asked{night.people()};
    BookBefore book = book_with(night, file, {}, asked);
    book.what_has = [&, known = book.what_has](const Uuid& id) {
      UnderId under = known(id);
      under.evening = of_session;
      return under;
    };
    const auto answer = importing(file, book, Force::no);
    REQUIRE_FALSE(answer.has_value());
    return std::get<Refused>(answer.error()).complaints.at(0).violation.text.word;
  };
  const std::string next_week = with(ligeud_evening(1, ""), "2026-11-20", "2026-11-27");
  CHECK(word_for(evening_in(next_week)) == Word::import_other_evening);
  // The evening's own taken out, and the table's forgotten.
  const Evening file = evening_in(with(next_week, id_of(1, 1), id_of(1, 2)));
  CHECK(word_for(file, night.evening) == Word::import_elsewhere);
  CHECK(word_for(file) == Word::import_differs);  // what is no session of an evening
}

TEST_CASE("an entry that breaks a rule beside what was there is complained of", "[journal]") {
  const Night night(dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai"));
  CHECK(complaints(adds(night, usual(dealt(1, "Anna", "Bo") + "," + dealt(3, "Bo", "Dea")))) ==
        "0/2 dealer");
  CHECK(complaints(adds(night, usual(agreed(4, "3")))).empty());
}

TEST_CASE("by force it is taken in beside it, and told", "[journal]") {
  const Night night(dealt(1, "Anna", "Bo") + "," + dealt(2, "Bo", "Cai"));
  const Evening file = usual(dealt(1, "Anna", "Bo") + "," + dealt(3, "Bo", "Dea"));
  for (const bool is_again : {false, true}) {
    CAPTURE(is_again);
    Night there = night;
    if (is_again) there.store(added(adds(night, file, {}, Force::yes)).new_records);
    const auto answer = adds(there, file, {}, Force::yes);
    const Addition& addition = added(answer);
    CHECK(kinds(addition) == (is_again ? "" : "entry"));
    REQUIRE(addition.broken.has_value());
    REQUIRE(addition.broken->complaints.size() == 1);
    const Complaint& complaint = addition.broken->complaints.front();
    CHECK(*complaint.entry == 2);
    CHECK(id_of_entry(addition.broken->evening.sessions[0], 2) == uuid_of(3, 3));
  }
  CHECK_FALSE(added(adds(night, usual(agreed(4, "3")))).broken.has_value());
}

TEST_CASE("what an earlier edition of the rules allowed moves what it did", "[journal]") {
  const auto reading = read_evening(
      R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["A","B","C","D"],)"
      R"("sessions":[{"game":"esmakker-whist","seats":["A","B","C","D"],"entries":[)" +
      once_legal + "]}]}");
  REQUIRE(reading.has_value());
  Evening file = reading->evening;
  complete_ids(file, id_of_file(file), of_an_empty_book());
  REQUIRE(judge(file).complaints.size() == 1);
  const auto answer = adds(Night(), file, {}, Force::yes);
  CHECK(added(answer).broken->complaints.empty());
  Points moved{};
  for (const Posting& one : added(answer).postings) moved += one.points;
  CHECK(moved == Points{750});
}

TEST_CASE("an evening that cannot be read is damage", "[journal]") {
  Night night(nine_made(1));
  SECTION("no header") {
    std::erase_if(night.items.below,
                  [](const Item& item) { return item.record.kind == RecordKind::evening; });
  }
  SECTION("a header that is none") {
    for (Item& item : night.items.below)
      if (item.record.kind == RecordKind::evening) item.record.body = "{}";
  }
  CHECK(std::holds_alternative<kattegat::Damage>(adds(night, usual(nine_made(1))).error()));
}

TEST_CASE("the ids of the roster and the purse are no evening's and no table's", "[journal]") {
  const Night night;
  const std::string file = ligeud_evening(2, agreed(7, "5"));
  for (const Uuid& ours : {roster_id, purse_id}) {
    CHECK(complaints(adds(night, evening_in(with(file, id_of(1, 2), to_string(ours))))) ==
          "-/- id");
    CHECK(complaints(adds(night, evening_in(with(file, id_of(2, 2), to_string(ours))))) ==
          "0/- id");
  }
}

namespace {

// The night after Anna, or whoever has this place among the players, was forgotten.
Night forgotten_since(const std::string& name = "Anna", const std::string& entries = "") {
  Night night(entries);
  const Uuid gone = Night::id_of_player(name);
  night.roster = with_new_records({roster_id, {}, {}},
                                  {new_record(RecordKind::erasure, uuid_of(9, 90), roster_id,
                                              ErasureContents{{gone}, {}, "Zeta"})})
                     .below;
  for (Item& item : night.items.below)
    if (item.record.id == gone) item.words.reset();
  return night;
}
std::string note(const std::string& text) {
  return R"({"id":")" + id_of(3, 9) + R"(","type":"note","text":")" + text + "\"}";
}
std::string known_as(const std::string& name, const Uuid& id) {
  return R"("people":{")" + name + R"(":")" + to_string(id) + R"("},"players":)";
}
// What the file would say about somebody, beside the names of the night.
std::string names_in(const Addition& addition) {
  std::string list;
  for (const NewRecord& one : addition.new_records) {
    if (one.kind == RecordKind::player) list += said<PlayerContents>(one).name + " ";
    if (one.words) list += contains(one.words->text, "wine") ? one.words->text : "";
  }
  return list;
}

}  // namespace

TEST_CASE("who was forgotten does not come back by the id that a file still has", "[journal]") {
  const Night night = forgotten_since();
  const auto file = [](const std::string& name, const std::string& text) {
    std::string all = with(ligeud_evening(2, note(text)), R"("players":)",
                           known_as(name, Night::id_of_player("Anna")));
    for (std::size_t at = 0; (at = all.find("\"Anna\"", at)) != std::string::npos; ++at)
      all.replace(at, 6, "\"" + name + "\"");
    return evening_in(all);
  };
  const auto by_name = adds(night, file("Anna", "wine from Anna"));
  CHECK(names_in(added(by_name)) == "Zeta Bo Cai Dea Else ");
  const auto by_pseudonym = adds(night, file("Zeta", "wine from Zeta"));
  CHECK(names_in(added(by_pseudonym)) == "Zeta Bo Cai Dea Else {\"text\":\"wine from Zeta\"}");
}

TEST_CASE("who was forgotten since is known by the chair", "[journal]") {
  const Night night = forgotten_since();
  const auto adds_to = [](const Night& held, const std::string& text) {
    return adds(held, evening_in(text));
  };
  const std::string file = ligeud_evening(1, note("wine from Anna"));
  const auto answer = adds_to(night, file);
  CHECK(kinds(added(answer)) == "entry");
  CHECK(names_in(added(answer)).empty());
  // Whoever is written there, also under the new name, and whatever id a file gives.
  std::string zeta = with(file, R"(["Anna")", R"(["Zeta")");
  zeta = with(zeta, R"(["Anna")", R"(["Zeta")");
  CHECK(names_in(added(adds_to(night, with(zeta, "wine from Anna", "wine from Zeta")))) ==
        R"({"text":"wine from Zeta"})");
  CHECK(kinds(added(adds_to(
            night, with(file, R"("players":)", known_as("Anna", uuid_of(9, 3)))))) == "entry");
  // But where another sits beside, it may be another table.
  std::string beside = with(file, R"("Bo")", R"("Gro")");
  beside = with(beside, R"("Bo")", R"("Gro")");
  CHECK(complaints(adds_to(night, beside)) == "0/- id");
  // And nobody is who still has a name.
  CHECK(complaints(adds_to(Night(), zeta)) == "0/- id");
}

TEST_CASE("two who were forgotten are both known by their chairs", "[journal]") {
  Night night = forgotten_since();
  const Night other = forgotten_since("Bo");
  night.roster.insert(night.roster.end(), other.roster.begin(), other.roster.end());
  night.roster.back().record.hash[0] ^= 1;
  for (Item& item : night.items.below)
    if (item.record.id == Night::id_of_player("Bo")) item.words.reset();
  CHECK(kinds(added(adds(night, evening_in(ligeud_evening(1, note("wine")))))) == "entry");
}

TEST_CASE("who was forgotten and sat nowhere is known by the place in the list", "[journal]") {
  const Night night = forgotten_since("Else");
  const std::string file = ligeud_evening(1, note("wine from Else"));
  const auto answer = adds(night, evening_in(file));
  CHECK(kinds(added(answer)) == "entry");
  CHECK(names_in(added(answer)).empty());
  // Who sits at a table that is new here is somebody else.
  const std::string table =
      R"({"id":")" + id_of(2, 3) +
      R"(","game":"ligeud","seats":["Anna","Bo","Cai","Else"],"entries":[]},)";
  const auto seated =
      adds(night, evening_in(with(file, R"("sessions":[)", R"("sessions":[)" + table)));
  CHECK(kinds(added(seated)) == "player session entry");
  // And so is whoever stands in the place of one who still has a name.
  const auto gro = adds(Night(), evening_in(with(file, R"("Else")", R"("Gro")")));
  CHECK(kinds(added(gro)) == "player entry");
}

TEST_CASE("who is new in the place of one who was forgotten is taken for nobody else",
          "[journal]") {
  const Night night = forgotten_since("Else");
  const std::string file =
      with(ligeud_evening(1, note("Finn owes wine")), R"("Else")", R"("Finn")");
  const std::string text = R"({"text":"Finn owes wine"})";
  const auto adds_to_it = [&](const std::string& says) { return adds(night, evening_in(says)); };
  CHECK(names_in(added(adds_to_it(file))).empty());  // there he may be the other, by another name
  // Not with an id of his own.
  const auto by_id = adds_to_it(with(file, R"("players":)", known_as("Finn", uuid_of(9, 3))));
  CHECK(names_in(added(by_id)) == "Finn " + text);
  // Nor where the file has the other, too: by the pseudonym, or by an id.
  const auto beside = adds_to_it(with(file, R"("Finn")", R"("Finn","Zeta")"));
  CHECK(names_in(added(beside)) == "Finn " + text);
  const auto by_her_id =
      adds_to_it(with(with(file, R"("Finn")", R"("Finn","Ella")"), R"("players":)",
                      known_as("Ella", Night::id_of_player("Else"))));
  CHECK(names_in(added(by_her_id)) == "Finn " + text);
}

TEST_CASE("a player of the evening is who the file says by an id", "[journal]") {
  const std::string file = ligeud_evening(1, "");
  const auto with_people = [](const std::string& text, const std::string& people) {
    return evening_in(with(text, R"("players":)", R"("people":{)" + people + R"(},"players":)"));
  };
  const std::string anna = "\"" + to_string(Night::id_of_player("Anna")) + "\"",
                    bo = "\"" + to_string(Night::id_of_player("Bo")) + "\"",
                    other = "\"" + id_of(9, 3) + "\"";
  const Night night;
  // Under another name, also under that which somebody else has here.
  std::string bob = with(file, R"("Bo")", R"("Bob")");
  bob = with(bob, R"("Bo")", R"("Bob")");
  CHECK(kinds(added(adds(night, with_people(bob, R"("Bob":)" + bo)))).empty());
  std::string swapped = with(file, R"(["Anna","Bo")", R"(["Bo","Anna")");
  swapped = with(swapped, R"(["Anna","Bo")", R"(["Bo","Anna")");
  CHECK(kinds(added(adds(night, with_people(swapped, R"("Bo":)" + anna + R"(,"Anna":)" + bo))))
            .empty());
  // Whom it knew by the name is said to be that one, once.
  Night told;
  store(told, added(adds(told, with_people(file, R"("Bo":)" + other))));
  CHECK(told.items.below.back().record.kind == RecordKind::player);
  CHECK(told.items.below.back().record.id == uuid_of(9, 3));
  CHECK(kinds(added(adds(told, with_people(file, R"("Bo":)" + other)))).empty());
  // By the other id, too; at one table the two are not two.
  CHECK(kinds(added(adds(told, with_people(file, R"("Bo":)" + bo)))).empty());
  const std::string with_bodil =
      with(with(file, R"("Else"])", R"("Else","Bodil"])"), R"("sessions":[)",
           R"("sessions":[{"id":")" + id_of(2, 3) +
               R"(","game":"ligeud","seats":["Bo","Bodil","Cai","Dea"],"entries":[]},)");
  CHECK(complaints(adds(told, with_people(with_bodil, R"("Bodil":)" + bo))) == "-/- people");
  // And is nobody else from then on.
  CHECK(complaints(adds(told, with_people(file, R"("Bo":")" + id_of(9, 4) + "\""))) == "0/- id");
  // Who is new by an id is known by it.
  const auto gro =
      adds(night, with_people(with(file, R"("Else")", R"("Gro")"), R"("Gro":)" + other));
  CHECK(kinds(added(gro)) == "player");
  CHECK(added(gro).new_records.at(0).id == uuid_of(9, 3));
  CHECK(said<PlayerContents>(added(gro).new_records.at(0)).by_id);
  // No evening is a person.
  const std::string second = ligeud_evening(2, "");
  for (const Uuid& evening : {uuid_of(1, 1), uuid_of(1, 2)})
    CHECK(complaints(adds(night, with_people(second, R"("Bo":")" + to_string(evening) + "\""))) ==
          "-/- people");
}

TEST_CASE("who was given a name is whom a file means by it, if nobody always had it", "[journal]") {
  const Night night;
  const auto adds_where = [&](const std::vector<Person>& people, const std::string& file,
                              const Items& roster = {}) {
    Asked asked{{Roster(roster), ByAnyId(people)}};
    const Evening evening = evening_in(file);
    return kinds(added(importing(evening, book_with(night, evening, {}, asked), Force::no)));
  };
  const auto called = [](const std::string& name, int id) {
    Person one;
    one.ids = {uuid_of(6, id)};
    one.name = name;
    one.is_given_the_name = true;
    return one;
  };
  const auto marked = [&](bool Person::*what, bool how) {
    Person one = called("Else", 1);
    one.*what = how;
    return one;
  };
  const std::string file = ligeud_evening(2, ""),
                    usual = "evening player player player player player";
  CHECK(adds_where({called("Bo", 2), called("Else", 1)}, file) ==
        "evening player player fusion player player player fusion session");
  CHECK(adds_where({called("Eli", 1)}, file) == usual + " session");
  CHECK(adds_where({called("Else", 1)},
                   with(file, R"("players":)", known_as("Else", uuid_of(9, 3)))) ==
        usual + " session");
  for (const Person& one : {marked(&Person::by_id, true), marked(&Person::erased, true),
                            marked(&Person::is_given_the_name, false)})
    CHECK(adds_where({one}, file) == usual + " session");
  CHECK(adds_where({called("Else", 1), called("Else", 2)}, file) == usual + " session");
  // Where this log has given the name, its own records say so already.
  const auto named = [](int id) {
    return with_new_records({roster_id, {}, {}},
                            {new_record(RecordKind::name, uuid_of(6, id), roster_id,
                                        NameContents{"Else", false, {}})})
        .below;
  };
  CHECK(adds_where({called("Else", 1)}, file, named(1)) == usual + " session");
  CHECK(adds_where({called("Else", 1)}, file, named(2)) == usual + " fusion session");
}

TEST_CASE("a correction more follows as many that are known as a record can hold", "[journal]") {
  const std::vector<std::string> seats{"Anna", "Bo", "Cai", "Dea"}, numbers = numbers_as_names(4);
  const auto entry = [](const Uuid& id, bool is_void) {
    return with(is_void ? voided_points(1) : agreed(1, "5"), id_of(3, 1), to_string(id));
  };
  std::vector<Uuid> ids{uuid_of(3, 1)};
  const auto read = read_entry<Ligeud>(json_of(agreed(1, "5")), seats);
  const std::string says = what_is_said<Ligeud>(read.entry, numbers);
  while (ids.size() < follows_limit + 3) ids.push_back(correction_id(ids.back(), says, 0));
  const auto corrected = [&](std::size_t times) {
    std::string entries;
    for (std::size_t i = 0; i < times; ++i) entries += entry(ids[i], true) + ",";
    return usual(entries + entry(ids[times], false));
  };
  Night night(entry(ids.front(), false));
  store(night, added(adds(night, corrected(follows_limit + 1))));
  const Addition more = added(adds(night, corrected(follows_limit + 2)));
  REQUIRE(kinds(more) == "correction");
  const Follows known = said<CorrectionContents>(more.new_records.front()).follows;
  CHECK(known.size() == follows_limit);
  CHECK(known.back() == night.items.sessions.at(night.session).below.back().record.hash);
}

TEST_CASE("why an entry was corrected is the same reason where a row has its beginning alone",
          "[journal]") {
  const std::vector<std::string> seats{"Anna", "Bo", "Cai", "Dea"}, numbers = numbers_as_names(4);
  const auto read = read_entry<Ligeud>(json_of(agreed(1, "5")), seats);
  const std::string says = what_is_said<Ligeud>(read.entry, numbers), reason(1200, 'x');
  const Uuid entry = uuid_of(3, 1), first = correction_id(entry, says, 0),
             second = correction_id(first, says, 0), third = correction_id(entry, says, 1);
  const auto row = [](const Uuid& id, const std::string& why) {
    const std::string points = why.empty() ? agreed(1, "5") : with(voided_points(1), "slip", why);
    return with(points, id_of(3, 1), to_string(id));
  };
  const auto brings = [&](const std::string& why_second) {
    return kinds(added(adds(Night(), usual(row(entry, reason) + "," + row(first, "slip") + "," +
                                           row(second, why_second) + "," + row(third, "")))));
  };
  CHECK(brings(shortened(reason)) == "entry correction correction correction");
  CHECK(brings("it was right") == "entry correction correction correction restore");
}

TEST_CASE("an evening gets no more players than one may have", "[journal]") {
  const auto more = [](int n, std::size_t players) {
    std::string names;
    for (std::size_t i = 0; i < players; ++i)
      names += (i > 0 ? ",\"P" : "\"P") + std::to_string(i) + "\"";
    return evening_in(R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
                      R"(","date":"2026-11-20","place":"Klubben","players":[)" + names +
                      R"(],"sessions":[]})");
  };
  const Night night;  // of five
  CHECK(complaints(adds(night, more(1, players_max - 5))).empty());
  CHECK(complaints(adds(night, more(1, players_max - 4))) == "-/- players");
  CHECK(complaints(adds(night, more(2, players_max))).empty());
}

TEST_CASE("who plays in other parts of the evening, or is here already, takes nobody's room",
          "[journal]") {
  const auto crowded = [](int evening) {
    Night night;
    night.items.parts.insert(uuid_of(1, 5));
    for (int n = 0; n < static_cast<int>(players_max); ++n)
      night.store({new_record(RecordKind::player, uuid_of(6, n), uuid_of(1, evening),
                              PlayerContents{"Guest " + std::to_string(n), true})});
    return night;
  };
  const std::string file = ligeud_evening(1, ""), one_more = with(file, "Else", "Frode");
  CHECK(kinds(added(adds(crowded(5), evening_in(one_more)))) == "player");
  CHECK(complaints(adds(crowded(1), evening_in(one_more))) == "-/- players");
  CHECK(complaints(adds(crowded(1), evening_in(file))).empty());
}

TEST_CASE("what another book has brought leaves room for ours", "[journal]") {
  Night night(agreed(1, "5"));
  night.note_by_another(entries_limit);
  const std::string another = R"({"type":"note","text":"ours"})";
  CHECK(complaints(adds(night, usual(agreed(1, "5") + "," + another))).empty());
  for (int n = 0; n < static_cast<int>(players_max); ++n) {
    night.store({new_record(RecordKind::player, uuid_of(6, n), night.evening,
                            PlayerContents{"Stranger " + std::to_string(n), true})});
    night.items.below.back().record.origin = uuid_of(8, 1);
  }
  CHECK(complaints(adds(night, usual(with(another, "ours", "later")))).empty());
  Evening evening = usual("");
  evening.players.push_back("Frode");
  evening.people.emplace_back();
  CHECK(complaints(adds(night, evening)).empty());
}

}  // namespace importing_test
