#include "ui/season.hpp"

#include "kattegat/evening/facts.hpp"
#include "ui/app.hpp"

namespace kattegat::ui {
namespace {

void judge_evenings(App& app, StandingsView& view) {
  if (view.played_version == app.club.version()) return;
  view.played_version = app.club.version();
  view.played.clear();
  const auto& evenings = app.club.evenings();
  view.currency = evenings.empty() ? "" : evenings.front().currency;
  std::vector<Uuid> ids;
  for (const EveningLine& line : evenings)
    if (line.currency == view.currency && ids.size() < evenings_in_statistics)
      ids.push_back(line.id);
  for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
    auto played = app.club.played(*id);
    if (!played) return;  // the banner says why
    if (played->judged.complaints.empty()) view.played.push_back(std::move(*played));
  }
}

// Money after each evening; from the one before the first, so that every curve begins at zero.
std::vector<Money> curve_of(const PlayerFigures& player, std::size_t evenings) {
  std::vector<Money> curve{Money{}};
  std::size_t next = 0;
  for (std::size_t i = 0; i < evenings; ++i) {
    Money now = curve.back();
    if (next < player.nights.size() && player.nights[next].evening == i)
      now += player.nights[next++].money;
    curve.push_back(now);
  }
  return curve;
}

Money in_currency(const StandingLine& line, const std::string& currency) {
  for (const auto& [name, sum] : line.money)
    if (name == currency) return sum;
  return {};
}

// What each had before the last evening, and so where each stood.
void say_movement(std::vector<SeasonLine>& lines) {
  std::vector<Money> before, now;
  for (const SeasonLine& line : lines) {
    before.push_back(line.money - line.last);
    now.push_back(line.money);
  }
  const std::vector<int> places_before = places_of(before), places = places_of(now);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].place = places[i];
    lines[i].shared = std::count(places.begin(), places.end(), places[i]) > 1;
    lines[i].moved = places_before[i] - places[i];
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
  if (view.version == app.club.version() && view.from == app.standings_from &&
      view.game == app.standings_game)
    return view;
  judge_evenings(app, view);
  view.version = app.club.version();
  view.from = app.standings_from;
  view.game = app.standings_game;
  const auto first =
      std::find_if(view.played.begin(), view.played.end(),
                   [&](const PlayedEvening& one) { return one.evening.date >= view.from; });
  view.figures = statistics(
      std::span(view.played).last(static_cast<std::size_t>(view.played.end() - first)), view.game);
  view.lines.clear();
  const auto lines = app.club.standings({view.from, "", view.game});
  if (!lines) return view;
  const std::size_t evenings = view.figures.evenings.size();
  for (const StandingLine& line : *lines) {
    SeasonLine one;
    one.line = line;
    one.money = in_currency(line, view.currency);
    if (const PlayerFigures* figures = view.figures.of(line.person)) {
      one.curve = curve_of(*figures, evenings);
      one.played_last = figures->nights.back().evening + 1 == evenings;
      if (one.played_last) one.last = figures->nights.back().money;
    }
    view.lines.push_back(std::move(one));
  }
  std::stable_sort(view.lines.begin(), view.lines.end(),
                   [](const SeasonLine& a, const SeasonLine& b) { return a.money > b.money; });
  say_movement(view.lines);
  return view;
}

}  // namespace kattegat::ui
