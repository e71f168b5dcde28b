// What a log that another book has signed may say of one evening, one name or one table, thousands
// of times: four times as much takes a few times as long, and not sixteen times. Of Catch2's, as
// the logs are made with what the tests make theirs with.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>

#include "growth.hpp"
#include "kattegat/core/text/safe_text.hpp"
#include "kattegat/evening/closing.hpp"
#include "kattegat/evening/read.hpp"
#include "kattegat/journal/evenings/appearances.hpp"
#include "kattegat/journal/merging/changed_people.hpp"
#include "kattegat/journal/paying/paying_together.hpp"
#include "kattegat/journal/sessions/session_in_several_evenings.hpp"
#include "support/forger.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace {

const Uuid evening = uuid_of(1, 1), session = uuid_of(2, 1), somebody = uuid_of(7, 1);

Evening read(const std::string& text) {
  auto reading = read_evening(text);
  REQUIRE(reading.has_value());
  return std::move(reading->evening);
}
NewRecord begins(const Uuid& id) {
  return new_record(RecordKind::evening, id, id,
                    EveningContents{read(ligeud_evening(1, "")).keys.without_people(), "", {}});
}
SessionContents table() {
  SessionContents header;
  header.keys = read(ligeud_evening(1, "")).sessions.at(0).keys;
  for (int n = 0; n < 4; ++n) {
    header.sitters.push_back(uuid_of(7, n + 1));
    header.order.push_back(n);
  }
  return header;
}

}  // namespace

TEST_CASE("names that begin alike are numbered in no more time for being many", "[journal]") {
  const auto names = [](int n) {
    std::vector<std::string> all;
    for (int i = 0; i < n; ++i) all.push_back(std::string(70, 'x') + std::to_string(i / 2));
    return all;
  };
  check_growth(1000, names, [](const std::vector<std::string>& all) {
    UniqueNames unique;
    for (const std::string& name : all) (void)unique.take(name);
  });
}

TEST_CASE("one id is told by thousands of names in no more time for each", "[journal]") {
  const auto headers = [](int n) {
    Forger stranger;
    stranger.write(begins(evening), 1);
    for (int i = 0; i < n; ++i)
      stranger.write(new_record(RecordKind::player, somebody, evening,
                                PlayerContents{"Name " + std::to_string(i), false}),
                     2);
    return stranger.items;
  };
  check_growth(1000, headers,
               [](const Items& items) { (void)evening_headers(items, Roster(Items{})); });
}

TEST_CASE("a guest of many evenings is asked once each whether the roster has a name",
          "[journal]") {
  const auto given = [](int n) {
    Forger stranger;
    EveningHistory one;
    one.header.keys = read(ligeud_evening(1, "")).keys;
    one.players.add({{somebody}, false, "Zoe", "Zoe", true});
    for (int i = 0; i < n; ++i)
      stranger.write(new_record(RecordKind::name, somebody, roster_id,
                                NameContents{"Name " + std::to_string(i), false, {}}),
                     i + 1);
    return std::pair(std::vector<EveningHistory>(static_cast<std::size_t>(n), one),
                     Roster(stranger.items));
  };
  check_growth(100, given, [](const auto& all) { (void)appearances_of(all.first, all.second); });
}

TEST_CASE("who is called otherwise is told in no more time for being many", "[journal]") {
  const auto people = [](int n) {
    const auto called = [&](const std::string& name) {
      std::vector<Person> all;
      for (int i = 0; i < n; ++i) {
        Person& one = all.emplace_back();
        one.ids = {uuid_of(7, i)};
        one.name = name + std::to_string(i);
      }
      return ByAnyId(std::move(all));
    };
    return std::pair(called("Bo "), called("Bosse "));
  };
  check_growth(1000, people, [](const auto& both) {
    CHECK(changed_people({.before = both.first, .now = both.second}, {}).size() ==
          both.first.all().size());
  });
}

TEST_CASE("a table that thousands of evenings name costs each no more", "[journal]") {
  const auto scattered = [](int n) {
    Forger stranger;
    for (int i = 0; i < n; ++i)
      stranger.write(new_record(RecordKind::session, session, uuid_of(1, i), table()), 20);
    return std::pair(n, SessionInSeveralEvenings(stranger.items));
  };
  check_growth(500, scattered, [](const auto& all) {
    for (int i = 0; i < all.first; ++i) (void)all.second.headers_for({uuid_of(1, i)});
  });
}

TEST_CASE("thousands of players at as many tables are settled in no more time for each",
          "[journal]") {
  const auto given = [](int n) {
    Evening all = read(ligeud_evening(1, ""));
    const EveningSession one = all.sessions.at(0);
    all.players.clear();
    all.sessions.clear();
    for (int i = 0; i < n; ++i) all.players.push_back("Player " + std::to_string(100'000 + i));
    for (std::size_t i = 0; i + 4 <= all.players.size(); ++i) {
      EveningSession& next = all.sessions.emplace_back(one);
      next.place = {i};
      for (std::size_t seat = 0; seat < 4; ++seat) next.seats[seat] = all.players[i + seat];
    }
    return all;
  };
  check_growth(500, given, [](const Evening& all) {
    const JudgedEvening judged = judge(all);
    (void)still_due(all, settle(all, judged), {});
  });
}

TEST_CASE("an evening of thousands is settled with others in no more time for each", "[journal]") {
  struct Given {
    EveningItems items{evening, {}, {}};
    People people{Roster(Items{}), ByAnyId({})};
  };
  const auto given = [](int n) {
    Forger stranger;
    stranger.write(begins(evening), 1);
    std::vector<Person> all;
    for (int i = 0; i < n; ++i) {
      Person& one = all.emplace_back();
      one.ids = {uuid_of(7, i)};
      one.name = "Player " + std::to_string(100'000 + i);
      one.by_id = true;
      stranger.write(
          new_record(RecordKind::player, one.ids.front(), evening, PlayerContents{one.name, true}),
          2);
    }
    Given made;
    made.items.below = stranger.items;
    made.people.everybody = ByAnyId(std::move(all));
    auto view = view_of_records(made.items, made.people);
    REQUIRE(view.has_value());
    return std::pair(std::move(made), std::move(*view));
  };
  check_growth(1000, given, [](const auto& both) {
    const auto& [made, view] = both;
    CHECK(evening_together(made.items, view, made.people.everybody).has_value());
  });
}
