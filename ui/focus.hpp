// The ring that the keys move, and what they choose with it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "ui/item.hpp"
#include "ui/keyboard.hpp"

namespace kattegat::ui {

class Focus {
 public:
  // What Enter would choose; empty while nobody uses the arrows.
  [[nodiscard]] std::string_view shown() const { return shown_ ? id_ : std::string_view(); }
  void seek(std::string_view id);  // has it, unseen, and is brought into sight
  void begin() { ring_ = {}; }     // of a frame
  void hide() { shown_ = false; }
  void drop_choice() { chooses_ = false; }

  [[nodiscard]] bool is_on(std::string_view id) const { return id_ == id; }
  [[nodiscard]] bool has_moved() const { return moved_; }
  // It is drawn here. True when Enter has chosen it.
  bool lies_at(const Rect& visible);
  // Where the ring is to be drawn; empty: nowhere.
  [[nodiscard]] Rect ring() const { return shown_ ? ring_ : Rect{}; }

  // By the keys that nobody has asked for, among what can be tapped in the top layer: arrows go to
  // the nearest in their direction, Tab to the next, Enter and space choose, unless taps rest.
  void move(const std::vector<Item>&, Keyboard&, bool taps_rest);

 private:
  void go(const Item&);

  std::string id_;
  bool shown_ = false;
  bool moved_ = false;
  bool chooses_ = false;
  Rect ring_;
};

}  // namespace kattegat::ui
