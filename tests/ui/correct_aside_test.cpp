// A correction of what stands beside the deals: what was there lies in the form, is judged in its
// place, can be done all the same, and is there again after a kill.
#include "db/book/decisions.hpp"
#include "kattegat/evening/write.hpp"
#include "support/evenings.hpp"
#include "support/tampering.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/entries.hpp"
#include "ui/faults.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace correct_aside_test {

namespace {

// A device whose book has one session with these entries.
struct Beside : TableWith {
  Beside(const std::string& game, const std::string& entries, const std::string& rules = "{}")
      : TableWith(game, four_players, rules, entries) {}
  [[nodiscard]] Evening evening() const {
    const Book book = opened(world.book);
    return *load_evening(book, list_evenings(book)->front().id);
  }
  // What counts, an entry a line, without envelopes.
  [[nodiscard]] std::string counts() const {
    const Evening written = evening();
    std::string lines;
    std::visit(
        [&]<class G>(const EnteredSession<G>& play) {
          for (const ReadEntry<G>& draft : play.entries)
            if (!draft.entry.stamp.voided)
              lines += to_line(entry_to_json(Entry<G>{{}, draft.entry.body},
                                             written.sessions.front().seats)) +
                       "\n";
        },
        written.sessions.front().entered);
    return lines;
  }
  [[nodiscard]] std::size_t complaints() const { return judge(evening()).complaints.size(); }
};

std::string note(const std::string& words) {
  return R"({"type":"note","text":")" + words + R"("})";
}
std::string adjust(const std::string& points, const std::string& why) {
  return R"({"type":"adjust","points":{)" + points + R"(},"why":")" + why + R"("})";
}
std::string leave(const std::string& who) {
  return R"({"type":"leave","player":")" + who + R"("})";
}

void correct(Driver& driver, int row) {
  driver.tap_all({"go.sheet", "row." + std::to_string(row), "entry.correct", "reason.0"});
}

}  // namespace

TEST_CASE("a note that is corrected keeps its words", "[ui]") {
  const Beside table("ligeud", note("Dea left at ten"));
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.text("kind") == "Note");
  CHECK(driver.text("text") == "Dea left at ten");
  std::string words;
  SECTION("and is saved as it was") { words = "Dea left at ten"; }
  SECTION("and goes on from there") {
    driver.tap("key.backspace");
    driver.type("n!");
    words = "Dea left at ten!";
  }
  SECTION("a letter at a time is taken back") {
    driver.type("?!");
    driver.tap("undo");
    words = "Dea left at ten?";
  }
  CHECK(driver.text("text") == words);
  driver.tap("save");
  CHECK(table.counts() == note(words) + "\n");
  CHECK(driver.text("toast") == "Corrected");
}

TEST_CASE("a correction in which nothing has been tapped says that of undo", "[ui]") {
  const Beside table("ligeud", note("Dea left at ten"));
  Driver driver(table.world);
  correct(driver, 0);
  CHECK_FALSE(driver.item("undo").enabled);
  driver.tap("undo");
  driver.frame(2);
  CHECK(contains(driver.text("toast"), "nothing has been tapped in here yet"));
  CHECK(table.counts() == note("Dea left at ten") + "\n");
}

TEST_CASE("agreed points that are corrected keep who, how many and why", "[ui]") {
  const Beside table("ligeud", adjust(R"("Anna":"12.5","Bo":"-12.5")", "a forgotten deal"));
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.item("giver.1").chosen);
  CHECK(driver.item("receiver.0").chosen);
  CHECK(driver.text("adjust.points") == "12.5");
  CHECK(driver.item("why.other").chosen);
  CHECK(driver.item("save").enabled);
  driver.tap_all({"giver.3", "pad.⌫", "pad.7"});
  CHECK(driver.text("adjust.points") == "12.7");
  driver.tap_all({"undo", "undo", "undo"});
  CHECK(driver.item("giver.1").chosen);
  CHECK(driver.text("adjust.points") == "12.5");
  driver.tap_all({"pad.⌫", "pad.⌫", "pad.⌫", "pad.⌫"});
  CHECK_FALSE(driver.item("save").enabled);
  driver.type("40");
  driver.tap_all({"receiver.2", "why.agreed", "save"});
  CHECK(table.counts() == adjust(R"("Bo":"-40","Cai":"40")", "agreed") + "\n");
}

