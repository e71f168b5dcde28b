// Standings with a page for each player, the scoreboard, the podium, and the one way to share.
#include <SQLiteCpp/SQLiteCpp.h>

#include <imgui.h>

#include "ui/app/actions/stage.hpp"
#include "ui/faults.hpp"
#include "ui/screens/frame/stage.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace season_test {
namespace {

std::string deal(int n, const std::string& declarer, const std::string& partner, int tricks) {
  return R"({"id":")" + to_string(uuid_of(3, n)) +
         R"(","type":"deal","contract":"9","declarer":")" + declarer +
         R"(","trump":"H","partner":")" + partner + R"(","tricks":)" + std::to_string(tricks) + "}";
}

// Two evenings of Anna, Bo, Cai and Dea: Anna wins 90 with Cai; then Bo 110 with Dea, then loses.
struct Season : Device {
  Season() {
    Book book = opened(world.book);
    import_into(book, ligeud_evening(1, deal(1, "Anna", "Cai", 9), "2026-11-13"));
    import_into(book, ligeud_evening(2, deal(2, "Bo", "Dea", 11) + "," + deal(3, "Bo", "Dea", 11) +
                                            "," + deal(4, "Bo", "Anna", 8)));
  }
};

}  // namespace

TEST_CASE("the standings are ranked, with ties and movement", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap("go.standings");
  const ui::StandingsView& view = driver.app().views.standings.value;
  REQUIRE(view.lines.size() == 4);
  // At 0.10: Anna 9 - 32 = -23, Bo -9 + 12 = 3, Cai 9 - 12 = -3, Dea -9 + 32 = 23.
  CHECK(driver.text("standing.0.name") == "Dea");
  CHECK(driver.text("standing.1.name") == "Bo");
  CHECK(driver.text("standing.2.name") == "Cai");
  CHECK(driver.text("standing.3.name") == "Anna");
  CHECK(view.lines[0].ranked.moved == 2);  // third with Bo before
  CHECK(view.lines[3].ranked.moved == -3);
  CHECK_FALSE(view.lines[0].ranked.shared);
  CHECK(driver.text("standing.3.place") == "4");
  // Further frames derive nothing anew.
  driver.app().views.standings.value.lines[0].ranked.moved = 99;
  driver.frame(3);
  CHECK(view.lines[0].ranked.moved == 99);
}

TEST_CASE("twelve months before a leap day begin on a day that there was", "[ui][season]") {
  Season device;
  device.world.now = [] { return std::string("2028-02-29T21:04:05+01:00"); };
  Driver driver(device.world);
  driver.tap_all({"go.standings", "period.twelve"});
  CHECK(driver.app().standings.choice.from == "2027-03-01");
  CHECK(driver.item("period.twelve").chosen);
  driver.tap("period.year");
  CHECK(driver.app().standings.choice.from == "2028-01-01");
}

TEST_CASE("money of another currency is whole on a telephone", "[ui][season]") {
  const Season device;
  {
    Book book = opened(device.world.book);
    import_into(book,
                R"({"format":"kattegat-evening","version":1,"date":"2026-11-06",)"
                R"("currency":"SEK","players":["Dea","Bo","Cai"],"sessions":[{"game":"commerce",)"
                R"("stake":"10","seats":["Dea","Bo","Cai"],"entries":[{"type":"adjust",)"
                R"("points":{"Dea":"5","Bo":"-5"},"why":"agreed"}]}]})");
  }
  Driver driver(device.world, 390, 844);
  driver.tap_all({"go.more", "go.standings"});
  CHECK(contains(driver.text("standing.0.other"), "+50.00 SEK"));
  CHECK(contains(driver.text("standing.1.other"), "−50.00 SEK"));
}

