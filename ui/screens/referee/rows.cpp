// The referee's rows: answers to what is asked, and at the foot of the screen what the referee
// says.
#include "ui/screens/referee/rows.hpp"
#include "kattegat/core/text/joined.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/kit/layout.hpp"

namespace kattegat::ui {

Rect asked(App& app, Rect& list, Word question, float tall) {
  heading(app.ui, list.take_top(app.ui.px(22)), app.say(question));
  return list.take_top(app.ui.px(tall), app.ui.px(6));
}

bool has_card(const std::vector<Card>& list, Card card) {
  return std::find(list.begin(), list.end(), card) != list.end();
}
void toggle_card(std::vector<Card>& list, Card card) {
  if (has_card(list, card))
    std::erase(list, card);
  else
    list.push_back(card);
}
std::string listed(const std::vector<Card>& cards, Language language) {
  return joined(cards, "  ", [&](Card card) { return say(card, language); });
}

namespace {

// The way to the rule, where there is one: beside the words, and below them where letters are
// large.
Rect take_way_to_rule(const Ui& ui, Rect& area, const Opinion& opinion) {
  if (opinion.rule.empty()) return {};
  if (is_short(ui)) return area.take_bottom(ui.px(56), ui.px(6));
  return area.take_right(ui.px(is_narrow(ui, area) ? 92 : 150), ui.px(10)).take_top(ui.px(56));
}

constexpr float opinion_inset = 14, opinion_edge = 10;
constexpr float least_opinion = 76;

}  // namespace

// The words get small where they would take too much of the screen.
float opinion_height(const App& app, float width, const Opinion& opinion) {
  const Ui& ui = app.ui;
  Rect inner = Rect{0, 0, width, 1e5F}.inset(ui.px(opinion_inset), 0);
  const Rect way = take_way_to_rule(ui, inner, opinion);
  const float most = ui.screen().h * 0.3F;
  float tall = ui.paragraph_height(inner.w, opinion.words, Type::strong);
  if (tall > most) tall = ui.paragraph_height(inner.w, opinion.words, Type::small);
  const float below = is_short(ui) && !way.empty() ? ui.px(62) : 0;
  return std::max(ui.px(least_opinion), tall + below + ui.px(2 * opinion_edge + 2));
}

void draw_opinion(App& app, Rect area, const Opinion& opinion) {
  Ui& ui = app.ui;
  sheet(ui, area);
  area = area.inset(ui.px(opinion_inset), ui.px(opinion_edge));
  const Rect way = take_way_to_rule(ui, area, opinion);
  const std::string label = opinion.law.empty() ? app.say(Word::screen_rule) : opinion.law;
  if (!way.empty() && button(ui, "referee.rule", way, label)) look_up(app, opinion.rule);
  const Color color = opinion.warns ? ui.colors().loss : ui.colors().ink;
  const auto fits = [&](Type type) {
    return ui.paragraph_height(area.w, opinion.words, type) <= area.h + 1;
  };
  const Type type = fits(Type::strong) ? Type::strong : Type::small;
  ui.paragraph(area, opinion.words, {type, color}, "referee.says");
}

}  // namespace kattegat::ui
