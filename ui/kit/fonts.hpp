// The fonts as they stand in ImGui's texture, and how much room letters take in them.
#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/geometry.hpp"
#include "ui/kit/letters.hpp"
#include "ui/kit/theme.hpp"

struct ImFont;

namespace kattegat::ui {

class Fonts {
 public:
  // Draws them when that has not been done for the theme's scale, large letters of this size (0:
  // none) and the letters of names. True when it has.
  bool build(const Theme&, float lettering, InkWords);
  void begin();  // of a frame
  [[nodiscard]] int times_built() const { return times_built_; }
  // Letters have been asked for that they do not have yet.
  [[nodiscard]] bool are_stale() const { return names_.stale; }
  // The text in signs that they have, in which it is measured and drawn.
  [[nodiscard]] std::string_view lettered(std::string_view text) const;
  void learn(std::string_view name) { kattegat::ui::learn(names_, name); }

  [[nodiscard]] ImFont* font(Type type) const { return fonts_[static_cast<std::size_t>(type)]; }
  // The smallest of the large fonts that has all letters of the text and is large enough.
  [[nodiscard]] ImFont* font_for(std::string_view lettered_text, float size) const;
  [[nodiscard]] int spot() const { return spot_; }  // of the shadows, in the texture

  // Of what lettered() has answered.
  [[nodiscard]] float width(Type, std::string_view) const;
  // How much of its beginning is no wider than that: no more is measured, however long it is.
  [[nodiscard]] std::size_t length_in(Type, std::string_view, float room) const;
  [[nodiscard]] bool has_room(Type type, std::string_view text, float room) const {
    return length_in(type, text, room) == text.size();
  }
  [[nodiscard]] float large_width(std::string_view, float size) const;
  [[nodiscard]] float height(Type) const;
  // In lines this wide, broken at spaces alone: an amount stays whole. What has none to be broken
  // at may be broken anywhere when it is drawn.
  [[nodiscard]] std::string wrapped(Type, std::string_view, float width) const;
  // Of what wrapped() has answered.
  [[nodiscard]] float height_in_lines(Type, std::string_view, float width) const;
  // Broken at spaces, after a hyphen and after a / in a path, into lines that have room there in
  // this part of their size; none where they have not, or a word is too long for that.
  [[nodiscard]] std::vector<std::string_view> lines_in(const Rect&, Type, std::string_view,
                                                       float part = 1) const;
  // As much of its beginning as has room with an ellipsis.
  [[nodiscard]] std::string elided(Type, std::string_view, float room) const;

 private:
  std::array<ImFont*, type_count> fonts_{};
  ImFont* letters_ = nullptr;  // large ones
  ImFont* figures_ = nullptr;  // the largest
  mutable Letters names_;      // who measures a name asks for its letters
  float letters_built_ = 0;
  float scale_ = 0;  // that they were drawn for
  int spot_ = 0;
  int times_built_ = 0;
};

}  // namespace kattegat::ui