TEST_CASE("agreed points of several are corrected one by one", "[ui]") {
  const Beside table("commerce", adjust(R"("Anna":"-30","Bo":"10","Cai":"20")", "old"));
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.find("giver.0") == nullptr);
  CHECK(driver.find("pad.1") == nullptr);  // whose figure would it be?
  CHECK(driver.item("save").enabled);
  driver.tap("points.2");
  CHECK(driver.text("adjust.points") == "20");
  driver.tap_all({"pad.⌫", "pad.5"});
  CHECK_FALSE(driver.item("save").enabled);
  CHECK(contains(driver.text("wrong"), "5"));
  SECTION("by the keys on the screen") {
    driver.tap("points.0");
    CHECK(driver.text("adjust.points") == "−30");
    driver.tap_all({"pad.⌫", "pad.5", "pad.−", "pad.−"});
    CHECK(driver.text("adjust.points") == "−35");
  }
  SECTION("by the keyboard") {
    driver.tap("points.0");
    driver.press(key_backspace);
    driver.press(key_backspace);
    driver.type("35");
  }
  SECTION("and back") {
    driver.tap_all({"points.0", "pad.⌫"});
    CHECK(driver.text("adjust.points") == "−3");
    driver.tap("undo");
    CHECK(driver.text("adjust.points") == "−30");
    driver.tap_all({"pad.⌫", "pad.5"});
  }
  driver.tap("save");
  CHECK(table.counts() == adjust(R"("Anna":"-35","Bo":"10","Cai":"25")", "old") + "\n");
}

TEST_CASE("somebody else has left: who could is judged where it stands", "[ui]") {
  const Beside table("commerce", leave("Anna"));
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.item("player.0").chosen);
  CHECK(driver.item("player.1").enabled);
  SECTION("by the chip") { driver.tap("player.1"); }
  SECTION("by the seat") { driver.tap("seat.1"); }
  driver.tap("save");
  CHECK(table.counts() == leave("Bo") + "\n");
  CHECK(table.complaints() == 0);
}

TEST_CASE("what a correction beside the deals would break is shown, and may be done", "[ui]") {
  const std::string bought = R"({"type":"deal","bought":{"Cai":1},"shown":{"Bo":["SA","SK","SQ"]},)"
                             R"("banker_hand":"ingenting"})";
  const Beside table("commerce", leave("Anna") + "," + bought);
  REQUIRE(table.complaints() == 0);
  Driver driver(table.world);
  correct(driver, 0);
  driver.tap_all({"player.1", "save"});
  REQUIRE(driver.find("refusal.force") != nullptr);
  SECTION("or not: the form is there still") {
    driver.tap("dialog.close");
    CHECK(driver.item("player.1").chosen);
    CHECK(table.counts() == leave("Anna") + "\n" + bought + "\n");
  }
  SECTION("it is done all the same") {
    driver.tap("refusal.force");
    CHECK(table.counts() == leave("Bo") + "\n" + bought + "\n");
    CHECK(table.complaints() == 1);
    driver.rest(1);
    driver.tap("toast.undo");
    CHECK(table.complaints() == 0);
  }
}

TEST_CASE("a correction whose game has gone from the screen is not made", "[ui]") {
  const std::string bought = R"({"type":"deal","bought":{"Cai":1},"shown":{"Bo":["SA","SK","SQ"]},)"
                             R"("banker_hand":"ingenting"})";
  const Beside table("commerce", leave("Anna") + "," + bought);
  const Uuid shown = *table.evening().id;
  const bool same_game = GENERATE(true, false);
  {
    Book book = opened(table.world.book);
    import_into(book, same_game ? evening_text("commerce", four_players, "{}", leave("Bo"))
                                : ligeud_evening(2, nine_made(2)));
  }
  Driver driver(table.world);
  show_evening(driver.app(), shown);
  correct(driver, 0);
  driver.tap_all({"player.1", "save"});
  REQUIRE(driver.find("refusal.force"));
  for (const EveningLine& line : driver.app().club.evenings())
    if (line.id != shown) show_evening(driver.app(), line.id);
  REQUIRE(driver.app().open_evening()->evening.id != shown);
  driver.frame(2);
  driver.tap("refusal.force");
  CHECK(number_in(table.world.book, "SELECT count(*) FROM record WHERE kind = 9") == 0);
  CHECK(contains(driver.text("toast"), "changed elsewhere"));
  CHECK(driver.find("dialog.title") == nullptr);
}

