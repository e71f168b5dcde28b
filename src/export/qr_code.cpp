#include "kattegat/export/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace kattegat {
namespace {

std::optional<QrCode> modules_of(QRcode* made) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> owner(made, &QRcode_free);
  if (!made) return std::nullopt;
  QrCode code{made->width, {}};
  const auto modules =
      static_cast<std::size_t>(made->width) * static_cast<std::size_t>(made->width);
  for (std::size_t i = 0; i < modules; ++i) code.dark.push_back((made->data[i] & 1U) != 0);
  return code;
}

}  // namespace

std::optional<QrCode> qr_code(std::string_view payload) {
  if (payload.empty() || payload.size() > 1000) return std::nullopt;
  return modules_of(QRcode_encodeData(static_cast<int>(payload.size()),
                                      reinterpret_cast<const unsigned char*>(payload.data()), 0,
                                      QR_ECLEVEL_M));
}

std::optional<QrCode> dense_qr_code(const std::string& text) {
  constexpr std::size_t most_signs = 4296;  // of version 40, level L
  if (text.empty() || text.size() > most_signs) return std::nullopt;
  return modules_of(QRcode_encodeString(text.c_str(), 0, QR_ECLEVEL_L, QR_MODE_8, 1));
}

}  // namespace kattegat
