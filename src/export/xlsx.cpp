// The report as a workbook: one sheet a session with live formulas, one for the settlement. A
// spreadsheet knows no other number than a double: this file alone makes some, of finished amounts.
#include <fmt/format.h>
#include <xlsxwriter.h>

#include <algorithm>
#include <ctime>
#include <sstream>

#include "kattegat/core/width.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/files/temporary_file.hpp"

namespace kattegat {
namespace {

constexpr lxw_row_t head_row = 2;
constexpr lxw_col_t first_player = 3;       // after number, entry and void
constexpr std::size_t text_limit = 32'000;  // of letters in a cell

double number(Points points) { return static_cast<double>(points.thousandths) / 1000; }
double number(Money money) { return static_cast<double>(money.hundredths) / 100; }
// A point times the stake, in the currency.
double number(ExactMoney exact) { return static_cast<double>(exact) / (100 * exact_per_hundredth); }

// A cell takes no more, and the library would leave it empty.
void write_words(lxw_worksheet* to, lxw_row_t row, lxw_col_t column, const std::string& words,
                 lxw_format* format) {
  worksheet_write_string(to, row, column, first_letters(words, text_limit).c_str(), format);
}

std::string cell(lxw_row_t row, lxw_col_t column) {
  std::string name;
  for (unsigned c = column + 1U; c > 0; c = (c - 1) / 26)
    name.insert(name.begin(), static_cast<char>('A' + (c - 1) % 26));
  return name + std::to_string(row + 1);
}

// How many lines the words take where so many letters have room. Whoever opens the workbook would
// not make a row taller than it is written.
int lines_in(const std::string& words, std::size_t letters) {
  int lines = 0;
  std::istringstream all(words);
  for (std::string line; std::getline(all, line);) {
    std::istringstream parts(line);
    std::size_t used = 0;
    ++lines;
    for (std::string word; parts >> word;) {
      const std::size_t width = display_width(word), with_space = used == 0 ? 0 : used + 1;
      if (used > 0 && with_space + width > letters) {
        ++lines;
        used = 0;
      }
      used += (used == 0 ? 0 : 1) + width;
      for (; used > letters; used -= letters) ++lines;
    }
  }
  return lines;
}
void make_room(lxw_worksheet* sheet, lxw_row_t row, int lines) {
  constexpr double line = 15;  // points
  if (lines > 1) worksheet_set_row(sheet, row, line * lines, nullptr);
}

struct Formats {
  lxw_format *title, *head, *points, *total, *money, *words, *struck, *struck_points;

  Formats(lxw_workbook* book, const std::string& currency) {
    const auto make = [&](const char* pattern) {
      lxw_format* format = workbook_add_format(book);
      if (*pattern != '\0') format_set_num_format(format, pattern);
      return format;
    };
    title = make("");
    format_set_bold(title);
    format_set_font_size(title, 14);
    head = make("");
    format_set_bold(head);
    format_set_bottom(head, LXW_BORDER_MEDIUM);
    format_set_align(head, LXW_ALIGN_RIGHT);
    format_set_text_wrap(head);
    points = make("+General;-General;0");
    total = make("+General;-General;0");
    format_set_bold(total);
    format_set_top(total, LXW_BORDER_THIN);
    money = make(("#,##0.00 \"" + currency + "\"").c_str());
    words = make("");
    format_set_text_wrap(words);
    struck = make("");
    format_set_text_wrap(struck);
    format_set_font_strikeout(struck);
    struck_points = make("+General;-General;0");
    format_set_font_strikeout(struck_points);
    for (lxw_format* format : {points, words, struck, struck_points})
      format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
  }
};

// On A4, as many pages long as it takes and one wide, with the heads on each.
void set_page(lxw_worksheet* sheet, bool landscape) {
  constexpr std::uint8_t a4 = 9;
  if (landscape) worksheet_set_landscape(sheet);
  worksheet_set_paper(sheet, a4);
  worksheet_fit_to_pages(sheet, 1, 0);
  worksheet_repeat_rows(sheet, 0, head_row);
  worksheet_set_margins(sheet, 0.5, 0.5, 0.5, 0.5);
}

// Where the settlement finds a sheet's money.
struct MoneyRow {
  std::string sheet;
  lxw_row_t row;
};

class SheetWriter {
 public:
  SheetWriter(lxw_workbook* book, const Formats& formats, const Report& report,
              const ReportSheet& sheet)
      : to_(workbook_add_worksheet(book, sheet.name.c_str())),
        formats_(formats),
        report_(report),
        sheet_(sheet),
        players_(static_cast<lxw_col_t>(sheet.players.size())) {}

