// A picture that is no screen: drawn as screens are, but as tall as what stands on it, and into the
// bytes of a PNG. It needs no window.
#pragma once
#include <functional>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

struct Picture {
  int width = 0, height = 0;       // in pixels
  std::string png{};               // empty: it could not be made
  std::vector<ShownItem> items{};  // what stands on it
};

// `draw` lays it out from the rectangle, which is `width` units wide and open below, and answers
// where it ends.
Picture picture(Language, float width, float scale, InkWords,
                const std::function<float(Ui&, const Rect&)>& draw);

}  // namespace kattegat::ui
