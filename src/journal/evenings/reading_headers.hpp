// What the headers of an evening say by themselves, whoever takes part in it.
#pragma once
#include <vector>

#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/decisions/thing.hpp"

namespace kattegat {

// The headers of one evening, resolved; nothing where none can be read. They stand in the order
// that every book agrees on, and have to stay.
std::optional<Thing> resolved_evening(const std::vector<const Item*>& headers);
const EveningContents& header_held_by(const Thing& evening);

// As a file would have it, but for its players: two stand for them, who may be more than a file can
// have.
Result<Evening, Text> evening_of_header(const Uuid& id, const EveningContents&);

}  // namespace kattegat
