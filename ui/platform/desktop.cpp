#include "ui/platform/desktop.hpp"

#include <X11/Xatom.h>
#include <X11/Xlib.h>

#include <string>

#include "ui/app/desktop_wishes.hpp"

// As glfw3native.h has it, which would want more of X's headers than we need.
extern "C" Display* glfwGetX11Display();

namespace kattegat::ui {
namespace {

// What the window that speaks for the desktop has to say; empty when there is none.
std::string settings_of_the_desktop(Display* display) {
  const std::string selection = "_XSETTINGS_S" + std::to_string(DefaultScreen(display));
  const Atom property = XInternAtom(display, "_XSETTINGS_SETTINGS", False);
  std::string settings;
  XGrabServer(display);  // or the window might go between the two questions
  const Window owner = XGetSelectionOwner(display, XInternAtom(display, selection.c_str(), False));
  if (owner != 0) {
    constexpr long most = 1L << 16;  // of four bytes
    Atom type = 0;
    int format = 0;
    unsigned long count = 0, left = 0;
    unsigned char* bytes = nullptr;
    if (XGetWindowProperty(display, owner, property, 0, most, False, property, &type, &format,
                           &count, &left, &bytes) == 0 &&
        bytes && format == 8)
      settings.assign(reinterpret_cast<const char*>(bytes), count);
    if (bytes) XFree(bytes);
  }
  XUngrabServer(display);
  XFlush(display);
  return settings;
}

}  // namespace

void keep_screen_awake() {
  Display* display = glfwGetX11Display();
  if (!display) return;
  XResetScreenSaver(display);
  XFlush(display);
}

DesktopWishes desktop_wishes() {
  Display* display = glfwGetX11Display();
  if (!display) return {};
  const std::string settings = settings_of_the_desktop(display);
  return {.less_motion = desktop_wish(settings, "Gtk/EnableAnimations") == 0,
          .text_scale = text_scale_wished(settings).value_or(0)};
}

}  // namespace kattegat::ui
