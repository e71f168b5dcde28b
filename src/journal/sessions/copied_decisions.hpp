// Which decisions about an entry are copies of others: a file brings decisions without what their
// writers had seen, so they are known by what they say.
#pragma once
#include <map>
#include <set>

#include "kattegat/journal/decisions/decisions.hpp"
#include "rows_left.hpp"

namespace kattegat {

struct CopiedDecisions {
  std::map<Hash, Hash> decision_of;  // by the record of a copy: what it is a copy of
  // Places of those of which it is known what their writers had seen, for they have come otherwise,
  // too.
  std::set<std::size_t> known;
};
// `versions`: of an entry; the first `begun` of them are the entry itself.
CopiedDecisions copied_decisions(const std::vector<Version>& versions, std::size_t begun,
                                 const RowsLeft&);

}  // namespace kattegat
