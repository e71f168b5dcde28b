// Names in whatever letters: nobody is called "????".
#include <imgui.h>

#include "kattegat/core/text/unicode.hpp"
#include "support/evenings.hpp"
#include "support/form.hpp"
#include "ui/kit/letters.hpp"
#include "ui/kit/picture.hpp"
#include "ui/table_with.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace letters_test {
namespace {

// Two names each of as many letters: whoever draws "?" for a letter draws them alike.
const std::vector<std::pair<std::string, std::string>> of_our_fonts{
    {"Иван", "Олег"},       {"Ștefan", "Țtefan"}, {"Nguyễn", "Nguyện"},
    {"Ολυμπία", "Ολύμπια"}, {"Łukasz", "Đukasz"}, {"Ғалым", "Қалым"}};
const std::vector<std::pair<std::string, std::string>> of_the_machine{{"محمد", "مجمد"},
                                                                      {"דוד", "דור"},
                                                                      {"王小明", "李小明"},
                                                                      {"Bo 🎴", "Bo 🎲"},
                                                                      {"Zoe\u0308", "Zoe\u0301"}};

std::string drawn(const std::string& name, ui::Type type, InkWords ink_words) {
  return ui::picture(Language::danish, 300, 1, ink_words,
                     [&](ui::Ui& ui, const ui::Rect& area) {
                       ui.text({area.x, area.y, area.w, 60}, name, {type});
                       return 60.F;
                     })
      .png;
}

bool have(const std::vector<ImFont*>& fonts, char32_t code) {
  return std::all_of(fonts.begin(), fonts.end(), [&](const ImFont* font) {
    return font->FindGlyphNoFallback(static_cast<ImWchar>(code)) != nullptr;
  });
}
std::vector<ImFont*> fonts() {
  const auto& all = ImGui::GetIO().Fonts->Fonts;
  return {all.begin(), all.end()};
}

}  // namespace

TEST_CASE("names are drawn in their own letters, in every type", "[ui][letters]") {
  std::size_t number = 0;
  for (const ui::Type type :
       {ui::Type::caption, ui::Type::body, ui::Type::strong, ui::Type::title, ui::Type::figure})
    for (const auto& pairs : {of_our_fonts, of_the_machine})
      for (const auto& [one, other] : pairs) {
        if (!is_due(number++, 31)) continue;
        CAPTURE(one, other, static_cast<int>(type));
        CHECK(drawn(one, type, words_in_ink) != drawn(other, type, words_in_ink));
      }
}

TEST_CASE("a long name in letters of the machine becomes smaller, and is never cut",
          "[ui][letters]") {
  const auto narrow = [](const std::string& name) {
    return ui::picture(Language::danish, 90, 1, words_in_ink,
                       [&](ui::Ui& ui, const ui::Rect& area) {
                         ui.text({area.x, area.y, area.w, 24}, name,
                                 {ui::Type::body, 0, Align::left, ui::Fit::name});
                         return 24.F;
                       });
  };
  const ui::Picture made = narrow("王小明王小明王小");
  CHECK_FALSE(made.items.back().shortened);
  CHECK(made.items.back().shown == "王小明王小明王小");
  CHECK(made.png != narrow("王小明王小明王王").png);
}

namespace {

ui::Picture in_a_line(const std::string& text, float enlarged) {
  return ui::picture(Language::danish, 200, 1, words_in_ink, [&](ui::Ui& ui, const ui::Rect& area) {
    ui.theme.enlarged = enlarged;
    ui.text({area.x, area.y, area.w, 40}, text, {ui::Type::body, 0, Align::left, ui::Fit::name});
    return 40.F;
  });
}

constexpr std::size_t longest_note = 960'000;

}  // namespace

