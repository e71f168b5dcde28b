#include "ui/app/desktop_wishes.hpp"

namespace kattegat::ui {
namespace {

// Takes bytes off the front; past the end nothing is left, and everything is zero.
struct WishBytes {
  std::string_view left;
  bool big_end_first = false;
  bool whole = true;

  std::string_view take(std::size_t count) {
    if (count > left.size()) {
      whole = false;
      left = {};
      return {};
    }
    const std::string_view taken = left.substr(0, count);
    left.remove_prefix(count);
    return taken;
  }
  std::uint32_t number(std::size_t size) {
    std::uint32_t value = 0;
    const std::string_view bytes = take(size);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      const auto byte = static_cast<unsigned char>(bytes[i]);
      const std::size_t place = big_end_first ? size - 1 - i : i;
      value |= static_cast<std::uint32_t>(byte) << (8 * place);
    }
    return value;
  }
  std::string_view padded(std::size_t count) {
    const std::string_view taken = take(count);
    take((4 - count % 4) % 4);
    return taken;
  }
};

enum class WishForm : std::uint32_t { number, text, colour };

}  // namespace

std::optional<std::int32_t> desktop_wish(std::string_view settings, std::string_view name) {
  WishBytes bytes{settings};
  bytes.big_end_first = bytes.number(1) == 1;
  bytes.take(3 + 4);  // unused, and which version of the settings this is
  const std::uint32_t count = bytes.number(4);
  for (std::uint32_t i = 0; i < count && bytes.whole; ++i) {
    const auto form = static_cast<WishForm>(bytes.number(1));
    bytes.take(1);
    const std::string_view called = bytes.padded(bytes.number(2));
    bytes.take(4);  // when it last changed
    const std::uint32_t value = bytes.number(4);
    if (form == WishForm::number) {
      if (called == name && bytes.whole) return static_cast<std::int32_t>(value);
    } else if (form == WishForm::text) {
      bytes.padded(value);
    } else {
      bytes.take(4);  // the rest of a colour
    }
  }
  return std::nullopt;
}

std::optional<float> text_scale_wished(std::string_view settings) {
  constexpr std::int32_t usual = 96 * 1024;  // told in 1024ths of a dot
  const auto dots = desktop_wish(settings, "Xft/DPI");
  if (!dots || *dots < usual / 2 || *dots > usual * 4) return std::nullopt;
  return static_cast<float>(*dots) / usual;
}

}  // namespace kattegat::ui
