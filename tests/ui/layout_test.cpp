// Every screen and dialog, in three languages and on screens from a 7-inch tablet to 4K: nothing to
// tap is too small, nothing overlaps, nothing is cut off.
#include <set>

#include "ui/faults.hpp"
#include "ui/two_tablets.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace layout_test {
namespace {

struct Screen {
  std::string name;
  float width, height, scale;
  int zoom = 100;
};

const std::vector<Screen> screens{{"tablet", 1024, 768, 1},   {"small tablet", 1024, 600, 1},
                                  {"upright", 800, 1280, 1},  {"laptop", 1280, 800, 1},
                                  {"4K", 3840, 2160, 2},      {"television", 1920, 1080, 1},
                                  {"telephone", 390, 844, 1}, {"large letters", 1280, 800, 1.75F}};

// The same with letters of 175 %, or as much of that as the window bears.
const std::vector<Screen> with_large_letters{{"small tablet", 1024, 600, 1, 175},
                                             {"upright", 800, 1280, 1, 175},
                                             {"telephone", 390, 844, 1, 175},
                                             {"television", 1920, 1080, 1, 175}};

void import_sample(Book& book, const std::string& name) {
  import_into(book, read_bytes(sample(name)));
}

// A large amount, of which much is said; and one that is void.
void fill_purse(Book& book) {
  PurseContents one;
  one.person = find_person(book, "Anna")->ids.front();
  one.amount = Money{1234567800};
  one.currency = "DKK";
  one.date = "2026-11-20";
  one.note = "for the coffee, the cake and the cards of a whole year of evenings";
  PurseContents other = one;
  other.what = PurseKind::prize;
  other.to_club = false;
  const auto entered = enter_in_purse(book, {one, other}, false);
  REQUIRE(entered.has_value());
  REQUIRE(decide_in_purse(book, {entered->at(1).id, false, "", "slip"}).has_value());
}

// The ways to what is to be seen: taps, one after the other.
const std::vector<std::vector<std::string>> ways{
    {"go.evening"},
    {"go.evening", "evening.new"},
    {"go.evening", "evening.new", "player.new"},
    {"go.evening", "evening.name"},
    {"go.evening", "evening.more"},
    {"go.evening", "session.new"},
    {"go.evening", "session.new", "setup.next"},
    {"go.evening", "session.new", "setup.next", "schools.keep"},
    {"go.evening", "go.seats"},
    {"go.table"},
    {"go.table", "by_cards"},
    {"go.table", "details"},
    {"go.table", "more"},
    {"go.table", "more", "kind.adjust"},
    {"go.table", "more", "kind.misdeal"},
    {"go.sheet"},
    {"go.sheet", "row.0"},
    {"go.sheet", "row.0", "entry.void"},
    {"go.settlement"},
    {"go.settlement", "due.0.paid"},
    {"go.settlement", "due.0.why"},
    {"go.settlement", "sign.0"},
    {"go.settlement", "share"},
    {"go.settlement", "share", "share.code"},
    {"go.settlement", "podium"},
    {"go.standings"},
    {"go.standings", "standing.0"},
    {"go.standings", "standings.by", "by.places"},
    {"go.standings", "standings.purse"},
    {"go.standings", "standings.purse", "purse.add"},
    {"go.standings", "standings.purse", "purse.add", "mover.Anna"},
    {"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.own"},
    {"go.table", "scoreboard"},
    {"go.rules"},
    {"go.rules", "rules.dummy"},
    {"go.referee", "trick.S9", "trick.H2", "trick.JK"},
    {"go.referee", "part.dummy", "dummy.SA", "dummy.S4", "said.S"},
    {"go.referee", "part.dummy", "dummy.SA", "pile.touched", "dummy.SA", "said.words"},
    {"go.referee", "part.hands", "hand.SA", "hand.SK", "hand.SQ", "hands.more"},
    {"go.settings"},
    {"go.settings", "people"},
    {"go.settings", "people", "person.Anna"},
    {"go.settings", "people", "person.Anna", "edit.iban"},
    {"go.settings", "merge"},
    {"go.settings", "keys"},
};

// One half-filled deal of each game.
const std::map<std::string, std::vector<std::string>> half_filled{
    {"ligeud", {"contract.9", "declarer.1", "trump.H", "partner.3", "tricks.9"}},
    {"rodskagg",
     {"bid.2", "declarer.1", "first_four.1", "first_four.1", "first_four.0", "first_four.2"}},
    {"english-whist", {"trump.S", "tricks.1.9"}},
    {"danish-whist", {"contract.pasnolo"}},
    {"esmakker-whist", {"bid.9", "attachment.vip3", "declarer.0"}},
    {"commerce", {"bought.0", "banker_hand.cards", "card.SA"}},
    {"plump", {"bid.1", "bid.2"}},
};

// Some things are not everywhere: a telephone has no scoreboard, and half of its places behind
// "More".
void walk(Driver& driver, const std::vector<std::string>& way) {
  for (const std::string& id : way) {
    const bool may_be_missing = id == "scoreboard" || id == "conflicts";
    if (may_be_missing && !driver.find(id)) continue;
    if (!driver.find(id) && driver.find("go.more")) driver.tap("go.more");
    driver.tap(id);
  }
}

void check_all(const Screen& screen, Language language, ui::Dress dress) {
  for (const auto& [game, taps] : half_filled) {
    Device device;
    {
      Book book = opened(device.world.book);
      import_sample(book, game == "ligeud" ? "mixed" : game);
      if (game == "ligeud") {
        import_into(book, ligeud_evening(1, nine_made(1), "2026-11-21"));
        fill_purse(book);
      }
    }
    device.world.language = language;
    device.world.scale = screen.scale;
    ui::Settings settings;
    settings.dress = dress;
    settings.zoom = screen.zoom;
    REQUIRE(ui::write_settings(device.world.settings, settings));
    Driver driver(device.world, screen.width, screen.height);
    std::vector<std::vector<std::string>> here = game == "ligeud" ? ways : decltype(ways){};
    here.push_back({"go.settlement", "what_if"});  // with the house rules of every game
    here.push_back({"go.table"});
    here.back().insert(here.back().end(), taps.begin(), taps.end());
    for (const auto& way : here) {
      std::string path;
      driver.app().dialog = ui::Nothing{};
      driver.app().stage = ui::Stage::none;
      driver.app().setup.reset();
      driver.app().referee = {};
      driver.frame(2);
      if (driver.find("details.done")) driver.tap("details.done");
      for (const std::string& id : way) path += " " + id;
      CAPTURE(screen.name, game, path, static_cast<int>(language));
      walk(driver, way);
      driver.frame();
      CHECK(faults(driver.app()) == std::set<std::string>{});
    }
  }
}

}  // namespace

