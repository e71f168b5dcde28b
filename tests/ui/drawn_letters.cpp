#include "ui/drawn_letters.hpp"

#include <imgui_freetype.h>
#include <imgui_internal.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace kattegat::test {
namespace {

// Everything on which it hangs what is drawn.
std::vector<float> asked_of(const ImFontAtlas& atlas) {
  std::vector<float> asked;
  for (const ImFontConfig& one : atlas.ConfigData) {
    asked.insert(asked.end(),
                 {static_cast<float>(one.FontDataSize), one.SizePixels, one.MergeMode ? 1.F : 0.F});
    for (const ImWchar* code = one.GlyphRanges; *code; ++code)
      asked.push_back(static_cast<float>(*code));
    asked.push_back(0);
  }
  for (const ImFontAtlasCustomRect& one : atlas.CustomRects)
    asked.insert(asked.end(), {static_cast<float>(one.Width), static_cast<float>(one.Height)});
  return asked;
}

// What has been drawn.
class Drawn {
 public:
  explicit Drawn(const ImFontAtlas& atlas)
      : size_(atlas.TexWidth, atlas.TexHeight),
        pixels_(atlas.TexPixelsAlpha8, atlas.TexPixelsAlpha8 + atlas.TexWidth * atlas.TexHeight),
        white_(atlas.TexUvWhitePixel),
        rects_(atlas.CustomRects),
        cursors_(atlas.PackIdMouseCursors),
        lines_(atlas.PackIdLines) {
    std::copy(std::begin(atlas.TexUvLines), std::end(atlas.TexUvLines), std::begin(uv_lines_));
    for (const ImFont* one : atlas.Fonts) fonts_.push_back(*one);
  }
  void give_to(ImFontAtlas& atlas) const {
    std::tie(atlas.TexWidth, atlas.TexHeight) = size_;
    atlas.TexUvScale = {1.F / static_cast<float>(atlas.TexWidth),
                        1.F / static_cast<float>(atlas.TexHeight)};
    atlas.TexPixelsAlpha8 = static_cast<unsigned char*>(IM_ALLOC(pixels_.size()));
    std::copy(pixels_.begin(), pixels_.end(), atlas.TexPixelsAlpha8);
    atlas.TexUvWhitePixel = white_;
    atlas.CustomRects = rects_;
    atlas.PackIdMouseCursors = cursors_;
    atlas.PackIdLines = lines_;
    std::copy(std::begin(uv_lines_), std::end(uv_lines_), std::begin(atlas.TexUvLines));
    for (int i = 0; i < atlas.Fonts.Size; ++i) give_font(atlas, i);
    atlas.TexReady = true;
  }

 private:
  void give_font(ImFontAtlas& atlas, int place) const {
    ImFont* const font = atlas.Fonts[place];
    *font = fonts_[static_cast<std::size_t>(place)];
    font->ContainerAtlas = &atlas;
    font->ConfigData = std::find_if(
        atlas.ConfigData.begin(), atlas.ConfigData.end(),
        [&](const ImFontConfig& one) { return one.DstFont == font && !one.MergeMode; });
    font->FallbackGlyph = font->FindGlyphNoFallback(font->FallbackChar);
  }

  std::pair<int, int> size_;
  std::vector<unsigned char> pixels_;
  ImVec2 white_;
  ImVector<ImFontAtlasCustomRect> rects_;
  int cursors_, lines_;
  ImVec4 uv_lines_[IM_DRAWLIST_TEX_LINES_WIDTH_MAX + 1];
  std::vector<ImFont> fonts_;
};

bool draw(ImFontAtlas* atlas) {
  static std::map<std::vector<float>, Drawn> drawn;
  const std::vector<float> asked = asked_of(*atlas);
  if (const auto known = drawn.find(asked); known != drawn.end()) {
    known->second.give_to(*atlas);
    return true;
  }
  // A sign for words in other letters belongs to one font of one window.
  const bool has_signs =
      std::any_of(atlas->CustomRects.begin(), atlas->CustomRects.end(),
                  [](const ImFontAtlasCustomRect& one) { return one.Font != nullptr; });
  if (!ImGuiFreeType::GetBuilderForFreeType()->FontBuilder_Build(atlas)) return false;
  if (!has_signs) drawn.emplace(asked, Drawn(*atlas));
  return true;
}

}  // namespace

void draw_letters_once(ImFontAtlas& atlas) {
  static constexpr ImFontBuilderIO once{draw};
  atlas.FontBuilderIO = &once;
}

}  // namespace kattegat::test
