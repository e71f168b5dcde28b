// What stands in letters on every screen can be read, in every theme: contrast as WCAG measures it,
// between each letter as it is drawn and what is drawn behind it.
#include <imgui.h>

#include <set>

#include "support/contrast.hpp"
#include "support/form.hpp"
#include "ui/ways.hpp"

using namespace kattegat;
using namespace kattegat::test;

namespace contrast_test {
namespace {

struct Paint {
  double red = 0, green = 0, blue = 0, cover = 0;  // 0 to 1
};
Paint paint_of(ImU32 packed) {
  const auto part = [&](unsigned shift) { return ((packed >> shift) & 0xFFU) / 255.0; };
  return {part(IM_COL32_R_SHIFT), part(IM_COL32_G_SHIFT), part(IM_COL32_B_SHIFT),
          part(IM_COL32_A_SHIFT)};
}
Paint over(const Paint& below, const Paint& above) {
  const auto mix = [&](double from, double to) { return from + (to - from) * above.cover; };
  return {mix(below.red, above.red), mix(below.green, above.green), mix(below.blue, above.blue), 1};
}
ui::Color colour_of(const Paint& paint) {
  const auto part = [](double value) { return static_cast<ui::Color>(std::lround(value * 255)); };
  return part(paint.red) << 24U | part(paint.green) << 16U | part(paint.blue) << 8U | 0xFFU;
}

struct Triangle {
  std::array<ImDrawVert, 3> corners{};
  ImVec4 clip;  // no larger than the triangle, to see quickly what it does not cover

