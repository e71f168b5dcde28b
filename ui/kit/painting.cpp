// Surfaces: what is filled, shaded and raised. A shadow is one soft spot in the fonts' texture, cut
// into nine; the felt is a fan of triangles coloured from its middle to its rim.
#include <imgui_internal.h>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {
namespace {

constexpr int spot_side = 32;
constexpr float pi = 3.14159265F;

// How far a surface of this height throws its shadow, and how strongly, in two layers as light
// falls.
struct Cast {
  float down, soft, strength;
};
constexpr std::array<std::array<Cast, 2>, 4> casts{{
    {{{1, 2, 0.10F}, {2, 6, 0.06F}}},     // resting
    {{{2, 4, 0.12F}, {8, 22, 0.13F}}},    // raised
    {{{4, 10, 0.18F}, {18, 48, 0.26F}}},  // floating
    {{{2, 4, 0.30F}, {8, 18, 0.32F}}},    // on_felt
}};

// One of the nine parts: corners keep their shape, what is between them is stretched.
void draw_part(const Rect& to, ImVec2 uv_low, ImVec2 uv_high, ImU32 color) {
  if (to.empty()) return;
  ImDrawList& list = *canvas();
  list.PrimReserve(6, 4);
  list.PrimRectUV(low(to), high(to), uv_low, uv_high, color);
}

// The rounded rectangle's outline, from the right end of its upper side, clockwise.
std::vector<Point> rounded(const Rect& r, float radius, int steps) {
  radius = std::min({radius, r.w / 2, r.h / 2});
  const std::array<Point, 4> centers{{{r.right() - radius, r.y + radius},
                                      {r.right() - radius, r.bottom() - radius},
                                      {r.x + radius, r.bottom() - radius},
                                      {r.x + radius, r.y + radius}}};
  std::vector<Point> path;
  for (std::size_t corner = 0; corner < 4; ++corner)
    for (int i = 0; i <= steps; ++i) {
      const float turn =
          pi / 2 *
          (static_cast<float>(corner) - 1 + static_cast<float>(i) / static_cast<float>(steps));
      path.push_back({centers[corner].x + radius * std::cos(turn),
                      centers[corner].y + radius * std::sin(turn)});
    }
  return path;
}

}  // namespace

// A quarter of a spot that fades from its last corner.
int reserve_spot(ImFontAtlas& atlas) { return atlas.AddCustomRectRegular(spot_side, spot_side); }
void paint_spot(ImFontAtlas& atlas, int spot) {
  const ImFontAtlasCustomRect& place = *atlas.GetCustomRectByIndex(spot);
  for (int y = 0; y < spot_side; ++y)
    for (int x = 0; x < spot_side; ++x) {
      const auto dx = static_cast<float>(spot_side - 1 - x) / (spot_side - 1);
      const auto dy = static_cast<float>(spot_side - 1 - y) / (spot_side - 1);
      const float near = std::clamp(1 - std::sqrt(dx * dx + dy * dy), 0.F, 1.F);
      const float alpha = near * near * (3 - 2 * near);
      atlas.TexPixelsAlpha8[(place.Y + y) * atlas.TexWidth + place.X + x] =
          static_cast<unsigned char>(std::lround(255 * alpha));
    }
}

void Ui::gradient(const Rect& r, Color top, Color bottom, float radius) {
  ImDrawList& list = *canvas();
  const int first = list.VtxBuffer.Size;
  list.AddRectFilled(low(r), high(r), packed(top), radius);
  ImGui::ShadeVertsLinearColorGradientKeepAlpha(&list, first, list.VtxBuffer.Size, low(r),
                                                {low(r).x, high(r).y}, packed(top), packed(bottom));
}

void Ui::dusk(const Rect& r, Color bottom) {
  const ImU32 none = packed(faded(bottom, 0)), all = packed(bottom);
  canvas()->AddRectFilledMultiColor(low(r), high(r), none, none, all, all);
}

