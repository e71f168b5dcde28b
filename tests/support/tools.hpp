// Programs that tests lean on. A test without them tries nothing, and must not look as if it had.
#pragma once
#include <string>

namespace kattegat::test {

// Whether the program is there. When not, the test fails where everything has to be tried (CI or
// KATTEGAT_CI is set; script/test does), and it is said elsewhere.
bool has_tool(const std::string& name);
// The same of a font of the machine that has every letter of these words.
bool has_font_for(const std::string& words);
// The same of a disk of one's own, which is root's to have: of anybody else it is only said.
bool may_mount();

}  // namespace kattegat::test
