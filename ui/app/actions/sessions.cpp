#include "ui/app/actions/sessions.hpp"

#include "ui/app/actions/club.hpp"
#include "ui/app/actions/decisions.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/stage.hpp"

namespace kattegat::ui {

void reseat(App& app, const Reseating& request) {
  const EveningSession* sat = app.session(request.session);
  if (!sat) return;
  const auto back = [before = Reseating{request.session, request.kind, sat->seats, {}}](App& a) {
    const EveningSession* sits = a.session(before.session);
    if (sits && std::is_permutation(sits->seats.begin(), sits->seats.end(), before.seats.begin(),
                                    before.seats.end()))
      reseat(a, before);
  };
  const auto decision = [request, seats = app.open_evening()->written_names_at(
                                      request.session, request.seats)](App& a, Force force) {
    return club_of(a).write(Reach::evening, [&](Book& book) {
      return reseat_session(book, request.session, seats, request.kind,
                            {a.say(Word::reason_reseated), force});
    });
  };
  decide(app, {decision, Word::screen_reseated, back});
}

namespace {

// Every game is over, and something was played for.
bool is_won(const OpenEvening& open) {
  return open.is_over() && open.judged.complaints.empty() &&
         std::any_of(open.judged.money.begin(), open.judged.money.end(),
                     [](ExactMoney one) { return one != 0; });
}

std::string game_of_session(const App& app, const Uuid& session) {
  const EveningSession* played = app.session(session);
  return played ? app.say(game_word(played->entered)) : "";
}

}  // namespace

void end_session(App& app, const Uuid& session) {
  const Storing stored = club_of(app).write(Reach::evening, [&](Book& book) {
    return kattegat::end_session(book, session, app.world.now());
  });
  if (!stored) return refuse(app, stored.error());
  if (app.open_evening() && is_won(*app.open_evening())) show_podium(app);
  show_toast(app, {app.say(text(Word::toast_game_over, game_of_session(app, session))), "",
                   back_here(app, [session](App& a) { resume_session(a, session); })});
}

void resume_session(App& app, const Uuid& session) {
  const Storing stored = club_of(app).write(Reach::evening, [&](Book& book) {
    return kattegat::resume_session(book, session, app.world.now());
  });
  if (!stored) return refuse(app, stored.error());
  show_toast(app, {app.say(text(Word::toast_game_goes_on, game_of_session(app, session))), "",
                   back_here(app, [session](App& a) { end_session(a, session); })});
}

}  // namespace kattegat::ui
