// What two books have decided differently.
#pragma once
#include <optional>
#include <vector>

#include "db/book/book.hpp"
#include "db/book/stored.hpp"
#include "db/store/fault.hpp"
#include "kattegat/journal/conflict.hpp"

namespace kattegat {

// Of one evening, or of the whole book and its roster.
Result<std::vector<Conflict>, BookFault> conflicts(const Book&, const std::optional<Uuid>& evening);
// Decides for the side with this record, having seen all of them.
Result<OnDisk, BookFault> keep_side(Book&, const Conflict&, const Hash& record);

}  // namespace kattegat
