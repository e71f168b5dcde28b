#include "fonts.hpp"

#include <pango/pangofc-fontmap.h>

namespace kattegat::press_room {
namespace {

constexpr unsigned char regular_bytes[] = {
#include "regular_font.inc"
};
constexpr unsigned char bold_bytes[] = {
#include "bold_font.inc"
};

template <std::size_t N>
std::string_view view(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char*>(bytes), N};
}

// Where Debian's fonts are, with the list of them that Debian keeps; and letters that are pictures
// of one size, as emoji are, become as large as those beside them.
constexpr const char* of_the_machine = R"(<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir>
<cachedir>/var/cache/fontconfig</cachedir>
<match target="font"><test name="outline"><bool>false</bool></test>
<edit name="grown" mode="assign"><divide><name target="pattern">pixelsize</name>
<name target="font">pixelsize</name></divide></edit>
<edit name="matrix" mode="assign"><times><name>matrix</name><matrix><name>grown</name>
<int>0</int><int>0</int><name>grown</name></matrix></times></edit>
<edit name="size" mode="assign"><divide><name>size</name><name>grown</name></divide></edit></match>
</fontconfig>)";

bool make_map(Job& job, bool every) {
  job.config.reset(FcConfigCreate());
  if (!job.config) return false;
  FcConfig* const config = job.config.get();
  if (every) {
    const auto* xml = reinterpret_cast<const FcChar8*>(of_the_machine);
    if (!FcConfigParseAndLoadFromMemory(config, xml, FcTrue)) return false;
  }
  if (!FcConfigBuildFonts(config)) return false;
  for (const std::string_view bytes : {view(regular_bytes), view(bold_bytes)}) {
    auto file = TemporaryFile::make(bytes);
    if (!file) return false;
    const auto* path = reinterpret_cast<const FcChar8*>(file->path().c_str());
    if (!FcConfigAppFontAddFile(config, path)) return false;
    job.fonts.push_back(std::move(*file));
  }
  job.map.reset(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  if (!job.map) return false;
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(job.map.get()), config);
  return true;
}

void make_context(Job& job) {
  job.context.reset(pango_font_map_create_context(job.map.get()));
  PangoContext* const context = job.context.get();
  pango_cairo_context_set_resolution(context, 72);
  cairo_font_options_t* const options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(job.language.c_str()));
  pango_context_set_base_dir(context, PANGO_DIRECTION_LTR);
}

}  // namespace

bool take_fonts(Job& job, bool every) {
  if (!make_map(job, every)) return false;
  make_context(job);
  return true;
}

}  // namespace kattegat::press_room
