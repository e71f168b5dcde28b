// One frame of the screen: drawing, taps, drag-scrolling, the keyboard's focus, and a record of all
// that was shown. Only ui.cpp, fonts.cpp, keyboard.cpp, painting.cpp, moving.cpp and picture.cpp
// know Dear ImGui; the platform starts and ends ImGui's frames. Everything to tap has a
// language-free id
// ("trump.H", "save").
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/words.hpp"
#include "ui/geometry.hpp"
#include "ui/keys.hpp"
#include "ui/letters.hpp"
#include "ui/text_edit.hpp"
#include "ui/theme.hpp"

struct ImFont;
struct ImDrawList;

namespace kattegat::ui {

// Something that was shown in this frame. Tests, screenshots and the keyboard go by it.
struct Item {
  std::string id;  // empty for text that nothing refers to
  std::string shown;
  Rect rect;      // as laid out
  Rect visible;   // the part that its scroll area lets through
  int layer = 0;  // 0 the screen, 1 a dialog over it
  int area = -1;  // of Ui::areas() that it lies in
  bool tappable = false;
  bool enabled = true;
  bool chosen = false;
  bool fits = true;        // the whole text can be read
  bool shortened = false;  // an ellipsis stands for the rest of it
  bool floats = false;     // over what else is there
};

// How what can be tapped stands.
struct Tappable {
  bool enabled = true;
  bool chosen = false;
};

// What moves under the finger: how far it has, and how far it can.
struct Area {
  std::string id;
  Rect view;
  float at = 0, most = 0;
  int within = -1;  // another one
};

enum class Align { left, center, right };
enum class Fit {
  whole,  // must be readable as it is: the record says when it is not
  name,   // may at last be shortened with an ellipsis
};

struct Look {
  Type type = Type::body;
  Color color = 0;  // 0: the ink of the theme
  Align align = Align::left;
  Fit fit = Fit::whole;
};

// How high a surface lies over what is behind it.
enum class Elevation { resting, raised, floating, on_felt };

class Ui {
 public:
  Theme theme;
  Language language = Language::english;
  InkWords ink_words = nullptr;  // where letters are met that our fonts do not have
  float lettering = 0;  // how large letters() will be at most, in pixels; 0: there are none

  // ---- The frame ----
  // Draws the fonts into ImGui's atlas when that has not been done for the theme's scale and the
  // letters of names; before a frame. True when it has: the platform then takes the new atlas over.
  bool build_fonts();
  void learn_letters_of(std::string_view name) { lettered(names_, name); }
  void begin(float width, float height);  // after ImGui::NewFrame
  void end();                             // before ImGui::Render
  [[nodiscard]] Rect screen() const { return screen_; }
  [[nodiscard]] const std::vector<Item>& items() const { return items_; }
  [[nodiscard]] const std::vector<Area>& areas() const { return areas_; }
  // Something still moves: draw another frame.
  [[nodiscard]] bool wants_frame() const { return gliding_ || asked_ || names_.stale; }
  void ask_for_frame() { asked_ = true; }
  [[nodiscard]] bool is_gliding() const { return gliding_; }  // not only waits
  // Seconds, by the clock of the frames; 0 before the first one.
  [[nodiscard]] double now() const;
  // How far what is called so has come since it appeared, from 0 to 1; it appears anew after a
  // frame without it. For the eye alone; at once where movement is not wanted.
  float arrival(std::string_view id, float seconds);
  // The figure on its way to `value` from what it was when it was last seen, in steps that both
  // have. For the eye alone; at once where movement is not wanted.
  std::int64_t counted(std::string_view id, std::int64_t value);
  bool less_motion = false;
  [[nodiscard]] float px(float at_scale_one) const { return theme.px(at_scale_one); }
  [[nodiscard]] const Palette& colors() const { return theme.colors(); }

