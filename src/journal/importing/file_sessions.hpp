// What a book lacks of the sessions of an evening file.
#pragma once
#include <set>

#include "import_so_far.hpp"

namespace kattegat {

// Adds it, and answers which sessions were there and have got something new. `players`: who those
// of the file are in the book. `held`: what the book has of the evening; nullptr where it is new.
Result<std::set<Uuid>, Damage> add_sessions(const Evening&, const std::vector<Uuid>& players,
                                            const EveningInBook* held, const Roster&, ImportSoFar&);

}  // namespace kattegat
