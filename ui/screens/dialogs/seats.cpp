// The players of a session put where they really sat.
#include <algorithm>

#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/sessions.hpp"
#include "ui/screens/dialogs/dialogs.hpp"
#include "ui/screens/table/felt.hpp"

namespace kattegat::ui {
namespace {

const JudgedSession& judged_so(App& app, const EveningSession& file, const Reseating& request) {
  return kept_of_book(app, app.views.reseated, {request.session, request.kind, request.seats},
                      [&] { return judge(reseated(file, request.seats, request.kind)); });
}

void draw_moves(App& app, const OpenEvening& open, Rect area, const EveningSession& file,
                const Reseating& request) {
  Ui& ui = app.ui;
  const JudgedSession& is = open.judged.sessions[open.index_of(request.session)];
  const JudgedSession& would = judged_so(app, file, request);
  const auto broken = std::count_if(would.entries.begin(), would.entries.end(),
                                    [](const JudgedEntry& e) { return !e.violations.empty(); });
  const auto points = [](const JudgedSession& judged, const std::vector<std::string>& seats,
                         const std::string& name) {
    const auto at = std::find(seats.begin(), seats.end(), name) - seats.begin();
    return judged.standing.points[Seat{static_cast<int>(at)}];
  };
  heading(ui, area.take_top(ui.px(24)), app.say(Word::reseat_what_changes));
  Rect list = ui.begin_scroll("moves", area);
  for (const std::string& name : open.evening.players) {
    if (std::find(file.seats.begin(), file.seats.end(), name) == file.seats.end()) continue;
    const Points from = points(is, file.seats, name), to = points(would, request.seats, name);
    Rect row = list.take_top(ui.px(30));
    const std::string change =
        signed_points(from, ui.language) + "  →  " + signed_points(to, ui.language);
    ui.text(row.take_right(row.w * 0.6F, ui.px(8)), change,
            {Type::strong, from == to ? ui.colors().quiet : ui.colors().ink, Align::right},
            "move." + name);
    ui.text(row, name, {Type::body, 0, Align::left, Fit::name});
  }
  if (broken > 0)
    top_paragraph(ui, list, app.say(text(Word::reseat_broken, std::int64_t{broken})),
                  {Type::small, ui.colors().loss}, 0, "reseat.broken");
  ui.end_scroll(list.y);
}

// One tap lifts a player, the next one puts the two in each other's place.
void draw_chairs_to_swap(App& app, const Rect& area, Reseating& request) {
  Ui& ui = app.ui;
  std::vector<SeatPlate> plates;
  for (std::size_t i = 0; i < request.seats.size(); ++i)
    plates.push_back({.name = request.seats[i],
                      .face = face(app, request.seats[i]),
                      .role = request.lifted == i ? app.say(Word::reseat_with_whom) : "",
                      .deals = i == 0,
                      .leads = request.lifted == i});
  const auto tapped = draw_felt(ui, area, plates, {}, "chair");
  if (!tapped) return;
  if (!request.lifted) {
    request.lifted = tapped;
  } else {
    std::swap(request.seats[*request.lifted], request.seats[*tapped]);
    request.lifted.reset();
  }
}

}  // namespace

void draw(App& app, Reseating& request) {
  Ui& ui = app.ui;
  const OpenEvening* open = app.open_evening();
  const EveningSession* found = open ? open->session(request.session) : nullptr;
  // Somebody else may have put the seats right meanwhile.
  if (!found || !std::is_permutation(found->seats.begin(), found->seats.end(),
                                     request.seats.begin(), request.seats.end()))
    return close(app);
  const EveningSession& file = *found;
  Rect area = dialog(ui, 940, 640);
  if (draw_title(app, area, app.say(Word::screen_wrong_seats))) return;
  const auto kind = segments(ui, app.explainer, area,
                             {{.id = "reseat.people",
                               .label = app.say(Word::reseat_people),
                               .chosen = request.kind == Reseat::people},
                              {.id = "reseat.order",
                               .label = app.say(Word::reseat_order),
                               .chosen = request.kind == Reseat::order}},
                             120, 54, 6);
  if (kind) request.kind = *kind == 0 ? Reseat::people : Reseat::order;
  const Word advice =
      request.kind == Reseat::people ? Word::reseat_people_advice : Word::reseat_order_advice;
  const float told = ui.paragraph_height(area.w, app.say(advice), Type::small);
  ui.paragraph(area.take_top(std::max(told, ui.px(50))), app.say(advice),
               {Type::small, ui.colors().quiet});
  const bool changed = request.seats != file.seats;
  if (button(ui, area.take_bottom(ui.px(58), ui.px(10)),
             {.id = "reseat.done",
              .label = app.say(Word::reseat_do),
              .weight = Weight::main,
              .enabled = changed}))
    return reseat(app, request);
  const bool upright = area.h > area.w;
  const Rect changes = upright ? area.take_bottom(area.h * 0.45F, ui.px(12))
                               : area.take_right(area.w * 0.44F, ui.px(14));
  draw_moves(app, *open, changes, file, request);
  draw_chairs_to_swap(app, area, request);
}

}  // namespace kattegat::ui
