// The headers of one session, in whichever logs and below whichever evenings: which of them count,
// and which holds.
#pragma once
#include <utility>
#include <vector>

#include "kattegat/journal/decisions/conflict.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

using ReadHeaders = std::vector<std::pair<const Item*, SessionContents>>;
// Those that can be read.
ReadHeaders each_read(const Items& headers);

// Those that count, resolved; none holds where none can be read. `headers`: sorted.
Thing resolved_headers(const Items& headers, const WhoIs&);
// Sorts them. Those that nobody has decided upon since: the last one holds.
std::vector<std::size_t> open_headers(Items& headers);

// What a header says, but for how it numbers: what two tablets say alike that begin with one file.
SessionMeaning who_sits_where(const Uuid& evening, const SessionContents&, const WhoIs&);

}  // namespace kattegat
