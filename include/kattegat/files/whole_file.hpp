// Files that are there whole or not at all, whatever fails: made beside their place under another
// name, and put there when they are complete.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "kattegat/core/text.hpp"

namespace kattegat {

enum class Replace { no, yes };
enum class Private { no, yes };  // a new file is its owner's alone

// Gives `made`, which lies beside `path` and is on the disk, its place there, and syncs the folder.
// std::errc::file_exists: something is there, which may have come this very moment, and stays. With
// Replace::yes only what is no ordinary file stays. After a fault `made` is still there, and `path`
// as it was; only when syncing the folder failed has it been put there.
std::error_code put_in_place(const std::string& made, const std::string& path, Replace);

// Writes a file. Never over what is no ordinary file; over another file only when told to, which
// then keeps its permissions.
std::optional<Text> write_whole_file(const std::string& path, std::string_view bytes, Replace,
                                     Private = Private::no);

}  // namespace kattegat
