// Who stands where over many evenings.
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

constexpr std::size_t evenings_in_curves = 40;

// The same day `years` earlier, or the first day of this year.
std::string since(const std::string& today, int years) {
  std::string day = today.substr(0, 10);
  if (years == 0) return day.substr(0, 4) + "-01-01";
  const std::string year = std::to_string(std::stoi(day.substr(0, 4)) - years);
  return year + day.substr(4);
}

std::string currency_of(const App& app) {
  return app.club.evenings().empty() ? "" : app.club.evenings().front().currency;
}

// Everybody's money, evening after evening, in one currency.
void draw_curves_from_book(App& app, StandingsView& view) {
  view.curves.clear();
  view.evenings = 0;
  std::vector<Uuid> ids;
  for (const EveningLine& line : app.club.evenings())
    if (line.currency == currency_of(app) && line.date >= view.from &&
        ids.size() < evenings_in_curves)
      ids.push_back(line.id);
  for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
    const auto evening = app.club.load(*id);
    if (!evening) return;
    const JudgedEvening judged = judge(*evening);
    if (!judged.complaints.empty()) continue;
    const std::vector<Money> money = settle(*evening, judged).money;
    ++view.evenings;
    for (std::size_t i = 0; i < money.size(); ++i) view.curves[evening->players[i]];
    for (auto& [name, curve] : view.curves) {
      curve.resize(view.evenings, curve.empty() ? Money{} : curve.back());
      const auto here = std::find(evening->players.begin(), evening->players.end(), name);
      if (here != evening->players.end())
        curve.back() += money[static_cast<std::size_t>(here - evening->players.begin())];
    }
  }
}

const StandingsView& standing(App& app) {
  StandingsView& view = app.standings_view;
  if (view.version == app.club.version() && view.from == app.standings_from &&
      view.game == app.standings_game)
    return view;
  view.version = app.club.version();
  view.from = app.standings_from;
  view.game = app.standings_game;
  const auto lines = app.club.standings({view.from, "", view.game});
  view.lines = lines ? *lines : std::vector<StandingLine>{};
  const auto money = [&](const StandingLine& line) {
    for (const auto& [currency, sum] : line.money)
      if (currency == currency_of(app)) return sum;
    return Money{};
  };
  std::stable_sort(
      view.lines.begin(), view.lines.end(),
      [&](const StandingLine& a, const StandingLine& b) { return money(a) > money(b); });
  draw_curves_from_book(app, view);
  return view;
}

Color player_color(const Ui& ui, std::size_t index) {
  const Palette& c = ui.colors();
  const std::array<Color, 6> colors{c.accent, c.loss, c.gain, c.blue_suit, c.focus, c.quiet};
  return colors[index % colors.size()];
}

void draw_curves(App& app, Rect area, const StandingsView& view) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  sheet(ui, area);
  area = area.inset(ui.px(16));
  if (view.evenings < 2)
    return void(ui.paragraph(area, app.say(Word::screen_curve_needs_two), {Type::body, c.quiet},
                             "curve.empty"));
  std::int64_t low = 0, high = 1;
  for (const auto& [name, curve] : view.curves)
    for (const Money money : curve) {
      low = std::min(low, money.hundredths);
      high = std::max(high, money.hundredths);
    }
  const Rect names = area.take_right(ui.px(132), ui.px(6));
  const auto y = [&](std::int64_t money) {
    const float part = static_cast<float>(high - money) / static_cast<float>(high - low);
    return area.y + ui.px(12) + part * (area.h - ui.px(24));
  };
  ui.line({area.x, y(0)}, {area.right(), y(0)}, c.line, ui.px(2));
  ui.text({area.x, y(high) - ui.px(10), ui.px(120), ui.px(20)},
          money_text(Money{high}, ui.language), {Type::small, c.quiet});
  if (low < 0)
    ui.text({area.x, y(low) - ui.px(10), ui.px(120), ui.px(20)},
            money_text(Money{low}, ui.language), {Type::small, c.quiet});
  std::vector<std::pair<float, std::size_t>> ends;
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    const auto found = view.curves.find(view.lines[i].player);
    if (found == view.curves.end()) continue;
    const auto& curve = found->second;
    const bool faded = app.standings_player && *app.standings_player != found->first;
    std::vector<Point> points;
    const std::size_t missed = view.evenings - curve.size();
    for (std::size_t at = 0; at < curve.size(); ++at) {
      const float along = static_cast<float>(at + missed) / static_cast<float>(view.evenings - 1);
      points.push_back({area.x + along * area.w, y(curve[at].hundredths)});
    }
    ui.curve(points, faded ? c.line : player_color(ui, i), ui.px(faded ? 1.5F : 3));
    ends.emplace_back(points.back().y, i);
  }
  std::sort(ends.begin(), ends.end());
  const float step = ui.px(22);
  float next = names.y;
  for (const auto& [at, i] : ends) {
    const float top = std::max(at - step / 2, next);
    if (top + step > names.bottom() + ui.px(2)) break;
    ui.text({names.x, top, names.w, step}, view.lines[i].player,
            {Type::small, player_color(ui, i), Align::left, Fit::name});
    next = top + step;
  }
}

