// How far ahead of everything a clock may be that somebody sends.
#include "support/forger.hpp"
#include "support/ours.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace gate_clocks_test {

using namespace kattegat::test::ours;

TEST_CASE("a clock may be a million ahead of the newest of its place, here or sent before it",
          "[gate]") {
  constexpr std::int64_t leap = 1'000'000;
  const Ours known;
  const std::int64_t now = known.book.store().clock_of(session);
  struct Sent {
    std::vector<std::int64_t> clocks;
    bool is_taken;
  };
  for (const Sent& sent : std::vector<Sent>{{{now + leap}, true},
                                            {{now + leap + 1}, false},
                                            {{now + leap, now + 2 * leap}, true},
                                            {{now + leap, now + 2 * leap + 1}, false},
                                            // The newest is not the last.
                                            {{now + leap, now + 1, now + 2 * leap}, true},
                                            {{1}, true}}) {
    CAPTURE(now, sent.clocks);
    Ours ours;
    Forger log;
    int next = 50;
    for (const std::int64_t clock : sent.clocks) log.write(note(next++), clock);
    const Merged merged = given(ours.book, log.parcel());
    CHECK(merged.records == (sent.is_taken ? sent.clocks.size() : 0));
    CHECK(merged.refused.empty() == sent.is_taken);
  }
}

TEST_CASE("what was ahead of everything is taken by another merge once it no longer is", "[gate]") {
  constexpr std::int64_t leap = 1'000'000;
  Ours ours;
  const std::int64_t now = ours.book.store().clock_of(session);
  Forger ahead, between;
  ahead.write(note(50), now + leap + 1);
  between.write(note(51), now + 1);
  const Merged refused = given(ours.book, ahead.parcel());
  REQUIRE(refused.refused.size() == 1);
  CHECK(refused.refused.front().why.word == Word::gate_clock);
  CHECK(given(ours.book, between.parcel()).records == 1);
  const Merged again = given(ours.book, ahead.parcel());
  CHECK(again.records == 1);
  CHECK(again.refused.empty());
}

}  // namespace gate_clocks_test
