// Which of the ids in a book are one person: the evenings as they were written, the tables, and
// what the roster has said.
#include "kattegat/journal/people/everybody.hpp"

#include <algorithm>
#include <random>

#include "src/journal/people/namesakes.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace everybody_test {

namespace {

Uuid id(int person) { return uuid_of(7, person); }

// Somebody in the nth evening, which was on the nth day.
Appearance in(int evening, int person, const std::string& written, bool known = false) {
  return {id(person), uuid_of(1, evening), "2026-01-0" + std::to_string(evening), written, known};
}
NewRecord named(int person, const std::string& name) {
  return new_record(RecordKind::name, id(person), roster_id, NameContents{name, false, {}});
}
NewRecord fused(int person, int with) {
  return new_record(RecordKind::fusion, id(person), roster_id, FusionContents{id(with), {}});
}
NewRecord erased(const std::vector<Uuid>& people, const std::string& pseudonym) {
  return new_record(RecordKind::erasure, uuid_of(9, 1), roster_id,
                    ErasureContents{people, {}, pseudonym});
}

// "Anna 1, Bo 2 3": the names, with the numbers of their ids.
std::string told(const std::vector<Appearance>& appearances, const Sittings& tables = {},
                 const std::vector<NewRecord>& roster = {}) {
  std::string list;
  for (const Person& person : everybody(appearances, tables, roster_by(roster))) {
    list += (list.empty() ? "" : ", ") + person.name;
    for (const Uuid& one : person.ids)
      for (int n = 1; n < 10; ++n)
        if (one == id(n)) list += " " + std::to_string(n);
  }
  return list;
}

}  // namespace

TEST_CASE("who is known by name alone is one in all evenings, unless two of them sat together",
          "[journal]") {
  CHECK(told({}) == "");
  CHECK(told({in(1, 1, "Bo"), in(1, 2, "Anna"), in(2, 3, "Bo")}) == "Anna 2, Bo 1 3");
  // Two books have given two people one name.
  const std::vector<Appearance> namesakes{in(1, 1, "Bo"), in(2, 2, "Bo"), in(3, 3, "Bo")};
  CHECK(told(namesakes, {{id(1), id(3)}}) == "Bo 1 2, Bo 3");
  CHECK(told(namesakes, {{id(1), id(2)}, {id(2), id(3)}, {id(1), id(3)}}) == "Bo 1, Bo 2, Bo 3");
}

TEST_CASE("who is known by an id is nobody else of that name", "[journal]") {
  CHECK(told({in(1, 1, "Bo", true), in(2, 2, "Bo")}) == "Bo 1, Bo 2");
  CHECK(told({in(1, 1, "Bo", true), in(2, 2, "Bo", true)}) == "Bo 1, Bo 2");
  // Within one evening a name is one person; two who are known are two there as well.
  CHECK(told({in(1, 1, "Bo", true), in(1, 2, "Bo")}) == "Bo 1 2");
  CHECK(told({in(1, 1, "Bo", true), in(1, 2, "Bo", true)}) == "Bo 1, Bo 2");
}

TEST_CASE("the roster says what somebody is called, and else the newest evening", "[journal]") {
  const std::vector<Appearance> once{in(1, 1, "Bo"), in(2, 1, "Bosse"), in(3, 2, "Cai")};
  CHECK(told(once) == "Bosse 1, Cai 2");
  CHECK(told(once, {}, {named(1, "Birger")}) == "Birger 1, Cai 2");
  // Who is given the name that another one always had is another, unless both came to one evening,
  // where a name is one person; but for those who sat at one table.
  CHECK(told(once, {}, {named(1, "Cai")}) == "Cai 1, Cai 2");
  const std::vector<Appearance> together{in(1, 1, "Bo"), in(1, 2, "Cai"), in(2, 3, "Cai")};
  CHECK(told(together, {}, {named(1, "Cai")}) == "Cai 1 2 3");
  CHECK(told(together, {{id(1), id(2)}}, {named(1, "Cai")}) == "Cai 1, Cai 2 3");
  // A name that nobody knows any longer is nobody's line.
  CHECK(told({in(1, 1, ""), in(1, 2, "Anna")}) == "Anna 2");
}

