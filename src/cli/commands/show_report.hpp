// A report as it was asked for: as a file of some form, as JSON, or as a page.
#pragma once
#include <optional>

#include "kattegat/export/answer.hpp"
#include "kattegat/export/exports.hpp"
#include "kattegat/export/plain_text.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

// `nothing`: what is said on a page when there is nothing to report.
template <class Report>
Status show_report(const Setting& setting, const Report& report, const ReportExport<Report>* as,
                   const Output& output, const std::optional<Text>& nothing = {}) {
  if (as) return deliver(setting, as->label, as->make(report), output);
  if (setting.json) return answer_json(setting, answer_of(report));
  if (nothing) return answer(setting, *nothing);
  return answer(setting, plain_text(page_of(report, Figures::plain)));
}

}  // namespace kattegat::cli
