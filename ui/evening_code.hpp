// The evening for another device: shown as a code, and taken in from one.
#pragma once
#include "kattegat/export/qr_code.hpp"

namespace kattegat::ui {

struct App;

struct EveningCode {
  std::string text;  // empty: it is too long
  std::optional<QrCode> picture{};
};
void show_code(App&);
void copy_code(App&, const EveningCode&);          // to be pasted elsewhere
void take_in_code(App&, const std::string& text);  // scanned or pasted

}  // namespace kattegat::ui
