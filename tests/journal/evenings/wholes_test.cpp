// Which evenings are one, as functions of what the roster says.
#include "kattegat/journal/evenings/wholes.hpp"

#include "src/journal/gate/joined_evenings.hpp"
#include "support/night.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace wholes_test {

namespace {

Uuid evening(int number) { return uuid_of(1, number); }

NewRecord joined(int part, int whole) {
  return new_record(RecordKind::fusion, evening(part), roster_id,
                    FusionContents{evening(whole), {}});
}
// The first three in kroner, the fourth in whole kroner, the fifth in Swedish ones; there are no
// more.
std::optional<SettledIn> settled(const Uuid& id) {
  for (const int number : {1, 2, 3})
    if (id == evening(number)) return SettledIn{"DKK", Money{1}};
  if (id == evening(4)) return SettledIn{"DKK", Money{100}};
  if (id == evening(5)) return SettledIn{"SEK", Money{1}};
  return std::nullopt;
}
using WholeOf = std::map<Uuid, Uuid>;
WholeOf wholes(const std::vector<NewRecord>& roster) {
  const Wholes all = all_wholes(roster_by(roster), settled);
  for (const auto& [part, whole] : all.whole_of) CHECK(parts_in(all, whole).count(part) == 1);
  return all.whole_of;
}

}  // namespace

TEST_CASE("evenings are one with that in which they end", "[journal]") {
  CHECK(wholes({}).empty());
  CHECK(wholes({joined(2, 1)}) == WholeOf{{evening(2), evening(1)}});
  CHECK(wholes({joined(3, 2), joined(2, 1)}) ==
        WholeOf{{evening(2), evening(1)}, {evening(3), evening(1)}});
  // Two books have said it the one way and the other.
  CHECK(wholes({joined(2, 1), joined(1, 2)}) == WholeOf{{evening(2), evening(1)}});
}

TEST_CASE("evenings that are settled unlike, or are not there, stand alone", "[journal]") {
  for (const int other : {4, 5, 6}) {
    CAPTURE(other);
    CHECK(wholes({joined(other, 1)}).empty());
    CHECK(wholes({joined(1, other)}).empty());
    CHECK(wholes({joined(3, 2), joined(2, other)}) == WholeOf{{evening(3), evening(2)}});
  }
}

TEST_CASE("who plays in an evening plays in all that were ever said to be one with it",
          "[journal]") {
  JoinedEvenings joined;
  const auto not_looked_at = [&](int number) {
    const std::vector<Uuid> list = joined.not_looked_at(evening(number));
    return std::set<Uuid>(list.begin(), list.end());
  };
  using Evenings = std::set<Uuid>;
  joined.take_in(evening(1), uuid_of(7, 1));
  joined.take_in(evening(2), uuid_of(7, 2));
  CHECK(joined.players(evening(1)) == std::set{uuid_of(7, 1)});
  joined.join(evening(1), evening(2));
  for (const int number : {1, 2})
    CHECK(joined.players(evening(number)) == std::set{uuid_of(7, 1), uuid_of(7, 2)});
  CHECK(joined.players(evening(3)).empty());
  // Each is told once, whichever of them is asked for.
  CHECK(not_looked_at(2) == Evenings{evening(1), evening(2)});
  CHECK(not_looked_at(1).empty());
  joined.join(evening(3), evening(1));
  CHECK(not_looked_at(2) == Evenings{evening(3)});
  joined.take_in(evening(3), uuid_of(7, 3));
  CHECK(joined.players(evening(2)).size() == 3);
}

}  // namespace wholes_test
