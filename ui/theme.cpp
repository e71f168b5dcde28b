#include "ui/theme.hpp"

namespace kattegat::ui {
namespace {

constexpr Palette light{
    .ground = 0xE9E4D8FF,
    .surface = 0xFBF9F4FF,
    .raised = 0xEDE8DCFF,
    .line = 0xCFC8B8FF,
    .ink = 0x17252BFF,
    .quiet = 0x51606AFF,
    .faint = 0x8B918EFF,
    .accent = 0x0B5A6BFF,
    .on_accent = 0xFFFFFFFF,
    .felt = 0x1D6B52FF,
    .felt_edge = 0x6B4A2BFF,
    .felt_line = 0x2F8264FF,
    .on_felt = 0xE4F1EAFF,
    .plate = 0xFBF9F4FF,
    .on_plate = 0x17252BFF,
    .gain = 0x0A6B3FFF,
    .loss = 0xA92B22FF,
    .warning = 0xF4C95DFF,
    .on_warning = 0x2B2207FF,
    .focus = 0xD9730DFF,
    .red_suit = 0xC0231DFF,
    .black_suit = 0x17252BFF,
    .green_suit = 0x0A6B3FFF,
    .blue_suit = 0x1B55A8FF,
    .shade = 0x0C181EB0,
};

constexpr Palette dark{
    .ground = 0x0E171BFF,
    .surface = 0x172329FF,
    .raised = 0x24343CFF,
    .line = 0x33464FFF,
    .ink = 0xEDF2F0FF,
    .quiet = 0xA9B8BDFF,
    .faint = 0x70838AFF,
    .accent = 0x3FB6A8FF,
    .on_accent = 0x04211EFF,
    .felt = 0x13463AFF,
    .felt_edge = 0x3F2C1BFF,
    .felt_line = 0x1E5A4BFF,
    .on_felt = 0xCFE6DCFF,
    .plate = 0x1B2A31FF,
    .on_plate = 0xEDF2F0FF,
    .gain = 0x6FD69BFF,
    .loss = 0xFF8B7EFF,
    .warning = 0xE9B949FF,
    .on_warning = 0x241B02FF,
    .focus = 0xFFB35CFF,
    .red_suit = 0xFF7C70FF,
    .black_suit = 0xEDF2F0FF,
    .green_suit = 0x6FD69BFF,
    .blue_suit = 0x7DB4FFFF,
    .shade = 0x000000B8,
};

constexpr Palette contrast{
    .ground = 0x000000FF,
    .surface = 0x000000FF,
    .raised = 0x1C1C1CFF,
    .line = 0xFFFFFFFF,
    .ink = 0xFFFFFFFF,
    .quiet = 0xE6E6E6FF,
    .faint = 0xA8A8A8FF,
    .accent = 0xFFE14AFF,
    .on_accent = 0x000000FF,
    .felt = 0x00301FFF,
    .felt_edge = 0xFFFFFFFF,
    .felt_line = 0x00301FFF,
    .on_felt = 0xFFFFFFFF,
    .plate = 0x000000FF,
    .on_plate = 0xFFFFFFFF,
    .gain = 0x63FF9CFF,
    .loss = 0xFF9A8FFF,
    .warning = 0xFFE14AFF,
    .on_warning = 0x000000FF,
    .focus = 0x54E0FFFF,
    .red_suit = 0xFF8A80FF,
    .black_suit = 0xFFFFFFFF,
    .green_suit = 0x63FF9CFF,
    .blue_suit = 0x8AC0FFFF,
    .shade = 0x000000D0,
};

const unsigned char regular_bytes[] = {
#include "regular_font.inc"
};
const unsigned char bold_bytes[] = {
#include "bold_font.inc"
};

template <std::size_t N>
std::string_view view(const unsigned char (&bytes)[N]) {
  return {reinterpret_cast<const char*>(bytes), N};
}

}  // namespace

const Palette& palette(Dress dress) {
  switch (dress) {
    case Dress::light:
      return light;
    case Dress::dark:
      return dark;
    case Dress::contrast:
      break;
  }
  return contrast;
}

Color Theme::suit(Suit suit) const {
  const Palette& c = colors();
  switch (suit) {
    case Suit::clubs:
      return four_colours ? c.green_suit : c.black_suit;
    case Suit::diamonds:
      return four_colours ? c.blue_suit : c.red_suit;
    case Suit::hearts:
      return c.red_suit;
    case Suit::spades:
      break;
  }
  return c.black_suit;
}

float size_of(Type type) {
  switch (type) {
    case Type::small:
      return 17;
    case Type::body:
    case Type::strong:
      return 21;
    case Type::title:
      return 28;
    case Type::figure:
      break;
  }
  return 36;
}

std::string_view regular_font() { return view(regular_bytes); }
std::string_view bold_font() { return view(bold_bytes); }

}  // namespace kattegat::ui
