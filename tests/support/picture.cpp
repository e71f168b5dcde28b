#include "support/picture.hpp"

#include <algorithm>
#include <cstring>
#include <fstream>

#include "kattegat/core/check.hpp"

namespace kattegat::test {
namespace {

int luminance(std::uint32_t colour) {
  const auto part = [&](unsigned shift) { return static_cast<int>((colour >> shift) & 0xFFU); };
  return (299 * part(16) + 587 * part(8) + 114 * part(0)) / 1000;
}

// The numbers of the header of an xwd file, which stand there with the high byte first.
std::vector<std::uint32_t> header_of(std::ifstream& file) {
  std::vector<std::uint32_t> words(25);
  for (std::uint32_t& word : words)
    for (int i = 0; i < 4; ++i) word = word << 8U | static_cast<std::uint32_t>(file.get());
  return words;
}

}  // namespace

bool Picture::operator==(const Picture&) const = default;

Picture picture_of(const std::string& screen_file, int width, int height) {
  std::ifstream file(screen_file, std::ios::binary);
  const std::vector<std::uint32_t> header = header_of(file);
  constexpr std::size_t header_size = 0, wide = 4, tall = 5, order = 7, bits = 11, row_size = 12,
                        colours = 19;
  KATTEGAT_CHECK(header[order] == 0 && header[bits] == 32);
  KATTEGAT_CHECK(static_cast<int>(header[wide]) >= width);
  KATTEGAT_CHECK(static_cast<int>(header[tall]) >= height);
  Picture picture{width, height, {}};
  picture.pixels.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  const std::streamoff first = header[header_size] + std::streamoff{12} * header[colours];
  for (int y = 0; y < height; ++y) {
    std::uint32_t* row = &picture.pixels[static_cast<std::size_t>(y * width)];
    file.seekg(first + std::streamoff{y} * header[row_size]);
    file.read(reinterpret_cast<char*>(row), std::streamsize{width} * 4);
  }
  KATTEGAT_CHECK(file.good());
  for (std::uint32_t& pixel : picture.pixels) pixel &= 0xFFFFFFU;
  return picture;
}

bool has_ink(const Picture& picture, int x, int y, int reach) {
  int darkest = 255, lightest = 0;
  for (int row = std::max(0, y - reach); row < std::min(picture.height, y + reach); ++row)
    for (int column = std::max(0, x - reach); column < std::min(picture.width, x + reach);
         ++column) {
      const int here = luminance(picture.at(column, row));
      darkest = std::min(darkest, here);
      lightest = std::max(lightest, here);
    }
  return lightest - darkest >= 60;
}

bool is_of_one_colour(const Picture& picture) {
  return std::all_of(picture.pixels.begin(), picture.pixels.end(),
                     [&](std::uint32_t pixel) { return pixel == picture.pixels.front(); });
}

int count_of(const Picture& picture, std::uint32_t colour) {
  return static_cast<int>(std::count(picture.pixels.begin(), picture.pixels.end(), colour));
}

int difference(const Picture& a, const Picture& b) {
  if (a.width != b.width || a.height != b.height) return 1000;
  std::size_t differing = 0;
  for (std::size_t i = 0; i < a.pixels.size(); ++i) differing += a.pixels[i] != b.pixels[i];
  return static_cast<int>(differing * 1000 / a.pixels.size());
}

}  // namespace kattegat::test
