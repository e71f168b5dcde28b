// What the desktop says to every program (XSETTINGS), read from hand-made bytes.
#include "ui/app/desktop_wishes.hpp"
#include "ui/app/actions/settings.hpp"

#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace desktop_wishes_test {

namespace {

using namespace std::string_literals;

// A text, a colour, and the number that is asked for.
const std::string little =
    "\0\0\0\0\x01\0\0\0\x03\0\0\0"s                                // the head: three
    "\x01\0\x05\0Theme\0\0\0\x01\0\0\0\x05\0\0\0Adwai\0\0\0"s      // padded to fours
    "\x02\0\x04\0Tint\x01\0\0\0\x01\x02\x03\x04\x05\x06\x07\x08"s  //
    "\0\0\x14\0Gtk/EnableAnimations\x07\0\0\0\0\0\0\0"s;
const std::string big =
    "\x01\0\0\0\0\0\0\x01\0\0\0\x01"s
    "\0\0\0\x14Gtk/EnableAnimations\0\0\0\x07\0\0\0\x01"s;

}  // namespace

TEST_CASE("a wish is found among others, whichever end comes first", "[ui]") {
  CHECK(ui::desktop_wish(little, "Gtk/EnableAnimations") == 0);
  CHECK(ui::desktop_wish(big, "Gtk/EnableAnimations") == 1);
  CHECK_FALSE(ui::desktop_wish(little, "Theme"));  // is no number
  CHECK_FALSE(ui::desktop_wish(little, "Gtk/Other"));
}

// The wish for letters of this size alone, told in 1024ths of a dot an inch.
std::string dots(std::int32_t wished) {
  std::string settings = "\0\0\0\0\x01\0\0\0\x01\0\0\0"s + "\0\0\x07\0Xft/DPI\0\x01\0\0\0"s;
  for (int i = 0; i < 4; ++i)
    settings += static_cast<char>(static_cast<std::uint32_t>(wished) >> (8 * i) & 0xFFU);
  return settings;
}

TEST_CASE("the desktop's wish for larger letters is beside 96 dots an inch", "[ui]") {
  CHECK(ui::text_scale_wished(dots(96 * 1024)) == 1.F);
  CHECK(ui::text_scale_wished(dots(120 * 1024)) == 1.25F);
  CHECK(ui::text_scale_wished(dots(192 * 1024)) == 2.F);
  for (const std::int32_t unreadable : {0, -1, 96 * 1024 / 2 - 1, 96 * 1024 * 4 + 1})
    CHECK_FALSE(ui::text_scale_wished(dots(unreadable)));
  CHECK_FALSE(ui::text_scale_wished(little));  // says nothing of it
}

TEST_CASE("bytes that are no settings, or end too soon, wish nothing", "[ui]") {
  for (std::size_t length = 0; length < little.size(); ++length)
    CHECK_FALSE(ui::desktop_wish(little.substr(0, length), "Gtk/EnableAnimations"));
  CHECK_FALSE(ui::desktop_wish(std::string(100, '\xFF'), "Gtk/EnableAnimations"));
}

TEST_CASE("nothing moves where the desktop wishes it, whatever the settings say", "[ui]") {
  Device device;
  device.world.less_motion = true;
  Driver driver(device.world);
  CHECK(driver.app().ui.less_motion);
  driver.app().settings.less_motion = false;
  ui::apply_settings(driver.app());
  CHECK(driver.app().ui.less_motion);
}

}  // namespace desktop_wishes_test