void draw_lines(App& app, Rect area, const StandingsView& view) {
  Ui& ui = app.ui;
  const Palette& c = ui.colors();
  const Rect content = ui.begin_scroll("standings", area);
  Rect list = content;
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    const StandingLine& line = view.lines[i];
    const Rect row = list.take_top(ui.px(62), ui.px(4));
    if (!ui.shows(row)) continue;
    const bool here = app.standings_player == line.player;
    if (ui.tap("standing." + std::to_string(i), row, line.player, true, here))
      app.standings_player = here ? std::nullopt : std::optional(line.player);
    ui.fill(row, c.surface, ui.px(10));
    if (here) ui.outline(row, c.accent, ui.px(10), ui.px(3));
    Rect inner = row.inset(ui.px(12), ui.px(5));
    std::string sums;
    for (const auto& [currency, money] : line.money)
      sums += (sums.empty() ? "" : "  ") + signed_money(money, ui.language) + " " + currency;
    const std::int64_t sign = line.money.empty() ? 0 : line.money.front().second.hundredths;
    Rect top = inner.take_top(inner.h * 0.55F);
    const float wide = std::min(ui.width(Type::strong, sums) + ui.px(4), top.w * 0.6F);
    ui.text(top.take_right(wide, ui.px(8)), sums,
            {Type::strong, gain_or_loss(ui, sign), Align::right});
    ui.text(top, std::to_string(i + 1) + ".  " + line.player,
            {Type::strong, 0, Align::left, Fit::name}, "standing." + std::to_string(i) + ".name");
    std::string games = app.say(text(Word::screen_evenings_played, line.evenings));
    for (const auto& [game, points] : line.points) {
      const auto name = game_called(game);
      games += "  ·  " + (name ? app.say(*name) : game) + " " + signed_points(points, ui.language);
    }
    ui.text(inner, games, {Type::small, c.quiet, Align::left, Fit::name});
  }
  ui.end_scroll(list.y);
}

}  // namespace

void draw_standings(App& app, Rect area) {
  Ui& ui = app.ui;
  if (app.club.evenings().empty())
    return empty_state(ui, area, app.say(Word::screen_no_evening),
                       app.say(Word::screen_no_evening_advice));
  const std::string today = app.world.now();
  const std::string this_year = since(today, 0), last_twelve = since(today, 1);
  const auto tapped = segments(ui, area.take_top(ui.px(54), ui.px(10)),
                               {{.id = "period.all",
                                 .label = app.say(Word::period_all),
                                 .chosen = app.standings_from.empty()},
                                {.id = "period.year",
                                 .label = app.say(Word::period_year),
                                 .chosen = app.standings_from == this_year},
                                {.id = "period.twelve",
                                 .label = app.say(Word::period_twelve),
                                 .chosen = app.standings_from == last_twelve}},
                               app.explainer);
  if (tapped) app.standings_from = *tapped == 0 ? "" : *tapped == 1 ? this_year : last_twelve;
  std::vector<Chip> games{
      {.id = "of.all", .label = app.say(Word::rules_common), .chosen = app.standings_game.empty()}};
  for_each_game([&]<class G>() {
    games.push_back({.id = "of." + std::string(G::id),
                     .label = app.say(G::name),
                     .chosen = app.standings_game == G::id,
                     .fit = Fit::name});
  });
  if (const auto of = segments(ui, area.take_top(ui.px(52), ui.px(10)), games, app.explainer))
    app.standings_game = *of == 0 ? "" : games[static_cast<std::size_t>(*of)].id.substr(3);
  const StandingsView& view = standing(app);
  const bool upright = area.h > area.w;
  const Rect chart = upright ? area.take_bottom(area.h * 0.4F, ui.px(12))
                             : area.take_right(area.w * 0.5F, ui.px(12));
  draw_curves(app, chart, view);
  if (!app.notice.empty())
    ui.paragraph(area.take_bottom(ui.px(44)), app.notice, {Type::small, ui.colors().gain},
                 "notice");
  const auto files = static_cast<int>(standings_exports().size());
  const Grid buttons{area.take_bottom(ui.px(52), ui.px(8)), files, ui.px(52), ui.px(6)};
  draw_lines(app, area, view);
  int place = 0;
  for (const StandingsExport& one : standings_exports())
    if (button(ui, "standings." + std::string(one.id), buttons.cell(place++), one.label))
      export_standings(app, one);
}

}  // namespace kattegat::ui
