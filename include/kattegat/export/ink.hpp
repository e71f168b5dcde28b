// Words for a screen whose own fonts do not have their letters, as the fonts of the machine do.
#pragma once
#include <string>
#include <vector>

namespace kattegat {

// A byte of ink a pixel, line by line.
struct Inked {
  int wide = 0, tall = 0;
  int above = 0;  // how many of its lines stand over the one that letters stand on
  std::string ink{};
};
struct ToInk {
  std::string words{};
  double size = 0;
  bool bold = false;
};
inline constexpr int widest_ink = 2000;  // what is longer is drawn smaller

// Nothing for what cannot be drawn.
using InkWords = std::vector<Inked> (*)(const std::vector<ToInk>&);
std::vector<Inked> words_in_ink(const std::vector<ToInk>&);  // by the press

}  // namespace kattegat
