// A club sets its school once, by name: the house rules of a game are kept, chosen again, renamed,
// written over and removed; what this version cannot use stays where it is.
#include "ui/app/actions/schools.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"
#include "ui/two_deals.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace schools_test {

namespace {

// Esmakker whist with these house rules, by four, and a game that is still going on.
std::string esmakker_evening(int n, const std::string& rules, const std::string& date) {
  return R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) + R"(","date":")" +
         date + R"(","players":["Anna","Bo","Cai","Dea"],"sessions":[{"id":")" + id_of(2, n) +
         R"(","game":"esmakker-whist","seats":["Anna","Bo","Cai","Dea"],"rules":)" + rules +
         R"(,"entries":[]}]})";
}

struct EsmakkerClub : Device {
  std::string schools = folder.path("schools.json");
  explicit EsmakkerClub(const std::string& rules = R"({"ladder":"kvarte"})") {
    Book book = opened(world.book);
    import_into(book, esmakker_evening(1, rules, "2026-11-20"));
  }
  void write(const std::string& bytes) const { folder.file("schools.json", bytes); }
  [[nodiscard]] std::string on_disk() const { return read_bytes(schools); }
};

const std::vector<std::string> to_the_rules{"go.evening", "session.new", "setup.next"};
void go_to_the_rules(Driver& driver) {
  for (const std::string& id : to_the_rules) driver.tap(id);
}
// Under this name, from where the house rules are chosen.
void keep_as(Driver& driver, const std::string& name) {
  driver.tap("schools.keep");
  driver.type(name);
  driver.tap("typed.done");
}

// Those of the session that has come after the first.
EsmakkerWhist::House house_of_new_session(const std::string& book) {
  const auto evening = load_evening(opened(book), uuid_of(1, 1));
  REQUIRE(evening.has_value());
  REQUIRE(evening->sessions.size() == 2);
  const bool first = evening->sessions[0].id == uuid_of(2, 1);
  return std::get<EnteredSession<EsmakkerWhist>>(evening->sessions[first ? 1 : 0].entered)
      .table.house;
}

// {"format":...} with these schools in it.
std::string file_of(const std::string& schools) {
  return R"({"format":"kattegat-schools","version":1,"schools":[)" + schools + "]}";
}
const std::string thursday =
    R"({"name":"Torsdag","game":"esmakker-whist","rules":{"hold":"none"}})";

}  // namespace

TEST_CASE("house rules are kept under a name, and chosen again with one tap", "[ui][schools]") {
  const EsmakkerClub club;
  {
    Driver driver(club.world);
    CHECK_FALSE(contains(driver.text("session"), "Torsdag"));
    go_to_the_rules(driver);
    CHECK(driver.text("school") == "As which school?");
    CHECK(driver.item("rules_of.last").chosen);
    CHECK_FALSE(driver.item("rules_of.book").chosen);
    driver.tap("rules_of.book");
    CHECK(driver.item("rules_of.book").chosen);
    CHECK_FALSE(driver.item("rules_of.last").chosen);
    driver.tap_all({"rule.hold.2", "rule.attachments.sans"});
    CHECK_FALSE(driver.item("rules_of.book").chosen);

    keep_as(driver, "Torsdag");
    CHECK(driver.text("school") == "School: Torsdag");
    CHECK(driver.item("school.Torsdag").chosen);
    driver.tap("rule.hold.0");
    CHECK(driver.text("school") == "No longer Torsdag: a rule has been changed");
    CHECK_FALSE(driver.item("school.Torsdag").chosen);
    driver.tap("school.Torsdag");
    CHECK(driver.item("rule.hold.2").chosen);

    driver.tap("setup.next");
    EsmakkerWhist::House expected;
    expected.hold = EsmakkerWhist::Hold::none;
    expected.attachments.set(EsmakkerWhist::Attachment::sans, false);
    CHECK(house_of_new_session(club.world.book) == expected);
    CHECK(contains(driver.text("session"), "Esmakker whist  ·  Torsdag"));
    driver.tap_all({"go.rules", "rules.esmakker-whist"});
    CHECK(driver.text("rules.school") == "School: Torsdag");
    driver.tap("rules.ligeud");
    CHECK(driver.find("rules.school") == nullptr);
  }
  Driver again(club.world);
  CHECK(contains(again.text("session"), "Torsdag"));
  go_to_the_rules(again);
  CHECK(again.item("school.Torsdag").chosen);
  again.tap("rules_of.last");  // the same, and lit once
  CHECK(again.item("school.Torsdag").chosen);
  CHECK_FALSE(again.item("rules_of.last").chosen);
}

