// What moves under the finger: areas within areas, and pages that move as a whole.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/finger.hpp"
#include "ui/kit/item.hpp"

namespace kattegat::ui {

class Scrolling {
 public:
  void begin();  // of a frame
  [[nodiscard]] const std::vector<Area>& areas() const { return areas_; }
  [[nodiscard]] int area() const { return depth() > 0 ? open_.back() : -1; }  // -1: none
  [[nodiscard]] bool glides() const { return glides_; }
  // Something has been moved: it is there in the next frame.
  [[nodiscard]] bool asks_for_frame() const { return asks_; }

  // From the top of `view`, whose right edge has a strip this wide for what shows where one is. The
  // content is laid out from the rectangle answered (its height is open) and ends at the `bottom`.
  Rect begin_area(std::string_view id, Rect view, float strip);
  struct Sizes {
    float drag = 0;   // by which a press becomes a scroll
    float knob = 0;   // what shows where one is, at its shortest,
    float wide = 0;   // and how wide
    float still = 0;  // slower than that it stands
  };
  // Answers where what shows where one is has its place, to be drawn before the area is closed;
  // empty: all of it can be seen.
  Rect end_area(float bottom, const Sizes&, Finger&);
  void close_area();
  void move_to(std::string_view id, float y) { scrolls_[std::string(id)].wanted = y; }
  // This height is shown in each of the areas that it is in, from the innermost out.
  void bring_into_sight(Rect);

  // An area in which something this tall has room, until the end of the page; `layer` is its own.
  Rect begin_page(std::string_view id, const Rect& view, float tall, int layer, float strip);
  std::optional<float> take_page(int layer);  // its bottom, where one is open
  void end_page_at(float bottom, int layer);  // what is in it needs more or less

  void begin_layer() { below_.push_back(open_.size()); }
  void end_layer() { below_.pop_back(); }

 private:
  struct Scroll {
    float speed = 0;
    bool dragging = false;
    std::optional<float> wanted{};
  };
  struct Page {
    int layer = 0;
    float bottom = 0;
  };

  // Areas open in this layer.
  [[nodiscard]] std::size_t depth() const {
    return open_.size() - (below_.empty() ? 0 : below_.back());
  }
  void drag(Scroll&, const Sizes&, Finger&);

  std::map<std::string, Scroll, std::less<>> scrolls_;
  std::vector<Area> areas_;         // of this frame
  std::vector<int> open_;           // of them
  std::vector<Page> pages_;         // that are open
  std::vector<std::size_t> below_;  // how many areas were open where each layer began
  bool glides_ = false;
  bool asks_ = false;
};

}  // namespace kattegat::ui
