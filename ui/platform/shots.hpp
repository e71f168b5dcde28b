// Pictures of the app without a hand at it: items are tapped one after the other, then the window
// is written to a file and ends. What can be seen is written as a list, for whoever taps from afar.
#pragma once
#include <string>
#include <vector>

#include "ui/device/frames.hpp"

namespace kattegat::ui {

class Taps {
 public:
  explicit Taps(std::vector<std::string> ids) : ids_(std::move(ids)) {}

  enum class Next { tapped, all_done, nowhere };
  // Once the frames lie still; one that is out of sight is sought first.
  Next tap_next(Ui&, Frames&);

 private:
  std::vector<std::string> ids_;
  std::size_t tapped_ = 0;
  Point at_{-1000, -1000};  // of the last one, and when that was
  double when_ = 0;
  std::string sought_;  // the last one that had to be scrolled into sight
};

void write_items(const Ui&, const std::string& path);
// What has been drawn; false when it could not be written.
bool write_picture(int width, int height, const std::string& path);

}  // namespace kattegat::ui
