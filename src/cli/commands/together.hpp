// `settle` of several evenings of the book at once.
#pragma once
#include <optional>

#include "kattegat/export/exports.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

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
