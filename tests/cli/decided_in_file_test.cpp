// Decisions that go by a file: it says what counts and what is void. What the book has never heard
// of is taken in beside what was decided there since; what it has, is not decided anew.
#include "kattegat/journal/records/record.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace decided_in_file_test {
namespace {

const std::string evening = id_of(1, 1), session = id_of(2, 10), deal = id_of(3, 1);

std::string took(int tricks, const std::string& more = "") {
  return "{" + more + R"("type":"deal","trump":"H","tricks":[)" + std::to_string(tricks) + "," +
         std::to_string(13 - tricks) + "]}";
}
std::string nth_id(const Tablet& tablet, int n) {
  return text_under(tablet.answer({"entries", session}), "entries", n, "id");
}
void decide(const Tablet& tablet, const std::vector<std::string>& command,
            const std::string& input = "") {
  const Run run = tablet.ctl(command, input);
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
}

struct Case {
  const char* about;
  bool corrected;                                          // before the file goes out
  std::function<void(const Tablet&)> before, there, here;  // on the first, the second, the first
};
const std::vector<Case> all_cases{
    {"void of what was void here once", false,
     [](const Tablet& tablet) {
       decide(tablet, {"void", deal, "--why", "slip"});
       decide(tablet, {"restore", deal, "--why", "no"});
     },
     [](const Tablet& tablet) {
       decide(tablet, {"void", deal, "--why", "never played"});
     },
     [](const Tablet&) {}},
    {"the original counts, and here the correction was corrected", true, [](const Tablet&) {},
     [](const Tablet& tablet) {
       decide(tablet, {"restore", deal, "--why", "it was right"});
     },
     [](const Tablet& tablet) {
       decide(tablet, {"correct", nth_id(tablet, 1), "--why", "w"}, took(9));
     }},
    {"nothing counts, and here the correction was corrected", true, [](const Tablet&) {},
     [](const Tablet& tablet) {
       decide(tablet, {"void", nth_id(tablet, 1), "--why", "never played"});
     },
     [](const Tablet& tablet) {
       decide(tablet, {"correct", nth_id(tablet, 1), "--why", "w"}, took(9));
     }},
    {"the original counts, and here nothing does", true, [](const Tablet&) {},
     [](const Tablet& tablet) {
       decide(tablet, {"restore", deal, "--why", "it was right"});
     },
     [](const Tablet& tablet) {
       decide(tablet, {"void", nth_id(tablet, 1), "--why", "w"});
     }},
};

}  // namespace

TEST_CASE("a decision that comes by a file is a conflict with what was decided here since",
          "[cli][merge]") {
  for (const Case& one : all_cases) {
    CAPTURE(one.about);
    const Tablet first, second;
    (void)first.import_text(whist_night(1, {four}, took(7, R"("id":")" + deal + R"(",)")));
    if (one.corrected) decide(first, {"correct", deal, "--why", "counted again"}, took(8));
    one.before(first);
    (void)second.import_text(first.exported(evening, "evening"));
    const std::string older = first.exported(evening, "evening");
    one.there(second);
    one.here(first);
    const std::string mine = money_of(first, 1);

    // The older file says nothing new.
    (void)first.import_text(older);
    CHECK(first.conflicts() == 0);
    CHECK(money_of(first, 1) == mine);

    const std::string theirs = second.exported(evening, "evening");
    (void)first.import_text(theirs);
    CHECK(first.conflicts() == 1);
    const std::int64_t records = first.records();
    (void)first.import_text(theirs);
    CHECK(first.records() == records);
    // Settled here it stays settled, whatever file comes once more.
    const Json found = under(first.answer({"conflicts"}), "conflicts");
    const Json side = (*under(found.as<Json::Array>()->front(), "sides").as<Json::Array>())[0];
    decide(first, {"conflicts", "--keep", text_under(side, "record")});
    const std::string kept = money_of(first, 1);
    (void)first.import_text(theirs);
    (void)first.import_text(older);
    CHECK(first.conflicts() == 0);
    CHECK(money_of(first, 1) == kept);
    meet(first, second);
    CHECK(money_of(first, 1) == money_of(second, 1));
  }
}

TEST_CASE("who keeps a void that came by a file has decided, and against the next decision too",
          "[cli][merge]") {
  const bool third_keeps = GENERATE(false, true);
  CAPTURE(third_keeps);
  const Tablet first, second, third;
  const std::string voided =
      R"("id":")" + deal + R"(","void":{"why":"misdealt","at":"2026-01-02T20:00:00Z"},)";
  (void)first.import_text(whist_night(1, {four}, took(7, voided)));
  (void)second.import_text(whist_night(1, {four}, took(7, R"("id":")" + deal + R"(",)")));
  decide(second, {"correct", deal, "--why", "counted again"}, took(8));
  REQUIRE(first.ctl({"merge", second.book}).status == 0);
  REQUIRE(third.ctl({"merge", first.book}).status == 0);
  const auto keep = [](const Tablet& tablet, bool the_void) {
    const Json found = under(tablet.answer({"conflicts"}), "conflicts");
    REQUIRE(found.as<Json::Array>()->size() == 1);
    const Json sides = under(found.as<Json::Array>()->front(), "sides");
    for (const Json& side : *sides.as<Json::Array>())
      if (contains(to_line(side), "misdealt") == the_void)
        return decide(tablet, {"conflicts", "--keep", text_under(side, "record")});
    FAIL("no such side");
  };
  keep(first, true);
  CHECK(first.conflicts() == 0);
  if (third_keeps)
    keep(third, false);
  else
    decide(second, {"correct", deal, "--why", "and again"}, took(9));
  const Tablet& other = third_keeps ? third : second;
  REQUIRE(first.ctl({"merge", other.book}).status == 0);
  REQUIRE(other.ctl({"merge", first.book}).status == 0);
  for (const Tablet* tablet : {&first, &other}) {
    CHECK(tablet->conflicts() == 1);
    keep(*tablet, true);
    CHECK(tablet->conflicts() == 0);
  }
  meet(first, other);
  CHECK(first.conflicts() == 0);
}

