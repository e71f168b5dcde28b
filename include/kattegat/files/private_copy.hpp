#pragma once
#include <string>
#include <system_error>

namespace kattegat {

// Byte for byte, into a new file that its owner alone can read, and on the disk; whether the folder
// will remember its name is not said. After a fault there is none.
std::error_code copy_privately(const std::string& from, const std::string& to);

}  // namespace kattegat
