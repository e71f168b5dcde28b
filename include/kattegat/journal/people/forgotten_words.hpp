// Words that are forgotten: which of a book's records have them, and which may name somebody who is
// to be. README, "Forgetting".
#pragma once
#include "kattegat/core/text/likeness.hpp"
#include "kattegat/journal/people/roster.hpp"

namespace kattegat {

// Whether the record's words go, by everything that the roster says has been erased.
bool are_words_forgotten(const Item&, const Roster&);
// Words that somebody has written as they liked, and that may name anybody.
bool is_free_text(RecordKind);
// Whether its free texts mention one of the names.
bool mentions_any(const Item&, const Mentioned& names);
// The words of what has not been stored yet go, where they mention one of the names.
void forget_words(NewRecord&, const Mentioned& names);
// Or where it is about somebody who has been erased.
void forget_words(NewRecord&, const Roster&);

}  // namespace kattegat
