#include "kattegat/export/exports.hpp"

#include <array>

#include "kattegat/evening/write.hpp"
#include "kattegat/export/csv.hpp"
#include "kattegat/export/ledger.hpp"
#include "kattegat/export/report.hpp"

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

Bytes make_pdf(const ExportInputs& in) { return or_not_made(pdf(report_of(in)), "pdf"); }
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
constexpr std::array<Export, 6> table_of_exports{{
    {"pdf",     "pdf",     "PDF",    true,  make_pdf},
    {"xlsx",    "xlsx",    "Excel",  true,  make_xlsx},
    {"html",    "html",    "HTML",   true,  make_html},
    {"csv",     "csv",     "CSV",    true,  make_csv},
    {"ledger",  "journal", "Ledger", true,  make_ledger},
    {"evening", "json",    "JSON",   false, make_evening},
}};
// clang-format on

// ---- The standings ----

Bytes make_ranking_pdf(const RankingReport& report) {
  return or_not_made(pdf(ranking_page(report, Figures::typeset)), "pdf");
}
Bytes make_ranking_html(const RankingReport& report) {
  return html(ranking_page(report, Figures::typeset));
}
Bytes make_ranking_csv(const RankingReport& report) { return ranking_csv(report); }
Bytes make_ranking_json(const RankingReport& report) {
  return to_line(ranking_answer(report)) + "\n";
}

// clang-format off
constexpr std::array<StandingsExport, 4> table_of_standings{{
    {"pdf",  "pdf",  "PDF",  make_ranking_pdf},
    {"html", "html", "HTML", make_ranking_html},
    {"csv",  "csv",  "CSV",  make_ranking_csv},
    {"json", "json", "JSON", make_ranking_json},
}};
// clang-format on

// ---- The statistics ----

Bytes make_statistics_pdf(const StatisticsReport& report) {
  return or_not_made(pdf(statistics_page(report, Figures::typeset)), "pdf");
}
Bytes make_statistics_html(const StatisticsReport& report) {
  return html(statistics_page(report, Figures::typeset));
}
Bytes make_statistics_csv(const StatisticsReport& report) { return statistics_csv(report); }
Bytes make_statistics_json(const StatisticsReport& report) {
  return to_line(statistics_answer(report)) + "\n";
}

// clang-format off
constexpr std::array<StatisticsExport, 4> table_of_statistics{{
    {"pdf",  "pdf",  "PDF",  make_statistics_pdf},
    {"html", "html", "HTML", make_statistics_html},
    {"csv",  "csv",  "CSV",  make_statistics_csv},
    {"json", "json", "JSON", make_statistics_json},
}};
// clang-format on

}  // namespace

std::span<const Export> exports() { return table_of_exports; }
std::span<const StandingsExport> standings_exports() { return table_of_standings; }
std::span<const StatisticsExport> statistics_exports() { return table_of_statistics; }

std::string anchor_line(const Uuid& log, std::int64_t count, const Hash& head, Language language) {
  return say(text(Word::cli_head, to_string(log), count, to_string(head)), language);
}

}  // namespace kattegat
