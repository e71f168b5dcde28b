// The report as a workbook: one sheet a session with live formulas, one for the settlement.
#include <xlsxwriter.h>

#include <optional>
#include <utility>
#include <vector>

#include "formats.hpp"
#include "kattegat/export/reports/report.hpp"
#include "kattegat/files/temporary_file.hpp"
#include "session_sheet.hpp"
#include "settlement_sheet.hpp"
#include "src/export/fixed_day.hpp"

namespace kattegat {
namespace {

// Not when it was written but which evening it is.
void set_properties(lxw_workbook* book, std::string title) {
  std::string program = "Kattegat";
  lxw_doc_properties properties{};
  properties.title = title.data();
  properties.author = program.data();
  properties.created = fixed_time;
  workbook_set_properties(book, &properties);
}

// False where a sheet or a cell is missing.
bool write_sheets(lxw_workbook* book, const Report& report) {
  const workbook::Formats formats(book, report.currency);
  auto settlement = workbook::add_sheet(book, report.say(Word::report_title));
  if (!settlement) return false;
  std::vector<workbook::MoneyRow> money;
  for (const ReportSheet& sheet : report.sheets) {
    auto to = workbook::add_sheet(book, sheet.name);
    if (!to) return false;
    money.push_back(workbook::write_session(*to, formats, report, sheet));
    if (!to->is_whole) return false;
  }
  workbook::write_settlement(*settlement, formats, report, money);
  return settlement->is_whole;
}

std::optional<std::string> make_workbook(const Report& report) {
  // Every session is a column of the settlement, which has five more: known before all are written.
  if (report.sheets.size() + 5 > LXW_COL_MAX) return std::nullopt;
  const auto file = TemporaryFile::make();
  if (!file) return std::nullopt;
  lxw_workbook* book = workbook_new(file->path().c_str());
  if (!book) return std::nullopt;
  set_properties(book, "Kattegat " + report.date);
  const bool is_whole = write_sheets(book, report);
  if (workbook_close(book) != LXW_NO_ERROR || !is_whole) return std::nullopt;
  auto bytes = file->read();
  if (!bytes) return std::nullopt;
  return std::move(*bytes);
}

}  // namespace

// The library takes a temporary file of its own that cannot be read back for an empty one, and says
// nothing: only what comes out the same twice is believed.
Result<std::string, Text> xlsx(const Report& report) {
  auto bytes = make_workbook(report);
  if (!bytes || bytes != make_workbook(report)) return text(Word::export_not_made, "xlsx");
  return std::move(*bytes);
}

}  // namespace kattegat
