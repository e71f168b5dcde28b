// Entries in the book call their players by number, and the header of the session says who has
// which. Two books may have written a header of one session apart, from a file that was renamed or
// put right between them, and then one number means two people: each log's entries mean what the
// log's own header said. Who has written none took the header over with the entries of others.
#pragma once
#include <functional>
#include <map>

#include "kattegat/journal/conflict.hpp"

namespace kattegat {

// The one id for all records that are about the same player of an evening.
using WhoIs = std::function<Uuid(const Uuid&)>;
// By the number that a log writes, the number in the header that holds.
using Numbering = std::vector<int>;
// By the origin of the log. Logs that number as the header does are not among them.
using Numberings = std::map<Uuid, Numbering>;

// `headers`: the resolved records of one session.
Numberings numberings(const Thing& headers, const WhoIs&);

// The entries and corrections among the records, as the header that holds would number them.
void number_as_held(Items& below, const SessionContents& held, const Numberings&);
// The other way: what the log of this origin is to say.
void number_as_own(std::span<NewRecord>, const SessionContents& held, const Numberings&,
                   const Uuid& origin);

}  // namespace kattegat
