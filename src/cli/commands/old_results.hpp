// `import --csv`: a club's old results out of a table of its own.
#pragma once
#include "kattegat/journal/records/overruling.hpp"
#include "kattegat/old_results/old_results.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

// A dry run says what would be done.
enum class Run { dry, in_earnest };

struct OldResultsOrder {
  Run run = Run::in_earnest;
  bool undo = false;
  Force force = Force::no;  // although an evening of that day may be the same one
  std::string why = {};
  OldChoice choice = {};
  // Of what is no workbook.
  Encoding encoding = Encoding::utf8;
  std::optional<char> separator = {};  // nothing: as the heading has it
};
Status import_old_results(const Setting&, const std::vector<std::string>& files,
                          const OldResultsOrder&);

}  // namespace kattegat::cli
