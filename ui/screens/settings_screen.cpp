#include "ui/app/actions/books.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/settings.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

namespace {

// A question and its answers, each of them at least so wide.
std::optional<std::size_t> question(App& app, Rect& list, Word word,
                                    const std::vector<Chip>& answers, float least_width) {
  heading(app.ui, list.take_top(app.ui.px(24), app.ui.px(2)), app.say(word));
  return segments(app.ui, app.explainer, list, answers, least_width, 54, 12);
}

void draw_language(App& app, Rect& list) {
  heading(app.ui, list.take_top(app.ui.px(24), app.ui.px(2)), app.say(Word::settings_language));
  choose_language(app, list, 12);
}

void draw_size(App& app, Rect& list) {
  static constexpr std::array<int, 7> zooms{85, 100, 115, 130, 150, 175, 200};
  std::vector<Chip> sizes;
  for (const int zoom : zooms)
    sizes.push_back({.id = "zoom." + std::to_string(zoom),
                     .label = std::to_string(zoom) + " %",
                     .chosen = app.settings.zoom == zoom});
  if (const auto size = question(app, list, Word::settings_size, sizes, 48))
    app.settings.zoom = zooms[*size];
}

void draw_colours(App& app, Rect& list) {
  Ui& ui = app.ui;
  Settings& now = app.settings;
  const auto dress = question(
      app, list, Word::settings_colours,
      {{.id = "dress.light",
        .label = app.say(Word::dress_light),
        .chosen = now.dress == Dress::light},
       {.id = "dress.dark", .label = app.say(Word::dress_dark), .chosen = now.dress == Dress::dark},
       {.id = "dress.contrast",
        .label = app.say(Word::dress_contrast),
        .chosen = now.dress == Dress::contrast}},
      80);
  if (dress) now.dress = static_cast<Dress>(*dress);

  const std::string words = app.say(Word::settings_four_colours);
  const bool is_close = is_very_narrow(ui, list);
  const float beside = ui.px(is_close ? 0 : 160);
  Rect row = list.take_top(toggle_height(ui, list.w - beside, words), ui.px(6));
  Rect pips = is_close ? list.take_top(ui.px(40), ui.px(6)) : row.take_right(ui.px(150), ui.px(10));
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    ui.text(pips.take_left(ui.px(36)), suit_mark(suit),
            {Type::title, ui.theme.suit(suit), Align::center});
  if (toggle(ui, "four_colours", row, words, now.four_colours))
    now.four_colours = !now.four_colours;
}

void draw_book(App& app, Rect& list) {
  Ui& ui = app.ui;
  heading(ui, list.take_top(ui.px(24), ui.px(2)), app.say(Word::settings_book));
  ui.text(list.take_top(ui.px(30), ui.px(6)), app.club.path(),
          {Type::body, 0, Align::left, Fit::name}, "book.path");
  const Rect half{list.x, list.y, std::min(list.w, ui.px(580)), list.h};
  const Grid cells{half, is_narrow(ui, list) ? 1 : 2, ui.px(56), ui.px(8)};
  if (button(ui, "backup", cells.cell(0), app.say(Word::settings_backup))) make_backup(app);
  if (button(ui, "merge", cells.cell(1), app.say(Word::people_merge))) offer_merge(app);
  if (button(ui, "people", cells.cell(2), app.say(Word::people_title))) app.dialog = PeopleList{};
  if (button(ui, "book.other", cells.cell(3), app.say(Word::broken_other))) offer_books(app);
  list.take_top(cells.height(4), ui.px(8));
  draw_notice(app, list);
}

void draw_looks(App& app, Rect& list) {
  draw_language(app, list);
  draw_size(app, list);
  draw_colours(app, list);
}

void draw_ways(App& app, Rect& list) {
  Ui& ui = app.ui;
  const auto turn = [&](std::string_view id, Word word, bool& on) {
    const std::string words = app.say(word);
    const Rect row = list.take_top(toggle_height(ui, list.w, words), ui.px(10));
    if (toggle(ui, id, row, words, on)) on = !on;
  };
  turn("left_handed", Word::settings_left_handed, app.settings.left_handed);
  turn("less_motion", Word::settings_less_motion, app.settings.less_motion);
  if (app.world.fill_screen && button(ui, "full_screen", list.take_top(ui.px(56), ui.px(10)),
                                      app.say(Word::settings_full_screen)))
    app.world.fill_screen();
  if (!is_telephone(ui) &&
      button(ui, "keys", list.take_top(ui.px(56), ui.px(14)), app.say(Word::settings_keys)))
    app.dialog = KeyHelp{};
  draw_book(app, list);
}

}  // namespace

void draw_settings(App& app, Rect area) {
  Ui& ui = app.ui;
  const Settings before = app.settings;
  ui.text(area.take_top(ui.px(40), ui.px(6)), app.say(Word::place_settings), {Type::title});
  Rect list = ui.begin_scroll("settings", area);
  list.w -= ui.px(6);  // beside what shows the scrolling
  // Side by side where there is room.
  const bool is_wide = has_room(ui, list.w, Room::whole);
  Rect right = is_wide ? list.take_right(list.w / 2 - ui.px(16), ui.px(32)) : Rect{};
  list.w = std::min(list.w, ui.px(860));
  draw_looks(app, list);
  draw_ways(app, is_wide ? right : list);
  ui.end_scroll(std::max(list.y, right.y));
  if (app.settings == before) return;
  apply_settings(app);
  keep_settings(app);
}

}  // namespace kattegat::ui
