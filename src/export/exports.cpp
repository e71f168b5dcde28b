#include "kattegat/export/exports.hpp"

#include <array>

#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/report.hpp"

namespace kattegat {
namespace {

using Bytes = Result<std::string, Text>;

Report report_of(const ExportInputs& in) {
  return make_report(in.shown, in.judged, in.settlement, in.closing, in.payees, in.anchors,
                     in.language);
}

#ifdef KATTEGAT_PDF
Bytes make_pdf(const ExportInputs& in) { return pdf(report_of(in)); }
#endif
Bytes make_xlsx(const ExportInputs& in) {
  if (auto bytes = xlsx(report_of(in))) return std::move(*bytes);
  return text(Word::cli_not_made, "xlsx");
}
Bytes make_html(const ExportInputs& in) { return html(report_of(in)); }
template <Dialect dialect>
Bytes make_csv(const ExportInputs& in) {
  return csv(in.shown, in.judged, in.settlement, in.closing, in.anchors, in.language, dialect);
}
Bytes make_ledger(const ExportInputs& in) {
  return ledger_journal(in.shown, in.judged, in.settlement, in.anchors);
}
// What was written that night; all others say what people are called now.
Bytes make_evening(const ExportInputs& in) { return evening_file(in.written); }

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

// ---- The standings ----

#ifdef KATTEGAT_PDF
Bytes make_ranking_pdf(const RankingReport& report) {
  return pdf(ranking_page(report, Figures::typeset));
}
#endif
Bytes make_ranking_html(const RankingReport& report) {
  return html(ranking_page(report, Figures::typeset));
}
Bytes make_ranking_csv(const RankingReport& report) { return ranking_csv(report); }
Bytes make_ranking_json(const RankingReport& report) {
  return to_line(ranking_answer(report)) + "\n";
}

// clang-format off
constexpr auto table_of_standings = std::to_array<StandingsExport>({
#ifdef KATTEGAT_PDF
    {"pdf",  "pdf",  "PDF",  make_ranking_pdf},
#endif
    {"html", "html", "HTML", make_ranking_html},
    {"csv",  "csv",  "CSV",  make_ranking_csv},
    {"json", "json", "JSON", make_ranking_json},
});
// clang-format on

// ---- The statistics ----

#ifdef KATTEGAT_PDF
Bytes make_statistics_pdf(const StatisticsReport& report) {
  return pdf(statistics_page(report, Figures::typeset));
}
#endif
Bytes make_statistics_html(const StatisticsReport& report) {
  return html(statistics_page(report, Figures::typeset));
}
Bytes make_statistics_csv(const StatisticsReport& report) { return statistics_csv(report); }
Bytes make_statistics_json(const StatisticsReport& report) {
  return to_line(statistics_answer(report)) + "\n";
}

// clang-format off
constexpr auto table_of_statistics = std::to_array<StatisticsExport>({
#ifdef KATTEGAT_PDF
    {"pdf",  "pdf",  "PDF",  make_statistics_pdf},
#endif
    {"html", "html", "HTML", make_statistics_html},
    {"csv",  "csv",  "CSV",  make_statistics_csv},
    {"json", "json", "JSON", make_statistics_json},
});
// clang-format on

}  // namespace

std::span<const Export> exports() { return table_of_exports; }
std::span<const StandingsExport> standings_exports() { return table_of_standings; }
std::span<const StatisticsExport> statistics_exports() { return table_of_statistics; }

std::string anchor_line(const Uuid& log, std::int64_t count, const Hash& head, Language language) {
  return say(text(Word::cli_head, to_string(log), count, to_string(head)), language);
}

}  // namespace kattegat
