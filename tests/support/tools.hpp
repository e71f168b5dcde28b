// Programs that tests lean on. A test without them tries nothing, and must not look as if it had.
#pragma once
#include <string>

namespace kattegat::test {

// What cannot be tried here fails the test where everything has to be tried (CI or KATTEGAT_CI is
// set; script/test does), and is said elsewhere.
void not_tried(const std::string& why);

// Whether the program is there; when not, that is said with not_tried.
bool has_tool(const std::string& name);

}  // namespace kattegat::test
