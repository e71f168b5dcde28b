// What the roster is asked, as functions of what is known of people.
#include "kattegat/journal/naming/naming.hpp"
#include "kattegat/journal/naming/free_names.hpp"
#include "kattegat/journal/naming/fusing.hpp"
#include "kattegat/journal/naming/retiring.hpp"
#include "kattegat/journal/naming/separating.hpp"
#include "kattegat/languages/languages.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace naming_test {

namespace {

// Anna, Bo, Cai and Dea have sat at one table, Else came; and Ana and Bosse came another evening.
struct Known {
  Items headers = Night().items.below;
  std::vector<NewRecord> roster;

  Known() {
    EveningItems other{uuid_of(1, 2), {}, {}};
    const auto date = json_of(R"({"date":"2026-11-27"})");
    std::vector<NewRecord> new_records{
        new_record(RecordKind::evening, other.id, other.id,
                   EveningContents{EveningKeys(*date.as<Json::Object>()), "", {}})};
    for (const auto& [n, name] : {std::pair(6, "Ana"), std::pair(7, "Bosse")})
      new_records.push_back(
          new_record(RecordKind::player, uuid_of(7, n), other.id, PlayerContents{name, false}));
    other = with_new_records(std::move(other), new_records);
    headers.insert(headers.end(), other.below.begin(), other.below.end());
  }
  [[nodiscard]] Items records() const {
    return with_new_records({roster_id, {}, {}}, roster).below;
  }
  [[nodiscard]] RecordsOfPeople recorded() const { return {Roster(records()), headers}; }
  [[nodiscard]] Person person(const std::string& name) const {
    const RecordsOfPeople now = recorded();
    for (const Person& one : now.everybody)
      if (one.name == name) return one;
    FAIL("nobody is called " + name);
    return {};
  }
  // One more evening, to which these came.
  void add_evening(const std::vector<std::pair<int, PlayerContents>>& players) {
    const Uuid third = uuid_of(1, 3);
    const auto date = json_of(R"({"date":"2026-11-28"})");
    std::vector<NewRecord> came{
        new_record(RecordKind::evening, third, third,
                   EveningContents{EveningKeys(*date.as<Json::Object>()), "", {}})};
    for (const auto& [n, player] : players)
      came.push_back(new_record(RecordKind::player, uuid_of(7, n), third, player));
    const Items below = with_new_records({third, {}, {}}, came).below;
    headers.insert(headers.end(), below.begin(), below.end());
  }
  void add(const NewRecords& change) {
    REQUIRE(change.has_value());
    roster.insert(roster.end(), change->begin(), change->end());
  }
  [[nodiscard]] std::string names() const {
    std::string list;
    const RecordsOfPeople now = recorded();
    for (const Person& one : now.everybody) list += (list.empty() ? "" : " ") + one.name;
    return list;
  }
};

// Why not; "" when there is nothing against it.
std::string why(const NewRecords& change) {
  return change ? "" : say(change.error().text, Language::english);
}
std::string sentence(const Text& text) { return say(text, Language::english); }

}  // namespace

TEST_CASE("a name is refused that is no name, somebody's, or looks like somebody's", "[journal]") {
  const Known known;
  const RecordsOfPeople recorded = known.recorded();
  struct Row {
    std::string who, to;
    std::optional<Text> plainly, forced;
  };
  const auto no_name = [](const std::string& to) { return text(Word::roster_no_name, to); };
  const std::string anna = "Anna", bo = "Bo", capitals = "ANNA";
  const std::vector<Row> table{
      {"Else", "Elsa", {}, {}},
      {"Else", "", no_name(""), no_name("")},
      {"Else", "Bo", text(Word::roster_name_taken, bo), text(Word::roster_name_taken, bo)},
      {"Anna", "Bo", text(Word::roster_two_people, anna, bo),
       text(Word::roster_two_people, anna, bo)},
      {"Else", "ANNA", text(Word::roster_alike, capitals, anna), {}},
      {"Anna", "ANNA", {}, {}},
      {"Anna", "Anna", {}, {}}};
  for (const Row& row : table) {
    CAPTURE(row.who, row.to);
    const auto expected = [](const std::optional<Text>& text) {
      return text ? sentence(*text) : "";
    };
    const Person person = known.person(row.who);
    CHECK(why(renaming(recorded, person, row.to, Force::no)) == expected(row.plainly));
    CHECK(why(renaming(recorded, person, row.to, Force::yes)) == expected(row.forced));
  }
}

