// The purse's records among the evenings of a book: who is who in them, and who was.
#pragma once
#include "kattegat/journal/evenings/who_is_who.hpp"
#include "kattegat/journal/purse/purse.hpp"

namespace kattegat {

// Valid while `who` is there.
PurseBefore purse_among(Items below, const WhoIsWho& who);

}  // namespace kattegat
