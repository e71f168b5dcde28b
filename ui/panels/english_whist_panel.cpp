#include "kattegat/games/whist.hpp"
#include "ui/desk/form.hpp"
#include "ui/kit/layout.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace english_whist_panel {
namespace {

using Deal = EnglishWhist::Deal;
using Pairs = EnglishWhist::Pairs;

std::string pair_names(const Desk<EnglishWhist>& desk, int pair) {
  return desk.name(Seat{pair}) + " & " + desk.name(Seat{pair + 2});
}

// Who they are, how many games they have won, and how they stand in this one.
void draw_pair(Form<EnglishWhist>& form, int pair) {
  Ui& ui = form.ui;
  const EnglishWhist::State& state = form.desk.session.state();
  const auto place = static_cast<std::size_t>(pair);
  const std::string points = std::to_string(state.game_points[place]);
  const std::string won =
      say(text(Word::english_whist_games_won, std::int64_t{state.games_won[place]}), ui.language);
  Rect line = form.area.take_top(ui.px(38), ui.px(2));
  ui.text(line.take_right(ui.width(Type::number, points) + ui.px(2), ui.px(12)), points,
          {Type::number, 0, Align::right}, "game." + std::to_string(pair));
  const float wide = ui.width(Type::small, won) + ui.px(2);
  const bool is_below = !has_room(ui, line.w - wide, Room::name);
  ui.text(is_below ? form.area.take_top(ui.px(22), ui.px(4)) : line.take_right(wide, ui.px(12)),
          won, {Type::small, ui.colors().quiet, is_below ? Align::left : Align::right},
          "games." + std::to_string(pair));
  ui.text(line, pair_names(form.desk, pair), {Type::strong, 0, Align::left, Fit::name},
          "pair." + std::to_string(pair));
}

// Both pairs' thirteen are shared out by one tap on what either of them took.
void draw_tricks(Form<EnglishWhist>& form, int pair) {
  Ui& ui = form.ui;
  draw_pair(form, pair);
  const Grid cells = form.numbers(tricks_of_whist + 1);
  std::vector<Option<Pairs>> options;
  for (int n = 0; n <= tricks_of_whist; ++n) {
    Pairs tricks{};
    tricks[static_cast<std::size_t>(pair)] = n;
    tricks[static_cast<std::size_t>(1 - pair)] = tricks_of_whist - n;
    options.push_back({tricks, std::to_string(pair) + "." + std::to_string(n), std::to_string(n), 0,
                       Type::number});
  }
  form.choose(&Deal::tricks, options, cells, Seat{pair});
  if (pair != 0) return;
  if (const auto typed = ui.typed_number(tricks_of_whist)) {
    const auto took = [&](Deal& deal) { deal.tricks = Pairs{*typed, tricks_of_whist - *typed}; };
    form.answer(&Deal::tricks, took);
  }
}

}  // namespace
}  // namespace english_whist_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<EnglishWhist>& desk, const Rect& area,
                 float view_height) {
  using namespace english_whist_panel;
  Form<EnglishWhist> form{ui, explainer, desk, area, view_height};
  // Both are open from the start and answered in either order.
  form.question({.field = &Deal::trump, .title = form.say(Word::field_trump), .stays = true},
                [&](Rect&) { form.choose(&Deal::trump, form.suits(), 4); });
  form.question({.field = &Deal::tricks, .title = form.say(Word::field_tricks), .stays = true},
                [&](Rect&) {
                  draw_tricks(form, 0);
                  draw_tricks(form, 1);
                });
  form.end_questions();
  return form.area.y;
}

}  // namespace kattegat::ui
