// An evening as its file: what read_evening() takes back without loss.
#pragma once
#include "kattegat/evening/read.hpp"

namespace kattegat {

Json evening_to_json(const Evening&);

// The file's text. Each entry is one line.
inline std::string evening_file(const Evening& evening) {
  constexpr int levels_spread = 4;  // evening, sessions, session, entries
  return to_page(evening_to_json(evening), levels_spread);
}

}  // namespace kattegat
