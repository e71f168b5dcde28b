// A session on a sheet of a workbook: a row an entry, with running totals, and what they come to.
#pragma once
#include <xlsxwriter.h>

#include <cstddef>
#include <string>

#include "cells.hpp"
#include "formats.hpp"
#include "kattegat/export/reports/report.hpp"

namespace kattegat::workbook {

// Where the settlement finds what a session's players have won or lost in money.
struct MoneyRow {
  std::string sheet;  // by its name
  std::size_t row = 0;
  [[nodiscard]] Cell of(std::size_t player) const;  // of the session's, in seat order
};

MoneyRow write_session(Sheet&, const Formats&, const Report&, const ReportSheet&);

}  // namespace kattegat::workbook
