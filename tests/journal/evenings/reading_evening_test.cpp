// A session of which another evening says that it is its own, read where it stands.
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace reading_evening_test {

namespace {

const Uuid other_evening = uuid_of(1, 2), other_log = uuid_of(8, 1);

// One deal that two logs tell otherwise. The last header is of this evening, and means the same as
// one that was put right, for Anna has two ids: by who is who that of the other evening holds.
Night said_of_two(const std::string& game_there) {
  Night night(nine_made(1));
  const Uuid anna = Night::id_of_player("Anna"), again = uuid_of(7, 6);
  night.roster =
      with_new_records({roster_id, {}, {}},
                       {new_record(RecordKind::fusion, again, roster_id, FusionContents{anna, {}})})
          .below;
  EveningItems::OfSession& table = night.items.sessions.at(night.session);
  const auto begun = read_as<SessionContents>(table.headers.at(0));
  REQUIRE(begun.has_value());
  SessionContents put_right = *begun, there = *begun, the_same = *begun;
  put_right.order = {2, 1, 0, 3};
  put_right.follows = {table.headers.at(0).record.hash};
  night.store({new_record(RecordKind::session, night.session, night.evening, put_right)});
  there.keys = SessionKeys({{"game", game_there}, {"seats", Json::Array()}, {"stake", "1"}});
  table.headers.push_back(
      as_if_stored(new_record(RecordKind::session, night.session, other_evening, there),
                   newest_clock(table.headers), ++night.rows, {uuid_of(8, 2), 1}));
  the_same.sitters.at(0) = again;
  night.items = with_new_records(
      std::move(night.items),
      {new_record(RecordKind::player, again, night.evening, PlayerContents{"Anna", false}),
       new_record(RecordKind::session, night.session, night.evening, the_same)},
      uuid_of(8, 3));
  Items& below = night.items.sessions.at(night.session).below;
  EntryContents otherwise = *read_as<EntryContents>(below.at(0));
  otherwise.body.replace(otherwise.body.find(R"("tricks":9)"), 10, R"("tricks":8)");
  below.push_back(
      as_if_stored(new_record(RecordKind::entry, below.at(0).record.id, night.session, otherwise),
                   newest_clock(below), ++night.rows, {other_log, 1}));
  return night;
}

}  // namespace

TEST_CASE("where another evening's header holds by who is who, entries are asked about as of here",
          "[journal]") {
  for (const char* const game : {"ligeud", "whist"}) {
    CAPTURE(game);
    const Night night = said_of_two(game);
    const auto history = evening_history(night.items, night.people());
    REQUIRE(history.has_value());
    REQUIRE(history->sessions.size() == 1);
    const SessionHistory& sheet = history->sessions.at(0);
    REQUIRE(sheet.entries.size() == 1);
    CHECK(sheet.entries.at(0).state == EntryState::conflict);
    REQUIRE(history->conflicts.size() == 2);
    const Conflict &of_header = history->conflicts[0], &of_entry = history->conflicts[1];
    CHECK(of_header.about == RecordKind::session);
    for (const Side& side : of_header.sides)
      CHECK(side.holds == (side.item.record.parent == other_evening));
    CHECK(of_entry.about == RecordKind::entry);
    for (const Conflict& one : history->conflicts) {
      CHECK(one.evening == night.evening);
      CHECK(one.session == night.session);
    }
  }
}

}  // namespace reading_evening_test
