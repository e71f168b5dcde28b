// The club's purse on the screen.
#include <imgui.h>

#include "db/book/purse.hpp"
#include "db/book/roster.hpp"
#include "support/evenings.hpp"
#include "support/purse.hpp"
#include "ui/app/actions/purse.hpp"
#include "ui/one_evening.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace ui_purse_test {

namespace {

struct Club : OneEvening {
  [[nodiscard]] PurseView purse() const {
    auto view = look_at_purse(opened(world.book));
    REQUIRE(view.has_value());
    return std::move(*view);
  }
};

void type(Driver& driver, const std::string& words) {
  driver.type(words);
  driver.press(key_enter);
}

}  // namespace

TEST_CASE("a membership is entered with its payment, and the accounts say so", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse"});
  CHECK(driver.find("purse.empty") != nullptr);
  driver.tap_all({"purse.add", "mover.Anna", "kind.membership", "amount.200", "movement.save"});
  CHECK(driver.text("toast") == "Saved");
  CHECK(driver.text("account.Anna.money") == "−200.00 DKK");
  CHECK(driver.text("account.money") == "+200.00 DKK");
  driver.rest(1);
  driver.tap_all({"purse.add", "mover.Bo", "kind.membership", "amount.own"});
  type(driver, "175,50");
  driver.tap("movement.note");
  type(driver, "for half a year");
  driver.tap_all({"movement.paid", "movement.save"});
  CHECK(driver.text("account.Bo.money").find("0.00") != std::string::npos);
  CHECK(contains(driver.text("purse.in_hand.DKK"), "175.50 DKK"));
  const PurseView purse = club.purse();
  REQUIRE(purse.lines.size() == 3);
  CHECK(purse.lines[1].movement.contents.note == "for half a year");
  CHECK(purse.lines[1].movement.contents.amount == Money{17550});
  CHECK(purse.lines[2].movement.contents.what == PurseKind::payment);
}

TEST_CASE("a kitty belongs to its evening; from the club it goes the other way", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add", "mover.Cai", "kind.prize"});
  CHECK(driver.item("way.from").chosen);
  driver.tap_all({"amount.50", "movement.save"});
  CHECK(driver.text("account.Cai.money") == "+50.00 DKK");
  CHECK(driver.text("movement.0") == driver.text("purse.due.0"));  // from the club to Cai
  driver.rest(1);
  driver.tap_all({"purse.add", "mover.Cai", "kind.kitty", "amount.20"});
  if (!driver.item("movement.evening").chosen) driver.tap("movement.evening");
  driver.tap("movement.save");
  const auto purse = look_at_purse(opened(club.world.book), {.evening = uuid_of(1, 1)});
  REQUIRE(purse.has_value());
  REQUIRE(purse->lines.size() == 2);  // both are of this evening
  CHECK(purse->lines[1].movement.contents.what == PurseKind::kitty);
  CHECK(purse->lines[1].movement.contents.date == "2026-11-20");
}

TEST_CASE("what of the purse is of an evening stands below its payments", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap("go.settlement");
  CHECK(driver.find("settlement.purse") == nullptr);
  {
    Book book = opened(club.world.book);
    PurseContents kitty = owed(id_called(book, "Cai"), 2000, PurseKind::kitty);
    kitty.evening = uuid_of(1, 1);
    REQUIRE(enter_in_purse(book, {kitty}, Extra::no).has_value());
  }
  driver.catch_up();
  driver.rest(1);  // a tap is meant for what has come there
  CHECK(contains(driver.text("settlement.purse"), "+20.00 DKK"));
  driver.tap("settlement.purse");
  CHECK(driver.app().dialog.is<ui::PurseCard>());
}

TEST_CASE("what is there already is said before it is entered once more", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse"});
  for (const bool again : {false, true}) {
    driver.tap_all({"purse.add", "mover.Dea", "kind.fee", "amount.20"});
    CHECK((driver.find("movement.known") != nullptr) == again);
    driver.tap("movement.save");
    driver.rest(1);
  }
  CHECK(driver.text("account.Dea.money") == "−40.00 DKK");
}

TEST_CASE("from one form a movement is entered once, however often it is saved", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.200"});
  ui::MovementForm form = *driver.app().dialog.find<ui::MovementForm>();
  form.paid_too = GENERATE(false, true);
  const std::size_t lines = form.paid_too ? 2 : 1;
  for (int i = 0; i < 2; ++i) ui::enter_in_purse(driver.app(), form);
  CHECK(club.purse().lines.size() == lines);
  form.amount = Money{5000};
  ui::enter_in_purse(driver.app(), form);
  CHECK(club.purse().lines.size() == 2 * lines);
  form.entered.reset();  // as from another one
  ui::enter_in_purse(driver.app(), form);
  CHECK(club.purse().lines.size() == 3 * lines);
}

