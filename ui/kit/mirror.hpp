// What is on the screen, for those who do not see it: the page around a browser's app shows it to
// them as elements of its own (ui/web/mirror.js).
#pragma once
#include <string>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// A line of JSON, places in pixels:
//   language: the code of that which everything is in
//   areas: what scrolls, of each id, x, y, w, h; how far it has (at), and how far it can (most);
//   the
//     number of what it lies in (within), or -1
//   items: what can be seen or scrolled to, but for what a dialog covers, of each id, x, y, w, h,
//     the number of the area that it scrolls with, or -1; its words; whether it is tappable,
//     enabled, chosen, ringed by the focus, and outside of what is in sight: then x, y, w, h are
//     where it would be
std::string mirrored(const Ui&);

}  // namespace kattegat::ui
