// What is one evening, one entry, one person, however often and in whatever words it comes: two
// tablets that took it in apart count it once, and no differing word is lost unsaid.
#include <set>

#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace one_evening_test {

namespace {

const std::string plain =
    R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo","Cai",)"
    R"("Dea"],"sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"stake":"0.10",)"
    R"("entries":[{"type":"deal","contract":"9","declarer":"Bo","trump":"H","partner":"Dea",)"
    R"("tricks":9}]}]})";
// The same, as another program may write it.
const std::string spelt =
    R"({"version":1,"format":"kattegat-evening","currency":"DKK","players":["Dea","Bo","Anna",)"
    R"("Cai"],"cash_rounding":"0.01","date":"2026-11-20","place":"","sessions":[{"rules":)"
    R"({"double_final_round":false},"seats":["Anna","Bo","Cai","Dea"],"game":"ligeud",)"
    R"("stake":"0.1","entries":[{"tricks":9,"partner":"Dea","trump":"H","declarer":"Bo",)"
    R"("contract":"9","type":"deal"}]}]})";

std::string evening_of(const Tablet& tablet) {
  return text_under(tablet.answer({"evenings"}), "evenings", 0, "id");
}
std::string money_in(const Tablet& tablet, const std::string& evening) {
  return to_line(under(tablet.answer({"settle", evening}), "money"));
}

const std::string won = R"({"type":"deal","trump":"H","tricks":[9,4]})";
const std::string bo = id_of(9, 9);
std::string given_id(const Tablet& tablet) {
  const auto file = json_of(tablet.exported(id_of(1, 1), "evening"));
  return file.find("people") ? text_under(file, "people", "Bo") : "";
}

std::string table(const std::vector<std::string>& lines) {
  std::string all = "dato;spiller;beløb;spil\n";
  for (const std::string& line : lines) all += "2024-01-05;" + line + "\n";
  return all;
}
Run tabled(const Tablet& tablet, const std::string& text, std::vector<std::string> more = {}) {
  more.insert(more.begin(), {"import", "--csv", tablet.folder.file("old.csv", text)});
  return tablet.ctl(more);
}

}  // namespace

TEST_CASE("a file that says the same in other words is the same evening, on two tablets too",
          "[cli][merge]") {
  for (const bool the_other_way : {false, true}) {
    const Tablet one, two;
    (void)one.import_text(the_other_way ? spelt : plain);
    (void)one.import_text(the_other_way ? plain : spelt);
    (void)two.import_text(the_other_way ? plain : spelt);
    CHECK(size_under(one.answer({"evenings"}), "evenings") == 1);
    const std::string id = evening_of(one), before = money_in(one, id);
    CHECK(contains(before, R"("Bo":"9.00")"));
    meet(one, two);
    meet(two, one);
    for (const Tablet* tablet : {&one, &two}) {
      CHECK(size_under(tablet->answer({"evenings"}), "evenings") == 1);
      for (const std::string part : {R"("Anna":"-9.00")", R"("Bo":"9.00")", R"("Dea":"9.00")"})
        CHECK(contains(money_in(*tablet, id), part));
      CHECK(tablet->conflicts() == 0);
    }
  }
}

