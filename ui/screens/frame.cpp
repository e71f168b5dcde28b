// The frame round every screen: the rail, hints of what befalls the book, the dialog.
#include "ui/app_drafts.hpp"
#include "ui/app_entries.hpp"
#include "ui/app_files.hpp"
#include "ui/app_sample.hpp"
#include "ui/backups.hpp"
#include "ui/layout.hpp"
#include "ui/screens/dialogs.hpp"
#include "ui/screens/signs.hpp"

namespace kattegat::ui {
namespace {

void draw_place_of_evenings(App& app, Rect area) {
  if (app.setup) return draw_setup(app, area);
  app.club.evenings().empty() ? draw_first_run(app, area) : draw_evening(app, area);
}

struct Stop {
  Tab tab;
  std::string_view id;
  Word name;
  void (*sign)(const Sign&);
  void (*place)(App&, Rect);
};
constexpr std::array<Stop, tab_count> stops{{
    {Tab::evening, "go.evening", Word::place_evening, draw_calendar, draw_place_of_evenings},
    {Tab::table, "go.table", Word::place_table, draw_table_and_chairs, draw_table},
    {Tab::sheet, "go.sheet", Word::place_sheet, draw_written_sheet, draw_sheet},
    {Tab::settlement, "go.settlement", Word::place_settlement, draw_there_and_back,
     draw_settlement},
    {Tab::standings, "go.standings", Word::place_standings, draw_graph, draw_standings},
    {Tab::rules, "go.rules", Word::place_rules, draw_open_book, draw_rules},
    {Tab::referee, "go.referee", Word::place_referee, draw_two_cards, draw_referee},
    {Tab::settings, "go.settings", Word::place_settings, draw_knobs, draw_settings},
}};
constexpr std::size_t at_hand_on_a_phone = 4;  // the others are behind "More", on a short bar
constexpr std::size_t of_the_evening = 5;      // the others stand apart on a tall rail

constexpr float beside_name = 14;  // within a cell
constexpr float beside_pill = 4;   // which lies behind the place where one is, with its name

// One way on the rail: a sign, and its name where that has room in its type.
bool draw_stop(Ui& ui, const Rect& cell, std::string_view id, const std::string& name,
               void (*sign)(const Sign&), bool here, std::optional<Type> of_name) {
  const Palette& c = ui.colors();
  const bool tapped = ui.tap(id, cell, name, {.chosen = here});
  const Rect pill = cell.inset(ui.px(beside_pill), ui.px(2));
  const bool named = of_name && ui.width(*of_name, name) <= pill.w;
  if (here) {
    ui.fill(pill, c.rail_here, ui.px(corner_radius));
    ui.outline(pill, c.brass, ui.px(corner_radius), ui.px(1.5F));
  }
  const Color ink = here ? c.on_rail_here : c.on_rail;
  const float side = std::min(pill.h - ui.px(named ? 30 : 18), ui.px(28));
  const float top = pill.center().y - (side + ui.px(named ? 22 : 0)) / 2;
  sign({ui, {pill.center().x - side / 2, top, side, side}, ink});
  if (named)
    ui.text({pill.x, top + side + ui.px(3), pill.w, ui.px(20)}, name,
            {*of_name, ink, Align::center});
  return tapped;
}

bool draw_stop(App& app, const Rect& cell, const Stop& stop, std::optional<Type> of_name) {
  return draw_stop(app.ui, cell, stop.id, app.say(stop.name), stop.sign, app.tab == stop.tab,
                   of_name);
}

bool have_room(const Ui& ui, const std::vector<std::string>& names, Type type, float width) {
  return std::all_of(names.begin(), names.end(),
                     [&](const std::string& name) { return ui.width(type, name) <= width; });
}
// Names beside each other are of one size.
Type type_on_rail(const Ui& ui, const std::vector<std::string>& names, float width) {
  return have_room(ui, names, Type::small, width - ui.px(beside_name)) ? Type::small
                                                                       : Type::caption;
}

void draw_bar_of_a_phone(App& app, const Rect& area) {
  const Ui& ui = app.ui;
  constexpr auto ways = static_cast<int>(at_hand_on_a_phone) + 1;
  const bool lies = area.w > area.h;
  const Grid cells{area, lies ? ways : 1, lies ? area.h : area.h / ways, 0};
  const float width = cells.cell(0).w, pill = width - ui.px(2 * beside_pill);
  const std::string more = app.say(Word::screen_more);
  std::vector<std::string> names{more};
  for (std::size_t i = 0; i < at_hand_on_a_phone; ++i) names.push_back(app.say(stops[i].name));
  // All of them have their names, or none.
  std::optional<Type> of_names;
  if (cells.row >= ui.px(50) && have_room(ui, names, Type::caption, pill))
    of_names = type_on_rail(ui, names, width);
  for (std::size_t i = 0; i < at_hand_on_a_phone; ++i)
    if (draw_stop(app, cells.cell(static_cast<int>(i)), stops[i], of_names)) go(app, stops[i].tab);
  const bool is_there = static_cast<std::size_t>(app.tab) >= at_hand_on_a_phone;
  if (draw_stop(app.ui, cells.cell(at_hand_on_a_phone), "go.more", more, draw_dots, is_there,
                of_names))
    app.dialog = MorePlaces{};
}

void draw_rail(App& app, const Rect& area, Shape shape) {
  Ui& ui = app.ui;
  ui.fill(area, ui.colors().rail);
  if (ui.theme.dress == Dress::contrast) ui.outline(area, ui.colors().line, 0, ui.px(1.5F));
  const bool lies = shape == Shape::tall;
  const float height =
      lies ? area.h : std::min(ui.px(74), (area.h - ui.px(8)) / static_cast<float>(tab_count));
  // All the places have no room on a telephone, nor on most that lie.
  if (shape == Shape::phone || height < ui.theme.touch()) return draw_bar_of_a_phone(app, area);
  const Grid cells{lies ? area : area.inset(0, ui.px(4)), lies ? tab_count : 1, height, 0};
  std::vector<std::string> names;
  for (const Stop& stop : stops) names.push_back(app.say(stop.name));
  std::optional<Type> of_names;
  if (shape != Shape::low) of_names = type_on_rail(ui, names, cells.cell(0).w);
  for (std::size_t i = 0; i < stops.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    if (!lies && i >= of_the_evening)
      cell.y = cells.area.bottom() - static_cast<float>(stops.size() - i) * height;
    if (draw_stop(app, cell, stops[i], of_names)) go(app, stops[i].tab);
  }
}

// Along an edge of the screen; answers what that leaves.
Rect draw_way_to_places(App& app) {
  Ui& ui = app.ui;
  Rect area = ui.screen();
  ui.fill(area, ui.colors().ground);
  const Shape shape = shape_of(ui);
  const float breadth = ui.px(shape == Shape::wide  ? 88
                              : shape == Shape::low ? 60
                              : is_short(ui)        ? 50
                                                    : 68);
  const Rect rail = !has_rail_beside(ui)       ? area.take_bottom(breadth)
                    : app.settings.left_handed ? area.take_right(breadth)
                                               : area.take_left(breadth);
  draw_rail(app, rail, shape);
  return area.inset(ui.px(is_short(ui) ? 5 : shape == Shape::phone ? 8 : 12));
}

// What is said as long as it is so, with what can be done about it.
struct Hint {
  std::string_view id;
  std::string words;
  std::string_view button_id;
  Word button_word;
  bool warns = false;
};
// As tall as its words want beside the button, on a telephone, too.
struct HintLay {
  float tall, of_words, of_button;
};
constexpr float hint_side = 12, hint_gap = 10;
HintLay lay_hint(const App& app, float width, const Hint& hint) {
  const Ui& ui = app.ui;
  const float room = width - ui.px(2 * hint_side);
  const float wanted = ui.width(Type::body, app.say(hint.button_word)) + ui.px(32);
  const float of_button = std::min(room * 0.5F, wanted);
  const float of_words =
      ui.paragraph_height(room - of_button - ui.px(hint_gap), hint.words, Type::small);
  return {std::max(of_words + ui.px(16), ui.px(56)), of_words, of_button};
}
// True when its button was tapped.
bool draw_hint(App& app, Rect& area, const Hint& hint) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const HintLay lay = lay_hint(app, area.w, hint);
  const Rect card = area.take_top(lay.tall, ui.px(8));
  ui.fill(card, hint.warns ? c.warn_soft : c.brass_soft, ui.px(corner_radius));
  if (hint.warns) ui.outline(card, c.warn, ui.px(corner_radius), ui.px(1.5F));
  Rect inside = card.inset(ui.px(hint_side), ui.px(4));
  const Rect place = inside.take_right(lay.of_button, ui.px(hint_gap));
  const float above = std::max(0.F, (place.h - ui.px(56)) / 2);
  const bool tapped = button(ui, hint.button_id, place.inset(0, above), app.say(hint.button_word));
  if (ui.width(Type::strong, hint.words) <= inside.w)
    ui.text(inside, hint.words, {Type::strong}, hint.id);
  else
    ui.paragraph(inside.inset(0, (inside.h - lay.of_words) / 2), hint.words, {Type::small},
                 hint.id);
  return tapped;
}

// The book cannot be written: said until it can, with what is in the form kept. Where that would
// take too much of the screen a toast has said it, and the button stands alone.
Hint banner(const App& app) {
  return {"book.fault", app.say(*app.club.fault()) + ". " + app.say(Word::screen_form_is_kept),
          "book.retry", Word::screen_try_again, true};
}
bool has_room_for_banner(const App& app) {
  const Ui& ui = app.ui;
  const float width = ui.screen().w - ui.px(has_rail_beside(ui) ? 112 : 24);
  return lay_hint(app, width, banner(app)).tall <= ui.screen().h * 0.3F;
}
void draw_banner(App& app, Rect& area) {
  Ui& ui = app.ui;
  const bool tapped = has_room_for_banner(app)
                          ? draw_hint(app, area, banner(app))
                          : button(ui, "book.retry", area.take_top(ui.px(48), ui.px(6)),
                                   app.say(Word::screen_try_again));
  if (tapped) retry_book(app);
}
// Of what was not stored, where nobody sees the banner.
void tell_of_failures(App& app) {
  const bool is_new =
      std::exchange(app.messages.failures_told, app.club.failures()) != app.club.failures();
  if (!is_new || !app.club.fault()) return;
  if (app.dialog.is<Nothing>() && has_room_for_banner(app)) return;
  show_toast(app, {.words = app.say(*app.club.fault()), .in_front = true});
}

// For what only befalls a book, beside the place; where there is less, a toast says it.
bool has_room_for_hint(const Ui& ui) { return ui.screen().h >= ui.px(620); }

// What a copy has of it can be taken over.
void look_for_the_rest(App& app) {
  MergeFrom from{app.world.books_nearby()};
  const std::vector<Backup> backups = backups_of(app.club.path());
  if (!backups.empty()) from.books.insert(from.books.begin(), backups.front().path);
  app.dialog = std::move(from);
  app.drafts.book_has_less = false;
}

void keep_and_tell(App& app) {
  const bool was_kept = !lies_on_the_screen_only(app), had_all = !app.drafts.book_has_less;
  keep_drafts(app);
  tell_of_failures(app);
  if (has_room_for_hint(app.ui)) return;
  if (had_all && app.drafts.book_has_less) show_toast(app, {app.say(Word::screen_book_has_less)});
  if (was_kept && lies_on_the_screen_only(app)) show_toast(app, {app.say(Word::screen_not_kept)});
}

// Of what has befallen it; of two, what is lost if nobody does anything.
void draw_hint_of_book(App& app, Rect& area) {
  if (!has_room_for_hint(app.ui)) return;
  const bool only_here = lies_on_the_screen_only(app);
  if (only_here && draw_hint(app, area,
                             {"not_kept", app.say(Word::screen_not_kept), "not_kept.retry",
                              Word::screen_try_again}))
    keep_at_last(app);
  if (!only_here && app.drafts.book_has_less && !app.is_unreadable() &&
      draw_hint(app, area,
                {"less", app.say(Word::screen_book_has_less), "less.merge", Word::people_merge}))
    look_for_the_rest(app);
}

void draw_hints(App& app, Rect& area) {
  // What is tried here is nobody's.
  if (is_sample(app)) {
    if (draw_hint(app, area,
                  {"sample", app.say(Word::sample_note), "sample.leave", Word::sample_leave}))
      leave_sample(app);
  } else if (!app.world.keeps) {
    if (draw_hint(
            app, area,
            {"kept", app.say(Word::screen_kept_nowhere), "kept.backup", Word::settings_backup}))
      make_backup(app);
  }
  draw_hint_of_book(app, area);
  // Nobody is disturbed in a game.
  if (app.world.take_version && !is_being_played(app) &&
      draw_hint(app, area,
                {"version", app.say(Word::screen_new_version), "version.take",
                 Word::screen_take_version}))
    app.world.take_version();
}

// As tall as a tab is with usual letters, on a telephone and in a low window.
float height_of_tab(const Ui& ui) { return ui.px(shape_of(ui) == Shape::phone ? 740 : 450); }

// Places that are one list, or keep some of it in sight.
bool moves_by_itself(const App& app) {
  return app.tab == Tab::standings || app.tab == Tab::settings ||
         (app.tab == Tab::table && app.table.desk);
}

void draw_tab(App& app, const Rect& area) {
  stops[static_cast<std::size_t>(app.tab)].place(app, area);
}

// Nothing that is shown has said it, in all of a frame.
bool has_news(const App& app) {
  return app.messages.notice.is_new && !app.messages.notice.words.empty();
}
void draw_toast_with(App& app, bool news) {
  if (news) tell_by_toast(app);
  draw_toast(app);
}

// Where the deals are not seen, nobody means one by it.
void take_back_by_key(App& app) {
  Ui& ui = app.ui;
  if (app.tab != Tab::table) return;
  const bool z = ui.control('z');
  if (ui.control('y') || (z && ui.shift())) return redo(app);
  if (z && ui.is_meant("undo", undo_tap(app))) undo(app);
}

}  // namespace

