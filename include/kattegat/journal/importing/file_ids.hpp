// The ids of what a file gives none: they follow from what it says, so that two tablets that take
// the same evening in have one.
#pragma once
#include <functional>

#include "kattegat/evening/evening.hpp"

namespace kattegat {

struct IdQuestions {
  std::function<bool(const Uuid&)> is_known;     // whether the book has this evening
  std::function<std::optional<Evening>()> held;  // the file's, as it is now
};
// What has no id gets one that follows from what it says, in whatever order its keys and players
// stand and whatever it leaves to the defaults: the same file is the same evening; one that has
// its id from an earlier edition keeps it. Of an evening that has its id, a session is the game and
// the players: that which the book has, or one more.
void complete_ids(Evening&, const IdQuestions&);
// The one that it gives; else that which follows from what it says.
Uuid id_of_file(const Evening&, const IdQuestions&);

}  // namespace kattegat