  // How much of each corner there is at a point; nothing where it does not cover it.
  [[nodiscard]] std::optional<std::array<double, 3>> parts_at(ImVec2 p) const {
    if (p.x < clip.x || p.y < clip.y || p.x > clip.z || p.y > clip.w) return std::nullopt;
    const auto side = [](ImVec2 a, ImVec2 b, ImVec2 c) {
      return double{b.x - a.x} * double{c.y - a.y} - double{b.y - a.y} * double{c.x - a.x};
    };
    const ImVec2 a = corners[0].pos, b = corners[1].pos, c = corners[2].pos;
    const double whole = side(a, b, c);
    if (std::abs(whole) < 1e-6) return std::nullopt;
    const std::array<double, 3> parts{side(b, c, p) / whole, side(c, a, p) / whole,
                                      side(a, b, p) / whole};
    for (const double part : parts)
      if (part < 0) return std::nullopt;
    return parts;
  }
  [[nodiscard]] std::optional<Paint> paint_at(ImVec2 p) const {
    const auto parts = parts_at(p);
    if (!parts) return std::nullopt;
    Paint mixed;
    for (std::size_t i = 0; i < 3; ++i) {
      const Paint one = paint_of(corners[i].col);
      mixed.red += one.red * (*parts)[i];
      mixed.green += one.green * (*parts)[i];
      mixed.blue += one.blue * (*parts)[i];
      mixed.cover += one.cover * (*parts)[i];
    }
    return mixed;
  }
};

struct Letter {
  ImVec2 at;
  ImU32 colour = 0;
  ImVec4 clip;
  std::size_t ground = 0;  // so many triangles were painted before it
};

// What the last frame has painted, in its order: plain triangles, and letters of the fonts.
struct Painted {
  std::vector<Triangle> plain;
  std::vector<Letter> letters;
};

using Corner = std::pair<float, float>;
std::set<Corner> corners_of_letters() {
  std::set<Corner> corners;
  for (const ImFont* font : ImGui::GetIO().Fonts->Fonts)
    for (const ImFontGlyph& glyph : font->Glyphs)
      if (glyph.Visible) corners.insert({glyph.U0, glyph.V0});
  return corners;
}

ImVec4 box_of(const std::array<ImDrawVert, 3>& corners) {
  const auto [left, right] = std::minmax({corners[0].pos.x, corners[1].pos.x, corners[2].pos.x});
  const auto [high, low] = std::minmax({corners[0].pos.y, corners[1].pos.y, corners[2].pos.y});
  return {left, high, right, low};
}
ImVec4 where_both(const ImVec4& a, const ImVec4& b) {
  return {std::max(a.x, b.x), std::max(a.y, b.y), std::min(a.z, b.z), std::min(a.w, b.w)};
}

Painted painted() {
  Painted found;
  const std::set<Corner> letters = corners_of_letters();
  const ImVec2 white = ImGui::GetIO().Fonts->TexUvWhitePixel;
  const ImDrawData& data = *ImGui::GetDrawData();
  for (int n = 0; n < data.CmdListsCount; ++n) {
    const ImDrawList& list = *data.CmdLists[n];
    for (const ImDrawCmd& command : list.CmdBuffer)
      for (unsigned i = 0; i + 2 < command.ElemCount; i += 3) {
        std::array<ImDrawVert, 3> corners{};
        for (unsigned k = 0; k < 3; ++k) {
          const ImDrawIdx index = list.IdxBuffer[static_cast<int>(command.IdxOffset + i + k)];
          corners[k] = list.VtxBuffer[static_cast<int>(command.VtxOffset + index)];
        }
        const auto is_plain = [&](const ImDrawVert& one) {
          return one.uv.x == white.x && one.uv.y == white.y;
        };
        if (std::all_of(corners.begin(), corners.end(), is_plain)) {
          found.plain.push_back({corners, where_both(command.ClipRect, box_of(corners))});
        } else if (letters.count({corners[0].uv.x, corners[0].uv.y}) > 0 &&
                   corners[1].uv.y == corners[0].uv.y) {  // the upper half of one
          const ImVec2 low = corners[0].pos, high = corners[2].pos;
          found.letters.push_back({{(low.x + high.x) / 2, (low.y + high.y) / 2},
                                   corners[0].col,
                                   command.ClipRect,
                                   found.plain.size()});
        }
      }
  }
  return found;
}

// What was there before the letter; nothing where it is not to be seen.
std::optional<Paint> ground_of(const Painted& all, const Letter& letter) {
  const ImVec2 p = letter.at;
  if (p.x < letter.clip.x || p.y < letter.clip.y || p.x > letter.clip.z || p.y > letter.clip.w)
    return std::nullopt;
  for (std::size_t i = letter.ground; i < all.plain.size(); ++i)
    if (const auto later = all.plain[i].paint_at(p); later && later->cover > 0.02)
      return std::nullopt;  // something lies on it
  std::vector<Paint> above;
  for (std::size_t i = letter.ground; i-- > 0;) {
    const auto paint = all.plain[i].paint_at(p);
    if (!paint) continue;
    above.push_back(*paint);
    if (paint->cover > 0.99) break;
  }
  Paint ground{0, 0, 0, 1};
  for (std::size_t i = above.size(); i-- > 0;) ground = over(ground, above[i]);
  return ground;
}

std::string text_at(const ui::App& app, ImVec2 p) {
  std::string words;
  for (const ui::ShownItem& item : app.ui.items())
    if (item.visible.contains({p.x, p.y}) && !item.shown.empty())
      words = item.id + ": " + item.shown;
  return words;
}

// Texts that are hard to read, each once.
std::set<std::string> hard_to_read(const ui::App& app) {
  std::set<std::string> found;
  const Painted all = painted();
  for (const Letter& letter : all.letters) {
    const auto ground = ground_of(all, letter);
    if (!ground) continue;
    const ui::Color ink = colour_of(over(*ground, paint_of(letter.colour)));
    const std::string words = text_at(app, letter.at);
    // What is read across a room is large, and needs less.
    const double least = words.starts_with("board.") ? 3 : 4.5;
    if (contrast(ink, colour_of(*ground)) < least) found.insert(words);
  }
  return found;
}

constexpr int until_nothing_moves = 150;

}  // namespace

TEST_CASE("every letter on every screen stands out from what is behind it, in every theme",
          "[ui][theme][contrast][once]") {
  for (const auto dress : {ui::Dress::light, ui::Dress::dark, ui::Dress::contrast})
    for (const auto& [game, taps] : half_filled) {
      Device device;
      fill_book(device.world.book, game);
      device.world.less_motion = true;
      ui::Settings settings;
      settings.dress = dress;
      settings.four_colours = dress != ui::Dress::light;
      REQUIRE(ui::write_settings(device.world.settings, {}, settings));
      Driver driver(device.world);
      auto here = game == "ligeud" ? ways_to_see : decltype(ways_to_see){};
      here.push_back({"go.table"});
      here.back().insert(here.back().end(), taps.begin(), taps.end());
      for (const auto& way : here) {
        go_back_to_the_beginning(driver);
        walk(driver, way);
        driver.frame(until_nothing_moves);
        CAPTURE(static_cast<int>(dress), game, way);
        CHECK(hard_to_read(driver.app()) == std::set<std::string>{});
        CHECK(painted().letters.size() > 20);
      }
    }
}

TEST_CASE("letters that cannot be read would be noticed", "[ui][theme][contrast][once]") {
  const Device device;
  Driver driver(device.world);
  driver.frame(until_nothing_moves);
  CHECK(hard_to_read(driver.app()) == std::set<std::string>{});
  ImGui::NewFrame();
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled({100, 100}, {400, 200}, IM_COL32(255, 255, 255, 255));
  list.AddText({120, 120}, IM_COL32(200, 200, 200, 255), "grey");
  ImGui::Render();
  CHECK(hard_to_read(driver.app()).size() == 1);
}

}  // namespace contrast_test
