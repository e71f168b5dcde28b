// Putting together an evening or a session, step by step: who is here, what is played and where
// everybody sits, for how much and by which house rules.
#include "kattegat/evening/read.hpp"
#include "kattegat/evening/write.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/schools.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/desk/desk.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/messages.hpp"
#include "ui/screens/house_rule_rows.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/setup_players.hpp"
#include "ui/screens/table/felt.hpp"

namespace kattegat::ui {
namespace {

struct SeatLimits {
  int least, most;
};
SeatLimits limits(const AnyHouse& house) {
  return std::visit(
      []<class G>(const HouseOf<G>&) {
        return SeatLimits{G::seats_min, G::seats_max};
      },
      house);
}

void draw_games(App& app, Rect& area) {
  Setup& setup = *app.setup;
  constexpr auto count = static_cast<int>(std::tuple_size_v<Games>);
  const float wide = area.w / app.ui.px(1);
  const int columns = wide > 820 ? count : wide > 520 ? 4 : wide > 300 ? 3 : 2;
  const Grid cells = Grid{{}, columns, app.ui.px(54), app.ui.px(6)}.off(area, count, app.ui.px(8));
  std::vector<Chip> chips;
  std::vector<AnyHouse> houses;
  for_each_game([&]<class G>() {
    chips.push_back({.id = "game." + std::string(G::id),
                     .label = app.say(G::name),
                     .chosen = std::holds_alternative<HouseOf<G>>(setup.house)});
    houses.emplace_back(HouseOf<G>{});
  });
  const auto tapped = choose_in_lines(app.ui, app.explainer, cells, chips);
  if (!tapped || chips[*tapped].chosen) return;
  setup.house = houses[*tapped];
  setup.school.clear();
  close_up(setup.chairs);
}

// Who is here and sits nowhere yet: a tap seats them on the next chair.
void draw_standing(App& app, const Rect& area, bool full) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  const Rect content = ui.begin_scroll("standing", area);
  const int columns = is_very_narrow(ui, content) ? 1 : 2;
  const Grid cells{content, columns, ui.px(56), ui.px(6)};
  std::optional<Reason> reason;
  if (full) reason = Reason{app.say(Word::setup_table_full), rule_id(Word::setup_table_full)};
  int place = 0;
  if (setup.chairs.empty() && setup.players.size() > 1 &&
      button(ui, "seats.all", Grid{content, 1, ui.px(56), ui.px(6)}.cell(0),
             app.say(Word::setup_seat_all))) {
    const auto most = static_cast<std::size_t>(limits(setup.house).most);
    setup.chairs = chairs_of(setup.players);
    if (setup.chairs.size() > most) setup.chairs.resize(most);
  }
  if (setup.chairs.empty()) place = columns;  // below that button
  const std::map<std::string, Face>& faces = faces_to_be(app);
  for (const std::string& name : setup.players) {
    if (std::count(setup.chairs.begin(), setup.chairs.end(), name) > 0) continue;
    if (!person_tile(ui, "sit." + name, cells.cell(place++), name, faces.at(name), {!reason}))
      continue;
    if (reason)
      app.explainer.say(*reason);
    else
      sit_down(setup.chairs, name);
  }
  ui.end_scroll(content.y + cells.height(place));
}

// One chair more than is taken, while there may be one.
void draw_chairs(App& app, const Rect& area, SeatLimits count) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  const auto known = static_cast<int>(setup.chairs.size());
  const int chairs = std::clamp(known + 1, count.least, count.most);
  const std::map<std::string, Face>& faces = faces_to_be(app);
  std::vector<SeatPlate> plates;
  for (int i = 0; i < chairs; ++i) {
    const auto name = i < known ? setup.chairs[static_cast<std::size_t>(i)] : std::nullopt;
    plates.push_back({.name = name.value_or(""), .deals = i == 0, .vacant = !name});
    if (name) plates.back().face = faces.at(*name);
  }
  if (const auto tapped = draw_felt(ui, area, plates, {}, "chair")) stand_up(setup.chairs, *tapped);
}

