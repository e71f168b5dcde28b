// The report on A4: to pin up, to sign and to file. Names wider than their place are cut with "…".
#include <fmt/format.h>
#include <hpdf.h>

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>

#include "kattegat/core/unicode.hpp"
#include "kattegat/export/describe.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/tables.hpp"
#include "temporary_file.hpp"

namespace kattegat {
namespace {

constexpr unsigned char regular_bytes[] = {
#include "regular_font.inc"
};
constexpr unsigned char bold_bytes[] = {
#include "bold_font.inc"
};

using Real = HPDF_REAL;
constexpr Real margin = 42;
constexpr Real line_height = 15;
constexpr std::size_t most_upright = 7;  // players that fit on an upright page

struct Ink {
  Real red, green, blue;
};
constexpr Ink black{0.11F, 0.15F, 0.2F}, quiet{0.45F, 0.45F, 0.45F}, teal{0.05F, 0.36F, 0.42F},
    gain{0.17F, 0.48F, 0.29F}, loss{0.7F, 0.2F, 0.17F}, pale{0.92F, 0.9F, 0.85F};

enum class Align { left, right, center };

// A document being written downwards; the pages' height runs upwards, as PDF has it.
class Paper {
 public:
  Paper(HPDF_Doc document, HPDF_Font regular, HPDF_Font bold)
      : document_(document), regular_(regular), bold_(bold) {}

  void new_page(bool landscape) {
    landscape_ = landscape;
    page_ = HPDF_AddPage(document_);
    HPDF_Page_SetSize(page_, HPDF_PAGE_SIZE_A4,
                      landscape ? HPDF_PAGE_LANDSCAPE : HPDF_PAGE_PORTRAIT);
    y_ = HPDF_Page_GetHeight(page_) - margin;
    pages_.push_back(page_);
  }
  [[nodiscard]] Real width() const { return HPDF_Page_GetWidth(page_) - 2 * margin; }
  [[nodiscard]] bool has_room(Real height) const { return y_ - height > margin + 14; }
  // A new page of the same kind when there is no room. Answers whether one was begun.
  bool need(Real height) {
    if (has_room(height)) return false;
    new_page(landscape_);
    return true;
  }
  void down(Real height) { y_ -= height; }

  void ink(Ink ink) {
    HPDF_Page_SetRGBFill(page_, ink.red, ink.green, ink.blue);
    HPDF_Page_SetRGBStroke(page_, ink.red, ink.green, ink.blue);
  }
  // x from the left margin; the text stands on the line, cut to fit.
  void text(Real x, Real room, const std::string& words, Real size, Ink color = black,
            bool bold = false, Align align = Align::left) {
    ink(color);
    const std::string shown = fitting(words, room, size, bold);
    HPDF_Page_SetFontAndSize(page_, bold ? bold_ : regular_, size);
    const Real wide = HPDF_Page_TextWidth(page_, shown.c_str());
    const Real shift = align == Align::left    ? 0
                       : align == Align::right ? room - wide
                                               : (room - wide) / 2;
    HPDF_Page_BeginText(page_);
    HPDF_Page_TextOut(page_, margin + x + shift, y_ - size, shown.c_str());
    HPDF_Page_EndText(page_);
  }
  void line(Real x, Real wide, Real below, Real thick, Ink color = black) {
    ink(color);
    HPDF_Page_SetLineWidth(page_, thick);
    HPDF_Page_MoveTo(page_, margin + x, y_ - below);
    HPDF_Page_LineTo(page_, margin + x + wide, y_ - below);
    HPDF_Page_Stroke(page_);
  }
  [[nodiscard]] Real wide(const std::string& words, Real size, bool bold) const {
    HPDF_Page_SetFontAndSize(page_, bold ? bold_ : regular_, size);
    return HPDF_Page_TextWidth(page_, words.c_str());
  }
  void fill(Real x, Real below, Real wide, Real tall, Ink color) {
    ink(color);
    HPDF_Page_Rectangle(page_, margin + x, y_ - below - tall, wide, tall);
    HPDF_Page_Fill(page_);
  }
  void number_pages() {
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      page_ = pages_[i];
      y_ = margin;
      text(0, width(), fmt::format("{} / {}", i + 1, pages_.size()), 8, quiet, false,
           Align::center);
    }
  }

 private:
  std::string fitting(const std::string& words, Real room, Real size, bool bold) {
    HPDF_Page_SetFontAndSize(page_, bold ? bold_ : regular_, size);
    const auto fits = [&](const std::string& text) {
      return HPDF_Page_TextWidth(page_, text.c_str()) <= room;
    };
    if (fits(words)) return words;
    std::vector<char32_t> codes = code_points(words.substr(0, 400));
    while (!codes.empty() && !fits(to_utf8(codes) + "…")) codes.pop_back();
    return to_utf8(codes) + "…";
  }

