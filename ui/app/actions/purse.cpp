// The club's purse: movements entered, void and counting again.
#include "ui/app/actions/purse.hpp"

#include <algorithm>

#include "db/book/purse.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/exports.hpp"
#include "ui/app/actions/messages.hpp"

namespace kattegat::ui {
namespace {

PurseContents contents_of(const App& app, const MovementForm& form) {
  PurseContents one;
  one.person = *form.person;
  one.what = form.what;
  one.to_club = form.to_club;
  one.amount = *form.amount;
  one.currency = currency_of(app, form);
  one.at = app.world.now();
  one.date = one.at.substr(0, 10);
  one.note = form.note;
  if (form.of_the_evening && app.open_evening()) {
    one.date = app.open_evening()->evening.date;
    one.evening = app.open_evening()->history.id;
  }
  return one;
}

// How many equal ones stand, as far as is shown.
std::int64_t equal_to(const App& app, const PurseContents& like) {
  const std::vector<PurseLine>& lines = app.club.purse().lines;
  return std::count_if(lines.begin(), lines.end(), [&](const PurseLine& line) {
    return line.movement.contents.stands && is_like(line.movement, like);
  });
}

}  // namespace

MovementForm new_movement(const App& app) {
  MovementForm form;
  form.of_the_evening = is_tonight(app) && app.open_evening()->evening.date <= today(app);
  if (!form.of_the_evening) form.what = PurseKind::membership;
  return form;
}

std::string currency_of(const App& app, const MovementForm& form) {
  if (form.of_the_evening && app.open_evening()) return app.open_evening()->evening.currency;
  const std::vector<PurseLine>& lines = app.club.purse().lines;
  if (!lines.empty()) return lines.back().movement.contents.currency;
  return app.open_evening() ? app.open_evening()->evening.currency : usual_currency;
}

bool stands_already(const App& app, const MovementForm& form) {
  if (!form.person || !form.amount) return false;
  return equal_to(app, contents_of(app, form)) > 0;
}

// Also where the app could not tell whether it had been stored.
void enter_in_purse(App& app, MovementForm& form) {
  const PurseContents one = contents_of(app, form);
  if (!form.entered || !is_like(form.entered->movement, one))
    form.entered = {{{}, one, one.person, one.evening, {}}, equal_to(app, one)};
  const SeenMovement movement{one, form.entered->seen, form.paid_too};
  const Storing entered = club_of(app).write(
      Reach::everything, [&](Book& book) { return enter_as_seen(book, movement); });
  if (!entered) return;
  app.dialog = PurseCard{};
  show_toast(app, {saved_said(app)});
}

void copy_purse(App& app) {
  copy_words(app,
             plain_text(page_of(PurseReport{app.club.purse(), app.ui.language}, Figures::typeset)));
}

void decide_in_purse(App& app, const PurseLine& line, bool stands) {
  const Uuid id = line.movement.ids.front();
  const PurseRequest request{id, stands, app.world.now(), app.say(Word::reason_undone)};
  const Storing decided = club_of(app).write(
      Reach::everything, [&](Book& book) { return kattegat::decide_in_purse(book, request); });
  if (!decided) return;
  show_toast(app,
             {line.name + ":  " + app.say(stands ? Word::screen_restored : Word::screen_voided), "",
              [line, stands](App& a) { decide_in_purse(a, line, !stands); }});
}

}  // namespace kattegat::ui