  MoneyRow write() {
    write_words(to_, 0, 0, sheet_.title, formats_.title);
    write_head();
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i)
      write_row(head_row + 1 + static_cast<lxw_row_t>(i), sheet_.rows[i], i);
    worksheet_freeze_panes(to_, head_row + 1, first_player);
    worksheet_set_column(to_, 0, 0, 5, nullptr);
    worksheet_set_column(to_, 1, 1, facts_width, nullptr);
    worksheet_set_column(to_, 2, 2, void_width, nullptr);
    worksheet_set_column(to_, first_player, last_column(), static_cast<double>(player_width()),
                         nullptr);
    set_page(to_, true);
    const MoneyRow money = write_totals();
    write_house(money.row + 3);
    return money;
  }

 private:
  static constexpr std::size_t facts_width = 44, void_width = 18;  // letters
  [[nodiscard]] bool is_wide() const { return sheet_.players.size() > most_upright; }
  [[nodiscard]] std::size_t player_width() const { return is_wide() ? 8 : 12; }
  [[nodiscard]] lxw_col_t running(lxw_col_t player) const {
    return static_cast<lxw_col_t>(first_player + players_ + 1 + player);
  }
  [[nodiscard]] lxw_col_t on_paper(lxw_col_t player) const {
    return static_cast<lxw_col_t>(running(players_) + 1 + player);
  }
  [[nodiscard]] lxw_col_t last_column() const {
    return sheet_.on_paper ? on_paper(players_) : running(players_);
  }
  static lxw_col_t change(lxw_col_t player) {
    return static_cast<lxw_col_t>(first_player + player);
  }

  void write_head() {
    const auto head = [&](lxw_col_t column, const std::string& words) {
      write_words(to_, head_row, column, words, formats_.head);
    };
    head(0, "#");
    head(1, report_.say(Word::report_entry));
    head(2, report_.say(Word::csv_voided));
    int lines = 1;
    for (lxw_col_t p = 0; p < players_; ++p) {
      lines = std::max(lines, lines_in("Σ " + sheet_.players[p], player_width() - 1));
      head(change(p), sheet_.players[p]);
      head(running(p), "Σ " + sheet_.players[p]);
      if (sheet_.on_paper)
        head(on_paper(p), sheet_.players[p] + ", " + report_.say(Word::page_sheet));
    }
    make_room(to_, head_row, lines + (sheet_.on_paper ? 1 : 0));
  }

  void write_row(lxw_row_t at, const ReportRow& row, std::size_t index) {
    lxw_format* words = row.voided ? formats_.struck : formats_.words;
    lxw_format* points = row.voided ? formats_.struck_points : formats_.points;
    worksheet_write_number(to_, at, 0, static_cast<double>(index + 1), words);
    const std::string facts = row.moment.empty() ? row.facts : row.facts + "\n" + row.moment;
    write_words(to_, at, 1, facts, words);
    make_room(
        to_, at,
        std::max(lines_in(facts, facts_width - 2), lines_in(row.void_reason, void_width - 2)));
    if (row.voided) write_words(to_, at, 2, row.void_reason, formats_.words);
    for (lxw_col_t p = 0; p < players_; ++p) {
      worksheet_write_number(to_, at, change(p), number(row.change[p]), points);
      const std::string before = index == 0 ? "" : cell(at - 1, running(p)) + "+";
      const std::string formula = "=" + before + cell(at, change(p));
      worksheet_write_formula_num(to_, at, running(p), formula.c_str(), formats_.points,
                                  number(row.running[p]));
      if (sheet_.on_paper)
        worksheet_write_number(to_, at, on_paper(p), number(row.on_sheet[p]), nullptr);
    }
  }

  MoneyRow write_totals() {
    const auto rows = static_cast<lxw_row_t>(sheet_.rows.size());
    const lxw_row_t total = head_row + 1 + rows;
    write_words(to_, total, 1, report_.say(Word::page_points), formats_.total);
    write_words(to_, total + 1, 1, report_.say(Word::screen_stake), nullptr);
    worksheet_write_number(to_, total + 1, 2, number(sheet_.stake), formats_.money);
    write_words(to_, total + 2, 1, report_.say(Word::page_money), nullptr);
    const std::vector<Points> totals = totals_of(sheet_);
    for (lxw_col_t p = 0; p < players_; ++p) {
      const Points points = totals[p];
      const std::string sum = rows == 0 ? "=0"
                                        : "=SUM(" + cell(head_row + 1, change(p)) + ":" +
                                              cell(total - 1, change(p)) + ")";
      worksheet_write_formula_num(to_, total, change(p), sum.c_str(), formats_.total,
                                  number(points));
      const std::string money = "=" + cell(total, change(p)) + "*" + cell(total + 1, 2);
      worksheet_write_formula_num(to_, total + 2, change(p), money.c_str(), formats_.money,
                                  number(exact(points, sheet_.stake)));
    }
    if (!sheet_.pot.empty()) write_pot(total + 3);
    const lxw_col_t last = is_wide() ? change(players_ - 1) : last_column();
    worksheet_print_area(to_, 0, 0, total + 5 + static_cast<lxw_row_t>(sheet_.house.size()), last);
    return {sheet_.name, total + 2};
  }

