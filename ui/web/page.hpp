// What the app asks of the page behind its worker.
#pragma once
#include <string>

namespace kattegat::ui {

// "copy" words, "file" path to be handed over, "ask" for a file, "scan" a code, "paste" one, take
// the new "version".
void tell_page(const char* what, const std::string& words);
// WebGL on the canvas that the page has given away.
void make_graphics();

}  // namespace kattegat::ui
