// The plate of a seat: who sits there, the figure, and what the deal is for them.
#include "kattegat/wording/figures.hpp"
#include "ui/screens/table/felt_parts.hpp"

namespace kattegat::ui {
namespace {

void draw_pill(Ui& ui, Point center, const std::string& words, Color ground, Color ink,
               const std::string& id, float most) {
  const float w = std::min(most, ui.width(Type::small, words) + ui.px(20));
  const Rect pill = around(center, w, ui.px(24));
  ui.fill(pill, ground, pill.h / 2);
  ui.text(pill.inset(ui.px(8), 0), words, {Type::small, ink, Align::center, Fit::name}, id);
}

void draw_change(Ui& ui, Point center, const SeatPlate& plate, const std::string& id) {
  const Palette& c = ui.colors();
  const bool gains = plate.change.thousandths > 0;
  const std::string words = signed_points(plate.change, ui.language);
  const float seen = ui.arrival(id, 0.22F);
  const Rect pill = around(center, ui.width(Type::strong, words) + ui.px(20), ui.px(28));
  ui.fill(pill, faded(gains ? c.chip_gain : c.chip_loss, seen), pill.h / 2);
  const Color ink = gains ? c.on_chip_gain : c.on_chip_loss;
  ui.text(pill, words, {Type::strong, faded(ink, seen), Align::center}, id);
}

// On the outer edge of a low plate, close beside which others are: what lies between several of
// them would be nobody's. Within the table it keeps to its own corner, and out of the next one's.
Point low_dealer_place(const Ui& ui, const Rect& rect, const Rect& all) {
  const float near = ui.px(1), out = ui.px(beyond_corner);
  const bool is_left = rect.x<all.x + near, is_right = rect.right()> all.right() - near;
  const bool is_top = rect.y<all.y + near, is_bottom = rect.bottom()> all.bottom() - near;
  const float in = ui.px(low_dealer - gap_of_plates + 1);
  Point place{rect.x + in, rect.y + in};
  if (is_left || is_right) place = {is_left ? rect.x - out : rect.right() + out, rect.center().y};
  if (is_bottom) place.y = rect.bottom() + out;
  if (is_top) place.y = rect.y - out;
  return place;
}

// Where it covers no initials and no name, and of narrow plates lies on its own alone.
Point dealer_place(const Ui& ui, const Rect& rect, const PlateStyle& style) {
  if (style.is_wide) return {rect.x + ui.px(3), rect.y + ui.px(3)};
  if (rect.h < ui.px(upright_plate_least)) return low_dealer_place(ui, rect, style.all);
  return {rect.x + ui.px(9), rect.y + ui.px(1)};
}

void draw_dealer(Ui& ui, const Rect& rect, const PlateStyle& style) {
  const float r = ui.px(style.is_wide ? 15 : low_dealer);
  const Rect sign = around(dealer_place(ui, rect, style), 2 * r, 2 * r);
  ui.shadow(sign, Elevation::resting, r);
  ui.disc(sign.center(), r, ui.colors().brass);
  ui.mark(sign, say(Word::dealer_letter, ui.language), Type::small, ui.colors().on_brass);
}

// Who, and how many points.
void fill_wide_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, Color ink, Type of_name,
                     const std::string& place) {
  Rect inner = rect.inset(ui.px(10), ui.px(6));
  const Rect badge = inner.take_left(std::min(ui.px(50), inner.h), ui.px(10));
  draw_face(ui, badge.center(), badge.w / 2, plate.face);
  const bool is_roomy = inner.h >= ui.px(56);
  if (!plate.figure.empty())
    ui.text(
        inner.take_top(ui.px(is_roomy ? 20 : 18)), plate.name,
        {std::min(is_roomy ? Type::strong : Type::small, of_name), ink, Align::left, Fit::name});
  const Type wanted = is_roomy ? Type::figure : Type::strong;
  Type figure = wanted;
  for (const Type smaller : {Type::number, Type::title})
    if (is_roomy && ui.width(figure, plate.figure) > inner.w) figure = smaller;
  if (plate.figure.empty())  // the name alone
    ui.text(inner, plate.name, {Type::strong, ink, Align::left, Fit::name});
  ui.text_on_its_way(inner, plate.figure, plate.counted, {figure, ink, Align::left},
                     "total." + place);
}

// A narrow one: the face above the name and the figure, and smaller where a name has two lines.
void fill_upright_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, Color ink,
                        const PlateStyle& style, const std::string& place) {
  const Palette& c = ui.colors();
  const float r = ui.px(style.in_two_lines ? 13 : 17), badge_wide = 2 * r + ui.px(2);
  const float name_tall = style.in_two_lines ? 2 * ui.height(Type::caption) : ui.px(19);
  Rect inner = rect.inset(ui.px(upright_side), ui.px(style.in_two_lines ? 3 : 5));
  const Rect head = inner.take_top(badge_wide, ui.px(2));
  const bool pays = plate.change != Points{};
  const std::string change = pays ? signed_points(plate.change, ui.language) : "";
  // Where there is no room beside the face it stands in its place: the name is below.
  const bool is_beside = ui.width(Type::strong, change) <= head.w - badge_wide;
  const Point badge{pays ? head.x + badge_wide / 2 : head.center().x, head.center().y};
  if (is_beside) draw_face(ui, badge, r, plate.face);
  if (pays) {
    const float edge = is_beside ? head.x + badge_wide : head.x;
    ui.text({edge, head.y, head.right() - edge, head.h}, change,
            {Type::strong, plate.change.thousandths > 0 ? c.gain : c.loss,
             is_beside ? Align::right : Align::center},
            "change." + place);
  }
  ui.text(inner.take_top(name_tall), plate.name, {style.of_names, ink, Align::center, Fit::name});
  // Where the word has no room, the ring says it.
  if (!plate.role.empty() && inner.h >= ui.px(42) &&
      ui.width(Type::caption, plate.role) <= rect.w - ui.px(2))
    ui.text(around(inner.take_top(ui.px(16)).center(), rect.w, ui.px(16)), plate.role,
            {Type::caption, plate.leads ? c.warn : c.on_soft, Align::center}, "role." + place);
  const bool fits = ui.width(Type::number, plate.figure) <= inner.w;
  ui.text_on_its_way(inner, plate.figure, plate.counted,
                     {fits ? Type::number : Type::strong, ink, Align::center}, "total." + place);
}

