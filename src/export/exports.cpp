#include "kattegat/export/exports.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/report.hpp"
#include "kattegat/export/season.hpp"

namespace kattegat {
namespace {

using Bytes = Result<std::string, Text>;

Bytes or_not_made(std::optional<std::string> bytes, std::string_view id) {
  if (bytes) return std::move(*bytes);
  return text(Word::cli_not_made, std::string(id));
}

Report report_of(const ExportInputs& in) {
  return make_report(in.shown, in.judged, in.settlement, in.closing, in.payees, in.anchors,
                     in.language);
}

#ifdef KATTEGAT_PDF
Bytes make_pdf(const ExportInputs& in) { return or_not_made(pdf(report_of(in)), "pdf"); }
#endif
Bytes make_xlsx(const ExportInputs& in) { return or_not_made(xlsx(report_of(in)), "xlsx"); }
Bytes make_html(const ExportInputs& in) { return html(report_of(in)); }
Bytes make_csv(const ExportInputs& in) {
  return csv(in.shown, in.judged, in.settlement, in.anchors, in.language);
}
Bytes make_ledger(const ExportInputs& in) {
  return ledger_journal(in.shown, in.judged, in.settlement, in.anchors);
}
// What was written that night; all others say what people are called now.
Bytes make_evening(const ExportInputs& in) { return evening_file(in.written); }

// clang-format off
constexpr auto table_of_exports = std::to_array<Export>({
#ifdef KATTEGAT_PDF
    {"pdf",     "pdf",     "PDF",    true,  make_pdf},
#else  // a browser makes it when it prints the page
    {"print", "print.html", "PDF",   true,  make_html},
#endif
    {"xlsx",    "xlsx",    "Excel",  true,  make_xlsx},
    {"html",    "html",    "HTML",   true,  make_html},
    {"csv",     "csv",     "CSV",    true,  make_csv},
    {"ledger",  "journal", "Ledger", true,  make_ledger},
    {"evening", "json",    "JSON",   false, make_evening},
});
// clang-format on

// ---- The standings ----

using Lines = std::vector<StandingLine>;

#ifdef KATTEGAT_PDF
// The currency in which most have played.
std::string usual_currency(const Lines& lines) {
  std::map<std::string, int> count;
  for (const StandingLine& line : lines)
    for (const auto& [currency, money] : line.money) ++count[currency];
  const auto most = std::max_element(
      count.begin(), count.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == count.end() ? std::string() : most->first;
}

// On paper the richest is the first; a spreadsheet sorts by itself.
Lines ranked(Lines lines) {
  const std::string usual = usual_currency(lines);
  const auto money = [&](const StandingLine& line) {
    for (const auto& [currency, sum] : line.money)
      if (currency == usual) return sum;
    return Money{};
  };
  std::sort(lines.begin(), lines.end(), [&](const StandingLine& a, const StandingLine& b) {
    return std::tuple(money(b), a.player, a.person) < std::tuple(money(a), b.player, b.person);
  });
  return lines;
}

Bytes make_standings_pdf(const Lines& lines, const StandingsChoice& choice, Language language) {
  return or_not_made(standings_pdf(ranked(lines), choice, language), "pdf");
}
#endif
Bytes make_standings_csv(const Lines& lines, const StandingsChoice&, Language language) {
  return standings_csv(lines, language);
}

// clang-format off
constexpr auto table_of_standings = std::to_array<StandingsExport>({
#ifdef KATTEGAT_PDF
    {"pdf", "pdf", "PDF", make_standings_pdf},
#endif
    {"csv", "csv", "CSV", make_standings_csv},
});
// clang-format on

}  // namespace

std::span<const Export> exports() { return table_of_exports; }
std::span<const StandingsExport> standings_exports() { return table_of_standings; }

std::string anchor_line(const Uuid& log, std::int64_t count, const Hash& head, Language language) {
  return say(text(Word::cli_head, to_string(log), count, to_string(head)), language);
}

}  // namespace kattegat
