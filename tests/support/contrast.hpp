// Contrast as WCAG measures it: 1 for a colour on itself, 21 for black on white.
#pragma once
#include <algorithm>
#include <cmath>

#include "ui/kit/theme.hpp"

namespace kattegat::test {

inline double brightness(ui::Color color) {
  const auto channel = [&](unsigned shift) {
    const double part = ((color >> shift) & 0xFFU) / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(24) + 0.7152 * channel(16) + 0.0722 * channel(8);
}
inline double contrast(ui::Color a, ui::Color b) {
  const double high = std::max(brightness(a), brightness(b));
  const double low = std::min(brightness(a), brightness(b));
  return (high + 0.05) / (low + 0.05);
}

}  // namespace kattegat::test
