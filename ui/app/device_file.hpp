// The small files of this device, beside its settings: its looks, colours, names of evenings,
// schools, what is not yet saved. None is in the book, and each is its owner's alone.
#pragma once
#include <optional>

#include "kattegat/core/json/json.hpp"

namespace kattegat::ui {

struct World;

// What somebody has typed has no more bytes in them: those of 80 letters, and some.
inline constexpr std::size_t longest_typed = 400;

// Where the file of this name lies.
std::string device_path(const World&, std::string_view name);

// What the file says; nothing when there is none. Refused is what is no ordinary file, larger than
// any of ours, or no JSON.
Result<std::optional<Json>, Text> read_device_file(const std::string& path);
// What cannot be read stays as NAME.unread, beside whatever has been put aside before. False where
// that cannot be: then it stays where it is.
bool put_aside(const std::string& path);
// The same of a copy, where only some of it cannot be read: the file stays till it is written over.
bool copy_aside(const std::string& path);
// Whole or not at all; whatever lies deeper than `levels` on one line. False when it could not be.
// What is there and no file of this kind is put aside first; whoever has just read it has seen to
// that.
enum class JustRead { no, yes };
bool write_device_file(const std::string& path, const Json&, int levels, JustRead = JustRead::no);

// The value of this type under a key of an object, or nullptr.
template <class T>
const T* member(const Json& json, std::string_view key) {
  const Json* value = json.find(key);
  return value ? value->as<T>() : nullptr;
}

}  // namespace kattegat::ui
