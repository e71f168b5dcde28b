// A document that is being made: what Pango and Cairo have of it.
#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "kattegat/export/press.hpp"
#include "kattegat/files/temporary_file.hpp"

namespace kattegat {

struct Press::Job {
  struct Free {
    void operator()(FcConfig* one) const { FcConfigDestroy(one); }
    void operator()(cairo_surface_t* one) const { cairo_surface_destroy(one); }
    void operator()(cairo_t* one) const { cairo_destroy(one); }
    void operator()(PangoFontDescription* one) const { pango_font_description_free(one); }
    void operator()(PangoLayoutIter* one) const { pango_layout_iter_free(one); }
    void operator()(PangoFontMap* one) const { g_object_unref(one); }
    void operator()(PangoContext* one) const { g_object_unref(one); }
    void operator()(PangoLayout* one) const { g_object_unref(one); }
  };
  template <class T>
  using Owned = std::unique_ptr<T, Free>;

  std::string language, bytes;
  std::vector<TemporaryFile> fonts;
  Owned<FcConfig> config;
  Owned<PangoFontMap> map;
  Owned<PangoContext> context;
  Owned<cairo_surface_t> surface;
  Owned<cairo_t> cairo;
  // Figures come again and again, and what is measured is then drawn.
  std::unordered_map<std::string, Owned<PangoLayout>> layouts;
  std::size_t layouts_kept = 0;
  int pages = 0;
  char32_t lacking = 0;
  bool has_fonts = true;  // each that was asked for could be read
};

namespace press_room {

using Job = Press::Job;
template <class T>
using Owned = Job::Owned<T>;

}  // namespace press_room
}  // namespace kattegat
