// Who stands where over many evenings, and how it has come to that.
#include "ui/app/actions/several.hpp"
#include "ui/desk/faces.hpp"
#include "ui/screens/players/curves.hpp"

#include <set>

#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/file_buttons.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/frame/periods.hpp"
#include "ui/screens/players/player_page.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

void draw_periods(App& app, const Rect& area) {
  const auto tapped = choose_period(
      app, area, [&](const std::string& from) { return app.standings.choice.from == from; });
  if (tapped) app.standings.choice.from = *tapped;
}

// The evenings that count here, settled at once.
void draw_way_to_settle(App& app, const Rect& area) {
  if (!button(app.ui, "standings.settle", area, app.say(Word::screen_settle_up))) return;
  std::set<Uuid> evenings;
  for (const SeasonEvening& one : standings_shown(app).season.evenings) evenings.insert(one.id);
  settle_several(app, std::move(evenings));
}

// What the standings go by, with the way to something else; and the way to the purse.
void draw_way_of_ranking(App& app, Rect area) {
  if (button(app.ui, "standings.purse", area.take_right(app.ui.px(110), app.ui.px(8)),
             app.say(Word::purse_title)))
    app.dialog = PurseCard{};
  if (button(app.ui, "standings.by", area, "▼ " + ranking_name(app, app.settings.ranking)))
    app.dialog = RankingCard{};
}

void draw_game_filter(App& app, Rect& area) {
  Ui& ui = app.ui;
  std::vector<std::string_view> ids{""};
  std::vector<Chip> games{{.id = "of.all",
                           .label = app.say(Word::rules_common),
                           .chosen = app.standings.choice.game.empty()}};
  for_each_game([&]<class G>() {
    ids.push_back(G::id);
    games.push_back({.id = "of." + std::string(G::id),
                     .label = app.say(G::name),
                     .chosen = app.standings.choice.game == G::id,
                     .fit = Fit::name});
  });
  const auto count = static_cast<int>(games.size());
  const int columns = columns_in(ui, area, 116, 2, count);
  const Grid cells = Grid{{}, columns, ui.px(50), ui.px(6)}.off(area, count, ui.px(10));
  if (const auto tapped = choose_in_lines(ui, app.explainer, cells, games))
    app.standings.choice.game = ids[*tapped];
}

void draw_rise(Ui& ui, const Rect& place, const std::optional<int>& rose) {
  const Palette& c = ui.colors();
  const int moved = rose.value_or(0);
  if (moved == 0) return ui.text(place, "–", {Type::small, c.quiet, Align::center});
  ui.text(place, (moved > 0 ? "▲" : "▼") + std::to_string(std::abs(moved)),
          {Type::small, moved > 0 ? c.gain : c.loss, Align::center});
}

// What the line is ranked by.
std::string score(const App& app, const Ranking& ranking, const SeasonLine& line) {
  return score_text(ranking, line.ranked.score, app.ui.language, Figures::typeset) +
         (ranking.in_points ? "" : " " + ranking.choice.currency);
}
// Where money is ranked, what there is of it in other currencies.
std::string other_money(const App& app, const RankingChoice& by, const SeasonLine& line) {
  std::string sums;
  if (by.by != RankingChoice::By::money) return sums;
  for (const auto& [currency, money] : line.line.money)
    if (currency != by.currency)
      sums += signed_money(money, app.ui.language) + " " + currency + "  ";
  return sums;
}

