// Whoever reads from the book who sits at a table can write to it by those names: what records,
// corrects and settles knows each by the name that every answer shows, and by that of the night.
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace names_read_back_test {

namespace {

const std::string session = id_of(2, 10);

std::string deal_for(const std::string& winner) {
  return R"({"id":")" + id_of(3, 1) + R"(","type":"adjust","points":{")" + winner +
         R"(":"1","Cai":"-1"},"why":"slip"})";
}
std::string moved(const std::string& points) {
  return R"({"type":"adjust","points":{)" + points + R"(},"why":"agreed"})";
}
// The points that `record` answers.
std::string recorded(const Tablet& tablet, const std::string& entry) {
  const Run run = tablet.ctl({"record", session}, entry + "\n");
  CAPTURE(entry, run.out, run.err);
  REQUIRE(run.status == 0);
  return to_line(under(json_of(run.out), "points"));
}
bool is_stranger(const Run& run, const std::string& name) {
  CAPTURE(run.out, run.err);
  return run.status == 1 && contains(run.out, "“" + name + "” does not sit at this table");
}
bool refuses(const Tablet& tablet, const std::string& points, const std::string& name) {
  const std::int64_t before = tablet.records();
  return is_stranger(tablet.ctl({"record", session, "--lang", "en"}, moved(points) + "\n"), name) &&
         tablet.records() == before;
}
// The points of the last row of the sheet.
std::string last_shown(const Tablet& tablet) {
  const Json entries = under(tablet.answer({"entries", session}), "entries");
  return to_line(under(entries, static_cast<int>(size_under(entries)) - 1, "points"));
}
std::string seats_shown(const Tablet& tablet) {
  return to_line(under(tablet.answer({"evenings"}), "evenings", 0, "sessions", 0, "seats"));
}
Run corrected(const Tablet& tablet, const std::string& entry) {
  return tablet.ctl({"correct", id_of(3, 1), "--json", "--lang", "en"}, entry);
}

}  // namespace

TEST_CASE("who is called otherwise by now is recorded by either name", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, deal_for("Anna")));
  roster(tablet, {"rename", "Anna", "Annika"});
  REQUIRE(seats_shown(tablet) == R"(["Annika","Bo","Cai","Dea"])");
  const std::string shown = R"({"Annika":"2","Bo":"-2","Cai":"0","Dea":"0"})";
  CHECK(recorded(tablet, moved(R"("Annika":"2","Bo":"-2")")) == shown);
  CHECK(last_shown(tablet) == shown);
  CHECK(recorded(tablet, moved(R"("Bo":"-2","Anna":"2")")) == shown);
  CHECK(last_shown(tablet) == shown);
  // A text is no name of anybody.
  CHECK(recorded(tablet, R"({"type":"adjust","points":{"Anna":"2","Bo":"-2"},"why":"Annika",)"
                         R"("by":"Annika"})") == shown);
  CHECK(refuses(tablet, R"("Ann":"2","Bo":"-2")", "Ann"));
  CHECK(refuses(tablet, R"("Annika":"1","Anna":"1","Bo":"-2")", "Anna"));  // twice the same
}

TEST_CASE("an entry is corrected by either name, and is the same correction", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, deal_for("Bo")));
  roster(tablet, {"rename", "Anna", "Annika"});
  const Run by_new = corrected(tablet, moved(R"("Annika":"3","Bo":"-3")"));
  CAPTURE(by_new.out, by_new.err);
  REQUIRE(by_new.status == 0);
  CHECK(last_shown(tablet) == R"({"Annika":"3","Bo":"-3","Cai":"0","Dea":"0"})");
  const Json by_old = json_of(corrected(tablet, moved(R"("Anna":"3","Bo":"-3")")).out);
  CHECK(under(by_old, "known") == Json(true));
  CHECK(text_under(by_old, "id") == text_under(json_of(by_new.out), "id"));
  CHECK(is_stranger(corrected(tablet, moved(R"("Ann":"3","Bo":"-3")")), "Ann"));
}

TEST_CASE("a banker of an evening in the book has either name", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, deal_for("Anna")));
  roster(tablet, {"rename", "Anna", "Annika"});
  const auto settled = [&](const std::string& banker) {
    return tablet.ctl({"settle", id_of(1, 1), "--plan", "banker=" + banker, "--json"});
  };
  const Run by_new = settled("Annika");
  REQUIRE(by_new.status == 0);
  CHECK(settled("Anna").out == by_new.out);
  CHECK(says_why_not(settled("Ann")));
}

