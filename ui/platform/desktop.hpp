// What the app and the desktop it runs on ask of each other.
#pragma once

namespace kattegat::ui {

// Nobody touches the screen while the cards are played; it must not go dark then. As if somebody
// had just touched a key: the X server, and the desktop that asks it, wait anew.
void keep_screen_awake();

// What the desktop has been told by whoever sits before it.
struct DesktopWishes {
  bool less_motion = false;
  float text_scale = 0;  // 0: nothing was told
};
DesktopWishes desktop_wishes();

}  // namespace kattegat::ui
