#include "ui/app/standings.hpp"

#include "ui/app/app.hpp"

namespace kattegat::ui {
namespace {

std::vector<std::string> locations_of(const App& app) {
  std::vector<std::string> all;
  for (const EveningLine& line : app.club.evenings())
    if (!line.place.empty()) all.push_back(line.place);
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// Curves begin at zero, before the first evening.
void draw_out_curves(StandingsView& view) {
  std::vector<std::size_t> line_of(view.season.people.size(), view.lines.size());
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    line_of[view.lines[i].ranked.person] = i;
    view.lines[i].curve.push_back(0);
  }
  for (const SeasonEvening& evening : view.season.evenings) {
    if (evening.currency != view.currency) continue;
    view.dates.push_back(evening.date);
    for (SeasonLine& line : view.lines) {
      line.curve.push_back(line.curve.back());
      line.played_last = false;
    }
    for (const Share& share : evening.shares) {
      if (line_of[share.person] == view.lines.size()) continue;
      SeasonLine& line = view.lines[line_of[share.person]];
      line.curve.back() += share.money.hundredths;
      line.money += share.money;
      line.last = share.money;
      line.played_last = true;
    }
  }
}

// What is looked at in every frame.
void keep_the_newest(StandingsView& view) {
  const auto cut = [](auto& list, std::size_t most) {
    if (list.size() > most)
      list.erase(list.begin(), list.end() - static_cast<std::ptrdiff_t>(most));
  };
  cut(view.dates, points_in_a_curve - 1);
  for (SeasonLine& line : view.lines) {
    cut(line.curve, points_in_a_curve);
    for (const std::int64_t value : line.curve) view.span.hold(value);
  }
}

}  // namespace

const SeasonLine* StandingsView::of(const Uuid& person) const {
  for (const SeasonLine& line : lines)
    if (line.line.person == person) return &line;
  return nullptr;
}

namespace {

StandingsView standings_of(App& app, const StandingsKey& key) {
  StandingsView view;
  view.locations = locations_of(app);
  auto read = app.read([&](const Book& book) { return season(book, key.choice); });
  if (read) view.season = std::move(*read);  // else the banner says why
  view.ranking = ranking(view.season, key.asked);
  view.currency = newest_currency(view.season);
  for (const RankedLine& ranked : view.ranking.lines)
    view.lines.push_back({view.season.people[ranked.person], ranked, {}, {}, false, {}});
  draw_out_curves(view);
  keep_the_newest(view);
  return view;
}

}  // namespace

const StandingsView& standings_shown(App& app) {
  const StandingsKey key{app.standings.choice, app.settings.ranking};
  return kept_of_book(app, app.views.standings, key, [&] { return standings_of(app, key); });
}

// ---- Statistics ----

namespace {

// The one that is wished, or else that of the standings, if the player has had any of it.
std::string currency_of_page(App& app) {
  const StandingsView& view = standings_shown(app);
  const SeasonLine* const line = app.standings.player ? view.of(*app.standings.player) : nullptr;
  if (!line || line->line.money.empty()) return view.currency;
  for (const std::string& wished : {app.standings.currency, view.currency})
    for (const auto& [currency, money] : line->line.money)
      if (currency == wished) return wished;
  return line->line.money.front().first;
}

StatisticsChoice statistics_choice(App& app) {
  StatisticsChoice choice{app.standings.choice, currency_of_page(app), {}};
  if (app.standings.player && app.standings.partner)
    choice.pair = {*app.standings.player, *app.standings.partner};
  return choice;
}

}  // namespace

std::optional<std::size_t> StatisticsView::index_of(const Uuid& person) const {
  for (std::size_t i = 0; i < all.season.people.size(); ++i)
    if (all.season.people[i].person == person) return i;
  return std::nullopt;
}

const StatisticsView& statistics_shown(App& app) {
  const StatisticsChoice choice = statistics_choice(app);
  return kept_of_book(app, app.views.statistics, choice, [&] {
    auto told = app.read([&](const Book& book) { return statistics(book, choice); });
    return StatisticsView{told ? std::move(*told) : Statistics{}};  // else the banner says why
  });
}

const std::vector<DealMark>& deals_shown(App& app, const Figure& figure) {
  const BehindKey key{statistics_choice(app), app.standings.player.value_or(Uuid{}), figure};
  return kept_of_book(app, app.views.behind, key, [&] {
    auto deals = app.read(
        [&](const Book& book) { return deals_behind(book, key.choice, key.player, figure); });
    std::vector<DealMark> newest_first = deals ? std::move(*deals) : std::vector<DealMark>{};
    std::reverse(newest_first.begin(), newest_first.end());
    return newest_first;
  });
}

}  // namespace kattegat::ui
