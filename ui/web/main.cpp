// What the worker calls. Text goes both ways as UTF-8; what is answered stays until the next call.
#include <emscripten.h>

#include <algorithm>
#include <cfloat>

#include "kattegat/languages/languages.hpp"
#include "ui/web/page.hpp"
#include "ui/web/program.hpp"

#if !defined(SMALLER_SORT) || !defined(SMALLER_STABLE_SORT)
#error "the library's <algorithm> does not come by ui/web/smaller"
#endif

// clang-format off
EM_JS(void, kattegat_tell, (const char* what, const char* words), {
  Module.told(UTF8ToString(what), UTF8ToString(words));
})
EM_JS(void, kattegat_graphics, (), {
  const made = GL.createContext(Module.canvas, {majorVersion: 2, minorVersion: 0, alpha: false,
    depth: false, stencil: false, antialias: false, premultipliedAlpha: true,
    preserveDrawingBuffer: false, powerPreference: 'low-power'});
  GL.makeContextCurrent(made);
})
// clang-format on

namespace kattegat::ui {

void tell_page(const char* what, const std::string& words) { kattegat_tell(what, words.c_str()); }
void make_graphics() { kattegat_graphics(); }

}  // namespace kattegat::ui

using kattegat::Word;
using kattegat::ui::Copied;
using kattegat::ui::InputQueue;
using kattegat::ui::Program;

namespace {

// Instead of the app.
void note(Word word, const char* language) {
  const auto spoken = kattegat::parse_language(language);
  kattegat::ui::tell_page("note", say(word, spoken.value_or(kattegat::Language::english)));
}

}  // namespace

extern "C" {

void kattegat_use_files();  // files.js: takes the file system in
EMSCRIPTEN_KEEPALIVE void kattegat_say_open_elsewhere(const char* language) {
  note(Word::screen_open_elsewhere, language);
}
EMSCRIPTEN_KEEPALIVE void kattegat_say_unopened(const char* language) {
  note(Word::screen_unopened, language);
}
EMSCRIPTEN_KEEPALIVE Program* kattegat_start(const char* book, float wide, float tall, float scale,
                                             int keeps, int less_motion) {
  kattegat_use_files();
  return new Program({book, wide, tall, scale, keeps != 0, less_motion != 0});
}
EMSCRIPTEN_KEEPALIVE void kattegat_resize(Program* app, float wide, float tall, float scale) {
  app->resize(wide, tall, scale);
}
EMSCRIPTEN_KEEPALIVE void kattegat_move(Program* app, float x, float y) {
  app->put(InputQueue::Move{x, y});
}
EMSCRIPTEN_KEEPALIVE void kattegat_button(Program* app, int down) {
  app->put(InputQueue::Button{0, down != 0});
}
EMSCRIPTEN_KEEPALIVE void kattegat_lift(Program* app) {  // a finger hovers nowhere
  app->put(InputQueue::Move{-FLT_MAX, -FLT_MAX});
}
EMSCRIPTEN_KEEPALIVE void kattegat_wheel(Program* app, float x, float y) {
  app->put(InputQueue::Wheel{x, y});
}
EMSCRIPTEN_KEEPALIVE void kattegat_type(Program* app, const char* letters, int again) {
  app->put(InputQueue::Typed{letters, again != 0});
}
EMSCRIPTEN_KEEPALIVE void kattegat_key(Program* app, int key, int down, int control, int shift,
                                       int alt) {
  app->put(InputQueue::Key{key, down != 0, control != 0, shift != 0, alt != 0});
}
EMSCRIPTEN_KEEPALIVE void kattegat_take_file(Program* app, const char* path) {
  app->take_file(path);
}
EMSCRIPTEN_KEEPALIVE void kattegat_offer_file(Program* app, const char* path) {
  app->offer_file(path);
}
EMSCRIPTEN_KEEPALIVE void kattegat_take_code(Program* app, const char* text) {
  app->take_code(text);
}
EMSCRIPTEN_KEEPALIVE void kattegat_say_copied(Program* app, int done) {
  app->say_copied(done != 0 ? Copied::yes : Copied::no);
}
EMSCRIPTEN_KEEPALIVE void kattegat_offer_scan(Program* app) { app->offer_scan(); }
EMSCRIPTEN_KEEPALIVE void kattegat_offer_version(Program* app) { app->offer_version(); }
EMSCRIPTEN_KEEPALIVE void kattegat_renew_graphics(Program* app) { app->renew_graphics(); }
EMSCRIPTEN_KEEPALIVE int kattegat_go_back(Program* app) { return app->go_back(); }
EMSCRIPTEN_KEEPALIVE int kattegat_look(Program* app) { return app->look(); }
EMSCRIPTEN_KEEPALIVE int kattegat_frame(Program* app) {
  return static_cast<int>(app->draw_frame());
}
EMSCRIPTEN_KEEPALIVE void kattegat_scroll(Program* app, const char* area, float at) {
  app->scroll(area, at);
}
EMSCRIPTEN_KEEPALIVE void kattegat_screen(const Program* app) {
  kattegat_tell("screen", app->screen().c_str());
}
EMSCRIPTEN_KEEPALIVE int kattegat_is_played(const Program* app) { return app->is_played(); }
EMSCRIPTEN_KEEPALIVE int kattegat_version(const Program* app) { return app->version(); }

}  // extern "C"

int main() { return 0; }
