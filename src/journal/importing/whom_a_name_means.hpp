// Whom a name means that comes by a file, where somebody else of the book has been given it.
#pragma once
#include "kattegat/journal/people/everybody.hpp"
#include "kattegat/journal/records/contents.hpp"

namespace kattegat {

// That a player who comes by this name alone is whoever has been given it; nothing where nobody
// has, where that is not clear, or where our log's own records say so already.
std::optional<NewRecord> whom_the_name_means(const std::string& name, const Uuid& player,
                                             const People&, const Uuid& own_log);

}  // namespace kattegat
