#include "ink.hpp"

#include <algorithm>

#include "layout.hpp"

namespace kattegat::press_room {
namespace {

// How much of it is to be seen: a letter's own form, and of an emoji what is dark in it.
char ink_at(const unsigned char* pixel) {
  const int light = (pixel[0] + 6 * pixel[1] + 3 * pixel[2]) / 10;
  return static_cast<char>(std::max(0, pixel[3] - light * 7 / 10));
}

}  // namespace

Inked ink_on_nothing(Job& job, const ToInk& what) {
  PangoLayout* const layout =
      layout_of(job, what.words, {no_wrap, what.size, what.bold, Align::left});
  PangoRectangle ink{}, logical{};
  pango_layout_get_pixel_extents(layout, &ink, &logical);
  const int left = std::min(ink.x, 0), right = std::max(ink.x + ink.width, logical.width);
  Inked made{right - left, ink.height, 0, {}};
  if (made.wide <= 0 || made.tall <= 0 || what.size < 1) return {};
  if (made.wide > widest_ink)
    return ink_on_nothing(job, {what.words, what.size * (widest_ink - 20) / made.wide, what.bold});
  made.above = PANGO_PIXELS(pango_layout_get_baseline(layout)) - ink.y;
  const Owned<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, made.wide, made.tall));
  const Owned<cairo_t> cairo(cairo_create(surface.get()));
  cairo_move_to(cairo.get(), -left, -ink.y);
  pango_cairo_show_layout(cairo.get(), layout);
  cairo_surface_flush(surface.get());
  const unsigned char* const pixels = cairo_image_surface_get_data(surface.get());
  if (!pixels) return {};
  const int stride = cairo_image_surface_get_stride(surface.get());
  made.ink.resize(static_cast<std::size_t>(made.wide) * static_cast<std::size_t>(made.tall));
  char* ink_of_pixel = made.ink.data();
  for (int y = 0; y < made.tall; ++y)
    for (int x = 0; x < made.wide; ++x) *ink_of_pixel++ = ink_at(pixels + y * stride + x * 4);
  return made;
}

}  // namespace kattegat::press_room