TEST_CASE("who is forgotten is recorded by the name that is shown alone", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, deal_for("Anna")));
  roster(tablet, {"rename", "Anna", "Annika"});
  roster(tablet, {"erase", "Annika", "Player 1"});
  CHECK(recorded(tablet, moved(R"("Player 1":"2","Bo":"-2")")) ==
        R"({"Player 1":"2","Bo":"-2","Cai":"0","Dea":"0"})");
  for (const std::string gone : {"Anna", "Annika"}) {
    CHECK(refuses(tablet, "\"" + gone + R"(":"2","Bo":"-2")", gone));
    CHECK(is_stranger(corrected(tablet, moved("\"" + gone + R"(":"2","Bo":"-2")")), gone));
    CHECK(says_why_not(tablet.ctl({"settle", id_of(1, 1), "--plan", "banker=" + gone})));
  }
}

TEST_CASE("where two have each other's name, the one that is shown is meant", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, deal_for("Dea")));
  roster(tablet, {"rename", "Anna", "Else"});
  roster(tablet, {"rename", "Bo", "Anna"});
  SECTION("of one, while the other has a third") {
    CHECK(recorded(tablet, moved(R"("Anna":"2","Else":"-2")")) ==
          R"({"Else":"-2","Anna":"2","Cai":"0","Dea":"0"})");
    CHECK(recorded(tablet, moved(R"("Bo":"2","Cai":"-2")")) ==
          R"({"Else":"0","Anna":"2","Cai":"-2","Dea":"0"})");
    // Anna is Bo that night: each by one name in an entry.
    CHECK(refuses(tablet, R"("Anna":"1","Bo":"1","Cai":"-2")", "Bo"));
  }
  SECTION("of both") {
    roster(tablet, {"rename", "Else", "Bo"});
    REQUIRE(seats_shown(tablet) == R"(["Bo","Anna","Cai","Dea"])");
    const std::string shown = R"({"Bo":"-2","Anna":"2","Cai":"0","Dea":"0"})";
    CHECK(recorded(tablet, moved(R"("Anna":"2","Bo":"-2")")) == shown);
    CHECK(last_shown(tablet) == shown);
    REQUIRE(corrected(tablet, moved(R"("Anna":"5","Bo":"-5")")).status == 0);
    CHECK(under(tablet.answer({"settle", id_of(1, 1), "--plan", "banker=Anna"}), "sessions", 0,
                "points", "Anna") == Json("7"));
  }
}

TEST_CASE("two books of which one has renamed somebody record as each shows them",
          "[cli][merge][roster]") {
  const Tablet one, two;
  for (const Tablet* each : {&one, &two})
    (void)each->import_text(whist_night(1, {four}, deal_for("Dea")));
  roster(one, {"rename", "Anna", "Annika"});
  CHECK(recorded(one, moved(R"("Annika":"1","Bo":"-1")")) ==
        R"({"Annika":"1","Bo":"-1","Cai":"0","Dea":"0"})");
  CHECK(recorded(two, moved(R"("Anna":"1","Bo":"-1")")) ==
        R"({"Anna":"1","Bo":"-1","Cai":"0","Dea":"0"})");
  CHECK(refuses(two, R"("Annika":"1","Bo":"-1")", "Annika"));  // it has not heard of it
  const bool the_other_way = GENERATE(false, true);
  the_other_way ? meet(two, one) : meet(one, two);
  for (const Tablet* each : {&one, &two})
    for (const std::string name : {"Anna", "Annika"})
      CHECK(recorded(*each, moved("\"" + name + R"(":"1","Bo":"-1")")) ==
            R"({"Annika":"1","Bo":"-1","Cai":"0","Dea":"0"})");
  the_other_way ? meet(one, two) : meet(two, one);
  for (const Tablet* each : {&one, &two})
    CHECK(under(each->answer({"settle", id_of(1, 1)}), "sessions", 0, "points", "Annika") ==
          Json("6"));
}

TEST_CASE("who is fused with somebody at another table is recorded as shown there",
          "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four, other_four}, deal_for("Dea")));
  roster(tablet, {"fuse", "Anna", "Eva"});
  REQUIRE(seats_shown(tablet) == R"(["Eva","Bo","Cai","Dea"])");
  for (const std::string name : {"Anna", "Eva"})
    CHECK(recorded(tablet, moved("\"" + name + R"(":"1","Bo":"-1")")) ==
          R"({"Eva":"1","Bo":"-1","Cai":"0","Dea":"0"})");
}

}  // namespace names_read_back_test