void draw_ranked_line(App& app, const Rect& row, std::size_t index, const StandingsView& view) {
  Ui& ui = app.ui;
  const SeasonLine& line = view.lines[index];
  const Palette& c = ui.colors();
  const std::string id = "standing." + std::to_string(index);
  if (ui.tap(id, row, line.line.player)) app.standings.player = line.line.person;
  ui.fill(row, line.ranked.rank == 1 ? c.brass_soft : c.surface, ui.px(corner_radius));
  Rect inner = row.inset(ui.px(10), ui.px(6));
  // Beside who it is, and below where that needs the whole line.
  const bool is_close = !has_room(ui, row.w, Room::figure);
  Rect money = is_close ? inner.take_bottom(ui.px(50), ui.px(4)) : Rect{};
  Rect place = inner.take_left(ui.px(is_close ? 52 : 64), ui.px(4));
  const std::string rank = line.ranked.rank ? std::to_string(*line.ranked.rank) : "–";
  ui.text(place.take_left(ui.px(30)), rank, {Type::strong, 0, Align::center}, id + ".place");
  draw_rise(ui, place, line.ranked.moved);
  Rect its_face = inner.take_left(ui.px(44), ui.px(10));
  face_in(ui, its_face, face(app, line.line.person, line.line.player));

  const std::string sums = score(app, view.ranking, line);
  const std::string other = other_money(app, view.ranking.choice, line);
  const std::string last =
      line.played_last ? signed_money(line.last, ui.language) : std::string("–");
  const float of_score = ui.width(Type::strong, sums) + ui.px(2);
  const float needed =
      std::max(of_score + ui.width(Type::small, other), ui.width(Type::small, last));
  if (!is_close) money = inner.take_right(std::min(needed + ui.px(4), inner.w * 0.62F), ui.px(10));
  Rect upper = money.take_top(money.h * 0.55F);
  ui.text(upper.take_right(std::min(of_score, upper.w)), sums,
          {Type::strong, gain_or_loss(ui, line.ranked.score.sum), Align::right}, id + ".money");
  ui.text(money.take_right(ui.width(Type::small, last) + ui.px(2), ui.px(6)), last,
          {Type::small, c.quiet, Align::right}, id + ".last");
  const bool fits_above = ui.width(Type::small, other) <= upper.w;
  ui.text(fits_above ? upper : money, other, {Type::small, c.quiet, Align::left, Fit::name},
          id + ".other");
  if (has_room(ui, inner.w, Room::figure)) {
    const Rect spark = inner.take_right(ui.px(92), ui.px(12)).inset(0, ui.px(6));
    draw_spark(ui, spark, line.curve, view.span,
               curve_colour(ui, face(app, line.line.person, line.line.player).colour));
  }
  ui.text(inner.take_top(inner.h * 0.55F), line.line.player,
          {Type::strong, 0, Align::left, Fit::name}, id + ".name");
  const std::string evenings =
      (line.ranked.shared ? "=  ·  " : "") + app.say(text(Word::stat_evenings, line.line.evenings));
  if (ui.width(Type::caption, evenings) <= inner.w)
    ui.text(inner, evenings, {Type::small, c.quiet, Align::left}, id + ".evenings");
}

void draw_ranking(App& app, Rect& list, const StandingsView& view) {
  Ui& ui = app.ui;
  if (const std::string& place = app.standings.choice.place; !place.empty())
    ui.text(list.take_top(ui.px(30), ui.px(4)), place, {Type::strong, 0, Align::left, Fit::name},
            "standings.where");
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    const bool first_apart =
        !view.lines[i].ranked.rank && (i == 0 || view.lines[i - 1].ranked.rank);
    if (first_apart)
      ui.text(list.take_top(ui.px(34), ui.px(2)),
              app.say(text(Word::rank_too_few, view.ranking.choice.least)),
              {Type::small, ui.colors().quiet, Align::left, Fit::name}, "standings.apart");
    const Rect row = list.take_top(ui.px(has_room(ui, list.w, Room::figure) ? 66 : 120), ui.px(6));
    if (ui.shows(row)) draw_ranked_line(app, row, i, view);
  }
}