  // No money yet, and no part of any sum.
  void write_pot(lxw_row_t at) {
    write_words(to_, at, 1, report_.say(Word::page_pot), nullptr);
    for (lxw_col_t p = 0; p < players_; ++p)
      worksheet_write_number(to_, at, change(p), number(sheet_.pot[p]), nullptr);
  }

  void write_house(lxw_row_t at) {
    if (sheet_.house.empty()) return;
    write_words(to_, at, 1, report_.say(Word::field_rules), formats_.head);
    for (const std::string& rule : sheet_.house) write_words(to_, ++at, 1, rule, nullptr);
  }

  lxw_worksheet* to_;
  const Formats& formats_;
  const Report& report_;
  const ReportSheet& sheet_;
  lxw_col_t players_;
};

// Every player's money, session by session, and what rounding and the payments make of it.
class SettlementWriter {
 public:
  SettlementWriter(lxw_worksheet* to, const Formats& formats, const Report& report,
                   const std::vector<MoneyRow>& money)
      : to_(to), formats_(formats), report_(report), money_(money) {}

  void write() {
    string(0, 0, report_.say(Word::report_title) + "  " + when_and_where(report_), formats_.title);
    string(1, 0, report_.say(Word::screen_rounding), nullptr);
    worksheet_write_number(to_, 1, 1, number(report_.coin), formats_.money);
    write_head();
    for (std::size_t i = 0; i < report_.players.size(); ++i)
      write_player(head_row + 1 + static_cast<lxw_row_t>(i), i);
    write_payments();
    worksheet_freeze_panes(to_, head_row + 1, 1);
    set_page(to_, money_.size() > 2);
    worksheet_set_column(to_, 0, 0, 24, nullptr);
    worksheet_set_column(to_, 1, static_cast<lxw_col_t>(control() + 1), 16, nullptr);
  }

 private:
  [[nodiscard]] lxw_col_t sum() const { return static_cast<lxw_col_t>(1 + money_.size()); }
  [[nodiscard]] lxw_col_t rounding() const { return static_cast<lxw_col_t>(sum() + 1); }
  [[nodiscard]] lxw_col_t settled() const { return static_cast<lxw_col_t>(sum() + 2); }
  [[nodiscard]] lxw_col_t control() const { return static_cast<lxw_col_t>(sum() + 3); }
  [[nodiscard]] lxw_row_t payments_row() const {
    return head_row + 3 + static_cast<lxw_row_t>(report_.players.size());
  }
  void string(lxw_row_t row, lxw_col_t column, const std::string& words, lxw_format* format) {
    write_words(to_, row, column, words, format);
  }

  void write_head() {
    string(head_row, 0, report_.say(Word::report_player), formats_.head);
    for (std::size_t s = 0; s < money_.size(); ++s)
      string(head_row, static_cast<lxw_col_t>(1 + s), money_[s].sheet, formats_.head);
    string(head_row, sum(), report_.say(Word::report_sum), formats_.head);
    string(head_row, rounding(), report_.say(Word::screen_rounding), formats_.head);
    string(head_row, settled(), report_.say(Word::page_money), formats_.head);
    string(head_row, control(), report_.say(Word::report_control), formats_.head);
  }

  void write_player(lxw_row_t row, std::size_t player) {
    string(row, 0, report_.players[player], nullptr);
    ExactMoney all = 0;
    for (std::size_t s = 0; s < report_.sheets.size(); ++s) {
      const ReportSheet& sheet = report_.sheets[s];
      const std::vector<Points> totals = totals_of(sheet);
      for (std::size_t c = 0; c < sheet.columns.size(); ++c) {
        if (sheet.columns[c] != player) continue;
        const ExactMoney money = exact(totals[c], sheet.stake);
        all += money;
        const std::string formula =
            fmt::format("='{}'!{}", money_[s].sheet,
                        cell(money_[s].row, static_cast<lxw_col_t>(first_player + c)));
        worksheet_write_formula_num(to_, row, static_cast<lxw_col_t>(1 + s), formula.c_str(),
                                    formats_.money, number(money));
      }
    }
    const Money money = report_.nets[player].money;
    const std::string sums =
        money_.empty() ? "=0" : "=SUM(" + cell(row, 1) + ":" + cell(row, sum() - 1) + ")";
    worksheet_write_formula_num(to_, row, sum(), sums.c_str(), formats_.money, number(all));
    const std::string rounded = "=" + cell(row, settled()) + "-" + cell(row, sum());
    const ExactMoney difference = exact(money) - all;
    worksheet_write_formula_num(to_, row, rounding(), rounded.c_str(), formats_.money,
                                number(difference));
    worksheet_write_formula_num(to_, row, settled(), settled_formula(row).c_str(), formats_.money,
                                number(money));
    write_control(row);
  }

