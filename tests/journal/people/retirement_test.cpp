// Whether somebody with several ids is retired: by what one book has said last, and asked where two
// have said unlike things.
#include "kattegat/journal/people/everybody.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace retirement_test {

namespace {

// What is said of the nth person, by a log that has seen all of its own and, of others, what is
// said in these places.
struct Said {
  int log, person;
  std::variant<bool, int> what;  // retired or not; made one with
  std::vector<std::size_t> seen = {};
};
Uuid id(int person) { return uuid_of(7, person); }

Roster roster_of(const std::vector<Said>& all, bool as_one_book = false) {
  Items items;
  std::map<std::pair<int, int>, Hash> last;  // by log and person, of what was said of retiring
  std::map<int, std::int64_t> clocks;
  for (const Said& one : all) {
    const auto place = static_cast<std::int64_t>(items.size()) + 1;
    NewRecord record;
    Follows follows;
    const bool is_retiring = std::holds_alternative<bool>(one.what);
    if (is_retiring) {
      if (const auto seen = last.find({one.log, one.person}); seen != last.end())
        follows.push_back(seen->second);
    }
    for (const std::size_t seen : one.seen) follows.push_back(items[seen].record.hash);
    if (is_retiring) {
      record = new_record(RecordKind::retired, id(one.person), roster_id,
                          RetiredContents{std::get<bool>(one.what), follows});
    } else {
      record = new_record(RecordKind::fusion, id(one.person), roster_id,
                          FusionContents{id(std::get<int>(one.what)), follows});
    }
    Item item = as_if_stored(record, as_one_book ? place - 1 : clocks[one.log]++, place);
    item.record.origin = uuid_of(8, one.log);
    item.record.number = place;
    item.record.hash = record_hash(item.record);
    if (is_retiring) last[{one.log, one.person}] = item.record.hash;
    items.push_back(std::move(item));
  }
  return Roster(std::move(items));
}
bool is_retired(const std::vector<Said>& all, const std::vector<Uuid>& ids) {
  return roster_of(all, true).is_retired(ids);
}

}  // namespace

TEST_CASE("who is made one with somebody is retired where that one is", "[journal]") {
  const std::vector<Uuid> both{id(1), id(2)};
  CHECK_FALSE(is_retired({{1, 2, true}, {1, 2, 1}}, both));
  CHECK(is_retired({{1, 1, true}, {1, 2, 1}}, both));
  CHECK(is_retired({{1, 2, true}, {1, 2, false}, {1, 1, true}, {1, 2, 1}}, both));
  // What is said from then on is of both.
  CHECK(is_retired({{1, 2, 1}, {1, 2, true}}, both));
  CHECK_FALSE(is_retired({{1, 2, 1}, {1, 2, true}, {1, 1, false}}, both));
  CHECK(is_retired({{1, 2, 1}, {1, 1, true}}, both));
  // Several are made one with one: what has become of one of them is nothing of the other.
  const std::vector<Uuid> three{id(1), id(2), id(3)};
  CHECK_FALSE(is_retired({{1, 3, true}, {1, 3, false}, {1, 2, true}, {1, 2, 1}, {1, 3, 1}}, three));
  CHECK(is_retired({{1, 3, true}, {1, 3, false}, {1, 1, true}, {1, 2, 1}, {1, 3, 1}}, three));
  // Where that does not hold they are two.
  CHECK(is_retired({{1, 2, true}, {1, 2, 1}}, {id(2)}));
}

TEST_CASE("who is made one with somebody is retired where that one is, whose clock is ever ahead",
          "[journal]") {
  const std::vector<Uuid> both{id(1), id(2)};
  for (const int ahead : {1, 2}) {
    CAPTURE(ahead);
    const auto is_retired_after = [&](const std::vector<Said>& said) {
      std::vector<Said> all(5, Said{ahead, 9, true});
      all.insert(all.end(), said.begin(), said.end());
      return roster_of(all).is_retired(both);
    };
    CHECK_FALSE(is_retired_after({{1, 2, 1}, {2, 2, true}}));
    CHECK(is_retired_after({{1, 2, 1}, {2, 1, true}}));
    CHECK(is_retired_after({{1, 1, true}, {1, 2, 1}, {2, 2, true}, {2, 2, false}}));
    CHECK(is_retired_after({{1, 2, 1}, {1, 2, true}}));
    // Both have made them one, and of one of these words it is that another follows it.
    CHECK(is_retired_after({{1, 2, 1}, {2, 2, 1}, {2, 2, true}}));
  }
  // By whoever has seen that they are one, or what was said of both.
  CHECK_FALSE(is_retired({{1, 2, 1}, {2, 2, true}}, both));
  CHECK(is_retired({{1, 2, 1}, {2, 2, true, {0}}}, both));
  CHECK_FALSE(is_retired({{1, 2, 1}, {1, 2, true}, {2, 2, false, {1}}}, both));
  // Also where another book has made them one with somebody else, and it was decided again.
  CHECK(is_retired({{1, 2, 1}, {2, 2, true, {0}}, {3, 2, 3}, {4, 2, 1, {0, 2}}}, both));
}

TEST_CASE("what two books have said apart holds as it is shown, also of who was made one since",
          "[journal]") {
  const std::vector<Said> apart{
      {1, 2, true}, {2, 2, true}, {1, 2, false}, {2, 2, false}, {2, 2, true}};
  for (const bool is_retired_last : {true, false}) {
    std::vector<Said> all = apart;
    for (int i = 0; i < 5; ++i) all.push_back({1, 3 + i, false});  // its clock is ahead
    if (!is_retired_last) all.push_back({1, 2, false});
    all.push_back({1, 2, 1});
    const Roster roster = roster_of(all);
    const auto conflict =
        roster.retirements().decisions(id(2)).conflict(RecordKind::retired, id(2));
    REQUIRE(conflict.has_value());
    for (const Side& side : conflict->sides)
      if (side.holds) CHECK(std::get<RetiredContents>(side.contents).retired == is_retired_last);
    CHECK(roster.is_retired(std::vector<Uuid>{id(1), id(2)}) == is_retired_last);
  }
}

TEST_CASE("of somebody's ids what one book says last holds, and two books are asked", "[journal]") {
  const std::vector<Uuid> both{id(1), id(2)};
  const auto is_asked = [&](const std::vector<Said>& all) {
    const Roster roster = roster_of(all);
    const auto conflict =
        roster.retirements().decisions(both).conflict(RecordKind::retired, both.front());
    if (conflict) CHECK(conflict->sides.size() == 2);
    return conflict.has_value();
  };
  const std::vector<Said> one_book{{1, 1, true}, {1, 1, false}, {1, 2, true}};
  CHECK_FALSE(is_asked(one_book));
  CHECK(roster_of(one_book).is_retired(both));
  CHECK(is_asked({{1, 1, true}, {1, 1, false}, {2, 2, true}}));
  CHECK_FALSE(is_asked({{1, 1, true}, {2, 2, true}}));
  CHECK_FALSE(is_asked({{1, 1, true}, {1, 1, false}, {2, 2, true}, {2, 2, false}}));
  // Of one of them it may be, though of both one book has said the same last.
  const std::vector<Said> apart{{1, 1, true}, {2, 2, false}, {2, 1, true}, {1, 2, false}};
  CHECK(roster_of(apart).retirements().may_be_said_apart(both));
  CHECK_FALSE(roster_of(one_book).retirements().may_be_said_apart(both));
  // One id is retired once, whatever books have it from one that was before them.
  CHECK_FALSE(is_asked({{1, 1, true}, {1, 1, false}, {2, 1, true}}));
}

}  // namespace retirement_test
