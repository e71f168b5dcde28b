// What screens and panels are put together from. Every one of them can be tapped with a thumb,
// says what it is by its id, and explains itself when it cannot be chosen.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "ui/kit/ui.hpp"

namespace kattegat::ui {

// Why something cannot be done, in the reader's language, and the rule that says so.
struct Reason {
  std::string sentence;
  std::string_view rule;
};

enum class Weight { plain, main, danger };

struct Button {
  std::string_view id;
  std::string_view label;
  Weight weight = Weight::plain;
  bool enabled = true;
  bool answers = false;         // a tap also where it is not: whoever taps it is told why
  std::string_view about = {};  // as of whatever can be tapped
  std::string comes_to = {};
  std::string said = {};  // to whoever hears the screen, where the label is a sign
};

struct Chip {
  std::string id;
  std::string label;
  bool chosen = false;
  std::optional<Reason> why_not = {};  // cannot be chosen now
  std::string below = {};              // a second, smaller line
  Color color = 0;                     // of the label; 0: as usual
  Type type = Type::body;
  Fit fit = Fit::whole;
  Color below_color = 0;  // of the second line
  SecondTap second_tap = SecondTap::repeats;
  std::string comes_to = {};  // as of whatever can be tapped
  std::string said = {};      // to whoever hears the screen, where the label is a sign
};

// The same that counts its taps, however quickly they come.
inline Chip counts_taps(Chip chip, std::optional<int> count) {
  chip.chosen = count.has_value();
  chip.second_tap = SecondTap::adds;
  return chip;
}

// A chip that shows the figure which it counts.
struct Counter {
  std::string id;
  std::optional<int> count;  // nothing has been counted yet:
  std::string begins;        // then this is shown
  std::optional<Reason> why_not = {};
  std::string below = {};
  std::string said = {};  // to whoever hears the screen, while nothing has been counted
};

// What the last refused tap was told; the screen shows it until the next tap.
class Explainer {
 public:
  void say(Reason reason) {
    reason_ = std::move(reason);
    ++times_;
  }
  void clear() { reason_.reset(); }
  [[nodiscard]] const std::optional<Reason>& reason() const { return reason_; }
  [[nodiscard]] int times() const { return times_; }  // that something was said

 private:
  std::optional<Reason> reason_;
  int times_ = 0;
};

// True when it was chosen; a refused tap goes to the explainer.
bool chip(Ui&, Explainer&, const Rect&, const Chip&);
bool counter(Ui&, Explainer&, const Rect&, const Counter&);
// In which each of these names has room on chips of one row, with a second line or without.
Type type_on_chips(const Ui&, const Rect& chip, std::span<const std::string> names, bool has_below);
// Whether each of these can be read on such chips, a little smaller than alone.
bool have_room_on_chips(const Ui&, const Rect& chip, std::span<const std::string> labels,
                        bool has_below);
bool button(Ui&, const Rect&, const Button&);
bool button(Ui&, std::string_view id, const Rect&, std::string_view label, Weight = Weight::plain);
// A sentence with a switch; answers true when it was tapped.
bool toggle(Ui&, std::string_view id, const Rect&, std::string_view sentence, bool on);
float toggle_height(const Ui&, float width, std::string_view sentence);
// One of several, cell by cell. Answers the index that was tapped.
std::optional<std::size_t> choose(Ui&, Explainer&, const Grid&, const std::vector<Chip>&);
// The same in lines that fill the width, each of as many as the others, or one more.
std::optional<std::size_t> choose_in_lines(Ui&, Explainer&, const Grid&, const std::vector<Chip>&);
// The same side by side.
std::optional<std::size_t> segments(Ui&, Explainer&, const Rect&, const std::vector<Chip>&);
// The same off the top of a list, in as many lines as cells of this width need.
std::optional<std::size_t> segments(Ui&, Explainer&, Rect& list, const std::vector<Chip>&,
                                    float least_width, float height, float gap);
// A number between two buttons, "ID.less" and "ID.more", off the top of a list: beside its name,
// and below it where that has no room. What is no whole number has words of its own, and what it
// counts is said where its name stands elsewhere.
struct Steps {
  int least = 0, most = 0, by = 1;
};
// What these two are called for whoever hears the screen.
std::string said_of_less(const Ui&, std::string_view counted);
std::string said_of_more(const Ui&, std::string_view counted);
void stepper(Ui&, Rect& list, const std::string& id, std::string_view name, int& value,
             const Steps&, float gap, const std::string& shown = {}, std::string_view counted = {});
// A paragraph off the top of a list, or off its bottom, as tall as its words need, and so far from
// the rest.
void top_paragraph(Ui&, Rect& list, std::string_view, const Look& = {}, float gap = 0,
                   std::string_view id = {});
void bottom_paragraph(Ui&, Rect& list, std::string_view, const Look& = {}, float gap = 0,
                      std::string_view id = {});
// One that fills an area, and moves under the finger where it is too long for that.
void long_paragraph(Ui&, const Rect& area, std::string_view, const Look&, std::string_view id);
void heading(Ui&, const Rect&, std::string_view, std::string_view id = {});
inline constexpr float sheet_radius = 20;
void sheet(Ui&, const Rect&);  // the surface of a panel

// A window in the middle of a dialog's layer, at most this large, and never larger than the screen.
// With large letters it moves under the finger where it is lower than the least that it needs.
Rect dialog(Ui&, float width, float height, float least);
inline Rect dialog(Ui& ui, float width, float height) { return dialog(ui, width, height, height); }
// How much of one, of its height, can be seen at once.
float sight_of_dialog(const Ui&);

Color gain_or_loss(const Ui&, std::int64_t);

}  // namespace kattegat::ui
