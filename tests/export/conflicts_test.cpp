// What has been decided differently, on a page and as an answer: a stranger may have said the why.
#include "kattegat/export/conflicts.hpp"

#include <catch2/catch.hpp>

#include "kattegat/evening/read.hpp"
#include "kattegat/wording/conflict_words.hpp"
#include "support/contains.hpp"
#include "support/ligeud_evenings.hpp"

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

const Uuid entry = uuid_of(3, 1);
SessionHistory table_where(const Uuid& id, const std::string& declarer) {
  SessionByHeaders headers;
  headers.id = id;
  SessionHistory table(headers, {});
  table.by_headers.header.order = {0, 1, 2, 3};
  EntryRow row;
  row.id = entry;
  row.contents.body =
      R"({"type":"deal","contract":"nole","declarer":")" + declarer + R"(","tricks":1})";
  table.entries.push_back(row);
  return table;
}
// Of the restored entry at that table.
std::string restored_at(const Uuid& table, const EveningHistory& history, const Evening& shown) {
  Conflict conflict = void_or_not("").list.front();
  conflict.id = entry;
  conflict.session = table;
  std::get<DecisionContents>(conflict.sides[1].contents).of = entry;
  return side_words(conflict, {&history, &shown, {}}, Language::english).at(1).what;
}

}  // namespace

TEST_CASE("an entry that counts again is that of the conflict's own table", "[conflicts]") {
  const auto session = [](const Uuid& id, const std::string& seats) {
    return R"({"id":")" + to_string(id) + R"(","game":"ligeud","stake":"1","seats":)" + seats +
           R"(,"entries":[]})";
  };
  const Uuid one = uuid_of(2, 1), other = uuid_of(2, 2), third = uuid_of(2, 3);
  const auto shown = read_evening(R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                                  R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                                  session(one, R"(["Anna","Bo","Cai","Dea"])") + "," +
                                  session(other, R"(["Dea","Cai","Bo","Anna"])") + "]}");
  REQUIRE(shown);
  EveningHistory history;
  history.sessions.add(table_where(one, "0"));
  history.sessions.add(table_where(other, "1"));
  CHECK(contains(restored_at(one, history, shown->evening), "Nole · Anna · 1"));
  CHECK(contains(restored_at(other, history, shown->evening), "Nole · Cai · 1"));
  CHECK(contains(restored_at(third, history, shown->evening), to_string(entry)));
}

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