void Ui::shadow(const Rect& r, Elevation elevation, float radius) {
  if (theme.dress == Dress::contrast) {  // a line instead, round what has none of its own
    if (elevation >= Elevation::floating)
      outline(r.inset(-px(1)), colors().line, radius + px(1), px(2));
    return;
  }
  ImVec2 from, to;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.CalcCustomRectUV(atlas.GetCustomRectByIndex(fonts_.spot()), &from, &to);
  // Not quite the last texel: what is beside it in the texture must not shine in.
  const ImVec2 end{to.x - 0.5F / static_cast<float>(atlas.TexWidth),
                   to.y - 0.5F / static_cast<float>(atlas.TexHeight)};
  for (const Cast& cast : casts[static_cast<std::size_t>(elevation)]) {
    const ImU32 color = packed(faded(0x0A1A22FF, cast.strength));
    const float soft = px(cast.soft);
    Rect all = r.inset(-soft);
    all.y += px(cast.down);
    const float side = std::min({2 * soft + radius * 0.6F, all.w / 2, all.h / 2});
    const float wide = all.w - 2 * side, tall = all.h - 2 * side;
    const std::array<float, 4> x{all.x, all.x + side, all.x + side + wide, all.right()};
    const std::array<float, 4> y{all.y, all.y + side, all.y + side + tall, all.bottom()};
    const std::array<std::array<float, 2>, 3> u{{{from.x, end.x}, {end.x, end.x}, {end.x, from.x}}};
    const std::array<std::array<float, 2>, 3> v{{{from.y, end.y}, {end.y, end.y}, {end.y, from.y}}};
    for (std::size_t j = 0; j < 3; ++j)
      for (std::size_t i = 0; i < 3; ++i)
        draw_part({x[i], y[j], x[i + 1] - x[i], y[j + 1] - y[j]}, {u[i][0], v[j][0]},
                  {u[i][1], v[j][1]}, color);
  }
}

void Ui::cloth(const Rect& area, float radius) {
  const Palette& c = colors();
  const float wood = px(11);
  shadow(area, Elevation::raised, radius);
  gradient(area, c.wood_lit, c.wood, radius);
  outline(area, c.wood, radius, px(1));
  const Rect felt = area.inset(wood);
  const std::vector<Point> rim = rounded(felt, radius - wood, 10);
  fill(felt, c.felt_rim, radius - wood);  // its edge is smooth, a fan's is not
  const auto count = static_cast<int>(rim.size());
  const Point middle = felt.center();
  const auto between = [&](Point p, float part) {
    return Point{middle.x + (p.x - middle.x) * part, middle.y + (p.y - middle.y) * part};
  };
  ImDrawList& list = *canvas();
  const ImVec2 uv = ImGui::GetDrawListSharedData()->TexUvWhitePixel;
  list.PrimReserve(count * 9, count * 2 + 1);
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  list.PrimWriteVtx(at(middle), uv, packed(c.felt_middle));
  for (const Point p : rim) {
    list.PrimWriteVtx(at(between(p, 0.55F)), uv, packed(c.felt));
    list.PrimWriteVtx(at(between(p, 0.995F)), uv, packed(c.felt_rim));
  }
  const auto corner = [&](int i, int ring) {
    return static_cast<ImDrawIdx>(first + 1 + 2 * (i % count) + ring);
  };
  for (int i = 0; i < count; ++i)
    for (const ImDrawIdx index :
         {first, corner(i, 0), corner(i + 1, 0), corner(i, 0), corner(i, 1), corner(i + 1, 1),
          corner(i, 0), corner(i + 1, 1), corner(i + 1, 0)})
      list.PrimWriteIdx(index);
  outline(felt.inset(px(12)), faded(c.felt_line, 0.75), radius - wood - px(12), px(1.2F));
}

void Ui::ring(Point center, float radius, Color color, float thickness) {
  canvas()->AddCircle(at(center), radius, packed(color), 0, thickness);
}

void Ui::dotted_arc(Point from, Point bend, Point to, Color color) {
  const float length =
      std::hypot(bend.x - from.x, bend.y - from.y) + std::hypot(to.x - bend.x, to.y - bend.y);
  const int dots = std::max(2, static_cast<int>(length / px(10)));
  for (int i = 1; i < dots; ++i) {
    const float t = static_cast<float>(i) / static_cast<float>(dots);
    const float a = (1 - t) * (1 - t), b = 2 * t * (1 - t), c = t * t;
    disc({a * from.x + b * bend.x + c * to.x, a * from.y + b * bend.y + c * to.y}, px(2), color);
  }
}

}  // namespace kattegat::ui
