// A file from a tablet that knows less than the book, or more, or otherwise: what has been
// forgotten there, what stands elsewhere here.
#include <filesystem>

#include "support/paths.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace otherwise_in_file_test {

namespace {

const std::string deal =
                      R"({"id":")" + id_of(3, 1) + R"(","type":"deal","trump":"H","tricks":[9,4]})",
                  three_won = R"({"Anna":"3.00","Bo":"-3.00","Cai":"3.00","Dea":"-3.00"})",
                  nothing_won = R"({"Anna":"0.00","Bo":"0.00","Cai":"0.00","Dea":"0.00"})";

std::string in_place(const std::string& evening, const std::string& place) {
  const std::string date = R"("date":"2026-01-02",)";
  std::string placed = evening;
  placed.insert(placed.find(date) + date.size(), R"("place":")" + place + R"(",)");
  return placed;
}

}  // namespace

TEST_CASE("a void whose reason has been forgotten voids nothing a second time", "[cli][import]") {
  const Tablet one, two;
  (void)two.import_text(whist_night(1, {four}, deal));
  roster(two, {"add", "Gerda"});
  REQUIRE(two.ctl({"void", id_of(3, 1), "--why", "Gerda misheard"}).status == 0);
  REQUIRE(one.ctl({"merge", two.book}).status == 0);
  REQUIRE(two.ctl({"restore", id_of(3, 1), "--why", "she did not"}).status == 0);
  roster(one, {"erase", "Gerda", "Nobody"});
  CHECK(money_of(one, 1) == nothing_won);
  (void)two.ctl({"import", two.folder.file("one.json", one.exported(id_of(1, 1), "evening"))});
  CHECK(money_of(two, 1) == three_won);
  CHECK(two.conflicts() == 0);
  meet(one, two);
  CHECK(money_of(one, 1) == three_won);
}

TEST_CASE("a file whose words have been forgotten brings what else it has", "[cli][import]") {
  const Tablet one, two;
  const std::string night = in_place(
      whist_night(1, {four},
                  R"({"id":")" + id_of(3, 2) + R"(","type":"note","text":"Gerda brought cake"})"),
      "Hos Gerda");
  for (const Tablet* tablet : {&one, &two}) {
    (void)tablet->import_text(night);
    roster(*tablet, {"add", "Gerda"});
  }
  roster(one, {"erase", "Gerda", "Nobody"});
  REQUIRE(one.ctl({"record", id_of(2, 10)}, deal).status == 0);
  const std::string file = one.exported(id_of(1, 1), "evening");
  CHECK_FALSE(contains(file, "Gerda"));
  (void)two.import_text(file);
  CHECK(money_of(two, 1) == three_won);
  CHECK(contains(two.exported(id_of(1, 1), "evening"), "Gerda brought cake"));
  meet(one, two);
}

TEST_CASE("the file of an evening whose table stands in another one is refused, and no damage",
          "[cli][import]") {
  const Tablet one, two;
  const std::string night = whist_night(1, {four}, deal);
  std::string other = night;
  other.replace(other.find(id_of(1, 1)), 36, id_of(1, 2));
  (void)one.import_text(night);
  (void)two.import_text(other);
  meet(one, two);
  int refused = 0;
  for (const Tablet* tablet : {&one, &two})
    for (const std::string& file : {night, other}) {
      const Run run = tablet->ctl({"import", "-", "--lang", "en"}, file);
      CAPTURE(run.out, run.err);
      CHECK(run.status <= 1);
      if (run.status == 0) continue;
      ++refused;
      CHECK(contains(run.out + run.err, "in another evening of the book"));
    }
  CHECK(refused == 2);
}

