// Why a request to the journal comes to nothing.
#pragma once
#include "kattegat/evening/evening.hpp"

namespace kattegat {

// A breach of the rules by what was to be stored; nothing was.
struct Refused {
  Evening evening;
  Complaints complaints;
};

// A word about it.
struct WhyNot {
  bool is_missing = false;  // what the request is about is not there
  Text text;
};

}  // namespace kattegat
