// The least that draws with Dear ImGui in a worker: what the app's first frame is measured by.
#include <GLES3/gl3.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

// clang-format off
EM_JS(void, empty_graphics, (), {
  GL.makeContextCurrent(GL.createContext(Module.canvas, {majorVersion: 2, antialias: false}));
})
// clang-format on

extern "C" EMSCRIPTEN_KEEPALIVE void empty_start(const unsigned char* font, int bytes, int wide,
                                                 int tall) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.DisplaySize = {static_cast<float>(wide), static_cast<float>(tall)};
  io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(font), bytes, 26);
  empty_graphics();
  ImGui_ImplOpenGL3_Init("#version 300 es");
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ImGui::Begin("Empty");
  ImGui::End();
  ImGui::Render();
  glViewport(0, 0, wide, tall);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
}

int main() { return 0; }
