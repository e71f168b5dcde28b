// An evening settled: that of a file, or one of the book.
#pragma once
#include "kattegat/evening/settle.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

struct PlanAsked {
  PlanChoice::Kind kind = PlanChoice::Kind::fewest;
  std::string banker = {};  // with whom everybody settles, when that is the plan
};
// How an evening is settled, and what is asked of it beside that.
struct SettleOrder {
  PlanAsked plan = {};
  std::vector<std::string> what_if = {};  // JSON: other house rules
};
Status settle_file(const Setting&, const std::string& file, const SettleOrder&);
Status settle_stored(const Setting&, const std::string& evening, const SettleOrder&);

}  // namespace kattegat::cli
