// The referee: who takes a trick, which card dummy has played, whose Commerce hand is best.
#include "ui/kit/layout.hpp"
#include "ui/screens/referee/rows.hpp"
#include "ui/screens/screens.hpp"

namespace kattegat::ui {
namespace {

// As RefereeDesk::Part counts them.
const std::array parts{&trick_part, &dummy_part, &hands_part};

const RefereePart& part_shown(const App& app) {
  return *parts.at(static_cast<std::size_t>(app.referee.part));
}

// What has just been refused comes first.
Opinion opinion_now(const App& app) {
  if (app.explainer.reason()) return {app.explainer.reason()->sentence, "", "", true};
  return part_shown(app).opinion(app);
}

// The parts, and the way to begin anew.
void draw_parts(App& app, Rect& area) {
  Ui& ui = app.ui;
  RefereeDesk& desk = app.referee;
  const int columns = has_room(ui, area.w, Room::buttons) ? 4 : 2;
  const Grid cells = Grid{{}, columns, ui.px(54), ui.px(4)}.off(area, 4, ui.px(6));
  std::vector<Chip> chips;
  for (const RefereePart* part : parts)
    chips.push_back({.id = std::string(part->id),
                     .label = app.say(part->title),
                     .chosen = part == &part_shown(app)});
  if (const auto tapped = choose(ui, app.explainer, cells, chips))
    desk.part = static_cast<RefereeDesk::Part>(*tapped);
  if (button(ui, "referee.clear", cells.cell(3), app.say(Word::referee_clear)))
    part_shown(app).clear(desk);
}

}  // namespace

void draw_referee(App& app, Rect area) {
  Ui& ui = app.ui;
  draw_parts(app, area);
  // As tall as what is said there.
  const Rect verdict = area.take_bottom(opinion_height(app, area.w, opinion_now(app)), ui.px(8));
  const Rect view = ui.begin_scroll("referee", area);
  ui.end_scroll(part_shown(app).draw(app, view));
  draw_opinion(app, verdict, opinion_now(app));
  if (app.referee.dummy.typing) draw_typed_call(app);
}

}  // namespace kattegat::ui
