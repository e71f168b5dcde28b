// Why a request to the journal comes to nothing.
#pragma once
#include <string>

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

// Not the fault of whoever asks: a record that cannot be what it has to be.
struct Damage {
  Uuid record;
  std::string what;
};

}  // namespace kattegat