  HPDF_Doc document_;
  HPDF_Font regular_, bold_;
  HPDF_Page page_ = nullptr;
  std::vector<HPDF_Page> pages_;
  bool landscape_ = false;
  Real y_ = 0;
};

void put_heading(Paper& paper, const std::string& words, Real needed) {
  paper.need(needed + 34);
  paper.down(14);
  paper.text(0, paper.width(), words, 13, teal, true);
  paper.down(20);
}

// ---- The settlement ----

void put_nets(Paper& paper, const Report& report) {
  put_heading(paper, report.say(Word::page_money) + " (" + report.currency + ")", line_height);
  std::int64_t most = 1;
  for (const ReportNet& net : report.nets) most = std::max(most, std::abs(net.money.hundredths));
  const Real middle = 290, reach = 90;
  for (const ReportNet& net : report.nets) {
    paper.need(line_height + 2);
    const bool wins = net.money.hundredths > 0;
    const Real part = static_cast<Real>(net.money.hundredths * 1000 / most) / 1000 * reach;
    paper.text(0, 180, net.player, 10);
    paper.fill(middle - reach, 2, 2 * reach, 9, pale);
    paper.fill(std::min(middle, middle + part), 2, std::abs(part), 9, wins ? gain : loss);
    paper.text(400, paper.width() - 400, signed_money(net.money, report.language), 10,
               wins                       ? gain
               : net.money.hundredths < 0 ? loss
                                          : quiet,
               true, Align::right);
    paper.down(line_height + 2);
  }
}

void put_qr(Paper& paper, Real x, Real side, const QrCode& code) {
  const Real module = side / static_cast<Real>(code.size + 8);
  paper.fill(x, 0, side, side, {1, 1, 1});
  for (int y = 0; y < code.size; ++y)
    for (int column = 0; column < code.size; ++column)
      if (code.at(column, y))
        paper.fill(x + module * static_cast<Real>(column + 4), module * static_cast<Real>(y + 4),
                   module, module, {0, 0, 0});
}

void put_codes(Paper& paper, const Report& report, const std::vector<PaymentCode>& codes) {
  if (codes.empty()) return;
  constexpr Real side = 104;
  const bool pictures = !codes.front().payload.empty();
  paper.need(pictures ? side + 16 : 26);
  Real x = 0;
  for (const PaymentCode& code : codes) {
    const std::string label = report.say(word(code.kind)) + " " + code.to;
    paper.text(x, 250, label, pictures ? 9 : 16, black, !pictures);
    if (const auto qr = qr_code(code.payload)) {
      paper.down(12);
      put_qr(paper, x, side, *qr);
      paper.down(-12);
    }
    x += 260;
  }
  paper.down(pictures ? side + 18 : 24);
}

void put_payments(Paper& paper, const Report& report) {
  put_heading(paper, report.plan, line_height);
  if (report.payments.empty()) {
    paper.text(0, paper.width(), report.say(Word::page_nothing_to_pay), 10);
    paper.down(line_height);
  }
  for (const ReportPayment& payment : report.payments) {
    paper.need(line_height + 3);
    const Ink color = payment.made ? quiet : black;
    const std::string who = report.players[payment.from] + " → " + report.players[payment.to];
    paper.text(0, 300, who, 11, color);
    if (payment.made) paper.text(310, 80, "✓ " + report.say(Word::screen_paid), 9, quiet);
    paper.text(400, paper.width() - 400,
               money_text(payment.amount, report.language) + " " + report.currency, 11, color, true,
               Align::right);
    paper.down(line_height + 3);
    put_codes(paper, report, payment.codes);
  }
}

void put_signatures(Paper& paper, const Report& report) {
  put_heading(paper, report.say(Word::report_signatures), 30);
  for (const ReportNet& net : report.nets) {
    paper.need(26);
    paper.text(0, 170, net.player, 10);
    paper.text(180, 60, signed_money(net.money, report.language), 10, quiet, false, Align::right);
    paper.text(260, 200, net.initials, 11, black, true);
    paper.line(255, paper.width() - 255, 15, 0.6F);
    paper.down(26);
  }
}

// ---- The score sheets ----

class SheetPaper {
 public:
  SheetPaper(Paper& paper, const Report& report, const ReportSheet& sheet)
      : paper_(paper), report_(report), sheet_(sheet) {}

