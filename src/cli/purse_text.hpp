// What the purse comes to, in words.
#pragma once
#include "db/purse.hpp"
#include "kattegat/words.hpp"

namespace kattegat::cli {

std::string purse_page(const PurseView&, Language);
// Beside the settlement of an evening: what of the purse belongs to it.
std::string purse_beside(const PurseView&, Language);

}  // namespace kattegat::cli
