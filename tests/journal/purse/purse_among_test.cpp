// Money that was handed over for people who are found to be one since: whether it was handed over
// twice hangs on who they were before.
#include "kattegat/journal/purse/purse_among.hpp"

#include <algorithm>

#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/naming/naming.hpp"
#include "support/headers_of_evening.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace purse_among_test {

namespace {

const Uuid one = uuid_of(7, 1), other = uuid_of(7, 2), willy = uuid_of(7, 3);

PlayerContents by_name(const std::string& name) { return {name, false}; }
PlayerContents by_id(const std::string& name) { return {name, true}; }

struct Evenings {
  const char* about;
  std::vector<Items> headers;  // beside one of Willy's
  std::int64_t hundreds;       // that are in hand, when each has paid one on a tablet of its own
};

using Two = std::pair<Uuid, Uuid>;

// Both have paid the same, on one day and at no table.
Items paid_by_both(const Two& both) {
  Items paid;
  for (const auto& [person, tablet] : {std::pair(both.first, 1), std::pair(both.second, 2)}) {
    PurseContents payment = owed(person, 10000, PurseKind::payment);
    payment.to_club = true;
    paid.push_back(
        as_if_stored(new_record(RecordKind::purse, uuid_of(6, tablet), purse_id, payment), 1,
                     tablet, {uuid_of(9, tablet), 1}));
  }
  return paid;
}

// In one evening Willy was there.
RecordsOfPeople recorded(const std::vector<Items>& evenings, const std::vector<NewRecord>& said) {
  Items headers = headers_of_evening(9, {{3, by_name("Willy")}});
  for (const Items& more : evenings) headers.insert(headers.end(), more.begin(), more.end());
  return {roster_by(said), std::move(headers)};
}
Money in_hand(const std::vector<Items>& evenings, const std::vector<NewRecord>& said,
              const Two& both = {one, other}) {
  RecordsOfPeople all = recorded(evenings, said);
  const WhoIsWho who{
      {std::move(all.roster), ByAnyId(std::move(all.everybody))}, std::move(all.evenings), {}};
  return sums_of(purse_of(purse_among(paid_by_both(both), who)).movements).in_hand.at("DKK");
}
Money hundreds(std::int64_t many) { return Money{many * 10000}; }

NewRecord is(const Uuid& who, const Uuid& whom) {
  return new_record(RecordKind::fusion, who, roster_id, FusionContents{whom, {}});
}
NewRecord is_willy(const Uuid& who) { return is(who, willy); }
NewRecord called(const Uuid& who, const std::string& name) {
  return new_record(RecordKind::name, who, roster_id, NameContents{name, false, {}});
}

}  // namespace

TEST_CASE("that two are found to be one makes of what was handed over neither more nor less",
          "[journal][purse]") {
  for (const Evenings& evenings : std::vector<Evenings>{
           {"one by the name",
            {headers_of_evening(1, {{1, by_name("Bo")}}),
             headers_of_evening(2, {{2, by_name("Bo")}})},
            1},
           {"ids that were given, of people called alike",
            {headers_of_evening(1, {{1, by_id("Bo")}}), headers_of_evening(2, {{2, by_id("Bo")}})},
            2},
           {"an id that was given, and a name",
            {headers_of_evening(1, {{1, by_id("Bo")}}),
             headers_of_evening(2, {{2, by_name("Bo")}})},
            2},
           {"the same in one evening",
            {headers_of_evening(1, {{1, by_id("Bo")}, {2, by_name("Bo")}})},
            1},
           {"ids that were given, of people called alike in one evening",
            {headers_of_evening(1, {{1, by_id("Bo")}, {2, by_id("Bo")}})},
            2},
           {"one by the newest of several names",
            {headers_of_evening(1, {{1, by_name("Ann")}}),
             headers_of_evening(2, {{1, by_name("Anna")}}),
             headers_of_evening(3, {{2, by_name("Anna")}})},
            1},
           {"two names",
            {headers_of_evening(1, {{1, by_name("Ann")}}),
             headers_of_evening(2, {{2, by_name("Bo")}})},
            2},
           {"names that are lost",
            {headers_of_evening(1, {{1, by_name("")}}), headers_of_evening(2, {{2, by_name("")}})},
            2}}) {
    CAPTURE(evenings.about);
    const Money all = hundreds(evenings.hundreds);
    CHECK(in_hand(evenings.headers, {}) == all);
    CHECK(in_hand(evenings.headers, {is_willy(one), is_willy(other)}) == all);
  }
}

