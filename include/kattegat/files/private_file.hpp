// A new file that its owner alone can read, and that is on the disk; whether the folder will
// remember its name is not said. After a fault there is none of ours.
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <system_error>

#include "kattegat/core/result.hpp"

namespace kattegat {

std::error_code write_privately(const std::string& to, std::string_view bytes);

// Part by part, up to an empty one.
using NextPart = std::function<Result<std::string, std::error_code>()>;
std::error_code write_privately(const std::string& to, const NextPart&);

}  // namespace kattegat
