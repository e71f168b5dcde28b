// What several screens show alike: what an evening and a session are called, and that there is
// nothing yet.
#include "ui/screens/frame/everywhere.hpp"
#include "kattegat/core/text/joined.hpp"
#include "kattegat/export/plain_text.hpp"
#include "ui/app/actions/evenings.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/actions/settings.hpp"

namespace kattegat::ui {

std::string evening_name(const App& app, const EveningLine& line) {
  const std::string own = note_of(app, line.id).name, &name = own.empty() ? line.place : own;
  return date_text(line.date, app.ui.language) + (name.empty() ? "" : "  ·  " + name);
}

std::string game_and_school(const App& app, const EveningSession& file) {
  const School* school = school_with(app, house_of(file));
  return app.say(game_word(file.entered)) + (school ? "  ·  " + school->name : "");
}

std::string session_title(const App& app, const EveningSession& file) {
  const Evening& evening = app.open_evening()->evening;
  return game_and_school(app, file) + "  ·  " +
         app.say(text(Word::page_stake, money_text(file.stake, evening.currency, app.ui.language)));
}

std::string numbered_game(const App& app, const EveningSession& file) {
  return std::to_string(file.place.number()) + ". " + app.say(game_word(file.entered));
}

std::string deal_called(const App& app, const OpenEvening& open, std::size_t session,
                        std::size_t entry) {
  const JudgedSession& judged = open.judged.sessions[session];
  return std::visit(
      [&](const auto& entered) {
        if (!is_deal_that_counts(entered.entries[entry], judged.entries[entry]))
          return std::string();
        return app.say(text(Word::board_deal, deals_in(entered, judged, entry + 1)));
      },
      open.evening.sessions[session].entered);
}

std::string sums_text(const Sums& sums, Language language) {
  return joined(sums, "  ", [&](const auto& sum) {
    return signed_money(sum.second, language) + " " + sum.first;
  });
}

std::optional<Money> choose_coin(App& app, const Rect& area, Money now) {
  static constexpr std::array<std::int64_t, 3> coins{1, 50, 100};
  std::vector<Chip> chips;
  for (const std::int64_t coin : coins)
    chips.push_back({.id = "coin." + std::to_string(coin),
                     .label = money_text(Money{coin}, app.ui.language),
                     .chosen = now.hundredths == coin});
  const auto tapped = segments(app.ui, app.explainer, area, chips);
  return tapped ? std::optional(Money{coins[*tapped]}) : std::nullopt;
}

void draw_way_to_all_evenings(App& app, Rect& list) {
  Ui& ui = app.ui;
  if (app.evening_list.sought.empty()) return;
  if (button(ui, "evenings.show_all", list.take_top(ui.px(54), ui.px(8)),
             app.say(Word::evening_show_all)))
    app.evening_list.sought.clear();
}

void choose_language(App& app, Rect& list, float gap) {
  std::vector<Chip> chips;
  for (const Language language : languages)
    chips.push_back({.id = "language." + std::string(code(language)),
                     .label = std::string(own_name(language)),
                     .chosen = app.ui.language == language});
  if (const auto spoken = segments(app.ui, app.explainer, list, chips, 80, 54, gap))
    speak(app, languages[*spoken]);
}

void say_how_many_more(App& app, Rect& list, std::size_t more, std::string_view id) {
  if (more == 0) return;
  top_paragraph(app.ui, list, app.say(text(Word::screen_and_more, static_cast<std::int64_t>(more))),
                {Type::body, app.ui.colors().quiet}, 10, id);
}

void empty_state(Ui& ui, const Rect& area, std::string_view headline, std::string_view advice) {
  const Rect middle{area.x + ui.px(20), area.center().y - ui.px(70), area.w - ui.px(40), ui.px(40)};
  ui.text(middle, headline, {Type::title, 0, Align::center}, "empty");
  const float w = std::min(middle.w, ui.px(520));
  ui.paragraph({area.center().x - w / 2, middle.bottom() + ui.px(10), w, ui.px(90)}, advice,
               {Type::body, ui.colors().quiet, Align::center});
}

bool goes_back(App& app, std::string_view id, const Rect& place) {
  return button(app.ui, place, {.id = id, .label = "←", .said = app.say(Word::screen_back)}) ||
         app.ui.key(Key::escape);
}

constexpr float way_on_below = 70, way_on_tall = 60;  // the middle of the area, and itself

bool draw_way_on(Ui& ui, const Rect& area, std::string_view id, const std::string& label) {
  const float wide = std::min(ui.px(300), area.w);
  const Rect place{area.center().x - wide / 2, area.center().y + ui.px(way_on_below), wide,
                   ui.px(way_on_tall)};
  return button(ui, id, place, label, Weight::main);
}
Rect below_way_on(const Ui& ui, Rect area) {
  area.take_top(area.h / 2 + ui.px(way_on_below + way_on_tall));
  return area;
}

void draw_nothing_yet(App& app, Rect area, Word headline, Word advice) {
  Ui& ui = app.ui;
  const float least = ui.px(2 * (way_on_below + way_on_tall));
  const bool moves = area.h < least;
  if (moves) {
    area = ui.begin_scroll("nothing_yet", area);
    area.h = least;
  }
  empty_state(ui, area, app.say(headline), app.say(advice));
  if (draw_way_on(ui, area, "way.evening", app.say(Word::screen_to_the_evening)))
    go(app, Tab::evening);
  if (moves) ui.end_scroll(area.bottom());
}

}  // namespace kattegat::ui
