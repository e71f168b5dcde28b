// Tools that know nothing of cards: ids that lead to others, sets that are joined, and what two
// sets have in common.
#include "kattegat/core/chains.hpp"

#include <catch2/catch.hpp>

#include <numeric>
#include <string>
#include <vector>

#include "kattegat/core/disjoint_sets.hpp"
#include "kattegat/core/in_common.hpp"

using namespace kattegat;

namespace chains_test {

namespace {

Uuid id(char name) {
  Uuid one;
  one.bytes.back() = static_cast<std::uint8_t>(name);
  return one;
}
char name(const Uuid& id) { return static_cast<char>(id.bytes.back()); }

// "BA CB": B leads to A, and C to B.
std::map<Uuid, Uuid> steps_of(const std::string& told) {
  std::map<Uuid, Uuid> steps;
  for (std::size_t i = 0; i + 1 < told.size(); i += 3) steps.emplace(id(told[i]), id(told[i + 1]));
  return steps;
}

}  // namespace

TEST_CASE("ids lead to the end of their chain, and those of a circle to its least", "[core]") {
  struct Case {
    const char* about;
    std::string steps, ends, circle_of_c;  // "BA": B's end is A
  };
  for (const Case& one :
       std::vector<Case>{{"nobody leads anywhere", "", "", "C"},
                         {"one step", "BA", "AA BA", "C"},
                         {"by way of another", "BA CB", "AA BA CA", "C"},
                         {"two lead to one", "BA CA", "AA BA CA", "C"},
                         {"to itself", "CC", "CC", "C"},
                         {"a circle of two", "BC CB", "BB CB", "BC"},
                         {"a circle of three", "BD CB DC", "BB CB DB", "BCD"},
                         {"into a circle that is not one's own", "AB BA CB", "AA BA CA", "C"}}) {
    CAPTURE(one.about);
    const std::map<Uuid, Uuid> steps = steps_of(one.steps);
    const auto next = [&](const Uuid& from) { return next_in(steps, from); };
    std::string ends, circle;
    for (const auto& [from, end] : ends_of(steps, next)) {
      if (!ends.empty()) ends += ' ';
      ends += {name(from), name(end)};
    }
    for (const Uuid& on_it : circle_of(id('C'), next)) circle += name(on_it);
    CHECK(ends == one.ends);
    CHECK(circle == one.circle_of_c);
  }
}

TEST_CASE("a step that may not be taken ends a chain", "[core]") {
  const std::map<Uuid, Uuid> steps = steps_of("BA CB");
  const auto next = [&](const Uuid& from) { return from == id('B') ? from : next_in(steps, from); };
  CHECK(ends_of(steps, next) == steps_of("BB CB"));
}

TEST_CASE("sets that are joined are known by their least, in whatever order it is done", "[core]") {
  std::vector<std::size_t> above(6);
  std::iota(above.begin(), above.end(), std::size_t{});
  for (const auto& [one, other] :
       std::vector<std::pair<std::size_t, std::size_t>>{{5, 3}, {4, 1}, {3, 4}, {5, 1}})
    join_in(above, one, other);
  std::vector<std::size_t> first;
  for (std::size_t i = 0; i < above.size(); ++i) first.push_back(first_in(above, i));
  CHECK(first == std::vector<std::size_t>{0, 1, 2, 1, 1, 1});

  std::map<Uuid, Uuid> ids = steps_of("AA BB CC");
  join_in(ids, id('C'), id('B'));
  CHECK(first_in(ids, id('C')) == id('B'));
  CHECK(first_in(ids, id('A')) == id('A'));
}

TEST_CASE("two sets have in common what is in both, whichever is the smaller", "[core]") {
  const std::set<int> none, few{3, 9}, many{1, 2, 3, 4}, others{5, 6, 7};
  CHECK(have_in_common(few, many));
  CHECK(have_in_common(many, few));
  CHECK_FALSE(have_in_common(few, others));
  CHECK_FALSE(have_in_common(others, few));
  CHECK_FALSE(have_in_common(none, many));
  CHECK_FALSE(have_in_common(none, none));
  CHECK(have_in_common(many, many));
}

}  // namespace chains_test
