// A session's score sheet on paper.
#pragma once
#include "kattegat/export/reports/report.hpp"
#include "paper.hpp"

namespace kattegat {

// From a new page on. With more players than fit beside each other the columns are divided: the
// sheet is written once for those of each part.
void put_sheet(Paper&, const Report&, const ReportSheet&);

}  // namespace kattegat