void draw_chart(App& app, Rect area, const StandingsView& view) {
  Ui& ui = app.ui;
  sheet(ui, area);
  area = area.inset(ui.px(16), ui.px(10));
  Rect title = area.take_top(ui.px(30), ui.px(4));
  const std::vector<Curve> curves = first_curves(view.lines);
  const auto more = static_cast<std::int64_t>(view.lines.size() - curves.size());
  if (more > 0 && view.dates.size() > 1) {
    const std::string words = app.say(text(Word::screen_and_more, more));
    const float wide = std::min(ui.width(Type::small, words) + ui.px(2), title.w / 2);
    ui.text(title.take_right(wide, ui.px(8)), words,
            {Type::small, ui.colors().quiet, Align::right, Fit::name}, "curve.more");
  }
  ui.text(title, app.say(Word::stat_curve), {Type::strong, 0, Align::left, Fit::name});
  if (view.dates.size() < 2)
    return void(ui.paragraph(area, app.say(Word::screen_curve_needs_two),
                             {Type::body, ui.colors().quiet}, "curve.empty"));
  draw_curves(
      app, area, curves,
      {date_text(view.dates.front(), ui.language), date_text(view.dates.back(), ui.language)},
      [&](std::int64_t value) { return money_text(Money{value}, ui.language); });
}

Grid grid_of_files(const Ui& ui, float width) {
  return file_grid(ui, width, standings_exports().size(), 72, 52);
}
void draw_files(App& app, const Rect& area) {
  file_buttons(app.ui, grid_of_files(app.ui, area.w), area, "standings", standings_exports(),
               [&](const StandingsExport& one) { export_standings(app, one); });
}
float height_of_files(const Ui& ui, float width) {
  return grid_of_files(ui, width).height(static_cast<int>(standings_exports().size()));
}

}  // namespace

void draw_standings(App& app, Rect area) {
  Ui& ui = app.ui;
  if (app.club.evenings().empty())
    return draw_nothing_yet(app, area, Word::screen_no_evening, Word::screen_no_standings_advice);
  if (app.standings.player) return draw_player(app, area);
  if (!has_room(ui, area.w, Room::table) || area.h < ui.px(440)) {  // all of it below each other
    Rect list = ui.begin_scroll("standings", area);
    list.w -= ui.px(8);
    draw_periods(app, list.take_top(ui.px(50), ui.px(8)));
    draw_way_of_ranking(app, list.take_top(ui.px(50), ui.px(8)));
    draw_way_to_settle(app, list.take_top(ui.px(50), ui.px(8)));
    draw_game_filter(app, list);
    const StandingsView& view = standings_shown(app);
    draw_ranking(app, list, view);
    draw_chart(app, list.take_top(ui.px(view.dates.size() < 2 ? 128 : 320), ui.px(8)), view);
    draw_files(app, list.take_top(height_of_files(ui, list.w), ui.px(6)));
    draw_notice(app, list);
    return ui.end_scroll(list.y);
  }
  Rect top = area.take_top(ui.px(52), ui.px(8));
  draw_way_to_settle(app, top.take_right(ui.px(110), ui.px(8)));
  draw_way_of_ranking(app, top.take_right(ui.px(328), ui.px(8)));
  draw_periods(app, top);
  draw_game_filter(app, area);
  const StandingsView& view = standings_shown(app);
  const bool upright = area.h > area.w, is_empty = view.dates.size() < 2;
  const float tall = is_empty ? ui.px(96) : area.h * 0.4F;
  const Rect chart = upright || is_empty ? area.take_bottom(tall, ui.px(12))
                                         : area.take_right(area.w * 0.52F, ui.px(12));
  draw_chart(app, chart, view);
  draw_notice(app, area, NoticeAt::bottom);
  const Rect files = area.take_bottom(height_of_files(ui, area.w), ui.px(8));
  Rect list = ui.begin_scroll("standings", area);
  list.w -= ui.px(8);  // beside what shows the scrolling
  draw_ranking(app, list, view);
  ui.end_scroll(list.y);
  draw_files(app, files);
}

}  // namespace kattegat::ui
