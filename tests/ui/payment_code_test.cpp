// How a payment is made is shown for as long as it is due; what a camera reads is whole.
#include <imgui.h>

#include "db/book/payments.hpp"
#include "db/book/roster.hpp"
#include "support/evenings.hpp"
#include "ui/app/actions/settling.hpp"
#include "ui/faults.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/one_evening.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace payment_code_test {

namespace {

// It is known how Bo and Dea, who have won, take money.
struct Payable : OneEvening {
  Payable() {
    Book book = opened(world.book);
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, person(book, name), NumberKind::mobilepay, "20123456"));
  }
};

}  // namespace

TEST_CASE("what another window has ticked nobody is shown how to make any longer", "[ui]") {
  const Payable device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "due.0.why"});
  REQUIRE(driver.find("why.pay") != nullptr);
  SECTION("before it is shown") {}
  SECTION("while it is shown") {
    driver.tap("why.pay");
    REQUIRE(driver.find("code.0.to") != nullptr);
  }
  const Payment due = settlement_shown(driver.app())->due.payments.front().payment;
  const std::vector<std::string>& players = driver.app().open_evening()->evening.players;
  Book book = opened(device.world.book);
  REQUIRE(
      tick_payment(book, uuid_of(1, 1), {{}, players[due.from], players[due.to], due.amount, {}}));
  driver.catch_up();
  driver.frame(2);
  CHECK(driver.find("code.0.to") == nullptr);
  CHECK(driver.find("why.pay") == nullptr);
}

namespace {

// What is painted black, as the modules of a code alone are.
ui::Rect black_of_codes() {
  float left = 1e6F, top = 1e6F, right = 0, bottom = 0;
  const ImDrawData& all = *ImGui::GetDrawData();
  for (int i = 0; i < all.CmdListsCount; ++i)
    for (const ImDrawVert& one : all.CmdLists[i]->VtxBuffer) {
      if (one.col != IM_COL32_BLACK) continue;
      left = std::min(left, one.pos.x), right = std::max(right, one.pos.x);
      top = std::min(top, one.pos.y), bottom = std::max(bottom, one.pos.y);
    }
  return {left, top, right - left, bottom - top};
}

const std::vector<Glass> low_windows{{844, 390},  {667, 375},       {844, 390, 150},
                                     {1024, 600}, {1024, 600, 200}, {390, 844, 200}};

}  // namespace

TEST_CASE("an evening as a code can be seen whole at once, also in a low window", "[ui]") {
  const Payable device;
  for (const Glass& glass : low_windows) {
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap_all({"go.settlement", "share", "share.code"});
    driver.rest(1);
    CAPTURE(glass.width, glass.height, glass.zoom);
    const ui::Rect code = black_of_codes();
    CHECK(code.w > 100);
    CHECK(code.h <= ui::sight_of_dialog(driver.app().ui));
    if (glass.zoom == 100) CHECK(code.bottom() < glass.height);  // with its title
    CHECK(faults(driver.app()) == std::set<std::string>{});
    driver.tap("code.copy");
    CHECK(contains(driver.text("code.copy"), "Copied"));
  }
}

TEST_CASE("the codes by which somebody is paid open whole in a low window", "[ui]") {
  Device device;
  {
    Book book = opened(device.world.book);
    std::string evening = ligeud_evening(1, nine_made(1));
    evening.insert(evening.find(R"("place")"), R"("currency":"SEK",)");
    import_into(book, evening);
    for (const char* name : {"Bo", "Dea"})
      REQUIRE(set_number(book, person(book, name), NumberKind::swish, "0701234567"));
  }
  for (const Glass& glass : low_windows) {
    Driver driver(device.world, glass.width, glass.height);
    look_through(driver, glass);
    driver.tap_all({"go.settlement", "due.0.why", "why.pay"});
    driver.rest(1);
    CAPTURE(glass.width, glass.height, glass.zoom);
    const ui::Rect codes = black_of_codes();
    CHECK(codes.w > 100);
    CHECK(codes.h <= ui::sight_of_dialog(driver.app().ui));
    if (glass.zoom > 100) continue;
    CHECK(codes.bottom() < glass.height);
    CHECK(faults(driver.app()) == std::set<std::string>{});
  }
}

}  // namespace payment_code_test
