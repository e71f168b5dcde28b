// What `import --csv` answers: how each table was understood, and what came of it.
#pragma once
#include "commands/old_results.hpp"
#include "db/several/old_results.hpp"

namespace kattegat::cli {

// One file, as it is understood.
struct ReadTable {
  std::string file;
  std::vector<std::string> heading;
  OldMapping mapping;
  OldResults results;
  bool has_more = false;  // the workbook, on other sheets
};

// Rows that say nothing that can be taken, by their tables.
Status show_wrong_rows(const Setting&, const std::vector<ReadTable>&);
Status show_wrong(const Setting&, const std::vector<Violation>&);

struct OldResultsOutcome {
  const std::vector<ReadTable>& tables;
  Run run = Run::dry;
  KnownResults known;
  std::int64_t records = 0;  // that were new
};
Status show_outcome(const Setting&, const OldResultsOutcome&);
Status show_taken_back(const Setting&, std::int64_t count, Run);

}  // namespace kattegat::cli
