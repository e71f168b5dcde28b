// Nobody touches the screen while the cards are played; it must not go dark then.
#pragma once

namespace kattegat::ui {

// As if somebody had just touched a key: the X server, and the desktop that asks it, wait anew.
void keep_screen_awake();

}  // namespace kattegat::ui