TEST_CASE("a correction is not made at a table that is seated otherwise by then", "[ui]") {
  const std::string bought = R"({"type":"deal","bought":{"Cai":1},"shown":{"Bo":["SA","SK","SQ"]},)"
                             R"("banker_hand":"ingenting"})";
  const Beside table("commerce", leave("Anna") + "," + bought);
  const Reseat kind = GENERATE(Reseat::order, Reseat::people);
  Driver driver(table.world);
  correct(driver, 0);
  driver.tap_all({"player.1", "save"});
  REQUIRE(driver.find("refusal.force"));
  {
    Book book = opened(table.world.book);
    const auto decided =
        reseat_session(book, *table.evening().sessions.front().id, {"Anna", "Cai", "Bo", "Dea"},
                       kind, {"wrong seats", Force::yes});
    REQUIRE(std::holds_alternative<Decided>(*decided));
  }
  wake(driver.app());
  driver.rest(1);
  driver.tap("refusal.force");
  CHECK(number_in(table.world.book, "SELECT count(*) FROM record WHERE kind = 9") == 0);
  CHECK(contains(driver.text("toast"), "changed elsewhere"));
  // What was tapped in lies there, of whoever has the chair by now, and can be saved.
  CHECK(driver.item("player.2").chosen == (kind == Reseat::order));
  CHECK(driver.item("player.1").chosen == (kind == Reseat::people));
  driver.tap_all({"save", "refusal.force"});
  CHECK(contains(table.counts(), leave("Bo")) == (kind == Reseat::order));
  CHECK(number_in(table.world.book, "SELECT count(*) FROM record WHERE kind = 9") == 1);
}

TEST_CASE("an announcement is corrected in its place", "[ui]") {
  const Beside table("ligeud", R"({"type":"final-round"},{"type":"deal","contract":"passed"})");
  REQUIRE(table.complaints() == 0);
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.text("kind") == "Mesteromgang");
  CHECK(driver.find("wrong") == nullptr);
  CHECK(driver.item("save").enabled);
}

TEST_CASE("a penalty and the protocol are corrected by the protocol of then", "[ui]") {
  const Beside table("rodskagg",
                     R"({"type":"protocol","points":{"Anna":-2,"Bo":1},"why":"agreed"})",
                     R"({"start_points":3})");
  Driver driver(table.world);
  correct(driver, 0);
  CHECK(driver.text("points.0") == "−2");
  CHECK_FALSE(driver.item("points.0.less").enabled);  // 3 then, not the 1 of today
  driver.tap_all({"points.0.more", "save"});
  CHECK(contains(table.counts(), R"({"Anna":-1,"Bo":1})"));
}

TEST_CASE("a correction beside the deals is there again after a kill", "[ui]") {
  const Beside table("ligeud",
                     note("Dea left") + "," + adjust(R"("Anna":"5","Bo":"-5")", "agreed"));
  {
    Driver driver(table.world);
    driver.tap("contract.nole");
    correct(driver, 1);
    driver.tap_all({"pad.0", "giver.2"});
  }
  {
    Driver driver(table.world);
    CHECK(driver.text("correcting") == "Correction: wrong player");
    CHECK(driver.item("giver.2").chosen);
    CHECK(driver.text("adjust.points") == "50");
    driver.tap("undo");
    CHECK(driver.item("giver.2").chosen == false);
    driver.tap("correct.cancel");
    CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
    correct(driver, 0);
    driver.type(" early");
    driver.tap_all({"go.evening", "session.0.open"});
    CHECK(driver.text("text") == "Dea left early");
  }
  Driver driver(table.world);
  CHECK(driver.text("text") == "Dea left early");
  driver.tap("save");
  CHECK(contains(table.counts(), note("Dea left early")));
  CHECK(contains(draft_on(driver.app()), "\"contract\":\"nole\""));
}

TEST_CASE("a correction whose note another window has struck out gives way", "[ui]") {
  const Beside table("ligeud", note("late"));
  Driver driver(table.world);
  correct(driver, 0);
  {
    Book book = opened(table.world.book);
    const auto evening = table.evening();
    const auto& play = std::get<EnteredSession<Ligeud>>(evening.sessions.front().entered);
    REQUIRE(void_entry(book, *play.entries.front().entry.stamp.id, {"twice"}).has_value());
  }
  wake(driver.app());
  driver.frame(2);
  CHECK(driver.text("toast") == "The entry that was being corrected has been changed elsewhere");
  CHECK(driver.find("correcting") == nullptr);
  CHECK(driver.find("contract.nole") != nullptr);
}

