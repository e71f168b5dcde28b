// The report on A4: to pin up, to sign and to file.
#include <algorithm>

#include "kattegat/export/qr_code.hpp"
#include "kattegat/export/reports/report.hpp"
#include "kattegat/wording/describe.hpp"
#include "sheet_paper.hpp"

namespace kattegat {
namespace {

constexpr Length name_at = 26, name_room = 160;

void put_net(Paper& paper, const Report& report, const ReportNet& net) {
  const Length middle = 290, reach = 90;
  const Length tall = std::max(line_height, paper.tall(name_room, net.player, 10)) + 3;
  paper.need(tall);
  const bool wins = net.money.hundredths > 0;
  const Length part = reach * static_cast<Length>(net.share) / 1000;
  paper.open("TR");
  paper.tagged("TD", 0, name_at, std::to_string(net.rank), {10, colors::quiet});
  paper.tagged("TD", name_at, name_room, net.player, {10});
  paper.fill(middle - reach, 2, 2 * reach, 9, colors::pale);
  paper.fill(std::min(middle, middle + part), 2, std::abs(part), 9,
             wins ? colors::green : colors::red);
  paper.tagged("TD", 390, paper.width() - 390, signed_money(net.money, report.language),
               {10,
                wins                       ? colors::green
                : net.money.hundredths < 0 ? colors::red
                                           : colors::quiet,
                true, Align::right});
  paper.close("TR");
  paper.down(tall);
}

void put_nets(Paper& paper, const Report& report) {
  put_heading(paper, report.say(Word::page_money) + " (" + report.currency + ")", line_height);
  paper.open("Table");
  for (const ReportNet& net : ranked(report)) put_net(paper, report, net);
  paper.close("Table");
}

void put_qr(Paper& paper, Length x, Length side, const QrCode& code) {
  const Length module = side / static_cast<Length>(code.size + 8);
  paper.fill(x, 0, side, side, {1, 1, 1});
  for (int y = 0; y < code.size; ++y)
    for (int column = 0; column < code.size; ++column)
      if (code.at(column, y))
        paper.fill(x + module * static_cast<Length>(column + 4),
                   module * static_cast<Length>(y + 4), module, module, {0, 0, 0});
}

void put_codes(Paper& paper, const Report& report, const std::vector<PaymentCode>& codes) {
  if (codes.empty()) return;
  constexpr Length side = 104;
  const bool pictures = !codes.front().payload.empty();
  paper.need(pictures ? side + 16 : 26);
  Length x = 0;
  for (const PaymentCode& code : codes) {
    const std::string label = report.say(word(code.kind)) + " " + code.to;
    paper.tagged("P", x, 250, label, {pictures ? 9.0 : 16.0, colors::black, !pictures});
    if (const auto qr = qr_code(code.payload)) {
      paper.down(12);
      put_qr(paper, x, side, *qr);
      paper.down(-12);
    }
    x += 260;
  }
  paper.down(pictures ? side + 18 : 24);
}

void put_payment(Paper& paper, const Report& report, const ReportPayment& payment) {
  const Paint color = payment.made ? colors::quiet : colors::black;
  const std::string who = payment_words(report.players[payment.from], report.players[payment.to]);
  const Length tall = paper.tall(300, who, 11) + 4;
  paper.need(tall);
  paper.tagged("P", 0, 300, who, {11, color});
  if (payment.made)
    paper.tagged("P", 310, 90, "✓ " + report.say(Word::screen_paid), {9, colors::quiet});
  paper.tagged("P", 400, paper.width() - 400,
               money_text(payment.amount, report.currency, report.language),
               {11, color, true, Align::right});
  paper.down(tall);
  put_codes(paper, report, payment.codes);
}

void put_payments(Paper& paper, const Report& report) {
  put_heading(paper, report.plan, line_height);
  if (report.payments.empty())
    paper.down(paper.tagged("P", 0, paper.width(), report.say(Word::page_nothing_to_pay), {10}));
  for (const ReportPayment& payment : report.payments) put_payment(paper, report, payment);
}

void put_signatures(Paper& paper, const Report& report) {
  put_heading(paper, report.say(Word::report_signatures), 30);
  paper.open("Table");
  for (const ReportNet& net : report.nets) {
    const Length tall = std::max<Length>(26, paper.tall(name_room, net.player, 10) + 8);
    paper.need(tall);
    paper.open("TR");
    paper.tagged("TD", 0, name_room, net.player, {10});
    paper.tagged("TD", name_room, 90, signed_money(net.money, report.language),
                 {10, colors::quiet, false, Align::right});
    paper.tagged("TD", 265, 200, net.initials, {11, colors::black, true});
    paper.close("TR");
    paper.line(260, paper.width() - 260, 16, 0.6);
    paper.down(tall);
  }
  paper.close("Table");
}

void put_anchors(Paper& paper, const Report& report) {
  for (const std::string& anchor : report.anchors) {
    put_paragraph(paper, anchor, {6.5, colors::quiet});
    paper.down(2);
  }
}

}  // namespace

Result<std::string, Text> pdf(const Report& report) {
  const std::string title = report.say(Word::report_title), where = when_and_where(report);
  const Imprint imprint{title + ", " + where, std::string(code(report.language)), report.date};
  return document(imprint, [&](Paper& paper) {
    put_title(paper, title, where);
    put_nets(paper, report);
    put_payments(paper, report);
    put_signatures(paper, report);
    put_anchors(paper, report);
    for (const ReportSheet& sheet : report.sheets) put_sheet(paper, report, sheet);
  });
}

}  // namespace kattegat
