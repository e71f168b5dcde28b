// The sheet on the screen: the numbers of its rows, and the figures in them.
#include "support/paths.hpp"
#include "support/tools.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace sheet_test {
namespace {

// What stands in the list, row by row.
std::string told(Driver& driver) {
  std::string all;
  const ui::Ui& ui = driver.app().ui;
  for (const ui::ShownItem& item : ui.items()) {
    const bool is_in_list =
        item.area >= 0 && ui.areas()[static_cast<std::size_t>(item.area)].id == "sheet";
    if (is_in_list && !item.tappable) all += item.shown + " ";
  }
  return all;
}

}  // namespace

TEST_CASE("what is no deal stands between deals, and each row says which one it is",
          "[ui][sheet]") {
  const auto [width, height] =
      GENERATE(table<float, float>({{1280, 800}, {1024, 600}, {390, 844}, {360, 640}}));
  const auto language = GENERATE(from_range(std::begin(languages), std::end(languages)));
  const std::string smyg = R"({"type":"deal","bids":[["Bo","smyg"],["Cai","smyg"],)"
                           R"(["Dea","smyg"],["Else","smyg"],["Anna","smyg"]]})";
  TableWith table("rodskagg", {"Anna", "Bo", "Cai", "Dea", "Else"}, R"({"all_pass":"same-dealer"})",
                  smyg + R"(,{"type":"penalty","player":"Bo","offence":"ritual"},)" + smyg);
  table.world.language = language;
  Driver driver(table.world, width, height);
  driver.tap("go.table");
  const std::string next = driver.text("deal");  // "Deal 3  ·  Anna deals"
  driver.tap("go.sheet");
  CAPTURE(width, height, next);
  CHECK(driver.find("deal.0") == nullptr);  // its own number says it
  CHECK(driver.find("deal.1") == nullptr);
  CHECK(driver.text("deal.2") == say(text(Word::board_deal, std::int64_t{2}), language));
  CHECK(contains(next, say(text(Word::board_deal, std::int64_t{3}), language)));
  CHECK(faults(driver.app()).empty());
}

TEST_CASE("a deal that breaks a rule is not counted, by nobody who numbers them", "[ui][sheet]") {
  const auto deal = [](int n, const std::string& dealer) {
    return R"({"id":")" + id_of(3, n) + R"(","type":"deal","dealer":")" + dealer +
           R"(","contract":"9","declarer":"Bo","trump":"S","partner":"Dea","tricks":9})";
  };
  TableWith table("ligeud", four_players, "{}",
                  deal(1, "Anna") + "," + deal(2, "Bo") + "," + deal(3, "Cai"));
  // Without the first of them others would have had to deal.
  REQUIRE(run_program(ctl_path,
                      {"--db", table.world.book, "void", id_of(3, 1), "--why", "x", "--force"})
              .status == 0);
  table.world.language = Language::english;
  Driver driver(table.world);
  driver.tap("go.table");
  CHECK(contains(driver.text("deal"), "Deal 1"));
  driver.tap("go.sheet");
  for (const char* row : {"deal.0", "deal.1", "deal.2"}) CHECK(driver.find(row) == nullptr);
}

TEST_CASE("Plump's sheet has what stands on the paper, and below it what the deal moves",
          "[ui][sheet]") {
  const TableWith table(
      "plump", {"Anna", "Bo", "Cai"}, R"({"cards":3})",
      R"({"type":"deal","bids":{"Anna":1,"Bo":0,"Cai":1},"tricks":{"Anna":1,"Cai":2}})");
  Driver driver(table.world);
  driver.tap("go.sheet");
  CAPTURE(told(driver));
  CHECK(contains(told(driver), "+17 11 −1 5 −16 0 "));
  const std::vector<std::pair<std::string, std::string>> totals{
      {"sum.0", "+17"}, {"sum.1", "−1"}, {"sum.2", "−16"}, {"paper.0", "11"}, {"paper.2", "0"}};
  for (const auto& [id, said] : totals) CHECK(driver.text(id) == said);
  CHECK_FALSE(is_painted(driver, "row.0", driver.app().ui.colors().brass_soft));
}

TEST_CASE("the row that ends a game is marked, and no other", "[ui][sheet]") {
  const TableWith table("english-whist", four_players, "{}", whist_deals({9, 8, 5, 7}));
  Driver driver(table.world);
  driver.tap("go.sheet");
  const ui::Color mark = driver.app().ui.colors().brass_soft;
  CHECK_FALSE(is_painted(driver, "row.0", mark));
  CHECK(is_painted(driver, "row.1", mark));
  CHECK_FALSE(is_painted(driver, "row.3", mark));
  CHECK(driver.text("state.1") == "Anna and Cai win the game");
  CHECK(driver.find("state.0") == nullptr);
}

TEST_CASE("from the hundredth deal on its number is read as well", "[ui][sheet]") {
  const auto [width, height] =
      GENERATE(table<float, float>({{1280, 800}, {1024, 600}, {390, 844}}));
  std::string entries = R"({"type":"penalty","player":"Bo","offence":"ritual"})";
  for (int i = 0; i < 101; ++i)
    entries += R"(,{"type":"deal","bids":[["Bo","smyg"],["Cai","smyg"],["Dea","smyg"],)"
               R"(["Else","smyg"],["Anna","smyg"]]})";
  TableWith table("rodskagg", {"Anna", "Bo", "Cai", "Dea", "Else"}, R"({"all_pass":"same-dealer"})",
                  entries);
  table.world.language = Language::english;
  Driver driver(table.world, width, height);
  driver.tap("go.sheet");
  driver.frame(3);
  CHECK(driver.text("deal.101") == "Deal 101");
  CHECK(faults(driver.app()).empty());
}

}  // namespace sheet_test
