// What the app asks of the page behind its worker.
#pragma once
#include <string>

namespace kattegat::ui {

// What the page is to do, by the names at the top of worker.js, with the words that it needs; of a
// "file" its path.
void tell_page(const char* what, const std::string& words);
// WebGL on the canvas that the page has given away.
void make_graphics();

}  // namespace kattegat::ui
