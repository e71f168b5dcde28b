#include "ui/web/program.hpp"

#include <GLES3/gl3.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>

#include <filesystem>

#include "ui/app/actions/back.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/device/open_gl.hpp"
#include "ui/device/world.hpp"
#include "ui/kit/mirror.hpp"
#include "ui/web/page.hpp"

namespace kattegat::ui {
namespace {

constexpr int frames_to_settle = 3;
constexpr const char* glsl = "#version 300 es";

World world_of(const Beginning& beginning) {
  World world = world_of_this_machine();
  world.book = beginning.book;
  world.settings = std::filesystem::path(beginning.book).replace_filename("settings.json").string();
  world.exports = "/out";
  world.scale = beginning.scale;
  world.less_motion = beginning.less_motion;
  world.keeps = beginning.keeps;
  world.copy = [](const std::string& words) { tell_page("copy", words); };
  world.copies_at_once = false;
  world.hand_over = [](const std::string& path) { tell_page("file", path); };
  world.ask_for_file = [] { tell_page("ask", ""); };
  world.paste = [] { tell_page("paste", ""); };
  return world;
}

App begun(const Beginning& beginning) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.SetClipboardTextFn = [](void*, const char* words) { tell_page("clip", words); };
  make_graphics();
  ImGui_ImplOpenGL3_Init(glsl);
  return App(world_of(beginning));
}

}  // namespace

Program::Program(const Beginning& beginning)
    : app_(begun(beginning)),
      wide_(beginning.wide),
      tall_(beginning.tall),
      frames_(frames_to_settle) {}

void Program::resize(float wide, float tall, float scale) {
  wide_ = wide;
  tall_ = tall;
  app_.world.scale = scale;
  frames_.ask();
}

void Program::put(const InputQueue::Event& event) { frames_.put(event); }

void Program::take_file(const std::string& path) {
  files_.push_back(path);
  frames_.ask();
}

void Program::offer_file(const std::string& path) {
  offered_.push_back(path);
  frames_.ask();
}

void Program::take_code(const std::string& text) {
  take_in_code(app_, text);
  frames_.ask();
}

void Program::say_copied(Copied copied) {
  ui::say_copied(app_, copied);
  frames_.ask();
}

void Program::offer_scan() {
  app_.world.scan = [this](const std::string& words) {
    tell_page("scan", words + '\n' + app_.say(Word::screen_close));
  };
  frames_.ask();
}

void Program::offer_version() {
  app_.world.take_version = [] { tell_page("version", ""); };
  frames_.ask();
}

void Program::renew_graphics() {
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplOpenGL3_Init(glsl);
  frames_.forget_letters();
  frames_.ask();
}

bool Program::go_back() {
  const WayBack way = way_back(app_);
  if (way == WayBack::leaves) return false;
  if (way == WayBack::to_the_evening) {
    go(app_, Tab::evening);
  } else {
    for (const bool down : {true, false})
      frames_.put(InputQueue::Key{number_of(Key::escape), down, false, false});
  }
  frames_.ask();
  return true;
}

bool Program::look() {
  frames_.catch_up(app_);
  return frames_.are_asked_for();
}

Next Program::draw_frame() {
  if (!files_.empty()) take_in(app_, std::exchange(files_, {}));
  if (!offered_.empty()) offer_files(app_, std::exchange(offered_, {}));
  frames_.draw(app_, {wide_, tall_}, emscripten_get_now() / 1000, OpenGl());
  glViewport(0, 0, static_cast<int>(wide_), static_cast<int>(tall_));
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  if (frames_.are_asked_for() || app_.ui.is_gliding()) return Next::at_once;
  return app_.ui.wants_frame() ? Next::soon : Next::when_something_happens;
}

void Program::scroll(const std::string& area, float at) {
  app_.ui.scroll_to(area, at);
  frames_.ask();
}

std::string Program::screen() const { return mirrored(app_.ui); }

}  // namespace kattegat::ui
