// Letters for windows that nobody sees. To draw them takes longer than most of what a test then
// does: windows that have the same ones in the same sizes have them drawn once.
#pragma once
#include <imgui.h>

namespace kattegat::test {

// For an atlas that has not been drawn yet.
void draw_letters_once(ImFontAtlas&);

}  // namespace kattegat::test
