// Several evenings settled at once: what each has in all of them, and in which of them a payment is
// made.
#include "kattegat/settlement/together.hpp"
#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace together_test {

namespace {

const Uuid anna = uuid_of(7, 1), bo = uuid_of(7, 2), cai = uuid_of(7, 3);

// One in which Anna has lost so much to Bo and to Cai, which is what its own plan says.
EveningByItself night(std::int64_t to_bo, std::int64_t to_cai = 0) {
  EveningByItself one{{anna, bo, cai}, {{-to_bo - to_cai}, {to_bo}, {to_cai}}, {}, {}};
  if (to_bo > 0) one.plan.push_back({0, 1, {to_bo}});
  if (to_cai > 0) one.plan.push_back({0, 2, {to_cai}});
  return one;
}
// "100 in 0, 50 in 2": what Anna pays Bo.
std::string paid(std::int64_t amount, const std::vector<EveningByItself>& nights) {
  std::string said;
  for (const PaidIn& one : paid_in(anna, bo, {amount}, nights))
    said += (said.empty() ? "" : ", ") + std::to_string(one.amount.hundredths) + " in " +
            std::to_string(one.evening);
  return said;
}

}  // namespace

TEST_CASE("what an evening by itself says is paid there", "[season]") {
  CHECK(paid(100, {night(100)}) == "100 in 0");
  CHECK(paid(150, {night(100), night(50)}) == "100 in 0, 50 in 1");
  CHECK(paid(150, {night(0), night(150), night(150)}) == "150 in 1");
  // What is more than the whole payment is not begun upon.
  CHECK(paid(100, {night(300), night(100)}) == "100 in 1");
}

TEST_CASE("what has been paid in an evening is not paid there again", "[season]") {
  EveningByItself done = night(100);
  done.made = {{0, 1, {100}}};
  CHECK(paid(100, {done, night(100)}) == "100 in 1");
  done.made = {{0, 1, {70}}, {0, 2, {100}}};  // another amount, and to somebody else
  CHECK(paid(100, {done, night(100)}) == "100 in 0");
}

TEST_CASE("the rest is paid where it fits best, and of equals in the first", "[season]") {
  const EveningByItself without_bo{{anna, cai}, {{-500}, {500}}, {}, {}};
  const EveningByItself without_anna{{bo, cai}, {{-500}, {500}}, {}, {}};
  EveningByItself lost_and_won = night(60);  // but by its own plan something else is due
  lost_and_won.plan.clear();
  CHECK(paid(60, {without_anna, without_bo, night(0), lost_and_won}) == "60 in 3");
  CHECK(paid(60, {without_anna, without_bo, night(0), night(0)}) == "60 in 2");
  CHECK(paid(60, {without_anna, without_bo, without_bo}) == "60 in 1");
  // Whatever has been paid there.
  CHECK(paid(160, {night(100), lost_and_won}) == "100 in 0, 60 in 0");
  lost_and_won.money = {{-60}, {59}, {1}};  // not so much
  CHECK(paid(60, {night(0), lost_and_won}) == "60 in 0");
}

TEST_CASE("each currency is settled by itself, and namesakes are told apart", "[season]") {
  const auto share = [](const char* name, const Uuid& who, std::int64_t money, std::int64_t left) {
    return EveningShare{name, who, {money}, {left}};
  };
  const auto both =
      settled_together({{"DKK", {share("Bo", bo, -100, -100), share("Anna", anna, 100, 100)}},
                        {"DKK", {share("Bo", cai, -50, 0), share("Anna", anna, 50, 0)}},
                        {"SEK", {share("Bo", bo, 30, 30), share("Anna", anna, -30, -30)}}});
  REQUIRE(both.has_value());
  REQUIRE(both->size() == 2);
  const Together& danish = both->front();
  CHECK(danish.currency == "DKK");
  REQUIRE(danish.people.size() == 3);
  CHECK(danish.people[0].money == Money{150});
  CHECK(danish.people[0].left == Money{100});
  CHECK(danish.people[1].name == "Bo");
  CHECK(danish.people[2].name == "Bo (2)");
  CHECK(danish.people[2].person == cai);
  REQUIRE(danish.plan.payments.size() == 1);
  CHECK(danish.people[danish.plan.payments[0].from].person == bo);
  CHECK(danish.plan.payments[0].amount == Money{100});
  CHECK(both->back().currency == "SEK");
  CHECK(both->back().plan.payments.size() == 1);
}

TEST_CASE("more than can be settled is said, of what was won as of what is left", "[season]") {
  const auto night = [](std::int64_t money, std::int64_t left) {
    return settled_together(
        {{"DKK", {{"Anna", anna, {money}, {left}}, {"Bo", bo, {-money}, {-left}}}}});
  };
  constexpr std::int64_t most = 100'000'000'000'000'000;  // øre: 10^15 kroner
  CHECK(night(most, most).has_value());
  for (const auto& refused : {night(most + 1, 0), night(0, most + 1)}) {
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().evening == 0);
  }
}

TEST_CASE("of more than can be settled it is said which evening moves most", "[season]") {
  const auto night = [](const std::string& currency, std::int64_t money) {
    return EveningShares{currency,
                         {{"Anna", anna, {money}, {money}}, {"Bo", bo, {-money}, {-money}}}};
  };
  constexpr std::int64_t much = 60'000'000'000'000'000;
  const auto refused =
      settled_together({night("DKK", 100), night("SEK", 3 * much), night("DKK", much),
                        night("DKK", -2 * much), night("DKK", 100), night("DKK", -much)});
  REQUIRE_FALSE(refused.has_value());
  CHECK(refused.error().evening == 3);
  const auto by_equals = settled_together(
      {night("DKK", 100), night("DKK", 2 * much), night("DKK", -much), night("DKK", 2 * much)});
  REQUIRE_FALSE(by_equals.has_value());
  CHECK(by_equals.error().evening == 1);  // the first of them
}

// As everywhere else: whoever types it again, as `settle --payer` asks for it, types a name.
TEST_CASE("a namesake with a long name has one that is a name, too", "[season]") {
  const std::string longest(80, 'x');
  const auto both =
      settled_together({{"DKK", {{longest, anna, {100}, {100}}, {longest, bo, {-100}, {-100}}}}});
  REQUIRE(both.has_value());
  CHECK(both->front().people[0].name == longest);
  CHECK(both->front().people[1].name == std::string(70, 'x') + " (2)");
}

}  // namespace together_test
