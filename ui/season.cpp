#include "ui/season.hpp"

#include "ui/app.hpp"

namespace kattegat::ui {
namespace {

void list_locations(const App& app, StandingsView& view) {
  view.locations.clear();
  for (const EveningLine& line : app.club.evenings())
    if (!line.place.empty()) view.locations.push_back(line.place);
  std::sort(view.locations.begin(), view.locations.end());
  view.locations.erase(std::unique(view.locations.begin(), view.locations.end()),
                       view.locations.end());
}

// Curves begin at zero, before the first evening.
void draw_out_curves(StandingsView& view) {
  std::vector<std::size_t> line_of(view.season.people.size(), view.lines.size());
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    line_of[view.lines[i].ranked.person] = i;
    view.lines[i].curve.push_back(Money{});
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
      line.curve.back() += share.money;
      line.money += share.money;
      line.last = share.money;
      line.played_last = true;
    }
  }
}

}  // namespace

const SeasonLine* StandingsView::of(const Uuid& person) const {
  for (const SeasonLine& line : lines)
    if (line.line.person == person) return &line;
  return nullptr;
}
const SeasonLine* StandingsView::called(const std::string& name) const {
  for (const SeasonLine& line : lines)
    if (line.line.player == name) return &line;
  return nullptr;
}

const StandingsView& season(App& app) {
  StandingsView& view = app.standings_view;
  const RankingChoice& asked = app.settings.ranking;
  if (view.version == app.club.version() && view.choice == app.standings && view.asked == asked)
    return view;
  if (view.version != app.club.version()) list_locations(app, view);
  view.version = app.club.version();
  view.choice = app.standings;
  view.asked = asked;
  view.lines.clear();
  view.dates.clear();
  auto read = app.club.read([&](const Book& book) { return kattegat::season(book, view.choice); });
  view.season = read ? std::move(*read) : Season{};  // else the banner says why
  view.ranking = ranking(view.season, asked);
  view.currency = view.season.evenings.empty() ? "" : view.season.evenings.back().currency;
  for (const RankedLine& ranked : view.ranking.lines)
    view.lines.push_back({view.season.people[ranked.person], ranked, {}, {}, false, {}});
  draw_out_curves(view);
  return view;
}

// ---- Statistics ----

namespace {

StatisticsChoice statistics_choice(const App& app) {
  StatisticsChoice choice{app.standings, "", {}};
  if (app.standings_player && app.standings_partner)
    choice.pair = {*app.standings_player, *app.standings_partner};
  return choice;
}

}  // namespace

std::optional<std::size_t> StatisticsView::place_of(const Uuid& person) const {
  for (std::size_t i = 0; i < all.season.people.size(); ++i)
    if (all.season.people[i].person == person) return i;
  return std::nullopt;
}

const StatisticsView& statistics_shown(App& app) {
  StatisticsView& view = app.statistics_view;
  const StatisticsChoice choice = statistics_choice(app);
  if (view.version == app.club.version() && view.choice == choice) return view;
  view.version = app.club.version();
  view.choice = choice;
  auto told = app.club.read([&](const Book& book) { return statistics(book, choice); });
  view.all = told ? std::move(*told) : Statistics{};  // else the banner says why
  return view;
}

const BehindView& deals_shown(App& app, const Figure& figure) {
  BehindView& view = app.behind_view;
  const StatisticsChoice choice = statistics_choice(app);
  const Uuid player = app.standings_player.value_or(Uuid{});
  if (view.version == app.club.version() && view.choice == choice && view.player == player &&
      view.figure == figure)
    return view;
  view = {app.club.version(), choice, player, figure, {}};
  auto deals =
      app.club.read([&](const Book& book) { return deals_behind(book, choice, player, figure); });
  if (deals) {
    view.deals = std::move(*deals);
    std::reverse(view.deals.begin(), view.deals.end());
  }
  return view;
}

}  // namespace kattegat::ui
