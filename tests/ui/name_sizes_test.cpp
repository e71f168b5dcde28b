// Names beside each other are equally large: a long one has two lines, or is brief.
#include <algorithm>
#include <cmath>

#include "ui/app/actions/settings.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace name_sizes_test {
namespace {

// How tall the letters of what stands in the item are.
float letters_in(const Driver& driver, const std::string& id) {
  const ui::Ui& ui = driver.app().ui;
  const ui::ShownItem& around = driver.item(id);
  for (const ui::ShownItem& item : ui.items()) {
    if (item.tappable || item.shown != around.shown) continue;
    if (!around.rect.contains(item.rect.center())) continue;
    for (const ui::Type type : {ui::Type::body, ui::Type::small, ui::Type::caption}) {
      const float lines = item.rect.h / ui.height(type);
      if (std::fabs(lines - std::round(lines)) < 0.02F) return ui.height(type);
    }
    return item.rect.h;
  }
  return 0;
}

}  // namespace

TEST_CASE("names in a row are equally large", "[ui][names]") {
  const TableWith table(
      "ligeud", {"Marie-Louise Christoffersen", "Bo", "Anne-Mette Kjær", "Anne-Mette Holm"});
  for (const Glass& glass : std::vector<Glass>{{1280, 800}, {1024, 600}, {800, 1280}, {390, 844}}) {
    CAPTURE(glass.width, glass.height);
    Driver driver(table.world, glass.width, glass.height);
    driver.tap_all({"go.table", "contract.9"});
    driver.rest(1);
    std::vector<std::string> rows{"declarer."};
    if (glass.width > 390) rows.emplace_back("seat.");  // a telephone's plates have one line
    for (const std::string& row : rows)
      for (const std::string other : {"0", "2", "3"}) {
        CAPTURE(row, other);
        CHECK(letters_in(driver, row + other) > 0);
        CHECK(letters_in(driver, row + other) == letters_in(driver, row + "1"));
      }
    table.forget_drafts();
  }
}

namespace {

// Some of them begin alike, and one has no place where it could be broken.
const std::vector<std::string> seven{"Margrethe",  "Marianne", "Marie-Louise", "Kirsten",
                                     "Karl-Johan", "Hans",     "Mads"};

std::vector<std::string> with(std::vector<std::string> taps, std::string_view id, int times) {
  taps.insert(taps.end(), static_cast<std::size_t>(times), std::string(id));
  return taps;
}

}  // namespace

TEST_CASE("whoever is offered as an answer is named so that nobody else is meant", "[ui][names]") {
  const std::vector<std::string> declared{"bid.2", "declarer.1"};
  const std::vector<std::string> last = with(declared, "first_four.0", 4);
  const std::vector<std::tuple<std::string, std::vector<std::string>, std::string>> asked{
      {"rodskagg", {"bid.2"}, "declarer."},
      {"rodskagg", declared, "first_four."},
      {"rodskagg", last, "last_two."},
      {"rodskagg", last, "joined."},
      {"rodskagg", {"fem_opp"}, "penalty.player."},
      {"plump", {}, "bids."},
      {"commerce", {}, "bought."}};
  for (const auto& [game, taps, field] : asked) {
    const TableWith table(game, seven);
    for (const Glass& glass : glasses) {
      CAPTURE(game, field, glass.width, glass.height, glass.zoom);
      Driver driver(table.world, glass.width, glass.height);
      look_through(driver, glass);
      driver.tap("go.table");
      for (const std::string& id : taps) driver.tap(id);
      driver.frame(2);
      int offered = 0;
      for (const ui::ShownItem& item : driver.app().ui.items()) {
        offered += item.tappable && item.id.starts_with(field) ? 1 : 0;
        CAPTURE(item.id, item.shown);
        CHECK_FALSE(item.shortened);
      }
      CHECK(offered == 7);
      table.forget_drafts();
    }
  }
}

TEST_CASE("the answers to a question stand in letters of nearly one size", "[ui][names]") {
  const TableWith table("danish-whist", four_players);
  for (const Language language : languages_to_see())
    for (const Glass& glass : glasses) {
      CAPTURE(glass.width, glass.height, glass.zoom, static_cast<int>(language));
      Driver driver(table.world, glass.width, glass.height);
      speak(driver.app(), language);
      look_through(driver, glass);
      driver.tap("go.table");
      driver.frame(2);
      const float small = driver.app().ui.height(ui::Type::small),
                  usual = driver.app().ui.height(ui::Type::body);
      std::vector<float> letters;
      for (const std::string contract : {"pasnolo", "grandi", "sol"})
        letters.push_back(letters_in(driver, "contract." + contract));
      CAPTURE(letters, small, usual);
      const auto [least, most] = std::minmax_element(letters.begin(), letters.end());
      CHECK(*least >= small - 0.5F);
      const bool has_room = glass.zoom == 100 && glass.width > 1024;
      CHECK(*most - *least <= (has_room ? 0 : usual - small) + 0.5F);
    }
}

}  // namespace name_sizes_test