TEST_CASE("who is known by no name is one with nobody for that, and called as elsewhere",
          "[journal]") {
  const auto nameless = [](int evening, int person) {
    Appearance one = in(evening, person, "?");
    one.as = WrittenAs::nameless;
    return one;
  };
  CHECK(told({nameless(1, 1), nameless(2, 2)}) == "? 1, ? 2");
  // Somebody may be called so.
  CHECK(told({nameless(1, 1), in(2, 2, "?"), in(3, 3, "?")}) == "? 1, ? 2 3");
  CHECK(told({in(1, 1, "Bo"), nameless(2, 1), in(3, 2, "Bo")}) == "Bo 1 2");
  CHECK(told({nameless(1, 1)}, {}, {named(1, "Birger")}) == "Birger 1");
}

TEST_CASE("a name means whom the roster of its writer called so, while that one has the name",
          "[journal]") {
  Appearance meant = in(3, 3, "Cai");
  meant.meant = id(1);
  const std::vector<Appearance> three{in(1, 1, "Bo"), in(2, 2, "Cai"), meant};
  CHECK(told(three, {}, {named(1, "Cai")}) == "Cai 1 3, Cai 2");
  CHECK(told(three, {}, {named(1, "Bosse")}) == "Bosse 1, Cai 2 3");
  CHECK(told(three, {{id(1), id(3)}}, {named(1, "Cai")}) == "Cai 1, Cai 2 3");
  // Others have written it of the same player: there it is one who always had the name.
  std::vector<Appearance> four = three;
  four.push_back(in(3, 4, "Cai"));
  CHECK(told(four, {}, {named(1, "Cai")}) == "Cai 1, Cai 2 3 4");
  four.erase(four.begin() + 1);
  CHECK(told(four, {}, {named(1, "Cai")}) == "Cai 1 3 4");
}

TEST_CASE("whom the roster has made one is one, and whom the others are stands first",
          "[journal]") {
  const std::vector<Appearance> two{in(1, 1, "Anna"), in(2, 2, "Ana"), in(3, 3, "Bo")};
  CHECK(told(two, {}, {fused(2, 1)}) == "Ana 1 2, Bo 3");
  CHECK(told(two, {}, {fused(1, 2)}) == "Ana 2 1, Bo 3");
  CHECK(told(two, {}, {fused(1, 2), fused(2, 3)}) == "Bo 3 1 2");
  CHECK(told(two, {}, {fused(2, 1), named(1, "Anna")}) == "Anna 1 2, Bo 3");
  // Also where the least id is the same person's by the evening, or by the name, alone.
  CHECK(told({in(1, 1, "Anna"), in(1, 2, "Anna")}, {}, {named(3, "Annika"), fused(2, 3)}) ==
        "Annika 3 1 2");
  CHECK(told({in(1, 1, "Anna"), in(2, 2, "Ana"), in(3, 3, "Anna")}, {}, {fused(2, 3)}) ==
        "Anna 3 1 2");
  // Of whom nothing is known but that somebody is.
  CHECK(told(two, {}, {fused(2, 9)}) == "Ana 2, Anna 1, Bo 3");
  CHECK(told(two, {}, {fused(1, 9), fused(2, 9)}) == "Ana 1 2, Bo 3");
  const std::vector<Person> all = everybody(two, {}, roster_by({fused(2, 1), named(1, "Anne")}));
  REQUIRE(all.size() == 2);
  CHECK(all.front().name == "Anne");
  CHECK(all.front().also == std::vector<std::string>{"Ana", "Anna"});
}

TEST_CASE(
    "who is said to be somebody is that one, whoever that one was said to be without being it",
    "[journal]") {
  // Anna and Bo have sat together.
  const std::vector<Appearance> three{in(1, 1, "Anna"), in(1, 2, "Bo"), in(2, 3, "Bosse")};
  const Sittings together{{id(1), id(2)}};
  const NewRecord name = named(2, "Bo"), bo_is_anna = fused(2, 1), bosse_is_bo = fused(3, 2);
  for (const bool is_last : {false, true}) {
    CAPTURE(is_last);
    const std::vector<NewRecord> said = is_last ? std::vector{name, bosse_is_bo, bo_is_anna}
                                                : std::vector{name, bo_is_anna, bosse_is_bo};
    CHECK(told(three, together, said) == "Anna 1, Bo 2 3");
    CHECK(told(three, {}, said) == "Bo 1 2 3");
    // Whoever was retired before that has come back as somebody who is not.
    std::vector<NewRecord> gone{
        new_record(RecordKind::retired, id(3), roster_id, RetiredContents{true, {}})};
    gone.insert(gone.end(), said.begin(), said.end());
    for (const Person& one : everybody(three, together, roster_by(gone))) CHECK_FALSE(one.retired);
  }
}