TEST_CASE("what an earlier edition has stored by how it was written is meant", "[cli]") {
  // Its ids for `spelt`, and for a table by the order of its rows.
  const Tablet tablet;
  const Uuid evening = *parse_uuid("c8d90f48-9142-8a27-b1dc-0b762a1266b6"),
             session = derived_uuid(evening, "session 0");
  std::string stored = spelt;
  stored.insert(1, R"("id":")" + to_string(evening) + R"(",)");
  stored.insert(stored.find(R"({"rules")") + 1, R"("id":")" + to_string(session) + R"(",)");
  stored.insert(stored.find(R"({"tricks")") + 1,
                R"("id":")" + to_string(derived_uuid(session, "entry 0")) + R"(",)");
  (void)tablet.import_text(stored);
  const std::int64_t records = tablet.records();
  (void)tablet.import_text(spelt);
  CHECK(tablet.records() == records);

  const std::vector<std::string> rows{"Bo;-12,50;Ligeud", "Anna;12,50;Ligeud", "Cai;0;Ligeud",
                                      "Dea;0;Ligeud"};
  const Uuid old = *parse_uuid("3b3fdff1-6e27-8540-8450-f613a5d1bcb2"),
             table_of = derived_uuid(old, "session 0");
  (void)tablet.import_text(
      R"({"format":"kattegat-evening","version":1,"id":")" + to_string(old) +
      R"(","date":"2024-01-05","currency":"DKK","players":["Bo","Anna","Cai","Dea"],"sessions":[)"
      R"({"id":")" +
      to_string(table_of) +
      R"(","game":"ligeud","seats":["Bo","Anna","Cai","Dea"],"stake":"1.00","entries":[{"id":")" +
      to_string(derived_uuid(table_of, "entry 0")) +
      R"(","type":"adjust","points":{"Bo":"-12.5","Anna":"12.5","Cai":"0","Dea":"0"},)"
      R"("why":"import"}]}]})");
  CHECK(contains(tabled(tablet, table(rows)).out, "1 "));
  CHECK(size_under(tablet.answer({"evenings"}), "evenings") == 2);
  REQUIRE(tabled(tablet, table(rows), {"--undo", "--why", "wrong year"}).status == 0);
  CHECK(size_under(tablet.answer({"standings"}), "players") == 4);
  CHECK_FALSE(contains(tablet.ctl({"standings"}).out, "12"));
}

TEST_CASE("a table is the same evenings in whatever order its rows and columns stand",
          "[cli][old]") {
  const std::vector<std::string> rows{"Anna;12,50;Ligeud", "Bo;-12,50;Ligeud", "Cai;0;Ligeud",
                                      "Dea;0;Ligeud",      "Eva;0;Ligeud",     "Anna;1;Commerce",
                                      "Bo;0;Commerce",     "Cai;-1;Commerce"};
  std::vector<std::string> turned(rows.rbegin(), rows.rend());
  for (const bool the_other_way : {false, true}) {
    const Tablet one, two;
    REQUIRE(tabled(one, table(the_other_way ? turned : rows)).status == 0);
    REQUIRE(tabled(two, table(the_other_way ? rows : turned)).status == 0);
    const std::string before = one.ctl({"standings"}).out;
    CHECK(before == two.ctl({"standings"}).out);
    meet(one, two);
    CHECK(size_under(one.answer({"evenings"}), "evenings") == 1);
    CHECK(one.ctl({"standings"}).out == before);
  }
}

TEST_CASE("who a name is may be said by a later file of the same evening", "[cli][roster]") {
  const std::string night = whist_night(1, {four}, won),
                    given = with_people(night, "\"Bo\":\"" + bo + "\"");
  for (const bool meet_before : {false, true}) {
    const Tablet one, two;
    (void)one.import_text(night);
    if (meet_before)
      REQUIRE(two.ctl({"merge", one.book}).status == 0);
    else
      (void)two.import_text(night);
    std::string before = money_of(one, 1);
    (void)one.import_text(given);
    CHECK(given_id(one) == bo);
    const std::int64_t records = one.records();
    (void)one.import_text(given);
    (void)one.import_text(night);
    CHECK(one.records() == records);
    (void)one.import_text(with_people(whist_night(2, {R"("Bosse","Eva","Fie","Gro")"}, won),
                                      R"("Bosse":")" + bo + "\""));
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) {
      CHECK(given_id(*tablet) == bo);
      CHECK(size_under(tablet->answer({"roster"}), "people") == 7);
      CHECK(tablet->conflicts() == 0);
    }
    // Named by another id he is another, who did not sit there: that is refused.
    const Run other =
        one.ctl({"import", one.folder.file("other.json",
                                           with_people(night, "\"Bo\":\"" + id_of(9, 8) + "\""))});
    CHECK(other.status == 1);
    // Who is known by an id has the name of now in the earlier evening, too, with the same money.
    before.replace(before.find("\"Bo\""), 4, "\"Bosse\"");
    for (const Tablet* tablet : {&one, &two}) CHECK(money_of(*tablet, 1) == before);
  }
}