TEST_CASE("a tariff of half points is shown as it is", "[ui][schools]") {
  const TableWith table("danish-whist", four_players, R"({"tariff":{"nolo":"0.5"}})");
  Driver driver(table.world);
  driver.tap_all({"go.evening", "session.new", "setup.next"});
  CHECK(driver.text("rule.tariff.nolo") == "0.5");
  driver.tap("rule.tariff.nolo.more");
  CHECK(driver.text("rule.tariff.nolo") == "1");
  CHECK(std::get<HouseOf<DanishWhist>>(driver.app().setup->house)
            .house.tariff[DanishWhist::Contract::nolo] == points(1));
}

TEST_CASE("where it was played by the book last time, the book alone is lit", "[ui][schools]") {
  const EsmakkerClub club("{}");
  Driver driver(club.world);
  go_to_the_rules(driver);
  CHECK(driver.item("rules_of.book").chosen);
  CHECK_FALSE(driver.item("rules_of.last").chosen);
}

TEST_CASE("to look at rules changes nothing of what is being set up", "[ui][schools]") {
  const EsmakkerClub club(R"({"hold":"none"})");
  club.write(file_of(thursday));
  Driver driver(club.world);
  go_to_the_rules(driver);
  CHECK(driver.text("school") == "School: Torsdag");
  CHECK(driver.app().setup->school.empty());
  driver.tap("rule.hold.1");
  CHECK(driver.text("school") == "No longer Torsdag: a rule has been changed");
}

TEST_CASE("a school is of one game, and every game has its own", "[ui][schools]") {
  const EsmakkerClub club;
  Driver driver(club.world);
  go_to_the_rules(driver);
  keep_as(driver, "Torsdag");
  driver.tap_all({"setup.back", "game.plump", "setup.next"});
  CHECK(driver.find("school.Torsdag") == nullptr);
  CHECK(driver.find("rules_of.last") == nullptr);  // nobody has played it
  CHECK(driver.find("schools.list") == nullptr);
  CHECK(driver.text("school") == "As which school?");
  driver.tap("rule.zero.1");
  keep_as(driver, "Torsdag");  // the same name, of another game
  driver.tap_all({"rules_of.book", "school.Torsdag"});
  CHECK(driver.item("rule.zero.1").chosen);
}

TEST_CASE("as last time takes the rules of that game's latest session", "[ui][schools]") {
  const EsmakkerClub club(R"({"down":"mirror"})");
  {
    Book book = opened(club.world.book);
    import_into(book, esmakker_evening(2, R"({"down":"single"})", "2026-11-13"));
    import_into(book, ligeud_evening(3, nine_made(1), "2026-11-21"));
  }
  Driver driver(club.world);  // Ligeud is on the table
  driver.tap_all({"go.evening", "session.new", "game.esmakker-whist", "setup.next"});
  CHECK(driver.item("rules_of.book").chosen);
  driver.tap("rules_of.last");
  CHECK(driver.item("rule.down.2").chosen);
}

TEST_CASE("last time's rules are offered as soon as the book can be read again", "[ui][schools]") {
  const TwoDeals club;
  const std::string deal = "WHERE id = " + blob(id_of(3, 2));
  const std::int64_t kind = number_in(club.world.book, "SELECT kind FROM record " + deal);
  Driver driver(club.world);
  driver.tap_all({"go.evening", "session.new"});
  tamper(club.world.book, "UPDATE record SET kind = 99 " + deal);
  driver.tap("setup.next");
  REQUIRE(driver.app().club.fault());
  CHECK(driver.find("rules_of.last") == nullptr);
  tamper(club.world.book, "UPDATE record SET kind = " + std::to_string(kind) + " " + deal);
  driver.catch_up();
  driver.frame(2);
  CHECK(driver.find("rules_of.last") != nullptr);
  CHECK_FALSE(driver.app().club.fault());
}

