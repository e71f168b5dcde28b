// One frame of the screen: drawing, taps, drag-scrolling, the keyboard's focus, and a record of all
// that was shown. The only file beside its source that knows Dear ImGui; the platform starts and
// ends ImGui's frames. Everything to tap has a language-free id ("trump.H", "save").
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/words.hpp"
#include "ui/geometry.hpp"
#include "ui/theme.hpp"

struct ImFont;
struct ImDrawList;

namespace kattegat::ui {

// Something that was shown in this frame. Tests, screenshots and the keyboard go by it.
struct Item {
  std::string id;  // empty for text that nothing refers to
  std::string shown;
  Rect rect;              // as laid out
  Rect visible;           // the part that its scroll area lets through
  int layer = 0;          // 0 the screen, 1 a dialog over it
  bool scrolled = false;  // in a scroll area
  bool tappable = false;
  bool enabled = true;
  bool chosen = false;
  bool fits = true;  // the whole text can be read
};

enum class Align { left, center, right };
enum class Fit {
  whole,  // must be readable as it is: a smaller type is tried, and the record says when it fails
  name,   // may be shortened with an ellipsis
};

struct Look {
  Type type = Type::body;
  Color color = 0;  // 0: the ink of the theme
  Align align = Align::left;
  Fit fit = Fit::whole;
};

enum class Key { enter, escape, tab, backspace, left, right, up, down };

class Ui {
 public:
  Theme theme;
  Language language = Language::english;

  // ---- The frame ----
  // Draws the fonts into ImGui's atlas when that has not been done for the theme's scale; before a
  // frame. True when it has: the platform then takes the new atlas over.
  bool build_fonts();
  void begin(float width, float height);  // after ImGui::NewFrame
  void end();                             // before ImGui::Render
  [[nodiscard]] Rect screen() const { return screen_; }
  [[nodiscard]] const std::vector<Item>& items() const { return items_; }
  // A flick still glides: draw another frame.
  [[nodiscard]] bool wants_frame() const { return gliding_; }
  [[nodiscard]] float px(float at_scale_one) const { return theme.px(at_scale_one); }
  [[nodiscard]] const Palette& colors() const { return theme.colors(); }

  // ---- Drawing ----
  void fill(const Rect&, Color, float radius = 0);
  void outline(const Rect&, Color, float radius, float thickness);
  void line(Point, Point, Color, float thickness);
  void curve(const std::vector<Point>&, Color, float thickness);
  void disc(Point, float radius, Color);
  [[nodiscard]] float width(Type, std::string_view) const;
  [[nodiscard]] float height(Type) const;
  // One line, centred upright in the rectangle.
  void text(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  // Lines broken at spaces, from the top. Answers the height used.
  float paragraph(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  [[nodiscard]] float paragraph_height(float width, std::string_view, Type = Type::body) const;

  // ---- Behaviour ----
  // True when it has been tapped, or chosen from the keyboard. Draws nothing but the focus ring.
  bool tap(std::string_view id, const Rect&, std::string_view shown, bool enabled = true,
           bool chosen = false, bool fits = true);
  [[nodiscard]] bool pressed(std::string_view id) const { return pressed_ == id; }
  [[nodiscard]] bool finger_lifted() const { return lifted_; }

  // Moves with the finger, from the top of `view`. The content is laid out from the rectangle
  // answered (its height is open) and ends at the `bottom` given to end_scroll.
  Rect begin_scroll(std::string_view id, Rect view);
  void end_scroll(float bottom);
  void scroll_to(std::string_view id, float y);  // from the top of its content
  [[nodiscard]] bool shows(const Rect&) const;   // some of it is in the scroll area being drawn

  // A layer above everything so far; what lies below no longer reacts.
  void begin_layer(std::string_view id);
  void end_layer();

  // ---- The keyboard ----
  // What Enter would choose; empty while nobody uses the arrows.
  [[nodiscard]] std::string_view focus() const {
    return focus_shown_ ? focus_ : std::string_view();
  }
  bool key(Key);              // pressed in this frame; the one who asks first has it
  bool control(char letter);  // with Ctrl
  std::string take_typed();   // characters typed since the last frame
  // A number typed figure by figure, up to `most`: 1 then 2 gives 1, then 12.
  std::optional<int> typed_number(int most);

 private:
  struct Scroll {
    float speed = 0;
    bool dragging = false;
    std::optional<float> wanted{};
  };

  [[nodiscard]] bool hears_keys() const { return layer_ >= top_layer_; }
  // Scroll areas open in this layer.
  [[nodiscard]] std::size_t scroll_depth() const {
    return open_scrolls_.size() - (scrolls_below_.empty() ? 0 : scrolls_below_.back());
  }
  void move_focus();
  void read_keys();
  void drag_scroll(Scroll&);
  void note(std::string_view id, std::string_view shown, const Rect&, bool fits);
  std::string elided(Type, std::string_view, float width) const;
  [[nodiscard]] ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }

  std::array<ImFont*, 5> fonts_{};
  float fonts_scale_ = 0;  // that they were drawn for
  Rect screen_;
  std::vector<Item> items_, before_;  // of this frame and of the one before
  std::map<std::string, Scroll, std::less<>> scrolls_;
  std::vector<std::string> open_scrolls_;
  std::vector<std::size_t> scrolls_below_;  // how many of them were open where each layer began
  int layer_ = 0;
  int top_layer_ = 0;  // of the frame before: only that one hears the keyboard
  std::string pressed_;
  std::string focus_;
  bool focus_shown_ = false;
  bool focus_moved_ = false;
  bool activated_ = false;  // Enter or space on the focus
  bool dragging_ = false;   // the press has become a scroll: nothing fires
  bool gliding_ = false;
  bool lifted_ = false;
  std::string typed_;
  int number_ = 0;
  double number_at_ = -10;
  std::array<bool, 8> keys_{};
};

}  // namespace kattegat::ui
