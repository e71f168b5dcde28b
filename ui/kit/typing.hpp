// What names and amounts are typed with: a field, and a keyboard to touch below it.
#pragma once
#include <string>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// Takes what is typed while it is shown. Answers true on Enter, unless that chooses something else.
// `most` is in code points.
bool text_field(Ui&, std::string_view id, const Rect&, std::string& value, std::size_t most);
// Writes where the caret of the field stands.
void touch_keyboard(Ui&, const Rect&, std::string& value, std::size_t most);
inline constexpr float touch_keyboard_height = 4 * 56;
float least_touch_keyboard_height(const Ui&);  // with keys as low as a finger bears, in units

}  // namespace kattegat::ui