// A low one without room beside the name: the face and the figure stand below it.
void fill_stacked_plate(Ui& ui, Rect inner, const SeatPlate& plate, Color ink,
                        const std::string& change, const std::string& place) {
  const Palette& c = ui.colors();
  inner = around(inner.center(), inner.w, std::min(inner.h, ui.px(54)));
  const bool is_long = ui.width(Type::caption, plate.name) > inner.w;
  const float two_lines = 2 * ui.height(Type::caption);
  Rect name = inner.take_top(is_long ? std::max(inner.h / 2, two_lines) : inner.h / 2);
  if (plate.deals) name.take_left(ui.px(8));  // there lies the dealer's sign
  ui.text(name, plate.name, {Type::small, ink, Align::left, Fit::name});
  const Rect badge = inner.take_left(ui.px(22), ui.px(4));
  draw_face(ui, badge.center(), ui.px(11), plate.face);
  const float wide = ui.width(Type::strong, plate.figure);
  if (!change.empty() && wide + ui.width(Type::small, change) + ui.px(4) <= inner.w)
    ui.text(inner.take_right(ui.width(Type::small, change), ui.px(4)), change,
            {Type::small, plate.change.thousandths > 0 ? c.gain : c.loss, Align::right},
            "change." + place);
  ui.text_on_its_way(inner, plate.figure, plate.counted, {Type::strong, ink, Align::left},
                     "total." + place);
}

// One line, for a long table and a narrow window: nothing stands outside.
void fill_low_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, Color ink,
                    const std::string& place) {
  const Palette& c = ui.colors();
  Rect inner = rect.inset(ui.px(6), ui.px(3));
  const std::string change =
      plate.change == Points{} ? "" : signed_points(plate.change, ui.language);
  const float wide = std::max(ui.width(Type::strong, plate.figure), ui.width(Type::small, change));
  const float beside = ui.px(30 + 6 + 6) + wide;  // the face and the figures
  if (inner.w - beside < std::max(ui.px(40), ui.width(Type::caption, plate.name)))
    return fill_stacked_plate(ui, inner, plate, ink, change, place);
  const Rect badge = inner.take_left(ui.px(30), ui.px(6));
  draw_face(ui, badge.center(), ui.px(15), plate.face);
  Rect figures = inner.take_right(wide + ui.px(2), ui.px(4));
  if (!change.empty())
    ui.text(figures.take_bottom(figures.h * 0.46F), change,
            {Type::small, plate.change.thousandths > 0 ? c.gain : c.loss, Align::right},
            "change." + place);
  ui.text_on_its_way(figures, plate.figure, plate.counted, {Type::strong, ink, Align::right},
                     "total." + place);
  // Where the word has no room, the ring says it.
  if (!plate.role.empty() && inner.h >= ui.px(40) && ui.width(Type::caption, plate.role) <= inner.w)
    ui.text(inner.take_bottom(inner.h * 0.46F), plate.role, {Type::caption, c.quiet, Align::left},
            "role." + place);
  ui.text(inner, plate.name, {Type::small, ink, Align::left, Fit::name});
}