TEST_CASE("a school is renamed, written over and removed, and that is asked", "[ui][schools]") {
  const EsmakkerClub club;
  club.write(file_of(thursday + R"(,{"name":"Onsdag","game":"esmakker-whist","rules":{}})"));
  Driver driver(club.world);
  go_to_the_rules(driver);
  driver.tap_all({"school.Torsdag", "schools.list", "kept.Torsdag", "school.rename"});
  for (int i = 0; i < 7; ++i) driver.tap("key.backspace");
  driver.type("Onsdag");
  driver.tap("typed.done");
  CHECK(driver.text("wrong") == "another school is called “Onsdag”");
  driver.type("en");
  driver.tap("typed.done");
  CHECK(driver.text("school") == "School: Onsdagen");
  CHECK(driver.find("school.Torsdag") == nullptr);

  // Kept again under its name: asked first, and not done when the answer is no.
  driver.tap("rule.hold.1");
  keep_as(driver, "Onsdagen");
  CHECK(contains(driver.text("school.asked"), "Onsdagen is kept already"));
  driver.tap_all({"school.no", "dialog.close", "school.Onsdagen"});
  CHECK(driver.item("rule.hold.2").chosen);
  driver.tap_all({"rule.hold.1", "schools.list", "kept.Onsdagen", "school.write_over"});
  driver.tap_all({"school.yes", "rules_of.book", "school.Onsdagen"});
  CHECK(driver.item("rule.hold.1").chosen);

  driver.tap_all({"schools.list", "kept.Onsdagen", "school.remove", "school.no"});
  driver.tap_all({"school.remove", "school.yes"});
  CHECK(driver.find("school.Onsdagen") == nullptr);
  CHECK(driver.item("rule.hold.1").chosen);  // the rules stay as they are chosen
  CHECK_FALSE(contains(club.on_disk(), "Onsdagen"));
  CHECK(contains(club.on_disk(), "Onsdag"));
}

TEST_CASE("a school's name is one that a player might have, and there is a limit",
          "[ui][schools]") {
  const EsmakkerClub club;
  Driver driver(club.world);
  go_to_the_rules(driver);
  driver.tap_all({"schools.keep", "typed.done"});
  CHECK(driver.text("wrong") == "“” cannot be a name");
  driver.tap("typed.cancel");
  for (const char* name : {" ", "Tors\u202Edag", "Tors\ndag", "Torsdag\u200B", "Torsdag "}) {
    CAPTURE(name);
    CHECK(keep_school(driver.app(), name).has_value());
  }
  CHECK(keep_school(driver.app(), std::string(81, 'a')).has_value());
  CHECK_FALSE(std::filesystem::exists(club.schools));

  for (std::size_t i = 0; i < ui::schools_limit; ++i) {
    REQUIRE_FALSE(keep_school(driver.app(), "School " + std::to_string(i)));
  }
  driver.frame(2);
  const std::string full = club.on_disk();
  keep_as(driver, " One more ");
  CHECK(driver.text("wrong") == "no more than 24 schools of a game can be kept");
  CHECK(club.on_disk() == full);
  REQUIRE_FALSE(keep_school(driver.app(), "School 3"));  // that one is written over
}

TEST_CASE("what cannot be used stays in the file, with its reason", "[ui][schools]") {
  const std::vector<std::string> kept{
      R"({"name":"Later","game":"esmakker-whist","rules":{"snak":"loud","hold":"none"}})",
      R"({"name":"Earlier","game":"esmakker-whist","rules":{"ladder":"steep"}})",
      R"({"name":"Euchre","game":"euchre","rules":{}})",
      R"({"name":"More","game":"esmakker-whist","rules":{},"stake":"0.10"})",
      R"({"name":" ","game":"esmakker-whist","rules":{}})",
      R"({"name":"No rules","game":"esmakker-whist"})",
      R"({"name":"Torsdag","game":"esmakker-whist","rules":{"hold":"forehand"}})",
      R"([1,"school"])"};
  std::string all = thursday;
  for (const std::string& one : kept) all += "," + one;
  const EsmakkerClub club;
  club.write(file_of(all));
  Driver driver(club.world);
  go_to_the_rules(driver);
  CHECK_FALSE(driver.item("school.Later").enabled);
  driver.tap("school.Later");
  CHECK(contains(driver.text("wrong"), "cannot be used"));
  CHECK(contains(driver.text("wrong"), "snak"));
  CHECK(driver.item("rules_of.last").chosen);  // nothing was taken over
  driver.tap("rules_of.book");
  CHECK_FALSE(driver.item("school.Later").chosen);
  driver.resize(390, 844);  // also on a telephone the reason can be read
  driver.tap("school.Later");
  CHECK(driver.item("wrong").rect.bottom() <= driver.item("setup.next").rect.y);
  driver.resize(1024, 768);
  for (const char* id : {"school.Earlier", "school.Euchre", "school.More", "school.No rules"})
    CHECK_FALSE(driver.item(id).enabled);

  keep_as(driver, "Fredag");
  const Json now = json_of(club.on_disk());
  REQUIRE(size_under(now, "schools") == kept.size() + 2);
  CHECK(under(now, "schools", 0) == json_of(thursday));
  for (std::size_t i = 0; i < kept.size(); ++i)
    CHECK(under(now, "schools", static_cast<int>(i) + 1) == json_of(kept[i]));

  driver.tap_all({"schools.list", "kept.Euchre"});
  CHECK(contains(driver.text("school.wrong"), "euchre"));
  CHECK(driver.find("school.rename") == nullptr);
  driver.tap_all({"school.remove", "school.yes"});
  CHECK(size_under(json_of(club.on_disk()), "schools") == kept.size() + 1);
  CHECK_FALSE(contains(club.on_disk(), "Euchre"));
}

