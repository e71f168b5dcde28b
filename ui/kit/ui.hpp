// One frame of the screen, and the door to all that it is made of: the fonts, what is pressed and
// scrolled, the keys, what moves, and the record of all that was shown. Everything to tap has a
// language-free id ("trump.H", "save"). Only these and canvas.hpp, painting.cpp, lettering.cpp and
// picture.cpp know Dear ImGui, and below a window device/, which starts and ends its frames.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kattegat/languages/languages.hpp"
#include "ui/kit/finger.hpp"
#include "ui/kit/focus.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/item.hpp"
#include "ui/kit/keyboard.hpp"
#include "ui/kit/moving.hpp"
#include "ui/kit/scrolling.hpp"
#include "ui/kit/text_edit.hpp"
#include "ui/kit/theme.hpp"

namespace kattegat::ui {

enum class Fit {
  whole,  // must be readable as it is: the record says when it is not
  name,   // may at last be shortened with an ellipsis
};

struct Look {
  Type type = Type::body;
  Color color = 0;  // 0: the ink of the theme
  Align align = Align::left;
  Fit fit = Fit::whole;
  Color struck = 0;  // the colour of the line through it; 0: none
};

// What the height of words hangs on, beside them: the width of their list, and how often letters
// have been drawn anew, in another size or for another name.
struct Measure {
  float width = 0;
  int drawn = 0;
  bool operator==(const Measure&) const = default;
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
  bool build_fonts() { return fonts_.build(theme, lettering, ink_words); }
  void learn_letters_of(std::string_view name) { fonts_.learn(name); }
  // How names are written that have no room, before they are smaller than others or cut.
  void learn_brief_names(std::map<std::string, std::string> names) { brief_ = std::move(names); }
  [[nodiscard]] const std::string& brief_name(const std::string& name) const {
    const auto brief = brief_.find(name);
    return brief == brief_.end() ? name : brief->second;
  }
  // What is typed in the next frame, and whether by a key that is held.
  void hear(std::string_view letters, bool again) { keyboard_.hear(letters, again); }
  void begin(float width, float height);  // after ImGui::NewFrame
  void end();                             // before ImGui::Render
  [[nodiscard]] Rect screen() const { return screen_; }
  [[nodiscard]] const std::vector<ShownItem>& items() const { return items_; }
  [[nodiscard]] const std::vector<Area>& areas() const { return scrolling_.areas(); }
  // Something still moves: draw another frame.
  [[nodiscard]] bool wants_frame() const {
    return is_gliding() || asked_ || scrolling_.asks_for_frame() || fonts_.are_stale();
  }
  void ask_for_frame() { asked_ = true; }
  [[nodiscard]] bool is_gliding() const {  // not only waits
    return moving_.goes_on() || scrolling_.glides() || keyboard_.is_held();
  }
  // Seconds, as the frame was told; 0 before the first one.
  [[nodiscard]] double now() const;
  // What moves, by the names of moving.hpp.
  float arrival(std::string_view id, float seconds) {
    return moving_.arrival(id, seconds, less_motion);
  }
  std::int64_t counted(std::string_view id, std::int64_t value) {
    return moving_.counted(id, value, less_motion);
  }
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
  void dusk(const Rect&, Color bottom);               // from nothing at the top
  void shadow(const Rect&, Elevation, float radius);  // before what throws it
  void cloth(const Rect&, float radius);              // a card table: wood round felt
  void dotted_arc(Point from, Point bend, Point to, Color);
  [[nodiscard]] float width(Type, std::string_view) const;
  [[nodiscard]] float height(Type) const;
  // Centred upright in the rectangle: one line, in a smaller type or on several lines where it is
  // too long for that.
  void text(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  // These two below each other, each for itself as text() is; the record has both as `words`.
  void two_lines(const Rect&, const std::array<std::string, 2>& lines, std::string_view words,
                 const Look&, std::string_view id);
  // What a place or a dialog is called, in one line or more: letters that somebody has enlarged are
  // smaller again before the type is.
  void title(const Rect&, const std::string& words, std::string_view id, Type most = Type::title);
  // One line as tall as `size`, for what is read across a room; smaller where it is too wide.
  void letters(const Rect&, std::string_view, float size, Look = {}, std::string_view id = {});
  [[nodiscard]] float letters_width(std::string_view, float size) const;
  // The same while `shown` stands there, which is not yet what it comes to: a figure that counts.
  void text_on_its_way(const Rect&, std::string_view text, std::string_view shown, Look,
                       std::string_view id = {});
  // Whether each of these has room in such a place in this type: names at least as they are brief.
  [[nodiscard]] bool have_room(const Rect& each, std::span<const std::string> labels, Type) const;
  // The largest type, up to this one, in which each of these has room in such a place: names in a
  // row are equally large.
  [[nodiscard]] Type type_for_names(const Rect& each, std::span<const std::string> names,
                                    Type most) const;
  // Letters in the middle of a sign, which say nothing that does not stand beside it.
  void mark(const Rect&, std::string_view, Type, Color);
  // Lines broken at spaces, from the top. Answers the height used.
  float paragraph(const Rect&, std::string_view, Look = {}, std::string_view id = {});
  [[nodiscard]] float paragraph_height(float width, std::string_view, Type = Type::body) const;
  [[nodiscard]] Measure measure(float width) const { return {width, fonts_.times_built()}; }

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
  // Whether a key that stands for a tap is meant, as every tap has to be: the second of two is not,
  // where it comes to something else than the first, or lies on what has just come to its place.
  bool is_meant(std::string_view id, const Tappable&);
  [[nodiscard]] bool pressed(std::string_view id) const { return finger_.pressed() == id; }
  [[nodiscard]] bool finger_lifted() const { return finger_.lifted(); }
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
  void end_page_at(float bottom);  // what is in it has turned out to end there
  // Some of it is in the scroll area being drawn, or so near that the keyboard may go there next.
  [[nodiscard]] bool shows(const Rect&) const;

  // A layer above everything so far; what lies below no longer reacts.
  void begin_layer(std::string_view id);
  void end_layer();
  // Nothing lies above what is drawn now.
  [[nodiscard]] bool hears_keys() const { return layer_ >= top_layer_; }
  // What floats over a part of the screen, while all round it reacts as before.
  struct Floats {
    bool before_dialogs = false;  // also those that have been tapped since
    bool takes_taps = true;       // false: what lies below reacts, too
  };
  void begin_float(std::string_view id, const Rect&, Floats);
  void end_float();

  void bring_into_sight(const Rect&);  // in the scroll areas that are being drawn
  // What is called so is scrolled into sight in the next frame.
  void seek(std::string_view id) {
    focus_.seek(id);
    asked_ = true;
  }
  // Likewise what is tapped first of all that is asked under this name, as "trump" of "trump.H".
  void seek_answer(std::string_view field) {
    sought_ = std::string(field) + ".";
    asked_ = true;
  }

  // ---- The keyboard ----
  // What Enter would choose; empty while nobody uses the arrows, or what had the focus has gone.
  [[nodiscard]] std::string_view focus() const { return focus_.shown(); }
  void hide_focus() { focus_.hide(); }  // somebody types
  bool key(Key);                        // pressed in this frame; the one who asks first has it
  bool control(char letter);            // with Ctrl
  [[nodiscard]] bool shift() const { return Keyboard::shift(); }
  std::optional<int> alt_digit();  // 1 to 9, with Alt
  std::string take_typed();        // characters typed since the last frame
  // The line that is being edited in the field called so, which shows `value`.
  TextEdit& edit(std::string_view id, std::string_view value) { return edited_.edit(id, value); }
  [[nodiscard]] TextEdit* edited() { return edited_.line(); }
  // Where the finger or the pointer went down in this frame.
  [[nodiscard]] std::optional<Point> touched() const { return Finger::touched(); }
  [[nodiscard]] static std::string clipboard();
  static void to_clipboard(const std::string&);
  // This letter was typed, in either case. (Two letters are no key.)
  bool typed_letter(std::string_view key);
  // A number typed figure by figure, up to `most`: 1 then 2 gives 1, then 12.
  std::optional<int> typed_number(int most);

 private:
  struct Tapped {
    std::string id, about, comes_to;
    SecondTap second_tap = SecondTap::repeats;
    std::optional<Point> place{};       // of the finger
    std::vector<std::string> within{};  // whatever could be tapped there instead
    double at = -1;
  };

  static Tapped tapped_as(std::string_view id, std::string_view shown, const Tappable&);
  bool is_meant(Tapped);
  [[nodiscard]] bool is_near(const Rect&, Point) const;
  [[nodiscard]] float scroll_strip() const;
  static void begin_clip(const Rect&);
  static void end_clip();
  // Of what is on the screen, and answers how much of it can be seen.
  Rect note(ShownItem);

  // Where a text has come to stand, and what of it can be read.
  struct SetText {
    Rect rect;
    std::string shown;
    bool fits = true, shortened = false;
  };
  void note_text(std::string_view id, SetText);
  SetText draw_text(const Rect&, std::string_view words, const Look&);
  // Nothing where it is no name, or must be smaller.
  std::optional<SetText> draw_name(const Rect&, const std::string& name, const Look&);
  // These answer where it stands, in this part of its size. Texts are what lettered() has answered.
  Rect draw_line(const Rect&, std::string_view text, Type, const Look&, float part = 1);
  Rect draw_lines(const Rect&, const std::vector<std::string_view>& lines, Type, const Look&,
                  float part = 1);
  // Letters that somebody has enlarged are smaller again where they would be cut otherwise, but
  // never smaller than they were before, nor than this part of them. Nothing: it does not help.
  std::optional<Rect> draw_less_enlarged(const Rect&, std::string_view text, Type, const Look&,
                                         float least = 0);
  // A name, or else as it is brief, in as many lines as have room in this type; none where it must
  // be smaller.
  [[nodiscard]] std::vector<std::string_view> name_in_lines(const Rect&, const std::string& name,
                                                            Type) const;

  Fonts fonts_;
  std::map<std::string, std::string> brief_;  // of names
  Moving moving_;
  Scrolling scrolling_;
  Finger finger_;
  Keyboard keyboard_;
  Focus focus_;
  Tapped tapped_;  // what was meant last
  EditedLine edited_;
  Rect screen_;
  std::vector<ShownItem> items_, items_before_;  // of this frame, and of the one before
  int layer_ = 0;
  int top_layer_ = 0;  // of the frame before: only that one hears the keyboard
  bool floating_ = false;
  bool asked_ = false;
  std::string sought_;
  bool was_sought_ = false;  // in the frame before, too
};

}  // namespace kattegat::ui
