// Whether two entries say the same, though their players sat in another order when one was written.
#pragma once
#include "kattegat/journal/records/entry_contents.hpp"

namespace kattegat {

// Either of them may have forgotten the texts since.
inline bool is_same_entry(const EntryContents& one, const EntryContents& other) {
  return one.body == other.body &&
         (one.texts == other.texts || one.texts.empty() || other.texts.empty());
}

// `given` lists its players in the order of `numbers`. Whose turn it was to deal, as somebody wrote
// it before the seats were put right, no longer stands in the book.
template <class G>
bool says_the_same(const EntryContents& known, const EntryContents& given,
                   const SessionContents& held, Names numbers) {
  if (is_same_entry(known, given)) return true;
  const auto in_order = [&](const EntryContents& one) {
    ReadEntry<G> read = from_body<G>(one.body, numbers);
    if (!read.form.empty()) return one;
    if (held.dealers_until > 0) read.entry.stamp.dealer.reset();
    return EntryContents{to_line(entry_to_json(read.entry, numbers)), one.texts};
  };
  return is_same_entry(in_order(known), in_order(given));
}

}  // namespace kattegat
