// Pictures of a real (virtual) screen, and what can be said about them without eyes.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace kattegat::test {

struct Picture {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;  // 0xRRGGBB, row by row

  [[nodiscard]] std::uint32_t at(int x, int y) const {
    return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(x)];
  }
  bool operator==(const Picture&) const;
};

// The upper left corner of what Xvfb keeps with -fbdir, in the form of xwd.
Picture picture_of(const std::string& screen_file, int width, int height);

// Light beside dark within `reach` of the place: letters, or a picture.
bool has_ink(const Picture&, int x, int y, int reach);
bool is_of_one_colour(const Picture&);
int count_of(const Picture&, std::uint32_t colour);
// In thousandths of the pixels; all of them when the sizes differ.
int difference(const Picture&, const Picture&);

}  // namespace kattegat::test