TEST_CASE("what was handed over once by somebody under two ids was so whichever of them is fused",
          "[journal][purse]") {
  const Items together = headers_of_evening(1, {{1, by_id("Bo")}, {2, by_name("Bo")}});
  for (const auto& [evenings, names] :
       {std::pair(std::vector<Items>{together}, std::vector<NewRecord>{}),
        std::pair(std::vector<Items>{}, std::vector{called(one, "Bo"), called(other, "Bo")})}) {
    CAPTURE(evenings.size());
    CHECK(in_hand(evenings, names) == hundreds(1));
    for (const NewRecord& fusion :
         {is_willy(one), is_willy(other), is(willy, one), is(willy, other)}) {
      std::vector<NewRecord> said = names;
      said.push_back(fusion);
      CHECK(in_hand(evenings, said) == hundreds(1));
      // Whom they were found to be had handed over another.
      CHECK(in_hand(evenings, said, {one, willy}) == hundreds(2));
    }
  }
}

TEST_CASE("that somebody is forgotten makes of what was handed over neither more nor less",
          "[journal][purse]") {
  const std::vector<Items> together{
      headers_of_evening(1, {{1, by_name("Bo")}, {2, by_name("Bo")}})};
  std::vector<NewRecord> said{is_willy(one), is_willy(other)};
  for (const bool are_forgotten : {false, true}) {
    if (are_forgotten)
      said.push_back(new_record(RecordKind::erasure, uuid_of(8, 1), roster_id,
                                ErasureContents{{one, other, willy}, {}, "Player 17"}));
    CHECK(in_hand(together, said) == hundreds(1));
    CHECK(in_hand(together, said, {one, willy}) == hundreds(2));
  }
}

TEST_CASE("what those are called who were found to be one makes of it neither more nor less",
          "[journal][purse]") {
  const Uuid gerda = uuid_of(7, 4);  // has been taken in, and is Bo
  std::vector<Items> evenings{headers_of_evening(1, {{1, by_name("Bo")}, {2, by_name("Bo")}})};
  std::vector<NewRecord> said{called(gerda, "Gerda"), is(one, gerda)};
  const auto check = [&] {
    CHECK(in_hand(evenings, said) == hundreds(1));
    CHECK(in_hand(evenings, said, {one, gerda}) == hundreds(2));
    CHECK(in_hand(evenings, said, {other, gerda}) == hundreds(2));
  };
  check();
  for (const Uuid& id : {one, other, gerda}) said.push_back(called(id, "Bo Hansen"));
  check();
  evenings.push_back(headers_of_evening(2, {{1, by_name("Bo Hansen")}}));
  check();
  evenings.push_back(headers_of_evening(3, {{4, by_name("Bo Hansen")}}));
  check();
}

TEST_CASE("who is found to be one of two whom a name makes one makes of it neither more nor less",
          "[journal][purse]") {
  const Uuid gerda = uuid_of(7, 4);  // has handed over nothing
  const std::vector<Items> evenings{
      headers_of_evening(1, {{1, by_name("Bo")}, {2, by_name("Bosse")}})};
  const NewRecord name = called(other, "Bo"), fusion = is(gerda, one);
  for (const std::vector<NewRecord>& said :
       {std::vector{name, fusion}, std::vector{fusion, name}}) {
    CHECK(in_hand(evenings, said) == hundreds(1));
    CHECK(in_hand(evenings, said, {one, gerda}) == hundreds(2));
  }
}

TEST_CASE("a fusion that was taken back does not tell since when they are one",
          "[journal][purse]") {
  const std::vector<Items> evenings{
      headers_of_evening(1, {{1, by_name("Bo")}, {2, by_name("Bosse")}})};
  std::vector<NewRecord> said;
  const auto fuse = [&](const Uuid& id, const std::optional<Uuid>& with) {
    said.push_back(new_fusion(roster_by(said).fusion_decisions(), id, with));
  };
  fuse(other, willy);
  fuse(other, std::nullopt);
  said.push_back(called(other, "Bo"));
  CHECK(in_hand(evenings, said) == hundreds(1));
  fuse(one, willy);
  fuse(other, willy);
  CHECK(in_hand(evenings, said) == hundreds(1));
}

TEST_CASE("who was one by a name that is given up has handed over as much as before",
          "[journal][purse]") {
  std::vector<Items> evenings{headers_of_evening(1, {{1, by_name("Bo")}, {2, by_name("Bosse")}})};
  std::vector<NewRecord> said{called(other, "Bo")};
  CHECK(in_hand(evenings, said) == hundreds(1));
  const RecordsOfPeople before = recorded(evenings, said);
  const auto bo = std::find_if(before.everybody.begin(), before.everybody.end(),
                               [](const Person& person) { return person.name == "Bo"; });
  REQUIRE(bo != before.everybody.end());
  const auto renamed = renaming(before, *bo, "Bo Hansen", Force::no);
  REQUIRE(renamed.has_value());
  said.insert(said.end(), renamed->begin(), renamed->end());
  CHECK(in_hand(evenings, said) == hundreds(1));
  evenings.push_back(headers_of_evening(2, {{1, by_name("Bo Hansen")}}));
  CHECK(in_hand(evenings, said) == hundreds(1));
}

}  // namespace purse_among_test