TEST_CASE("an id that two books gave to entries of two sessions is asked about", "[cli][merge]") {
  const std::string entry = R"({"id":")" + id_of(3, 1) + R"(",)" + won.substr(1);
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, entry));
  (void)two.import_text(whist_night(2, {other_four}, entry));
  meet(one, two);
  const std::string first = money_of(one, 1), second = money_of(one, 2);
  for (const Tablet* tablet : {&one, &two}) {
    for (const std::string command : {"void", "restore", "correct"}) {
      const Run run = tablet->ctl({command, id_of(3, 1), "--why", "slip", "--lang", "en"}, won);
      CHECK(says_why_not(run));
      CHECK(contains(run.err, id_of(2, 10) + ", " + id_of(2, 20)));
    }
    CHECK(money_of(*tablet, 1) == first);
    CHECK(money_of(*tablet, 2) == second);
  }
  CHECK(says_why_not(one.ctl({"void", id_of(2, 11) + "/" + id_of(3, 1), "--why", "slip"})));
  REQUIRE(one.ctl({"void", id_of(2, 20) + "/" + id_of(3, 1), "--why", "slip"}).status == 0);
  REQUIRE(two.ctl({"correct", id_of(2, 10) + "/" + id_of(3, 1)},
                  R"({"type":"deal","trump":"S","tricks":[8,5]})")
              .status == 0);
  meet(one, two);
  for (const Tablet* tablet : {&one, &two}) {
    CHECK(contains(money_of(*tablet, 1), R"("Anna":"2.00")"));
    CHECK(contains(money_of(*tablet, 2), R"("Bob":"0.00")"));
  }
}

TEST_CASE("a correction with another text or another time is another correction", "[cli]") {
  const std::string note = R"({"id":")" + id_of(3, 1) + R"(","type":"note","text":"rain"})";
  const auto text = [](const std::string& said, const std::string& more = "") {
    return R"({"type":"note","text":")" + said + "\"" + more + "}";
  };
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, note));
  REQUIRE(two.ctl({"merge", one.book}).status == 0);
  const auto corrected = [&](const Tablet& tablet, const std::string& with) {
    const Json answer = json_of(tablet.ctl({"correct", id_of(3, 1), "--json"}, with).out);
    return std::pair(text_under(answer, "id"), under(answer, "known") == Json(true));
  };
  const auto snow = corrected(one, text("snow")), again = corrected(one, text("snow")),
             hail = corrected(one, text("hail")),
             late = corrected(one, text("hail", R"(,"at":"2026-01-02T23:00:00Z")"));
  CHECK(again == std::pair(snow.first, true));
  for (const auto& other : {snow, hail, late}) CHECK_FALSE(other.second);
  CHECK(std::set<std::string>{snow.first, hail.first, late.first}.size() == 3);
  CHECK(contains(one.exported(id_of(1, 1), "evening"), "23:00"));
  // With an id of its own, too.
  const auto own = [](const std::string& said) {
    return R"({"id":")" + id_of(3, 2) + R"(","type":"note","text":")" + said + "\"}";
  };
  REQUIRE(one.ctl({"correct", id_of(3, 1)}, own("fog")).status == 0);
  CHECK(one.ctl({"correct", id_of(3, 1)}, own("fog")).status == 0);
  CHECK(one.ctl({"correct", id_of(3, 1)}, own("sun")).status == 1);
  // On two tablets alike but for the text it is a question, by a merge and by a file.
  (void)corrected(two, text("sleet"));
  const Run file =
      one.ctl({"import", one.folder.file("two.json", two.exported(id_of(1, 1), "evening"))});
  CHECK(file.status == 1);
  meet(one, two);
  CHECK(one.conflicts() == 1);
}

