// Where Dear ImGui draws with OpenGL: what a frame asks of it, in a window and in a browser.
#pragma once
#include <imgui_impl_opengl3.h>

namespace kattegat::ui {

struct OpenGl {
  static void begin() { ImGui_ImplOpenGL3_NewFrame(); }
  static void renew_letters() {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    ImGui_ImplOpenGL3_CreateFontsTexture();
  }
};

}  // namespace kattegat::ui
