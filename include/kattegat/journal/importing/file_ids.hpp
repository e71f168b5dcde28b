// The ids of what a file gives none: they follow from what it says, so that two tablets that take
// the same evening in have one.
#pragma once
#include <functional>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

// The one that the file gives; else that which follows from what it says, and that which an earlier
// edition took from how it was written.
struct IdOfFile {
  Uuid usual, earlier;
};
IdOfFile id_of_file(const Evening&);

using IsKnown = std::function<bool(const Uuid&)>;  // whether the book has this evening
Uuid id_in_book(const IdOfFile&, const IsKnown&);

struct IdQuestions {
  IsKnown is_known;
  std::function<const Evening*()> in_book;  // the file's, as it is now; nullptr where it is new
};
// What has no id gets one that follows from what it says, in whatever order its keys and players
// stand and whatever it leaves to the defaults: the same file is the same evening; one that has
// its id from an earlier edition keeps it. The id is that of the same evening, as it was read. Of
// an evening that has its id, a session is the game and the players: that which the book has, or
// one more.
void complete_ids(Evening&, const IdOfFile&, const IdQuestions&);

}  // namespace kattegat
