#include "ui/app/actions/table.hpp"

#include "ui/app/actions/drafts.hpp"
#include "ui/app/actions/faces.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/tapped_in.hpp"

namespace kattegat::ui {

void lay_desk(App& app, AnyDesk desk) {
  app.table.desk.emplace(std::move(desk));
  show_faces(app);
}

bool is_closed(const App& app) {
  const EveningSession* played = app.session_at_table();
  if (!played || !app.table.desk || is_correction(*app.table.desk)) return false;
  const auto is_over = [](const auto& desk) { return !desk.session.standing().next_dealer; };
  return app.open_evening()->has_ended(*played) || std::visit(is_over, *app.table.desk);
}

namespace {

void clear_table(App& app) {
  app.table = {};
  app.table.version = app.club.version();
}

}  // namespace

void open_session(App& app, const Uuid& session) {
  const Uuid id = session;  // it may be the app's own, which is cleared
  if (app.table.session != id) app.messages.moment.reset();
  keep_drafts(app);
  clear_table(app);
  if (app.drafts.own && app.drafts.own->session != id) app.drafts.own.reset();
  const EveningSession* played = app.session(id);
  if (!played) return;
  const OpenEvening& open = *app.open_evening();
  app.table.session = id;
  app.table.chairs = numbers_clockwise(open.history.sessions[open.index_of(id)].by_headers.header);
  std::visit([&](const auto& entered) { lay_desk(app, open_desk(*played, entered)); },
             played->entered);
  lay_tapped_in(app);
}

void open_newest(App& app) {
  keep_drafts(app);
  clear_table(app);
  const OpenEvening* open = app.open_evening();
  if (!open || open->evening.sessions.empty()) return;
  const EveningSession* newest = &open->evening.sessions.back();
  for (const EveningSession& session : open->evening.sessions)
    if (!open->has_ended(session)) newest = &session;
  open_session(app, *newest->id);
}

namespace {

// A new entry beside the deal is judged by what the book has now.
void renew_aside(App& app) {
  auto* aside = app.dialog.find<Aside>();
  const EveningSession* played = app.session_at_table();
  if (!aside || !played) return;
  std::visit(
      [&]<class G>(Desk<G>& desk) {
        if (const auto* entered = std::get_if<EnteredSession<G>>(&played->entered))
          desk.session = open_desk(*played, *entered).session;
      },
      aside->desk);
}

// The deal that is to be entered next.
struct DealNumber {
  std::optional<Uuid> session;
  std::int64_t number = 0;
};

DealNumber next_deal(const App& app) {
  if (!app.table.desk || is_correction(*app.table.desk)) return {};
  return {app.table.session,
          std::visit([](const auto& desk) { return desk.number; }, *app.table.desk)};
}

// Another window has entered or struck out a deal of the session on the table.
void announce(App& app, const DealNumber& before) {
  const DealNumber now = next_deal(app);
  if (!before.session || before.session != now.session || before.number == now.number) return;
  const std::int64_t was = before.number, is = now.number;
  show_toast(app, {is == was + 1 ? app.say(text(Word::toast_saved_elsewhere, was, is))
                                 : app.say(text(Word::toast_changed_elsewhere, is))});
}

}  // namespace

void follow_book(App& app) {
  if (app.table.version == app.club.version()) return;
  const DealNumber before = next_deal(app);
  lay_again(app);
  announce(app, before);
}

void lay_again(App& app) {
  if (!app.session_at_table()) return open_newest(app);  // or it was another evening's
  const std::optional<AnyDesk> kept = app.table.desk;
  open_session(app, *app.table.session);
  renew_aside(app);
  if (!app.table.desk || !kept) return;
  std::visit(
      [&]<class G>(Desk<G>& fresh) {
        const auto* old = std::get_if<Desk<G>>(&*kept);
        if (!old || old->corrects != fresh.corrects || old->draft != fresh.draft) return;
        fresh.steps = old->steps;
        fresh.ahead = old->ahead;
        if (old->half.fits(fresh.session.state())) fresh.half = old->half;
        fresh.scratch = old->scratch;
        fresh.folds = old->folds;
        fresh.agreed = old->agreed;
      },
      *app.table.desk);
}

}  // namespace kattegat::ui
