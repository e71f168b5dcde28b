// What the app and the desktop it runs on ask of each other.
#pragma once

namespace kattegat::ui {

// Nobody touches the screen while the cards are played; it must not go dark then. As if somebody
// had just touched a key: the X server, and the desktop that asks it, wait anew.
void keep_screen_awake();

// Whether the desktop has been told that nothing should move.
bool desktop_wants_less_motion();

}  // namespace kattegat::ui