void draw_game_and_seats(App& app, Rect area) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  ui.text(area.take_top(ui.px(40), ui.px(4)), app.say(Word::setup_game), {Type::title});
  draw_games(app, area);
  const SeatLimits count = limits(setup.house);
  const auto most = static_cast<std::size_t>(count.most);
  if (setup.chairs.size() > most) close_up(setup.chairs);
  if (setup.chairs.size() > most) setup.chairs.resize(most);
  const std::string how =
      app.say(count.least == count.most
                  ? text(Word::setup_seats_exactly, std::int64_t{count.least})
                  : text(Word::setup_seats, std::int64_t{count.least}, std::int64_t{count.most}));
  top_paragraph(ui, area, how, {Type::small, ui.colors().quiet}, 4);
  const bool upright = area.h > area.w || is_narrow(ui, area);
  const Rect people = upright ? area.take_bottom(area.h * 0.4F, ui.px(10))
                              : area.take_right(area.w * 0.4F, ui.px(12));
  draw_standing(app, people, sitting(setup.chairs).size() == most);
  draw_chairs(app, area, count);
}

void draw_stake(App& app, Rect& area) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  heading(ui, area.take_top(ui.px(24), ui.px(2)), app.say(text(Word::page_stake, setup.currency)));
  static constexpr std::array<std::int64_t, 8> stakes{0, 5, 10, 25, 50, 100, 200, 500};
  std::vector<Chip> chips;
  bool usual = false;
  for (const std::int64_t stake : stakes) {
    const bool here = setup.stake.hundredths == stake;
    usual |= here;
    chips.push_back({.id = "stake." + std::to_string(stake),
                     .label = money_text(Money{stake}, ui.language),
                     .chosen = here});
  }
  const std::string own = usual ? app.say(Word::setup_other) : money_text(setup.stake, ui.language);
  chips.push_back({.id = "stake.own", .label = own, .chosen = !usual});
  const Grid cells =
      Grid{{}, 3, ui.px(52), ui.px(6)}.off(area, static_cast<int>(chips.size()), ui.px(8));
  const auto tapped = choose(ui, app.explainer, cells, chips);
  if (!tapped) return;
  if (*tapped < stakes.size()) return void(setup.stake = Money{stakes[*tapped]});
  setup.typing = Setup::Typing::stake;
  setup.typed.clear();
}

// Those of our languages, and the euro.
std::vector<std::string> currencies_offered() {
  std::vector<std::string> all;
  const auto offer = [&](std::string_view currency) {
    if (std::find(all.begin(), all.end(), currency) == all.end()) all.emplace_back(currency);
  };
  for (const Language language : languages) offer(own_currency(language));
  offer("EUR");
  return all;
}

void draw_money(App& app, Rect area) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  draw_stake(app, area);
  if (!setup.new_evening) return;

  heading(ui, area.take_top(ui.px(24), ui.px(2)), app.say(Word::field_currency));
  std::vector<Chip> currencies;
  const std::vector<std::string> offered = currencies_offered();
  for (const std::string& currency : offered)
    currencies.push_back(
        {.id = "currency." + currency, .label = currency, .chosen = setup.currency == currency});
  const Grid cells{area.take_top(ui.px(52), ui.px(8)), static_cast<int>(currencies.size()),
                   ui.px(52), ui.px(6)};
  if (const auto tapped = choose(ui, app.explainer, cells, currencies))
    setup.currency = offered[*tapped];
  heading(ui, area.take_top(ui.px(24), ui.px(2)), app.say(Word::setup_coin));
  if (const auto coin = choose_coin(app, area.take_top(ui.px(52), ui.px(8)), setup.coin))
    setup.coin = *coin;
  heading(ui, area.take_top(ui.px(24), ui.px(2)), app.say(Word::screen_place));
  if (chip(ui, app.explainer, area.take_top(ui.px(52)),
           {.id = "place", .label = setup.place.empty() ? "–" : setup.place, .fit = Fit::name})) {
    setup.typing = Setup::Typing::place;
    setup.typed = setup.place;
  }
}

void draw_money_and_rules(App& app, Rect area) {
  Ui& ui = app.ui;
  ui.text(area.take_top(ui.px(40), ui.px(4)), app.say(Word::setup_stake_and_rules), {Type::title});
  const bool upright = area.h > area.w;
  const float tall = ui.px(app.setup->new_evening ? 470 : 210);
  const Rect left = upright ? area.take_top(std::min(area.h * 0.5F, tall), ui.px(10))
                            : area.take_left(area.w * 0.4F, ui.px(20));
  const Rect money = ui.begin_scroll("money", left);
  draw_money(app, money);
  ui.end_scroll(money.y + tall);
  const Rect content = ui.begin_scroll("houserules", area);
  Rect list = content;
  draw_schools(app, list);
  const AnyHouse before = app.setup->house;
  draw_house_rules(app, list, app.setup->house,
                   static_cast<int>(sitting(app.setup->chairs).size()));
  if (app.setup->house != before) note_school(app, before);
  ui.end_scroll(list.y);
}

