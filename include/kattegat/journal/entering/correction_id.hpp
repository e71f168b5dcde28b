// The id of a correction that was given none: alike on two tablets that correct alike, and told for
// what it is in a file.
#pragma once
#include <string>
#include <utility>

#include "kattegat/journal/records/entry_contents.hpp"

namespace kattegat {

// `nth`: of those that say the same of the entry.
Uuid correction_id(const Uuid& of, const std::string& says, int nth);
// What an entry says, whoever says it and when.
template <class G>
std::string what_is_said(Entry<G> entry, Names numbers) {
  entry.stamp.at.reset();
  entry.stamp.by.reset();
  return to_contents<G>(std::move(entry), numbers).body;
}

}  // namespace kattegat
