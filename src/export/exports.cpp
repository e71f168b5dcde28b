#include "kattegat/export/exports.hpp"

#include <array>

#include "kattegat/evening/file_limits.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/reports/report.hpp"

namespace kattegat {
namespace {

using Bytes = Result<std::string, Text>;

#ifdef KATTEGAT_PDF
Bytes make_pdf(const ExportInputs& in) { return pdf(make_report(in)); }
#endif
Bytes make_xlsx(const ExportInputs& in) { return xlsx(make_report(in)); }
Bytes make_html(const ExportInputs& in) { return html(make_report(in)); }
template <Dialect dialect>
Bytes make_csv(const ExportInputs& in) {
  return csv(in, dialect);
}
Bytes make_ledger(const ExportInputs& in) {
  return ledger_journal(in.shown, in.judged, in.settlement, in.anchors);
}
// What was written that night; all others say what people are called now.
Bytes make_evening(const ExportInputs& in) {
  if (auto why = why_no_file(in.written)) return *why;
  return evening_file(in.written);
}

// clang-format off
constexpr auto table_of_exports = std::to_array<Export>({
#ifdef KATTEGAT_PDF
    {"pdf",       "pdf",        "PDF",     true,  make_pdf},
#else  // a browser makes it when it prints the page
    {"print",     "print.html", "PDF",     true,  make_html},
#endif
    {"xlsx",      "xlsx",       "Excel",   true,  make_xlsx},
    {"html",      "html",       "HTML",    true,  make_html},
    {"csv",       "csv",        "CSV",     true,  make_csv<Dialect::plain>},
    {"csv-excel", "excel.csv",  "CSV (;)", true,  make_csv<Dialect::excel>},
    {"ledger",    "journal",    "Ledger",  true,  make_ledger},
    {"evening",   "json",       "JSON",    false, make_evening},
});
// clang-format on

// ---- Reports of many evenings ----

#ifdef KATTEGAT_PDF
template <class Report>
Bytes make_report_pdf(const Report& report) {
  return pdf(page_of(report, Figures::typeset));
}
#endif
template <class Report>
Bytes make_report_html(const Report& report) {
  return html(page_of(report, Figures::typeset));
}
template <class Report, Dialect dialect>
Bytes make_report_csv(const Report& report) {
  return csv_of(report, dialect);
}
template <class Report>
Bytes make_report_json(const Report& report) {
  return to_line(Json(answer_of(report))) + "\n";
}

Bytes make_purse_ledger(const PurseReport& report) { return ledger_journal(report); }

// clang-format off
template <class R, class... More>
constexpr auto reports_and(More... more) {
  return std::to_array<ReportExport<R>>({
#ifdef KATTEGAT_PDF
    {"pdf",       "pdf",       "PDF",     make_report_pdf<R>},
#endif
    {"html",      "html",      "HTML",    make_report_html<R>},
    {"csv",       "csv",       "CSV",     make_report_csv<R, Dialect::plain>},
    {"csv-excel", "excel.csv", "CSV (;)", make_report_csv<R, Dialect::excel>},
    {"json",      "json",      "JSON",    make_report_json<R>},
    more...
  });
}
template <class R>
constexpr auto table_of_reports = reports_and<R>();
constexpr auto table_of_purse = reports_and<PurseReport>(
    PurseExport{"ledger", "journal", "Ledger", make_purse_ledger});
// clang-format on

}  // namespace

std::span<const Export> exports() { return table_of_exports; }
std::span<const StandingsExport> standings_exports() { return table_of_reports<RankingReport>; }
std::span<const StatisticsExport> statistics_exports() {
  return table_of_reports<StatisticsReport>;
}
std::span<const TogetherExport> together_exports() { return table_of_reports<TogetherReport>; }
std::span<const PurseExport> purse_exports() { return table_of_purse; }

}  // namespace kattegat
