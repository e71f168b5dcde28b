// The commands that decide about entries.
#pragma once
#include "kattegat/journal/records/overruling.hpp"
#include "src/cli/answers.hpp"

namespace kattegat::cli {

// What is decided about an entry.
struct DecisionOrder {
  std::string entry;  // or SESSION/ENTRY
  std::string why;
  Force force = Force::no;
};
Status void_stored(const Setting&, const DecisionOrder&);
Status restore_stored(const Setting&, const DecisionOrder&);
Status correct_stored(const Setting&, const DecisionOrder&);  // by the entry on standard input

}  // namespace kattegat::cli
