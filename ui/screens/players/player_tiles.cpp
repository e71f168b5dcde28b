// A player's figures at a glance, each a tile that leads to what it counts.
#include "ui/app/actions/faces.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/players/player_page.hpp"

namespace kattegat::ui {
namespace {

// A tap leads to the deals that it counts, to an evening or to a partner; to nothing by others.
struct Tile {
  std::string id, what, figure, below;
  Color color = 0;
  std::optional<Figure> counts{};
  std::optional<Uuid> evening{}, partner{};
};

std::string longest(const PlayerPage& page, const Streak& streak) {
  return page.say(text(Word::stat_longest, std::to_string(streak.longest)));
}

std::string of_all_tried(const PlayerPage& page, int count) {
  return page.say(
      text(Word::stat_of, std::int64_t{count}, static_cast<std::int64_t>(page.player.tried.all())));
}

Tile evening_tile(const PlayerPage& page, std::string_view id, Word what,
                  const EveningFigures& one) {
  Ui& ui = page.ui;
  const SeasonEvening& mark = page.evening(one);
  return {.id = std::string(id),
          .what = page.say(what),
          .figure = page.said(one.money),
          .below = date_text(mark.date, ui.language),
          .color = gain_or_loss(ui, one.money.hundredths),
          .evening = mark.id};
}

Tile evenings_tile(const PlayerPage& page) {
  const auto won = std::count_if(page.player.evenings.begin(), page.player.evenings.end(),
                                 [](const EveningFigures& one) { return one.money > Money{}; });
  return {.id = "tile.evenings",
          .what = page.say(Word::stat_evenings_won),
          .figure = page.say(text(Word::stat_of, std::int64_t{won},
                                  static_cast<std::int64_t>(page.player.evenings.size()))),
          .below = longest(page, page.player.evenings_won)};
}

Tile partner_tile(const PlayerPage& page, const PartnerFigures& partner) {
  const StandingLine& who = page.person(partner.who);
  return {.id = "tile.partner",
          .what = page.say(Word::stat_partner),
          .figure = who.player,
          .below = page.say(text(Word::stat_partner_deals, std::int64_t{partner.deals},
                                 std::int64_t{partner.tried.won})),
          .partner = who.person};
}

std::vector<Tile> tiles(const PlayerPage& page) {
  const Tried& tried = page.player.tried;
  std::vector<Tile> list{{.id = "tile.won",
                          .what = page.say(Word::stat_deals_won),
                          .figure = page.share(tried),
                          .below = of_all_tried(page, tried.won),
                          .color = tried.percent().value_or(0) >= 50 ? page.ui.colors().gain : 0,
                          .counts = Figure{Figure::Deals{Figure::Of::won}}}};
  if (const EveningFigures* best = page.player.best())
    list.push_back(evening_tile(page, "tile.best", Word::stat_best, *best));
  if (const EveningFigures* worst = page.player.worst())
    list.push_back(evening_tile(page, "tile.worst", Word::stat_worst, *worst));
  list.push_back({.id = "tile.deals",
                  .what = page.say(Word::stat_streak),
                  .figure = page.deals(page.player.deals_won.now),
                  .below = longest(page, page.player.deals_won),
                  .counts = Figure{Figure::WonStreak{}}});
  list.push_back({.id = "tile.lost",
                  .what = page.say(Word::stat_lost_streak),
                  .figure = page.deals(page.player.deals_lost.now),
                  .below = longest(page, page.player.deals_lost),
                  .counts = Figure{Figure::LostStreak{}}});
  list.push_back({.id = "tile.deals_lost",
                  .what = page.say(Word::stat_deals_lost),
                  .figure = page.deals(tried.lost),
                  .below = of_all_tried(page, tried.lost),
                  .counts = Figure{Figure::Deals{Figure::Of::lost}}});
  if (!page.player.evenings.empty()) list.push_back(evenings_tile(page));
  if (const PartnerFigures* partner = page.player.favourite())
    list.push_back(partner_tile(page, *partner));
  return list;
}

void follow(PlayerPage& page, const Tile& tile) {
  if (tile.counts) return page.show_deals(*tile.counts, tile.what);
  if (tile.partner) page.app.standings.partner = tile.partner;
  page.to_open = tile.evening;
}

}  // namespace

void draw_player_tiles(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  const std::vector<Tile> all = tiles(page);
  const auto count = static_cast<int>(all.size());
  const int least = is_very_narrow(ui, list) ? 1 : 2;
  const int columns = columns_in(ui, list, 175, least, count);
  const Grid cells = Grid{{}, columns, ui.px(104), ui.px(8)}.off(list, count, ui.px(12));
  for (int i = 0; i < count; ++i) {
    const Tile& tile = all[static_cast<std::size_t>(i)];
    const Rect cell = cells.cell_of(i, count);
    const bool leads_on = tile.evening || tile.counts || tile.partner;
    const std::string said = tile.what + ": " + tile.figure;
    if (leads_on && ui.tap(tile.id, cell, said, {.radius = sheet_radius})) follow(page, tile);
    sheet(ui, cell);
    Rect inner = cell.inset(ui.px(14), ui.px(8));
    const Color quiet = ui.colors().quiet;
    ui.text(inner.take_top(ui.px(24)), tile.what, {Type::small, quiet, Align::left},
            tile.id + ".what");
    if (tile.partner) {
      const Rect its_face = inner.take_left(ui.px(44), ui.px(10));
      face_in(ui, its_face, face(page.app, *tile.partner, tile.figure));
    }
    ui.text(inner.take_bottom(ui.px(24)), tile.below, {Type::small, quiet, Align::left, Fit::name},
            tile.id + ".below");
    ui.text(inner, tile.figure, {Type::title, tile.color, Align::left, Fit::whole},
            tile.id + ".figure");
  }
}

}  // namespace kattegat::ui
