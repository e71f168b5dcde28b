// Everybody in a book, by the headers of its evenings.
#include "kattegat/journal/evenings/appearances.hpp"

#include "support/headers_of_evening.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace appearances_test {

namespace {

PlayerContents regular(const std::string& name) { return {name, false}; }
PlayerContents guest(const std::string& name) { return {name, false, true}; }

// "Anna (also Ann), Bo"
std::string everybody(const std::vector<Items>& evenings, const std::vector<NewRecord>& said = {}) {
  Items headers;
  for (const Items& one : evenings) headers.insert(headers.end(), one.begin(), one.end());
  const RecordsOfPeople recorded{roster_by(said), std::move(headers)};
  std::string list;
  for (const Person& one : recorded.everybody) {
    list += (list.empty() ? "" : ", ") + one.name;
    for (const std::string& also : one.also) list += " (also " + also + ")";
  }
  return list;
}

}  // namespace

TEST_CASE("a guest is called as elsewhere, and as in that evening only where that is all",
          "[journal]") {
  CHECK(everybody({headers_of_evening(1, {{1, guest("Anna")}})}) == "Anna");
  CHECK(everybody({headers_of_evening(1, {{1, guest("Anna")}}),
                   headers_of_evening(2, {{1, guest("Ann")}})}) == "Ann (also Anna)");
  CHECK(everybody({headers_of_evening(1, {{1, regular("Anna")}}),
                   headers_of_evening(2, {{1, guest("Ann")}})}) == "Anna (also Ann)");
  CHECK(everybody({headers_of_evening(1, {{1, guest("Anna")}})},
                  {new_record(RecordKind::name, uuid_of(7, 1), roster_id,
                              NameContents{"Bo", false, {}})}) == "Bo (also Anna)");
  // By another id that is the same person.
  CHECK(everybody({headers_of_evening(1, {{1, regular("Anna")}}),
                   headers_of_evening(2, {{2, guest("Ann")}})},
                  {new_record(RecordKind::fusion, uuid_of(7, 2), roster_id,
                              FusionContents{uuid_of(7, 1), {}})}) == "Anna (also Ann)");
}

}  // namespace appearances_test