TEST_CASE("a player's page tells of one currency at a time, and of any that they have had",
          "[ui][season]") {
  const Season device;
  {
    Book book = opened(device.world.book);
    const std::string in_sweden =
        R"({"format":"kattegat-evening","version":1,"date":"2026-11-06","currency":"SEK",)"
        R"("players":["Dea","Bo","Eva"],"sessions":[{"game":"commerce","stake":"10",)"
        R"("seats":["Dea","Bo","Eva"],"entries":[{"type":"adjust",)"
        R"("points":{"Dea":"5","Bo":"-2","Eva":"-3"},"why":"agreed"}]}]})";
    import_into(book, in_sweden);
  }
  Driver driver(device.world);
  driver.tap("go.standings");
  SECTION("of the newest evening's at first") {
    const std::string id = driver.text("standing.0.name") == "Dea" ? "standing.0" : "standing.1";
    REQUIRE(driver.text(id + ".name") == "Dea");
    driver.tap(id);
    CHECK(contains(driver.text("player.money"), "DKK"));
    CHECK(contains(driver.text("player.place"), "2 evenings"));
    CHECK(driver.find("curve.first") != nullptr);
    driver.tap("currency.SEK");
    CHECK(driver.text("player.money") == "+50.00 SEK");
    CHECK(contains(driver.text("player.place"), "1 evening"));
    CHECK(driver.find("curve.first") == nullptr);
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
  SECTION("of another where they have had nothing else") {
    driver.tap_all({"standings.by", "by.points"});
    driver.tap("dialog.close");
    int place = 0;
    while (driver.text("standing." + std::to_string(place) + ".name") != "Eva") ++place;
    driver.tap("standing." + std::to_string(place));
    CHECK(driver.text("player.name") == "Eva");
    CHECK(driver.text("player.money") == "−30.00 SEK");
    CHECK(driver.find("currency.SEK") == nullptr);
  }
}

TEST_CASE("curves keep the newest sixty points, however long a club has played", "[ui][season]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    for (int n = 1; n <= 62; ++n) {
      const std::string day = std::to_string(100 + n % 28 + 1).substr(1);
      import_into(
          book, ligeud_evening(n, nine_made(n), "2026-0" + std::to_string(1 + n / 28) + "-" + day));
    }
  }
  Driver driver(device.world);
  driver.tap("go.standings");
  const ui::StandingsView& view = driver.app().views.standings.value;
  CHECK(view.dates.size() == 59);  // the first point lies before its evening
  for (const ui::SeasonLine& line : view.lines) {
    CHECK(line.curve.size() == 60);
    CHECK(line.curve.back() == line.money.hundredths);
    CHECK(std::abs(line.curve.front()) == 3 * 900);
  }
  CHECK(view.span.high == 62 * 900);
  CHECK(view.span.low == -62 * 900);
  driver.tap("standing.0");
  CHECK(driver.text("player.name") == "Bo");
}

TEST_CASE("a tap on a player opens the page with all figures", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standing.1"});
  CHECK(driver.text("player.name") == "Bo");
  CHECK(driver.text("tile.won.figure") == "too few deals");
  CHECK(driver.text("tile.won.below") == "2 of 4");
  CHECK(driver.text("tile.deals.figure") == "0 deals");
  CHECK(driver.text("tile.deals.below") == "longest 2");
  CHECK(driver.find("tile.partner.figure") == nullptr);  // two deals with Dea are too few
  CHECK(driver.text("contracts.declares").find("3 of 4") != std::string::npos);
  CHECK(faults(driver.app()) == std::set<std::string>{});
  SECTION("the best evening opens") {
    driver.tap("tile.best");
    CHECK(driver.app().tab == ui::Tab::settlement);
    CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 2));
  }
  SECTION("and back") {
    driver.tap("player.back");
    CHECK(driver.find("standing.0") != nullptr);
  }
}

TEST_CASE("the figures of each player have a file of their own", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap("go.standings");
  const auto written = [&](const std::string& standing) {
    driver.tap_all({standing, "statistics.csv"});
    std::string file = file_in_notice(driver);
    driver.tap("player.back");
    return file;
  };
  const std::string first = written("standing.0"), bytes = read_bytes(first);
  CHECK(written("standing.1") != first);
  CHECK(read_bytes(first) == bytes);
}

