// The book, read; and of what two books decided differently, which side is kept.
#pragma once
#include <optional>

#include "kattegat/export/exports.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

Status show_evenings(const Setting&);
Status show_entries(const Setting&, const std::string& session);
struct ExportOrder {
  std::string evening;
  const Export* as = nullptr;
  bool without_numbers = false;  // by which people are paid
  Output output;
};
Status export_evening(const Setting&, const ExportOrder&);

// Of the evening, or of the whole book when that is empty. `keep`: the beginning of a side's
// record, which is decided for; without it they are shown.
Status show_conflicts(const Setting&, const std::string& evening,
                      const std::optional<std::string>& keep);

}  // namespace kattegat::cli
