#include "kattegat/games/whist.hpp"
#include "ui/form.hpp"
#include "ui/panels/panels.hpp"

namespace kattegat::ui {
namespace english_whist_panel {
namespace {

using Deal = EnglishWhist::Deal;
using Pairs = EnglishWhist::Pairs;

std::string pair_names(const Desk<EnglishWhist>& desk, int pair) {
  return desk.name(Seat{pair}) + " & " + desk.name(Seat{pair + 2});
}

// Both pairs' thirteen are shared out by one tap on what either of them took.
void draw_tricks(Form<EnglishWhist>& form, int pair) {
  Ui& ui = form.ui;
  ui.text(form.area.take_top(ui.px(28)), pair_names(form.desk, pair),
          {Type::body, 0, Align::left, Fit::name});
  const Grid cells = form.numbers(tricks_of_whist + 1);
  std::vector<Option<Pairs>> options;
  for (int n = 0; n <= tricks_of_whist; ++n) {
    Pairs tricks{};
    tricks[static_cast<std::size_t>(pair)] = n;
    tricks[static_cast<std::size_t>(1 - pair)] = tricks_of_whist - n;
    options.push_back({tricks, std::to_string(pair) + "." + std::to_string(n), std::to_string(n), 0,
                       Type::number});
    form.pay(
        options.back(), [&](Deal& deal) { deal.tricks = tricks; }, Seat{pair});
  }
  form.choose("tricks", &Deal::tricks, options, cells);
  if (pair != 0) return;
  if (const auto typed = ui.typed_number(tricks_of_whist)) {
    const auto took = [&](Deal& deal) { deal.tricks = Pairs{*typed, tricks_of_whist - *typed}; };
    form.answer("tricks", took);
  }
}

}  // namespace
}  // namespace english_whist_panel

float draw_panel(Ui& ui, Explainer& explainer, Desk<EnglishWhist>& desk, const Rect& area,
                 float view_height) {
  using namespace english_whist_panel;
  Form<EnglishWhist> form{ui, explainer, desk, area, view_height};
  // Both are open from the start and answered in either order.
  form.question({.field = "trump", .title = form.say(Word::field_trump), .stays = true},
                [&](Rect&) { form.choose("trump", &Deal::trump, form.suits(), 4); });
  form.question({.field = "tricks", .title = form.say(Word::field_tricks), .stays = true},
                [&](Rect&) {
                  draw_tricks(form, 0);
                  draw_tricks(form, 1);
                });
  form.end_questions();

  const EnglishWhist::State& state = desk.session.state();
  const auto score = [&](const EnglishWhist::Pairs& points) {
    return std::to_string(points[0]) + " – " + std::to_string(points[1]);
  };
  ui.text(form.area.take_top(ui.px(34)),
          say(text(Word::english_whist_games_now, score(state.game_points), score(state.games_won)),
              ui.language),
          {Type::body, ui.colors().quiet}, "games");
  return form.area.y;
}

}  // namespace kattegat::ui
