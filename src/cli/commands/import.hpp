// Storing evening files.
#pragma once
#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

// With Force::yes also what breaks a rule of play, and without remarks on names.
Status import_files(const Setting&, const std::vector<std::string>& files, Force);

}  // namespace kattegat::cli
