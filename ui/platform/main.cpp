// The app in a window of the desktop: GLFW and OpenGL. Draws only when something has happened.
#include <GLFW/glfw3.h>
#include <imgui.h>
#include <imgui_impl_glfw.h>
#include <imgui_impl_opengl3.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>

#include "kattegat/core/text/unicode.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/app/actions/take_in.hpp"
#include "ui/device/frames.hpp"
#include "ui/device/open_gl.hpp"
#include "ui/platform/desktop.hpp"
#include "ui/platform/options.hpp"
#include "ui/platform/shots.hpp"

namespace kattegat::ui {
namespace {

constexpr int frames_to_settle = 5;  // after an event: what it opens lies still by then
constexpr double idle_seconds = 2;   // then the book is looked at again
constexpr double idle_seconds_of_a_scoreboard = 0.8;
constexpr double soon = 0.05;  // seconds, to the next frame of what stands and will go by itself

// The app's number of a key of GLFW's, whose letters and figures are numbered by their capitals.
int number_of_glfw(int key) {
  constexpr std::pair<int, Key> known[] = {
      {GLFW_KEY_ENTER, Key::enter},   {GLFW_KEY_ESCAPE, Key::escape},
      {GLFW_KEY_TAB, Key::tab},       {GLFW_KEY_BACKSPACE, Key::backspace},
      {GLFW_KEY_LEFT, Key::left},     {GLFW_KEY_RIGHT, Key::right},
      {GLFW_KEY_UP, Key::up},         {GLFW_KEY_DOWN, Key::down},
      {GLFW_KEY_HOME, Key::home},     {GLFW_KEY_END, Key::end},
      {GLFW_KEY_DELETE, Key::erase},  {GLFW_KEY_F1, Key::help},
      {GLFW_KEY_KP_ENTER, Key::enter}};
  for (const auto& [one, its] : known)
    if (one == key) return number_of(its);
  const bool is_figure = key >= GLFW_KEY_0 && key <= GLFW_KEY_9;
  const bool is_letter = key >= GLFW_KEY_A && key <= GLFW_KEY_Z;
  return is_figure || is_letter ? number_of(static_cast<char>(key)) : other_key;
}

class Window {
 public:
  explicit Window(const Options& options) {
    glfwSetErrorCallback([](int code, const char* words) {
      std::fprintf(stderr, "kattegat: window system (%d): %s\n", code, words);
    });
    if (!glfwInit()) return;
    glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
    glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
    glfwWindowHint(GLFW_SCALE_TO_MONITOR, options.shot.empty() ? GLFW_TRUE : GLFW_FALSE);
    handle_ = glfwCreateWindow(options.width, options.height, "Kattegat", nullptr, nullptr);
    if (!handle_) return;
    glfwMakeContextCurrent(handle_);
    glfwSwapInterval(1);
    glfwSetWindowUserPointer(handle_, this);
    listen();
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window() {
    if (handle_) glfwDestroyWindow(handle_);
    glfwTerminate();
  }

  [[nodiscard]] GLFWwindow* handle() const { return handle_; }
  [[nodiscard]] float monitor_scale() const {
    float x = 1, y = 1;
    glfwGetWindowContentScale(handle_, &x, &y);
    return x;
  }
  bool has_come_back() { return std::exchange(came_back_, false); }  // told once
  Frames& frames() { return frames_; }
  void toggle_full_screen() {
    frames_.ask();
    if (glfwGetWindowMonitor(handle_)) {
      glfwSetWindowMonitor(handle_, nullptr, bounds_.x, bounds_.y, bounds_.wide, bounds_.tall, 0);
      return;
    }
    glfwGetWindowPos(handle_, &bounds_.x, &bounds_.y);
    glfwGetWindowSize(handle_, &bounds_.wide, &bounds_.tall);
    GLFWmonitor* monitor = monitor_below();
    const GLFWvidmode* mode = monitor ? glfwGetVideoMode(monitor) : nullptr;
    if (!mode) return;
    glfwSetWindowMonitor(handle_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
  }
  [[nodiscard]] std::vector<std::string> take_dropped() { return std::exchange(dropped_, {}); }

 private:
  static Window& of(GLFWwindow* handle) {
    return *static_cast<Window*>(glfwGetWindowUserPointer(handle));
  }
  static void put(GLFWwindow* handle, const InputQueue::Event& event) {
    of(handle).frames_.put(event);
  }
  // Where most of the window is; the first one, which is the primary, where that is not known.
  GLFWmonitor* monitor_below() const {
    int count = 0;
    GLFWmonitor** const all = glfwGetMonitors(&count);
    std::vector<Rect> areas;
    for (int i = 0; i < count; ++i) {
      int x = 0, y = 0;
      glfwGetMonitorPos(all[i], &x, &y);
      const GLFWvidmode* mode = glfwGetVideoMode(all[i]);
      areas.push_back(rect_of(x, y, mode ? mode->width : 0, mode ? mode->height : 0));
    }
    const Rect window = rect_of(bounds_.x, bounds_.y, bounds_.wide, bounds_.tall);
    return areas.empty() ? nullptr : all[that_holds_most(areas, window)];
  }
  static Rect rect_of(int x, int y, int wide, int tall) {
    return {static_cast<float>(x), static_cast<float>(y), static_cast<float>(wide),
            static_cast<float>(tall)};
  }
  void listen() {
    glfwSetWindowRefreshCallback(handle_, [](GLFWwindow* w) { of(w).frames_.ask(); });
    glfwSetFramebufferSizeCallback(handle_, [](GLFWwindow* w, int, int) { of(w).frames_.ask(); });
    glfwSetWindowFocusCallback(handle_, [](GLFWwindow* w, int focused) {
      of(w).came_back_ = focused == GLFW_TRUE;
      of(w).frames_.ask();
    });
    glfwSetCursorPosCallback(handle_, [](GLFWwindow* w, double x, double y) {
      put(w, InputQueue::Move{static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetMouseButtonCallback(handle_, [](GLFWwindow* w, int button, int action, int) {
      // Where the pointer was then has been told; where it is now may be elsewhere already.
      if (button < 3) put(w, InputQueue::Button{button, action == GLFW_PRESS});
    });
    glfwSetScrollCallback(handle_, [](GLFWwindow* w, double x, double y) {
      put(w, InputQueue::Wheel{static_cast<float>(x), static_cast<float>(y)});
    });
    glfwSetCharCallback(handle_, [](GLFWwindow* w, unsigned code) {
      put(w, InputQueue::Typed{to_utf8({code}), of(w).key_comes_again_});
    });
    glfwSetDropCallback(handle_, [](GLFWwindow* w, int count, const char** paths) {
      std::vector<std::string>& dropped = of(w).dropped_;  // others may wait for their frame
      dropped.insert(dropped.end(), paths, paths + count);
      of(w).frames_.ask();
    });
    glfwSetKeyCallback(handle_, [](GLFWwindow* w, int key, int, int action, int mods) {
      of(w).key_comes_again_ = action == GLFW_REPEAT;  // told before the character
      if (key < 0 || action == GLFW_REPEAT) return;
      if (key == GLFW_KEY_F11 && action == GLFW_PRESS) return of(w).toggle_full_screen();
      const bool control = (mods & (GLFW_MOD_CONTROL | GLFW_MOD_SUPER)) != 0;
      const bool alt = (mods & GLFW_MOD_ALT) != 0;
      // Plain letters come as characters; as keys they matter only with Ctrl or Alt.
      if (key < 256 && !control && !alt && action == GLFW_PRESS) return;
      put(w, InputQueue::Key{number_of_glfw(key), action == GLFW_PRESS, control,
                             (mods & GLFW_MOD_SHIFT) != 0, alt});
    });
  }

  struct Bounds {
    int x = 0, y = 0, wide = 0, tall = 0;
  };
  GLFWwindow* handle_ = nullptr;
  Bounds bounds_;  // before it filled the screen
  Frames frames_{frames_to_settle};
  bool came_back_ = false, key_comes_again_ = false;
  std::vector<std::string> dropped_;  // files that were let fall on the window
};

class Program {
 public:
  Program(Options options, Window& window)
      : options_(std::move(options)),
        window_(window),
        frames_(window.frames()),
        app_(std::move(options_.world)),
        taps_(options_.taps) {
    take_wishes();
    if (options_.scoreboard) show_scoreboard(app_);
  }

  usage::Status run() {
    while (!glfwWindowShouldClose(window_.handle()) && !finished_) {
      wait();
      draw_frame();
    }
    return failed_ ? usage::Status::impossible : usage::Status::done;
  }

 private:
  // Of the desktop: at the beginning, and whenever one comes back from it.
  void take_wishes() {
    const DesktopWishes wishes = desktop_wishes();
    const float told = std::max(window_.monitor_scale(), wishes.text_scale);
    app_.world.scale = options_.scale > 0 ? options_.scale : told;
    app_.world.less_motion = wishes.less_motion;
    apply_settings(app_);
  }

  void wait() {
    if (window_.has_come_back()) take_wishes();
    if (frames_.are_asked_for() || app_.ui.is_gliding()) return glfwPollEvents();
    if (!options_.shot.empty()) return tap_next();  // a picture does not wait for a toast to go
    if (app_.ui.wants_frame()) {
      glfwWaitEventsTimeout(soon);
      if (glfwGetTime() - looked_ >= until_a_look()) look();
      return;
    }
    while (!frames_.are_asked_for() && !glfwWindowShouldClose(window_.handle())) {
      glfwWaitEventsTimeout(until_a_look());
      look();
    }
  }
  [[nodiscard]] double until_a_look() const {
    return app_.stage == Stage::scoreboard ? idle_seconds_of_a_scoreboard : idle_seconds;
  }
  void look() {
    looked_ = glfwGetTime();
    frames_.catch_up(app_);
    if (is_being_played(app_)) keep_screen_awake();
  }
  // Of the taps of a picture.
  void tap_next() {
    const Taps::Next next = taps_.tap_next(app_.ui, frames_);
    finished_ = next != Taps::Next::tapped;
    failed_ = next == Taps::Next::nowhere;
  }

  void draw_frame() {
    if (const auto dropped = window_.take_dropped(); !dropped.empty()) take_in(app_, dropped);
    int units_wide = 0, units_tall = 0, wide = 0, tall = 0;
    glfwGetWindowSize(window_.handle(), &units_wide, &units_tall);
    glfwGetFramebufferSize(window_.handle(), &wide, &tall);
    const Point size{static_cast<float>(units_wide), static_cast<float>(units_tall)};
    if (units_wide > 0 && units_tall > 0)
      ImGui::GetIO().DisplayFramebufferScale = {static_cast<float>(wide) / size.x,
                                                static_cast<float>(tall) / size.y};
    frames_.draw(app_, size, glfwGetTime(), OpenGl());
    if (!options_.items.empty()) write_items(app_.ui, options_.items);

    glViewport(0, 0, wide, tall);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    if (finished_ && !options_.shot.empty() && !write_picture(wide, tall, options_.shot))
      failed_ = true;
    glfwSwapBuffers(window_.handle());
  }

  Options options_;
  Window& window_;
  Frames& frames_;
  App app_;
  Taps taps_;
  double looked_ = 0;  // when, by the window system's clock
  bool finished_ = false;
  bool failed_ = false;
};

usage::Status open_window(Options options) {
  Window window(options);
  if (!window.handle()) return refused_a_window(options);
  options.world.copy = [handle = window.handle()](const std::string& words) {
    glfwSetClipboardString(handle, words.c_str());
  };
  options.world.fill_screen = [&window] { window.toggle_full_screen(); };
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  // Our own callbacks: the backend would set a state where the queue keeps an order.
  ImGui_ImplGlfw_InitForOpenGL(window.handle(), false);
  ImGui_ImplOpenGL3_Init("#version 130");
  const usage::Status status = Program(std::move(options), window).run();
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
  return status;
}

usage::Status start(const std::vector<std::string>& words) {
  auto options = read_options(words);
  return options ? open_window(std::move(*options)) : options.error();
}

}  // namespace
}  // namespace kattegat::ui

int main(int count, char** arguments) {
  std::signal(SIGXFSZ, SIG_IGN);  // a limit on files then fails the write, which is said
  try {
    return static_cast<int>(kattegat::ui::start({arguments + 1, arguments + count}));
  } catch (const std::bad_alloc&) {
    std::fputs("kattegat: out of memory\n", stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "kattegat: %s\n", error.what());
  }
  return static_cast<int>(kattegat::usage::Status::impossible);
}
