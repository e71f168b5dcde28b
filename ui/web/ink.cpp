// Words in letters that our fonts do not have, drawn by the browser in those of the device.
#include <emscripten.h>

#include <array>
#include <cstdlib>
#include <memory>

#include "ui/kit/letters.hpp"

// Their ink, a byte a pixel, for the caller to free; how wide and tall it is, and how much of that
// is above the line. Of an emoji what is dark in it can be seen.
// clang-format off
EM_JS(char*, kattegat_ink, (const char* words, double size, int bold, int widest, int* measures), {
  const canvas = Module.paper || (Module.paper = new OffscreenCanvas(1, 1));
  const context = canvas.getContext('2d', {willReadFrequently: true});
  const text = UTF8ToString(words);
  let font, wide, left, above, below;
  function measure(pixels) {
    context.font = font = (bold ? 'bold ' : "") + pixels + 'px sans-serif';
    const seen = context.measureText(text);
    left = Math.max(0, Math.ceil(seen.actualBoundingBoxLeft));
    wide = left + Math.ceil(Math.max(seen.width, seen.actualBoundingBoxRight));
    above = Math.ceil(seen.actualBoundingBoxAscent);
    below = Math.ceil(seen.actualBoundingBoxDescent);
  }
  measure(size);
  if (wide > widest) measure(size * (widest - 20) / wide);
  const tall = above + below;
  if (wide <= 0 || tall <= 0) return 0;
  canvas.width = wide;
  canvas.height = tall;
  context.font = font;
  context.fillText(text, left, above);
  const seen = context.getImageData(0, 0, wide, tall).data;
  const ink = _malloc(wide * tall);
  for (let i = 0; i < wide * tall; ++i) {
    const light = (3 * seen[4 * i] + 6 * seen[4 * i + 1] + seen[4 * i + 2]) / 10;
    HEAPU8[ink + i] = Math.max(0, seen[4 * i + 3] - light * 7 / 10);
  }
  [wide, tall, above].forEach(function (one, i) { HEAP32[(measures >> 2) + i] = one; });
  return ink;
})
// clang-format on

namespace kattegat {

std::vector<Inked> words_in_ink(const std::vector<ToInk>& all) {
  std::vector<Inked> made;
  for (const ToInk& one : all) {
    std::array<int, 3> measures{};
    const std::unique_ptr<char, decltype(&std::free)> ink(
        kattegat_ink(one.words.c_str(), one.size, one.bold, widest_ink, measures.data()),
        &std::free);
    const auto& [wide, tall, above] = measures;
    const auto bytes = static_cast<std::size_t>(wide) * static_cast<std::size_t>(tall);
    made.push_back({wide, tall, above, ink ? std::string(ink.get(), bytes) : ""});
  }
  return made;
}

}  // namespace kattegat
