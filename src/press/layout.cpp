#include "layout.hpp"

#include "fonts.hpp"

namespace kattegat::press_room {
namespace {

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

}  // namespace

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

}  // namespace kattegat::press_room
