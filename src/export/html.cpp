// The report as one page for a browser: no scripts, nothing from elsewhere, made to be printed too.
#include <fmt/format.h>

#include <algorithm>

#include "kattegat/export/describe.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/tables.hpp"

namespace kattegat {
namespace {

constexpr std::string_view style = R"(
body{font:16px/1.45 system-ui,sans-serif;color:#1d2733;background:#fff;margin:1.5rem auto;
  max-width:60rem;padding:0 1rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:1.8rem 0 .4rem;color:#0d5c6b}
p{margin:.2rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.28rem .5rem;border-bottom:1px solid #d8d4c8;text-align:right;
  font-variant-numeric:tabular-nums;white-space:nowrap}
th:nth-child(2),td:nth-child(2),td.l,th.l{text-align:left}
td.w{white-space:normal}
thead th{border-bottom:2px solid #0d5c6b}
tr.void td{text-decoration:line-through;color:#777}
tfoot td{font-weight:700;border-top:2px solid #0d5c6b}
.run{color:#777;font-size:.8em;display:block}
.bar{background:#eee8da;height:.9rem;position:relative;min-width:8rem}
.bar i{position:absolute;top:0;bottom:0}
.gain{background:#2b7a4b}
.loss{background:#b3322c}
.paid{color:#777}
.sign{border-bottom:1px solid #1d2733;height:2.2rem}
.qr{width:9rem;height:9rem}
.log{font-size:.75rem;color:#777;overflow-wrap:anywhere}
@media print{body{margin:0;max-width:none}
h2{break-after:avoid}
tr{break-inside:avoid}
thead{display:table-header-group}
}
)";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\'':
        out += "&#39;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string person(std::string_view name) { return "<bdi>" + escaped(name) + "</bdi>"; }

std::string sheet_table(const Report& report, const ReportSheet& sheet) {
  std::string out = "<div class=\"scroll\"><table><thead><tr><th>#</th><th>" +
                    escaped(report.say(Word::report_entry)) + "</th>";
  for (const std::string& player : sheet.players) out += "<th>" + person(player) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  std::vector<Points> total(sheet.players.size());
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    const ReportRow& row = sheet.rows[i];
    std::string facts = escaped(row.facts);
    if (row.voided)
      facts += " — " + escaped(report.say(Word::page_void)) + ": " + escaped(row.void_reason);
    out += fmt::format("<tr{}><td>{}</td><td class=\"w\">{}</td>",
                       row.voided ? " class=\"void\"" : "", row.number, facts);
    for (std::size_t p = 0; p < sheet.players.size(); ++p)
      out += fmt::format("<td>{}<span class=\"run\">{}</span></td>",
                         signed_points(row.change[p], report.language),
                         plain_points(row.running[p], report.language));
    out += "</tr>\n";
    total = row.running;
  }
  out += "</tbody>\n<tfoot><tr><td></td><td>" + escaped(report.say(Word::page_points)) + "</td>";
  for (const Points points : total)
    out += "<td>" + signed_points(points, report.language) + "</td>";
  if (!sheet.pot.empty())
    out += "</tr>\n<tr><td></td><td>" + escaped(report.say(Word::page_pot)) + "</td>";
  for (const Points points : sheet.pot)
    out += "<td>" + plain_points(points, report.language) + "</td>";
  return out + "</tr></tfoot></table></div>\n";
}

std::string nets_table(const Report& report) {
  std::int64_t most = 1;
  for (const ReportNet& net : report.nets) most = std::max(most, std::abs(net.money.hundredths));
  std::string out = "<table><tbody>\n";
  for (const ReportNet& net : report.nets) {
    const std::int64_t width = std::abs(net.money.hundredths) * 50 / most;
    const bool gain = net.money.hundredths > 0;
    out += fmt::format(
        "<tr><td class=\"l\">{}</td><td><div class=\"bar\"><i class=\"{}\" "
        "style=\"left:{}%;width:{}%\"></i></div></td><td>{} {}</td></tr>\n",
        person(net.player), gain ? "gain" : "loss", gain ? 50 : 50 - width, width,
        signed_money(net.money, report.language), escaped(report.currency));
  }
  return out + "</tbody></table>\n";
}

std::string qr_picture(const QrCode& code) {
  std::string path;
  for (int y = 0; y < code.size; ++y)
    for (int x = 0; x < code.size; ++x)
      if (code.at(x, y)) path += fmt::format("M{} {}h1v1h-1z", x + 4, y + 4);
  return fmt::format(
      "<svg class=\"qr\" viewBox=\"0 0 {0} {0}\" shape-rendering=\"crispEdges\"><path d=\"M0 "
      "0h{0}v{0}h-{0}z\" fill=\"#fff\"/><path d=\"{1}\"/></svg>",
      code.size + 8, path);
}

std::string payments_table(const Report& report) {
  if (report.payments.empty())
    return "<p>" + escaped(report.say(Word::page_nothing_to_pay)) + "</p>\n";
  std::string out = "<table><tbody>\n";
  for (const ReportPayment& payment : report.payments) {
    out += fmt::format(
        "<tr{}><td class=\"l\">{} → {}</td><td class=\"l\">{}</td><td>{} {}</td></tr>\n",
        payment.made ? " class=\"paid\"" : "", person(report.players[payment.from]),
        person(report.players[payment.to]),
        payment.made ? "✓ " + escaped(report.say(Word::screen_paid)) : "",
        money_text(payment.amount, report.language), escaped(report.currency));
    for (const PaymentCode& code : payment.codes) {
      out += "<tr><td class=\"l\" colspan=\"3\">" + escaped(report.say(word(code.kind))) + " " +
             escaped(code.to);
      if (const auto qr = qr_code(code.payload)) out += "<br>" + qr_picture(*qr);
      out += "</td></tr>\n";
    }
  }
  return out + "</tbody></table>\n";
}

std::string signatures(const Report& report) {
  std::string out = "<table><tbody>\n";
  for (const ReportNet& net : report.nets)
    out += "<tr><td class=\"l\" style=\"width:40%\">" + person(net.player) +
           "</td><td class=\"sign l\">" + escaped(net.initials) + "</td></tr>\n";
  return out + "</tbody></table>\n";
}

}  // namespace

namespace {

std::string heading_of(const std::string& words) { return "<h2>" + escaped(words) + "</h2>\n"; }

std::string begin_page(Language language, const std::string& title) {
  return "<!DOCTYPE html>\n<html lang=\"" + std::string(code(language)) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
         "content=\"width=device-width, "
         "initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>Kattegat " +
         escaped(title) + "</title>\n<style>" + std::string(style) + "</style>\n</head>\n<body>\n";
}

std::string table_cells(const Cells& row, std::string_view tag, std::size_t texts) {
  std::string out = "<tr>";
  for (std::size_t i = 0; i < row.size(); ++i)
    out += i < texts
               ? fmt::format("<{0} class=\"l\">{1}</{0}>", tag, person(row[i]))
               : fmt::format("<{0} style=\"text-align:right\">{1}</{0}>", tag, escaped(row[i]));
  return out + "</tr>\n";
}

std::string figures_table(const FigureTable& table) {
  std::string out = table.heading.empty() ? "" : heading_of(table.heading);
  out += "<div class=\"scroll\"><table><thead>" + table_cells(table.head, "th", table.texts) +
         "</thead>\n<tbody>\n";
  for (const Cells& row : table.rows) out += table_cells(row, "td", table.texts);
  return out + "</tbody></table></div>\n";
}

}  // namespace

std::string html(const TablesPage& page) {
  std::string out = begin_page(page.language, page.title) + "<h1>" + escaped(page.title) +
                    "</h1>\n<p>" + escaped(page.below) + "</p>\n";
  for (const FigureTable& table : page.tables) out += figures_table(table);
  for (const std::string& note : page.notes) out += "<p class=\"log\">" + escaped(note) + "</p>\n";
  return out + "</body>\n</html>\n";
}

std::string html(const Report& report) {
  std::string where = report.date;
  if (!report.place.empty()) where += ", " + report.place;
  std::string out = begin_page(report.language, where) + "<h1>" +
                    escaped(report.say(Word::report_title)) + "</h1>\n<p>" + escaped(where) +
                    "</p>\n";
  out +=
      heading_of(report.say(Word::page_money) + " (" + report.currency + ")") + nets_table(report);
  out += heading_of(report.plan) + payments_table(report);
  for (const ReportSheet& sheet : report.sheets)
    out += heading_of(sheet.title) + sheet_table(report, sheet);
  out += heading_of(report.say(Word::report_signatures)) + signatures(report);
  for (const std::string& anchor : report.anchors)
    out += "<p class=\"log\">" + escaped(anchor) + "</p>\n";
  return out + "</body>\n</html>\n";
}

}  // namespace kattegat
