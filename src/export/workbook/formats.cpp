#include "formats.hpp"

#include <cstdint>

namespace kattegat::workbook {

Formats::Formats(lxw_workbook* book, const std::string& currency) {
  const auto make = [&](const std::string& pattern) {
    lxw_format* format = workbook_add_format(book);
    if (!pattern.empty()) format_set_num_format(format, pattern.c_str());
    return format;
  };
  constexpr const char *plain = "", *with_sign = "+General;-General;0";
  title = make(plain);
  format_set_bold(title);
  format_set_font_size(title, 14);
  head = make(plain);
  format_set_bold(head);
  format_set_bottom(head, LXW_BORDER_MEDIUM);
  format_set_align(head, LXW_ALIGN_RIGHT);
  format_set_text_wrap(head);
  points = make(with_sign);
  total = make(with_sign);
  format_set_bold(total);
  format_set_top(total, LXW_BORDER_THIN);
  money = make("#,##0.00 \"" + currency + "\"");
  words = make(plain);
  format_set_text_wrap(words);
  struck = make(plain);
  format_set_text_wrap(struck);
  format_set_font_strikeout(struck);
  struck_points = make(with_sign);
  format_set_font_strikeout(struck_points);
  for (lxw_format* format : {points, words, struck, struck_points})
    format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
}

void set_page(lxw_worksheet* sheet, Orientation orientation) {
  constexpr std::uint8_t a4 = 9;
  if (orientation == Orientation::landscape) worksheet_set_landscape(sheet);
  worksheet_set_paper(sheet, a4);
  worksheet_fit_to_pages(sheet, 1, 0);
  worksheet_repeat_rows(sheet, 0, static_cast<lxw_row_t>(head_row));
  worksheet_set_margins(sheet, 0.5, 0.5, 0.5, 0.5);
}

}  // namespace kattegat::workbook
