// Text as a picture that a camera reads.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kattegat {

// A QR code as rows of modules, true where dark, without the quiet zone (4 modules).
struct QrCode {
  int size = 0;
  std::vector<bool> dark;
  [[nodiscard]] bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};
std::optional<QrCode> qr_code(std::string_view payload);  // empty when it is too long

// Of capitals, digits and the signs that such codes have, from screen to camera: as much as goes
// into one.
std::optional<QrCode> dense_qr_code(const std::string& text);

}  // namespace kattegat