TEST_CASE("a new name follows the last one, for every id of the person", "[journal]") {
  Known known;
  known.add(renaming(known.recorded(), known.person("Bosse"), "Bo B", Force::no));
  CHECK(known.names() == "Ana Anna Bo Bo B Cai Dea Else");
  const Hash last = known.records().back().record.hash;
  const auto again = renaming(known.recorded(), known.person("Bo B"), "Bosse", Force::no);
  REQUIRE(again.has_value());
  REQUIRE(again->size() == 1);
  CHECK(again->front().id == uuid_of(7, 7));
  CHECK(said<NameContents>(again->front()).follows == Follows{last});
}

TEST_CASE("of two names that were given apart one is kept by being given again", "[journal]") {
  Known known;
  for (const char* name : {"Bo B", "Bo C"})
    known.roster.push_back(
        new_record(RecordKind::name, uuid_of(7, 7), roster_id, NameContents{name, false, {}}));
  const auto apart = known.recorded().roster.name_decisions(uuid_of(7, 7));
  REQUIRE(apart.is_in_conflict());
  const std::string holds = *known.recorded().roster.name(uuid_of(7, 7));
  known.add(renaming(known.recorded(), known.person(holds), holds, Force::no));
  CHECK(known.roster.size() == 3);
  CHECK_FALSE(known.recorded().roster.name_decisions(uuid_of(7, 7)).is_in_conflict());
  CHECK(renaming(known.recorded(), known.person(holds), holds, Force::no)->empty());
}

TEST_CASE("who is one by a name stays one when it is given up", "[journal]") {
  Known known;
  known.add(std::vector{
      new_record(RecordKind::name, uuid_of(7, 7), roster_id, NameContents{"Ana", false, {}})});
  REQUIRE(known.person("Ana").ids == std::vector{uuid_of(7, 6), uuid_of(7, 7)});
  const auto change = renaming(known.recorded(), known.person("Ana"), "Anita", Force::no);
  REQUIRE(change.has_value());
  REQUIRE(change->size() == 3);
  CHECK(change->front().kind == RecordKind::fusion);
  CHECK(change->front().id == uuid_of(7, 7));
  CHECK(said<FusionContents>(change->front()).with == uuid_of(7, 6));
}

TEST_CASE("who have nothing in common but that they came as guests are made one all the same",
          "[journal]") {
  Known known;
  known.add_evening({{6, {"Ana", false, true}}, {7, {"Bosse", false, true}}});
  known.add(std::vector{
      new_record(RecordKind::name, uuid_of(7, 7), roster_id, NameContents{"Ana", false, {}})});
  REQUIRE(known.person("Ana").ids == std::vector{uuid_of(7, 6), uuid_of(7, 7)});
  known.add(renaming(known.recorded(), known.person("Ana"), "Anita", Force::no));
  CHECK(known.names() == "Anita Anna Bo Cai Dea Else");
  CHECK(known.recorded().roster.fusions().whom(uuid_of(7, 7)) == uuid_of(7, 6));
}

TEST_CASE("whom somebody was made one with is made one for both when their name is given up",
          "[journal]") {
  // Who was, and with whom: also one that stands in the roster alone.
  const auto [fused, whom] = GENERATE(std::pair(8, 7), std::pair(7, 9));
  CAPTURE(fused, whom);
  Known known;
  known.add_evening({{8, {"Bodil", false}}});
  const Uuid first = uuid_of(7, 10);  // with whom Ana was made one
  for (const auto& [id, with] :
       {std::pair(uuid_of(7, 6), first), std::pair(uuid_of(7, fused), uuid_of(7, whom))})
    known.add(
        std::vector{new_record(RecordKind::name, with, roster_id, NameContents{"Ana", false, {}}),
                    new_record(RecordKind::fusion, id, roster_id, FusionContents{with, {}})});
  const std::vector<Uuid> all{first, uuid_of(7, 6), uuid_of(7, std::min(fused, whom)),
                              uuid_of(7, std::max(fused, whom))};
  REQUIRE(known.person("Ana").ids == all);
  const auto change = renaming(known.recorded(), known.person("Ana"), "Anita", Force::no);
  REQUIRE(change.has_value());
  REQUIRE(change->size() == 5);  // that, and what each is called from now on
  CHECK(change->front().id == uuid_of(7, whom));
  CHECK(said<FusionContents>(change->front()).with == first);
  known.add(change);
  CHECK(known.person("Anita").ids == all);
  CHECK(known.recorded().roster.fusions().whom(uuid_of(7, fused)) == first);
}

