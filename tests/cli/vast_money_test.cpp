// More money than can be settled: no single file can bring it, but two can, and many evenings.
#include "kattegat/export/exports.hpp"
#include "support/tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace vast_money_test {

namespace {

// 50 or more tables at which Anna wins ten thousand milliard kroner each.
std::string tables(int first, int count) {
  std::string all;
  for (int i = first; i < first + count; ++i)
    all += (all.empty() ? "" : ",") + (R"({"id":")" + id_of(2, i)) +
           R"(","game":"rodskagg","seats":["Anna","Bo","Cai"],"stake":"10000","entries":[{"id":")" +
           id_of(3, i) +
           R"(","type":"adjust","points":{"Anna":"1000000000","Bo":"-1000000000"},"why":"x"}]})";
  return all;
}
std::string evening_with(int id, const std::string& sessions) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, id) +
         R"(","date":"2026-11-20","players":["Anna","Bo","Cai"],"sessions":[)" + sessions + "]}";
}
const std::vector<std::vector<std::string>> sums_of_evenings = {
    {"standings"}, {"statistics"}, {"standings", "--by", "money"}};

}  // namespace

TEST_CASE("two files do not bring an evening more than can be settled", "[cli][once]") {
  const Tablet tablet;
  (void)tablet.import_text(evening_with(1, tables(1, 60)));
  const std::string before = tablet.ctl({"verify"}).out;
  const Run more =
      tablet.ctl({"import", tablet.folder.file("more.json", evening_with(1, tables(61, 60)))});
  CHECK(more.status == 1);
  CHECK(contains(more.out, "evening.money-limit"));
  CHECK(tablet.ctl({"verify"}).out == before);
  for (const Export& one : exports()) {
    const std::string format(one.id), to = tablet.folder.path(format);
    CAPTURE(format);
    CHECK(tablet.ctl({"export", id_of(1, 1), "--as", format, "-o", to}).status == 0);
  }
}

TEST_CASE("no evening is more on its way than can be settled, whatever it comes to",
          "[cli][once]") {
  const std::string won = R"("Anna":"1000000000","Bo":"-1000000000")",
                    lost = R"("Anna":"-1000000000","Bo":"1000000000")";
  const auto there_and_back = [&](int tables_each_way) {
    std::string back = tables(1000, tables_each_way);
    for (std::size_t at = 0; (at = back.find(won, at)) != back.npos; at += lost.size())
      back.replace(at, won.size(), lost);
    return evening_with(1, tables(1, tables_each_way) + "," + back);
  };
  const Tablet tablet;
  const auto check = [&](int tables_each_way) {
    return tablet.ctl({"check", tablet.folder.file("e.json", there_and_back(tables_each_way))});
  };
  CHECK(check(100).status == 0);
  const Run more = check(101);  // the plan by sessions rounds there
  CHECK(more.status == 1);
  CHECK(contains(more.out, "evening.money-limit"));
}

TEST_CASE("an evening that two books made too big is named, and void entries mend it",
          "[cli][merge][once]") {
  const Tablet one, two;
  (void)one.import_text(evening_with(1, tables(1, 60)));
  (void)two.import_text(evening_with(1, tables(61, 60)));
  const Run met = one.ctl({"merge", two.book, "--lang", "en"});
  REQUIRE(met.status == 0);
  CHECK(contains(met.out, "moves more money than can be settled"));
  CHECK(one.ctl({"verify"}).status == 0);
  CHECK(one.ctl({"settle", id_of(1, 1)}).status == 1);
  for (const auto& command : sums_of_evenings) {
    const Run run = one.ctl(command);
    CAPTURE(command.front(), run.err);
    CHECK(run.status == 2);
    CHECK(contains(run.err, "2026-11-20"));
    CHECK(contains(run.err, id_of(1, 1)));
    CHECK_FALSE(contains(run.err, "damaged"));
  }
  for (int i = 61; i <= 85; ++i)  // a hundred fit
    REQUIRE(one.ctl({"void", id_of(3, i), "--why", "a joke"}).status == 0);
  for (const auto& command : sums_of_evenings) CHECK(one.ctl(command).status == 0);
  CHECK(one.ctl({"settle", id_of(1, 1)}).status == 0);
}

TEST_CASE("more evenings than can be added up are refused in words", "[cli][once]") {
  const Tablet tablet;
  std::vector<std::string> command = {"import"};
  for (int evening = 1; evening <= 50; ++evening)
    command.push_back(tablet.folder.file(std::to_string(evening) + ".json",
                                         evening_with(evening, tables(100 * evening, 100))));
  REQUIRE(tablet.ctl(command).status == 0);
  auto all = sums_of_evenings;
  all.push_back({"settle", "--from", "2026-01-01"});
  for (const auto& sum : all) {
    const Run run = tablet.ctl(sum);
    CAPTURE(sum.front(), run.err);
    CHECK(run.status == 2);
    CHECK(contains(run.err, "together it is more money than can be settled"));
    CHECK(contains(run.err, "2026-11-20 (" + id_of(1, 1) + ")"));
  }
  CHECK(tablet.ctl({"verify"}).status == 0);
}

}  // namespace vast_money_test
