// Which evening of a book a file is added to.
#pragma once
#include "kattegat/journal/importing/importing.hpp"

namespace kattegat {

struct KnownEvening {
  const EveningInBook* evening = nullptr;  // nullptr: it is new
  bool has_other_header = false;           // which the file does not know: it adds nothing then
};
// Refused where the book has something else under the id: an evening under another header that the
// file has never heard of, or what is no evening.
Result<KnownEvening, NotAdded> known_evening(const Evening& file, const BookBefore&);

}  // namespace kattegat
