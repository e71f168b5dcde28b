// What an evening comes to, by which a merge tells what it has changed.
#include "kattegat/journal/merging/comes_to.hpp"

#include "kattegat/evening/names.hpp"
#include "kattegat/journal/paying/paying.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace comes_to_test {

namespace {

EveningView view_of(const Night& night) {
  auto view = view_of_records(night.items, night.people());
  REQUIRE(view.has_value());
  return std::move(*view);
}
ComesTo comes(const Night& night) { return comes_to(view_of(night)); }
// When some are called otherwise.
ComesTo comes_by(const Night& night, const NewNames& names) {
  EveningView view = view_of(night);
  for (Participant& one : view.history.players.to_change())
    if (const auto found = names.find(one.now); found != names.end()) one.now = found->second;
  view.shown = renamed(view.written, names);
  rename_people(view.closing, names);
  return comes_to(view);
}
Money money_of(const std::string& name, const ComesTo& comes) {
  const ComesTo::Share* const one = comes.settled.people.find(Night::id_of_player(name));
  REQUIRE(one);
  return one->money;
}
void ticks(Night& night, const std::string& from, const std::string& to, Money amount) {
  const auto answer = paying(known_of(night).before(),
                             {{}, from, to, amount, "2026-11-20T23:10:00+01:00"}, Extra::no);
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
  CHECK(was.settled.people.size() == 5);
  CHECK(money_of("Anna", was) == Money{-90});
  CHECK(money_of("Dea", was) == Money{90});
  for (const auto name : {"Bo", "Cai", "Else"}) CHECK(money_of(name, was) == Money{});
  for (const ComesTo::Share& one : was.settled.people) CHECK(one.due == one.money);
  REQUIRE(was.played.tables.size() == 1);
  CHECK(was.played.tables[0].entries.size() == 1);
  CHECK(is_settled_alike(was.settled, comes(night).settled));
  CHECK(was.played == comes(night).played);
}

TEST_CASE("a payment is another evening to tell of, also where it cancels another", "[journal]") {
  Night night = nine_points();
  const ComesTo was = comes(night);
  ticks(night, "Anna", "Dea", Money{90});
  const ComesTo paid = comes(night);
  for (const ComesTo::Share& one : paid.settled.people) {
    CHECK(one.money == was.settled.people.find(one.ids.front())->money);
    CHECK(one.due == Money{});
  }
  CHECK_FALSE(is_settled_alike(was.settled, paid.settled));
  CHECK_FALSE(paid.played == was.played);
  CHECK(paid.played.tables == was.played.tables);

  ticks(night, "Bo", "Cai", Money{5});
  ticks(night, "Cai", "Bo", Money{5});
  CHECK(is_settled_alike(paid.settled, comes(night).settled));
  CHECK_FALSE(comes(night).played == paid.played);
}

TEST_CASE("initials are another evening to tell of, and move nothing", "[journal]") {
  Night night = nine_points();
  const ComesTo was = comes(night);
  const auto signs =
      initialling(known_of(night).before(), {"Dea", "DD", Money{90}, ""}, uuid_of(4, 1));
  REQUIRE(signs.has_value());
  night.store(*signs);
  CHECK(is_settled_alike(was.settled, comes(night).settled));
  CHECK_FALSE(comes(night).played == was.played);
}

TEST_CASE("under another name they have the same to get and to pay", "[journal]") {
  const Night night = nine_points();
  const ComesTo was = comes(night);
  const ComesTo called = comes_by(night, {{"Anna", "Annika"}});
  CHECK(is_settled_alike(was.settled, called.settled));
  CHECK(money_of("Anna", called) == Money{-90});
  CHECK_FALSE(called.played == was.played);
}

TEST_CASE("under a name that was another's there are other amounts", "[journal]") {
  const Night night = nine_points();
  const NewNames names = GENERATE(NewNames{{"Anna", "Dea"}, {"Dea", "Anna"}},
                                  NewNames{{"Anna", "Annika"}, {"Else", "Anna"}});
  CHECK_FALSE(is_settled_alike(comes(night).settled, comes_by(night, names).settled));
}

TEST_CASE("two who are one now have other amounts, unless one had none and the other's name stays",
          "[journal]") {
  Night night = nine_points();
  const NewNames as_anna{{"Else", "Anna"}}, as_else{{"Anna", "Else"}},
      as_neither{{"Anna", "Annika"}, {"Else", "Annika"}};
  const auto is_alike_as = [&](const NewNames& names) {
    return is_settled_alike(comes(night).settled, comes_by(night, names).settled);
  };
  CHECK(is_alike_as(as_anna));
  CHECK_FALSE(is_alike_as(as_else));
  CHECK_FALSE(is_alike_as(as_neither));
  ticks(night, "Else", "Bo", Money{5});
  CHECK_FALSE(is_alike_as(as_anna));
}

}  // namespace comes_to_test
