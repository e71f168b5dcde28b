// What a tablet puts right, or takes in from a file, where the header that holds is another
// tablet's: it is judged and booked behind that header, as it will be read.
#include "support/form.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace behind_taken_over_test {
namespace {

const std::string evening = id_of(1, 1), table = id_of(2, 1), entry = id_of(3, 1);
const std::string as_held = "Anna, Bo, Cai, Dea";

const std::string seven = R"({"id":")" + entry + R"(","type":"deal","trump":"S","tricks":[7,6]})";
std::string night(const std::string& seats, const std::string& entries) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + evening +
         R"(","date":"2026-11-20","players":["Anna","Bo","Cai","Dea"],"sessions":[{"id":")" +
         table + R"(","game":"english-whist","seats":[)" + seats + R"(],"entries":[)" + entries +
         "]}]}";
}
void expect(const Run& run) {
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
}
// Until nothing is open, for those who sit as it says.
void decide(const Tablet& tablet) {
  for (int round = 0; round < 4; ++round) {
    const Json conflicts = under(tablet.answer({"conflicts"}), "conflicts");
    if (conflicts.as<Json::Array>()->empty()) return;
    const Json sides = under(conflicts.as<Json::Array>()->front(), "sides");
    std::string record = text_under(sides.as<Json::Array>()->front(), "record");
    for (const Json& side : *sides.as<Json::Array>())
      if (text_under(side, "message").find(as_held) != std::string::npos)
        record = text_under(side, "record");
    expect(tablet.ctl({"conflicts", "--keep", record}));
  }
  FAIL("there is no end of it");
}
// The other tablet decides how they sit, and this one hears of it.
void hear_of_the_seats(const Tablet& here, const Tablet& there, const std::string& seats_here) {
  (void)there.import_text(night(R"("Anna","Bo","Cai","Dea")", seven));
  (void)here.import_text(night(seats_here, ""));
  expect(there.ctl({"merge", here.book}));
  decide(there);
  expect(here.ctl({"merge", there.book}));
  REQUIRE(here.conflicts() == 0);
}
// Both books are sound, before and after they have met, and say the same.
void all_is_right(const Tablet& here, const Tablet& there, const std::string& points_of_anna) {
  for (const bool have_met : {false, true}) {
    if (have_met) meet(here, there);
    for (const Tablet* const tablet : {&here, &there}) {
      if (!have_met && tablet == &there) continue;
      expect(tablet->ctl({"verify"}));
      expect(tablet->ctl({"standings"}));
      const Json settled = tablet->answer({"settle", evening});
      const Json sessions = under(settled, "sessions");
      const Json points = under(sessions.as<Json::Array>()->front(), "points");
      CHECK(text_under(points, "Anna") == points_of_anna);
      CHECK(text_under(points, "Cai") == points_of_anna);
    }
  }
  CHECK(here.exported(evening, "evening") == there.exported(evening, "evening"));
}
// One seat on: who are partners still are, as the other pair. Others: nobody is.
const auto seats = {R"("Bo","Cai","Dea","Anna")", R"("Anna","Cai","Bo","Dea")"};

}  // namespace

TEST_CASE("what is corrected behind another tablet's header is booked as that seats them",
          "[cli][merge]") {
  for (const std::string seats_here : seats) {
    CAPTURE(seats_here);
    const Tablet here, there;
    hear_of_the_seats(here, there, seats_here);
    expect(here.ctl({"correct", entry}, R"({"type":"deal","trump":"S","tricks":[13,0]})"));
    all_is_right(here, there, "7");
  }
}

TEST_CASE("what a file adds behind another tablet's header is booked as that seats them",
          "[cli][merge]") {
  for (const std::string seats_here : seats) {
    CAPTURE(seats_here);
    const Tablet here, there;
    hear_of_the_seats(here, there, seats_here);
    const std::string file = there.exported(evening, "evening");
    const std::string more = R"(, {"type":"deal","trump":"H","tricks":[13,0]}]}]})";
    const std::size_t end = file.rfind("}", file.rfind(']', file.rfind(']') - 1));
    REQUIRE(end != std::string::npos);
    (void)here.import_text(file.substr(0, end + 1) + more);
    all_is_right(here, there, "8");
  }
}

TEST_CASE("a correction that says no reason where one is asked is refused as an entry is",
          "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(night(R"("Anna","Bo","Cai","Dea")", seven));
  const std::string before = tablet.exported(evening, "evening");
  const std::string adjust = R"({"type":"adjust","points":{"Anna":"1","Bo":"-1"},"why":""})";
  for (const Run& run : {tablet.ctl({"correct", entry, "--json"}, adjust),
                         tablet.ctl({"correct", entry, "--json", "--force"}, adjust),
                         tablet.ctl({"record", table, "--json"}, adjust + "\n")}) {
    CHECK(run.status == 1);
    CHECK(run.out.find("\"rule\":\"form.empty\"") != std::string::npos);
  }
  CHECK(tablet.exported(evening, "evening") == before);
}

TEST_CASE("of a correction that cannot be read as a whole all is told that is wrong with it",
          "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(night(R"("Anna","Bo","Cai","Dea")", seven));
  const std::string before = tablet.exported(evening, "evening");
  const std::string wrong = R"({"type":"deal","trump":"X","tricks":[9,9],"dealer":"Cai"})";
  const auto rules = [](const Run& run) {
    CHECK(run.status == 1);
    const Json answer = *parse_json(run.out, 1 << 20);
    const Json violations = under(answer, "violations");
    std::vector<std::string> found;
    for (const Json& one : *violations.as<Json::Array>())
      found.push_back(text_under(one, "field") + " " + text_under(one, "rule"));
    return found;
  };
  const std::vector<std::string> recorded = rules(tablet.ctl({"record", table, "--json"}, wrong));
  CHECK(recorded.size() == 3);
  CHECK(rules(tablet.ctl({"correct", entry, "--json", "--force"}, wrong)) == recorded);
  CHECK(tablet.exported(evening, "evening") == before);
}

}  // namespace behind_taken_over_test
