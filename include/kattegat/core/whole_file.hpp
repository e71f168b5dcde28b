// Files that are there whole or not at all, whatever fails.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace kattegat {

// Written beside its place, synced, and then put there. Answers the system's reason when that was
// not possible; whatever was there before is then untouched.
std::optional<std::string> write_whole_file(const std::string& path, std::string_view bytes);

}  // namespace kattegat
