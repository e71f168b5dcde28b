// The book cannot be read: what is known, what is untouched, and what can be done. Never that it is
// empty.
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialog_parts.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

struct WayOut {
  std::string_view id;
  Word title;
  std::string advice;
  bool open;
  void (*take)(App&);
};

std::string time_said(const App& app, const Backup& backup) {
  return date_text(backup.at.substr(0, 10), app.ui.language) + " " + backup.at.substr(11, 5);
}

void pick_backup(App& app) {
  PickBook pick{.of = PickBook::Of::backups};
  for (const Backup& one : backups_of(app.club.path())) {
    pick.paths.push_back(one.path);
    pick.labels.push_back(time_said(app, one));
  }
  app.dialog = std::move(pick);
}

void pick_folder(App& app) {
  PickBook pick{.of = PickBook::Of::folders, .paths = app.world.folders_nearby()};
  if (!app.world.exports.empty()) pick.paths.push_back(app.world.exports);
  pick.labels = pick.paths;
  app.dialog = std::move(pick);
}

std::vector<WayOut> ways_on(App& app) {
  const BookFault::Kind kind = app.club.fault()->kind;
  const std::vector<Backup>& backups =
      kept_of_book(app, app.views.backups, {}, [&] { return backups_of(app.club.path()); });
  const std::string newest =
      backups.empty() ? app.say(Word::broken_no_backup)
                      : app.say(text(Word::broken_backup_advice, time_said(app, backups.front())));
  std::vector<WayOut> ways;
  const bool is_damaged = kind == BookFault::Kind::corrupt || kind == BookFault::Kind::not_a_book ||
                          kind == BookFault::Kind::other;
  if (is_damaged)
    ways.push_back({"book.recover", Word::broken_recover, app.say(Word::broken_recover_advice),
                    true, recover});
  ways.push_back({"book.backups", Word::broken_backup, newest, !backups.empty(), pick_backup});
  ways.push_back(
      {"book.other", Word::broken_other, app.say(Word::broken_other_advice), true, offer_books});
  if (can_begin_book(app))
    ways.push_back({"book.begin", Word::broken_begin,
                    app.say(text(Word::broken_begin_advice, app.world.book)), true, begin_book});
  if (is_damaged)
    ways.push_back(
        {"book.save", Word::broken_save, app.say(Word::broken_save_advice), true, pick_folder});
  return ways;
}

// What is known of it.
std::string known(const App& app) {
  const BookHad last = had_of(app.drafts.all.books, app.club.path());
  const std::string before =
      last.records > 0 ? app.say(text(Word::broken_not_empty, last.records, last.evenings)) + " "
                       : "";
  return before + app.say(Word::broken_untouched);
}

constexpr float way_aside = 16, way_edge = 14, way_button = 60;

float way_height(const App& app, float width, const WayOut& way) {
  const Ui& ui = app.ui;
  return ui.paragraph_height(width - ui.px(2 * way_aside), way.advice) +
         ui.px(2 * way_edge + way_button + 12);
}

bool draw_way(App& app, Rect card, const WayOut& way, bool first) {
  Ui& ui = app.ui;
  sheet(ui, card);
  if (first) ui.outline(card, ui.colors().accent, ui.px(corner_radius), ui.px(3));
  card = card.inset(ui.px(way_aside), ui.px(way_edge));
  const bool taken = button(ui, card.take_bottom(ui.px(way_button), ui.px(10)),
                            {.id = way.id,
                             .label = app.say(way.title),
                             .weight = first ? Weight::main : Weight::plain,
                             .enabled = way.open});
  ui.paragraph(card, way.advice, {Type::body, ui.colors().quiet}, std::string(way.id) + ".advice");
  return taken;
}

}  // namespace

void offer_books(App& app) {
  PickBook pick{.paths = other_books(app)};
  pick.labels = pick.paths;
  app.dialog = std::move(pick);
}

void draw_broken_book(App& app, Rect area) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  void (*taken)(App&) = nullptr;
  const Rect view = ui.begin_scroll("book", area);
  Rect list{view.x, view.y, view.w - ui.px(12), view.h};
  ui.text(list.take_top(ui.px(48), ui.px(4)), app.say(Word::broken_title), {Type::title}, "broken");
  const auto say = [&](std::string_view id, const std::string& words) {
    top_paragraph(ui, list, words, {Type::body, c.quiet}, 10, id);
  };
  say("book.fault", fault_said(app));
  say("book.known", known(app));
  if (button(ui, "book.retry", list.take_top(ui.px(56), ui.px(16)).take_left(ui.px(240)),
             app.say(Word::screen_try_again)))
    taken = retry_book;
  const std::vector<WayOut> ways = ways_on(app);
  const auto count = static_cast<int>(ways.size());
  const int columns = has_room(ui, list.w, Room::whole)    ? std::min(count, 4)
                      : has_room(ui, list.w, Room::halves) ? (count + 1) / 2
                                                           : 1;
  Grid cells{list, columns, ui.px(columns > 2 ? 260 : 196), ui.px(14)};
  for (const WayOut& way : ways)
    cells.row = std::max(cells.row, way_height(app, cells.cell(0).w, way));
  for (std::size_t i = 0; i < ways.size(); ++i)
    if (draw_way(app, cells.cell(static_cast<int>(i)), ways[i], i == 0)) taken = ways[i].take;
  ui.end_scroll(list.y + cells.height(static_cast<int>(ways.size())));
  if (taken) taken(app);
}

void draw(App& app, const PickBook& shown) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 860, 560);
  using Of = PickBook::Of;
  const Word title = shown.of == Of::backups   ? Word::broken_backup
                     : shown.of == Of::folders ? Word::broken_save
                                               : Word::broken_other;
  if (draw_title(app, area, app.say(title))) return;
  const Rect content = ui.begin_scroll("pick", area);
  Rect list = content;
  if (shown.paths.empty())
    ui.paragraph(
        list.take_top(ui.px(60)),
        app.say(shown.of == Of::backups ? Word::broken_no_backup : Word::broken_none_nearby),
        {Type::body, ui.colors().quiet}, "pick.none");
  std::string picked;
  for (std::size_t i = 0; i < shown.paths.size(); ++i)
    if (chip(ui, app.explainer, list.take_top(ui.px(58), ui.px(6)),
             {.id = "pick." + std::to_string(i), .label = shown.labels[i], .fit = Fit::name}))
      picked = shown.paths[i];
  ui.end_scroll(list.y);
  if (picked.empty()) return;
  close(app);
  if (shown.of == Of::backups) return open_backup(app, picked);
  if (shown.of == Of::folders) return save_elsewhere(app, picked);
  open_book(app, picked);
}

}  // namespace kattegat::ui
