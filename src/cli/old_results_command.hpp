// `import --csv`: a club's old results out of a table of its own.
#pragma once
#include "commands.hpp"

namespace kattegat::cli {

struct OldResultsOrder {
  bool dry_run = false, undo = false;
  Force force = Force::no;  // although an evening of that day may be the same one
  std::string why = {};
  std::string layout = {}, date = {}, player = {}, money = {}, points = {}, place = {};
  std::string game = {}, stake = {}, currency = usual_currency;
  std::string decimal = {}, encoding = {}, separator = {};
};
int import_old_results(const Setting&, const std::vector<std::string>& files,
                       const OldResultsOrder&);

}  // namespace kattegat::cli
