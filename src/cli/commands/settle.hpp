// An evening file looked at, and evenings settled: that of a file, one of the book, or several.
#pragma once
#include <optional>

#include "kattegat/evening/settle.hpp"
#include "kattegat/export/exports.hpp"
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
Status check(const Setting&, const std::string& file);
Status settle_file(const Setting&, const std::string& file, const SettleOrder&);
Status settle_stored(const Setting&, const std::string& evening, const SettleOrder&);

// Several evenings at once: those that are named, or those of the time. Ticking their payments
// writes to the book.
struct TogetherOrder {
  std::vector<std::string> evenings;
  std::string from, to;                     // dates; empty: no bound
  bool paid = false;                        // it has been paid: it is ticked
  std::optional<std::string> payer, payee;  // what these pay and get alone; nothing: whoever
  const TogetherExport* as = nullptr;       // nullptr: shown
  Output output;
};
Status settle_together(const Setting&, const TogetherOrder&);

}  // namespace kattegat::cli
