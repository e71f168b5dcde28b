// The press: Pango sets the letters, Cairo writes the PDF.
#include <cairo-pdf.h>

#include "catalog.hpp"
#include "fonts.hpp"
#include "ink.hpp"
#include "layout.hpp"

namespace kattegat::press_room {
namespace {

cairo_status_t take(void* to, const unsigned char* bytes, unsigned int size) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), size);
  return CAIRO_STATUS_SUCCESS;
}

Job* begin(const Imprint& imprint) {
  auto job = std::make_unique<Job>();
  job->language = imprint.language;
  job->layouts_kept = imprint.layouts_kept;
  if (!take_fonts(*job, imprint.every_font)) return nullptr;
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

Printed finish(Job* begun) {
  const std::unique_ptr<Job> job(begun);
  cairo_surface_finish(job->surface.get());
  const bool whole = job->has_fonts && cairo_status(job->cairo.get()) == CAIRO_STATUS_SUCCESS &&
                     cairo_surface_status(job->surface.get()) == CAIRO_STATUS_SUCCESS;
  return {whole ? with_language(std::move(job->bytes), job->language) : "", job->lacking};
}

}  // namespace
}  // namespace kattegat::press_room

namespace kattegat {

extern "C" const Press kattegat_press{
    press_edition,     press_room::begin,    press_room::page,           press_room::height,
    press_room::width, press_room::text,     press_room::fill,           press_room::open,
    press_room::close, press_room::bookmark, press_room::ink_on_nothing, press_room::finish};

}  // namespace kattegat
