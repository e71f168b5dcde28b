// Whose money a merge tells of: what they have with the club, and where they take theirs.
#include "kattegat/journal/merging/changed_accounts.hpp"
#include "kattegat/journal/merging/changed_people.hpp"
#include "support/books.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace changed_accounts_test {

namespace {

const Uuid anna = uuid_of(7, 1);

ByAnyId only_anna() {
  Person one;
  one.ids = {anna};
  one.name = "Anna";
  return ByAnyId({one});
}
std::vector<Text> changed(const PurseSums& was, const PurseSums& is) {
  const ByAnyId anna_alone = only_anna();
  return changed_accounts({.before = anna_alone, .now = anna_alone}, {.before = was, .now = is});
}

}  // namespace

TEST_CASE("a currency that has come to nothing is as one that the purse never had", "[journal]") {
  const Sums nothing{{"EUR", Money{}}};
  const PurseSums none, cancelled{{{anna, nothing}}, nothing, nothing};
  CHECK(changed(none, cancelled).empty());
  CHECK(changed(cancelled, none).empty());
}

TEST_CASE("whose account is another is told, and that the club has other money", "[journal]") {
  const Sums owes{{"EUR", Money{-900}}}, has{{"EUR", Money{900}}};
  const Text account = text(Word::changed_purse, std::string("Anna")),
             club = text(Word::changed_in_hand);
  CHECK(changed({}, {{{anna, owes}}, {}, {}}) == std::vector{account});
  CHECK(changed({}, {{}, has, {}}) == std::vector{club});
  CHECK(changed({}, {{}, {}, has}) == std::vector{club});
}

TEST_CASE("of one who has become two both are told, whichever of them has other money",
          "[journal]") {
  Person one, other;
  one.ids = {anna};
  one.name = "Anna";
  other.ids = {uuid_of(7, 2)};
  other.name = "Bo";
  Person both = one;
  both.ids = {anna, uuid_of(7, 2)};
  const PurseSums paid{{{uuid_of(7, 2), {{"EUR", Money{900}}}}}, {}, {}};
  const ByAnyId as_one({both}), as_two({one, other});
  CHECK(changed_accounts({.before = as_one, .now = as_two}, {.before = {}, .now = paid}) ==
        std::vector{text(Word::changed_purse, std::string("Anna")),
                    text(Word::changed_purse, std::string("Bo"))});
}

TEST_CASE("whoever takes money on another number is told of, whichever number it is", "[journal]") {
  Person before;
  before.ids = {anna};
  before.name = "Anna";
  before.numbers = {{NumberKind::swish, "0701234567"},
                    {NumberKind::mobilepay, "20304050"},
                    {NumberKind::iban, "DK5000400440116243"}};
  const ByAnyId those_before({before});
  CHECK(changed_people({.before = those_before, .now = those_before}, {}).empty());
  for (const NumberKind kind : {NumberKind::swish, NumberKind::mobilepay, NumberKind::iban}) {
    Person now = before;
    now.numbers[kind] = "another";
    CHECK(changed_people({.before = those_before, .now = ByAnyId({now})}, {}) ==
          std::vector{text(Word::changed_payee, std::string("Anna"))});
  }
}

TEST_CASE(
    "whoever takes money on a number for the first time, or on none any longer, is told of so",
    "[journal]") {
  Person with;
  with.ids = {anna};
  with.name = "Anna";
  Person without = with;
  with.numbers = {{NumberKind::swish, "0701234567"}};
  const auto changed = [](const Person& was, const std::vector<Person>& are) {
    return changed_people({.before = ByAnyId({was}), .now = ByAnyId(are)}, {});
  };
  const std::string name = "Anna", bo = "Bo";
  CHECK(changed(without, {with}) == std::vector{text(Word::changed_first_payee, name)});
  CHECK(changed(with, {without}) == std::vector{text(Word::changed_no_payee, name)});
  // Of two who were one the one has kept the number: nobody else gets money by that.
  Person both = with, other = without;
  both.ids = {anna, uuid_of(7, 2)};
  other.ids = {uuid_of(7, 2)};
  other.name = bo;
  const Text apart = text(Word::changed_apart, name);
  CHECK(changed(both, {with, other}) == std::vector{apart});
  other.numbers = {{NumberKind::swish, "0709999999"}};
  CHECK(changed(both, {with, other}) == std::vector{apart, text(Word::changed_payee, bo)});
}

}  // namespace changed_accounts_test
