#include "ui/platform/awake.hpp"

#include <X11/Xlib.h>

// As glfw3native.h has it, which would want more of X's headers than we need.
extern "C" Display* glfwGetX11Display();

namespace kattegat::ui {

void keep_screen_awake() {
  Display* display = glfwGetX11Display();
  if (!display) return;
  XResetScreenSaver(display);
  XFlush(display);
}

}  // namespace kattegat::ui