  void put() {
    const bool landscape = sheet_.players.size() > most_upright;
    paper_.new_page(landscape);
    const auto players = static_cast<Real>(sheet_.players.size());
    facts_ = std::max<Real>(landscape ? 120 : 130, paper_.width() - 24 - 74 * players);
    column_ = (paper_.width() - 24 - facts_) / players;
    put_head();
    for (const ReportRow& row : sheet_.rows) {
      if (paper_.need(row_height)) put_head();
      put_row(row);
    }
    if (paper_.need(line_height)) put_head();
    put_total();
    if (sheet_.pot.empty()) return;
    if (paper_.need(line_height)) put_head();
    put_pot();
  }

 private:
  static constexpr Real row_height = 23;
  [[nodiscard]] Real at(std::size_t player) const {
    return 24 + facts_ + column_ * static_cast<Real>(player);
  }

  void put_head() {
    paper_.text(0, paper_.width(), sheet_.title, 13, teal, true);
    paper_.down(22);
    paper_.text(0, 20, "#", 9, black, true);
    paper_.text(24, facts_ - 6, report_.say(Word::report_entry), 9, black, true);
    for (std::size_t p = 0; p < sheet_.players.size(); ++p)
      paper_.text(at(p) + 3, column_ - 3, sheet_.players[p], 9, black, true, Align::right);
    paper_.down(14);
    paper_.line(0, paper_.width(), 0, 1.2F, teal);
    paper_.down(3);
  }

  // What the entry changed, and below it where everybody then stood.
  void put_row(const ReportRow& row) {
    const Ink color = row.voided ? quiet : black;
    if (!row.number.empty()) paper_.text(0, 20, row.number, 8, color);
    paper_.text(24, facts_ - 6, row.facts, 8, color);
    for (std::size_t p = 0; p < sheet_.players.size(); ++p)
      paper_.text(at(p) + 3, column_ - 3, signed_points(row.change[p], report_.language), 9, color,
                  false, Align::right);
    if (row.voided) paper_.line(0, paper_.width(), 6, 0.7F, loss);
    paper_.down(10);
    if (row.voided)
      paper_.text(24, facts_ - 6, report_.say(Word::page_void) + ": " + row.void_reason, 7, loss);
    for (std::size_t p = 0; p < sheet_.players.size(); ++p)
      paper_.text(at(p) + 3, column_ - 3, plain_points(row.running[p], report_.language), 7, quiet,
                  false, Align::right);
    paper_.down(row_height - 10);
    paper_.line(0, paper_.width(), -2, 0.3F, pale);
  }

  void put_total() {
    paper_.line(0, paper_.width(), 0, 1.2F, teal);
    paper_.down(3);
    paper_.text(24, facts_ - 6, report_.say(Word::page_points), 10, black, true);
    for (std::size_t p = 0; p < sheet_.players.size(); ++p) {
      const Points points = sheet_.rows.empty() ? Points{} : sheet_.rows.back().running[p];
      paper_.text(at(p) + 3, column_ - 3, signed_points(points, report_.language), 10, black, true,
                  Align::right);
    }
    paper_.down(line_height);
  }
  void put_pot() {
    paper_.text(24, facts_ - 6, report_.say(Word::page_pot), 9, quiet);
    for (std::size_t p = 0; p < sheet_.players.size(); ++p)
      paper_.text(at(p) + 3, column_ - 3, plain_points(sheet_.pot[p], report_.language), 9, quiet,
                  false, Align::right);
    paper_.down(line_height);
  }

  Paper& paper_;
  const Report& report_;
  const ReportSheet& sheet_;
  Real facts_ = 0;
  Real column_ = 0;
};

HPDF_Font load_font(HPDF_Doc document, std::string_view bytes) {
  const auto file = TemporaryFile::make(bytes);
  if (!file) return nullptr;
  const char* name = HPDF_LoadTTFontFromFile(document, file->path().c_str(), HPDF_TRUE);
  return name ? HPDF_GetFont(document, name, "UTF-8") : nullptr;
}

// Every letter of the font is asked for, so that all of it is embedded: libharu's own cutting fails
// at some sizes (its memory stream cannot be wound to the end of a full buffer).
void embed_whole(HPDF_Font font) {
  std::vector<char32_t> letters;
  for (char32_t code = 0x20; code < 0x180; ++code)
    if (code < 0x7F || code >= 0xA0) letters.push_back(code);
  const std::string text = to_utf8(letters) + "‐‑–—‘’‚“”„…€−≤≥⅛♠♣♥♦✓✗←↑→↓▲▼▶◀★⌫●↺↻↶";
  HPDF_Font_TextWidth(font, reinterpret_cast<const HPDF_BYTE*>(text.data()),
                      static_cast<HPDF_UINT>(text.size()));
}

template <std::size_t N>
std::string_view view(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char*>(bytes), N};
}

// The library goes on after a fault and keeps it: it is asked once, at the end.
void keep_fault(HPDF_STATUS, HPDF_STATUS, void*) {}

