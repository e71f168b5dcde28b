#include "settlement_sheet.hpp"

#include <fmt/format.h>

#include "cells.hpp"
#include "settlement_formulas.hpp"

namespace kattegat::workbook {
namespace {

class SettlementSheet {
 public:
  SettlementSheet(Sheet& to, const Formats& formats, const Report& report,
                  const std::vector<MoneyRow>& money)
      : to_(to),
        formats_(formats),
        report_(report),
        money_(money),
        sum_(1 + money.size()),
        rounding_(sum_ + 1),
        settled_(sum_ + 2),
        control_(sum_ + 3),
        last_player_(first_row + report.players.size() - 1),
        plan_row_(first_row + report.players.size() + 2),
        sat_(report.players.size()) {
    for (std::size_t s = 0; s < report.sheets.size(); ++s) {
      const ReportSheet& sheet = report.sheets[s];
      const std::vector<Points> totals = totals_of(sheet);
      for (std::size_t c = 0; c < sheet.columns.size(); ++c)
        sat_[sheet.columns[c]].push_back({s, c, exact(totals[c], sheet.stake)});
    }
  }

  void write() {
    words(0, 0, report_.say(Word::report_title) + "  " + when_and_where(report_), formats_.title);
    words(coin_cell.row, 0, report_.say(Word::screen_rounding), nullptr);
    write_number(to_, coin_cell, number(report_.coin), formats_.money);
    write_head();
    for (std::size_t i = 0; i < report_.players.size(); ++i) write_player(i);
    write_payments();
    worksheet_freeze_panes(to_.to, static_cast<lxw_row_t>(first_row), 1);
    set_page(to_.to, money_.size() > 2 ? Orientation::landscape : Orientation::upright);
    set_widths(to_.to, 0, 0, 24);
    set_widths(to_.to, 1, control_ + 1, 16);
  }

 private:
  void words(std::size_t row, std::size_t column, const std::string& said, lxw_format* format) {
    write_words(to_, {row, column}, said, format);
  }

  void write_head() {
    words(head_row, 0, report_.say(Word::report_player), formats_.head);
    for (std::size_t s = 0; s < money_.size(); ++s)
      words(head_row, 1 + s, money_[s].sheet, formats_.head);
    words(head_row, sum_, report_.say(Word::report_sum), formats_.head);
    words(head_row, rounding_, report_.say(Word::screen_rounding), formats_.head);
    words(head_row, settled_, report_.say(Word::page_money), formats_.head);
    words(head_row, control_, report_.say(Word::report_control), formats_.head);
  }

  // Of each session in which the player sat; answers what they come to.
  ExactMoney write_sessions(std::size_t player) {
    ExactMoney all = 0;
    for (const Sat& one : sat_[player]) {
      all += one.money;
      const MoneyRow& row = money_[one.session];
      write_formula(to_, {first_row + player, 1 + one.session},
                    fmt::format("='{}'!{}", row.sheet, name_of(row.of(one.column))),
                    number(one.money), formats_.money);
    }
    return all;
  }

  void write_player(std::size_t player) {
    const std::size_t row = first_row + player;
    words(row, 0, report_.players[player], nullptr);
    const ExactMoney all = write_sessions(player);
    const Money money = report_.nets[player].money;
    const Cell sum{row, sum_}, settled{row, settled_};
    write_formula(to_, sum,
                  money_.empty() ? "=0" : "=SUM(" + range({row, 1}, {row, sum_ - 1}) + ")",
                  number(all), formats_.money);
    write_formula(to_, {row, rounding_}, "=" + name_of(settled) + "-" + name_of(sum),
                  number(exact(money) - all), formats_.money);
    write_formula(to_, settled, rounded_formula({sum_, first_row, last_player_}, row),
                  number(money), formats_.money);
    // Also of a row in which no payment stands: there may be none.
    const PaymentRows payments{plan_row_ + 1, plan_row_ + 1 + report_.payments.size()};
    write_formula(to_, {row, control_}, control_formula(settled, {row, 0}, payments), 0,
                  formats_.money);
  }

  void write_payments() {
    std::size_t row = plan_row_;
    words(row, 0, report_.plan, formats_.title);
    for (const ReportPayment& payment : report_.payments) {
      ++row;
      words(row, 0, report_.players[payment.from], nullptr);
      words(row, 1, report_.players[payment.to], nullptr);
      write_number(to_, {row, 2}, number(payment.amount), formats_.money);
      if (payment.made) words(row, 3, report_.say(Word::screen_paid), nullptr);
    }
    for (const std::string& anchor : report_.anchors) words(++row + 1, 0, anchor, nullptr);
  }

  // In a session, in this column of its sheet.
  struct Sat {
    std::size_t session = 0, column = 0;
    ExactMoney money = 0;
  };

  Sheet& to_;
  const Formats& formats_;
  const Report& report_;
  const std::vector<MoneyRow>& money_;
  // After the players' names and their money in each session.
  std::size_t sum_, rounding_, settled_, control_;
  std::size_t last_player_, plan_row_;
  std::vector<std::vector<Sat>> sat_;  // beside the players, by session
};

}  // namespace

void write_settlement(Sheet& to, const Formats& formats, const Report& report,
                      const std::vector<MoneyRow>& money) {
  SettlementSheet(to, formats, report, money).write();
}

}  // namespace kattegat::workbook