TEST_CASE("a movement is void with the way back, and no amount is taken that is none",
          "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.own"});
  type(driver, "-5");
  CHECK(contains(driver.text("wrong"), "-5"));
  driver.tap("typed.cancel");
  CHECK_FALSE(driver.item("movement.save").enabled);
  driver.tap_all({"amount.100", "movement.save"});
  driver.rest(1);
  driver.tap("movement.0.decide");
  CHECK(driver.find("account.Anna.money") == nullptr);
  CHECK_FALSE(club.purse().lines.at(0).movement.contents.stands);
  driver.rest(1);
  driver.tap("toast.undo");
  CHECK(driver.text("account.Anna.money") == "−100.00 DKK");
  driver.tap("movement.0.decide");
  driver.rest(1);
  driver.tap("movement.0.decide");
  CHECK(driver.text("account.Anna.money") == "−100.00 DKK");
}

TEST_CASE("a movement that is void by two taps stays so", "[ui][purse][taps]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add", "mover.Anna", "amount.100"});
  driver.tap_all({"movement.save", "movement.0.decide", "movement.0.decide"});
  CHECK_FALSE(club.purse().lines.at(0).movement.contents.stands);
}

TEST_CASE("of a long purse only what is near is drawn, and all of it can be reached",
          "[ui][purse]") {
  const Club club;
  {
    Book book = opened(club.world.book);
    const Uuid anna = id_called(book, "Anna");
    std::vector<PurseContents> many;
    for (int i = 0; i < 150; ++i) many.push_back(owed(anna, 100 * (i + 1)));
    REQUIRE(enter_in_purse(book, many, Extra::no).has_value());
  }
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse"});
  CHECK(driver.find("movement.149") != nullptr);  // the newest
  CHECK(driver.find("movement.0") == nullptr);
  driver.app().ui.scroll_to("purse", 1e6F);
  driver.frame(3);
  REQUIRE(driver.find("movement.0") != nullptr);
  CHECK(driver.find("movement.149") == nullptr);
  driver.tap("movement.0.decide");
  CHECK_FALSE(club.purse().lines.at(0).movement.contents.stands);
  CHECK(driver.text("movement.0.decide") == "Count it again");
}

TEST_CASE("who has never played is taken in where the purse asks who it is", "[ui][purse]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add", "movers.new"});
  type(driver, " ");
  CHECK_FALSE(driver.text("wrong").empty());
  driver.tap("typed.cancel");
  CHECK(driver.find("mover.Anna") != nullptr);
  driver.tap("movers.new");
  // Like somebody who is known: are they two?
  type(driver, "anna");
  CHECK(contains(driver.text("namesake"), "Anna"));
  driver.tap("namesake.back");
  CHECK(driver.find("typed") != nullptr);
  for (int i = 0; i < 4; ++i) driver.press(key_backspace);
  type(driver, "Иван");
  CHECK(driver.text("dialog.title") == "Иван");
  driver.tap_all({"kind.membership", "amount.200", "movement.save"});
  CHECK(driver.text("account.Иван.money") == "−200.00 DKK");
  CHECK(driver.text("purse.due.0").find("Иван → ") == 0);
  CHECK(driver.text("purse.due.0.amount") == "200.00 DKK");
  // Somebody who is there is that person.
  driver.rest(1);
  driver.tap_all({"purse.add", "movers.new"});
  type(driver, "Иван");
  CHECK(driver.text("dialog.title") == "Иван");
  CHECK(load_roster(opened(club.world.book))->size() == 6);
}

TEST_CASE("whoever has been erased owes nothing more, and namesakes are two", "[ui][purse]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    for (int n = 1; n <= 2; ++n) {
      std::string text = ligeud_evening(n, nine_made(n));
      text.insert(text.find(R"("players")"), R"("people":{"Anna":")" + id_of(7, n) + "\"},");
      import_into(book, text);
    }
    REQUIRE(erase_person(book, person(book, "Bo"), "Player 1").has_value());
  }
  Driver driver(device.world);
  driver.tap_all({"go.standings", "standings.purse", "purse.add"});
  CHECK(driver.find("mover.Player 1") == nullptr);
  CHECK(driver.find("mover.Cai") != nullptr);
  std::set<Uuid> who;
  for (const char* mover : {"mover.Anna", "mover.Anna.2"}) {
    driver.tap(mover);
    who.insert(driver.app().dialog.find<ui::MovementForm>()->person.value());
    driver.tap_all({"dialog.close", "standings.purse", "purse.add"});
  }
  CHECK(who == std::set{uuid_of(7, 1), uuid_of(7, 2)});
}

