// What has been tapped in and not yet saved: kept on this device at every change, and laid on the
// table again where the session is still the same. Entries and chairs may have changed meanwhile.
#include "ui/app_drafts.hpp"

#include "kattegat/evening/read_entry.hpp"
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
  if (!write_drafts(drafts_path(app), app.drafts.all)) app.drafts.due = seconds_now(app) + a_while;
}

// A deal and the correction of an entry of the same session are two.
std::vector<DealDraft>::iterator find_kept(Drafts& drafts, const Uuid& session, bool correction) {
  return std::find_if(drafts.deals.begin(), drafts.deals.end(), [&](const DealDraft& one) {
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
std::optional<DealDraft> entered(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) -> std::optional<DealDraft> {
        if (!desk.corrects && desk.draft == Entry<G>{}) return std::nullopt;
        return DealDraft{*app.table.session, entry_to_json(desk.draft, app.table.chairs), desk.key,
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

// What was changed after it had been stored corrects that, or where that counts no more is new.
void turn_into_another(DealDraft& kept, bool stored_counts, const std::string& why) {
  if (stored_counts) {
    kept.corrects = kept.key;
    kept.why = why;
  }
  kept.key = random_uuid();
}

// Whether what was kept has a place on this table, where it then lies.
template <class G>
bool lay(App& app, const EveningSession& played, const EnteredSession<G>& entered, DealDraft kept) {
  const ReadEntry<G> read = read_entry<G>(kept.entry, app.table.chairs);
  if (!read.form.empty()) return false;
  const Entry<G>* stored = entry_with(entered, kept.key);
  if (stored && stored->body == read.entry.body) return false;  // it was saved in its last moment
  const bool counts = stored && !stored->stamp.voided;
  if (stored) turn_into_another(kept, counts, app.say(Word::reason_changed));
  const Entry<G>* target = kept.corrects ? entry_with(entered, *kept.corrects) : nullptr;
  if (kept.corrects && (!target || target->stamp.voided)) return false;
  if (is_deal(read.entry) != (!target || is_deal(*target))) return false;
  Desk<G> desk = open_desk(played, entered, kept.corrects);
  desk.steps.push_back(target ? Entry<G>{{}, target->body} : Entry<G>{});
  desk.draft = Entry<G>{{}, read.entry.body};
  desk.key = kept.key;
  desk.corrects = kept.corrects;
  desk.why = kept.why;
  const auto saved = either<Word::screen_saved_deal, Word::screen_entered_deal>(app.world.keeps);
  if (counts) say_it_corrects(app, app.say(text(saved, std::int64_t{desk.number})));
  lay_desk(app, std::move(desk));
  return true;
}

}  // namespace

void keep_drafts(App& app) {
  if (app.is_unreadable()) return;  // what was kept waits for it
  Drafts& kept = app.drafts.all;
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
  drop_kept(app.drafts.all, *app.table.session, is_correction(*app.table.desk));
  write_kept(app);
  app.table.desk.reset();
}

void lay_entered(App& app) {
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  for (const bool correction : {true, false}) {
    const auto found = find_kept(app.drafts.all, *app.table.session, correction);
    if (found == app.drafts.all.deals.end()) continue;
    const DealDraft kept = *found;
    const auto lies = [&](const auto& entered) { return lay(app, *played, entered, kept); };
    const bool laid = std::visit(lies, played->entered);
    if (laid && is_correction(*app.table.desk) == correction) return;
    drop_kept(app.drafts.all, *app.table.session, correction);
    if (laid) return;
    if (correction) show_toast(app, {app.say(Word::toast_correction_gone)});
  }
}

void say_it_corrects(App& app, const std::string& saved) {
  show_toast(app, {saved, app.say(text(Word::screen_correcting, app.say(Word::reason_changed)))});
}

void read_entered(App& app) {
  if (auto drafts = read_drafts(drafts_path(app)))
    app.drafts.all = std::move(*drafts);
  else
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
}

namespace {

// What is put together in one book waits while another one is open.
void turn_to_setup_of(Drafts& kept, const std::string& book) {
  if (kept.book.empty()) kept.book = book;  // an earlier edition did not say which
  if (kept.book == book) return;
  if (!kept.setup.is_null()) kept.elsewhere.insert_or_assign(kept.book, std::move(kept.setup));
  kept.setup = {};
  kept.book = book;
  kept.records = kept.evenings = 0;
  if (auto waits = kept.elsewhere.extract(book)) kept.setup = std::move(waits.mapped());
  if (kept.elsewhere.size() > drafts_limit) kept.elsewhere.erase(kept.elsewhere.begin());
}

}  // namespace

void take_along(App& app, const std::string& to) {
  Drafts& kept = app.drafts.all;
  const std::string& from = app.club.path();
  if (kept.book == from && !kept.setup.is_null()) {
    kept.elsewhere.insert_or_assign(to, std::exchange(kept.setup, Json()));
  } else if (auto waits = kept.elsewhere.extract(from)) {
    waits.key() = to;
    kept.elsewhere.insert(std::move(waits));
  }
}

bool resume_setup(App& app) {
  if (app.is_unreadable()) return false;  // what was kept waits for it
  turn_to_setup_of(app.drafts.all, app.club.path());
  if (app.drafts.all.setup.is_null()) return false;
  auto setup = setup_from_json(app.drafts.all.setup);
  if (!setup) {
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
    return false;
  }
  if (setup->evening) {  // a game of one evening belongs to no other
    const EveningLine* line = app.club.line_with(*setup->evening);
    if (!line) {
      show_toast(app, {app.say(Word::setup_evening_gone)});
      return false;
    }
    app.club.show(line->id);
  }
  app.setup = std::move(setup);
  return true;
}

}  // namespace kattegat::ui
