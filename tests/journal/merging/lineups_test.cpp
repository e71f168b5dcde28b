// Whom books have written in one go, and what they have begun with them.
#include "src/journal/merging/lineups.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "kattegat/journal/evenings/evening_items.hpp"
#include "kattegat/journal/merging/forgotten_twins.hpp"
#include "support/ligeud_evenings.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace lineups_test {

namespace {

const Uuid evening = uuid_of(1, 1);

// One log, record by record.
struct Log {
  Uuid origin;
  Items items = {};

  void write(const NewRecord& new_record) {
    Record record = record_of(new_record);
    record.origin = origin;
    record.number = record.clock = static_cast<std::int64_t>(items.size()) + 1;
    record.hash = record_hash(record);
    items.push_back({.row = record.number, .record = record, .words = new_record.words});
  }
  // Another one each time.
  void write_header(int nth) {
    EveningContents header;
    header.follows = {Hash{static_cast<std::uint8_t>(nth), static_cast<std::uint8_t>(nth / 256)}};
    write(new_record(RecordKind::evening, evening, evening, header));
  }
  void write_player(const Uuid& id) {
    write(new_record(RecordKind::player, id, evening, PlayerContents{"A " + to_string(id)}));
  }
  void begin(int session) {
    SessionContents header;
    header.sitters = {uuid_of(7, 1), uuid_of(7, 2)};
    header.order = {0, 1};
    write(new_record(RecordKind::session, uuid_of(2, session), evening, header));
  }
};

Items both(const Log& one, const Log& other) {
  Items items = one.items;
  items.insert(items.end(), other.items.begin(), other.items.end());
  return items;
}

std::vector<Lineup> of_evenings(const Lineups& lineups) {
  std::vector<Lineup> list;
  for (const LineupsOfOne& one : lineups.list)
    if (!one.is_table) list.insert(list.end(), one.by_books.begin(), one.by_books.end());
  return list;
}

}  // namespace

TEST_CASE("a lineup has the players right behind the header, and the sessions behind it",
          "[journal]") {
  Log log{uuid_of(9, 1)};
  log.begin(1);
  log.begin(2);
  log.write_header(1);
  log.write_player(uuid_of(7, 1));
  log.write_player(uuid_of(7, 2));
  log.begin(2);
  log.begin(3);
  log.write_player(uuid_of(7, 3));
  const std::vector<Lineup> list = of_evenings(lineups_in(log.items));
  REQUIRE(list.size() == 1);
  CHECK(list[0].ids == std::vector{uuid_of(7, 1), uuid_of(7, 2)});
  CHECK(list[0].sessions.size() == 2);
  CHECK_FALSE(list[0].sessions.has(uuid_of(2, 1)));
  CHECK(list[0].sessions.has(uuid_of(2, 2)));
  CHECK(list[0].sessions.has(uuid_of(2, 3)));
}

TEST_CASE("lineups of two books have a session in common where both have begun it", "[journal]") {
  Log one{uuid_of(9, 1)}, other{uuid_of(9, 2)};
  one.begin(1);
  one.write_header(1);
  one.begin(2);
  other.write_header(1);
  other.begin(1);
  const auto have_one_in_common = [&] {
    const std::vector<Lineup> list = of_evenings(lineups_in(both(one, other)));
    REQUIRE(list.size() == 2);
    const bool is_in_common = list[0].sessions.has_one_of(list[1].sessions);
    CHECK(list[1].sessions.has_one_of(list[0].sessions) == is_in_common);
    return is_in_common;
  };
  CHECK_FALSE(have_one_in_common());
  other.begin(2);
  CHECK(have_one_in_common());
}

TEST_CASE("of two names that two books gave one player the later holds, whichever log is the first",
          "[journal]") {
  Log one{uuid_of(9, 1)}, other{uuid_of(9, 2)};
  const Uuid bo = uuid_of(7, 1);
  const auto comes = [&](const std::string& name) {
    return new_record(RecordKind::player, bo, evening, PlayerContents{name});
  };
  const auto name = [&] {
    return *lineups_in(both(one, other)).players.name_of({.evening = evening, .id = bo});
  };
  one.begin(1);
  one.write(comes("Boo"));
  other.write(comes("Bo"));
  CHECK(name() == "Boo");
  other.begin(1);
  other.write(comes("Bosse"));
  CHECK(name() == "Bosse");
}

// Headers times sessions would be all of the memory there is.
TEST_CASE("however many headers a log has, what it has begun is kept once", "[journal]") {
  constexpr int many = 600;
  Log log{uuid_of(9, 1)};
  for (int i = 1; i <= many; ++i) {
    log.write_header(i);
    log.write_player(uuid_of(7, i));
    log.begin(i);
  }
  const std::vector<Lineup> lineups = of_evenings(lineups_in(log.items));
  CHECK(lineups.size() == many);
  std::set<const SessionsBegun*> lists;
  std::size_t behind = 0;
  for (const Lineup& one : lineups) {
    CHECK(one.ids.size() == 1);
    lists.insert(one.sessions.begun.get());
    behind += one.sessions.size();
  }
  REQUIRE(lists.size() == 1);
  CHECK((*lists.begin())->all().size() == many);
  CHECK(behind == many * (many + 1) / 2);
}

// Nor may comparing them keep a merge busy: two logs are few books, but these are in many lineups.
TEST_CASE("of lineups with many players and sessions so many are compared and no more",
          "[journal]") {
  const auto found_of = [](int many) {
    Log ours{uuid_of(9, 1)}, theirs{uuid_of(9, 2)};
    ErasureContents erasure{{}, {}, "Nobody"};
    for (int i = 1; i <= many; ++i) {
      erasure.people.push_back(uuid_of(7, i));
      for (Log* const log : {&ours, &theirs}) {
        log->write_header(i);
        log->write_player(uuid_of(log == &ours ? 7 : 8, i));
        log->begin(i);
      }
    }
    const NewRecord erased = new_record(RecordKind::erasure, uuid_of(4, 1), roster_id, erasure);
    const Roster roster(with_new_records({roster_id, {}, {}}, {erased}).below);
    const auto twins = twins_of_forgotten(both(ours, theirs), roster);
    REQUIRE(twins.size() == 1);
    return twins.begin()->second.size();
  };
  CHECK(found_of(200) == 200);
  CHECK(found_of(2000) < 1500);
}

}  // namespace lineups_test
