// Every player's money on a sheet of a workbook, session by session, and what rounding and the
// payments make of it.
#pragma once
#include <xlsxwriter.h>

#include <vector>

#include "formats.hpp"
#include "kattegat/export/reports/report.hpp"
#include "session_sheet.hpp"

namespace kattegat::workbook {

// `money`: of the report's sheets, one after the other.
void write_settlement(Sheet&, const Formats&, const Report&, const std::vector<MoneyRow>& money);

}  // namespace kattegat::workbook