TEST_CASE("a partner's tile says what it is on a telephone, too", "[ui][season]") {
  Device device;
  {
    Book book = opened(device.world.book);
    std::string deals = deal(1, "Anna", "Cai", 9);
    for (int n = 2; n <= 6; ++n) deals += "," + deal(n, "Anna", "Cai", 9);
    import_into(book, ligeud_evening(1, deals));
  }
  Driver driver(device.world, 390, 844);
  driver.tap_all({"go.more", "go.standings", "standing.0"});
  CHECK(driver.text("tile.partner.what") == "Favourite partner");
  CHECK_FALSE(driver.item("tile.partner.what").shortened);
}

TEST_CASE("the club goes by what it has chosen, and the device keeps it", "[ui][season]") {
  const Season device;
  {
    Driver driver(device.world);
    driver.tap_all({"go.standings", "standings.by", "by.average", "dialog.close"});
    // -23/2, 3/2, -3/2, 23/2 kroner.
    CHECK(driver.text("standing.0.name") == "Dea");
    CHECK(driver.text("standing.0.money") == "+11.50 DKK");
    CHECK(driver.text("standing.3.money") == "−11.50 DKK");
    driver.tap_all({"standings.by", "by.places", "of.points", "table.0.more", "dialog.close"});
    // On the first evening Anna and Cai share the first place, Bo and Dea the third; on the
    // second Dea and Cai share it.
    CHECK(driver.text("standings.by") == "▼ Places");
    CHECK(driver.app().settings.ranking.table.front() == points(11));
    CHECK(driver.text("standing.0.money").find("DKK") == std::string::npos);
    driver.tap_all({"standings.by", "by.best", "rank.least.more", "rank.least.more"});
    CHECK(driver.text("dialog.title").find("best 1") != std::string::npos);
    driver.tap("dialog.close");
    CHECK(driver.text("standings.apart") == "Fewer than 3 evenings");  // everybody has played two
    CHECK(driver.text("standing.0.place") == "–");
    driver.tap("standing.0");
    CHECK(driver.text("player.place") == "2 evenings  ·  4 deals");
  }
  Driver again(device.world);
  CHECK(again.app().settings.ranking.by == RankingChoice::By::best);
  CHECK(again.app().settings.ranking.least == 3);
  CHECK(again.app().settings.ranking.table.front() == points(11));
  again.tap("go.standings");
  CHECK(again.find("standings.apart") != nullptr);
}

TEST_CASE("a ranking is exported as it stands on the screen", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standings.by", "by.average", "rank.least.more", "dialog.close"});
  for (const StandingsExport& one : standings_exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("standings." + id);
    const Run run = kattegatctl({"--db", device.world.book, "standings", "--by", "average",
                                 "--least", "2", "--as", id, "--lang", "en"});
    CHECK(run.out.size() > 100);
    const bool same = read_bytes(file_in_notice(driver)) == run.out;
    CHECK(same);
  }
}

TEST_CASE("a figure opens the deals behind it, and a deal its entry", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standing.1", "tile.won"});
  CHECK(driver.text("dialog.title") == "The deals behind: Deals won");
  CHECK(contains(driver.text("behind.1"), "entry 1: +"));  // as it is heard
  CHECK(driver.text("behind.count") == "2 deals");
  CHECK(faults(driver.app()) == std::set<std::string>{});
  driver.tap("behind.1");  // the newest first
  CHECK(driver.app().tab == ui::Tab::sheet);
  CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 2));
  const auto* card = driver.app().dialog.find<ui::EntryCard>();
  REQUIRE(card != nullptr);
  CHECK(card->entry == uuid_of(3, 2));
}

TEST_CASE("a partner opens what two have done together", "[ui][season]") {
  const Season device;
  Driver driver(device.world, 1280, 2400);
  driver.tap_all({"go.standings", "standing.1", "partner.Dea"});
  CHECK(driver.text("player.name") == "Bo with Dea");
  CHECK(driver.text("tile.won.below") == "2 of 2");
  CHECK(driver.find("partner.Dea") == nullptr);
  driver.tap("contract.0");
  CHECK(driver.text("behind.count") == "2 deals");
  driver.tap("dialog.close");
  for (const StatisticsExport& one : statistics_exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("statistics." + id);
    const std::string said = driver.app().messages.notice.words;
    const Run run = kattegatctl({"--db", device.world.book, "statistics", "Bo", "--with", "Dea",
                                 "--as", id, "--lang", "en"});
    CHECK(run.out.size() > 100);
    const bool same = read_bytes(said.substr(said.find('/'))) == run.out;
    CHECK(same);
  }
  driver.tap("player.back");
  CHECK(driver.text("player.name") == "Bo");
  driver.tap("player.back");
  CHECK(driver.find("standing.0") != nullptr);
}

