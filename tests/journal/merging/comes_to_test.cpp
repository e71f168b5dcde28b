// What an evening comes to, by which a merge tells what it has changed.
#include "kattegat/journal/merging/comes_to.hpp"

#include "kattegat/journal/paying/paying.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace comes_to_test {

namespace {

ComesTo comes(const Night& night) {
  const auto view = view_of_records(night.items, night.people());
  REQUIRE(view.has_value());
  return comes_to(*view);
}
EveningBefore before(const Night& night) {
  auto known = evening_before({night.evening, night.items.below, {}}, night.people());
  REQUIRE(known.has_value());
  return std::move(*known);
}
void ticks(Night& night, const std::string& from, const std::string& to, Money amount) {
  const auto answer =
      paying(before(night), {{}, from, to, amount, "2026-11-20T23:10:00+01:00"}, Extra::no);
  REQUIRE(answer.has_value());
  night.store(answer->new_records);
}
// Anna owes Dea 0.90.
Night nine_points() {
  return Night(R"({"id":")" + id_of(3, 1) +
               R"(","type":"adjust","points":{"Anna":"-9","Dea":"9"},"why":"agreed"})");
}

}  // namespace

TEST_CASE("an evening comes to the money of its players, and to the same when asked again",
          "[journal]") {
  const Night night = nine_points();
  const ComesTo was = comes(night);
  CHECK(was.settled.money ==
        std::map<std::string, Money>{{"Anna", Money{-90}}, {"Dea", Money{90}}});
  CHECK(was.settled.due == was.settled.money);
  REQUIRE(was.played.tables.size() == 1);
  CHECK(was.played.tables[0].entries.size() == 1);
  CHECK(was.settled == comes(night).settled);
  CHECK(was.played == comes(night).played);
}

TEST_CASE("a payment is another evening to tell of, also where it cancels another", "[journal]") {
  Night night = nine_points();
  const ComesTo was = comes(night);
  ticks(night, "Anna", "Dea", Money{90});
  const ComesTo paid = comes(night);
  CHECK(paid.settled.money == was.settled.money);
  CHECK(paid.settled.due.empty());
  CHECK_FALSE(paid.settled == was.settled);
  CHECK_FALSE(paid.played == was.played);
  CHECK(paid.played.tables == was.played.tables);

  ticks(night, "Bo", "Cai", Money{5});
  ticks(night, "Cai", "Bo", Money{5});
  CHECK(comes(night).settled == paid.settled);
  CHECK_FALSE(comes(night).played == paid.played);
}

TEST_CASE("initials are another evening to tell of, and move nothing", "[journal]") {
  Night night = nine_points();
  const ComesTo was = comes(night);
  const auto signs = initialling(before(night), {"Dea", "DD", Money{90}, ""}, uuid_of(4, 1));
  REQUIRE(signs.has_value());
  night.store(*signs);
  CHECK(comes(night).settled == was.settled);
  CHECK_FALSE(comes(night).played == was.played);
}

TEST_CASE("under another name they have the same to get and to pay", "[journal]") {
  const Night night = nine_points();
  EveningHistory now = view_of_records(night.items, night.people())->history;
  for (Participant& one : now.players.to_change())
    if (one.now == "Anna") one.now = "Annika";
  const ComesTo::Settled called = called_as(now, comes(night));
  CHECK(called.money == std::map<std::string, Money>{{"Annika", Money{-90}}, {"Dea", Money{90}}});
  CHECK(called.due == called.money);
}

}  // namespace comes_to_test
