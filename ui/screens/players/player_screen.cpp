// One player over many evenings: every figure of the statistics.
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/players/player_page.hpp"

namespace kattegat::ui {

std::string PlayerPage::said(Money money) const { return signed_money(money, ui.language); }
std::string PlayerPage::deals(int count) const {
  return say(text(Word::stat_deals, std::int64_t{count}));
}
std::string PlayerPage::share(const Tried& tried) const {
  const auto percent = tried.percent();
  return percent ? std::to_string(*percent) + " %" : say(Word::stat_too_few);
}
void PlayerPage::show_deals(const Figure& figure, const std::string& label) {
  app.dialog = DealsBehind{figure, label};
}

namespace {

std::string title(const PlayerPage& page) {
  const SeasonLine* with =
      page.app.standings.partner ? page.view.of(*page.app.standings.partner) : nullptr;
  if (!with) return page.name();
  return page.say(text(Word::deal_with, page.name(), with->line.player));
}

std::string evenings_and_deals(const PlayerPage& page) {
  if (page.app.standings.partner) return page.deals(page.player.deals);
  const auto evenings = static_cast<std::int64_t>(page.player.evenings.size());
  const std::int64_t played = page.player.deals;
  const Ranking& ranking = page.view.ranking;
  const bool is_ranked = ranking.in_points || ranking.choice.currency == page.all.currency;
  if (const auto rank = page.line.ranked.rank; rank && is_ranked)
    return page.say(text(either<Word::stat_shared_place, Word::stat_place>(page.line.ranked.shared),
                         std::int64_t{*rank}, evenings, played));
  return page.say(text(Word::stat_evenings, evenings)) + "  ·  " + page.deals(page.player.deals);
}

std::string what_it_is_of(const PlayerPage& page) {
  const std::string& place = page.app.standings.choice.place;
  return (place.empty() ? "" : place + "  ·  ") + evenings_and_deals(page);
}

void draw_way_back(PlayerPage& page, const Rect& place) {
  if (goes_back(page.app, "player.back", place))
    (page.app.standings.partner ? page.app.standings.partner : page.app.standings.player).reset();
}

void draw_names(PlayerPage& page, Rect row) {
  Ui& ui = page.ui;
  const Palette& c = ui.colors();
  ui.text(row.take_top(row.h * (is_narrow(ui, row) ? 0.44F : 0.56F)), title(page),
          {Type::title, 0, Align::left, Fit::name}, "player.name");
  ui.text(row, what_it_is_of(page), {Type::small, c.quiet, Align::left, Fit::name}, "player.place");
}

void draw_head(PlayerPage& page, Rect row) {
  Ui& ui = page.ui;
  const Palette& c = ui.colors();
  draw_way_back(page, row.take_left(ui.px(64), ui.px(12)).inset(0, ui.px(14)));
  Rect its_face = row.take_left(ui.px(72), ui.px(14)).inset(0, ui.px(6));
  face_in(ui, its_face, face(page.app, page.line.line.person, page.name()));
  if (page.app.standings.partner) return draw_names(page, row);
  const std::string sum = page.said(page.player.money) + " " + page.all.currency;
  const float wide = std::min(ui.width(Type::title, sum) + ui.px(4), row.w * 0.5F);
  Rect money = row.take_right(wide, ui.px(10));
  ui.text(money.take_top(money.h * 0.36F), page.say(Word::stat_in_all),
          {Type::small, c.quiet, Align::right});
  ui.text(money, sum, {Type::title, gain_or_loss(ui, page.player.money.hundredths), Align::right},
          "player.money");
  draw_names(page, row);
}

// The same below each other.
void draw_high_head(PlayerPage& page, Rect& list) {
  Ui& ui = page.ui;
  Rect row = list.take_top(ui.px(64), ui.px(6));
  draw_way_back(page, row.take_left(ui.px(60), ui.px(10)).inset(0, ui.px(6)));
  face_in(ui, row.take_left(row.h, ui.px(12)), face(page.app, page.line.line.person, page.name()));
  const bool is_beside = has_room(ui, row.w, Room::name);
  ui.text(is_beside ? row : list.take_top(ui.px(52), ui.px(4)), title(page),
          {Type::title, 0, Align::left, Fit::name}, "player.name");
  Rect below = list.take_top(ui.px(40), ui.px(8));
  if (!page.app.standings.partner) {
    const std::string sum = page.said(page.player.money) + " " + page.all.currency;
    const float wide = ui.width(Type::title, sum) + ui.px(2);
    const bool fits = has_room(ui, below.w - wide, Room::word);
    ui.text(fits ? below.take_right(wide, ui.px(10)) : list.take_top(ui.px(40), ui.px(8)), sum,
            {Type::title, gain_or_loss(ui, page.player.money.hundredths), Align::right},
            "player.money");
  }
  ui.text(below, what_it_is_of(page), {Type::small, ui.colors().quiet, Align::left, Fit::name},
          "player.place");
}

// Sums of money of two countries are no sum: the page tells of one of them.
void choose_currency(PlayerPage& page, Rect& list) {
  const auto& money = page.line.line.money;
  if (money.size() < 2 || page.app.standings.partner) return;
  std::vector<Chip> chips;
  for (const auto& [currency, sum] : money)
    chips.push_back({.id = "currency." + currency,
                     .label = page.said(sum) + " " + currency,
                     .chosen = currency == page.all.currency});
  if (const auto tapped = segments(page.ui, page.app.explainer, list, chips, 140, 52, 10))
    page.app.standings.currency = money[*tapped].first;
}

void draw_page(PlayerPage& page, Rect area) {
  Ui& ui = page.ui;
  const bool is_close = is_narrow(ui, area);  // all of it moves
  if (!is_close) draw_head(page, area.take_top(ui.px(84), ui.px(8)));
  Rect list = ui.begin_scroll("player", area);
  list.w -= ui.px(6);  // beside what shows the scrolling
  if (is_close) draw_high_head(page, list);
  choose_currency(page, list);
  draw_player_tiles(page, list);
  if (!has_room(ui, list.w, Room::halves)) {
    draw_player_figures(page, list);
    draw_player_and_others(page, list);
    return ui.end_scroll(list.y);
  }
  Rect left = list.take_left(list.w * 0.54F, ui.px(12));
  draw_player_figures(page, left);
  draw_player_and_others(page, list);
  ui.end_scroll(std::max(left.y, list.y));
}

}  // namespace

void draw_player(App& app, Rect area) {
  const StandingsView& view = standings_shown(app);
  const SeasonLine* line = view.of(*app.standings.player);
  const StatisticsView& told = statistics_shown(app);
  const auto place = told.index_of(*app.standings.player);
  if (!line || !place) {
    app.standings.player.reset();
    app.standings.partner.reset();
    return;
  }
  PlayerPage page{app, app.ui, view, told.all, told.all.players[*place], *line};
  draw_page(page, area);
  if (!page.to_open) return;
  show_evening(app, *page.to_open);
  go(app, Tab::settlement);
}

}  // namespace kattegat::ui
