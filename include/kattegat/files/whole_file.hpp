// Files that are there whole or not at all, whatever fails: made beside their place under another
// name, and put there when they are complete.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#include "kattegat/core/text.hpp"

namespace kattegat {

enum class Replace { no, yes };

// The ends of the names of a database: its file's own, and those of what lies beside that.
inline constexpr std::array<std::string_view, 5> kept_beside{"", "-wal", "-shm", "-journal",
                                                             "-key"};

// Where to make what will be put at `path`: PATH.new-PID-XXXXXX. It says whose it is, so that what
// a killed program has left can be told from what another one is making just now.
std::string name_beside(const std::string& path);

// Removes what programs that are gone have left beside `path`, and what lies beside that.
void remove_leftovers(const std::string& path);

// Gives `made`, which lies beside `path` and is on the disk, its place there, and syncs the folder.
// std::errc::file_exists: something is there, which may have come this very moment, and stays. With
// Replace::yes only what is no ordinary file stays. After a fault `made` is still there, and `path`
// as it was; only when syncing the folder failed has it been put there.
std::error_code put_in_place(const std::string& made, const std::string& path, Replace);

// What a file begins with, as many bytes as there are up to so many. Nothing when it cannot be
// read; errno says why.
std::optional<std::string> read_beginning(const std::string& path, std::size_t most);

// Byte for byte, into a new file that its owner alone can read, and on the disk; whether the folder
// will remember its name is not said. After a fault there is none.
std::error_code copy_privately(const std::string& from, const std::string& to);

// All of a file that has no more than so many bytes. Nothing when it has, or cannot be read.
std::optional<std::string> read_file_whole(const std::string& path, std::size_t most);

// Writes a file. Never over what is no ordinary file; over another file only when told to, which
// then keeps its permissions.
std::optional<Text> write_whole_file(const std::string& path, std::string_view bytes, Replace);

}  // namespace kattegat
