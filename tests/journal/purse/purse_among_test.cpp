// Money that was handed over for people who are found to be one since: whether it was handed over
// twice hangs on who they were before.
#include "kattegat/journal/purse/purse_among.hpp"

#include "kattegat/journal/evenings/appearances.hpp"
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

// Both have paid the same, on one day and at no table.
Items paid_by_both() {
  Items paid;
  for (const auto& [person, tablet] : {std::pair(one, 1), std::pair(other, 2)}) {
    PurseContents payment = owed(person, 10000, PurseKind::payment);
    payment.to_club = true;
    paid.push_back(
        as_if_stored(new_record(RecordKind::purse, uuid_of(6, tablet), purse_id, payment), 1,
                     tablet, {uuid_of(9, tablet), 1}));
  }
  return paid;
}

Money in_hand(const Evenings& evenings, const std::vector<NewRecord>& said) {
  Items headers = headers_of_evening(9, {{3, by_name("Willy")}});
  for (const Items& more : evenings.headers)
    headers.insert(headers.end(), more.begin(), more.end());
  RecordsOfPeople recorded(roster_by(said), std::move(headers));
  const WhoIsWho who{{std::move(recorded.roster), ByAnyId(std::move(recorded.everybody))},
                     std::move(recorded.evenings),
                     {}};
  const PurseBefore before = purse_among(paid_by_both(), who);
  return sums_of(purse_of(before).movements).in_hand.at("DKK");
}

NewRecord is_willy(const Uuid& who) {
  return new_record(RecordKind::fusion, who, roster_id, FusionContents{willy, {}});
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
    const Money all{evenings.hundreds * 10000};
    CHECK(in_hand(evenings, {}) == all);
    CHECK(in_hand(evenings, {is_willy(one), is_willy(other)}) == all);
  }
}

}  // namespace purse_among_test
