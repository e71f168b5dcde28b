#include "ui/app/actions/undo.hpp"

#include "ui/app/actions/decisions.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/preview.hpp"

namespace kattegat::ui {

namespace {

// What the deal was lies in the form again, unless something else has been begun there.
template <class G>
bool lay_voided(Desk<G>& desk, const Entry<G>* voided) {
  if (!voided || !is_deal(*voided) || !is_blank(desk)) return false;
  add_step(desk, lying(desk));  // redo restores the deal first
  desk.draft.body = voided->body;
  return true;
}

// On a closed table what has been tapped in is not seen, and stays.
bool may_step(const App& app) { return app.table.desk && !is_closed(app); }

void redo_in(App& app, const Uuid& session) {
  if (app.table.session != session) open_session(app, session);
  redo(app);
}

// What a correction was entered in the place of; nothing of an entry.
std::optional<Uuid> replaced_with(const App& app, const Uuid& session, const Uuid& entry) {
  const OpenEvening& open = *app.open_evening();
  const EntryRow* row = open.row_of(open.index_of(session), entry);
  return row ? row->replaces : std::nullopt;
}

Word said_of_undoing(bool corrected, bool lies) {
  if (corrected) return Word::screen_restored;
  return lies ? Word::screen_undone : Word::screen_voided;
}

}  // namespace

// By value: they may be the app's own, which are laid anew.
void take_back(App& app, Uuid session, Uuid entry) {
  if (!app.session(session)) return;  // another evening is shown
  if (app.table.session != session) open_session(app, session);
  if (!app.table.desk) return;
  app.messages.moment.reset();
  const Undone undone{session, entry, *app.table.desk};
  const auto corrected = replaced_with(app, session, entry);
  const Storing stored =
      corrected ? count_again(app, {*corrected, session}, Force::no)
                : strike(app, {entry, session}, app.say(Word::reason_undone), Force::no);
  if (!stored) return refuse(app, stored.error());
  app.undone.push_back(undone);
  lay_again(app);
  const bool lies =
      !corrected && may_step(app) &&
      std::visit(
          [&]<class G>(Desk<G>& desk) {
            const auto& entered = app.session_at_table()->entered;
            return lay_voided(desk, entry_with(std::get<EnteredSession<G>>(entered), entry));
          },
          *app.table.desk);
  show_toast(app, {app.say(said_of_undoing(corrected.has_value(), lies)), next_deal_line(app),
                   back_here(app, [session](App& a) { redo_in(a, session); }), Word::screen_redo});
}

namespace {

constexpr std::string_view saved_deal = "deal";

// The last one saved here, where undo would take that back: another tablet's is its own to undo.
std::optional<Uuid> entry_to_undo(const App& app) {
  const EveningSession* played = app.session_at_table();
  if (!app.table.desk || !played || is_correction(*app.table.desk)) return std::nullopt;
  const OpenEvening& open = *app.open_evening();
  const EntryRow* last = open.last_of_ours(open.index_of(*played->id));
  return last ? std::optional(last->id) : std::nullopt;
}

}  // namespace

Tappable save_tap(const App& app) {
  const Uuid key = std::visit([](const auto& desk) { return desk.key; }, *app.table.desk);
  return {.about = saved_deal, .comes_to = "saved " + to_string(key)};
}

Tappable undo_tap(const App& app) {
  const auto has_step = [](const auto& desk) { return !desk.steps.empty(); };
  if (may_step(app) && std::visit(has_step, *app.table.desk)) return {.comes_to = "a step back"};
  const auto entry = entry_to_undo(app);
  return {.about = saved_deal, .comes_to = entry ? "void " + to_string(*entry) : ""};
}

void undo(App& app) {
  const auto step = [](auto& desk) { return step_back(desk); };
  if (may_step(app) && std::visit(step, *app.table.desk)) return;
  if (const auto entry = entry_to_undo(app)) take_back(app, *app.table.session, *entry);
}

namespace {

void lay_as_before(App& app, const Undone& last) {
  forget_tapped_in(app);
  open_session(app, last.session);
  if (app.table.desk)
    std::visit([&]<class G>(Desk<G>& desk) { desk.ahead = std::get<Desk<G>>(last.desk).ahead; },
               *app.table.desk);
}

}  // namespace

void redo(App& app) {
  const auto step = [](auto& desk) { return step_on(desk); };
  if (may_step(app) && std::visit(step, *app.table.desk)) return;
  if (app.undone.empty() || app.undone.back().session != app.table.session) return;
  const Undone last = app.undone.back();
  const EveningSession* played = app.session_at_table();
  if (!played || !app.table.desk) return;
  bool is_void = false, is_as_it_was = false;
  std::visit(
      [&]<class G>(const Desk<G>& desk) {
        const Entry<G>* entry =
            entry_with(std::get<EnteredSession<G>>(played->entered), last.entry);
        is_void = entry && entry->stamp.voided;
        is_as_it_was = is_void && (is_blank(desk) || desk.draft.body == entry->body);
      },
      *app.table.desk);
  const bool stays = is_void && !is_as_it_was && is_closed(app);  // what is not seen there
  if (!is_as_it_was && !stays) return app.undone.clear();         // something else has been begun
  const Storing stored = count_again(app, {last.entry, last.session}, Force::no);
  if (!stored) return refuse(app, stored.error());
  app.undone.pop_back();
  if (stays)
    lay_again(app);
  else
    lay_as_before(app, last);
  const auto back = [last](App& a) { take_back(a, last.session, last.entry); };
  show_toast(app, {app.say(Word::screen_restored), next_deal_line(app), back_here(app, back)});
}

}  // namespace kattegat::ui