// A document with the two fonts, written on by `put`.
template <class Put>
std::optional<std::string> document(Put&& put) {
  const std::unique_ptr<std::remove_pointer_t<HPDF_Doc>, decltype(&HPDF_Free)> made(
      HPDF_New(keep_fault, nullptr), &HPDF_Free);
  if (!made) return std::nullopt;
  HPDF_Doc doc = made.get();
  HPDF_UseUTFEncodings(doc);
  HPDF_SetCurrentEncoder(doc, "UTF-8");
  HPDF_SetCompressionMode(doc, HPDF_COMP_ALL);
  const HPDF_Font regular = load_font(doc, view(regular_bytes));
  const HPDF_Font bold = load_font(doc, view(bold_bytes));
  if (!regular || !bold) return std::nullopt;
  embed_whole(regular);
  embed_whole(bold);
  Paper paper(doc, regular, bold);
  put(paper);
  paper.number_pages();
  // By way of a file: libharu's own reading of its stream stops short at some sizes.
  const auto file = TemporaryFile::make();
  if (!file || HPDF_GetError(doc) != HPDF_OK) return std::nullopt;
  if (HPDF_SaveToFile(doc, file->path().c_str()) != HPDF_OK) return std::nullopt;
  return file->read();
}

void put_title(Paper& paper, const std::string& title, const std::string& below) {
  paper.new_page(false);
  paper.text(0, paper.width(), title, 20, teal, true);
  paper.down(28);
  paper.text(0, paper.width(), below, 12, quiet);
  paper.down(18);
}

void put_settlement(Paper& paper, const Report& report) {
  put_title(paper, report.say(Word::report_title),
            report.date + (report.place.empty() ? "" : ", " + report.place));
  put_nets(paper, report);
  put_payments(paper, report);
  put_signatures(paper, report);
  for (const std::string& anchor : report.anchors) {
    paper.need(10);
    paper.text(0, paper.width(), anchor, 6.5F, quiet);
    paper.down(10);
  }
}

// ---- Tables of figures ----

class TablePaper {
 public:
  TablePaper(Paper& paper, const FigureTable& table) : paper_(paper), table_(table) {
    for (const auto* row : rows()) {
      widths_.resize(std::max(widths_.size(), row->size()));
      for (std::size_t i = 0; i < row->size(); ++i)
        widths_[i] = std::max(widths_[i], paper_.wide((*row)[i], size, row == &table_.head) + 12);
    }
    const Real all = std::accumulate(widths_.begin(), widths_.end(), Real{0});
    const Real part = std::min<Real>(1, paper_.width() / std::max<Real>(all, 1));
    for (Real& width : widths_) width *= part;
    // What is left belongs to the last column of text.
    if (table_.texts > 0 && table_.texts <= widths_.size())
      widths_[table_.texts - 1] += paper_.width() - all * part;
  }

  void put() {
    if (!table_.heading.empty()) put_heading(paper_, table_.heading, 2 * row_height);
    put_head();
    for (const Cells& row : table_.rows) {
      if (paper_.need(row_height)) put_head();
      put_row(row, false);
      paper_.line(0, paper_.width(), -2, 0.3F, pale);
    }
  }

 private:
  static constexpr Real size = 9.5F, row_height = 17;
  [[nodiscard]] std::vector<const Cells*> rows() const {
    std::vector<const Cells*> all{&table_.head};
    for (const Cells& row : table_.rows) all.push_back(&row);
    return all;
  }
  void put_head() {
    put_row(table_.head, true);
    paper_.line(0, paper_.width(), 0, 1.2F, teal);
    paper_.down(4);
  }
  void put_row(const Cells& row, bool bold) {
    Real x = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const bool is_text = i < table_.texts;
      paper_.text(is_text ? x : x + 6, widths_[i] - 6, row[i], size, black,
                  bold || i + 1 == table_.texts, is_text ? Align::left : Align::right);
      x += widths_[i];
    }
    paper_.down(row_height);
  }

  Paper& paper_;
  const FigureTable& table_;
  std::vector<Real> widths_;
};

}  // namespace

std::optional<std::string> pdf(const Report& report) {
  return document([&](Paper& paper) {
    put_settlement(paper, report);
    for (const ReportSheet& sheet : report.sheets) SheetPaper(paper, report, sheet).put();
  });
}

std::optional<std::string> pdf(const TablesPage& page) {
  return document([&](Paper& paper) {
    put_title(paper, page.title, page.below);
    for (const FigureTable& table : page.tables) TablePaper(paper, table).put();
    paper.down(8);
    for (const std::string& note : page.notes) {
      paper.need(line_height);
      paper.text(0, paper.width(), note, 8, quiet);
      paper.down(line_height);
    }
  });
}

}  // namespace kattegat
