// Somebody who gives ids may have given one to a correction and to an entry, or to corrections of
// two entries. What is said of them is true all the same.
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace one_id_test {
namespace {

const std::string first = id_of(3, 1), second = id_of(3, 2), shared = id_of(3, 5);
const std::string session = id_of(2, 10);

std::string agreed(int points, const std::string& id) {
  const std::string each = std::to_string(points);
  return R"({"type":"adjust","id":")" + id + R"(","points":{"Anna":")" + each + R"(","Bo":"-)" +
         each + R"("},"why":"agreed"})";
}
void decide(const Tablet& tablet, const std::vector<std::string>& words,
            const std::string& input = "") {
  const Run run = tablet.ctl(words, input);
  CAPTURE(words, run.out, run.err);
  REQUIRE(run.status == 0);
}
struct TwoTablets {
  Tablet one, two;
  TwoTablets() {
    for (const Tablet* tablet : {&one, &two})
      (void)tablet->import_text(whist_night(1, {four}, agreed(5, first) + "," + agreed(6, second)));
  }
};
void has(const Tablet& tablet, int anna) {
  CHECK(text_under(tablet.answer({"settle", id_of(1, 1)}), "money", "Anna") ==
        std::to_string(anna) + ".00");
}
void agree_on(const Tablet& one, const Tablet& two, int anna) {
  has(one, anna);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) has(*tablet, anna);
}
// The side that says so.
void keep(const Tablet& tablet, const std::string& words) {
  const Json conflicts = under(tablet.answer({"conflicts", "--lang", "en"}), "conflicts");
  REQUIRE(conflicts.as<Json::Array>()->size() == 1);
  const Json sides = under(conflicts, 0, "sides");
  for (const Json& side : *sides.as<Json::Array>())
    if (contains(to_line(side), words))
      return decide(tablet, {"conflicts", "--keep", text_under(side, "record")});
  FAIL("no side says so");
}

}  // namespace

TEST_CASE("what one tablet corrects to and another enters under one id is void where it is said",
          "[cli][merge]") {
  const int entered = GENERATE(111, 113);
  const std::string named = GENERATE(first, shared);
  CAPTURE(entered, named);
  const TwoTablets tablets;
  decide(tablets.one, {"correct", first}, agreed(111, shared));
  decide(tablets.two, {"record", session}, agreed(entered, shared) + "\n");
  decide(tablets.two, {"merge", tablets.one.book});
  decide(tablets.two, {"void", named, "--why", "not dealt"});
  agree_on(tablets.two, tablets.one, 6);
}

TEST_CASE("what a file has brought as an entry is void where the correction is known that it is",
          "[cli][merge]") {
  const std::string named = GENERATE(first, shared);
  CAPTURE(named);
  const TwoTablets tablets;
  decide(tablets.one, {"correct", first}, agreed(111, shared));
  (void)tablets.two.import_text(tablets.one.exported(id_of(1, 1), "evening"));
  decide(tablets.two, {"restore", first, "--why", "both"});
  decide(tablets.two, {"merge", tablets.one.book});
  keep(tablets.two, "+111");
  has(tablets.two, 117);
  decide(tablets.two, {"void", named, "--why", "not dealt"});
  agree_on(tablets.two, tablets.one, 6);
}

TEST_CASE("an entry that is kept counts, whose id another has given to a correction",
          "[cli][conflicts]") {
  const TwoTablets tablets;
  decide(tablets.one, {"correct", first}, agreed(111, shared));
  decide(tablets.two, {"record", session}, agreed(113, shared) + "\n");
  decide(tablets.two, {"merge", tablets.one.book});
  const int kept = GENERATE(111, 113);
  CAPTURE(kept);
  keep(tablets.two, "+" + std::to_string(kept));
  agree_on(tablets.two, tablets.one, kept + 6);
}

// Which side holds, and which correction is the first of its id, goes by hashes.
TEST_CASE("a correction that is kept counts, whose id another has given to an earlier one",
          "[cli][conflicts]") {
  const std::string later = id_of(3, 6);
  for (const int kept : {116, 120})
    for (int time = 0; time < 6; ++time) {
      CAPTURE(kept, time);
      const TwoTablets tablets;
      decide(tablets.one, {"correct", first}, agreed(111, shared));
      decide(tablets.one, {"correct", shared}, agreed(120, later));
      decide(tablets.two, {"correct", first}, agreed(116, shared));
      decide(tablets.two, {"merge", tablets.one.book});
      keep(tablets.two, "+" + std::to_string(kept));
      agree_on(tablets.two, tablets.one, kept + 6);
    }
}

TEST_CASE("where two entries are corrected to one id the one that is listed first is void",
          "[cli][merge]") {
  const TwoTablets tablets;
  decide(tablets.one, {"correct", second}, agreed(112, shared));
  decide(tablets.two, {"correct", first}, agreed(114, shared));
  decide(tablets.two, {"merge", tablets.one.book});
  has(tablets.two, 226);
  decide(tablets.two, {"void", shared, "--why", "not dealt"});
  agree_on(tablets.two, tablets.one, 112);
}

}  // namespace one_id_test