TEST_CASE("the scoreboard takes the place of a correction, where the newest evening has no game",
          "[ui]") {
  for (const auto& [width, height] :
       {std::pair(1024.F, 768.F), std::pair(844.F, 390.F), std::pair(900.F, 440.F)}) {
    CAPTURE(width, height);
    const Beside table("ligeud", note("late"));
    Driver driver(table.world, width, height);
    correct(driver, 0);
    {
      Book book = opened(table.world.book);
      import_into(book, evening_without_game(3));
    }
    driver.tap("scoreboard");
    CHECK(driver.app().stage == ui::Stage::scoreboard);
    CHECK(driver.app().open_evening()->evening.id == uuid_of(1, 3));
  }
}

TEST_CASE("a kind of entry that is tapped again keeps what has been said", "[ui]") {
  const Beside table("ligeud", note("late"));
  Driver driver(table.world);
  driver.tap_all({"more", "kind.note"});
  driver.type("early");
  driver.tap_all({"kind.note", "aside.save"});
  CHECK(contains(table.counts(), note("early")));
}

TEST_CASE("a new entry is judged at the end, whatever is being corrected", "[ui]") {
  const Beside table("commerce", note("we begin") + "," + leave("Anna"));
  Driver driver(table.world);
  correct(driver, 0);
  driver.tap_all({"more", "kind.leave"});
  CHECK_FALSE(driver.item("player.0").enabled);  // she has left
  {
    Book book = opened(table.world.book);
    append_to(book, *table.evening().sessions.front().id, R"({"type":"join","player":"Anna"})");
  }
  wake(driver.app());
  driver.frame(2);
  CHECK(driver.item("player.0").enabled);
  driver.tap_all({"player.3", "aside.save"});
  CHECK(contains(table.counts(), leave("Dea")));
  CHECK(driver.text("text") == "we begin");  // which goes on
}

TEST_CASE("what is asked beside the deals is whole at every size", "[ui][layout]") {
  const std::string points = R"("Anna":"-30","Bo":"10","Cai":"20")";
  for (const Language language : languages_to_see()) {
    Beside table("commerce", note("late") + "," + leave("Dea") + "," +
                                 adjust(R"("Anna":"12.5","Bo":"-12.5")", "agreed") + "," +
                                 adjust(points, "from the old book of the club"));
    table.world.language = language;
    const Evening evening = table.evening();
    const EveningSession& file = evening.sessions.front();
    for (const Glass& glass : glasses)
      for (std::size_t row = 0; row < 4; ++row) {
        Driver driver(table.world, glass.width, glass.height);
        look_through(driver, glass);
        const Uuid entry =
            *std::get<EnteredSession<Commerce>>(file.entered).entries.at(row).entry.stamp.id;
        begin_correction(driver.app(), {*file.id, entry, true, "why"});
        driver.frame(2);
        if (row == 3) driver.tap("points.1");
        CAPTURE(glass.width, glass.height, glass.zoom, row, static_cast<int>(language));
        CHECK(faults(driver.app()) == std::set<std::string>{});
      }
  }
}

TEST_CASE("two tablets that correct a note alike have corrected it once", "[ui]") {
  const Beside table("ligeud", note("late"));
  const std::string other = table.folder.path("other.db");
  Book theirs = opened(other);
  REQUIRE(merge_book(theirs, table.world.book).has_value());
  const auto corrects = [](const ui::World& world) {
    Driver driver(world);
    correct(driver, 0);
    driver.type("r");
    driver.tap("save");
  };
  ui::World world = table.world;
  corrects(world);
  world.book = other;
  world.settings = table.folder.path("their settings");
  corrects(world);
  Book ours = opened(table.world.book);
  REQUIRE(merge_book(ours, other).has_value());
  REQUIRE(merge_book(theirs, table.world.book).has_value());
  for (const Book* book : {&ours, &theirs}) CHECK(conflicts(*book, std::nullopt)->empty());
  CHECK(table.counts() == note("later") + "\n");
}

