// An entry in another's place.
#pragma once
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/entering/correction_id.hpp"
#include "kattegat/journal/entering/seat_names.hpp"

namespace kattegat {

// An entry that is to take another's place.
struct Replacement {
  Uuid id;
  EntryContents contents;
  Violations form;        // why it cannot be read, which cannot be forced
  bool is_taken = false;  // something else in the book has this id
};
// What is to stand in the place of `of`.
Replacement read_replacement(const SessionBefore&, const Json& entry, NamesOf, const Uuid& of,
                             const std::function<bool(const Uuid&)>& is_taken);
Amendment correcting(const SessionBefore&, const EntryRequest&, const Replacement&);

}  // namespace kattegat
