// What the book has of an evening, as a file.
#pragma once
#include "kattegat/export/exports.hpp"
#include "src/cli/answers.hpp"
#include "src/cli/deliver.hpp"

namespace kattegat::cli {

struct ExportOrder {
  std::string evening;
  const Export* as = nullptr;
  bool without_numbers = false;  // by which people are paid
  Output output;
};
Status export_evening(const Setting&, const ExportOrder&);

}  // namespace kattegat::cli
