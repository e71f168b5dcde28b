// Ids as people type them: whole, or their beginning.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "db/book/book.hpp"
#include "db/store/fault.hpp"

namespace kattegat {

// What a part of an id, or a whole one, stands for: of the things that are wanted where one of
// these begins so (thing_of), else of all. Digits, with or without dashes, at least four.
Result<Uuid, BookFault> find_id(const Book&, std::string_view typed,
                                std::optional<RecordKind> wanted = {});
// The digits of what may be the beginning of an id, without its dashes.
Result<std::string, BookFault> digits_of_id(std::string_view typed);

// What the things with this id are; nothing when there is none.
Result<std::set<RecordKind>, BookFault> kinds_of(const Book&, const Uuid&);

}  // namespace kattegat
