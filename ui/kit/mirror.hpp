// What is on the screen, for those who do not see it: the page around a browser's app shows it to
// them as elements of its own (ui/web/mirror.js).
#pragma once
#include <string>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// A line of JSON, places in pixels:
//   language: the code of that which everything is in
//   areas: what scrolls, of each
//     id, x, y, w, h
//     at: how far it has scrolled
//     most: how far it can
//     within: the number of the area that it lies in, or -1
//   items: what can be seen or scrolled to, but for what a dialog covers, of each
//     id, x, y, w, h
//     area: the number of that which it scrolls with, or -1
//     words
//     tappable, enabled, chosen
//     field: it takes what is typed
//     ringed: by the focus
//     outside: of what is in sight, and x, y, w, h are where it would be
std::string mirrored(const Ui&);

}  // namespace kattegat::ui
