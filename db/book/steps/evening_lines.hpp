// The list of the evenings, for whoever is reading and has read the headers.
#pragma once
#include <vector>

#include "db/store/store.hpp"
#include "kattegat/journal/evenings/evening_line.hpp"

namespace kattegat {

std::vector<EveningLine> evening_lines(Store&, Items headers, const People&);

}  // namespace kattegat
