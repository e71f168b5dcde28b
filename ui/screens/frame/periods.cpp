// The periods that a season is looked at by.
#include "ui/screens/frame/periods.hpp"
#include "kattegat/core/calendar.hpp"

namespace kattegat::ui {
namespace {

// The same day a year earlier; where that year has no such day, the next one.
std::string year_before(const std::string& today) {
  const std::string year = std::to_string(std::stoi(today.substr(0, 4)) - 1);
  const std::string day = year + today.substr(4);
  return is_date(day) ? day : year + "-03-01";
}

}  // namespace

std::optional<std::string> choose_period(
    App& app, const Rect& area, const std::function<bool(const std::string& from)>& is_chosen) {
  const std::string today = app.world.now().substr(0, 10);
  const std::string this_year = today.substr(0, 4) + "-01-01", last_twelve = year_before(today);
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
