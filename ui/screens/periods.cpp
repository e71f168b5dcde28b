// The periods that a season is looked at by.
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// The same day `years` earlier, or the first day of this year.
std::string since(const std::string& today, int years) {
  std::string day = today.substr(0, 10);
  if (years == 0) return day.substr(0, 4) + "-01-01";
  const std::string year = std::to_string(std::stoi(day.substr(0, 4)) - years);
  return year + day.substr(4);
}

}  // namespace

std::optional<std::string> choose_period(
    App& app, const Rect& area, const std::function<bool(const std::string& from)>& is_chosen) {
  const std::string today = app.world.now();
  const std::string this_year = since(today, 0), last_twelve = since(today, 1);
  const auto tapped = segments(
      app.ui, app.explainer, area,
      {{.id = "period.all", .label = app.say(Word::period_all), .chosen = is_chosen("")},
       {.id = "period.year", .label = app.say(Word::period_year), .chosen = is_chosen(this_year)},
       {.id = "period.twelve",
        .label = app.say(Word::period_twelve),
        .chosen = is_chosen(last_twelve)}});
  if (!tapped) return std::nullopt;
  return *tapped == 0 ? "" : *tapped == 1 ? this_year : last_twelve;
}

}  // namespace kattegat::ui