TEST_CASE("who was forgotten as one is one, where somebody else is called so too", "[journal]") {
  const std::vector<Appearance> all{in(1, 1, "Player 17 (2)"), in(1, 2, "Player 17"),
                                    in(2, 3, "Player 17")};
  CHECK(told(all, {}, {erased({id(1), id(3)}, "Player 17")}) == "Player 17 1 3, Player 17 2");
}

TEST_CASE("of a town that was given one name each is compared with few", "[journal]") {
  const auto town = [](int many) {
    Namesakes all;
    int compared = 0;
    for (int n = 0; n < many; ++n) {
      Namesake one;
      one.who = Somebody{static_cast<std::size_t>(n)};
      one.former = {"Bo " + std::to_string(n)};
      one.evenings = {uuid_of(1, n), uuid_of(1, 0)};
      const Somebody found = all.take_in(one, [&](Somebody) {
        ++compared;
        return false;
      });
      CHECK((found == one.who));
    }
    return compared;
  };
  CHECK(town(2000) == 0);
}

TEST_CASE("of many who were forgotten as one, each by an id, nobody is compared with another",
          "[journal]") {
  Namesakes all;
  int compared = 0;
  for (std::size_t n = 0; n < 2000; ++n) {
    Namesake one;
    one.who = Somebody{n};
    one.by_id = one.is_forgotten = true;
    all.take_in(one, [&](Somebody) {
      ++compared;
      return false;
    });
  }
  CHECK(compared == 0);
  Namesake by_name;
  by_name.who = Somebody{2000};
  by_name.is_forgotten = true;
  CHECK((all.take_in(by_name, [](Somebody) { return false; }) == Somebody{0}));
}

TEST_CASE("who is one with whom is the same as if everybody were compared with everybody",
          "[journal]") {
  std::mt19937 random(7);
  const auto one_of = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  const auto have_sat = [](Somebody one, Somebody other) {
    return (static_cast<std::size_t>(one) + static_cast<std::size_t>(other)) % 5 == 0;
  };
  for (int round = 0; round < 200; ++round) {
    const bool all_known = round % 2 == 0;
    Namesakes all;
    std::vector<Namesake> each;
    for (std::size_t n = 0; n < 30; ++n) {
      Namesake here;
      here.who = Somebody{n};
      for (int i = one_of(3); i > 0; --i) here.evenings.insert(uuid_of(1, one_of(20)));
      if (n < 8)  // who was given the name comes behind who was not
        here.always_had_it = all_known || one_of(2) == 0;
      else
        for (int i = one_of(3) + (all_known ? 1 : 0); i > 0; --i)
          here.former.insert("Bo " + std::to_string(one_of(40)));
      auto found = std::find_if(each.begin(), each.end(), [&](const Namesake& other) {
        return !have_sat(other.who, here.who) && does_name_join(other, here);
      });
      if (found == each.end()) {
        Namesake fresh;
        fresh.who = here.who;
        found = each.insert(found, fresh);
      }
      found->take_in(here);
      const Somebody who =
          all.take_in(here, [&](Somebody other) { return have_sat(other, here.who); });
      CHECK((who == found->who));
    }
  }
}

TEST_CASE("who takes part is found by any of the ids, however many one of them has", "[journal]") {
  for (const int many : {1, 29, 30, 31, 400}) {
    EveningHistory evening;
    const auto take_in = [&](const std::string& name, const std::vector<Uuid>& ids) {
      Participant one;
      one.ids = ids;
      one.written = one.now = name;
      evening.players.add(std::move(one));
    };
    std::vector<Uuid> his;
    for (int n = 0; n < many; ++n) his.push_back(id(100 + n));
    take_in("Anna", {id(1)});
    take_in("Bo", his);
    take_in("Cai", {id(2), his.back()});  // a stranger's list may have it twice
    CAPTURE(many);
    CHECK(evening.find(id(1))->now == "Anna");
    for (const Uuid& one : his) CHECK(evening.who_is(one) == his.front());
    CHECK(evening.who_is(id(2)) == id(2));
    CHECK(evening.find(id(2))->now == "Cai");
    CHECK_FALSE(evening.find(id(99)));
    CHECK(evening.who_is(id(99)) == id(99));
    CHECK_FALSE(evening.are_one(id(1), his.back()));
  }
}

}  // namespace everybody_test
