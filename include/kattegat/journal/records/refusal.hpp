// What comes of a request to the journal: what is to be stored, or why nothing is.
#pragma once
#include <utility>

#include "kattegat/core/result.hpp"
#include "kattegat/evening/evening.hpp"
#include "kattegat/journal/records/record.hpp"

namespace kattegat {

// A breach of the rules by what was to be stored; nothing was.
struct Refused {
  Evening evening;
  Complaints complaints;
  std::size_t which = 0;  // of several evenings that were to be stored together
};
// What breaks a rule once it is stored, as it was forced to be.
struct Broken {
  Evening evening;
  Complaints complaints;
};

// A word about it.
struct WhyNot {
  bool is_missing = false;  // what the request is about is not there
  Text text;
};
inline WhyNot refusal(Text text) { return {false, std::move(text)}; }
inline WhyNot missing(Text text) { return {true, std::move(text)}; }

// What is to be stored, which is nothing where it is so already; or why not.
using NewRecords = Result<std::vector<NewRecord>, WhyNot>;

}  // namespace kattegat
