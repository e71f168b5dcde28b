// The look: colours, type and measures. One theme in three dresses.
#pragma once
#include <cstdint>
#include <string_view>

#include "kattegat/core/card.hpp"

namespace kattegat::ui {

using Color = std::uint32_t;  // 0xRRGGBBAA

// The same, this much of it (0 to 1) to be seen.
inline Color faded(Color color, double part) {
  const double seen = part < 0 ? 0 : part > 1 ? 1 : part;
  return (color & ~Color{0xFF}) | static_cast<Color>(seen * (color & 0xFFU) + 0.5);
}

enum class Dress { light, dark, contrast };

struct Palette {
  Color ground;       // behind everything
  Color surface;      // sheets and panels
  Color raised;       // chips at rest, answered questions
  Color sunken;       // tracks, the bar that waits
  Color line;         // hairlines
  Color edge;         // borders of inputs, switches that are off
  Color ink;          // text
  Color quiet;        // less important text
  Color faint;        // text of what cannot be chosen
  Color accent;       // the chosen, the main button (its lower end)
  Color accent_top;   // the upper end
  Color on_accent;    // text on both
  Color soft;         // the bar that is ready
  Color on_soft;      // text on it
  Color brass;        // dealer, declarer, what is won
  Color on_brass;     // text on it
  Color brass_soft;   // the row that won
  Color gain;         // plus, and what is stored
  Color gain_soft;    // behind it
  Color loss;         // minus, and what is wrong
  Color loss_soft;    // behind it
  Color warn;         // what is waiting or must be known
  Color warn_soft;    // behind it
  Color danger;       // the button that takes something away (its lower end)
  Color danger_top;   // the upper end
  Color on_danger;    // text on both
  Color focus;        // ring of the keyboard
  Color felt_middle;  // the table, from its middle
  Color felt;         // half way out
  Color felt_rim;     // at the rim
  Color on_felt;      // text on the table
  Color felt_line;    // the inlay
  Color wood_lit;     // the rim of the table
  Color wood;         // its shaded side
  Color plate;        // a seat at the table
  Color on_plate;     // text on it
  Color chip_gain;    // what a deal would pay, on the felt
  Color on_chip_gain;
  Color chip_loss;
  Color on_chip_loss;
  Color rail;  // the way to the places
  Color on_rail;
  Color rail_here;  // the place one is in
  Color on_rail_here;
  Color toast;  // what has just been done
  Color on_toast;
  Color toast_act;  // the way back
  Color red_suit;
  Color black_suit;
  Color green_suit;  // clubs, of four colours
  Color blue_suit;   // diamonds, of four colours
  Color shade;       // over what lies behind a dialog
};
const Palette& palette(Dress);

enum class Type { caption, small, body, strong, title, number, figure };
inline constexpr int type_count = 7;

struct Theme {
  Dress dress = Dress::light;
  bool four_colours = false;
  float scale = 1;
  float enlarged = 1;  // the part of it that somebody has asked for, to read better; not below 1

  [[nodiscard]] const Palette& colors() const { return palette(dress); }
  [[nodiscard]] float px(float at_scale_one) const { return at_scale_one * scale; }
  [[nodiscard]] float touch() const { return px(48); }  // the least side of anything to tap
  [[nodiscard]] Color suit(Suit) const;
};

// How tall the letters of a type are, before scaling.
float size_of(Type);

// The embedded fonts, as their files are.
std::string_view regular_font();
std::string_view bold_font();
std::string_view black_font();

}  // namespace kattegat::ui
