// What moves. It is for the eye alone: where things can be tapped, and what the record says of
// them, is from the first frame on what it comes to. Without movement all is there at once.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat::ui {

class Moving {
 public:
  void begin();  // of a frame
  [[nodiscard]] bool goes_on() const { return goes_on_; }
  // How far what is called so has come since it appeared, from 0 to 1; it appears anew after a
  // frame without it.
  float arrival(std::string_view id, float seconds, bool less_motion);
  // The figure on its way to `value` from what it was when it was last seen, in steps that both
  // have.
  std::int64_t counted(std::string_view id, std::int64_t value, bool less_motion);
  // A layer that has arrived so far rises: what is drawn into its window from here until the end.
  void begin_layer(float seen);
  void end_layer(float unit);
  static constexpr float rises = 0.24F;  // seconds, until a layer is there

 private:
  struct Arrival {
    double began = 0;
    int seen = 0;  // in which frame
  };
  struct Count {
    std::int64_t from = 0, to = 0;
    double began = 0;
    int seen = 0;
  };
  // From which of its corners on a layer is moved and faded.
  struct Coming {
    float seen = 1;
    int first = 0;
  };

  std::map<std::string, Arrival, std::less<>> arrivals_;
  std::map<std::string, Count, std::less<>> counts_;
  std::vector<Coming> coming_;
  bool goes_on_ = false;
};

}  // namespace kattegat::ui
