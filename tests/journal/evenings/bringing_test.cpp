// Who comes to take part in another part of an evening.
#include "kattegat/journal/evenings/bringing.hpp"

#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace bringing_test {

namespace {

const Uuid whole = uuid_of(1, 1), part = uuid_of(1, 2);

}  // namespace

TEST_CASE("an id that one record says was given is given in the part that its owner is brought to",
          "[journal]") {
  const bool is_given_first = GENERATE(true, false);
  const std::string by_name = GENERATE("Else", "Elsa");
  CAPTURE(is_given_first, by_name);
  const Uuid known = uuid_of(7, 1), bo = uuid_of(7, 2);
  const auto keys = json_of(R"({"date":"2026-11-20"})");
  const EveningContents header{EveningKeys(*keys.as<Json::Object>()), "", {}};
  std::vector<PlayerContents> said{{"Else", true}, {by_name, false}};
  if (!is_given_first) std::swap(said[0], said[1]);
  std::vector<NewRecord> records{new_record(RecordKind::evening, whole, whole, header)};
  for (const PlayerContents& one : said)
    records.push_back(new_record(RecordKind::player, known, whole, one));
  records.push_back(new_record(RecordKind::player, bo, whole, PlayerContents{"Bo", false}));
  const EveningItems items = with_new_records({whole, {}, {}, {part}}, records);
  const auto history = evening_history(items, Roster({}));
  REQUIRE(history.has_value());
  const auto is_given = [&](const Uuid& person) {
    const auto brought = bringing({.person = person, .part = part}, items.below, *history);
    REQUIRE(brought.has_value());
    CHECK(brought->parent == part);
    const auto says = read_as<PlayerContents>(as_if_stored(*brought, 0, 1));
    REQUIRE(says.has_value());
    return says->by_id;
  };
  CHECK(is_given(known));
  CHECK_FALSE(is_given(bo));
}

}  // namespace bringing_test