TEST_CASE("of two partners who are called alike each can be tapped", "[ui][season]") {
  Device device;
  for (int n = 1; n <= 2; ++n) {
    std::string text = ligeud_evening(n, deal(n, "Bo", "Anna", 9));
    text.insert(text.find("\"sessions\""), R"("people":{"Anna":")" + id_of(9, n) + R"("},)");
    Book book = opened(device.world.book);
    import_into(book, text);
  }
  Driver driver(device.world);
  driver.tap("go.standings");
  for (std::size_t i = 0; driver.find("player.name") == nullptr; ++i)
    if (driver.text("standing." + std::to_string(i) + ".name") == "Bo")
      driver.tap("standing." + std::to_string(i));
  CHECK(faults(driver.app()) == std::set<std::string>{});
  driver.tap("partner.Anna.2");
  CHECK(driver.text("player.name") == "Bo with Anna");
}

TEST_CASE("the scoreboard shows what has been saved, ranked, and follows the book",
          "[ui][season]") {
  const Season device;
  Driver driver(device.world, 1920, 1080);
  driver.tap("scoreboard");
  CHECK(driver.text("board.game") == "Ligeud");
  CHECK(driver.text("board.deal") == "Deal 4");
  CHECK(driver.text("board.points.Dea") == "320");
  CHECK(driver.text("board.change.Anna") == "−100");
  CHECK(driver.find("go.table") == nullptr);  // the whole window
  CHECK(driver.item("board.points.Dea").rect.h > 100);
  CHECK(driver.item("board.name.Dea").rect.h > 48);
  CHECK(faults(driver.app()) == std::set<std::string>{});
  {
    Book book = opened(device.world.book);
    append_to(book, uuid_of(2, 2), deal(9, "Dea", "Cai", 9));
  }
  wake(driver.app());
  driver.frame(2);
  CHECK(driver.text("board.deal") == "Deal 5");
  driver.press(key_escape);
  CHECK(driver.find("go.table") != nullptr);
}

TEST_CASE("of very many tables a scoreboard shows some, and says how many more play",
          "[ui][season]") {
  constexpr int tables = 12;
  std::string sessions;
  for (int i = 0; i < tables; ++i)
    sessions += std::string(i ? "," : "") +
                R"({"game":"ligeud","seats":["Anna","Bo","Cai","Dea"],"entries":[]})";
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                      R"("players":["Anna","Bo","Cai","Dea"],"sessions":[)" +
                          sessions + "]}");
  }
  Driver driver(device.world, 1920, 1080);
  show_scoreboard(driver.app());
  driver.frame(2);
  CHECK(board(driver.app()).tables.size() == 8);
  CHECK(driver.text("board.more") == "… and 4 more");
}

TEST_CASE("the scoreboard speaks the language that has been chosen since", "[ui][season]") {
  const Season device;
  Driver driver(device.world, 1920, 1080);
  driver.tap("scoreboard");
  CHECK(driver.text("board.last") == "Bo plays Nine in hearts with Anna: 8 tricks");
  driver.press(key_escape);
  driver.tap_all({"go.settings", "language.da", "go.table", "scoreboard"});
  CHECK(driver.text("board.last") == "Bo spiller Ni i hjerter med Anna: 8 stik");
}

