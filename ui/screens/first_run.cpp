// The first thing that anybody sees: which language, and one big button.
#include "ui/app/actions/books.hpp"
#include "ui/app/actions/sample.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

void draw_card(Ui& ui, const Rect& card, Card shown) {
  const float radius = card.w * 0.1F;
  ui.shadow(card, Elevation::on_felt, radius);
  ui.fill(card, ui.colors().plate, radius);
  ui.outline(card, ui.colors().line, radius, ui.px(1));
  Rect inner = card.inset(ui.px(6), ui.px(4));
  const Rect corner = inner.take_top(ui.height(Type::strong));
  const Color ink = ui.theme.suit(shown.suit);
  ui.mark({corner.x, corner.y, ui.px(34), corner.h}, say(shown, ui.language), Type::strong, ink);
  ui.mark(inner, suit_mark(shown.suit), Type::figure, ink);
}

// A hand on the felt, its middle held higher.
void draw_hand_held(Ui& ui, const Rect& place) {
  constexpr std::array hand{Card{11, Suit::diamonds}, Card{12, Suit::clubs}, Card{13, Suit::hearts},
                            Card{ace, Suit::spades}};
  const float w = std::min(place.w / 3.4F, place.h * 0.6F), h = w * 1.42F;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const float aside = static_cast<float>(i) - 1.5F;
    const Point at{place.center().x + aside * w * 0.74F,
                   place.center().y + aside * aside * w * 0.055F};
    draw_card(ui, around(at, w, h), hand[i]);
  }
}

void draw_table_to_sit_at(Ui& ui, const Rect& table) {
  ui.cloth(table, ui.px(44));
  draw_hand_held(ui, around(table.center(), std::min(table.w - ui.px(56), ui.px(520)),
                            std::min(table.h - ui.px(60), ui.px(290))));
}

}  // namespace

void draw_first_run(App& app, Rect area) {
  Ui& ui = app.ui;
  const float tall = ui.px(430);  // what is asked
  const bool is_upright = area.h >= area.w;
  const float left = is_short(ui) ? -1 : area.h - tall;
  if (!is_upright && left >= 0 && has_room(ui, area.w, Room::halves))
    draw_table_to_sit_at(ui, area.take_left(area.w * 0.4F, ui.px(28)));
  if (is_upright && left >= ui.px(240))
    draw_table_to_sit_at(ui, area.take_top(std::min(left, ui.px(420)), ui.px(8)));
  const float w = std::min(area.w, ui.px(620));
  const float above = is_short(ui) ? ui.px(8) : std::max(0.F, (area.h - tall) / 2);
  Rect middle{area.center().x - w / 2, area.y + above, w, area.h - above};
  choose_language(app, middle, 24);
  const std::string title = app.say(Word::first_title);
  if (const bool fits = ui.width(Type::figure, title) <= middle.w;
      fits || ui.width(Type::title, title) <= middle.w)
    ui.text(middle.take_top(ui.px(54), ui.px(4)), title,
            {fits ? Type::figure : Type::title, 0, Align::center}, "first.title");
  else
    top_paragraph(ui, middle, title, {Type::title}, 8, "first.title");
  const std::string advice = app.say(Word::first_advice);
  ui.paragraph(middle.take_top(ui.paragraph_height(middle.w, advice), ui.px(26)), advice,
               {Type::body, ui.colors().quiet, Align::center}, "first.advice");
  const bool begins = button(ui, "evening.new", middle.take_top(ui.px(84), ui.px(12)),
                             app.say(Word::screen_new_evening), Weight::main);
  if (begins || (ui.focus().empty() && ui.key(Key::enter))) return set_up_evening(app);
  const Grid cells{middle, 2, ui.px(56), ui.px(10)};
  if (button(ui, "sample.begin", cells.cell(0), app.say(Word::first_sample)))
    return begin_sample(app);
  if (button(ui, "merge", cells.cell(1), app.say(Word::people_merge))) offer_merge(app);
}

}  // namespace kattegat::ui