// Measured anew for each letter that is cut off, the longest would take minutes.
TEST_CASE("a text is cut by what has room, however long it is", "[ui][letters]") {
  for (const std::string word : {"x", "å", "no spaces", "-", "Иx"})
    for (const float enlarged : {1.F, 2.F}) {
      std::string text;
      while (text.size() < 4000) text += word;
      const ui::Picture brief = in_a_line(text, enlarged);
      while (text.size() < longest_note) text += text;
      const ui::Picture made = in_a_line(text, enlarged);
      CAPTURE(word, enlarged);
      CHECK(made.png == brief.png);
      CHECK(made.items.back().shortened);
    }
}

TEST_CASE("a note of any length stands on the sheet and on the table", "[ui][letters]") {
  const std::string note = R"({"type":"note","text":")" + std::string(longest_note, 'x') + "\"}";
  const TableWith device("ligeud", four_players, "{}", note);
  Driver driver(device.world);
  for (const char* place : {"go.sheet", "go.table"}) {
    CAPTURE(place);
    driver.tap(place);
    const auto& items = driver.app().ui.items();
    CHECK(std::any_of(items.begin(), items.end(), [](const ui::ShownItem& item) {
      return item.shortened && item.shown.size() < 1000 && item.shown.ends_with("x…");
    }));
  }
}

TEST_CASE("where nobody draws them, letters of others are boxes and ours are letters",
          "[ui][letters]") {
  for (const auto& [one, other] : of_our_fonts)
    CHECK(drawn(one, ui::Type::body, nullptr) != drawn(other, ui::Type::body, nullptr));
  CHECK(drawn("王小明", ui::Type::body, nullptr) == drawn("李小明", ui::Type::body, nullptr));
  CHECK(drawn("王小明", ui::Type::body, nullptr) != drawn("???", ui::Type::body, nullptr));
  CHECK(drawn("王小明", ui::Type::body, nullptr) != drawn("李小", ui::Type::body, nullptr));
}

TEST_CASE("the letters of the book's people are there in the first frame", "[ui][letters]") {
  const TableWith device("ligeud", {"Иван", "Ștefan", "Nguyễn", "Ολυμπία"});
  Driver driver(device.world);
  for (const std::string name : {"Иван", "Ștefan", "Nguyễn", "Ολυμπία"})
    for (const char32_t code : code_points(name)) {
      CAPTURE(name, static_cast<unsigned>(code));
      CHECK(have(fonts(), code));
    }
  CHECK_FALSE(have(fonts(), ui::first_sign));  // nothing is drawn that nobody needs
  CHECK(fonts().front()->FindGlyphNoFallback(0x10D0) == nullptr);
}

TEST_CASE("letters that are typed come at once, and then the screen rests", "[ui][letters]") {
  const Device device;
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  CHECK_FALSE(have(fonts(), U'И'));
  driver.type("Иван");
  CHECK(have(fonts(), U'И'));
  CHECK(have(fonts(), U'в'));
  driver.type(" 王小明");
  CHECK(have(fonts(), ui::first_sign));
  for (int i = 0; i < 40; ++i) driver.type("王");
  driver.rest(1.67);
  CHECK_FALSE(driver.app().ui.wants_frame());
}

TEST_CASE("a name can be typed in all letters, and stands in the book as it was typed",
          "[ui][letters]") {
  const Device device;
  const std::vector<std::string> names{"Anna", "Bo 🎴", "Cai", "𠮷田"};
  Driver driver(device.world);
  driver.tap_all({"evening.new", "players.new"});
  for (const std::string& name : names) {
    driver.type(name);
    CHECK(driver.text("typed") == name);
    driver.tap(name == names.back() ? "typed.done" : "typed.next");
  }
  driver.tap_all({"setup.next", "seats.all", "setup.next"});
  begin_game(driver);
  const Book book = opened(device.world.book);
  const auto evening = load_evening(book, list_evenings(book)->front().id);
  REQUIRE(evening->sessions.size() == 1);
  CHECK(evening->sessions[0].seats == names);
}

