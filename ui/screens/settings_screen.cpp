#include "ui/layout.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {

namespace {

// The room under a question, for its answers.
Rect question(App& app, Rect& list, Word word) {
  heading(app.ui, list.take_top(app.ui.px(24), app.ui.px(2)), app.say(word));
  return list.take_top(app.ui.px(54), app.ui.px(12));
}

void draw_language(App& app, Rect& list) {
  std::vector<Chip> chips;
  for (const Language language : languages)
    chips.push_back({.id = "language." + std::string(code(language)),
                     .label = std::string(own_name(language)),
                     .chosen = app.ui.language == language});
  const Rect row = question(app, list, Word::settings_language);
  if (const auto spoken = segments(app.ui, row, chips, app.explainer))
    app.settings.language = languages[static_cast<std::size_t>(*spoken)];
}

void draw_size(App& app, Rect& list) {
  static constexpr std::array<int, 7> zooms{85, 100, 115, 130, 150, 175, 200};
  std::vector<Chip> sizes;
  for (const int zoom : zooms)
    sizes.push_back({.id = "zoom." + std::to_string(zoom),
                     .label = std::to_string(zoom) + " %",
                     .chosen = app.settings.zoom == zoom});
  const Rect row = question(app, list, Word::settings_size);
  if (const auto size = segments(app.ui, row, sizes, app.explainer))
    app.settings.zoom = zooms[static_cast<std::size_t>(*size)];
}

void draw_colours(App& app, Rect& list) {
  Ui& ui = app.ui;
  Settings& now = app.settings;
  const auto dress = segments(
      ui, question(app, list, Word::settings_colours),
      {{.id = "dress.light",
        .label = app.say(Word::dress_light),
        .chosen = now.dress == Dress::light},
       {.id = "dress.dark", .label = app.say(Word::dress_dark), .chosen = now.dress == Dress::dark},
       {.id = "dress.contrast",
        .label = app.say(Word::dress_contrast),
        .chosen = now.dress == Dress::contrast}},
      app.explainer);
  if (dress) now.dress = static_cast<Dress>(*dress);

  Rect row = list.take_top(ui.px(56), ui.px(6));
  Rect pips = row.take_right(ui.px(150), ui.px(10));
  for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
    ui.text(pips.take_left(ui.px(36)), suit_mark(suit),
            {Type::title, ui.theme.suit(suit), Align::center});
  if (toggle(ui, "four_colours", row, app.say(Word::settings_four_colours), now.four_colours))
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
  if (button(ui, "merge", cells.cell(1), app.say(Word::people_merge)))
    app.dialog = MergeFrom{app.world.books_nearby()};
  if (button(ui, "people", cells.cell(2), app.say(Word::people_title))) app.dialog = People{};
  if (button(ui, "book.other", cells.cell(3), app.say(Word::broken_other))) offer_books(app);
  list.take_top(cells.height(4), ui.px(8));
  if (!app.notice.empty())
    ui.paragraph(list.take_top(ui.px(60)), app.notice, {Type::small, ui.colors().gain}, "notice");
}

}  // namespace

void draw_settings(App& app, Rect area) {
  Ui& ui = app.ui;
  const Settings before = app.settings;
  ui.text(area.take_top(ui.px(40), ui.px(6)), app.say(Word::place_settings), {Type::title});
  const Rect view = ui.begin_scroll("settings", area);
  Rect list{view.x, view.y, std::min(view.w, ui.px(860)), view.h};
  draw_language(app, list);
  draw_size(app, list);
  draw_colours(app, list);
  if (toggle(ui, "left_handed", list.take_top(ui.px(56), ui.px(14)),
             app.say(Word::settings_left_handed), app.settings.left_handed))
    app.settings.left_handed = !app.settings.left_handed;
  if (toggle(ui, "less_motion", list.take_top(ui.px(56), ui.px(14)),
             app.say(Word::settings_less_motion), app.settings.less_motion))
    app.settings.less_motion = !app.settings.less_motion;
  if (button(ui, "keys", list.take_top(ui.px(56), ui.px(14)), app.say(Word::settings_keys)))
    app.dialog = KeyHelp{};
  draw_book(app, list);
  ui.end_scroll(list.y);
  if (app.settings == before) return;
  apply_settings(app);
  keep_settings(app);
}

}  // namespace kattegat::ui