TEST_CASE("who gets a number, or is retired, stands in the roster by name first", "[journal]") {
  const std::string swish = "0701234567";
  Known known;
  const auto number =
      *giving_numbers(known.recorded().roster, known.person("Anna"), {{NumberKind::swish, swish}});
  REQUIRE(number.size() == 2);
  CHECK(said<NameContents>(number[0]).name == "Anna");
  CHECK(said<NumberContents>(number[1]).follows.empty());
  known.add(number);
  const Hash last = known.records().back().record.hash;
  const auto other = *giving_numbers(known.recorded().roster, known.person("Anna"),
                                     {{NumberKind::swish, "0709999999"}});
  REQUIRE(other.size() == 1);
  CHECK(said<NumberContents>(other[0]).follows == Follows{last});
  const auto mobile = *giving_numbers(known.recorded().roster, known.person("Anna"),
                                      {{NumberKind::mobilepay, "20123456"}});
  CHECK(said<NumberContents>(mobile.at(0)).follows.empty());  // another thing

  const auto gone = retiring(known.recorded(), known.person("Bo"), true);
  REQUIRE(gone.size() == 2);
  known.add(gone);
  CHECK(known.person("Bo").retired);
}

TEST_CASE("what is said of somebody is said of whom the others were found to be",
          "[journal][people]") {
  // Two tablets have written one evening: Ana is two ids, of which one was found to be Annika.
  const int fused = GENERATE(6, 8);
  CAPTURE(fused);
  Known known;
  known.add_evening({{6, {"Ana", false}}, {8, {"Ana", false}}});
  const Uuid annika = uuid_of(7, 9);
  known.add(std::vector{
      new_record(RecordKind::name, annika, roster_id, NameContents{"Annika", false, {}}),
      new_record(RecordKind::fusion, uuid_of(7, fused), roster_id, FusionContents{annika, {}})});
  REQUIRE(known.person("Annika").ids == std::vector{annika, uuid_of(7, 6), uuid_of(7, 8)});
  known.add(giving_numbers(known.recorded().roster, known.person("Annika"),
                           {{NumberKind::swish, "0701234567"}}));
  known.add(separating(known.recorded(), "Ana"));
  CHECK(known.person("Annika").number(NumberKind::swish) == "0701234567");
  CHECK(known.person("Ana").ids == std::vector{uuid_of(7, 6), uuid_of(7, 8)});
  CHECK(known.person("Ana").numbers.empty());
}

