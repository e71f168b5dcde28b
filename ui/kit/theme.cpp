#include "ui/kit/theme.hpp"

namespace kattegat::ui {
namespace {

constexpr Palette light{
    .ground = 0xF1ECE2FF,
    .surface = 0xFFFDF8FF,
    .raised = 0xF6F1E7FF,
    .sunken = 0xE9E3D6FF,
    .line = 0xDDD5C5FF,
    .edge = 0x8A8474FF,
    .ink = 0x12242DFF,
    .quiet = 0x4E5F68FF,
    .faint = 0x5B666AFF,
    .accent = 0x0A6070FF,
    .accent_top = 0x0D7586FF,
    .on_accent = 0xFFFFFFFF,
    .soft = 0xDCEDEEFF,
    .on_soft = 0x084C59FF,
    .brass = 0xF2B63CFF,
    .on_brass = 0x2B2005FF,
    .brass_soft = 0xFBEBC8FF,
    .gain = 0x0A6B3DFF,
    .gain_soft = 0xDDF1E4FF,
    .loss = 0xAE2A20FF,
    .loss_soft = 0xFAE3DFFF,
    .warn = 0x8A4B00FF,
    .warn_soft = 0xFDE9C6FF,
    .danger = 0xA9241AFF,
    .danger_top = 0xD0402FFF,
    .on_danger = 0xFFFFFFFF,
    .focus = 0xD9480FFF,
    .felt_middle = 0x2F8063FF,
    .felt = 0x1F6B55FF,
    .felt_rim = 0x124D3CFF,
    .on_felt = 0xFFFFFFFF,
    .felt_line = 0x58AB8BFF,
    .wood_lit = 0x8A6038FF,
    .wood = 0x4B2F19FF,
    .plate = 0xFFFDF8FF,
    .on_plate = 0x12242DFF,
    .chip_gain = 0xD3F4DFFF,
    .on_chip_gain = 0x075C33FF,
    .chip_loss = 0xFFDFDAFF,
    .on_chip_loss = 0x951E15FF,
    .rail = 0x0E2C37FF,
    .on_rail = 0xA9C3CCFF,
    .rail_here = 0x1D4A59FF,
    .on_rail_here = 0xFFFFFFFF,
    .toast = 0x10262FFF,
    .on_toast = 0xFFFFFFFF,
    .toast_act = 0xFFD479FF,
    .red_suit = 0xBF1F1AFF,
    .black_suit = 0x12242DFF,
    .green_suit = 0x0A6B3DFF,
    .blue_suit = 0x1B55A8FF,
    .shade = 0x0C181EA8,
};

constexpr Palette dark{
    .ground = 0x0A1217FF,
    .surface = 0x121E25FF,
    .raised = 0x1A2A33FF,
    .sunken = 0x0D171DFF,
    .line = 0x273943FF,
    .edge = 0x6F838DFF,
    .ink = 0xEEF3F2FF,
    .quiet = 0xA9BAC1FF,
    .faint = 0x7F929BFF,
    .accent = 0x3CC2B3FF,
    .accent_top = 0x57D3C4FF,
    .on_accent = 0x04211DFF,
    .soft = 0x12393BFF,
    .on_soft = 0x8FE6DBFF,
    .brass = 0xF0B848FF,
    .on_brass = 0x241A02FF,
    .brass_soft = 0x3A2F14FF,
    .gain = 0x68D99AFF,
    .gain_soft = 0x14362AFF,
    .loss = 0xFF9486FF,
    .loss_soft = 0x42201DFF,
    .warn = 0xF0B848FF,
    .warn_soft = 0x3A2D10FF,
    .danger = 0xA9241AFF,
    .danger_top = 0xD0402FFF,
    .on_danger = 0xFFFFFFFF,
    .focus = 0xFFB35CFF,
    .felt_middle = 0x20705AFF,
    .felt = 0x144F40FF,
    .felt_rim = 0x09291FFF,
    .on_felt = 0xE2F3EAFF,
    .felt_line = 0x2E8169FF,
    .wood_lit = 0x5A3E25FF,
    .wood = 0x25170CFF,
    .plate = 0x17262EFF,
    .on_plate = 0xEEF3F2FF,
    .chip_gain = 0x0E4B31FF,
    .on_chip_gain = 0x86F0B5FF,
    .chip_loss = 0x5E221CFF,
    .on_chip_loss = 0xFFB3A8FF,
    .rail = 0x060D11FF,
    .on_rail = 0x93A7B0FF,
    .rail_here = 0x16323AFF,
    .on_rail_here = 0xFFFFFFFF,
    .toast = 0x10262FFF,
    .on_toast = 0xFFFFFFFF,
    .toast_act = 0xFFD479FF,
    .red_suit = 0xFF8578FF,
    .black_suit = 0xEEF3F2FF,
    .green_suit = 0x68D99AFF,
    .blue_suit = 0x84B9FFFF,
    .shade = 0x000000B8,
};

constexpr Palette contrast{
    .ground = 0x000000FF,
    .surface = 0x000000FF,
    .raised = 0x141414FF,
    .sunken = 0x000000FF,
    .line = 0x8C8C8CFF,
    .edge = 0xFFFFFFFF,
    .ink = 0xFFFFFFFF,
    .quiet = 0xE2E2E2FF,
    .faint = 0xABABABFF,
    .accent = 0xFFE14AFF,
    .accent_top = 0xFFE14AFF,
    .on_accent = 0x000000FF,
    .soft = 0x2B2600FF,
    .on_soft = 0xFFE14AFF,
    .brass = 0xFFE14AFF,
    .on_brass = 0x000000FF,
    .brass_soft = 0x2B2600FF,
    .gain = 0x63FF9CFF,
    .gain_soft = 0x00240FFF,
    .loss = 0xFF9A8FFF,
    .loss_soft = 0x2E0703FF,
    .warn = 0xFFE14AFF,
    .warn_soft = 0x2B2600FF,
    .danger = 0xA9241AFF,
    .danger_top = 0xD0402FFF,
    .on_danger = 0xFFFFFFFF,
    .focus = 0x54E0FFFF,
    .felt_middle = 0x003A26FF,
    .felt = 0x003A26FF,
    .felt_rim = 0x003A26FF,
    .on_felt = 0xFFFFFFFF,
    .felt_line = 0xFFFFFFFF,
    .wood_lit = 0x4A4A4AFF,
    .wood = 0x2E2E2EFF,
    .plate = 0x000000FF,
    .on_plate = 0xFFFFFFFF,
    .chip_gain = 0x00240FFF,
    .on_chip_gain = 0x63FF9CFF,
    .chip_loss = 0x2E0703FF,
    .on_chip_loss = 0xFF9A8FFF,
    .rail = 0x000000FF,
    .on_rail = 0xE2E2E2FF,
    .rail_here = 0x2B2600FF,
    .on_rail_here = 0xFFFFFFFF,
    .toast = 0x000000FF,
    .on_toast = 0xFFFFFFFF,
    .toast_act = 0xFFE14AFF,
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
const unsigned char black_bytes[] = {
#include "black_font.inc"
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
    case Type::caption:  // within a chip, and on the rail
      return 14;
    case Type::small:
      return 16;
    case Type::body:
    case Type::strong:
      return 19;
    case Type::title:
      return 24;
    case Type::number:
      return 28;
    case Type::figure:
      break;
  }
  return 38;
}

std::string_view regular_font() { return view(regular_bytes); }
std::string_view bold_font() { return view(bold_bytes); }
std::string_view black_font() { return view(black_bytes); }

}  // namespace kattegat::ui
