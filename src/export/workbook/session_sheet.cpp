#include "session_sheet.hpp"

#include <algorithm>
#include <vector>

namespace kattegat::workbook {
namespace {

constexpr std::size_t number_width = 5, facts_width = 44, void_width = 18;  // letters

// The columns, from the left: the number of the entry, what it says, why it is void, and for every
// player what it changed, the running total, and what the paper shows where that is another figure.
struct Columns {
  std::size_t players = 0;
  static constexpr std::size_t number = 0, facts = 1, voided = 2, first_player = 3;
  static std::size_t change(std::size_t player) { return first_player + player; }
  [[nodiscard]] std::size_t running(std::size_t player) const {
    return first_player + players + 1 + player;
  }
  [[nodiscard]] std::size_t on_sheet(std::size_t player) const {
    return running(players) + 1 + player;
  }
};

// The rows below the entries.
struct Rows {
  explicit Rows(const ReportSheet& sheet)
      : last_entry(first_row + sheet.rows.size() - 1),
        total(last_entry + 1),
        stake(total + 1),
        money(total + 2),
        pot(total + 3),
        house(total + 5) {}
  std::size_t last_entry, total, stake, money, pot, house;
};

class SessionSheet {
 public:
  SessionSheet(Sheet& to, const Formats& formats, const Report& report, const ReportSheet& sheet)
      : to_(to),
        formats_(formats),
        report_(report),
        sheet_(sheet),
        players_(sheet.players.size()),
        at_{players_},
        rows_(sheet) {}

  MoneyRow write() {
    write_words(to_, {0, 0}, sheet_.title, formats_.title);
    write_head();
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) write_entry(i);
    lay_out();
    write_totals();
    if (!sheet_.pot.empty()) write_pot();
    set_printed();
    write_house();
    return {sheet_.name, rows_.money};
  }

 private:
  [[nodiscard]] bool is_wide() const { return orientation_of(sheet_) == Orientation::landscape; }
  [[nodiscard]] std::size_t player_width() const { return is_wide() ? 8 : 12; }
  [[nodiscard]] std::size_t last_column() const {
    return sheet_.has_own_figures ? at_.on_sheet(players_) : at_.running(players_);
  }

  void write_head() {
    const auto head = [&](std::size_t column, const std::string& words) {
      write_words(to_, {head_row, column}, words, formats_.head);
    };
    head(Columns::number, "#");
    head(Columns::facts, report_.say(Word::report_entry));
    head(Columns::voided, report_.say(Word::csv_voided));
    int lines = 1;
    for (std::size_t p = 0; p < players_; ++p) {
      const std::string running = "Σ " + sheet_.players[p];
      lines = std::max(lines, lines_in(running, player_width() - 1));
      head(Columns::change(p), sheet_.players[p]);
      head(at_.running(p), running);
      if (sheet_.has_own_figures)
        head(at_.on_sheet(p), sheet_.players[p] + ", " + report_.say(Word::page_sheet));
    }
    make_room(to_.to, head_row, lines + (sheet_.has_own_figures ? 1 : 0));
  }

  void write_entry(std::size_t index) {
    const ReportRow& entry = sheet_.rows[index];
    const std::size_t row = first_row + index;
    lxw_format* words = entry.voided ? formats_.struck : formats_.words;
    lxw_format* points = entry.voided ? formats_.struck_points : formats_.points;
    write_number(to_, {row, Columns::number}, static_cast<double>(index + 1), words);
    const std::string facts =
        entry.moment.empty() ? entry.facts : entry.facts + "\n" + entry.moment;
    write_words(to_, {row, Columns::facts}, facts, words);
    make_room(
        to_.to, row,
        std::max(lines_in(facts, facts_width - 2), lines_in(entry.void_reason, void_width - 2)));
    if (entry.voided) write_words(to_, {row, Columns::voided}, entry.void_reason, formats_.words);
    for (std::size_t p = 0; p < players_; ++p) {
      const Cell change{row, Columns::change(p)}, running{row, at_.running(p)};
      write_number(to_, change, number(entry.change[p]), points);
      const std::string before = index == 0 ? "" : name_of({row - 1, running.column}) + "+";
      write_formula(to_, running, "=" + before + name_of(change), number(entry.running[p]),
                    formats_.points);
      if (sheet_.has_own_figures)
        write_number(to_, {row, at_.on_sheet(p)}, number(entry.on_sheet[p]), nullptr);
    }
  }

  void lay_out() {
    worksheet_freeze_panes(to_.to, static_cast<lxw_row_t>(first_row),
                           static_cast<lxw_col_t>(Columns::first_player));
    set_widths(to_.to, Columns::number, Columns::number, number_width);
    set_widths(to_.to, Columns::facts, Columns::facts, facts_width);
    set_widths(to_.to, Columns::voided, Columns::voided, void_width);
    set_widths(to_.to, Columns::first_player, last_column(), player_width());
    set_page(to_.to, Orientation::landscape);
  }

  void write_totals() {
    write_words(to_, {rows_.total, Columns::facts}, report_.say(Word::page_points), formats_.total);
    write_words(to_, {rows_.stake, Columns::facts}, report_.say(Word::screen_stake), nullptr);
    const Cell stake{rows_.stake, Columns::voided};
    write_number(to_, stake, number(sheet_.stake), formats_.money);
    write_words(to_, {rows_.money, Columns::facts}, report_.say(Word::page_money), nullptr);
    const std::vector<Points> totals = totals_of(sheet_);
    for (std::size_t p = 0; p < players_; ++p) {
      const std::size_t column = Columns::change(p);
      const Cell total{rows_.total, column};
      const std::string sum =
          sheet_.rows.empty()
              ? "=0"
              : "=SUM(" + range({first_row, column}, {rows_.last_entry, column}) + ")";
      write_formula(to_, total, sum, number(totals[p]), formats_.total);
      write_formula(to_, {rows_.money, column}, "=" + name_of(total) + "*" + name_of(stake),
                    number(exact(totals[p], sheet_.stake)), formats_.money);
    }
  }

  // No money yet, and no part of any sum.
  void write_pot() {
    write_words(to_, {rows_.pot, Columns::facts}, report_.say(Word::page_pot), nullptr);
    for (std::size_t p = 0; p < players_; ++p)
      write_number(to_, {rows_.pot, Columns::change(p)}, number(sheet_.pot[p]), nullptr);
  }

  // Of many players the running totals are not printed, which would not fit on the page.
  void set_printed() {
    const std::size_t last = is_wide() ? Columns::change(players_ - 1) : last_column();
    worksheet_print_area(to_.to, 0, 0, static_cast<lxw_row_t>(rows_.house + sheet_.house.size()),
                         static_cast<lxw_col_t>(last));
  }

  void write_house() {
    if (sheet_.house.empty()) return;
    std::size_t row = rows_.house;
    write_words(to_, {row, Columns::facts}, report_.say(Word::field_rules), formats_.head);
    for (const std::string& rule : sheet_.house)
      write_words(to_, {++row, Columns::facts}, rule, nullptr);
  }

  Sheet& to_;
  const Formats& formats_;
  const Report& report_;
  const ReportSheet& sheet_;
  std::size_t players_;
  Columns at_;
  Rows rows_;
};

}  // namespace

Cell MoneyRow::of(std::size_t player) const { return {row, Columns::change(player)}; }

MoneyRow write_session(Sheet& to, const Formats& formats, const Report& report,
                       const ReportSheet& sheet) {
  return SessionSheet(to, formats, report, sheet).write();
}

}  // namespace kattegat::workbook