TEST_CASE("a scoreboard rests when nothing has been saved for twenty minutes", "[ui][season]") {
  Season device;
  std::string now = "2026-11-20T21:04:05+01:00";
  device.world.now = [&] { return now; };
  Driver driver(device.world, 1920, 1080);
  driver.tap("scoreboard");
  const ui::Rect place = driver.item("board.game").rect;
  now = "2026-11-20T21:24:04+01:00";
  CHECK_FALSE(board_rests(driver.app()));
  driver.frame(2);
  CHECK_FALSE(is_painted(driver, "scoreboard.leave", ui::stage::dimmed));
  now = "2026-11-20T21:24:05+01:00";
  CHECK(board_rests(driver.app()));
  driver.frame(2);
  CHECK(is_painted(driver, "scoreboard.leave", ui::stage::dimmed));
  {
    Book book = opened(device.world.book);
    append_to(book, uuid_of(2, 2),
              R"({"id":")" + to_string(uuid_of(3, 9)) +
                  R"(","at":"2026-11-20T21:23:00+01:00","type":"deal","contract":"passed"})");
  }
  wake(driver.app());
  driver.frame(2);
  CHECK_FALSE(board_rests(driver.app()));
  CHECK(driver.item("board.game").rect.y == place.y);
  now = "2026-11-20T22:04:05+01:00";  // another hour, another place
  driver.frame(2);
  CHECK(driver.item("board.game").rect.y > place.y);
  CHECK(board_rests(driver.app()));
}

