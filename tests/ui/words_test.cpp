// The font has every character that the app can say.
#include <imgui.h>

#include <set>

#include "kattegat/core/text/unicode.hpp"
#include "support/letters.hpp"
#include "support/paths.hpp"
#include "ui/driver.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace words_test {

TEST_CASE("every word in every language has its glyphs, in every type of letter", "[ui]") {
  const Device device;
  Driver driver(device.world);
  std::set<char32_t> wanted;
  const auto want = [&](std::string_view text) {
    for (const char32_t code : code_points(text)) wanted.insert(code);
  };
  for (std::size_t i = 0; i < word_count; ++i)
    for (const Language language : languages) want(pattern(static_cast<Word>(i), language));
  for (const auto& file : std::filesystem::recursive_directory_iterator(
           std::string(test::source_path) + "/assets/rules"))
    if (file.path().extension() == ".md") want(read_bytes(file.path().string()));
  want(test::letters_of_all_languages() + "♠♥♦♣½¼⅛−→✓⌫↶↻↺★");
  wanted.erase('\n');
  REQUIRE(wanted.size() > 100);
  // Titles and figures are set in fewer characters: no marks of the keyboard.
  const std::set<char32_t> small_only{U'⌫', U'↶', U'✓', U'★'};
  int fonts = 0;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts) {
    const bool headline = fonts++ >= 4;
    for (const char32_t code : wanted) {
      if (headline && small_only.count(code) > 0) continue;
      CAPTURE(fonts, static_cast<unsigned>(code));
      CHECK(font->FindGlyphNoFallback(static_cast<ImWchar>(code)) != nullptr);
    }
  }
  CHECK(fonts == 7);
}

TEST_CASE("no word is missing in any language", "[ui]") {
  for (std::size_t i = 0; i < word_count; ++i)
    for (const Language language : languages) {
      const auto word = static_cast<Word>(i);
      CAPTURE(id_of(word), code(language));
      CHECK_FALSE(pattern(word, language).empty());
    }
}

}  // namespace words_test
