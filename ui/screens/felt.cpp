// The table seen from above: felt, what is played in its middle, and a plate for each seat.
#include "ui/screens/felt.hpp"

#include "ui/layout.hpp"

namespace kattegat::ui {
namespace {

// How many sit at the near, left, far and right side: for 2 to 9 players.
struct Sides {
  int near, left, far, right;
};
constexpr std::array<Sides, 8> sides{{{1, 0, 1, 0},
                                      {1, 1, 0, 1},
                                      {1, 1, 1, 1},
                                      {1, 1, 2, 1},
                                      {1, 2, 1, 2},
                                      {1, 2, 2, 2},
                                      {2, 2, 2, 2},
                                      {1, 3, 2, 3}}};
constexpr int most_round_the_table = 9;
constexpr float plate_width = 172, plate_height = 76, least_plate = 50;

Rect around(Point center, float w, float h) { return {center.x - w / 2, center.y - h / 2, w, h}; }

// ---- Where the plates stand ----

std::vector<Rect> round_the_table(const Ui& ui, const Rect& area, int seats) {
  const Sides& at = sides[static_cast<std::size_t>(std::clamp(seats, 2, most_round_the_table) - 2)];
  const float gap = ui.px(8);
  const int across = std::max({at.near, at.far, 1});
  const int rows = std::max({at.left, at.right, 1}) + (at.far > 0 ? 1 : 0) + 1;
  const float beside = area.w / 2 - gap;  // two plates at the sides never meet
  const float w = std::min({ui.px(plate_width), beside, area.w / static_cast<float>(across) - gap});
  const float h = std::min(ui.px(plate_height), area.h / static_cast<float>(rows) - 2 * gap);
  std::vector<Rect> places;
  const auto row = [&](int count, float y, bool leftwards) {
    for (int i = 0; i < count; ++i) {
      const int place = leftwards ? count - 1 - i : i;
      const float step = area.w / static_cast<float>(count);
      places.push_back(around({area.x + step * (static_cast<float>(place) + 0.5F), y}, w, h));
    }
  };
  const float top = area.y + (at.far > 0 ? h + gap : 0);
  const float bottom = area.bottom() - h - gap;
  const auto column = [&](int count, float x, bool upwards) {
    for (int i = 0; i < count; ++i) {
      const int place = upwards ? count - 1 - i : i;
      const float step = (bottom - top) / static_cast<float>(count);
      places.push_back(around({x, top + step * (static_cast<float>(place) + 0.5F)}, w, h));
    }
  };
  // Clockwise from the nearest: the left side upwards, the far one to the right, and down again.
  row(at.near, area.bottom() - h / 2, true);
  column(at.left, area.x + w / 2, true);
  row(at.far, area.y + h / 2, false);
  column(at.right, area.right() - w / 2, false);
  return places;
}

std::vector<Rect> in_columns(const Ui& ui, const Rect& area, int seats) {
  const Grid cells = seat_grid(ui, area, seats);
  std::vector<Rect> places;
  for (int i = 0; i < seats; ++i) places.push_back(cells.cell(i));
  return places;
}

// ---- A plate ----

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

void draw_dealer(Ui& ui, Point center, float r) {
  ui.shadow(around(center, 2 * r, 2 * r), Elevation::resting, r);
  ui.disc(center, r, ui.colors().brass);
  ui.mark(around(center, 2 * r, 2 * r), say(Word::dealer_letter, ui.language), Type::small,
          ui.colors().on_brass);
}

// Who, and how many points, with what this deal is for them round the edge.
void fill_wide_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, Color ink,
                     const std::string& place) {
  const Palette& c = ui.colors();
  Rect inner = rect.inset(ui.px(10), ui.px(6));
  const Rect badge = inner.take_left(std::min(ui.px(50), inner.h), ui.px(10));
  draw_face(ui, badge.center(), badge.w / 2, plate.face);
  const bool is_roomy = inner.h >= ui.px(56);
  if (!plate.figure.empty())
    ui.text(inner.take_top(ui.px(is_roomy ? 20 : 18)), plate.name,
            {is_roomy ? Type::strong : Type::small, ink, Align::left, Fit::name});
  const Type wanted = is_roomy ? Type::figure : Type::strong;
  Type figure = wanted;
  for (const Type smaller : {Type::number, Type::title})
    if (is_roomy && ui.width(figure, plate.figure) > inner.w) figure = smaller;
  if (plate.figure.empty())  // the name alone
    ui.text(inner, plate.name, {Type::strong, ink, Align::left, Fit::name});
  ui.text_on_its_way(inner, plate.figure, plate.counted, {figure, ink, Align::left},
                     "total." + place);
  if (plate.change != Points{})
    draw_change(ui, {rect.right() - ui.px(22), rect.y - ui.px(5)}, plate, "change." + place);
  const float lower = std::clamp(ui.px(plate_height) - rect.h, 0.F, ui.px(8));  // below the figure
  const Point foot{rect.center().x, rect.bottom() + lower};
  if (!plate.role.empty())
    draw_pill(ui, foot, plate.role, plate.leads ? c.brass : c.soft,
              plate.leads ? c.on_brass : c.on_soft, "role." + place, rect.w);
  if (plate.deals) draw_dealer(ui, {rect.x + ui.px(3), rect.y + ui.px(3)}, ui.px(15));
}

// A narrow one: the face above the name and the figure.
void fill_upright_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, Color ink,
                        const std::string& place) {
  const Palette& c = ui.colors();
  Rect inner = rect.inset(ui.px(4), ui.px(5));
  const Rect head = inner.take_top(ui.px(36), ui.px(2));
  const Point badge{plate.change == Points{} ? head.center().x : head.x + ui.px(18),
                    head.center().y};
  draw_face(ui, badge, ui.px(17), plate.face);
  if (plate.deals) draw_dealer(ui, {rect.x + ui.px(8), rect.y + ui.px(8)}, ui.px(10));
  if (plate.change != Points{}) {
    const bool gains = plate.change.thousandths > 0;
    ui.text({badge.x + ui.px(18), head.y, head.right() - badge.x - ui.px(18), head.h},
            signed_points(plate.change, ui.language),
            {Type::strong, gains ? c.gain : c.loss, Align::right}, "change." + place);
  }
  ui.text(inner.take_top(ui.px(19)), plate.name, {Type::small, ink, Align::center, Fit::name});
  // Where the word has no room, the ring says it.
  if (!plate.role.empty() && inner.h >= ui.px(44) &&
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
  ui.text(inner.take_top(inner.h / 2), plate.name, {Type::small, ink, Align::left, Fit::name});
  const Rect badge = inner.take_left(ui.px(22), ui.px(4));
  draw_face(ui, badge.center(), ui.px(11), plate.face);
  if (plate.deals) draw_dealer(ui, {badge.x + ui.px(2), badge.y + ui.px(4)}, ui.px(8));
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
  if (plate.deals) draw_dealer(ui, {badge.x + ui.px(3), badge.y + ui.px(7)}, ui.px(9));
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

bool draw_plate(Ui& ui, const Rect& rect, const SeatPlate& plate, std::string_view kind,
                const std::string& place) {
  const Palette& c = ui.colors();
  if (plate.vacant) {
    ui.fill(rect, c.felt_rim, ui.px(18));
    ui.outline(rect, c.felt_line, ui.px(18), ui.px(2));
    ui.text(rect, "?", {Type::number, c.on_felt, Align::center});
    return false;
  }
  const std::string id = std::string(kind) + "." + place;
  const bool tapped = ui.tap(id, rect, plate.name);
  const bool is_wide = rect.h >= ui.px(56) && rect.w >= ui.px(140);
  const float radius = ui.px(is_wide ? 18 : 12);
  ui.shadow(rect, Elevation::on_felt, radius);
  ui.fill(rect, ui.pressed(id) ? c.raised : c.plate, radius);
  if (plate.leads) ui.outline(rect.inset(-ui.px(1.5F)), c.brass, radius, ui.px(3));
  const Color ink = plate.away ? c.faint : c.on_plate;
  if (is_wide)
    fill_wide_plate(ui, rect, plate, ink, place);
  else if (rect.h >= ui.px(84))
    fill_upright_plate(ui, rect, plate, ink, place);
  else
    fill_low_plate(ui, rect, plate, ink, place);
  return tapped;
}

// ---- The middle ----

void draw_card_back(Ui& ui, const Rect& card) {
  const float radius = card.w * 0.09F;
  ui.shadow(card, Elevation::on_felt, radius);
  ui.fill(card, 0xFFFFFFFF, radius);
  const Rect field = card.inset(card.w * 0.06F);
  ui.fill(field, 0x084857FF, radius);
  ui.outline(field.inset(card.w * 0.05F), 0xE0A93AFF, radius, ui.px(1.2F));
  ui.ring(card.center(), card.w * 0.19F, 0xE0A93AFF, ui.px(1.5F));
  ui.mark(card, "♠", Type::title, 0xE0A93AFF);
}

void draw_contract(Ui& ui, const Rect& card, const Middle& middle) {
  const Palette& c = ui.colors();
  const float radius = ui.px(14);
  ui.shadow(card, Elevation::on_felt, radius);
  ui.fill(card, c.plate, radius);
  ui.outline(card, c.brass, radius, ui.px(2));
  Rect inner = card.inset(ui.px(8), ui.px(10));
  if (middle.trump) {
    const Rect foot = inner.take_bottom(inner.h * (middle.contract.empty() ? 1 : 0.48F));
    ui.text(foot, suit_mark(*middle.trump),
            {Type::figure, ui.theme.suit(*middle.trump), Align::center}, "played.trump");
  }
  // What is played is read from the other side of the table.
  Type type = Type::figure;
  for (const Type smaller : {Type::number, Type::title, Type::strong})
    if (ui.width(type, middle.contract) > inner.w || ui.height(type) > inner.h) type = smaller;
  const float tall = ui.paragraph_height(inner.w, middle.contract, type);
  if (tall > ui.height(type) * 1.5F) {
    inner.take_top(std::max(0.F, (inner.h - tall) / 2));
    ui.paragraph(inner, middle.contract, {type, c.on_plate}, "played");
  } else {
    ui.text(inner, middle.contract, {type, c.on_plate, Align::center, Fit::name}, "played");
  }
}

void draw_moment(Ui& ui, const Rect& room, const std::string& words) {
  const Palette& c = ui.colors();
  const float seen = ui.arrival("moment", 0.26F);
  const float most = room.w - ui.px(30);
  const Type type = ui.width(Type::title, words) <= most ? Type::title : Type::strong;
  const float wide = std::min(most, ui.width(type, words)) + ui.px(30);
  const float tall = ui.paragraph_height(wide - ui.px(28), words, type);
  const Rect plaque = around(room.center(), wide, std::min(room.h, tall + ui.px(36)));
  ui.fill(plaque, faded(c.brass_soft, seen), ui.px(18));
  ui.outline(plaque, faded(c.brass, seen), ui.px(18), ui.px(3));
  Rect inner = plaque.inset(ui.px(14), 0);
  if (ui.width(type, words) <= inner.w)
    return ui.text(inner, words, {type, faded(c.ink, seen), Align::center}, "moment");
  inner.take_top((inner.h - tall) / 2);
  ui.paragraph(inner, words, {type, faded(c.ink, seen)}, "moment");
}

void draw_middle(Ui& ui, const Rect& room, float wide, const Middle& middle) {
  const bool has_card = !middle.contract.empty() || middle.trump;
  const Color ink = ui.colors().on_felt;
  const float tall = std::min(ui.px(has_card ? 136 : 120), room.h - ui.px(34));
  if (tall < ui.px(76)) {  // no room for a card: its words
    std::string words = middle.contract;
    if (middle.trump) words += (words.empty() ? "" : " ") + std::string(suit_mark(*middle.trump));
    ui.text(room, words.empty() ? middle.name : words, {Type::title, ink, Align::center, Fit::name},
            "played");
    return;
  }
  Rect lines = around(room.center(), room.w, tall + ui.px(34));
  const Point spot{room.center().x, lines.y + tall / 2};
  if (has_card) {
    draw_contract(ui, around(spot, std::min(ui.px(128), room.w), tall), middle);
  } else {
    const float w = std::min(tall * 0.66F, room.w * 0.5F);  // three of them, between the plates
    const float dealt = 0.42F * ui.arrival("dealt." + std::to_string(middle.deal), 0.26F);
    for (const float aside : {-dealt, 0.F, dealt})
      draw_card_back(ui, around({spot.x + aside * w, spot.y}, w, w / 0.66F));
  }
  Rect below = lines.take_bottom(ui.px(26));
  // Lower than the plates at the sides it may go under them; beside them its name alone has room.
  const bool is_free = below.y > room.center().y + ui.px(plate_height / 2 + 12);
  below = around(below.center(), is_free ? wide : room.w + ui.px(24), below.h);
  const bool is_asked = ui.width(Type::strong, middle.question) <= below.w;
  const std::string& words = is_asked ? middle.question : middle.name;
  const bool fits = ui.width(Type::strong, words) <= below.w;
  ui.text(below, words, {fits ? Type::strong : Type::small, ink, Align::center, Fit::name},
          "question");
}

// Where the line between two partners bends: round what stands in the middle.
Point beside_the_middle(const Ui& ui, const Rect& area, const Rect& a, const Rect& b) {
  const bool is_upright = std::abs(a.center().x - b.center().x) < a.w / 2;
  return is_upright ? Point{area.center().x + ui.px(190), area.center().y}
                    : Point{area.center().x, area.center().y - ui.px(80)};
}

// Between the plates; above those at the sides where these leave no room between them.
Rect middle_of(const Ui& ui, const Rect& area, const Rect& plate) {
  const float between = area.w - 2 * plate.w - ui.px(28);
  const float tall = area.h - 2 * plate.h - ui.px(72);
  if (between >= ui.px(104)) return around(area.center(), between, tall);
  const float top = area.y + plate.h + ui.px(30);
  const float bottom = area.center().y - plate.h / 2 - ui.px(20);
  return {area.x + ui.px(60), top, area.w - ui.px(120), std::max(0.F, bottom - top)};
}

// Where the whole width is free: above the plates at the sides, unless there are two on each.
Rect room_of_moment(const Ui& ui, const Rect& area, const Rect& plate, std::size_t seats) {
  const float top = area.y + plate.h + ui.px(24);
  const float bottom = area.center().y - plate.h / 2 - ui.px(16);
  if (seats > 5 || bottom - top < ui.px(64)) return middle_of(ui, area, plate);
  return {area.x + ui.px(44), top, area.w - ui.px(88), bottom - top};
}

}  // namespace

bool sits_round(int seats) { return seats <= most_round_the_table; }

Grid seat_grid(const Ui& ui, const Rect& area, int seats) {
  const float gap = ui.px(5);
  if (seats <= 5 && area.h < ui.px(120) && area.w >= static_cast<float>(seats) * ui.px(70))
    return {area, seats, area.h, gap};  // side by side
  int columns = columns_in(ui, area, 150);
  const auto row_of = [&](int count) {
    const auto rows = static_cast<float>((seats + count - 1) / count);
    return (area.h + gap) / rows - gap;
  };
  while (columns < seats && row_of(columns) < ui.px(least_plate) &&
         area.w / static_cast<float>(columns + 1) >= ui.px(70))
    ++columns;
  const float row = std::clamp(row_of(columns), ui.px(48), ui.px(plate_height));
  // What is left goes between them: there stand the words on a plate's edge.
  const auto rows = static_cast<float>((seats + columns - 1) / columns);
  const float left = rows > 1 ? (area.h - rows * row) / (rows - 1) : gap;
  return {area, columns, row, std::clamp(left, gap, ui.px(24))};
}

std::optional<std::size_t> draw_felt(Ui& ui, const Rect& area, const std::vector<SeatPlate>& plates,
                                     const Middle& middle, std::string_view kind) {
  const auto seats = static_cast<int>(plates.size());
  const bool is_round = sits_round(seats) && area.w >= ui.px(370) && area.h >= ui.px(230);
  const Rect room = is_round ? area.inset(ui.px(4), ui.px(16)) : area.inset(ui.px(12));
  auto places = is_round ? round_the_table(ui, room, seats) : in_columns(ui, room, seats);
  if (is_round) {
    const Rect table = area.inset(ui.px(26), places.front().h * 0.32F + ui.px(8));
    ui.cloth(table, std::min(table.w, table.h) * 0.3F);
    for (std::size_t i = 0; i < plates.size(); ++i)
      for (std::size_t j = 0; j < plates.size(); ++j)
        if (plates[i].leads && plates[j].helps)
          ui.dotted_arc(places[i].center(), beside_the_middle(ui, area, places[i], places[j]),
                        places[j].center(), ui.colors().brass);
    // Between many there is no room for more.
    if (seats <= 6 && !middle.moment.empty())
      draw_moment(ui, room_of_moment(ui, area, places.front(), plates.size()), middle.moment);
    else if (seats <= 6)
      draw_middle(ui, middle_of(ui, area, places.front()), area.w - ui.px(110), middle);
  } else {
    ui.cloth(area, ui.px(20));
  }
  const bool scrolls = !is_round && places.back().bottom() > room.bottom() + 1;
  if (scrolls) {  // a long table in a low window
    const Rect content = ui.begin_scroll("seats", room);
    places = in_columns(ui, {content.x, content.y, content.w, room.h}, seats);
  }
  std::optional<std::size_t> tapped;
  for (std::size_t i = 0; i < plates.size(); ++i)
    if (draw_plate(ui, places[i], plates[i], kind, std::to_string(i))) tapped = i;
  if (scrolls) ui.end_scroll(places.back().bottom());
  return tapped;
}

}  // namespace kattegat::ui
