// The settlement as a picture: whole, with everybody and every payment on it, as a PNG file.
#include <fstream>

#include "support/evenings.hpp"
#include "ui/faults.hpp"
#include "ui/screens/settling/settlement_picture.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace settlement_picture_test {

namespace {

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i)
    number = number << 8U | static_cast<unsigned char>(bytes.at(at + i));
  return number;
}

std::string all_said(const ui::Picture& picture) {
  std::string all;
  for (const ui::ShownItem& item : picture.items) all += item.shown + "\n";
  return all;
}

void is_whole(const ui::Picture& picture) {
  for (const ui::ShownItem& item : picture.items) {
    CAPTURE(item.shown);
    CHECK((item.fits && !item.shortened));
    CHECK(item.rect.x >= 0);
    CHECK(item.rect.right() <= static_cast<float>(picture.width));
    CHECK(item.rect.bottom() <= static_cast<float>(picture.height));
  }
}

struct Settled : Device {
  Settled() {
    Book book = opened(world.book);
    import_into(book, read_bytes(sample("mixed")));
  }
};

}  // namespace

TEST_CASE("the settlement is shared as a picture with everything on it", "[ui][picture]") {
  const Settled device;
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "due.0.paid", "share", "share.picture"});
  const std::string name = device.world.exports + "/kattegat-2026-11-20-" +
                           to_string(*driver.app().open_evening()->evening.id).substr(0, 8) +
                           ".png";
  CHECK(driver.text("notice") == "Written to " + name);
  const std::string png = read_bytes(name);
  CHECK(png.substr(0, 8) == "\x89PNG\r\n\x1A\n");
  const ui::Picture picture = settlement_picture(driver.app());
  CHECK(picture.png == png);  // the same evening, the same picture
  CHECK(number_at(png, 16) == static_cast<std::uint32_t>(picture.width));
  CHECK(number_at(png, 20) == static_cast<std::uint32_t>(picture.height));
  const std::string said = all_said(picture);
  for (const char* one : {"20/11/2026", "Kortklubben, Helsingør", "Dea", "+55.00", "Anna", "−65.50",
                          "Anna  →  Dea", "✓ 55.00", "Frode  →  Cai", "1.00"}) {
    CAPTURE(one, said);
    CHECK(contains(said, one));
  }
  CHECK(driver.find("share.picture") != nullptr);  // the window goes on where it was
}

TEST_CASE("a picture is as tall as what stands on it, and whole in every language",
          "[ui][picture]") {
  Settled device;
  for (const Language language : languages_to_see()) {
    device.world.language = language;
    Driver driver(device.world);
    const ui::Picture fewest = settlement_picture(driver.app());
    is_whole(fewest);
    evening_choices(driver.app()).plan = PlanChoice::Kind::sessions;
    const ui::Picture by_session = settlement_picture(driver.app());
    is_whole(by_session);
    CHECK(by_session.height > fewest.height);
    CHECK(by_session.width == fewest.width);
  }
}

TEST_CASE("a picture of ever so many is smaller, and nobody is left out", "[ui][picture]") {
  int many = 200;
  const auto draw = [&](ui::Ui& ui, const ui::Rect& area) {
    ui::Rect list = area.inset(ui.px(20));
    for (int i = 1; i <= many; ++i)
      ui.text(list.take_top(ui.px(46)), "Anna-Margrethe " + std::to_string(i), {ui::Type::title});
    return list.y + ui.px(20);
  };
  const ui::Picture usual = ui::picture(Language::english, 540, 0.5F, nullptr, draw);
  const ui::Picture picture = ui::picture(Language::english, 540, 2, nullptr, draw);
  is_whole(picture);
  CHECK(contains(all_said(picture), "Anna-Margrethe " + std::to_string(many)));
  CHECK(picture.height < 8200);
  CHECK(number_at(picture.png, 20) == static_cast<std::uint32_t>(picture.height));
  CHECK(picture.width < 2 * 540);
  CHECK(picture.width > usual.width);
  many = 1000;  // whose letters would be too small to be read
  CHECK(ui::picture(Language::english, 540, 2, nullptr, draw).png.empty());
}

TEST_CASE("a picture that cannot be written is said to be so", "[ui][picture]") {
  Settled device;
  device.world.exports = device.folder.path("file");
  std::ofstream(device.world.exports) << "in the way";
  Driver driver(device.world);
  driver.tap_all({"go.settlement", "share", "share.picture"});
  const std::string why = std::make_error_code(std::errc::not_a_directory).message();
  CHECK(contains(driver.text("notice"), device.world.exports + "/kattegat-"));
  CHECK(contains(driver.text("notice"), "cannot be written (" + why + ")"));
  CHECK(driver.app().messages.notice.failed);  // it is said in red
  std::filesystem::remove(device.world.exports);
  driver.tap("share.picture");
  CHECK_FALSE(driver.app().messages.notice.failed);
}

}  // namespace settlement_picture_test
