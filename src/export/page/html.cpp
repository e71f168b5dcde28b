// The report as one page for a browser: no scripts, nothing from elsewhere, made to be printed too.
#include <fmt/format.h>

#include <algorithm>

#include "kattegat/export/qr_code.hpp"
#include "kattegat/export/reports/report.hpp"
#include "kattegat/export/reports/tables.hpp"
#include "kattegat/wording/describe.hpp"

namespace kattegat {
namespace {

constexpr std::string_view style_sheet = R"(
body{font:16px/1.45 system-ui,sans-serif;color:#1d2733;background:#fff;margin:1.5rem auto;
  max-width:60rem;padding:0 1rem}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.15rem;margin:1.8rem 0 .4rem;color:#0d5c6b}
h3{font-size:.9rem;margin:.8rem 0 .2rem}
p{margin:.2rem 0}
a{color:#0d5c6b}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.28rem .5rem;border-bottom:1px solid #d8d4c8;text-align:right;
  font-variant-numeric:tabular-nums;white-space:nowrap;vertical-align:top}
td.l,th.l,.sum td:nth-child(2){text-align:left}
td.w,th.p{white-space:normal;overflow-wrap:anywhere}
td.w{min-width:9rem}
.figures td.l,.figures th{white-space:normal;overflow-wrap:break-word}
th.p{min-width:4.5rem;vertical-align:bottom;hyphens:auto}
thead th{border-bottom:2px solid #0d5c6b}
tr.void td{text-decoration:line-through;color:#777}
.sum td{font-weight:700;border-top:2px solid #0d5c6b}
.sum tr+tr td{font-weight:400;border-top:0;color:#555}
.run{color:#777;font-size:.8em;display:block}
.moment{color:#0d5c6b;display:block}
.bar{background:#eee8da;height:.9rem;position:relative;min-width:8rem;margin-top:.25rem}
.bar i{position:absolute;top:0;bottom:0}
.gain{background:#2b7a4b}
.loss{background:#b3322c}
.paid,.house,.n{color:#666}
.house{font-size:.8rem}
.sign{border-bottom:1px solid #1d2733;height:2.2rem}
.qr{width:9rem;height:9rem}
.log{font-size:.75rem;color:#777;overflow-wrap:anywhere}
@media (max-width:34rem){.b{display:none}td.l.w{min-width:0}
.figures{font-size:.82rem}.figures td,.figures th{padding:.2rem .25rem}}
@page{size:A4;margin:14mm}
@page wide{size:A4 landscape;margin:10mm}
@media print{body{margin:0;padding:0;max-width:none;font-size:10pt}
h2{break-after:avoid}
tr{break-inside:avoid}
thead{display:table-header-group}
.scroll{overflow:visible}
.wide{page:wide;font-size:7.5pt}
.wide td,.wide th{padding:.15rem .2rem}
.wide th.p,.wide td.w{min-width:0}
.wide th.p{writing-mode:vertical-rl;transform:rotate(180deg);text-align:left;
  overflow-wrap:normal;max-height:14em}
.wide td.w{width:14em}
.bar{print-color-adjust:exact;-webkit-print-color-adjust:exact}
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

std::string words_of(const Report& report, const ReportRow& row) {
  std::string facts = escaped(row.facts);
  if (!row.moment.empty()) facts += "<span class=\"moment\">" + escaped(row.moment) + "</span>";
  if (row.voided)
    facts += " — " + escaped(report.say(Word::state_voided)) + ": " + escaped(row.void_reason);
  return facts;
}

std::string figures_of(const Report& report, const ReportSheet& sheet, std::size_t row,
                       std::size_t player) {
  const FiguresInWords said = figures_in_words(sheet, row, player, report.language);
  return fmt::format("<td>{}<span class=\"run\">{}</span></td>", said.above, said.below);
}

std::string sums(const Report& report, Word what, const std::vector<Points>& figures,
                 std::string (*written)(Points, Language, Figures)) {
  std::string out = "<tr><td></td><td>" + escaped(report.say(what)) + "</td>";
  for (const Points points : figures)
    out += "<td>" + written(points, report.language, Figures::typeset) + "</td>";
  return out + "</tr>\n";
}

std::string totals(const Report& report, const ReportSheet& sheet) {
  std::string out =
      "<tbody class=\"sum\">" + sums(report, Word::page_points, totals_of(sheet), signed_points);
  if (sheet.has_own_figures)
    out += sums(report, Word::page_sheet, sheet.rows.back().on_sheet, points_text);
  if (!sheet.pot.empty()) out += sums(report, Word::page_pot, sheet.pot, points_text);
  return out + "</tbody>";
}

std::string house_rules(const Report& report, const ReportSheet& sheet) {
  if (sheet.house.empty()) return "";
  std::string out = "<h3>" + escaped(report.say(Word::field_rules)) + "</h3>\n";
  for (const std::string& rule : sheet.house)
    out += "<p class=\"house\">" + escaped(rule) + "</p>\n";
  return out;
}

std::string sheet_section(const Report& report, const ReportSheet& sheet) {
  std::string out = orientation_of(sheet) == Orientation::landscape ? "<section class=\"wide\">\n"
                                                                    : "<section>\n";
  out += "<h2>" + escaped(sheet.title) + "</h2>\n";
  out += "<div class=\"scroll\"><table><thead><tr><th>#</th><th class=\"l\">" +
         escaped(report.say(Word::report_entry)) + "</th>";
  for (const std::string& player : sheet.players)
    out += "<th class=\"p\">" + person(player) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
    const ReportRow& row = sheet.rows[i];
    out += fmt::format("<tr{}><td>{}</td><td class=\"w l\">{}</td>",
                       row.voided ? " class=\"void\"" : "", i + 1, words_of(report, row));
    for (std::size_t p = 0; p < sheet.players.size(); ++p) out += figures_of(report, sheet, i, p);
    out += "</tr>\n";
  }
  return out + "</tbody>\n" + totals(report, sheet) + "</table></div>\n" +
         house_rules(report, sheet) + "</section>\n";
}

std::string nets_table(const Report& report) {
  std::string out = "<table><tbody>\n";
  for (const ReportNet& net : ranked(report)) {
    const std::int64_t width = std::abs(net.share) * 50 / 1000;
    const bool gain = net.money.hundredths > 0;
    out += fmt::format(
        "<tr><td class=\"l n\">{}</td><td class=\"l w\">{}</td><td class=\"b\"><div "
        "class=\"bar\"><i class=\"{}\" style=\"left:{}%;width:{}%\"></i></div></td><td>{} "
        "{}</td></tr>\n",
        net.rank, person(net.player), gain ? "gain" : "loss", gain ? 50 : 50 - width, width,
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

// Where a telephone goes that is tapped there; nothing where it cannot.
std::string address(const PaymentCode& code) {
  if (code.kind == PaymentCode::Kind::swish_link) return code.payload;
  constexpr std::size_t danish_number = 8;  // a shop's is shorter, and nobody's telephone
  if (code.kind == PaymentCode::Kind::mobilepay && code.to.size() == danish_number)
    return "tel:+45" + code.to;
  return "";
}

std::string code_row(const Report& report, const PaymentCode& code) {
  std::string words = escaped(report.say(word(code.kind)) + " " + code.to);
  if (const std::string to = address(code); !to.empty())
    words = "<a rel=\"noreferrer\" href=\"" + escaped(to) + "\">" + words + "</a>";
  if (const auto qr = qr_code(code.payload)) words += "<br>" + qr_picture(*qr);
  return "<tr><td class=\"l\" colspan=\"3\">" + words + "</td></tr>\n";
}

std::string payments_table(const Report& report) {
  if (report.payments.empty())
    return "<p>" + escaped(report.say(Word::page_nothing_to_pay)) + "</p>\n";
  std::string out = "<table><tbody>\n";
  for (const ReportPayment& payment : report.payments) {
    out += fmt::format(
        "<tr{}><td class=\"l w\">{} → {}</td><td class=\"l\">{}</td><td>{} {}</td></tr>\n",
        payment.made ? " class=\"paid\"" : "", person(report.players[payment.from]),
        person(report.players[payment.to]),
        payment.made ? "✓ " + escaped(report.say(Word::screen_paid)) : "",
        money_text(payment.amount, report.language), escaped(report.currency));
    for (const PaymentCode& code : payment.codes) out += code_row(report, code);
  }
  return out + "</tbody></table>\n";
}

std::string signatures(const Report& report) {
  std::string out = "<table><tbody>\n";
  for (const ReportNet& net : report.nets)
    out += "<tr><td class=\"l w\" style=\"width:40%\">" + person(net.player) +
           "</td><td class=\"sign l\">" + escaped(net.initials) + "</td></tr>\n";
  return out + "</tbody></table>\n";
}

std::string table_cells(const FigureRow& row, std::string_view tag, std::size_t texts) {
  std::string out = "<tr>";
  for (std::size_t i = 0; i < row.size(); ++i)
    out += i < texts
               ? fmt::format("<{0} class=\"l\">{1}</{0}>", tag, person(row[i]))
               : fmt::format("<{0} style=\"text-align:right\">{1}</{0}>", tag, escaped(row[i]));
  return out + "</tr>\n";
}

std::string figures_table(const FigureTable& table) {
  std::string out = table.heading.empty() ? "" : "<h2>" + escaped(table.heading) + "</h2>\n";
  out += "<div class=\"scroll figures\"><table><thead>" +
         table_cells(table.head, "th", table.texts) + "</thead>\n<tbody>\n";
  for (const FigureRow& row : table.rows) out += table_cells(row, "td", table.texts);
  return out + "</tbody></table></div>\n";
}

// All before the tables: what the window is called, the heading, and what stands below it.
std::string html_opening(Language language, const std::string& window, const std::string& heading,
                         const std::string& below) {
  return "<!DOCTYPE html>\n<html lang=\"" + std::string(code(language)) +
         "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
         "content=\"width=device-width, "
         "initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<title>" +
         escaped(window) + " – Kattegat</title>\n<style>" + std::string(style_sheet) +
         "</style>\n</head>\n<body>\n<h1>" + escaped(heading) + "</h1>\n<p>" + escaped(below) +
         "</p>\n";
}

}  // namespace

std::string html(const TablesPage& page) {
  std::string out = html_opening(page.language, page.title, page.title, page.below);
  for (const FigureTable& table : page.tables) out += figures_table(table);
  for (const std::string& note : page.notes) out += "<p class=\"log\">" + escaped(note) + "</p>\n";
  return out + "</body>\n</html>\n";
}

std::string html(const Report& report) {
  const auto heading = [](const std::string& words) { return "<h2>" + escaped(words) + "</h2>\n"; };
  const std::string where = when_and_where(report), title = report.say(Word::report_title);
  std::string out = html_opening(report.language, title + ", " + where, title, where);
  out += heading(report.say(Word::page_money) + " (" + report.currency + ")") + nets_table(report);
  out += heading(report.plan) + payments_table(report);
  for (const ReportSheet& sheet : report.sheets) out += sheet_section(report, sheet);
  out += heading(report.say(Word::report_signatures)) + signatures(report);
  for (const std::string& anchor : report.anchors)
    out += "<p class=\"log\">" + escaped(anchor) + "</p>\n";
  return out + "</body>\n</html>\n";
}

}  // namespace kattegat
