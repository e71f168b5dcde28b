// Drives the whole app without a window: finds what is on the screen by id, taps it as a finger
// would, types and drags.
#pragma once
#include <catch2/catch.hpp>

#include "support/books.hpp"
#include "ui/app/app.hpp"
#include "ui/device/frames.hpp"

struct ImGuiContext;

namespace kattegat::test {

// Keys as the app numbers them.
extern const int key_tab, key_enter, key_escape, key_backspace, key_down, key_right, key_help,
    key_y, key_z;

// A club's book and a device of its own, in a folder that goes away afterwards.
struct Device {
  Folder folder;
  ui::World world{.now = [] { return std::string("2026-11-20T21:04:05+01:00"); },
                  .language = Language::english,
                  .scale = 1,
                  .book = folder.path("book.db"),
                  .settings = folder.path("settings.json"),
                  .exports = folder.path("exports"),
                  .ink_words = words_in_ink};
  // As if nothing had been left half done.
  void forget_drafts() const { std::filesystem::remove(folder.path("drafts.json")); }
};

// What has been tapped in, as a file would have it; a panel shows it folded or open.
std::string draft_on(const ui::App&);

class Driver;
// Something of this colour stands within the item, as the last frame has painted it.
bool is_painted(const Driver&, std::string_view id, ui::Color);

inline constexpr int a_second = 60;  // of its frames

class Driver {
 public:
  explicit Driver(const ui::World& world, float width = 1024, float height = 768);
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;
  ~Driver();

  ui::App& app() { return *app_; }
  [[nodiscard]] const ui::App& app() const { return *app_; }
  void frame(int count = 1);
  // What moves is drawn as by a slow tablet, ten times a second, until it has come to rest.
  void rest(double seconds);
  void wait(double seconds) { time_ += seconds; }  // nothing moves, and so nothing is drawn
  void resize(float width, float height);

  // Everything below fails the test when there is no such item on the screen.
  [[nodiscard]] const ui::ShownItem* find(std::string_view id) const;
  [[nodiscard]] const ui::ShownItem& item(std::string_view id) const;
  [[nodiscard]] std::string text(std::string_view id) const { return item(id).shown; }
  // A finger: no hover before, gone afterwards. Scrolls there first when that is needed. It takes
  // its time before it taps something else where it has just tapped.
  void tap(std::string_view id);
  void tap_again(std::string_view id);  // no second one of two quick taps
  void tap_at_once(ui::Point);          // whatever is there
  void touch(std::string_view id);      // puts it down
  // What is so far out of sight that it is not drawn is looked for further up and down, in each
  // column.
  const ui::ShownItem* look_for(std::string_view id);
  void touch_at(ui::Point);
  void lift();
  // As after a while in which nothing happened: another program may have written.
  void catch_up() { frames_.catch_up(*app_); }
  void tap_all(std::initializer_list<std::string_view> ids);
  void type(std::string_view utf8);
  void type_at_once(std::string_view utf8);  // all of it before the next frame
  void paste_from_page(std::string_view utf8);
  void press(int key, bool control = false, bool shift = false);
  void hold(int key, int frames);
  void hold_letter(char32_t, int times);
  void drag(ui::Point from, ui::Point to, int steps = 8);
  [[nodiscard]] int taps() const { return taps_; }

 private:
  void draw(double after);

  ImGuiContext* context_;
  std::unique_ptr<ui::App> app_;
  ui::Frames frames_{1};
  double time_ = 0;
  float width_, height_;
  int taps_ = 0;
  std::string tapped_;
  ui::Point tapped_at_{-100, -100};
};

// The file that the notice speaks of.
std::string file_in_notice(const Driver&);

// From the place of its stake and rules, when no tap there is the second of two any longer.
inline void begin_game(Driver& driver) {
  driver.rest(1);
  driver.tap("setup.next");
}

}  // namespace kattegat::test
