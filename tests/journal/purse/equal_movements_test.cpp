// Which of the movements that are equal now a decision is about.
#include "src/journal/purse/equal_movements.hpp"
#include "support/night.hpp"
#include "support/purse.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace equal_movements_test {

TEST_CASE("what was decided of several that were one is decided of each, but of no crowd",
          "[journal][purse]") {
  const auto [many, of_how_many] = GENERATE(std::pair(1, 1), std::pair(3, 3), std::pair(9, 8));
  EqualMovements equals;
  std::int64_t clock = 0;
  const auto places = [&](PurseContents contents) {
    const Item item = as_if_stored(
        new_record(RecordKind::purse, uuid_of(6, static_cast<int>(clock)), purse_id, contents),
        clock + 1, clock + 1, {uuid_of(9, 1), clock + 1});
    ++clock;
    return std::pair(  // all of them are one person by now, and each was somebody
        item.record.hash,
        equals.place(item.record, key_of(contents, uuid_of(7, 1), std::nullopt), contents, itself));
  };
  PurseContents decision = owed(uuid_of(7, 1), 2000, PurseKind::payment);
  for (int n = 1; n <= many; ++n)
    decision.follows.push_back(places(owed(uuid_of(7, n), 2000, PurseKind::payment)).first);
  CHECK(places(decision).second.size() == static_cast<std::size_t>(of_how_many));
}

}  // namespace equal_movements_test
