// Which entry each correction of a session is about, however many corrections lie between.
#pragma once
#include <functional>
#include <map>

#include "kattegat/core/uuid.hpp"

namespace kattegat {

// By correction, where there is one: the entry to which it leads in the end, past those corrections
// that are entries as well. One that comes back to itself, or is of what is not known, is about the
// first entry on its way, which may be itself.
// `corrects`: by correction what it corrects, an entry or another correction.
std::map<Uuid, Uuid> entries_behind(const std::map<Uuid, Uuid>& corrects,
                                    const std::function<bool(const Uuid&)>& is_entry);

}  // namespace kattegat
