// What the keys do in a frame: which have been pressed, and what is typed. Who asks first has it.
// What moves, erases or is typed in a field comes again while it is held; what decides does not.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "ui/kit/keys.hpp"

namespace kattegat::ui {

class Keyboard {
 public:
  void hear(std::string_view letters, bool again);  // of a key that is held; before the frame
  void read();                                      // at the start of a frame
  [[nodiscard]] bool is_held() const { return held_; }
  bool take(Key);
  [[nodiscard]] bool control(char letter);  // pressed with Ctrl
  [[nodiscard]] static bool shift();
  [[nodiscard]] static std::optional<int> alt_digit();  // 1 to 9, with Alt
  [[nodiscard]] bool has_typed() const { return !typed_.empty(); }
  [[nodiscard]] bool is_space() const { return typed_ == " " && !again_; }
  std::string take_typed();
  // This letter was typed, in either case, and is not held.
  bool take_letter(std::string_view key);
  // A number typed figure by figure, up to `most`: 1 then 2 gives 1, then 12. Whatever else is
  // pressed between them begins another one.
  std::optional<int> take_number(int most);

 private:
  void end_number() { number_at_ = -10; }

  std::array<bool, key_count> keys_{};
  bool held_ = false, again_ = false;
  std::string heard_, typed_;
  int number_ = 0;
  double number_at_ = -10;
};

}  // namespace kattegat::ui
