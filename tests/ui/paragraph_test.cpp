// Words on several lines.
#include <catch2/catch.hpp>

#include "support/tools.hpp"
#include "ui/kit/picture.hpp"

using namespace kattegat;

namespace paragraph_test {
namespace {

std::string drawn(const std::string& words, float part) {
  return ui::picture(Language::danish, 300, 1, words_in_ink,
                     [&](ui::Ui& ui, const ui::Rect& area) {
                       const float wide = ui.width(ui::Type::body, "Ligeud 0,10") * part;
                       ui.paragraph({area.x, area.y, wide, 100}, words, {ui::Type::body});
                       return 100.F;
                     })
      .png;
}

}  // namespace

TEST_CASE("an amount is never broken, a word that is wider than its line is", "[ui]") {
  CHECK(drawn("Ligeud 0,10", 0.95F) == drawn("Ligeud\n0,10", 2));
  CHECK(drawn("Ligeud 0,10", 1.05F) == drawn("Ligeud 0,10", 2));
  CHECK(drawn("Ligeud\n\n0,10", 1.05F) == drawn("Ligeud\n\n0,10", 2));
  CHECK(drawn("Ligeud/Ligeud/Ligeud", 1.05F) != drawn("Ligeud/Ligeud/Ligeud", 2));
}

TEST_CASE("what is struck out has a line through each of its lines", "[ui]") {
  const auto drawn_in = [](const std::vector<std::string>& lines, ui::Color struck) {
    return ui::picture(
               Language::danish, 300, 1, words_in_ink,
               [&](ui::Ui& ui, const ui::Rect& area) {
                 const float tall = ui.height(ui::Type::small);
                 const float wide = ui.width(ui::Type::small, "Solo") + 1;
                 const float each = tall * 2 / static_cast<float>(lines.size());
                 ui::Rect place{area.x + 10, area.y, wide, each};
                 for (const std::string& line : lines) {
                   ui.text(place, line, {ui::Type::small, 0, Align::left, ui::Fit::whole, struck});
                   place.y += each;
                 }
                 return 2 * tall;
               })
        .png;
  };
  const ui::Color red = 0xB00020FF;
  CHECK(drawn_in({"Solo nole"}, red) == drawn_in({"Solo", "nole"}, red));
  CHECK(drawn_in({"Solo nole"}, red) != drawn_in({"Solo nole"}, 0));
}

}  // namespace paragraph_test