TEST_CASE("with large letters on a telephone the keys of figures stay as wide as a thumb", "[ui]") {
  const int zoom = GENERATE(100, 150, 200);
  CAPTURE(zoom);
  const Beside table("ligeud", "");
  Driver driver(table.world, 360, 640);
  look_through(driver, {360, 640, zoom});
  driver.app().ui.scroll_to("entry", 1e6F);
  driver.frame(2);
  driver.tap_all({"more", "kind.adjust", "giver.0", "receiver.1"});
  for (const std::string& fault : faults(driver.app())) {
    CAPTURE(fault);
    CHECK_FALSE(contains(fault, "pad."));
    CHECK_FALSE(contains(fault, "⌫"));
  }
  driver.tap_all({"pad.1", "pad.2", "pad.⌫", "pad.0", "pad.,", "pad.5"});
  CHECK(driver.text("adjust.points") == "10.5");
}

TEST_CASE("what another entry asks comes into sight when its kind is chosen", "[ui]") {
  const Beside table("ligeud", "");
  Driver driver(table.world, 390, 844);
  driver.tap_all({"go.table", "more", "kind.note"});
  driver.frame(4);
  CHECK(driver.item("key.space").visible.h > 40);
}

TEST_CASE("what is entered beside a deal is not saved for who has got another's seat meanwhile",
          "[ui]") {
  const Beside device("ligeud", agreed(1, "5"));
  const Uuid session = *device.evening().sessions.front().id;
  Driver driver(device.world);
  driver.tap("go.table");
  begin_aside(driver.app());
  driver.frame();
  REQUIRE(driver.find("aside.save") != nullptr);
  {
    Book book = opened(device.world.book);
    const std::vector<std::string> seats{"Bo", "Anna", "Cai", "Dea"};
    REQUIRE(reseat_session(book, session, seats, Reseat::order, {"wrong seats"}).has_value());
  }
  club_of(driver.app()).refresh();
  driver.frame();
  driver.frame();
  CHECK(driver.find("aside.save") == nullptr);
}

TEST_CASE("what has been tapped into one correction is not lost to another", "[ui]") {
  const Beside table("ligeud", note("early") + "," + note("late"));
  Driver driver(table.world);
  correct(driver, 0);
  SECTION("it is finished first") {
    driver.type("!");
    correct(driver, 1);
    CHECK(driver.text("toast") ==
          "Another entry is still being corrected: save or cancel that first");
    CHECK(driver.text("text") == "early!");
    driver.tap("save");
    CHECK(table.counts() == note("early!") + "\n" + note("late") + "\n");
  }
  SECTION("but where nothing has it gives way") {
    correct(driver, 1);
    CHECK(driver.text("text") == "late");
  }
}

TEST_CASE("a correction that is begun once more is not begun anew", "[ui]") {
  const std::string ten = R"({"type":"deal","contract":"9","declarer":"Bo","trump":"H",)"
                          R"("partner":"Dea","tricks":10})";
  const Beside table("ligeud", ten + "," + ten);
  Driver driver(table.world);
  correct(driver, 1);
  driver.tap("tricks.9");
  correct(driver, 0);
  CHECK(driver.text("toast") == "Deal 2 is still being corrected: save or cancel that first");
  CHECK(driver.text("correcting") == "Correction of deal 2: wrong player");
  driver.tap_all({"go.sheet", "row.1", "entry.correct", "reason.1"});
  CHECK(driver.text("correcting") == "Correction of deal 2: wrong number of tricks");
  CHECK(contains(draft_on(driver.app()), "\"tricks\":9"));
}

TEST_CASE("a correction that is made all the same takes no half-filled deal with it", "[ui]") {
  const std::string bought = R"({"type":"deal","bought":{"Cai":1},"shown":{"Bo":["SA","SK","SQ"]},)"
                             R"("banker_hand":"ingenting"})";
  const Beside table("commerce", leave("Anna") + "," + bought);
  const Uuid left = *std::get<EnteredSession<Commerce>>(table.evening().sessions.front().entered)
                         .entries.front()
                         .entry.stamp.id;
  Driver driver(table.world);
  driver.tap_all({"go.table", "bought.2"});
  const std::string half = draft_on(driver.app());
  REQUIRE(contains(half, "bought"));
  correct(driver, 0);
  driver.tap_all({"player.1", "save"});
  REQUIRE(driver.find("refusal.force"));
  {
    Book book = opened(table.world.book);
    const auto voided = void_entry(book, left, {"twice", Force::yes});
    REQUIRE(std::holds_alternative<Decided>(*voided));
  }
  wake(driver.app());
  driver.rest(1);
  REQUIRE(draft_on(driver.app()) == half);
  driver.tap("refusal.force");
  CHECK(draft_on(driver.app()) == half);
}

}  // namespace correct_aside_test
