// The evening is over: three steps, what is worth telling, and how it goes on (design, 09).
#include <cmath>

#include "kattegat/season/places.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/stage.hpp"
#include "ui/desk/faces.hpp"
#include "ui/kit/layout.hpp"
#include "ui/screens/frame/everywhere.hpp"
#include "ui/screens/frame/stage.hpp"

namespace kattegat::ui {
namespace {

constexpr int lowest_step = 3;

// Who shares the step with this place.
std::vector<std::size_t> those_on(const PodiumView& view, int place) {
  std::vector<std::size_t> list;
  for (std::size_t i = 0; i < view.places.size(); ++i)
    if (view.places[i] == place) list.push_back(i);
  return list;
}

struct Metal {
  Color top, face, figure;
};
constexpr std::array<Metal, lowest_step> metals{{{0xFFDF9AFF, 0xDDA038FF, 0x4A3A12FF},
                                                 {0xE6EAEDFF, 0xAEB9C0FF, 0x3A4248FF},
                                                 {0xE6B48EFF, 0xB3744AFF, 0x4A2C18FF}}};
// The first stands in the middle, the second on the left.
constexpr std::array<int, lowest_step> from_the_left{2, 1, 3};

// What has been lost has none, here and below.
Color colour_of(Money money) {
  if (money == Money{}) return stage::quiet;
  return money > Money{} ? stage::gain : stage::ink;
}

// How high each block is; who stands on it is above.
constexpr std::array<float, lowest_step> heights{0.36F, 0.25F, 0.18F};

// How large letters and faces are: they go by the highest block, so that nobody below is larger
// than who has won.
struct StepSizes {
  float letters, face;
};
StepSizes sizes_on(const Ui& ui, float tall, int place) {
  const float above = tall * (1 - heights.front()) - ui.px(8);
  const float letters = std::min(above * 0.16F, ui.px(30));
  const float face = std::min((above - letters * 2.4F - ui.px(6)) * 0.48F, ui.px(62));
  return {letters, face * (place == 1 ? 1.F : 0.75F)};
}

void draw_block(Ui& ui, const Rect& block, int place) {
  const Metal& metal = metals[static_cast<std::size_t>(place - 1)];
  const std::string id = "step." + std::to_string(place);
  // The third one stands first.
  const float risen = ui.arrival(id, 1.05F - 0.15F * static_cast<float>(place));
  Rect shown = block;
  ui.gradient(shown.take_bottom(block.h * risen), metal.top, metal.face, ui.px(12));
  ui.letters(block.inset(0, block.h * 0.1F), std::to_string(place),
             std::min(block.h * 0.8F, ui.px(64)),
             {.color = faded(metal.figure, risen), .align = Align::center}, id);
}

// Who stands on a step, and what each of them has won.
struct OnStep {
  std::vector<std::size_t> players;
  Money won;
};

void draw_won(App& app, Rect& cell, const std::string& name, Money won, float size, float gap) {
  app.ui.letters(cell.take_bottom(size * 1.25F, gap), signed_money(won, app.ui.language), size,
                 {.color = colour_of(won), .align = Align::center}, "podium.money." + name);
}

void draw_each(App& app, const Evening& evening, const Grid& cells, const OnStep& step,
               const stage::NamesInLetters& called, const StepSizes& sizes) {
  Ui& ui = app.ui;
  for (std::size_t i = 0; i < step.players.size(); ++i) {
    Rect cell = cells.cell(static_cast<int>(i));
    const std::string& name = evening.players[step.players[i]];
    draw_won(app, cell, name, step.won, sizes.letters, ui.px(2));
    ui.letters(cell.take_bottom(sizes.letters * 1.15F, ui.px(4)), called.names[i], called.size,
               {.color = stage::ink, .align = Align::center}, "podium.name." + name);
    const float radius = std::min(cell.w * 0.4F, sizes.face);
    stage::draw_large_face(ui, {cell.center().x, cell.bottom() - radius - ui.px(2)}, radius,
                           face(app, name));
  }
}

// Their faces alone, in as many lines as let them be largest, and what all of them have won.
void draw_faces_on(App& app, const Evening& evening, Rect area, const OnStep& step,
                   const StepSizes& sizes) {
  Ui& ui = app.ui;
  const std::vector<std::size_t>& players = step.players;
  draw_won(app, area, evening.players[players.front()], step.won, sizes.letters, ui.px(4));
  const auto count = static_cast<int>(players.size());
  Grid cells{area, count, 0, ui.px(6)};
  for (int lines = 1; lines <= 4; ++lines) {
    const Grid tried{area, (count + lines - 1) / lines, 0, cells.gap};
    const auto rows = static_cast<float>(tried.lines(count));
    const float tall = (area.h + tried.gap) / rows - tried.gap;
    const float side = std::min({tried.cell(0).w, tall, 2 * sizes.face});
    if (side > cells.row) cells = {area, tried.columns, side, tried.gap};
  }
  cells.area = area.take_bottom(cells.height(count) + ui.px(2));
  for (int i = 0; i < count; ++i)
    stage::draw_large_face(ui, cells.cell_of(i, count).center(), cells.row / 2,
                           face(app, evening.players[players[static_cast<std::size_t>(i)]]));
}

// False where the names of those who share it have no room.
bool draw_step(App& app, const Evening& evening, Rect area, int place, const OnStep& step) {
  Ui& ui = app.ui;
  const StepSizes sizes = sizes_on(ui, area.h, place);
  const float part = heights[static_cast<std::size_t>(place - 1)];
  draw_block(ui, area.take_bottom(area.h * part, ui.px(8)), place);
  const Grid cells{area, static_cast<int>(step.players.size()), area.h, ui.px(10)};
  std::vector<std::string> names;
  for (const std::size_t player : step.players) names.push_back(evening.players[player]);
  const stage::NamesInLetters called =
      stage::names_in_letters(ui, names, cells.cell(0).w, sizes.letters * 0.9F);
  const bool have_room = called.have_room || step.players.size() == 1;
  have_room ? draw_each(app, evening, cells, step, called, sizes)
            : draw_faces_on(app, evening, area, step, sizes);
  return have_room;
}

std::string in_deal(const App& app, const Evening& evening, const Fact& fact) {
  const EveningSession& session = evening.sessions[fact.session];
  return app.say(text(Word::fact_in_deal, signed_points(fact.points, app.ui.language),
                      std::int64_t{fact.deal}, app.say(game_word(session.entered))));
}

struct FactWords {
  std::string title, value, below;
};
FactWords words_of(const App& app, const Evening& evening, const Fact& fact) {
  const std::string& name = evening.players[fact.player];
  switch (fact.kind) {
    case Fact::Kind::contract:
      return {app.say(Word::fact_contract),
              app.say(text(Word::fact_whose, name, app.say(fact.what))),
              in_deal(app, evening, fact)};
    case Fact::Kind::gain:
      return {app.say(Word::fact_gain), name, in_deal(app, evening, fact)};
    case Fact::Kind::streak:
      return {app.say(Word::fact_streak), name, app.say(text(Word::fact_in_a_row, fact.times))};
    case Fact::Kind::made:
      return {app.say(Word::fact_made), name,
              app.say(text(Word::stat_of, fact.times, std::int64_t{fact.of}))};
    case Fact::Kind::tally:
      break;
  }
  return {app.say(fact.what), name, std::to_string(fact.times)};
}

void draw_facts(App& app, const Evening& evening, Rect& list, const PodiumView& view) {
  Ui& ui = app.ui;
  const auto count = static_cast<int>(std::min<std::size_t>(view.facts.size(), 4));
  if (count == 0) return;
  const int columns = columns_in(ui, list, 236, 1, count);
  const Grid cells = Grid{{}, columns, ui.px(98), ui.px(10)}.off(list, count, ui.px(12));
  for (int i = 0; i < count; ++i) {
    const Fact& fact = view.facts[static_cast<std::size_t>(i)];
    const Rect cell = cells.cell_of(i, count);
    sheet(ui, cell);
    Rect inner = cell.inset(ui.px(12), ui.px(10));
    Rect its_face = inner.take_left(ui.px(44), ui.px(10));
    face_in(ui, its_face, face(app, evening.players[fact.player]));
    const FactWords said = words_of(app, evening, fact);
    const std::string id = "fact." + std::to_string(i);
    const Look small{Type::small, ui.colors().quiet, Align::left, Fit::name};
    ui.text(inner.take_top(inner.h / 3), said.title, small, id + ".title");
    ui.text(inner.take_top(inner.h / 2), said.value, {Type::strong, 0, Align::left, Fit::name}, id);
    ui.text(inner, said.below, small, id + ".below");
  }
}

// Once, when the podium is shown.
void draw_confetti(Ui& ui, const Rect& area) {
  const float fallen = ui.arrival("confetti", 1.6F);
  if (fallen >= 1) return;
  constexpr int pieces = 70;
  for (int i = 0; i < pieces; ++i) {
    const auto n = static_cast<float>(i);
    const float across = std::fmod(n * 0.618F, 1.F), speed = 0.5F + std::fmod(n * 0.37F, 0.6F);
    const float sway = std::sin(fallen * 9 + n) * ui.px(14);
    const Rect piece{area.x + area.w * across + sway, area.y + area.h * fallen * speed,
                     ui.px(5 + std::fmod(n, 4.F)), ui.px(8 + std::fmod(n, 5.F))};
    ui.fill(piece, faded(face_tint(static_cast<std::size_t>(i)).on_dark, 1 - fallen), ui.px(1.5F));
  }
}

// Those below the steps, and those who are not named there, without a colour for what they have
// lost.
void draw_others(App& app, const Evening& evening, Rect& list, const PodiumView& view,
                 const std::set<int>& unnamed) {
  Ui& ui = app.ui;
  std::vector<std::size_t> others = by_place(view.places);
  std::erase_if(others, [&](std::size_t i) {
    return view.places[i] <= lowest_step && unnamed.count(view.places[i]) == 0;
  });
  const auto count = static_cast<int>(others.size());
  if (count == 0) return;
  float figure = 0;  // no figure is shortened
  for (const std::size_t i : others)
    figure = std::max(figure, ui.width(Type::strong, signed_money(view.money[i], ui.language)));
  constexpr float place = 34, tall = 42;  // a face is as wide as its line is tall
  constexpr float after_place = 2, after_face = 8, before_figure = 10;
  const float least = ui.px(place + after_place + tall + after_face + before_figure +
                            static_cast<float>(Room::face)) +
                      figure;
  const int columns = columns_in(ui, list, std::max(240.F, least / ui.px(1)));
  // Where a name has no room before the figure, that stands below it.
  const float below = least > list.w ? ui.height(Type::strong) : 0;
  const Grid cells = Grid{{}, columns, ui.px(tall) + below, ui.px(6)}.off(list, count, ui.px(12));
  for (int i = 0; i < count; ++i) {
    const std::size_t player = others[static_cast<std::size_t>(i)];
    Rect cell = cells.cell(i);
    const std::string& name = evening.players[player];
    const std::string money = signed_money(view.money[player], ui.language);
    const Look of_figure{Type::strong, 0, Align::right};
    if (below > 0) ui.text(cell.take_bottom(below), money, of_figure);
    ui.text(cell.take_left(ui.px(place), ui.px(after_place)), std::to_string(view.places[player]),
            {Type::small, ui.colors().quiet, Align::center});
    face_in(ui, cell.take_left(cell.h, ui.px(after_face)), face(app, name));
    const float wide = std::min(cell.w * 0.6F, ui.width(Type::strong, money) + ui.px(2));
    if (below == 0) ui.text(cell.take_right(wide, ui.px(before_figure)), money, of_figure);
    ui.text(cell, name, {Type::body, 0, Align::left, Fit::name}, "podium.name." + name);
  }
}

// In as many lines as it takes, off the top: no face lies on it. True when it was closed.
bool draw_podium_head(App& app, Rect& top, const std::string& evening) {
  Ui& ui = app.ui;
  Rect head = top.inset(ui.px(16), ui.px(10));
  Rect out = head.take_right(ui.px(64), ui.px(12));
  out.take_top(ui.px(4));
  const bool tapped =
      button(ui, out.take_top(ui.px(56)),
             {.id = "podium.close", .label = "✗", .said = app.say(Word::screen_close)});
  if (tapped || ui.key(Key::escape)) return true;
  ui.text(head.take_top(ui.px(36)), app.say(Word::podium_thanks),
          {Type::title, stage::ink, Align::left, Fit::name}, "podium.title");
  const float tall = ui.paragraph_height(head.w, evening, Type::small);
  ui.paragraph(head.take_top(tall, ui.px(6)), evening, {Type::small, stage::ink}, "podium.date");
  top.take_top(std::max(ui.px(70), head.y - top.y));
  return false;
}

void draw_ways_on(App& app, const Rect& area) {
  Ui& ui = app.ui;
  const Grid cells{area, 2, area.h, ui.px(10)};
  if (button(ui, "podium.again", cells.cell(0), app.say(Word::podium_again)))
    return play_again(app);
  if (!button(ui, "podium.settle", cells.cell(1), app.say(Word::screen_settle_up), Weight::main))
    return;
  leave_stage(app);
  go(app, Tab::settlement);
}

}  // namespace

std::set<int> stage::draw_steps(App& app, const Evening& evening, Rect area) {
  Ui& ui = app.ui;
  const PodiumView& view = podium(app);
  const float most = std::max(2.F, area.w / ui.px(260));  // the others need room, too
  // A step that nobody stands on takes no room.
  const auto share_of = [&](int place) {
    const auto count = static_cast<float>(those_on(view, place).size());
    return count == 0 ? 0.F : std::clamp(count * 0.7F, 1.F, most);
  };
  float shares = 0, gaps = -1;
  for (const int place : from_the_left) {
    shares += share_of(place);
    gaps += share_of(place) > 0 ? 1.F : 0.F;
  }
  const float gap = ui.px(14);
  const float wide = std::min(area.w - ui.px(16), ui.px(260) * shares);
  Rect row{area.center().x - wide / 2, area.y, wide, area.h};
  std::set<int> unnamed;
  for (const int place : from_the_left) {
    const std::vector<std::size_t> players = those_on(view, place);
    if (players.empty()) continue;
    const Rect its = row.take_left((wide - gaps * gap) * share_of(place) / shares, gap);
    if (!draw_step(app, evening, its, place, {players, view.money[players.front()]}))
      unnamed.insert(place);
  }
  return unnamed;
}

void stage::draw_steps_and_names(App& app, const Evening& evening, Rect area) {
  Ui& ui = app.ui;
  const PodiumView& view = podium(app);
  // Whoever stands on a step alone is named there.
  const bool are_shared = std::any_of(from_the_left.begin(), from_the_left.end(),
                                      [&](int place) { return those_on(view, place).size() > 1; });
  const Rect below = are_shared ? area.take_bottom(area.h * 0.2F, ui.px(10)) : Rect{};
  std::vector<std::string> names;
  for (const int place : stage::draw_steps(app, evening, area))
    for (const std::size_t player : those_on(view, place)) names.push_back(evening.players[player]);
  if (names.empty()) return;
  const auto count = static_cast<int>(names.size());
  const int columns = columns_in(ui, below, 120, 3, 5);
  const auto lines = static_cast<float>((count + columns - 1) / columns);
  const Grid cells{below, columns, below.h / lines, 0};
  const float room = cells.cell(0).w - ui.px(10);
  const float size = std::min(cells.row * 0.8F, below.h * 0.3F);
  const stage::NamesInLetters called = stage::names_in_letters(ui, names, room, size);
  for (int i = 0; i < count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    ui.letters(cells.cell_of(i, count), called.names[at], called.size,
               {.color = stage::ink, .align = Align::center}, "podium.name." + names[at]);
  }
}

void draw_podium(App& app, Rect area) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  const PodiumView& view = podium(app);
  if (!open || view.money.empty()) return leave_stage(app);
  area = ui.begin_page("podium.whole", area, ui.px(520));
  Rect top = area.take_top(area.h * (area.h > area.w ? 0.44F : 0.54F));
  ui.gradient(top, stage::felt, stage::felt_low, 0);
  ui.fill(area, ui.colors().ground);
  const EveningLine* line = app.club.line_of(*open->evening.id);
  const std::string evening =
      line ? evening_name(app, *line) : date_text(open->evening.date, ui.language);
  if (draw_podium_head(app, top, evening)) return leave_stage(app);
  const Rect sky = top;
  const std::set<int> unnamed = stage::draw_steps(app, open->evening, top);
  draw_confetti(ui, sky);

  area = area.inset(ui.px(16), ui.px(12));
  const Rect ways = area.take_bottom(ui.px(58), ui.px(10));
  app.messages.toast_place = area;  // not on the ways on
  Rect list = ui.begin_scroll("podium", area);
  draw_facts(app, open->evening, list, view);
  draw_others(app, open->evening, list, view, unnamed);
  ui.end_scroll(list.y);
  draw_ways_on(app, ways);
}

}  // namespace kattegat::ui