TEST_CASE("a file that is older than what the book says is not taken for it without a word",
          "[cli]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}, took(7, R"("id":")" + deal + R"(",)")));
  const std::string path = tablet.folder.file("older.json", tablet.exported(evening, "evening"));
  const auto said = [&] {
    const Run run = tablet.ctl({"import", path});
    CHECK(run.status == 0);
    return run.err;
  };
  CHECK(said().empty());
  const std::string otherwise =
      "entries that count differently in the book and in the file, and stay as the book has them: "
      "1";
  decide(tablet, {"void", deal, "--why", "slip"});
  CHECK(contains(said(), otherwise));
  decide(tablet, {"restore", deal, "--why", "no"});
  CHECK(said().empty());
  decide(tablet, {"correct", deal, "--why", "counted again"}, took(8));
  CHECK(contains(said(), otherwise));
  CHECK(tablet.conflicts() == 0);
}

// The deals behind the announcement count double.
TEST_CASE("what brings other points in the order of a file than in the book's is said", "[cli]") {
  const std::string nine = R"({"id":")" + id_of(3, 1) + R"(","type":"deal","contract":"9",)" +
                           R"("declarer":"Bo","trump":"H","partner":"Dea","tricks":9})",
                    last = R"({"id":")" + id_of(3, 2) + R"(","type":"final-round"})";
  const auto file = [](const std::string& entries) {
    return R"({"format":"kattegat-evening","version":1,"id":")" + evening +
           R"(","date":"2026-01-02","players":[)" + four + R"(],"sessions":[{"id":")" + session +
           R"(","game":"ligeud","seats":[)" + four + R"(],"rules":{"double_final_round":true},)" +
           R"("entries":[)" + entries + "]}]}";
  };
  const Tablet tablet;
  (void)tablet.import_text(file(nine + "," + last));
  const std::string money = money_of(tablet, 1);
  const auto said = [&](const std::string& entries) {
    const Run run = tablet.ctl({"import", tablet.folder.file("again.json", file(entries))});
    CHECK(run.status == 0);
    return run.err;
  };
  CHECK(contains(said(last + "," + nine), "entries that count differently in the book"));
  CHECK(said(nine + "," + last).empty());
  CHECK(said(nine).empty());
  CHECK(money_of(tablet, 1) == money);
}

TEST_CASE("what was void once and is void again, for the same reason, is decided anew",
          "[cli][merge]") {
  const auto file = [](const std::string& at) {
    return ligeud_evening(1, nine_made(1, R"(,"void":{"why":"slip","at":")" + at + R"("})"));
  };
  const std::string once = "2026-11-20T20:00:00Z", again = "2026-11-20T21:00:00Z";
  const Tablet tablet;
  (void)tablet.import_text(file(once));
  decide(tablet, {"restore", id_of(3, 1), "--why", "no"});
  const std::int64_t records = tablet.records();
  (void)tablet.import_text(file(once));
  CHECK(tablet.records() == records);
  (void)tablet.import_text(file(again));
  CHECK(tablet.records() == records + 1);
  CHECK(tablet.conflicts() == 1);
}

TEST_CASE("a file in which an entry and its correction both count is refused", "[cli]") {
  const Tablet first;
  (void)first.import_text(whist_night(1, {four}, took(7, R"("id":")" + deal + R"(",)")));
  decide(first, {"correct", deal, "--why", "counted again"}, took(8));
  decide(first, {"correct", nth_id(first, 1), "--why", "once more"}, took(9));
  std::string text = first.exported(evening, "evening");
  const auto begin = text.rfind(',', text.find(R"("void")"));
  text.erase(begin, text.find('}', begin) + 1 - begin);
  const Tablet second;
  for (const Tablet* tablet : {&first, &second}) {
    const Run run = tablet->ctl({"import", tablet->folder.file("both.json", text)});
    CAPTURE(run.out, run.err);
    CHECK(run.status == 1);
    CHECK(contains(run.out, "import.differs"));
  }
  CHECK(first.ctl({"verify"}).status == 0);
}

TEST_CASE("a person does not have the id of an evening", "[cli][roster]") {
  const Tablet tablet;
  (void)tablet.import_text(whist_night(1, {four}));
  const auto refuses = [&](std::string file, const std::string& name, const std::string& id) {
    file.insert(file.size() - 1, R"(,"people":{")" + name + R"(":")" + id + R"("})");
    const Run run = tablet.ctl({"import", tablet.folder.file("people.json", file)});
    CAPTURE(name, id, run.out, run.err);
    CHECK(run.status == 1);
    CHECK(contains(run.out, "import.differs"));
  };
  for (const std::string& id : {evening, id_of(1, 2)})
    refuses(whist_night(2, {other_four}), "Eva", id);
  (void)tablet.import_text(whist_night(2, {other_four}));
  // Nor does whoever was known by the name alone get one.
  for (const std::string& id :
       {id_of(1, 1), id_of(1, 2), to_string(roster_id), to_string(purse_id)})
    refuses(whist_night(2, {other_four}), "Eva", id);
}

}  // namespace decided_in_file_test