TEST_CASE("whoever is taken in among the people has a page", "[ui][people]") {
  const Club club;
  Driver driver(club.world);
  driver.tap_all({"go.settings", "people", "people.new"});
  type(driver, "Gerda");
  CHECK(driver.text("dialog.title") == "Gerda");
  driver.tap("person.back");
  CHECK(driver.find("person.Gerda") != nullptr);
  driver.tap_all({"people.new", "typed.cancel"});
  CHECK(driver.find("person.Gerda") != nullptr);
}

TEST_CASE("the purse is shared as the command line writes it", "[ui][purse]") {
  Club club;
  std::string copied;
  club.world.copy = [&](const std::string& text) { copied = text; };
  Driver driver(club.world);
  driver.tap_all({"go.standings", "standings.purse"});
  CHECK(driver.find("purse.share") == nullptr);  // nothing is in it
  driver.tap_all({"purse.add", "mover.Anna", "kind.membership", "amount.200", "movement.save"});
  driver.rest(1);
  driver.tap_all({"purse.share", "share.copy"});
  CHECK(contains(copied, "Anna → The club"));
  for (const PurseExport& one : purse_exports()) {
    const std::string id(one.id);
    CAPTURE(id);
    driver.tap("export." + id);
    const Run run = kattegatctl({"--db", club.world.book, "purse", "--as", id, "--lang", "en"});
    CHECK(run.status == 0);
    CHECK(run.out.size() > 50);
    const bool same = read_bytes(file_in_notice(driver)) == run.out;
    CHECK(same);
  }
}

TEST_CASE("after midnight a movement is the evening's that goes on", "[ui][purse]") {
  Club club;
  const auto [now, is_its] = GENERATE(table<std::string, bool>({
      {"2026-11-21T01:00:00+01:00", true},
      {"2026-11-21T20:00:00+01:00", false},
      {"2026-11-19T20:00:00+01:00", false},
  }));
  CAPTURE(now);
  club.world.now = [at = now] { return at; };
  Driver driver(club.world);
  CHECK(ui::new_movement(driver.app()).of_the_evening == is_its);
}

namespace {

// Something of this colour is painted anywhere.
bool is_on_screen(ui::Color color) {
  const auto part = [&](unsigned shift) { return static_cast<int>((color >> shift) & 0xFFU); };
  const ImU32 packed = IM_COL32(part(24), part(16), part(8), part(0));
  const ImDrawData& painted = *ImGui::GetDrawData();
  for (int i = 0; i < painted.CmdListsCount; ++i)
    for (const ImDrawVert& one : painted.CmdLists[i]->VtxBuffer)
      if (one.col == packed) return true;
  return false;
}

}  // namespace

TEST_CASE("of two who are called alike each account has its own face", "[ui][purse]") {
  const Device device;
  {
    Book book = opened(device.world.book);
    for (int n = 1; n <= 2; ++n)
      import_into(book, R"({"format":"kattegat-evening","version":1,"id":")" + id_of(1, n) +
                            R"(","date":"2026-01-0)" + std::to_string(n) +
                            R"(","players":["Anna","Bo"],"people":{"Anna":")" + id_of(9, n) +
                            R"("},"sessions":[]})");
  }
  Driver driver(device.world);
  driver.tap_all({"go.settings", "people", "person.Anna", "colour.9", "person.back"});
  driver.tap_all({"person.Anna.2", "colour.12", "dialog.close", "go.standings"});
  const auto has_both = [] {
    return is_on_screen(ui::face_tint(9).bottom) && is_on_screen(ui::face_tint(12).bottom);
  };
  driver.tap("standings.purse");
  CHECK_FALSE(has_both());
  for (const std::string who : {"mover.Anna", "mover.Anna.2"}) {
    driver.tap("purse.add");
    driver.tap(who);
    driver.tap_all({"kind.membership", "amount.200", "movement.save"});
    driver.rest(1);
  }
  CHECK(has_both());
}

}  // namespace ui_purse_test