  // ---- Drawing ----
  void fill(const Rect&, Color, float radius = 0);
  void outline(const Rect&, Color, float radius, float thickness);
  void line(Point, Point, Color, float thickness);
  void curve(const std::vector<Point>&, Color, float thickness);
  void disc(Point, float radius, Color);
  void ring(Point, float radius, Color, float thickness);
  void gradient(const Rect&, Color top, Color bottom, float radius);
  void shadow(const Rect&, Elevation, float radius);  // before what throws it
  void cloth(const Rect&, float radius);              // a card table: wood round felt
  void dotted_arc(Point from, Point bend, Point to, Color);
  [[nodiscard]] float width(Type, std::string_view) const;
  [[nodiscard]] float height(Type) const;
  // Centred upright in the rectangle: one line, in a smaller type or on several lines where it is
  // too long for that.
  void text(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  // One line as tall as `size`, for what is read across a room; smaller where it is too wide.
  void letters(const Rect&, std::string_view, float size, Look = {}, std::string_view id = {});
  [[nodiscard]] float letters_width(std::string_view, float size) const;
  // The same while `shown` stands there, which is not yet what it comes to: a figure that counts.
  void text_on_its_way(const Rect&, std::string_view text, std::string_view shown, Look,
                       std::string_view id = {});
  // Letters in the middle of a sign, which say nothing that does not stand beside it.
  void mark(const Rect&, std::string_view, Type, Color);
  // Lines broken at spaces, from the top. Answers the height used.
  float paragraph(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  [[nodiscard]] float paragraph_height(float width, std::string_view, Type = Type::body) const;

  // What draw() draws is seen in the rectangle only.
  template <class Draw>
  void clipped(const Rect& rect, Draw&& draw) {
    begin_clip(rect);
    draw();
    end_clip();
  }

  // ---- Behaviour ----
  // True when it has been tapped, or chosen from the keyboard. Draws nothing: the ring of the focus
  // comes last, over everything.
  bool tap(std::string_view id, const Rect&, std::string_view shown, const Tappable& = {});
  [[nodiscard]] bool pressed(std::string_view id) const { return pressed_ == id; }
  [[nodiscard]] bool finger_lifted() const { return lifted_; }
  // What is on the screen has just become another: whatever is pressed, or is before so many
  // seconds have passed, was meant for what was there before, and chooses nothing.
  void rest_taps(double seconds);

  // Moves with the finger, from the top of `view`. The content is laid out from the rectangle
  // answered (its height is open) and ends at the `bottom` given to end_scroll.
  Rect begin_scroll(std::string_view id, Rect view);
  void end_scroll(float bottom);
  void scroll_to(std::string_view id, float y);  // from the top of its content
  // The same for what needs a certain height: `view` itself where it has that, until end_page or
  // the end of the layer.
  Rect begin_page(std::string_view id, const Rect& view, float tall);
  void end_page();
  // Some of it is in the scroll area being drawn, or so near that the keyboard may go there next.
  [[nodiscard]] bool shows(const Rect&) const;

  // A layer above everything so far; what lies below no longer reacts.
  void begin_layer(std::string_view id);
  void end_layer();
  // What floats over a part of the screen, while all round it reacts as before; also in front of a
  // dialog that has been tapped since.
  void begin_float(std::string_view id, const Rect&, bool before_dialogs);
  void end_float();

  // What is called so is scrolled into sight in the next frame.
  void seek(std::string_view id) {
    focus_ = id;
    focus_moved_ = asked_ = true;
  }

  // ---- The keyboard ----
  // What Enter would choose; empty while nobody uses the arrows.
  [[nodiscard]] std::string_view focus() const {
    return focus_shown_ ? focus_ : std::string_view();
  }
  bool key(Key);              // pressed in this frame; the one who asks first has it
  bool control(char letter);  // with Ctrl
  [[nodiscard]] bool shift() const;
  std::optional<int> alt_digit();  // 1 to 9, with Alt
  std::string take_typed();        // characters typed since the last frame
  // The line that is being edited in the field called so, which shows `value`.
  TextEdit& edit(std::string_view id, std::string_view value);
  [[nodiscard]] TextEdit* edited() { return editing_.empty() ? nullptr : &edit_; }
  // Where the finger or the pointer went down in this frame.
  [[nodiscard]] std::optional<Point> touched() const;
  [[nodiscard]] static std::string clipboard();
  static void to_clipboard(const std::string&);
  // This letter was typed, in either case. (Two letters are no key.)
  bool typed_letter(std::string_view key);
  // A number typed figure by figure, up to `most`: 1 then 2 gives 1, then 12.
  std::optional<int> typed_number(int most);

 private:
  struct Scroll {
    float speed = 0;
    bool dragging = false;
    std::optional<float> wanted{};
  };

  [[nodiscard]] bool hears_keys() const { return layer_ >= top_layer_; }
  // Scroll areas open in this layer, and the innermost of them.
  [[nodiscard]] std::size_t scroll_depth() const {
    return open_scrolls_.size() - (scrolls_below_.empty() ? 0 : scrolls_below_.back());
  }
  [[nodiscard]] int area() const { return scroll_depth() > 0 ? open_scrolls_.back() : -1; }
  static void begin_clip(const Rect&);
  static void end_clip();
  void move_focus();
  void read_keys();
  void drag_scroll(Scroll&);
  void bring_into_sight(float y);
  void note(std::string_view id, std::string_view shown, const Rect&, bool fits);
  // As much of its height as is told.
  void draw_line(const Rect&, std::string_view text, Type, const Look&, float part = 1);
  void text_in_lines(const Rect&, std::string_view text, const std::vector<std::string_view>& lines,
                     Type, const Look&, std::string_view id, float part = 1);
  // Letters that somebody has enlarged are smaller again where they would be cut otherwise, but
  // never smaller than they were before. False when that does not help.
  bool text_less_enlarged(const Rect&, std::string_view text, Type, const Look&,
                          std::string_view id);
  // Broken at spaces, and after a / in a path, into lines this wide; none where a word is too long
  // for that.
  [[nodiscard]] std::vector<std::string_view> lines_of(Type, std::string_view, float width) const;
  // Of what lettered() has answered.
  [[nodiscard]] float drawn_width(Type, std::string_view) const;
  std::string elided(Type, std::string_view, float width) const;
  [[nodiscard]] ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }

  struct Arrival {
    double began = 0;
    int seen = 0;  // in which frame
  };

  struct Count {
    std::int64_t from = 0, to = 0;
    double began = 0;
    int seen = 0;
  };
  struct Page {
    int layer = 0;
    float bottom = 0;
  };
  // A layer that has not arrived yet: from which of its corners on it is moved and faded.
  struct Coming {
    float seen = 1;
    int first = 0;
  };

  static constexpr float rises = 0.24F;  // seconds, until a layer is there
  void let_rise(const Coming&);
  [[nodiscard]] ImFont* font_for(std::string_view text, float size) const;

  std::array<ImFont*, type_count> fonts_{};
  ImFont* letters_ = nullptr;  // large ones
  ImFont* figures_ = nullptr;  // the largest
  mutable Letters names_;      // who measures a name asks for its letters
  float letters_built_ = 0;
  float fonts_scale_ = 0;  // that they were drawn for
  int spot_ = 0;           // of the shadows, in the fonts' texture
  std::map<std::string, Arrival, std::less<>> arrivals_;
  std::map<std::string, Count, std::less<>> counts_;
  std::vector<Coming> coming_;
  Rect screen_;
  std::vector<Item> items_, before_;  // of this frame and of the one before
  std::map<std::string, Scroll, std::less<>> scrolls_;
  std::vector<Area> areas_;                 // of this frame
  std::vector<int> open_scrolls_;           // of them
  std::vector<Page> pages_;                 // that are open
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
  bool asked_ = false;
  bool floating_ = false;
  bool lifted_ = false;
  double taps_rest_until_ = -1;
  bool press_rests_ = false;  // it began while taps rested: nothing fires
  std::string typed_;
  int number_ = 0;
  double number_at_ = -10;
  std::array<bool, key_count> keys_{};
  std::string editing_;  // the field
  TextEdit edit_;
  Rect ring_;  // round what has the focus
};

}  // namespace kattegat::ui
