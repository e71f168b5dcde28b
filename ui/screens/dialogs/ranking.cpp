// What the standings go by, and whose evenings count.
#include "ui/app/actions/settings.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/house_rule_rows.hpp"

namespace kattegat::ui {

using RankBy = RankingChoice::By;

std::string ranking_name(const App& app, const RankingChoice& ranking) {
  switch (ranking.by) {
    case RankBy::money:
      return app.say(Word::page_money);
    case RankBy::points:
      return app.say(Word::field_points);
    case RankBy::average:
      return app.say(Word::rank_average);
    case RankBy::best:
      return app.say(text(Word::rank_best, ranking.best));
    case RankBy::places:
      break;
  }
  return app.say(Word::rank_places);
}

namespace {

constexpr std::array<std::pair<RankBy, std::string_view>, 5> ways_to_rank{
    {{RankBy::money, "money"},
     {RankBy::points, "points"},
     {RankBy::average, "average"},
     {RankBy::best, "best"},
     {RankBy::places, "places"}}};

std::optional<std::size_t> choose_of(App& app, Rect& list, const std::vector<Chip>& all) {
  return segments(app.ui, app.explainer, list, all, 140, 50, 12);
}

void choose_way(App& app, Rect& list, RankingChoice& ranking) {
  std::vector<Chip> all;
  for (const auto& [by, id] : ways_to_rank) {
    RankingChoice one = ranking;
    one.by = by;
    all.push_back({.id = "by." + std::string(id),
                   .label = ranking_name(app, one),
                   .chosen = ranking.by == by,
                   .fit = Fit::name});
  }
  const auto tapped = choose_of(app, list, all);
  if (!tapped) return;
  ranking.by = ways_to_rank[*tapped].first;
  if (ranking.by == RankBy::places && ranking.table.empty()) ranking.table = usual_table();
}

void choose_what_it_is_of(App& app, Rect& list, RankingChoice& ranking) {
  if (ranking.by == RankBy::money || ranking.by == RankBy::points) return;
  const auto tapped = choose_of(
      app, list,
      {{.id = "of.money", .label = app.say(Word::page_money), .chosen = !ranking.of_points},
       {.id = "of.points", .label = app.say(Word::field_points), .chosen = ranking.of_points}});
  if (tapped) ranking.of_points = *tapped == 1;
}

void step(Ui& ui, Rect& list, const std::string& id, const std::string& name, std::int64_t& value) {
  auto number = static_cast<int>(value);
  stepper(ui, list, id, name, number, {1, most_evenings_chosen, 1}, ui.px(6));
  value = number;
}

// The club's own table: what the first, the second, ... get, in whole points.
void change_table(App& app, Rect& list, std::vector<Points>& table) {
  Ui& ui = app.ui;
  ui.text(list.take_top(ui.px(30), ui.px(4)), app.say(Word::rank_table),
          {Type::small, ui.colors().quiet, Align::left, Fit::name});
  for (std::size_t i = 0; i < table.size(); ++i)
    step_points(ui, list, "table." + std::to_string(i), std::to_string(i + 1), table[i],
                {-100, 1000, 1}, ui.px(6));
  auto count = static_cast<int>(table.size());
  stepper(ui, list, "table", app.say(Word::rank_places), count, {1, max_seats, 1}, ui.px(12));
  table.resize(static_cast<std::size_t>(count));
}

void choose_place(App& app, Rect& list) {
  const std::vector<std::string>& places = standings_shown(app).locations;
  if (places.size() < 2 && app.standings.choice.place.empty()) return;
  std::vector<Chip> all{{.id = "where.all",
                         .label = app.say(Word::rank_everywhere),
                         .chosen = app.standings.choice.place.empty()}};
  for (std::size_t i = 0; i < places.size(); ++i)
    all.push_back({.id = "where." + std::to_string(i),
                   .label = places[i],
                   .chosen = app.standings.choice.place == places[i],
                   .fit = Fit::name});
  if (const auto tapped = choose_of(app, list, all))
    app.standings.choice.place = *tapped == 0 ? "" : places[*tapped - 1];
}

}  // namespace

void draw(App& app, const RankingCard&) {
  Ui& ui = app.ui;
  Rect area = dialog(ui, 760, 640);
  if (draw_title(app, area, ranking_heading(app.settings.ranking, ui.language))) return;
  Rect list = ui.begin_scroll("ranking", area);
  list.w -= ui.px(8);
  RankingChoice ranking = app.settings.ranking;
  choose_way(app, list, ranking);
  choose_what_it_is_of(app, list, ranking);
  if (ranking.by == RankBy::best)
    step(ui, list, "rank.best", app.say(text(Word::rank_best, ranking.best)), ranking.best);
  step(ui, list, "rank.least", app.say(text(Word::rank_least, ranking.least)), ranking.least);
  if (ranking.by == RankBy::places) change_table(app, list, ranking.table);
  choose_place(app, list);
  ui.end_scroll(list.y);
  if (ranking == app.settings.ranking) return;
  app.settings.ranking = std::move(ranking);
  keep_settings(app);
}

}  // namespace kattegat::ui
