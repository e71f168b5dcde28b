// An entry in another's place.
#pragma once
#include "kattegat/journal/entering/amending.hpp"
#include "kattegat/journal/entering/seat_names.hpp"
#include "kattegat/journal/records/entry_contents.hpp"

namespace kattegat {

// An entry that is to take another's place.
struct Replacement {
  Uuid id;
  EntryContents contents;
  Violations form;        // why it cannot be read, which cannot be forced
  bool is_taken = false;  // something else in the book has this id
};
// The id of a correction that was given none: alike on two tablets that correct alike, and told for
// what it is in a file. `nth`: of those that say the same of the entry.
Uuid correction_id(const Uuid& of, const std::string& says, int nth);
// What an entry says, whoever says it and when.
template <class G>
std::string what_is_said(Entry<G> entry, Names numbers) {
  entry.stamp.at.reset();
  entry.stamp.by.reset();
  return to_contents<G>(std::move(entry), numbers).body;
}
// What is to stand in the place of `of`.
Replacement read_replacement(const SessionBefore&, const Json& entry, NamesOf, const Uuid& of,
                             const std::function<bool(const Uuid&)>& is_taken);
Amendment correcting(const SessionBefore&, const EntryRequest&, const Replacement&);

}  // namespace kattegat