TEST_CASE("every screen is whole at every size, in every language", "[ui][layout]") {
  for (const Screen& screen : screens)
    for (const Language language : languages_to_see())
      check_all(screen, language, ui::Dress::light);
  for (const Screen& screen : with_large_letters)
    check_all(screen, screen.width > screen.height ? Language::swedish : Language::danish,
              ui::Dress::light);
  check_all(screens[0], Language::danish, ui::Dress::dark);
  check_all(screens[0], Language::danish, ui::Dress::contrast);
}

TEST_CASE("letters of 175 and 200 % are whole on a telephone, in every language",
          "[ui][layout][large]") {
  for (const int zoom : {175, 200})
    for (const Language language : languages_to_see())
      check_all({"telephone " + std::to_string(zoom), 390, 844, 1, zoom}, language,
                ui::Dress::light);
}

TEST_CASE("what has been decided differently is whole at every size, in every language",
          "[ui][layout]") {
  const std::vector<std::vector<std::string>> conflict_ways{
      {"go.evening"},
      {"go.evening", "conflicts"},
      {"go.settlement"},
      {"go.settlement", "conflicts"},
      {"go.sheet"},
      {"go.sheet", "row.0"},
      {"go.sheet", "row.1"},
      {"go.sheet", "row.1", "conflicts"},
      {"go.settings", "merge"},
      {"go.settings", "merge", "book.0"},
  };
  std::vector<Screen> all = screens;
  for (const int zoom : {175, 200}) all.push_back({"telephone", 390, 844, 1, zoom});
  for (const Screen& screen : all)
    for (const Language language : languages_to_see()) {
      TwoTablets tablets;
      tablets.they_correct_the_first();
      {
        Book ours = opened(tablets.world.book);
        REQUIRE(void_entry(ours, uuid_of(3, 1), "wrong number", false).has_value());
        REQUIRE(merge_book(ours, tablets.other).has_value());
      }
      tablets.world.language = language;
      tablets.world.scale = screen.scale;
      Driver driver(tablets.world, screen.width, screen.height);
      look_through(driver, {screen.width, screen.height, screen.zoom});
      for (const auto& way : conflict_ways) {
        std::string path;
        driver.app().dialog = ui::Nothing{};
        driver.frame(2);
        for (const std::string& id : way) path += " " + id;
        walk(driver, way);
        CAPTURE(screen.name, screen.zoom, path, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
    }
}

TEST_CASE("no entry needs scrolling at 1024 by 768", "[ui][layout]") {
  for (const auto& [game, taps] : half_filled) {
    Device device;
    {
      Book book = opened(device.world.book);
      import_sample(book, game == "ligeud" ? "mixed" : game);
      if (game == "ligeud") {
        import_into(book, ligeud_evening(1, nine_made(1), "2026-11-21"));
        fill_purse(book);
      }
    }
    for (const Language language : languages_to_see()) {
      device.world.language = language;
      device.forget_drafts();
      Driver driver(device.world);
      driver.tap("go.table");
      for (const std::string& id : taps) driver.tap(id);
      CAPTURE(game, static_cast<int>(language));
      for (const ui::Item& item : driver.app().ui.items())
        if (item.tappable && item.area >= 0) {
          CAPTURE(item.id);
          CHECK(item.visible.h >= item.rect.h - 1);
        }
    }
  }
}

}  // namespace layout_test