TEST_CASE("a scoreboard of up to 17 is whole on a television and on a telephone", "[ui][season]") {
  std::size_t turn = 0;
  for (const std::string& path : samples()) {
    Device device;
    {
      Book book = opened(device.world.book);
      import_into(book, read_bytes(path));
    }
    for (const Language language : languages) {
      if (!is_due(turn++, 3)) continue;
      device.world.language = language;
      for (const auto& [w, h] : {std::pair(1920.F, 1080.F), {1280.F, 800.F}, {390.F, 844.F}}) {
        Driver driver(device.world, w, h);
        show_scoreboard(driver.app());
        driver.frame(2);
        CAPTURE(path, w, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
    }
  }
}

TEST_CASE("the season, the podium and the settlement are whole at every size", "[ui][season]") {
  const std::vector<std::vector<std::string>> ways{{"go.standings"},
                                                   {"go.standings", "standing.0"},
                                                   {"go.standings", "standings.by", "by.places"},
                                                   {"go.standings", "standing.0", "tile.won"},
                                                   {"go.settlement"},
                                                   {"go.settlement", "share"},
                                                   {"go.settlement", "podium"},
                                                   {"go.sheet"}};
  Season device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
  std::size_t turn = 0;
  for (const Language language : languages_to_see()) {
    device.world.language = language;
    for (const Glass& glass : glasses) {
      Driver driver(device.world, glass.width, glass.height);
      look_through(driver, glass);
      for (const auto& way : ways) {
        if (!is_due(turn++, 3)) continue;
        driver.app().stage = ui::Stage::none;
        driver.app().dialog = ui::Nothing{};
        driver.frame(2);
        for (const std::string& id : way) {
          if (id == "go.standings" && !driver.find(id)) driver.tap("go.more");
          driver.tap(id);
        }
        CAPTURE(way.back(), glass.width, glass.zoom, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
    }
  }
}

TEST_CASE("the winner's face leaves the evening's name free, in as many lines as that has",
          "[ui][season]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
  for (const Glass& glass :
       std::vector<Glass>{{390, 844}, {390, 844, 130}, {390, 844, 150}, {360, 640, 150}}) {
    CAPTURE(glass.width, glass.zoom);
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap_all({"go.settlement", "podium"});
    driver.rest(2);
    const ui::Rect date = driver.item("podium.date").rect;
    int faces = 0;
    for (const ui::ShownItem& item : driver.app().ui.items()) {
      if (item.tappable || item.shown.size() > 2 || item.rect.y > driver.item("step.1").rect.y)
        continue;
      const float radius = item.rect.h / 0.95F;  // of the face round the initials
      const ui::Point middle = item.rect.center();
      const bool is_beside = middle.x - radius > date.right() || middle.x + radius < date.x;
      CAPTURE(item.shown);
      CHECK((is_beside || middle.y - radius >= date.bottom()));
      ++faces;
    }
    CHECK(faces > 0);
  }
}

TEST_CASE("when the last game is ended the podium stands there, once", "[ui][season]") {
  const Season device;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.0.end"});
  CHECK(driver.text("podium.money.Dea") == "+32.00");
  CHECK(driver.find("podium.name.Anna") != nullptr);
  CHECK(driver.text("fact.0.title") == "Contract of the evening");
  CHECK(faults(driver.app()) == std::set<std::string>{});
  for (const char* way : {"podium.again", "podium.settle"})  // what has been done is said elsewhere
    CHECK(driver.item("toast.undo").rect.meet(driver.item(way).rect).empty());
  SECTION("and leads to the settlement, which leads back to it") {
    driver.tap("podium.settle");
    CHECK(driver.app().tab == ui::Tab::settlement);
    driver.tap_all({"podium", "podium.close"});
    CHECK(driver.find("go.settlement") != nullptr);
  }
  SECTION("or to another game with the same people") {
    driver.tap("podium.again");
    CHECK(driver.find("toast") == nullptr);
    REQUIRE(driver.app().open_evening()->evening.sessions.size() == 2);
    CHECK(driver.app().open_evening()->evening.sessions[1].seats ==
          driver.app().open_evening()->evening.sessions[0].seats);
    CHECK(driver.app().tab == ui::Tab::table);
  }
}

TEST_CASE("a game that is tried to be begun again is one game", "[ui][season]") {
  Season device;
  device.world.patience = 0;
  Driver driver(device.world);
  driver.tap_all({"go.evening", "session.0.end"});
  const auto again = [&] { return evening_choices(driver.app()).again; };
  const Uuid key = again();
  {
    SQLite::Database other(device.world.book, SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    driver.tap("podium.again");
  }
  REQUIRE(driver.app().open_evening()->evening.sessions.size() == 1);
  driver.tap_all({"go.settlement", "podium", "podium.again"});
  REQUIRE(driver.app().open_evening()->evening.sessions.size() == 2);
  CHECK(driver.app().open_evening()->evening.sessions[1].id == key);
  CHECK(again() != key);  // and the one after that another
}

TEST_CASE("on a step, too, green is only what has been won", "[ui][season]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    import_into(book,
                R"({"format":"kattegat-evening","version":1,"date":"2026-11-20",)"
                R"("currency":"DKK","players":["Dea","Bo","Cai"],"sessions":[{"game":"commerce",)"
                R"("stake":"10","seats":["Dea","Bo","Cai"],"entries":[)"
                R"({"type":"adjust","points":{"Dea":"5","Bo":"-5"},"why":"agreed"}]}]})");
  }
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "podium"});
  driver.rest(3);  // nothing falls or rises any longer
  CHECK(is_painted(driver, "podium.money.Dea", ui::stage::gain));
  CHECK_FALSE(is_painted(driver, "podium.money.Cai", ui::stage::gain));
  CHECK_FALSE(is_painted(driver, "podium.money.Bo", ui::stage::gain));
  CHECK(is_painted(driver, "podium.money.Bo", ui::stage::ink));
}

TEST_CASE("the settlement is ranked, and is shared from one place", "[ui][season]") {
  Season device;
  std::string copied;
  device.world.copy = [&](const std::string& words) { copied = words; };
  Driver driver(device.world);
  driver.tap("go.settlement");
  CHECK(driver.item("place.3").rect.y < driver.item("place.0").rect.y);  // Dea before Anna
  CHECK(driver.text("settle.paid").substr(0, 5) == "0 of ");
  driver.tap("due.0.paid");
  CHECK(driver.text("settle.paid").substr(0, 5) == "1 of ");
  driver.tap_all({"share", "share.copy"});
  CHECK(copied.find("Anna") != std::string::npos);
  CHECK(driver.text("notice").find("Copied") == 0);
}

TEST_CASE("a long sheet opens at its newest row, and its names stay when one looks aside",
          "[ui][season]") {
  Device device;
  {
    Book book = opened(device.world.book);
    import_into(book, read_bytes(sample("rodskagg")));
  }
  Driver driver(device.world, 1024, 600);
  driver.tap("go.sheet");
  driver.frame(3);
  const auto& play =
      std::get<EnteredSession<Rodskagg>>(driver.app().open_evening()->evening.sessions[0].entered);
  const std::string newest = "row." + std::to_string(play.entries.size() - 1);
  CHECK(driver.item(newest).visible.h > 40);
  driver.resize(390, 844);
  CHECK(faults(driver.app()) == std::set<std::string>{});
}

}  // namespace season_test