// The places that a short bar has no room for.
void draw(App& app, const MorePlaces&) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(tab_count - at_hand_on_a_phone);
  Rect area = dialog(ui, 340, 120 + 60.F * static_cast<float>(count));
  if (draw_title(app, area, app.say(Word::screen_more))) return;
  const Grid cells{area, 1, ui.px(54), ui.px(6)};
  for (int i = 0; i < count; ++i) {
    const Stop& stop = stops[at_hand_on_a_phone + static_cast<std::size_t>(i)];
    if (!button(ui, stop.id, cells.cell(i), app.say(stop.name))) continue;
    go(app, stop.tab);
    app.dialog = Nothing{};
  }
}

void draw(App& app, float width, float height) {
  Ui& ui = app.ui;
  follow_book(app);
  ui.begin(width, height);
  app.messages.toast_place = {};
  let_toast_go(app);
  const bool news = has_news(app);
  if (app.stage != Stage::none) {
    draw_stage(app, ui.screen());
    ui.end_page();
    if (app.stage == Stage::podium) draw_toast_with(app, news);
    return ui.end();
  }
  Rect area = draw_way_to_places(app);
  const auto is_broken = [&] { return app.is_unreadable() && app.tab <= Tab::standings; };
  if (app.club.fault() && !is_broken()) draw_banner(app, area);
  draw_hints(app, area);
  if (is_short(ui) && !moves_by_itself(app)) {
    leave_room_for_toast(app, area);
    area = ui.begin_page("place." + std::to_string(static_cast<int>(app.tab)), area,
                         height_of_tab(ui));
  }

  const int explained = app.explainer.times();
  is_broken() ? draw_broken_book(app, area) : draw_tab(app, area);
  ui.end_page();
  if (!app.dialog.is<Nothing>()) draw_dialog(app);
  if (const auto digit = ui.alt_digit(); digit && *digit <= tab_count)
    go(app, stops[static_cast<std::size_t>(*digit - 1)].tab);
  if (ui.typed_letter("?")) app.dialog = KeyHelp{};
  take_back_by_key(app);
  draw_toast_with(app, news);
  // An explanation stands until the next tap.
  if (ui.finger_lifted() && app.explainer.times() == explained) app.explainer.clear();
  ui.end();
  keep_and_tell(app);
}

}  // namespace kattegat::ui