// Whether that keeps one of the names on narrow plates from being cut.
bool need_two_lines(const Ui& ui, const Rect& plate, const std::vector<std::string>& names) {
  if (plate.h < ui.px(two_lines_least)) return false;
  const float line = ui.height(Type::caption);
  const Rect one{0, 0, plate.w - 2 * ui.px(upright_side), line}, two{0, 0, one.w, 2 * line};
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return !ui.have_room(one, std::span(&name, 1), Type::caption) &&
           ui.have_room(two, std::span(&name, 1), Type::caption);
  });
}

}  // namespace

PlateStyle style_of_plates(const Ui& ui, const Rect& plate, const Rect& all,
                           const std::vector<SeatPlate>& plates, bool apart,
                           std::string_view kind) {
  // Before a game there is nothing to stand on their edges.
  const bool is_game = std::any_of(plates.begin(), plates.end(),
                                   [](const SeatPlate& one) { return !one.figure.empty(); });
  const bool is_wide = (apart || !is_game) && plate.h >= ui.px(wide_plate_least) &&
                       plate.w >= ui.px(wide_plate_width);
  const float beside =
      is_wide ? ui.px(30) + std::min(ui.px(50), plate.h - ui.px(12)) : 2 * ui.px(upright_side);
  std::vector<std::string> names;
  for (const SeatPlate& one : plates) names.push_back(one.name);
  const Type of_names = ui.type_for_names({0, 0, plate.w - beside, ui.px(19)}, names,
                                          is_wide ? Type::strong : Type::small);
  return {.is_wide = is_wide,
          .in_two_lines = !is_wide && need_two_lines(ui, plate, names),
          .of_names = of_names,
          .kind = kind,
          .all = all};
}

bool draw_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, const PlateStyle& style,
                const std::string& place) {
  const Palette& c = ui.colors();
  if (plate.vacant) {
    ui.fill(rect, c.felt_rim, ui.px(18));
    ui.outline(rect, c.felt_line, ui.px(18), ui.px(2));
    ui.text(rect, "?", {Type::number, c.on_felt, Align::center});
    return false;
  }
  const std::string id = std::string(style.kind) + "." + place;
  const float corner = style.is_wide ? 18 : 12, radius = ui.px(corner);
  const bool tapped = ui.tap(id, rect, plate.name, {.comes_to = plate.comes_to, .radius = corner});
  ui.shadow(rect, Elevation::on_felt, radius);
  ui.fill(rect, ui.pressed(id) ? c.raised : c.plate, radius);
  if (plate.leads) ui.outline(rect.inset(-ui.px(1.5F)), c.brass, radius, ui.px(3));
  const Color ink = plate.away ? c.faint : c.on_plate;
  if (style.is_wide)
    fill_wide_plate(ui, rect, plate, ink, style.of_names, place);
  else if (rect.h >= ui.px(upright_plate_least))
    fill_upright_plate(ui, rect, plate, ink, style, place);
  else
    fill_low_plate(ui, rect, plate, ink, place);
  return tapped;
}

void draw_edge_of_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, const PlateStyle& style,
                        const std::string& place) {
  if (plate.vacant) return;
  if (plate.deals) draw_dealer(ui, rect, style);
  if (!style.is_wide) return;
  const Palette& c = ui.colors();
  if (plate.change != Points{})
    draw_change(ui, {rect.right() - ui.px(22), rect.y - ui.px(5)}, plate, "change." + place);
  const float lower = std::clamp(ui.px(plate_height) - rect.h, 0.F, ui.px(8));  // below the figure
  const Point foot{rect.center().x, rect.bottom() + lower};
  if (!plate.role.empty())
    draw_pill(ui, foot, plate.role, plate.leads ? c.brass : c.soft,
              plate.leads ? c.on_brass : c.on_soft, "role." + place, rect.w);
}

}  // namespace kattegat::ui
