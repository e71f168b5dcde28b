// The purse's records among the evenings of a book: who is who in them, and who was.
#pragma once
#include <memory>

#include "kattegat/journal/everybody.hpp"
#include "kattegat/journal/joining.hpp"
#include "kattegat/journal/purse.hpp"

namespace kattegat {

PurseBefore purse_among(Items below, const std::vector<EveningHistory>&, const Roster&,
                        std::shared_ptr<const ByAnyId> members, Wholes);

}  // namespace kattegat
