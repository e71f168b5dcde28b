// Deciding for one side of what two books have decided differently.
#include "kattegat/journal/merging/keeping.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace keeping_test {

namespace {

// The one conflict of the evening.
Conflict conflict(const Night& night) {
  const SessionBefore before = night.before();
  REQUIRE(before.sound.history.conflicts.size() == 1);
  return before.sound.history.conflicts.front();
}
std::set<Hash> sides(const Conflict& conflict) {
  std::set<Hash> hashes;
  for (const Side& side : conflict.sides) {
    hashes.insert(side.item.record.hash);
    for (const Item& item : side.alike) hashes.insert(item.record.hash);
  }
  return hashes;
}
// Keeps this side, and answers what was decided.
NewRecord kept(const Night& night, const Side& side) {
  const auto answer = keeping({.conflict = conflict(night),
                               .record = side.item.record.hash,
                               .rows = night.before().sheet().entries,
                               .new_id = uuid_of(4, 9),
                               .fusions = {}});
  REQUIRE(answer.has_value());
  REQUIRE(answer->size() == 1);
  return answer->front();
}
template <class One>
std::set<Hash> follows(const NewRecord& new_record) {
  const Follows list = said<One>(new_record).follows;
  return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("whichever side is kept, nothing is left to decide", "[journal]") {
  Night night(nine_made(1));
  const Replacement replacement =
      read_replacement(night.before(), json_of(agreed(9, "5")), NamesOf::that_night, uuid_of(3, 1),
                       [](const Uuid&) { return false; });
  const auto voided =
      voiding(night.before(), {uuid_of(3, 1), "slip", Force::no, ""}, uuid_of(4, 1));
  const auto as_well =
      voiding(night.before(), {uuid_of(3, 1), "slip", Force::no, ""}, uuid_of(4, 2));
  const auto corrected =
      correcting(night.before(), {uuid_of(3, 1), "it was 5", Force::no, ""}, replacement);
  for (const Amendment* apart : {&voided, &as_well, &corrected})
    night.store(std::get<Amended>(*apart).new_records);

  REQUIRE(conflict(night).sides.size() == 2);
  REQUIRE(sides(conflict(night)).size() == 3);
  for (const Side& side : conflict(night).sides) {
    const bool is_void = side.item.record.kind == RecordKind::voided;
    const NewRecord new_record = kept(night, side);
    CHECK(new_record.id == uuid_of(4, 9));
    CHECK(new_record.parent == night.session);
    // A correction that is kept stands again.
    CHECK(new_record.kind == (is_void ? RecordKind::voided : RecordKind::restored));
    CHECK(follows<DecisionContents>(new_record) == sides(conflict(night)));
    CHECK(said<DecisionContents>(new_record).of == uuid_of(3, is_void ? 1 : 9));
    Night settled = night;
    settled.store(std::vector{new_record});
    const auto after = settled.before();
    CHECK(after.sound.history.conflicts.empty());
    const EntryRow* row = after.row(uuid_of(3, 9));
    REQUIRE(row);
    CHECK((row->state == EntryState::live) == !is_void);
  }
}

TEST_CASE("what is kept follows as many sides as a record can hold", "[journal]") {
  Conflict conflict{RecordKind::ended, uuid_of(2, 1), {}, uuid_of(2, 1), {}};
  for (int n = 0; n <= static_cast<int>(follows_limit); ++n) {
    Item item;
    item.record.kind = RecordKind::ended;
    item.record.id = item.record.parent = uuid_of(2, 1);
    item.record.hash.front() = static_cast<std::uint8_t>(n % 256);
    item.record.hash.back() = static_cast<std::uint8_t>(n / 256);
    conflict.sides.push_back({item, EndedContents{}, false});
  }
  const Hash first = conflict.sides.front().item.record.hash;
  const auto answer = keeping(
      {.conflict = conflict, .record = first, .rows = {}, .new_id = uuid_of(4, 9), .fusions = {}});
  REQUIRE(answer.has_value());
  const Follows list = said<EndedContents>(answer->front()).follows;
  CHECK(list.size() == follows_limit);
  CHECK(list.back() == first);
}

TEST_CASE("who is kept as somebody is not made one with themselves", "[journal]") {
  // Three ids of one player, of which two were made one with each other, and one with a fourth.
  Conflict conflict{RecordKind::fusion, uuid_of(7, 1), {}, {}, {}};
  for (const auto& [person, with] : {std::pair(1, 2), std::pair(2, 1), std::pair(3, 9)}) {
    const FusionContents says{uuid_of(7, with), {}};
    const NewRecord fusion = new_record(RecordKind::fusion, uuid_of(7, person), roster_id, says);
    conflict.sides.push_back(
        {as_if_stored(fusion, person, person, {uuid_of(9, 1), person}), says, false});
  }
  for (const Side& side : conflict.sides) {
    const auto whom = std::get<FusionContents>(side.contents).with;
    const auto kept = keeping({.conflict = conflict,
                               .record = side.item.record.hash,
                               .rows = {},
                               .new_id = uuid_of(4, 9),
                               .fusions = {}});
    REQUIRE(kept.has_value());
    CHECK(kept->size() == 3);
    for (const NewRecord& one : *kept)
      CHECK(said<FusionContents>(one).with == (one.id == whom ? std::nullopt : whom));
  }
}

TEST_CASE("of two entries under one id the kept one stands, or stands in its place", "[journal]") {
  const std::string hello = R"({"id":")" + id_of(3, 1) + R"(","type":"note","text":"hello"})",
                    bye = R"({"id":")" + id_of(3, 1) + R"(","type":"note","text":"bye"})";
  const bool differ_in_words = GENERATE(false, true);
  Night night(differ_in_words ? hello : agreed(1, "5"));
  Night other(differ_in_words ? bye : agreed(1, "7"));
  night.store(std::vector{new_record(RecordKind::entry, uuid_of(3, 1), night.session,
                                     other.before().sheet().entries.at(0).contents)});
  std::set<RecordKind> kinds;
  for (const Side& side : conflict(night).sides) {
    const NewRecord new_record = kept(night, side);
    kinds.insert(new_record.kind);
    Night settled = night;
    settled.store(std::vector{new_record});
    const SessionBefore now = settled.before();
    CHECK(now.sound.history.conflicts.empty());
    const auto live = std::find_if(now.sheet().entries.begin(), now.sheet().entries.end(),
                                   [](const EntryRow& row) { return !row.voided; });
    REQUIRE(live != now.sheet().entries.end());
    CHECK(live->contents.body == std::get<EntryContents>(side.contents).body);
    CHECK(live->contents.texts == std::get<EntryContents>(side.contents).texts);
  }
  CHECK(kinds == std::set<RecordKind>{RecordKind::restored, RecordKind::correction});
}

TEST_CASE("of two corrections under one id the kept one counts", "[journal]") {
  Night night(nine_made(1));
  std::vector<NewRecord> apart;
  for (const char* points : {"7", "9"}) {
    const SessionBefore before = night.before();
    const Replacement replacement =
        read_replacement(before, json_of(agreed(9, points)), NamesOf::that_night, uuid_of(3, 1),
                         [](const Uuid&) { return false; });
    const Amendment corrected =
        correcting(before, {uuid_of(3, 1), "it was other", Force::no, ""}, replacement);
    apart.push_back(std::get<Amended>(corrected).new_records.at(0));
  }
  night.store(apart);
  REQUIRE(conflict(night).sides.size() == 2);
  for (const Side& side : conflict(night).sides) {
    CAPTURE(side.holds);
    Night settled = night;
    settled.store(std::vector{kept(night, side)});
    const SessionBefore now = settled.before();
    CHECK(now.sound.history.conflicts.empty());
    std::vector<std::string> live;
    for (const EntryRow& row : now.sheet().entries)
      if (!row.voided) live.push_back(row.contents.body);
    CHECK(live == std::vector{entry_in(side.contents)->body});
  }
}

TEST_CASE("a header that is kept is the same record anew, and a side must be one", "[journal]") {
  Night night(nine_made(1));
  const EveningContents was = night.before().sound.history.header;
  for (const std::string place : {"Hos Anna", "Hos Bo"})
    night.store(std::vector{
        new_record(RecordKind::evening, night.evening, night.evening,
                   EveningContents{was.keys, place, night.before().sound.history.follows})});
  // The second has seen the first: there is nothing to decide. Then one that has not.
  CHECK(night.before().sound.history.conflicts.empty());
  night.store(std::vector{
      new_record(RecordKind::evening, night.evening, night.evening,
                 EveningContents{was.keys, "Hos Cai", {night.items.below.front().record.hash}})});
  const Conflict found = conflict(night);
  for (const Side& side : found.sides) {
    const NewRecord new_record = kept(night, side);
    CHECK(new_record.id == night.evening);
    CHECK(follows<EveningContents>(new_record) == sides(found));
    CHECK(said<EveningContents>(new_record).place ==
          std::get<EveningContents>(side.contents).place);
  }
  const auto nowhere = keeping(
      {.conflict = found, .record = Hash{}, .rows = {}, .new_id = uuid_of(4, 9), .fusions = {}});
  REQUIRE_FALSE(nowhere.has_value());
  CHECK(nowhere.error().is_missing);
  CHECK(nowhere.error().text == text(Word::conflict_no_such, to_string(Hash{})));
}

}  // namespace keeping_test