TEST_CASE("of two schools that are called alike the one that can be used is chosen",
          "[ui][schools]") {
  const EsmakkerClub club;
  club.write(file_of(thursday + R"(,{"name":"Torsdag","game":"esmakker-whist","rules":{}})"));
  Driver driver(club.world);
  go_to_the_rules(driver);
  CHECK_FALSE(driver.item("school.Torsdag.2").enabled);
  driver.tap("school.Torsdag");
  CHECK(driver.item("school.Torsdag").chosen);
  driver.tap_all({"schools.list", "kept.Torsdag.2", "school.remove", "school.yes"});
  CHECK(size_under(json_of(club.on_disk()), "schools") == 1);
}

TEST_CASE("a file of schools that cannot be read is never written over", "[ui][schools]") {
  const EsmakkerClub club;
  for (const std::string& bytes : std::vector<std::string>{
           "", "{", "[]", R"({"format":"kattegat-schools","version":2,"schools":[]})",
           R"({"format":"kattegat-schools","version":1,"schools":{}})",
           R"({"format":"kattegat-schools","version":1,"schools":[],"club":"Nexø"})",
           file_of(R"({"name":"Half","game":"plump","rules":{"zero":2.5}})")}) {
    CAPTURE(bytes);
    club.write(bytes);
    club.forget_drafts();
    Driver driver(club.world);
    go_to_the_rules(driver);
    CHECK(contains(driver.text("schools.fault"), "cannot be read, and stay as they are"));
    CHECK_FALSE(driver.item("schools.keep").enabled);
    CHECK(keep_school(driver.app(), "Torsdag").has_value());
    CHECK(club.on_disk() == bytes);
    driver.tap("rules_of.book");  // one can play all the same
    CHECK(driver.item("rules_of.book").chosen);
  }
}

TEST_CASE("what another window has kept meanwhile is not lost", "[ui][schools]") {
  const EsmakkerClub club;
  Driver driver(club.world);
  go_to_the_rules(driver);
  club.write(file_of(thursday));
  keep_as(driver, "Fredag");
  CHECK(driver.find("school.Torsdag") != nullptr);
  CHECK(contains(club.on_disk(), "Torsdag"));
}

TEST_CASE("a school that another window has changed is left as it is, and that is said",
          "[ui][schools]") {
  const EsmakkerClub club;
  club.write(file_of(thursday));
  Driver driver(club.world);
  go_to_the_rules(driver);
  driver.tap_all({"school.Torsdag", "schools.list", "kept.Torsdag"});
  const std::string now = file_of(R"({"name":"Torsdag","game":"esmakker-whist","rules":{}})");
  club.write(now);
  SECTION("it is not renamed") {
    driver.tap("school.rename");
    driver.type("en");
    driver.tap("typed.done");
    CHECK(contains(driver.text("wrong"), "changed elsewhere"));
  }
  SECTION("it is not removed") {
    driver.tap_all({"school.remove", "school.yes"});
    CHECK(contains(driver.app().messages.notice.words, "changed elsewhere"));
  }
  CHECK(club.on_disk() == now);
}

TEST_CASE("a file of schools that is a link stays one, and one that cannot be written is said",
          "[ui][schools]") {
  const EsmakkerClub club;
  std::filesystem::create_symlink(club.folder.file("elsewhere.json", file_of("")), club.schools);
  {
    Driver driver(club.world);
    go_to_the_rules(driver);
    keep_as(driver, "Torsdag");
    CHECK(std::filesystem::is_symlink(club.schools));
    CHECK(contains(read_bytes(club.folder.path("elsewhere.json")), "Torsdag"));
  }
  std::filesystem::remove(club.schools);
  std::filesystem::create_symlink("/proc/kattegat/schools.json", club.schools);
  club.forget_drafts();
  Driver driver(club.world);
  go_to_the_rules(driver);
  keep_as(driver, "Torsdag");
  CHECK(contains(driver.text("wrong"), "cannot be written"));
}

