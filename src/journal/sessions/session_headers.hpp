// The headers of one session, in whichever logs and below whichever evenings: which of them count,
// and which holds.
#pragma once
#include <vector>

#include "kattegat/journal/decisions/thing.hpp"
#include "kattegat/journal/people/who_is.hpp"

namespace kattegat {

struct ReadHeader {
  const Item* item = nullptr;  // which says it, and must outlive this
  SessionContents contents;
};
using ReadHeaders = std::vector<ReadHeader>;
// Those that can be read, in the same order.
ReadHeaders each_read(const Items& headers);

// Those that count, resolved; none holds where none can be read. `headers`: sorted, and as long
// there as the answer.
Thing resolved_headers(const Items& headers, const WhoIs&);
// Sorts them, and answers the places of those that nobody has decided upon since: the last one
// holds.
std::vector<std::size_t> open_headers(Items& headers);

// To what a decision follows it adds a header: where that only takes over, also what it stands for,
// which is what everybody knows who has never heard of this log.
void follow_header(Follows&, const Hash& header, const SessionContents&);

// What a header says, but for how it numbers: what two tablets say alike that begin with one file.
SessionMeaning who_sits_where(const Uuid& evening, const SessionContents&, const WhoIs&);

}  // namespace kattegat
