// The press: Pango sets the letters, Cairo writes the PDF. Our own fonts come first; those of the
// machine only where they are asked for, and what somebody has set up for the screen is not.
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "catalog.hpp"
#include "kattegat/export/press.hpp"
#include "kattegat/files/temporary_file.hpp"

namespace kattegat {

// All of one document that is being made.
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

namespace {

using Job = Press::Job;
template <class T>
using Owned = Job::Owned<T>;

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
constexpr const char* families =
    "Kattegat Sans, Noto Sans, DejaVu Sans, Noto Sans CJK SC, Droid Sans Fallback";

cairo_status_t take(void* to, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), size);
  return CAIRO_STATUS_SUCCESS;
}

bool take_fonts(Job& job, bool every) {
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

void set_letters(Job& job) {
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

Job* begin(const Imprint& imprint) {
  auto job = std::make_unique<Job>();
  job->language = imprint.language;
  job->layouts_kept = imprint.layouts_kept;
  if (!take_fonts(*job, imprint.every_font)) return nullptr;
  set_letters(*job);
  job->surface.reset(cairo_pdf_surface_create_for_stream(take, &job->bytes, 595, 842));
  cairo_surface_t* const surface = job->surface.get();
  const auto say = [&](cairo_pdf_metadata_t what, const std::string& words) {
    cairo_pdf_surface_set_metadata(surface, what, words.c_str());
  };
  say(CAIRO_PDF_METADATA_TITLE, imprint.title);
  say(CAIRO_PDF_METADATA_CREATOR, "Kattegat");
  say(CAIRO_PDF_METADATA_CREATE_DATE, imprint.date + "T00:00:00Z");
  job->cairo.reset(cairo_create(surface));
  return job.release();
}

void page(Job& job, Length width, Length height) {
  if (job.pages++ > 0) cairo_show_page(job.cairo.get());
  cairo_pdf_surface_set_size(job.surface.get(), width, height);
}

// Cairo reads a font when its first letter is asked for; Pango goes on without one.
bool can_be_drawn(PangoFont* font) {
  cairo_scaled_font_t* const read = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
  return read && cairo_scaled_font_status(read) == CAIRO_STATUS_SUCCESS;
}

// A letter that no font has is drawn as a box; that box is found here.
void look_for_gaps(Job& job, PangoLayout* layout) {
  const Owned<PangoLayoutIter> at(pango_layout_get_iter(layout));
  do {
    const PangoLayoutRun* const run = pango_layout_iter_get_run_readonly(at.get());
    if (!run) continue;
    job.has_fonts = job.has_fonts && can_be_drawn(run->item->analysis.font);
    for (int i = 0; job.lacking == 0 && i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0)
        job.lacking = glyph & ~static_cast<PangoGlyph>(PANGO_GLYPH_UNKNOWN_FLAG);
    }
  } while (pango_layout_iter_next_run(at.get()));
}

// It lasts until the next one is asked for: those that are kept go when they have become many.
PangoLayout* layout_of(Job& job, std::string_view words, const Typeset& how) {
  const std::string key = std::to_string(how.room) + " " + std::to_string(how.size) +
                          (how.bold ? "b" : "r") + std::to_string(static_cast<int>(how.align)) +
                          std::string(words);
  if (const auto known = job.layouts.find(key); known != job.layouts.end())
    return known->second.get();
  if (job.layouts.size() > job.layouts_kept) job.layouts.clear();
  Owned<PangoLayout> made(pango_layout_new(job.context.get()));
  PangoLayout* const layout = made.get();
  const Owned<PangoFontDescription> font(pango_font_description_from_string(families));
  pango_font_description_set_absolute_size(font.get(), how.size * PANGO_SCALE);
  pango_font_description_set_weight(font.get(), how.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description(layout, font.get());
  pango_layout_set_auto_dir(layout, FALSE);
  pango_layout_set_width(layout, static_cast<int>(how.room * PANGO_SCALE));
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment(layout, how.align == Align::left    ? PANGO_ALIGN_LEFT
                                     : how.align == Align::right ? PANGO_ALIGN_RIGHT
                                                                 : PANGO_ALIGN_CENTER);
  pango_layout_set_text(layout, words.data(), static_cast<int>(words.size()));
  look_for_gaps(job, layout);
  return job.layouts.emplace(key, std::move(made)).first->second.get();
}

Length height(Job& job, std::string_view words, const Typeset& how) {
  int wide = 0, tall = 0;
  pango_layout_get_size(layout_of(job, words, how), &wide, &tall);
  return pango_units_to_double(tall);
}

Length width(Job& job, std::string_view words, const Typeset& how) {
  int wide = 0, tall = 0;
  pango_layout_get_size(layout_of(job, words, how), &wide, &tall);
  return pango_units_to_double(wide);
}

void set_color(Job& job, Paint color) {
  cairo_set_source_rgb(job.cairo.get(), color.red, color.green, color.blue);
}

void text(Job& job, Length x, Length y, std::string_view words, const Typeset& how, Paint color) {
  set_color(job, color);
  // Letters of the machine's fonts may be taller: they stand on one line with ours beside them.
  const int ours = pango_layout_get_baseline(layout_of(job, "0", how));
  PangoLayout* const layout = layout_of(job, words, how);
  cairo_move_to(job.cairo.get(), x,
                y + pango_units_to_double(ours - pango_layout_get_baseline(layout)));
  pango_cairo_show_layout(job.cairo.get(), layout);
}

void fill(Job& job, Length x, Length y, Length wide, Length tall, Paint color) {
  set_color(job, color);
  cairo_rectangle(job.cairo.get(), x, y, wide, tall);
  cairo_fill(job.cairo.get());
}

void open(Job& job, const char* tag) { cairo_tag_begin(job.cairo.get(), tag, ""); }
void close(Job& job, const char* tag) { cairo_tag_end(job.cairo.get(), tag); }

void bookmark(Job& job, const std::string& words, Length y) {
  const std::string where =
      "page=" + std::to_string(job.pages) + " pos=[0 " + std::to_string(static_cast<int>(y)) + "]";
  cairo_pdf_surface_add_outline(job.surface.get(), CAIRO_PDF_OUTLINE_ROOT, words.c_str(),
                                where.c_str(), CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

// How much of it is to be seen: a letter's own form, and of an emoji what is dark in it.
char ink_at(const unsigned char* pixel) {
  const int light = (pixel[0] + 6 * pixel[1] + 3 * pixel[2]) / 10;
  return static_cast<char>(std::max(0, pixel[3] - light * 7 / 10));
}

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

Printed finish(Job* begun) {
  const std::unique_ptr<Job> job(begun);
  cairo_surface_finish(job->surface.get());
  const bool whole = job->has_fonts && cairo_status(job->cairo.get()) == CAIRO_STATUS_SUCCESS &&
                     cairo_surface_status(job->surface.get()) == CAIRO_STATUS_SUCCESS;
  return {whole ? with_language(std::move(job->bytes), job->language) : "", job->lacking};
}

}  // namespace
}  // namespace kattegat

extern "C" const kattegat::Press kattegat_press{
    kattegat::press_edition, kattegat::begin,    kattegat::page,           kattegat::height,
    kattegat::width,         kattegat::text,     kattegat::fill,           kattegat::open,
    kattegat::close,         kattegat::bookmark, kattegat::ink_on_nothing, kattegat::finish};
