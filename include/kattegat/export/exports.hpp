// Everything that an evening, the standings, the statistics, evenings settled together and the
// purse can be written as: tables, which the app's buttons and the command line walk.
#pragma once
#include <span>

#include "kattegat/core/hash.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/export/inputs.hpp"
#include "kattegat/export/purse_report.hpp"
#include "kattegat/export/statistics_report.hpp"
#include "kattegat/export/together_report.hpp"

namespace kattegat {

struct Export {
  std::string_view id;      // on the command line and on the screen
  std::string_view ending;  // of its file
  std::string_view label;   // a proper name, in every language the same
  bool settled;             // made of an evening without complaints only
  Result<std::string, Text> (*make)(const ExportInputs&);
};
std::span<const Export> exports();

// What a report of many evenings can be written as; the same for each of them.
template <class Report>
struct ReportExport {
  std::string_view id, ending, label;
  Result<std::string, Text> (*make)(const Report&);
};
using StandingsExport = ReportExport<RankingReport>;
using StatisticsExport = ReportExport<StatisticsReport>;
using TogetherExport = ReportExport<TogetherReport>;
using PurseExport = ReportExport<PurseReport>;
std::span<const StandingsExport> standings_exports();
std::span<const StatisticsExport> statistics_exports();
std::span<const TogetherExport> together_exports();
std::span<const PurseExport> purse_exports();

// A Text: there is none of that id.
template <class E>
Result<const E*, Text> find_export(std::span<const E> table, const std::string& id) {
  std::string ids;  // "pdf, csv"
  for (const E& one : table) {
    if (one.id == id) return &one;
    ids += (ids.empty() ? "" : ", ") + std::string(one.id);
  }
  return text(Word::export_unknown, id, ids);
}
// nullptr: none is asked for.
template <class E>
Result<const E*, Text> export_asked_for(std::span<const E> table, const std::string& id) {
  if (id.empty()) return static_cast<const E*>(nullptr);
  return find_export(table, id);
}

// A log of the book: what `verify --anchor` takes.
std::string anchor_line(const Uuid& log, std::int64_t count, const Hash& head, Language);

// Of an evening as the book shows it, db's EveningView: a layer that this one does not know.
template <class View>
ExportInputs export_inputs(View view, PlanChoice plan, Language language) {
  ExportInputs inputs{.written = std::move(view.written),
                      .shown = std::move(view.shown),
                      .judged = {},
                      .settlement = {},
                      .closing = std::move(view.closing),
                      .payees = {},
                      .anchors = {},
                      .language = language};
  inputs.judged = judge(inputs.shown);
  if (inputs.judged.complaints.empty())
    inputs.settlement = settle(inputs.shown, inputs.judged, plan);
  for (const auto& person : view.payees)
    inputs.payees.push_back({person.name, person.swish, person.mobilepay, person.iban});
  for (const auto& head : view.heads)
    inputs.anchors.push_back(anchor_line(head.origin, head.count, head.hash, language));
  return inputs;
}

}  // namespace kattegat
