// What letters a word of an old table is made of.
#pragma once

namespace kattegat {

// Or is a part of one beyond ASCII.
inline bool is_of_a_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace kattegat