// What the gate would say of the house rules at a table of so many.
std::string fault_of_rules(const App& app, int seated) {
  const AnyHouse& house = app.setup->house;
  Checklist list;
  read_house_rules(game_of(house), house_to_json(house), list, seated);
  const Violations found = std::move(list).done();
  return found.empty() ? "" : sentence(found.front(), app.ui.language, {});
}

// What keeps this step from being left; empty when nothing does.
std::string still_needed(const App& app) {
  const Setup& setup = *app.setup;
  const SeatLimits count = limits(setup.house);
  const auto seated = static_cast<int>(sitting(setup.chairs).size());
  if (setup.players.size() < players_min) return app.say(Word::setup_needs_players);
  const auto here = static_cast<std::int64_t>(setup.players.size());
  if (setup.step >= 1 && here < count.least) {
    const std::string game =
        app.say(std::visit([]<class G>(const HouseOf<G>&) { return G::name; }, setup.house));
    return app.say(text(Word::setup_too_few, game, std::int64_t{count.least}, here));
  }
  if (setup.step >= 1 && seated < count.least)
    return app.say(text(either<Word::setup_needs_seats, Word::setup_needs_seats_at_least>(
                            count.least == count.most),
                        std::int64_t{count.least - seated}));
  return setup.step == 2 ? fault_of_rules(app, seated) : "";
}

bool offers_last_time(const App& app) {
  return app.setup->step == 0 && app.setup->new_evening && !app.club.evenings().empty();
}

// Before the last step always: what one taps there must not move when there is no more to say.
bool has_beside(const App& app) {
  return app.setup->step < 2 || app.explainer.reason() || !app.messages.notice.words.empty() ||
         !still_needed(app).empty();
}
// What is to be known or can be done beside going on: a refusal, what is still needed, last time's.
void draw_beside_going_on(App& app, Rect bar, const std::string& needed) {
  Ui& ui = app.ui;
  Notice& notice = app.messages.notice;
  const std::string& words = notice.words.empty() ? needed : notice.words;
  if (app.explainer.reason())
    ui.paragraph(bar, app.explainer.reason()->sentence, {Type::small, ui.colors().loss}, "wrong");
  else if (offers_last_time(app)) {
    if (button(ui, "setup.again", bar.take_left(ui.px(220)), app.say(Word::setup_as_last_time)))
      as_last_time(app);
  } else {
    ui.paragraph(bar, words, {Type::small, notice.failed ? ui.colors().loss : ui.colors().quiet},
                 "needed");
    notice.is_new = false;
  }
}

}  // namespace

void draw_setup(App& app, Rect area) {
  Ui& ui = app.ui;
  Setup& setup = *app.setup;
  Rect bar = area.take_bottom(ui.px(64), ui.px(10));
  const bool is_close = !has_room(ui, bar.w, Room::buttons);
  const Rect next = bar.take_right(is_close ? bar.w / 2 - ui.px(4) : ui.px(240), ui.px(8));
  const Rect back = bar.take_left(ui.px(150), ui.px(8));
  // On a telephone there is no room between the buttons.
  const bool is_below = !has_room(ui, bar.w, Room::word) && has_beside(app);
  const Rect beside = is_below ? area.take_bottom(ui.px(56), ui.px(8)) : bar;
  leave_room_for_toast(app, area);
  if (setup.step == 0) draw_who_plays(app, area);
  if (setup.step == 1) draw_game_and_seats(app, area);
  if (setup.step == 2) draw_money_and_rules(app, area);
  const std::string needed = still_needed(app);
  draw_beside_going_on(app, beside, needed);
  if (app.dialog.is<Namesake>()) return;
  if (setup.typing != Setup::Typing::nothing) return draw_typed(app);

  const bool first = setup.step == 0;  // where somebody who has come late is added, too
  if (button(ui, "setup.back", back, app.say(first ? Word::screen_cancel : Word::screen_back)) ||
      ui.key(Key::escape)) {
    if (first)
      app.setup.reset();
    else
      --setup.step;
    return;
  }
  const std::string on = app.say(setup.step == 2 ? Word::setup_start : Word::screen_next);
  const bool pressed = needed.empty() && ui.focus().empty() && ui.key(Key::enter);
  const bool entered = pressed && ui.is_meant("setup.next", {.about = by_enter, .comes_to = on});
  const bool goes_on =
      button(ui, next,
             {.id = "setup.next", .label = on, .weight = Weight::main, .enabled = needed.empty()});
  if (!goes_on && !entered) return;
  if (setup.step < 2)
    ++setup.step;
  else
    finish_setup(app);
}

}  // namespace kattegat::ui