TEST_CASE("what only an earlier edition let count is forced in by no file of somebody's hand",
          "[cli][import]") {
  const std::string lays_open =
      R"({"type":"deal","bid":"bordlaegger","declarer":"Bo","tricks":{"Bo":0}})";
  const std::string broken =
      R"({"type":"deal","bid":"9","declarer":"Bo","trump":"H","partner":"Dea","tricks":19})";
  for (const std::string& entries :
       {lays_open, lays_open + "," + broken, broken + "," + lays_open}) {
    CAPTURE(entries);
    const Tablet tablet;
    const std::string file =
        R"({"format":"kattegat-evening","version":1,"date":"2026-01-02","players":[)" + four +
        R"(],"sessions":[{"game":"esmakker-whist","rules":{"ladder":"kvarte"},"stake":"10",)" +
        R"("seats":[)" + four + R"(],"entries":[)" + entries + "]}]}";
    CHECK(tablet.ctl({"import", "-", "--force"}, file).status == 1);
    CHECK(tablet.ctl({"standings"}).status == 2);  // no book
  }
}

TEST_CASE("whoever forces a file in is told every entry that counts for nothing, and of which file",
          "[cli][import]") {
  const Tablet tablet;
  const auto file = [&](int n) {
    return tablet.folder.file(
        "e" + std::to_string(n) + ".json",
        ligeud_evening(n, dealt(10 * n, "Cai", "Bo") + "," + dealt(10 * n + 1, "Cai", "Bo") + "," +
                              dealt(10 * n + 2, "Cai", "Bo")));
  };
  const Run run = tablet.ctl({"import", file(1), file(2), "--force", "--lang", "en"});
  CAPTURE(run.out, run.err);
  REQUIRE(run.status == 0);
  for (const char* said : {"e1.json", "e2.json"}) CHECK(contains(run.out, said));
  const Run verified = tablet.ctl({"verify", "--lang", "en"});
  int told = 0, broken = 0;
  for (const std::string& line : lines_of(run.out)) told += contains(line, "entry ") ? 1 : 0;
  for (const std::string& line : lines_of(verified.out))
    broken += contains(line, "breaks a rule") ? 1 : 0;
  CHECK(told == 6);
  CHECK(told == broken);
}

TEST_CASE("an evening is settled by its id where a folder has that name", "[cli][settle]") {
  const Tablet tablet;
  const std::string id = tablet.import_text(ligeud_evening(1, nine_made(1)));
  std::filesystem::create_directory(tablet.folder.path(id));
  const Run run = run_program("sh", {"-c", R"(cd "$1" && exec "$2" --db "$3" settle "$4")", "sh",
                                     tablet.folder.path(""), test::ctl_path, tablet.book, id});
  CAPTURE(run.err);
  CHECK(run.status == 0);
}

TEST_CASE("an entry of more than a record holds is refused, whichever way it comes",
          "[cli][import][record]") {
  const auto voided = [](int calls) {
    std::string auction;
    for (int i = 0; i < calls; ++i) auction += i == 0 ? R"(["Bo","pass"])" : R"(,["Bo","pass"])";
    return nine_made(1, R"(,"auction":[)" + auction + R"(],"void":{"why":"misheard"})");
  };
  const Tablet tablet;
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"check", "-"}, {"import", "-"}}) {
    const Run run = tablet.ctl(command, ligeud_evening(1, voided(40'000)));
    CAPTURE(run.out, run.err);
    CHECK(run.status == 1);
    CHECK(contains(run.out, "more values"));
    CHECK(contains(run.out, "[form.values: "));
  }
  // What is taken can be read again, and goes on by every way.
  const std::string file = ligeud_evening(1, voided(33'000));
  (void)tablet.import_text(file);
  REQUIRE(tablet.ctl({"settle", id_of(1, 1)}).status == 0);
  REQUIRE(tablet.ctl({"record", id_of(2, 1)}, agreed(2, "5")).status == 0);
  const Tablet other;
  REQUIRE(other.ctl({"merge", tablet.book}).status == 0);
  CHECK(other.exported(id_of(1, 1), "evening") == tablet.exported(id_of(1, 1), "evening"));
  REQUIRE(tablet.ctl({"verify"}).status == 0);
}

}  // namespace otherwise_in_file_test
