// The table: who sits where, what is played, and the deal that is being entered.
#include "kattegat/wording/spoken.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/table_parts.hpp"

namespace kattegat::ui {
namespace {

constexpr float gap_of_lanes = 10;

// What was written last, as one says it.
struct LastEntry {
  Uuid id;
  std::string words, briefly;
};

std::optional<LastEntry> last_entry(const App& app) {
  const EveningSession& played = *app.session_at_table();
  return std::visit(
      [&](const auto& entered) -> std::optional<LastEntry> {
        const auto* entry = newest_entry(entered);
        if (!entry) return std::nullopt;
        const Language language = app.ui.language;
        return LastEntry{*entry->stamp.id, spoken(*entry, played.seats, language),
                         spoken_briefly(*entry, played.seats, language)};
      },
      played.entered);
}

// A tap opens it.
void draw_last_entry(App& app, Rect area) {
  Ui& ui = app.ui;
  const auto last = last_entry(app);
  if (!last) return;
  const bool tapped = ui.tap("last", area, last->words);
  ui.fill(area, ui.pressed("last") ? ui.colors().raised : ui.colors().surface,
          ui.px(corner_radius));
  ui.outline(area, ui.colors().line, ui.px(corner_radius), ui.px(1.2F));
  Rect inner = area.inset(ui.px(14), ui.px(4));
  ui.text(inner.take_top(ui.px(20)), app.say(Word::screen_last_entry),
          {Type::small, ui.colors().quiet, Align::left, Fit::name});
  const bool is_long = ui.width(Type::small, last->words) > 1.8F * inner.w;  // for two lines
  ui.text(inner, is_long ? last->briefly : last->words, {Type::small, 0, Align::left, Fit::name},
          "last.words");
  if (tapped) app.dialog = EntryCard{*app.table.session, last->id};
}

// Lanes below the seats leave these the room to be a round table.
bool have_lanes_room(const App& app, float tall) {
  const auto seats = static_cast<int>(app.session_at_table()->seats.size());
  const float lanes = lanes_height(app);
  return lanes > 0 && tall - lanes >= app.ui.px(gap_of_lanes + least_round_height(seats));
}
void draw_lanes_below(App& app, Rect& area, const Preview& preview) {
  if (have_lanes_room(app, area.h))
    draw_lanes(app, area.take_bottom(lanes_height(app), app.ui.px(gap_of_lanes)), preview);
}

// The seats beside the panel, with what else can be done here below them.
void draw_beside(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  draw_reminder(app, area);
  const bool narrow = shape_of(ui) == Shape::low;
  const int ways = ways_out(app);
  const int columns = narrow ? 2 : ways;
  const Grid buttons{{}, columns, ui.px(52), ui.px(6)};
  const Rect room = area.take_bottom(buttons.height(ways), ui.px(8));
  const float of_last = ui.px(58), below = ui.px(8);
  const bool leaves_lanes =
      have_lanes_room(app, area.h - of_last - below) || !have_lanes_room(app, area.h);
  if (area.h > ui.px(480) && leaves_lanes) draw_last_entry(app, area.take_bottom(of_last, below));
  draw_lanes_below(app, area, preview);
  draw_table_seats(app, area, preview);
  draw_ways_out(app, {room, columns, ui.px(52), ui.px(6)}, ways);
}

// The seats above the panel, on a tablet held upright and on a telephone.
void draw_above(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  const bool is_phone = shape_of(ui) == Shape::phone;
  draw_reminder(app, area);
  const int ways = ways_out(app);
  if (is_phone) {
    const Rect row = area.take_bottom(ui.px(48), ui.px(6));
    draw_table_seats(app, area, preview);
    return draw_ways_out(app, {row, ways, ui.px(48), ui.px(6)}, ways);
  }
  draw_lanes_below(app, area, preview);
  const Rect column = area.take_right(ui.px(150), ui.px(10));
  draw_table_seats(app, area, preview);
  draw_ways_out(app, {column, 1, ui.px(52), ui.px(8)}, ways);
}

bool is_beside_deals(const App& app) {
  return std::visit([](const auto& desk) { return !is_deal(desk.draft); }, *app.table.desk);
}

void draw_entry(App& app, Rect area, const Preview& preview) {
  Ui& ui = app.ui;
  sheet(ui, area);
  area = area.inset(ui.px(shape_of(ui) == Shape::phone ? 8 : 12));
  const Rect bar = area.take_bottom(save_bar_height(app, area.w, preview), ui.px(8));
  if (is_correction_cancelled(app, area)) return;
  draw_save_bar(app, bar, preview);
  if (!app.table.desk) return;  // just saved into a session that has gone
  const Rect content = ui.begin_scroll("entry", area);
  ui.end_scroll(draw_table_questions(app, content, area.h));
}

// How tall what stands above the panel is.
float overview_height(const App& app, const Rect& area) {
  const Ui& ui = app.ui;
  const std::size_t seats = app.session_at_table()->seats.size();
  const float rows = seats <= 5 ? 1.9F : std::ceil(static_cast<float>(seats) / 4);
  const float round = std::max(area.h * 0.33F, ui.px(220)) + lanes_height(app);
  const bool is_tall = shape_of(ui) == Shape::tall;
  return (is_tall ? round : rows * ui.px(58) + ui.px(80)) + reminder_height(app, area.w);
}

// The panel has a pack of cards in it.
bool lays_cards(const App& app) {
  return std::visit(
      []<class G>(const Desk<G>&) {
        return requires { PanelState<G>::lays_cards; };
      },
      *app.table.desk);
}

// Where the seats stand: above the panel, or beside it at the hand that does not write.
Rect take_overview(const App& app, Rect& area, bool upright) {
  const Ui& ui = app.ui;
  if (upright) return area.take_top(overview_height(app, area), ui.px(8));
  const bool is_low = shape_of(ui) == Shape::low;
  float wide = is_low ? std::max(ui.px(176), area.w * 0.26F) : area.w * 0.42F;
  if (lays_cards(app)) wide = std::clamp(area.w - ui.px(718), ui.px(160), wide);
  return app.settings.left_handed ? area.take_right(wide, ui.px(14))
                                  : area.take_left(wide, ui.px(14));
}

}  // namespace

void draw_table(App& app, Rect area) {
  Ui& ui = app.ui;
  if (!app.table.desk || !app.session_at_table())
    return draw_nothing_yet(app, area, Word::screen_nothing_on_table,
                            Word::screen_nothing_on_table_advice);
  const Preview now = is_closed(app) ? Preview{} : preview(app);
  const bool upright = !has_rail_beside(ui);
  if (is_short(ui))  // a keyboard needs the whole width
    return upright || is_beside_deals(app) ? draw_short_table(app, area, now)
                                           : draw_low_table(app, area, now);
  draw_table_head(app, area.take_top(ui.px(48), ui.px(6)));
  if (app.stage != Stage::none) return;  // the newest evening's table may be another one, or none
  const Rect overview = take_overview(app, area, upright);
  const bool closed = is_closed(app);
  upright ? draw_above(app, overview, now) : draw_beside(app, overview, now);
  if (!app.table.desk) return;
  if (closed)
    draw_closed(app, area);
  else
    draw_entry(app, area, now);
}

}  // namespace kattegat::ui
