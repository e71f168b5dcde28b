// What has been decided differently, on a page and as an answer: a stranger may have said the why.
#include "kattegat/export/conflicts.hpp"

#include <catch2/catch.hpp>

#include "support/contains.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace conflicts_test {

namespace {

Side decided(RecordKind kind, const std::string& why) {
  Side side;
  side.item.record.kind = kind;
  side.contents = DecisionContents{Uuid{}, "", why, {}};
  side.holds = kind == RecordKind::voided;
  return side;
}

PlacedConflicts void_or_not(const std::string& why) {
  Conflict conflict;
  conflict.about = RecordKind::entry;
  conflict.sides = {decided(RecordKind::voided, why), decided(RecordKind::restored, why)};
  PlacedConflicts all;
  all.list.push_back(std::move(conflict));
  return all;
}

std::string page_with(const std::string& why) {
  return conflicts_page(void_or_not(why), Language::english);
}

}  // namespace

TEST_CASE("each side of a conflict is one line, however its reason was written", "[conflicts]") {
  const std::string page = page_with("miscounted,\nsaid Bo");
  CHECK(contains(page, "miscounted,; said Bo"));
  CHECK(std::count(page.begin(), page.end(), '\n') == 4);
}

TEST_CASE("of a reason without end the beginning is told of every side", "[conflicts]") {
  std::string why;
  for (int line = 0; line < 500'000; ++line) why += "no\n";
  const std::string page = page_with(why);
  CHECK(contains(page, "no; no; "));
  CHECK(contains(page, "…"));
  CHECK(page.size() < 5000);
  CHECK(to_line(conflicts_answer(void_or_not(why), Language::english)).size() < 5000);
}

}  // namespace conflicts_test
