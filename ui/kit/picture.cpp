#include "ui/kit/picture.hpp"

#include <imgui_internal.h>
#include <stb/stb_image_write.h>

#include "ui/kit/canvas.hpp"

namespace kattegat::ui {
namespace {

constexpr float tallest = 8192;         // pixels
constexpr float smallest_scale = 0.5F;  // below it nobody could read what stands there
constexpr float open_below = 1e6F;

// A part of the letters' texture, as much of it as covers a pixel, from 0 to 1.
struct Texture {
  const unsigned char* pixels = nullptr;
  int wide = 0, tall = 0;

  [[nodiscard]] float texel(int x, int y) const {
    x = std::clamp(x, 0, wide - 1);
    y = std::clamp(y, 0, tall - 1);
    return static_cast<float>(pixels[y * wide + x]) / 255;
  }
  [[nodiscard]] float at(ImVec2 uv) const {
    const float x = uv.x * static_cast<float>(wide) - 0.5F;
    const float y = uv.y * static_cast<float>(tall) - 0.5F;
    const auto left = static_cast<int>(std::floor(x)), top = static_cast<int>(std::floor(y));
    const float part_x = x - std::floor(x), part_y = y - std::floor(y);
    const float above = texel(left, top) * (1 - part_x) + texel(left + 1, top) * part_x;
    const float below = texel(left, top + 1) * (1 - part_x) + texel(left + 1, top + 1) * part_x;
    return above * (1 - part_y) + below * part_y;
  }
};

float cross(ImVec2 a, ImVec2 b, ImVec2 c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// An upper or a left edge: what lies on one belongs to this triangle, and not to its neighbour.
bool keeps_its_edge(ImVec2 a, ImVec2 b) { return a.y > b.y || (a.y == b.y && a.x < b.x); }

class Raster {
 public:
  Raster(int wide, int tall)
      : wide_(wide), tall_(tall), pixels_(static_cast<std::size_t>(wide) * tall_of(tall) * 3) {}

  void draw(const ImDrawData& data, const Texture& texture) {
    for (int i = 0; i < data.CmdListsCount; ++i) {
      const ImDrawList& list = *data.CmdLists[i];
      for (const ImDrawCmd& command : list.CmdBuffer)
        for (unsigned k = 0; k + 2 < command.ElemCount; k += 3) {
          std::array<const ImDrawVert*, 3> corners{};
          for (unsigned j = 0; j < 3; ++j)
            corners[j] =
                &list.VtxBuffer[static_cast<int>(command.VtxOffset) +
                                list.IdxBuffer[static_cast<int>(command.IdxOffset + k + j)]];
          triangle(corners, command.ClipRect, texture);
        }
    }
  }
  [[nodiscard]] std::string png() const {
    std::string bytes;
    const auto put = [](void* to, void* data, int size) {
      static_cast<std::string*>(to)->append(static_cast<const char*>(data),
                                            static_cast<std::size_t>(size));
    };
    const int done =
        stbi_write_png_to_func(put, &bytes, wide_, tall_, 3, pixels_.data(), wide_ * 3);
    return done != 0 ? bytes : "";
  }

 private:
  static std::size_t tall_of(int tall) { return static_cast<std::size_t>(tall); }

  void triangle(std::array<const ImDrawVert*, 3> corners, const ImVec4& clip,
                const Texture& texture) {
    float area = cross(corners[0]->pos, corners[1]->pos, corners[2]->pos);
    if (area == 0) return;
    if (area < 0) {
      std::swap(corners[1], corners[2]);
      area = -area;
    }
    const auto& [a, b, c] = corners;
    const auto bound = [](float value, float least, float most) {
      return static_cast<int>(std::clamp(value, least, most));
    };
    const auto w = static_cast<float>(wide_), h = static_cast<float>(tall_);
    const int left = bound(std::max(std::min({a->pos.x, b->pos.x, c->pos.x}), clip.x), 0, w);
    const int right = bound(std::min(std::max({a->pos.x, b->pos.x, c->pos.x}) + 1, clip.z), 0, w);
    const int top = bound(std::max(std::min({a->pos.y, b->pos.y, c->pos.y}), clip.y), 0, h);
    const int low = bound(std::min(std::max({a->pos.y, b->pos.y, c->pos.y}) + 1, clip.w), 0, h);
    const std::array<bool, 3> keeps{keeps_its_edge(b->pos, c->pos), keeps_its_edge(c->pos, a->pos),
                                    keeps_its_edge(a->pos, b->pos)};
    for (int y = top; y < low; ++y)
      for (int x = left; x < right; ++x) {
        const ImVec2 p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
        const std::array<float, 3> part{cross(b->pos, c->pos, p), cross(c->pos, a->pos, p),
                                        cross(a->pos, b->pos, p)};
        bool inside = true;
        for (std::size_t i = 0; i < 3; ++i)
          inside = inside && (part[i] > 0 || (part[i] == 0 && keeps[i]));
        if (inside) blend(x, y, corners, part, area, texture);
      }
  }

  void blend(int x, int y, const std::array<const ImDrawVert*, 3>& corners,
             const std::array<float, 3>& part, float area, const Texture& texture) {
    ImVec2 uv{0, 0};
    std::array<float, 4> color{};
    for (std::size_t i = 0; i < 3; ++i) {
      const float weight = part[i] / area;
      uv.x += corners[i]->uv.x * weight;
      uv.y += corners[i]->uv.y * weight;
      for (std::size_t channel = 0; channel < 4; ++channel)
        color[channel] += static_cast<float>(corners[i]->col >> (8 * channel) & 0xFFU) * weight;
    }
    const float seen = color[3] / 255 * texture.at(uv);
    const std::size_t at = (static_cast<std::size_t>(y) * static_cast<std::size_t>(wide_) +
                            static_cast<std::size_t>(x)) *
                           3;
    for (std::size_t channel = 0; channel < 3; ++channel) {
      const auto before = static_cast<float>(pixels_[at + channel]);
      const float after = before + (color[channel] - before) * seen;
      pixels_[at + channel] = static_cast<unsigned char>(std::clamp(after + 0.5F, 0.F, 255.F));
    }
  }

  int wide_, tall_;
  std::vector<unsigned char> pixels_;
};

// A world of ImGui's own beside that of the window, which goes on afterwards.
class OwnContext {
 public:
  OwnContext() : before_(ImGui::GetCurrentContext()), own_(ImGui::CreateContext()) {
    ImGui::SetCurrentContext(own_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DeltaTime = 1;
    io.MousePos = {-1, -1};
  }
  OwnContext(const OwnContext&) = delete;
  OwnContext& operator=(const OwnContext&) = delete;
  ~OwnContext() {
    ImGui::SetCurrentContext(before_);
    ImGui::DestroyContext(own_);
  }

 private:
  ImGuiContext* before_;
  ImGuiContext* own_;
};

}  // namespace

Picture picture(Language language, float width, float scale, InkWords ink_words,
                const std::function<float(Ui&, const Rect&)>& draw) {
  const OwnContext context;
  ImGuiIO& io = ImGui::GetIO();
  Ui ui;
  ui.theme.scale = scale;
  ui.language = language;
  ui.less_motion = true;
  ui.ink_words = ink_words;
  Texture texture;
  Picture made;
  float tall = tallest;
  // First only to see how tall it becomes, and in which letters; smaller where that is too much.
  for (int round = 0; round < 2; ++round) {
    made.width = static_cast<int>(width * ui.theme.scale);
    if (ui.build_fonts()) {
      unsigned char* pixels = nullptr;
      io.Fonts->GetTexDataAsAlpha8(&pixels, &texture.wide, &texture.tall);
      texture.pixels = pixels;
    }
    io.DisplaySize = {static_cast<float>(made.width), tall};
    ImGui::NewFrame();
    ui.begin(io.DisplaySize.x, tall);
    const float needed = std::ceil(draw(ui, {0, 0, ui.screen().w, open_below}));
    ui.end();
    ImGui::Render();
    tall = std::clamp(needed, 1.F, tallest);
    if (needed <= tallest) continue;
    if (ui.theme.scale <= smallest_scale) return {};
    // Letters are of whole pixels: a little to spare.
    ui.theme.scale = std::max(smallest_scale, ui.theme.scale * 0.99F * tallest / needed);
    round = -1;
  }
  made.height = static_cast<int>(tall);
  made.items = ui.items();
  Raster raster(made.width, made.height);
  raster.draw(*ImGui::GetDrawData(), texture);
  made.png = raster.png();
  return made;
}

}  // namespace kattegat::ui
