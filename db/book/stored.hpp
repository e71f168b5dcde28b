// What an operation on the book answers.
#pragma once
#include <variant>

#include "db/store/fault.hpp"
#include "kattegat/core/result.hpp"
#include "kattegat/journal/refusal.hpp"

namespace kattegat {

// What was asked is on the disk, and there is nothing more to say of it.
struct OnDisk {};

// Whether anything had to be stored, or all was so already.
enum class Changed { no, yes };

// What has come of it, or why it is refused: then nothing is stored.
template <class T>
using Stored = Result<std::variant<T, Refused>, BookFault>;

}  // namespace kattegat
