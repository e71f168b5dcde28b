// The ring that the keys move, and what they choose with it.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/item.hpp"
#include "ui/kit/keyboard.hpp"

namespace kattegat::ui {

class Focus {
 public:
  // What Enter would choose; empty while nobody uses the arrows, or what had the focus has gone.
  [[nodiscard]] std::string_view shown() const {
    return shown_ && is_there_ ? id_ : std::string_view();
  }
  void seek(std::string_view id);  // has it, unseen, and is brought into sight
  void begin() {                   // of a frame
    is_there_ = std::exchange(lies_, false) || moved_;
    ring_ = {};
  }
  void hide() { shown_ = false; }
  void drop_choice() { chooses_ = false; }

  [[nodiscard]] bool is_on(std::string_view id) const { return id_ == id; }
  [[nodiscard]] bool has_moved() const { return moved_; }
  // It is drawn here. True when Enter has chosen it.
  bool lies_at(const Rect& visible, float radius);
  // Where the ring is to be drawn; empty: nowhere.
  [[nodiscard]] Rect ring() const { return shown_ ? ring_ : Rect{}; }
  [[nodiscard]] float radius() const { return radius_; }  // of what it lies round, at scale one

  // By the keys that nobody has asked for, among what can be tapped in the top layer: arrows go to
  // the nearest in their direction, Tab to the next, Enter and space choose, unless taps rest.
  void move(const std::vector<ShownItem>&, Keyboard&, bool taps_rest);

 private:
  void go(const ShownItem&);

  std::string id_;
  bool shown_ = false;
  bool lies_ = false;      // on something in this frame
  bool is_there_ = false;  // in the frame before, or it has just gone there
  bool moved_ = false;
  bool chooses_ = false;
  Rect ring_;
  float radius_ = 0;
};

}  // namespace kattegat::ui
