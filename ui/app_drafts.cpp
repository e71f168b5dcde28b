// What has been tapped in and not yet saved: kept on this device at every change, and laid on the
// table again where the session is still the same. Entries and chairs may have changed meanwhile.
#include "kattegat/evening/write.hpp"
#include "ui/actions.hpp"
#include "ui/clock.hpp"
#include "ui/device_file.hpp"

namespace kattegat::ui {
namespace {

std::string drafts_path(const App& app) { return device_path(app, "drafts.json"); }

std::int64_t seconds_now(const App& app) { return second_number(app.world.now()).value_or(0); }

// Where the disk is full it stays in memory until there is room; what is saved is said by the book
// itself.
void write_kept(App& app) {
  constexpr std::int64_t a_while = 5;
  app.drafts.due.reset();
  if (!write_drafts(drafts_path(app), app.drafts.kept)) app.drafts.due = seconds_now(app) + a_while;
}

// A deal and the correction of an entry of the same session are two.
std::vector<KeptDeal>::iterator find_kept(Drafts& drafts, const Uuid& session, bool correction) {
  return std::find_if(drafts.deals.begin(), drafts.deals.end(), [&](const KeptDeal& one) {
    return one.session == session && one.corrects.has_value() == correction;
  });
}

void drop_kept(Drafts& drafts, const Uuid& session, bool correction) {
  const auto found = find_kept(drafts, session, correction);
  if (found != drafts.deals.end()) drafts.deals.erase(found);
}

bool is_correction(const AnyDesk& any) {
  return std::visit([](const auto& desk) { return desk.corrects.has_value(); }, any);
}

// What lies on the table; nothing when nobody has tapped anything.
std::optional<KeptDeal> entered(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) -> std::optional<KeptDeal> {
        if (!desk.corrects && desk.draft == Entry<G>{}) return std::nullopt;
        return KeptDeal{*app.table.session, entry_to_json(desk.draft, app.table.chairs), desk.key,
                        desk.corrects, desk.why};
      },
      *app.table.desk);
}

// Whether it is another one than what was kept.
bool note_deal(const App& app, Drafts& drafts) {
  if (!app.table.desk || !app.table.session) return false;
  const auto now = entered(app);
  const auto kept = find_kept(drafts, *app.table.session, is_correction(*app.table.desk));
  const bool was_kept = kept != drafts.deals.end();
  if (was_kept ? now && *kept == *now : !now) return false;
  if (was_kept) drafts.deals.erase(kept);
  if (now) drafts.deals.push_back(*now);
  if (drafts.deals.size() > drafts_limit) drafts.deals.erase(drafts.deals.begin());
  return true;
}

template <class T>
bool note(T& kept, T now) {
  if (kept == now) return false;
  kept = std::move(now);
  return true;
}

// Whether what was kept has a place on this table, where it then lies.
template <class G>
bool lay(App& app, const EveningSession& file, const EnteredSession<G>& entered,
         const KeptDeal& kept) {
  const ReadEntry<G> read = read_entry<G>(kept.entry, app.table.chairs);
  if (!read.form.empty()) return false;
  if (entry_with(entered, kept.key)) return false;  // it was saved in its last moment
  const Entry<G>* target = kept.corrects ? entry_with(entered, *kept.corrects) : nullptr;
  if (kept.corrects && (!target || target->stamp.voided)) return false;
  if (is_deal(read.entry) != (!target || is_deal(*target))) return false;
  Desk<G> desk = open_desk(file, entered, kept.corrects);
  desk.steps.push_back(target ? Entry<G>{{}, target->body} : Entry<G>{});
  desk.draft = Entry<G>{{}, read.entry.body};
  desk.key = kept.key;
  desk.corrects = kept.corrects;
  desk.why = kept.why;
  lay_desk(app, std::move(desk));
  return true;
}

}  // namespace

void keep_entered(App& app) {
  if (app.is_unreadable()) return;  // what was kept waits for it
  Drafts& kept = app.drafts.kept;
  bool changed = note_deal(app, kept);
  changed |= note(kept.setup, app.setup ? Json(setup_to_json(*app.setup)) : Json());
  changed |= note(kept.setting_up, app.setup && app.tab == Tab::evening);
  // For the day on which the book cannot be read.
  changed |= note(kept.book, app.club.path());
  changed |= note(kept.records, app.club.records());
  changed |= note(kept.evenings, static_cast<std::int64_t>(app.club.evenings().size()));
  const bool due = app.drafts.due && seconds_now(app) >= *app.drafts.due;
  if (changed || due) write_kept(app);
}

void forget_entered(App& app) {
  if (!app.table.desk || !app.table.session) return;
  drop_kept(app.drafts.kept, *app.table.session, is_correction(*app.table.desk));
  write_kept(app);
  app.table.desk.reset();
}

void lay_entered(App& app) {
  const EveningSession* file = app.session_file();
  if (!file) return;
  for (const bool correction : {true, false}) {
    const auto found = find_kept(app.drafts.kept, *app.table.session, correction);
    if (found == app.drafts.kept.deals.end()) continue;
    const KeptDeal kept = *found;
    const auto lies = [&](const auto& entered) { return lay(app, *file, entered, kept); };
    if (std::visit(lies, file->entered)) return;
    drop_kept(app.drafts.kept, *app.table.session, correction);
    if (correction) show_toast(app, {app.say(Word::toast_correction_gone)});
  }
}

void read_entered(App& app) {
  if (auto drafts = read_drafts(drafts_path(app)))
    app.drafts.kept = std::move(*drafts);
  else
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
}

bool resume_setup(App& app) {
  if (app.drafts.kept.setup.is_null()) return false;
  auto setup = setup_from_json(app.drafts.kept.setup);
  if (!setup) {
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
    return false;
  }
  if (setup->evening) {  // a game of one evening belongs to no other
    const auto& all = app.club.evenings();
    if (std::none_of(all.begin(), all.end(),
                     [&](const EveningLine& line) { return line.id == setup->evening; }))
      return false;
    app.club.show(*setup->evening);
  }
  app.setup = std::move(setup);
  return true;
}

}  // namespace kattegat::ui
