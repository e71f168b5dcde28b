// What the desktop tells every program that it wishes, in the form of the XSETTINGS specification.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace kattegat::ui {

// The whole number under this name ("Gtk/EnableAnimations"); nothing where it is not told, is no
// number, or the bytes are no settings.
std::optional<std::int32_t> desktop_wish(std::string_view settings, std::string_view name);

// How large the desktop wishes its letters, beside those of a screen with 96 dots an inch; nothing
// where it does not tell, or tells what nobody could read.
std::optional<float> text_scale_wished(std::string_view settings);

}  // namespace kattegat::ui