TEST_CASE("an import says what has been decided differently, as a merge does", "[cli][merge]") {
  const std::string made = R"({"id":")" + id_of(3, 1) + R"(",)" + won.substr(1);
  const Tablet one, two;
  (void)one.import_text(whist_night(1, {four}, made));
  (void)two.import_text(whist_night(1, {four}, made));
  REQUIRE(
      one.ctl({"correct", id_of(3, 1)}, R"({"type":"deal","trump":"S","tricks":[8,5]})").status ==
      0);
  REQUIRE(
      two.ctl({"correct", id_of(3, 1)}, R"({"type":"deal","trump":"S","tricks":[10,3]})").status ==
      0);
  const std::string file = one.folder.file("two.json", two.exported(id_of(1, 1), "evening"));
  const Run said = one.ctl({"import", file, "--lang", "en"});
  CHECK(said.status == 0);
  CHECK(contains(said.out, one.ctl({"conflicts", "--lang", "en"}).out));
  const Json answer = one.answer({"import", file});
  CHECK(under(answer, "new_records") == Json(0));
  CHECK(under(answer, "conflicts") == under(one.answer({"conflicts"}), "conflicts"));
  CHECK(size_under(answer, "conflicts") == 1);
  // Of an evening about which all agree there is nothing to say.
  const Json other = one.answer({"import", one.folder.file("n.json", whist_night(2, {four}, won))});
  CHECK(size_under(other, "conflicts") == 0);
}

TEST_CASE("an amount beyond what can be paid is said with the limit", "[cli][purse]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, won));
  const auto pays = [&](const std::string& amount) {
    return tablet.ctl({"pay", id_of(1, 1), "Bo", "Anna", amount, "--extra", "--lang", "en"});
  };
  CHECK(pays("10000000000").status == 0);
  const Run much = pays("10000000000,01");
  CHECK(much.status == 1);
  CHECK(contains(much.out, "10000000000.01 is more than can be paid: at most 10000000000.00"));
  const auto owes = [&](const std::string& amount) {
    return tablet.ctl({"purse", "add", "Bo", amount, "--kind", "fee", "--lang", "en"});
  };
  CHECK(owes("10000000000").status == 0);
  CHECK(owes("10000000000.01").status == 1);
  CHECK(contains(owes("10000000000.01").out, "at most 10000000000.00"));
  for (const std::string none : {"0", "-1"}) {
    CHECK(contains(pays(none).out, "is not an amount that can be paid"));
    CHECK(contains(owes(none).out, "is not an amount that can be paid"));
  }
  CHECK(says_why_not(pays("ten")));  // no amount at all
  CHECK(says_why_not(owes("ten")));
}

TEST_CASE("nobody pays themselves, by fusion either; what was paid before is taken back",
          "[cli][roster]") {
  const std::string tables = R"("Bosse","Eva","Fie","Gro")";
  for (const bool fused_elsewhere : {false, true}) {
    const Tablet one, two;
    (void)one.import_text(whist_night(1, {four, tables}, won));
    REQUIRE(two.ctl({"merge", one.book}).status == 0);
    const std::vector<std::string> pay{"pay", id_of(1, 1), "Bo",     "Bosse",
                                       "5",   "--extra",   "--lang", "en"};
    REQUIRE(one.ctl(pay).status == 0);
    REQUIRE((fused_elsewhere ? two : one).ctl({"roster", "fuse", "Bosse", "Bo"}).status == 0);
    meet(one, two);
    for (const Tablet* tablet : {&one, &two}) {
      const Run run = tablet->ctl(pay);
      CHECK(run.status == 1);
      CHECK(contains(run.out, "payer and receiver are both Bo [pay.self]"));
      CHECK(size_under(tablet->answer({"settle", id_of(1, 1)}), "paid") == 1);
    }
    REQUIRE(
        two.ctl({"pay", id_of(1, 1), "Bo", "Bosse", "5", "--undo", "--why", "one person"}).status ==
        0);
    meet(one, two);
    CHECK(size_under(one.answer({"settle", id_of(1, 1)}), "paid") == 0);
  }
}

