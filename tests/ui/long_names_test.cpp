// Full names where all is large: on the podium, also of many who share a step, and on the
// scoreboard.
#include "ui/app/actions/sessions.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace long_names_test {
namespace {

const std::vector<std::string> twelve{"Anne-Margrethe Christensen",
                                      "Hans Christian Mikkelsen",
                                      "Birgitte Rasmussen",
                                      "Jens Peter Sørensen",
                                      "Else Madsen",
                                      "Frode Larsen",
                                      "Göran Pettersson",
                                      "Hedda Lindqvist",
                                      "Ib Poulsen",
                                      "Karen Margrethe Thomsen",
                                      "Lis Andersen",
                                      "Mogens Frandsen"};

}  // namespace

TEST_CASE(
    "nine on a step are faces with one amount where their names have no room, and named below",
    "[ui][podium]") {
  const TableWith table(
      "commerce", twelve, "{}",
      R"({"type":"adjust","points":{"Anne-Margrethe Christensen":"8","Hans Christian Mikkelsen":)"
      R"("2","Mogens Frandsen":"-10"},"why":"agreed"})");
  for (const Glass& glass : std::vector<Glass>{
           {390, 844}, {390, 844, 130}, {844, 390}, {1024, 600}, {1280, 800}, {1920, 1080}}) {
    CAPTURE(glass.width, glass.height, glass.zoom);
    Driver driver(table.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap_all({"go.settlement", "podium"});
    driver.rest(2);
    int amounts = 0;
    for (const std::string& name : twelve) {
      CAPTURE(name);
      CHECK(driver.find("podium.name." + name) != nullptr);
      amounts += driver.find("podium.money." + name) ? 1 : 0;
    }
    const bool are_faces = glass.width == 390;  // all others have room for nine names on a step
    CHECK(amounts == (are_faces ? 3 : 11));
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("when all is over the scoreboard names those who are faces on its steps", "[ui][board]") {
  const TableWith table(
      "commerce", twelve, "{}",
      R"({"type":"adjust","points":{"Anne-Margrethe Christensen":"8","Hans Christian Mikkelsen":)"
      R"("2","Mogens Frandsen":"-10"},"why":"agreed"})");
  for (const auto& [width, height] : {std::pair{1920.F, 1080.F}, {390.F, 844.F}}) {
    CAPTURE(width, height);
    Driver driver(table.world, width, height);
    driver.tap("go.table");
    if (driver.app().open_evening()->goes_on(0))
      end_session(driver.app(), *driver.app().table.session);
    show_scoreboard(driver.app());
    driver.app().messages.toast.reset();
    driver.rest(2);
    REQUIRE(driver.find("board.thanks"));
    for (const std::string& name : twelve) {
      CAPTURE(name);
      CHECK((driver.find("podium.name." + name) != nullptr) == (name != "Mogens Frandsen"));
    }
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("on a scoreboard the names of a table are equally large, and can be read",
          "[ui][board]") {
  for (const std::size_t count : {4U, 7U, 12U}) {
    const TableWith table(count == 4 ? "ligeud" : "commerce",
                          {twelve.begin(), twelve.begin() + static_cast<std::ptrdiff_t>(count)});
    Driver driver(table.world, 1920, 1080);
    driver.tap_all({"go.table", "scoreboard"});
    driver.rest(1);
    CAPTURE(count);
    const float tall = driver.item("board.name.Birgitte Rasmussen").rect.h;
    CHECK(tall > 25);
    for (std::size_t i = 0; i < count; ++i) {
      CAPTURE(twelve[i]);
      const ui::ShownItem& name = driver.item("board.name." + twelve[i]);
      CHECK(name.rect.h == Approx(tall));
      CHECK(name.fits);
    }
    CHECK(driver.text("board.name.Anne-Margrethe Christensen") == "Anne-Margrethe");
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

TEST_CASE("who pays, and whom, is not cut where a name needs two lines of its own", "[ui]") {
  const std::string from = "Wilhelmina-Charlotte-Sofie-Alexandrine";
  const std::string to = "Frederikke-Christine-Amalie-Josefine";
  const TableWith table("commerce", {from, to, "Bo", "Cai"}, "{}",
                        R"({"type":"adjust","points":{")" + from + R"(":"-10",")" + to +
                            R"(":"10"},"why":"agreed"})");
  Driver driver(table.world, 360, 640);
  driver.tap("go.settlement");
  driver.frame(2);
  const ui::ShownItem& due = driver.item("due.0");
  CHECK(contains(due.shown, from));
  CHECK(contains(due.shown, to));
  CHECK_FALSE(due.shortened);
}

}  // namespace long_names_test
