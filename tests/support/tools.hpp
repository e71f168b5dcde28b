// Programs that tests lean on. A test without them tries nothing, and must not look as if it had.
#pragma once
#include <string>

namespace kattegat::test {

// Whether the program is there. When not, the test fails where everything has to be tried (CI or
// KATTEGAT_CI is set; script/test does), and it is said elsewhere.
bool has_tool(const std::string& name);

}  // namespace kattegat::test