TEST_CASE("two are one, unless they have sat together, and two again", "[journal]") {
  Known known;
  const std::string anna = "Anna", bo = "Bo", ana = "Ana";
  const RecordsOfPeople recorded = known.recorded();
  CHECK(why(fusing(recorded, known.person("Anna"), known.person("Anna"))) ==
        sentence(text(Word::roster_same_person, anna, anna)));
  CHECK(why(fusing(recorded, known.person("Anna"), known.person("Bo"))) ==
        sentence(text(Word::roster_two_people, anna, bo)));
  const auto apart = separating(recorded, "Ana");
  CHECK(why(apart) == sentence(text(Word::roster_not_fused, ana)));
  CHECK(apart.error().is_missing);

  known.add(fusing(recorded, known.person("Ana"), known.person("Anna")));
  CHECK(known.names() == "Anna Bo Bosse Cai Dea Else");
  CHECK(known.person("Anna").also == std::vector{ana});
  const Hash last = known.records().back().record.hash;
  for (const std::string& called : {ana, id_of(7, 6)}) {
    const auto again = separating(known.recorded(), called);
    REQUIRE(again.has_value());
    REQUIRE(again->size() == 1);
    CHECK(said<FusionContents>(again->front()).follows == Follows{last});
    CHECK_FALSE(said<FusionContents>(again->front()).with.has_value());
  }
  known.add(separating(known.recorded(), "Ana"));
  CHECK(known.names() == "Ana Anna Bo Bosse Cai Dea Else");

  // With all ids that they had, whichever of them is given.
  Known twice;
  twice.add_evening({{8, {"Ana", false}}});
  twice.add(fusing(twice.recorded(), twice.person("Ana"), twice.person("Anna")));
  CHECK(twice.names() == "Anna Bo Bosse Cai Dea Else");
  for (const int id : {6, 8}) CHECK(separating(twice.recorded(), id_of(7, id))->size() == 2);

  // Two books have fused them the one way and the other.
  Known circle;
  for (const auto& [id, with] : {std::pair(6, 1), std::pair(1, 6)})
    circle.add(std::vector{new_record(RecordKind::fusion, uuid_of(7, id), roster_id,
                                      FusionContents{uuid_of(7, with), {}})});
  CHECK(separating(circle.recorded(), "Ana")->size() == 2);
  circle.add(separating(circle.recorded(), "Ana"));
  CHECK(circle.names() == "Ana Anna Bo Bosse Cai Dea Else");

  // Two who came as guests, which is no name, are not one for that.
  Known guests;
  guests.add_evening({{6, {"Ana", false, true}}, {7, {"Bosse", false, true}}});
  for (const char* name : {"Ana", "Bosse"})
    guests.add(fusing(guests.recorded(), guests.person(name), guests.person("Anna")));
  CHECK(separating(guests.recorded(), id_of(7, 6))->size() == 1);

  // Evenings that were joined are none of the people.
  known.add(std::vector{
      new_record(RecordKind::fusion, uuid_of(1, 2), roster_id, FusionContents{uuid_of(1, 1), {}})});
  CHECK(why(separating(known.recorded(), id_of(1, 2))) ==
        sentence(text(Word::roster_not_fused, id_of(1, 2))));
}

TEST_CASE("what has made two one is taken back, and nothing else", "[journal]") {
  Known known;
  known.add(fusing(known.recorded(), known.person("Bosse"), known.person("Ana")));
  const Person ana = known.person("Ana"), anna = known.person("Anna");
  const Fused fused = to_be_fused(known.recorded().roster, ana, anna);
  known.add(fusing(known.recorded(), ana, anna));
  REQUIRE(known.names() == "Anna Bo Cai Dea Else");
  SECTION("who was one before is so again") {
    known.add(unfusing(known.recorded().roster, fused));
    CHECK(known.names() == "Ana Anna Bo Cai Dea Else");
    CHECK(has_id(known.person("Ana"), uuid_of(7, 7)));
    CHECK(known.person("Anna").ids == anna.ids);
    CHECK(unfusing(known.recorded().roster, fused).empty());
  }
  SECTION("what has been said since stands") {
    const Roster roster = known.recorded().roster;
    known.add(std::vector{new_record(
        RecordKind::fusion, uuid_of(7, 7), roster_id,
        FusionContents{std::nullopt, roster.fusion_decisions().follows(uuid_of(7, 7))})});
    known.add(unfusing(known.recorded().roster, fused));
    CHECK(known.names() == "Ana Anna Bo Bosse Cai Dea Else");
  }
}

TEST_CASE("of several who are called alike none is taken for who is meant", "[journal]") {
  Known known;
  const auto named = [](int n, const std::string& name) {
    return new_record(RecordKind::name, uuid_of(7, n), roster_id, NameContents{name, true, {}});
  };
  known.add(std::vector{named(6, "Ib")});
  const auto taken = [&] { return taking_in(known.recorded(), "Ib", Force::yes, uuid_of(9, 1)); };
  REQUIRE(taken().has_value());
  CHECK(taken()->id == uuid_of(7, 6));
  known.add(std::vector{named(7, "Ib")});
  REQUIRE(known.names() == "Anna Bo Cai Dea Else Ib Ib");
  REQUIRE_FALSE(taken().has_value());
  CHECK(sentence(taken().error().text) ==
        sentence(text(Word::roster_several, std::string("Ib"), id_of(7, 6) + ", " + id_of(7, 7))));
}

TEST_CASE("a name that looks like one that somebody had before is asked about",
          "[journal][people]") {
  Person anna;
  anna.name = "Anna";
  anna.also = {"Hanne"};
  CHECK(namesake("hanne", {anna}) == "Hanne");
  CHECK(namesake("ANNA", {anna}) == "Anna");
  CHECK_FALSE(namesake("Anna", {anna}).has_value());
  CHECK_FALSE(namesake("Bo", {anna}).has_value());
}

}  // namespace naming_test
