// What entries come to, in a file and in the book.
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <string>

#include "kattegat/evening/judge.hpp"

namespace kattegat {

// What entries that are not void have brought, and whom, by session and entry.
using EntriesThatCount = std::map<std::pair<Uuid, Uuid>, std::map<Uuid, Points>>;
// `who`: whoever the evening calls so.
EntriesThatCount entries_that_count(const Evening&, const JudgedEvening&,
                                    const std::function<Uuid(const std::string& name)>& who);
// Of those that count in both, how many do not come to the same.
std::int64_t counting_otherwise(const EntriesThatCount&, const EntriesThatCount&);

}  // namespace kattegat