TEST_CASE("tablets that play apart under one school merge as ever", "[ui][schools]") {
  const EsmakkerClub ours, theirs;
  const auto play = [](const EsmakkerClub& club, const char* tricks) {
    club.write(file_of(thursday));  // carried from one to the other
    Driver driver(club.world);
    go_to_the_rules(driver);
    driver.tap_all({"school.Torsdag", "setup.next", "bid.9", "attachment.none"});
    driver.tap_all({"declarer.0", "trump.H", "partner.2", tricks, "save"});
  };
  play(ours, "tricks.9");
  play(theirs, "tricks.10");
  Book book = opened(ours.world.book);
  REQUIRE(merge_book(book, theirs.world.book).has_value());
  const auto view = look_at(book, uuid_of(1, 1));
  REQUIRE(view.has_value());
  CHECK(view->history.conflicts.empty());
  const Evening& evening = view->shown;
  REQUIRE(evening.sessions.size() == 3);
  for (const EveningSession& session : evening.sessions) {
    if (session.id == uuid_of(2, 1)) continue;
    const auto& played = std::get<EnteredSession<EsmakkerWhist>>(session.entered);
    CHECK(played.table.house.hold == EsmakkerWhist::Hold::none);
    CHECK(played.entries.size() == 1);
  }
  CHECK(differences(book).empty());
}

TEST_CASE("the panel shows what the school has, and has no holes", "[ui][schools][layout]") {
  const std::vector<std::pair<std::string, std::size_t>> houses{
      {R"({"attachments":["vip","gode"],"ladder":"kvarte","hold":"none"})", 5},
      {R"({"attachments":["halve"]})", 2},
      {R"({"attachments":[]})", 0},
      {"{}", 9}};
  const std::vector<std::vector<std::string>> ways{
      {"bid.8"},
      {"nolos"},
      {"nolos", "bid.sol", "declarer.0", "with.1"},
      {"by_calls", "auction.attachment.none", "auction.level.8", "auction.attachment.none"},
      {"by_calls", "nolos", "auction.sol"},
      {"bid.8", "attachment.none", "declarer.0", "trump.H", "details"},
      {"bid.8", "attachment.none", "declarer.0", "trump.H", "details", "details.marker",
       "marker.SA"}};
  std::size_t number = 0;
  for (const auto& [rules, additions] : houses)
    for (const auto& [width, height] :
         {std::pair{1280.F, 800.F}, std::pair{1024.F, 600.F}, std::pair{800.F, 1280.F}})
      for (const auto& way : ways) {
        if (!is_due(number++, 9)) continue;
        EsmakkerClub club(rules);
        for (const Language language : languages_to_see()) {
          club.world.language = language;
          club.forget_drafts();
          Driver driver(club.world, width, height);
          for (const std::string& id : way)
            if (id != "attachment.none" || driver.find(id)) driver.tap(id);
          CAPTURE(rules, width, way.back(), static_cast<int>(language));
          CHECK(faults(driver.app()) == std::set<std::string>{});
        }
        if (way.back() != "bid.8") continue;
        club.forget_drafts();
        Driver driver(club.world, width, height);
        driver.tap("bid.8");
        std::size_t shown = 0;
        for (const ui::ShownItem& item : driver.app().ui.items())
          shown += item.id.rfind("attachment.", 0) == 0;
        CHECK(shown == additions);
      }
}

TEST_CASE("the choice of a school is whole at every size, in every language",
          "[ui][schools][layout]") {
  const std::string long_name = "Torsdagsklubben i forsamlingshuset ved havnen i Svaneke";
  std::size_t number = 0;
  for (const Glass& glass : glasses)
    for (const Language language : languages_to_see()) {
      if (!is_due(number++, 5)) continue;
      EsmakkerClub club(R"({"hold":"none"})");
      club.write(file_of(thursday + R"(,{"name":")" + long_name +
                         R"(","game":"esmakker-whist","rules":{"down":"single"}},)" +
                         R"({"name":"Later","game":"esmakker-whist","rules":{"snak":1}})"));
      club.world.language = language;
      Driver driver(club.world, glass.width, glass.height);
      look_through(driver, glass);
      for (const std::vector<std::string>& way : std::vector<std::vector<std::string>>{
               {},
               {"school." + long_name, "rule.hold.1"},
               {"schools.keep", "typed.done"},
               {"schools.list"},
               {"schools.list", "kept." + long_name},
               {"schools.list", "kept." + long_name, "school.write_over"},
               {"schools.list", "kept.Later"},
               {"schools.list", "kept.Later", "school.remove"}}) {
        driver.app().dialog = ui::Nothing{};
        driver.app().setup.reset();
        driver.frame(2);
        go_to_the_rules(driver);
        for (const std::string& id : way) driver.tap(id);
        CAPTURE(glass.width, glass.zoom, way.empty() ? "" : way.back(), static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
    }
}

}  // namespace schools_test
