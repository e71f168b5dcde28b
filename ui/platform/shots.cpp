#include "ui/platform/shots.hpp"

#include <GLFW/glfw3.h>
#include <stb/stb_image_write.h>

#include <cmath>
#include <cstdio>
#include <fstream>

namespace kattegat::ui {

Taps::Next Taps::tap_next(Ui& ui, Frames& frames) {
  frames.ask();
  if (tapped_ == ids_.size()) return Next::all_done;
  const std::string& id = ids_[tapped_];
  for (const ShownItem& item : ui.items()) {
    if (item.id != id || !item.tappable) continue;
    if (item.visible.h < item.rect.h / 2 && std::exchange(sought_, id) != id) {
      ui.seek(id);
      return Next::tapped;
    }
    const Point at = item.visible.center();
    // As a hand that goes on to something else where it has just tapped.
    const bool is_there = std::hypot(at.x - at_.x, at.y - at_.y) < ui.theme.touch();
    if (is_there && ui.now() - when_ < double_tap) return Next::tapped;
    at_ = at;
    when_ = ui.now();
    frames.put(InputQueue::Move{at.x, at.y});
    frames.put(InputQueue::Button{0, true});
    frames.put(InputQueue::Button{0, false});
    frames.put(InputQueue::Move{-1, -1});
    ++tapped_;
    return Next::tapped;
  }
  std::fprintf(stderr, "kattegat: nothing to tap is called %s\n", id.c_str());
  return Next::nowhere;
}

void write_items(const Ui& ui, const std::string& path) {
  const std::string beside = path + ".new";
  {
    std::ofstream file(beside);
    for (const ShownItem& item : ui.items())
      if (!item.id.empty() && !item.visible.empty())
        file << item.id << '\t' << static_cast<int>(item.visible.center().x) << '\t'
             << static_cast<int>(item.visible.center().y) << '\t' << item.tappable << '\t'
             << item.enabled << '\t' << item.chosen << '\t' << (item.visible.h > item.rect.h - 1)
             << '\t' << item.shown << '\n';
  }
  std::rename(beside.c_str(), path.c_str());
}

bool write_picture(int width, int height, const std::string& path) {
  const auto row = static_cast<std::size_t>(width) * 3;
  std::vector<unsigned char> pixels(row * static_cast<std::size_t>(height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, pixels.data());
  const unsigned char* last_row = pixels.data() + row * static_cast<std::size_t>(height - 1);
  return stbi_write_png(path.c_str(), width, height, 3, last_row, -width * 3) != 0;
}

}  // namespace kattegat::ui