// ImGui gives FreeType room for so many dots of a letter, and writes on behind it.
TEST_CASE("no letter is larger than what it is drawn into, on the largest screens",
          "[ui][letters]") {
  constexpr float most_dots = 256 * 256;
  struct Large {
    float scale, width, height;
  };
  for (const auto& [scale, width, height] :
       {Large{4, 3840, 2160}, Large{10, 3840, 2160}, Large{1, 7680, 4320}})
    for (const ui::Stage stage : {ui::Stage::none, ui::Stage::scoreboard, ui::Stage::podium}) {
      Device device;
      device.world.scale = scale;
      Driver driver(device.world, 1024, 768);
      driver.app().stage = stage;
      driver.resize(width, height);
      const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
      float largest = 0;
      for (const ImFont* font : fonts())
        for (const ImFontGlyph& glyph : font->Glyphs)
          largest =
              std::max(largest, (glyph.U1 - glyph.U0) * static_cast<float>(atlas.TexWidth) *
                                    (glyph.V1 - glyph.V0) * static_cast<float>(atlas.TexHeight));
      CAPTURE(scale, width, static_cast<int>(stage));
      CHECK(largest > 0);
      CHECK(largest <= most_dots);
    }
}

TEST_CASE("a text is set in letters that the fonts have", "[letters]") {
  ui::Letters letters;
  const std::string plain = "Går ni med? – 100 ♠ … “Bo’s”";
  CHECK(ui::lettered(letters, plain).data() == plain.data());
  CHECK_FALSE(letters.stale);

  CHECK(ui::lettered(letters, "Bo, Иван") == "Bo,     ");  // blank until it is drawn
  CHECK(letters.stale);
  CHECK(letters.blocks == std::set<char32_t>{0x400});
  ui::begin_drawing(letters);
  CHECK_FALSE(letters.stale);
  CHECK(ui::lettered(letters, "Bo, Иван") == "Bo, Иван");

  CHECK(ui::lettered(letters, "Bo  王小  明 Dea") == "Bo        Dea");
  CHECK(letters.foreign == std::vector<std::string>{"王小", "明"});
  ui::begin_drawing(letters);
  CHECK(ui::lettered(letters, "Bo  王小  明 Dea") == "Bo  \uE000  \uE001 Dea");
  CHECK(ui::lettered(letters, "محمد علي\nמ") == "        \n ");  // words beside each other are one
  ui::begin_drawing(letters);
  CHECK(ui::lettered(letters, "محمد علي\nמ ") == "\uE002\n\uE003 ");
  // A sign of ours in a name is nobody else's name.
  CHECK(ui::lettered(letters, "\uE000") != "\uE000");
}

namespace {

std::string number_in_chinese(char32_t number) { return "王" + to_utf8({U'一' + number}); }

void letter(ui::Letters& letters, char32_t first, char32_t count) {
  for (char32_t i = first; i < first + count; ++i) ui::lettered(letters, number_in_chinese(i));
}
// Frame by frame, until all letters of these are drawn.
void show_names(ui::Letters& letters, char32_t first, char32_t count) {
  letter(letters, first, count);
  for (int i = 0; i < 3 && letters.stale; ++i) {
    ui::begin_drawing(letters);
    letter(letters, first, count);
  }
  CHECK_FALSE(letters.stale);
}
bool is_drawn(ui::Letters& letters, char32_t number) {
  return ui::has_sign(ui::lettered(letters, number_in_chinese(number)));
}

}  // namespace

