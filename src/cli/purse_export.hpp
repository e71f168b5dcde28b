// The purse as a file for another program.
#pragma once
#include <span>

#include "db/purse.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {

struct PurseExport {
  std::string_view id;
  std::string (*make)(const PurseView&, Language);
};
std::span<const PurseExport> purse_exports();

}  // namespace kattegat::cli
