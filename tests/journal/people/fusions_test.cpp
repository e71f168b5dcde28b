// Who is one with whom by the roster, who has been forgotten, and whom a log has called so.
#include "kattegat/journal/people/roster.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace fusions_test {

namespace {

Uuid id(int person) { return uuid_of(7, person); }
NewRecord fused(int person, std::optional<int> with) {
  return new_record(RecordKind::fusion, id(person), roster_id,
                    FusionContents{with ? std::optional(id(*with)) : std::nullopt, {}});
}
NewRecord forgotten_as(int person, const std::string& pseudonym) {
  return new_record(RecordKind::erasure, uuid_of(6, person), roster_id,
                    ErasureContents{{id(person)}, {}, pseudonym});
}
NewRecord called(int person, const std::string& name, bool by_id = false) {
  return new_record(RecordKind::name, id(person), roster_id, NameContents{name, by_id, {}});
}
NewRecord swish(const std::string& number, Follows follows = {}) {
  return new_record(RecordKind::number, id(1), roster_id,
                    NumberContents{NumberKind::swish, number, std::move(follows)});
}
// One record after the other, in one log, from number 1 on.
Items items_of(const std::vector<NewRecord>& records) {
  Items items;
  std::int64_t number = 0;
  for (const NewRecord& one : records) {
    ++number;
    items.push_back(as_if_stored(one, number, number, {uuid_of(9, 1), number}));
  }
  return items;
}
Roster roster_of(const std::vector<NewRecord>& records) { return Roster(items_of(records)); }

struct Led {
  const char* about;
  std::vector<NewRecord> records;
  int person, whom;
};

}  // namespace

TEST_CASE("a fusion leads to who nobody else is", "[journal]") {
  for (const Led& one : std::vector<Led>{
           {"nothing is said", {}, 2, 2},
           {"of another", {fused(2, 1)}, 3, 3},
           {"at once", {fused(2, 1)}, 2, 1},
           {"by way of another", {fused(3, 2), fused(2, 1)}, 3, 1},
           {"in a circle to the least", {fused(3, 2), fused(2, 3)}, 3, 2},
           {"to nobody who has been forgotten", {fused(2, 1), forgotten_as(1, "X")}, 2, 2},
           {"nor from one", {fused(2, 1), forgotten_as(2, "X")}, 2, 2}}) {
    CAPTURE(one.about);
    CHECK(roster_of(one.records).fusions().whom(id(one.person)) == id(one.whom));
  }
}

TEST_CASE("all who are one are found by any of them", "[journal]") {
  const Roster roster = roster_of({fused(3, 2), fused(2, 1), fused(5, 4)});
  const std::vector<Uuid> three{id(1), id(2), id(3)};
  for (const Uuid& one : three) CHECK(roster.fusions().all_fused_with({one}) == three);
  CHECK(roster.fusions().all_fused_with({id(6)}) == std::vector<Uuid>{id(6)});
  CHECK(roster.unfused().fusions().all_fused_with({id(2)}) == std::vector<Uuid>{id(2)});
  CHECK(roster.fusion_decisions().held().size() == 3);
}

TEST_CASE("of whoever has been forgotten the pseudonym is known, and no name", "[journal]") {
  const Roster roster = roster_of({called(1, "Anna"), forgotten_as(1, "X"), called(2, "Bo")});
  CHECK(roster.forgotten().as_whom(id(1)) == id(1));
  CHECK(roster.forgotten().has(std::vector<Uuid>{id(2), id(1)}));
  CHECK_FALSE(roster.forgotten().has(id(2)));
  CHECK(roster.name(id(1)) == "X");
  CHECK(roster.name(id(2)) == "Bo");
  CHECK(roster.name(id(3)) == std::nullopt);
  CHECK(roster.mentioned() == std::set<Uuid>{id(1), id(2)});
}

TEST_CASE("a number whose words are not here is none, and does not bring back the one before",
          "[journal]") {
  const NewRecord first = swish("0701234567");
  const Hash seen = items_of({first}).front().record.hash;
  for (const Follows& follows : {Follows{seen}, Follows{}}) {
    CAPTURE(follows.size());
    Items items = items_of({first, swish("0709999999", follows)});
    CHECK(Roster(items).number(id(1), NumberKind::swish) == "0709999999");
    items.back().words.reset();
    const Roster lost(items);
    CHECK(lost.number(id(1), NumberKind::swish).empty());
    CHECK(lost.numbers(id(1)).empty());
    CHECK_FALSE(lost.number_decisions(id(1), NumberKind::swish).is_in_conflict());
    // Until it is given again.
    const NewRecord again =
        swish("0705555555", lost.number_decisions(id(1), NumberKind::swish).follows());
    items.push_back(as_if_stored(again, 3, 3, {uuid_of(9, 1), 3}));
    const Roster given(items);
    CHECK(given.number(id(1), NumberKind::swish) == "0705555555");
    CHECK_FALSE(given.number_decisions(id(1), NumberKind::swish).is_in_conflict());
  }
  // Taken out, it is none.
  CHECK(roster_of({first, swish("")}).number(id(1), NumberKind::swish).empty());
}

TEST_CASE("a number whose words are not here is in conflict with none", "[journal]") {
  for (const std::size_t which : {0U, 1U, 2U}) {
    CAPTURE(which);
    Items items = items_of({swish("0701234567"), swish("0705555555"), swish("0709999999")});
    items[which].words.reset();
    const Roster roster(items);
    const auto conflict =
        roster.number_decisions(id(1), NumberKind::swish).conflict(RecordKind::number, id(1));
    REQUIRE(conflict.has_value());  // of the other two
    REQUIRE(conflict->sides.size() == 2);
    for (const Side& side : conflict->sides) CHECK(side.item.words.has_value());
  }
  Items items = items_of({swish("0701234567"), swish("0709999999")});
  items.front().words.reset();
  const Roster roster(items);
  CHECK(roster.number(id(1), NumberKind::swish) == "0709999999");
  CHECK_FALSE(roster.number_decisions(id(1), NumberKind::swish).is_in_conflict());
}

TEST_CASE("a name means whom the log called so by then", "[journal]") {
  const Roster roster =
      roster_of({called(1, "Bo"), called(1, "Bobo"), called(2, "Bo"), called(3, "Cai", true)});
  const auto whom = [&](const std::string& name, std::int64_t before) {
    return roster.by_logs().called(uuid_of(9, 1), name, before);
  };
  CHECK(whom("Bo", 1) == std::nullopt);
  CHECK(whom("Bo", 2) == id(1));
  CHECK(whom("Bo", 3) == std::nullopt);  // who was called so is called otherwise
  CHECK(whom("Bo", 4) == id(2));
  CHECK(whom("Bobo", 4) == id(1));
  CHECK(whom("Cai", 9) == std::nullopt);  // known by the id, not by the name
  CHECK(roster.by_logs().called(uuid_of(9, 2), "Bo", 9) == std::nullopt);
}

}  // namespace fusions_test
