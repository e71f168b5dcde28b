// The keys that the app hears, and the numbers that it gives them: a platform tells them from those
// of its own window system.
#pragma once

namespace kattegat::ui {

enum class Key { enter, escape, tab, backspace, left, right, up, down, home, end, erase, help };
inline constexpr int key_count = 12;

// ImGui's table of what is down goes by these. The page in a browser has the first ones, too.
constexpr int number_of(Key key) { return static_cast<int>(key) + 1; }
// 'A' to 'Z' and '0' to '9', heard as keys with Ctrl or Alt only: else they come as characters.
constexpr int number_of(char letter_or_figure) { return letter_or_figure; }
inline constexpr int other_key = 127;  // nobody asks for it, only for what is held with it

}  // namespace kattegat::ui