  // As settlement/rounding does it: everybody has so many whole coins, and what is missing goes to
  // those who are furthest above them, one coin each, to the earlier of those who are as far.
  [[nodiscard]] std::string settled_formula(lxw_row_t row) const {
    const auto coins = [](const std::string& of) { return "ROUND(" + of + "/$B$2,7)"; };
    const auto above = [&](const std::string& of) {
      return "(" + coins(of) + "-INT(" + coins(of) + "))";
    };
    const std::string column = fixed_column(sum());
    const auto range = [&](lxw_row_t last) {
      return fmt::format("${0}${1}:${0}${2}", column, head_row + 2, last + 1);
    };
    const std::string own = cell(row, sum());
    const std::string all = range(head_row + static_cast<lxw_row_t>(report_.players.size()));
    const std::string missing = "-SUMPRODUCT(INT(" + coins(all) + "))";
    const std::string before = "SUMPRODUCT(--(" + above(all) + ">" + above(own) + "+0.0000001))";
    const std::string like =
        "SUMPRODUCT(--(ABS(" + above(range(row)) + "-" + above(own) + ")<0.0000001))";
    return "=ROUND((INT(" + coins(own) + ")+IF(" + before + "+" + like + "<=" + missing +
           ",1,0))*$B$2,2)";
  }
  static std::string fixed_column(lxw_col_t column) {
    const std::string name = cell(0, column);
    return name.substr(0, name.size() - 1);
  }

  // What is settled less what is received plus what is paid: nothing, when the payments are right.
  void write_control(lxw_row_t row) {
    const lxw_row_t first = payments_row() + 1;
    const lxw_row_t last = payments_row() + static_cast<lxw_row_t>(report_.payments.size()) + 1;
    const auto range = [&](const char* column) {
      return fmt::format("${0}${1}:${0}${2}", column, first + 1, last + 1);
    };
    const std::string formula =
        fmt::format("=ROUND({0}+SUMPRODUCT(EXACT({1},{2})*{3})-SUMPRODUCT(EXACT({4},{2})*{3}),2)",
                    cell(row, settled()), range("A"), cell(row, 0), range("C"), range("B"));
    worksheet_write_formula_num(to_, row, control(), formula.c_str(), formats_.money, 0);
  }

  void write_payments() {
    lxw_row_t row = payments_row();
    string(row, 0, report_.plan, formats_.title);
    for (const ReportPayment& payment : report_.payments) {
      ++row;
      string(row, 0, report_.players[payment.from], nullptr);
      string(row, 1, report_.players[payment.to], nullptr);
      worksheet_write_number(to_, row, 2, number(payment.amount), formats_.money);
      if (payment.made) string(row, 3, report_.say(Word::screen_paid), nullptr);
    }
    for (const std::string& anchor : report_.anchors) string(++row + 1, 0, anchor, nullptr);
  }

  lxw_worksheet* to_;
  const Formats& formats_;
  const Report& report_;
  const std::vector<MoneyRow>& money_;
};

// Not when it was written but which evening it is, so that the same evening gives the same bytes.
void set_properties(lxw_workbook* book, std::string title) {
  constexpr std::time_t fixed = 1'767'225'600;  // 2026-01-01
  std::string program = "Kattegat";
  lxw_doc_properties properties{};
  properties.title = title.data();
  properties.author = program.data();
  properties.created = fixed;
  workbook_set_properties(book, &properties);
}

std::optional<std::string> make(const Report& report) {
  const auto file = TemporaryFile::make();
  if (!file) return std::nullopt;
  lxw_workbook* book = workbook_new(file->path().c_str());
  if (!book) return std::nullopt;
  const Formats formats(book, report.currency);
  set_properties(book, "Kattegat " + report.date);
  const std::string name = report.say(Word::report_title);
  lxw_worksheet* settlement = workbook_add_worksheet(book, name.c_str());
  std::vector<MoneyRow> money;
  for (const ReportSheet& sheet : report.sheets)
    money.push_back(SheetWriter(book, formats, report, sheet).write());
  SettlementWriter(settlement, formats, report, money).write();
  if (workbook_close(book) != LXW_NO_ERROR) return std::nullopt;
  auto bytes = file->read();
  if (!bytes) return std::nullopt;
  return std::move(*bytes);
}

}  // namespace

// The library takes a temporary file of its own that cannot be read back for an empty one, and says
// nothing: only what comes out the same twice is believed.
Result<std::string, Text> xlsx(const Report& report) {
  auto bytes = make(report);
  if (!bytes || bytes != make(report)) return text(Word::export_not_made, "xlsx");
  return std::move(*bytes);
}

}  // namespace kattegat
