// What entries come to, in a file and in the book.
#pragma once
#include <cstdint>
#include <map>
#include <vector>

#include "kattegat/evening/judge.hpp"

namespace kattegat {

// What entries that are not void have brought, whoever it was, by session and entry.
using EntriesThatCount = std::map<std::pair<Uuid, Uuid>, std::vector<Points>>;
EntriesThatCount counted(const Evening&, const JudgedEvening&);
// Of those that count in both, how many do not come to the same.
std::int64_t differing(const EntriesThatCount&, const EntriesThatCount&);

}  // namespace kattegat