TEST_CASE("a table that came as two evenings is remarked on, by file and by merge",
          "[cli][merge]") {
  std::string later = plain;  // the same night, one deal further on
  later.insert(later.rfind("]}]}"),
               R"(,{"type":"adjust","points":{"Anna":"5","Bo":"-5"},"why":"x"})");
  const Tablet one, two;
  const auto remarks = [](const Tablet& tablet, const std::string& text) {
    return tablet.ctl({"import", tablet.folder.file("night.json", text), "--lang", "en"}).err;
  };
  CHECK(remarks(one, plain).empty());
  CHECK(remarks(two, later).empty());
  const Run met = one.ctl({"merge", two.book, "--lang", "en"});
  CHECK(met.status == 0);
  CHECK(contains(met.err, "Anna, Bo, Cai, Dea sat at a table that stands in several evenings"));
  CHECK(one.ctl({"merge", two.book}).err.empty());  // said once, when it comes
  CHECK(contains(remarks(two, plain), "in several evenings"));
  CHECK(remarks(two, plain).empty());
  // Other people, another game or another day are another table, and so is one where nothing
  // counts.
  std::string other_day = plain;
  other_day.replace(other_day.find("2026-11-20"), 10, "2026-11-21");
  CHECK(remarks(one, other_day).empty());
  // Of one deal that is another one nobody says that the entries are the same.
  std::string other_deal = plain;
  other_deal.replace(other_deal.find(R"("tricks":9)"), 10, R"("tricks":5)");
  const Tablet short_ones;
  CHECK(remarks(short_ones, plain).empty());
  const std::string short_told = remarks(short_ones, other_deal);
  CHECK(contains(short_told, "do not tell whether it was one table"));
  CHECK_FALSE(contains(short_told, "nearly the same"));
  // An evening that has the table twice is named once.
  std::string twice = plain;
  const std::size_t begin = twice.find("{\"game\""), end = twice.rfind("]}");
  twice.insert(end, "," + twice.substr(begin, end - begin));
  const Tablet three;
  CHECK(remarks(three, plain).empty());
  const std::string told = remarks(three, twice);
  CAPTURE(told);
  const std::string id = text_under(three.answer({"evenings"}), "evenings", 1, "id");
  CHECK(contains(told, id));
  CHECK(told.find(id) == told.rfind(id));
}

TEST_CASE("what a later file adds at a second table is booked at that table", "[cli]") {
  const Tablet tablet;
  const std::string begun = whist_night(1, {four, other_four});
  (void)tablet.import_text(begun);
  std::string later = begun;
  later.insert(later.rfind("]}]}"),
               R"({"type":"adjust","points":{"Bob":"4","Eva":"-4"},"why":"x"})");
  (void)tablet.import_text(later);
  const Run verified = tablet.ctl({"verify"});
  CAPTURE(verified.out);
  CHECK(verified.status == 0);
  const Json points = under(tablet.answer({"settle", id_of(1, 1)}), "sessions", 1, "points");
  CHECK(text_under(points, "Bob") == "4");
}

TEST_CASE("whoever plays twice on a day, with other deals, has two tables", "[cli][merge]") {
  // So many points for Anna, deal by deal.
  const auto table = [](const std::vector<int>& deals) {
    std::string entries;
    for (const int points : deals) {
      const std::string amount = std::to_string(points);
      entries += (entries.empty() ? "" : ",") + (R"({"type":"adjust","points":{"Anna":")" + amount +
                                                 R"(","Bo":"-)" + amount + R"("},"why":"x"})");
    }
    return R"({"format":"kattegat-evening","version":1,"date":"2026-11-20","players":["Anna","Bo",)"
           R"("Cai","Dea"],"sessions":[{"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],)"
           R"("entries":[)" +
           entries + "]}]}";
  };
  struct Case {
    std::vector<int> before, after;
    bool is_same;
  };
  const auto [before, after, is_same] =
      GENERATE(Case{{1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6, 7, 8}, true},   // gone on
               Case{{1, 2, 3, 4, 5, 6}, {1, 9, 3, 4, 5, 6}, true},         // put right
               Case{{1, 2, 3, 4, 5, 6}, {2, 3, 4, 5, 6}, true},            // taken out
               Case{{1, 2}, {3, 4, 5}, true},                              // too short to tell
               Case{{1, 2, 3, 4, 5, 6}, {1, 7, 8, 9, 10, 11, 12}, false},  // by chance
               Case{{1, 2, 3, 4, 5, 6}, {6, 5, 4, 3, 2, 1}, false});
  const Tablet tablet;
  const auto remarks = [&](const std::vector<int>& deals) {
    const std::string file = tablet.folder.file("night.json", table(deals));
    return tablet.ctl({"import", file, "--lang", "en"}).err;
  };
  CHECK(remarks(before).empty());
  CHECK(contains(remarks(after), "in several evenings") == is_same);
}

}  // namespace one_evening_test
