// A paragraph is broken between words.
#include "support/tools.hpp"
#include "ui/picture.hpp"

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

}  // namespace paragraph_test
