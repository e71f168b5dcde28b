// The look: colours, type and measures. One theme in three dresses.
#pragma once
#include <cstdint>
#include <string_view>

#include "kattegat/core/card.hpp"

namespace kattegat::ui {

using Color = std::uint32_t;  // 0xRRGGBBAA

enum class Dress { light, dark, contrast };

struct Palette {
  Color ground;     // behind everything
  Color surface;    // sheets and panels
  Color raised;     // chips at rest
  Color line;       // rules and borders
  Color ink;        // text
  Color quiet;      // less important text
  Color faint;      // text of what cannot be chosen
  Color accent;     // the chosen, the main button
  Color on_accent;  // text on it
  Color felt;       // the table
  Color felt_edge;
  Color felt_line;
  Color on_felt;  // text on it
  Color plate;    // a seat at the table
  Color on_plate;
  Color gain;
  Color loss;
  Color warning;
  Color on_warning;
  Color focus;  // ring of the keyboard
  Color red_suit;
  Color black_suit;
  Color green_suit;  // clubs, of four colours
  Color blue_suit;   // diamonds, of four colours
  Color shade;       // over what lies behind a dialog
};
const Palette& palette(Dress);

enum class Type { small, body, strong, title, figure };

struct Theme {
  Dress dress = Dress::light;
  bool four_colours = false;
  float scale = 1;

  [[nodiscard]] const Palette& colors() const { return palette(dress); }
  [[nodiscard]] float px(float at_scale_one) const { return at_scale_one * scale; }
  [[nodiscard]] float touch() const { return px(48); }  // the least side of anything to tap
  [[nodiscard]] Color suit(Suit) const;
};

// How tall the letters of a type are, before scaling.
float size_of(Type);

// The embedded fonts, for the platform and for PDF pages.
std::string_view regular_font();
std::string_view bold_font();

}  // namespace kattegat::ui