TEST_CASE("of thousands of names in other letters no more are kept than are shown", "[letters]") {
  ui::Letters letters;
  for (char32_t i = 0; i < 2000; ++i) ui::learn(letters, number_in_chinese(i));
  CHECK(letters.foreign.size() == 50);
  for (char32_t first = 0; first < 2000; first += 10) {
    show_names(letters, first, 20);
    CHECK(letters.foreign.size() <= 100);
    for (char32_t i = first; i < first + 20; ++i) CHECK(is_drawn(letters, i));
  }
  show_names(letters, 0, 150);
  CHECK(is_drawn(letters, 0));
  CHECK(is_drawn(letters, 149));
  show_names(letters, 2000, 2000);
  CHECK(letters.foreign.size() == 400);
  CHECK(is_drawn(letters, 2000));
  CHECK(ui::lettered(letters, number_in_chinese(3999)) == "…");
  show_names(letters, 3990, 20);  // less is shown, and somebody new
  CHECK(is_drawn(letters, 3999));
}

TEST_CASE("a picture has names of many in other letters", "[ui][letters]") {
  const auto drawn_with = [](const std::string& last) {
    return ui::picture(Language::danish, 300, 1, nullptr, [&](ui::Ui& ui, const ui::Rect& area) {
      ui::Rect rows = area;
      for (char32_t i = 0; i < 150; ++i)
        ui.text(rows.take_top(24), number_in_chinese(i), {ui::Type::body});
      ui.text(rows.take_top(24), last, {ui::Type::body});
      return rows.y - area.y;
    });
  };
  CHECK(drawn_with("王").png != drawn_with("王小").png);
}

TEST_CASE("words that the texture has no room for are left out until others have gone",
          "[letters]") {
  ui::Letters letters;
  show_names(letters, 0, 10);
  letters.set.clear();
  ui::keep_words(letters, 5);
  for (char32_t i = 0; i < 10; ++i) CHECK(is_drawn(letters, i) == (i < 5));
  CHECK(ui::lettered(letters, number_in_chinese(9)) == "…");
  CHECK_FALSE(letters.stale);  // they are not asked for in every frame
  show_names(letters, 7, 5);
  for (char32_t i = 7; i < 12; ++i) CHECK(is_drawn(letters, i));
}

TEST_CASE("of a word without an end its beginning is drawn", "[letters]") {
  ui::Letters letters;
  std::string word;
  for (std::size_t i = 0; i < 3 * ui::longest_sign; ++i) word += "王";
  for (const std::string& one : {word, word + "明"}) ui::lettered(letters, one);
  REQUIRE(letters.foreign.size() == 1);
  CHECK(code_points(letters.foreign[0]).size() == ui::longest_sign + 1);
  CHECK(letters.foreign[0].ends_with("王…"));
}

TEST_CASE("a stranger's long names have no more room in the texture than graphics take",
          "[ui][letters]") {
  const auto name = [](char32_t number) {
    std::string words = number_in_chinese(number);
    for (int i = 2; i < 80; ++i) words += "王";
    return words;
  };
  for (const float scale : {1.F, 2.F, 4.F}) {
    CAPTURE(scale);
    ui::picture(Language::danish, 300, scale, nullptr, [&](ui::Ui& ui, const ui::Rect&) {
      for (char32_t i = 0; i < 400; ++i) CHECK(ui.width(ui::Type::body, name(i)) > 0);
      const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
      CHECK(atlas.TexHeight <= 16384);
      CHECK(std::all_of(atlas.CustomRects.begin(), atlas.CustomRects.end(),
                        [](const ImFontAtlasCustomRect& one) { return one.IsPacked(); }));
      if (atlas.CustomRects.size() > 10) {  // not before they have been asked for
        CHECK(ui.width(ui::Type::body, name(0)) > 10 * ui.width(ui::Type::body, "…"));
        CHECK(ui.width(ui::Type::body, name(399)) == ui.width(ui::Type::body, "…"));
      }
      return 60.F;
    });
  }
}

TEST_CASE("letters that our fonts lack are the machine's", "[letters]") {
  ui::Letters letters;
  ui::lettered(letters, "Ɐnna");
  ui::begin_drawing(letters);
  letters.lacking = {U'Ɐ'};
  ui::lettered(letters, "Ɐnna");
  CHECK(letters.foreign == std::vector<std::string>{"Ɐnna"});
}

}  // namespace letters_test
