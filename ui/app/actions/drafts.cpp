// What has been tapped in and not yet saved: kept on this device at every change, and laid on the
// table again where the session is still the same. Entries and chairs may have changed meanwhile,
// and so may the file, of which another window of this device has one of its own.
#include "ui/app/actions/drafts.hpp"

#include "kattegat/evening/read_entry.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/files/held_folder.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/loss.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/setup.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/clock.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

std::string drafts_path(const App& app) { return device_path(app.world, "drafts.json"); }

// Takes up what the file says. Answers what it is to say.
Drafts meet(DraftsHere& here, const std::optional<Drafts>& theirs) {
  const bool says_something = theirs && *theirs != Drafts{};
  Drafts both = merge_drafts(here.before, here.all, says_something ? *theirs : here.before);
  if (says_something) here.before = *theirs;
  here.all = both;
  if (here.own) put_draft(here.all, *here.own);
  return both;
}

}  // namespace

void meet_file(App& app) { meet(app.drafts, read_drafts(drafts_path(app))); }

namespace {

std::int64_t seconds_now(const App& app) { return second_number(app.world.now()).value_or(0); }

// Where the disk is full it stays in memory until there is room; what is saved is said by the book
// itself.
void write_kept(App& app) {
  constexpr std::int64_t a_while = 5;
  app.drafts.due.reset();
  const std::string path = drafts_path(app);
  const HeldFolder held(path);
  const std::optional<Drafts> there = read_drafts(path);
  Drafts both = meet(app.drafts, there);
  const bool has_place = there || put_aside(path);
  app.drafts.found_no_room = !has_place || !write_drafts(path, both);
  if (app.drafts.found_no_room)
    app.drafts.due = seconds_now(app) + a_while;
  else
    app.drafts.before = std::move(both);
}

// The one of this key; in its place there may be one that another window has begun.
void drop_kept(DraftsHere& here, const DealDraft& deal) {
  const auto found = find_draft(here.all, deal.session, deal.corrects.has_value());
  if (found != here.all.deals.end() && found->key == deal.key) here.all.deals.erase(found);
  if (here.own && here.own->key == deal.key) here.own.reset();
}

// Cards that are no hand yet.
template <class G>
Json half_to_json(const HalfAnswer<G>& half, Names chairs) {
  if constexpr (requires { half.hand; })
    if (half.has_begun() && half.player)
      return Json::Object{{"player", to_json(*half.player, chairs)},
                          {"hand", to_json(half.hand, chairs)},
                          {"kept", half.kept}};
  return {};
}
template <class G>
HalfAnswer<G> read_half(const Json& json, Names chairs) {
  HalfAnswer<G> half;
  const auto* object = json.as<Json::Object>();
  if constexpr (requires { half.hand; }) {
    if (!object) return {};
    Checklist list;
    ObjectReader reader(*object, chairs, list);
    std::optional<std::vector<Card>> hand;
    std::optional<bool> kept;
    reader("player", half.player);
    reader("hand", hand);
    reader("kept", kept);
    reader.done();
    if (!list.clean() || !half.player || !hand || !kept || hand->size() > 2) return {};
    if (hand->size() == 2 && hand->front() == hand->back()) return {};
    half.hand = std::move(*hand);
    half.kept = *kept;
  }
  return half;
}

// What lies on the table; nothing when nobody has tapped anything.
std::optional<DealDraft> tapped_in(const App& app) {
  return std::visit(
      [&]<class G>(const Desk<G>& desk) -> std::optional<DealDraft> {
        if (!desk.corrects && is_blank(desk)) return std::nullopt;
        return DealDraft{*app.table.session, entry_to_json(desk.draft, app.table.chairs),
                         desk.key,           desk.corrects,
                         desk.why,           half_to_json(desk.half, app.table.chairs)};
      },
      *app.table.desk);
}

// Whether it is another one than what was laid there, or kept of it since.
bool note_deal(App& app) {
  if (!app.table.desk || !app.table.session) return false;
  const bool correction = is_correction(*app.table.desk);
  std::optional<DealDraft>& noted = app.table.noted;
  if (noted && noted->corrects.has_value() != correction) noted.reset();  // another desk's
  const auto now = tapped_in(app);
  if (now == noted) return false;
  if (noted) drop_kept(app.drafts, *noted);
  noted = now;
  if (!now) return true;
  app.drafts.own = now;
  put_draft(app.drafts.all, *now);
  return true;
}

template <class T>
bool note(T& kept, T now) {
  if (kept == now) return false;
  kept = std::move(now);
  return true;
}

Json setup_now(const App& app) { return app.setup ? Json(setup_to_json(*app.setup)) : Json(); }

// What was changed after it had been stored corrects that, or where that counts no more is new.
void turn_into_another(DealDraft& kept, bool stored_counts, const std::string& why) {
  if (stored_counts) {
    kept.corrects = kept.key;
    kept.why = why;
  }
  kept.key = random_uuid();
}

bool is_in_file(App& app, const DealDraft& kept) {
  Drafts& file = app.drafts.before;
  const auto found = find_draft(file, kept.session, kept.corrects.has_value());
  return found != file.deals.end() && found->key == kept.key;
}

// Whether what was kept has a place on this table, where it then lies.
template <class G>
bool lay(App& app, const EveningSession& played, const EnteredSession<G>& entered, DealDraft kept) {
  app.table.noted = kept;
  const ReadEntry<G> read = read_entry<G>(kept.entry, app.table.chairs);
  if (!read.form.empty()) return false;
  const Entry<G>* stored = entry_with(entered, kept.key);
  if (stored && stored->body == read.entry.body) return false;  // it was saved in its last moment
  if (stored && !is_in_file(app, kept)) return false;           // another window has finished it
  const bool counts = stored && !stored->stamp.voided;
  if (stored) turn_into_another(kept, counts, app.say(Word::reason_changed));
  const Entry<G>* target = kept.corrects ? entry_with(entered, *kept.corrects) : nullptr;
  if (kept.corrects && (!target || target->stamp.voided)) return false;
  if (is_deal(read.entry) != (!target || is_deal(*target))) return false;
  Desk<G> desk = open_desk(played, entered, kept.corrects);
  add_step(desk, {target ? Entry<G>{{}, target->body} : Entry<G>{}, {}});
  desk.draft = Entry<G>{{}, read.entry.body};
  auto half = read_half<G>(kept.half, app.table.chairs);
  if (half.fits(desk.session.state())) desk.half = std::move(half);
  desk.key = kept.key;
  desk.corrects = kept.corrects;
  desk.why = kept.why;
  if (counts) say_it_corrects(app, saved_said(app, desk.number));
  lay_desk(app, std::move(desk));
  return true;
}

}  // namespace

bool keep_drafts(App& app) {
  if (app.is_unreadable()) return false;  // what was kept waits for it
  DraftsHere& here = app.drafts;
  bool changed = note_deal(app);
  if (note(here.setup, setup_now(app))) changed = note(here.all.setup, here.setup) || changed;
  if (note(here.setting_up, app.setup && app.tab == Tab::evening))
    changed = note(here.all.setting_up, here.setting_up) || changed;
  changed |= count_records(app);
  const bool due = here.due && seconds_now(app) >= *here.due;
  if (changed || due) write_kept(app);
  return changed;
}

bool is_something_tapped_in(const App& app) {
  return app.table.noted || app.drafts.own || !app.drafts.setup.is_null();
}

bool lies_on_the_screen_only(const App& app) {
  const DraftsHere& here = app.drafts;
  return app.world.keeps && here.found_no_room && (here.own || !here.setup.is_null());
}

void keep_at_last(App& app) { write_kept(app); }

void forget_tapped_in(App& app) {
  if (!app.table.desk || !app.table.session) return;
  note_deal(app);
  if (app.table.noted) drop_kept(app.drafts, *app.table.noted);
  app.table.noted.reset();
  write_kept(app);
  app.table.desk.reset();
}

void forget_all_tapped_in(App& app) {
  note_deal(app);
  const auto is_of_it = [&](const DealDraft& draft) {
    const std::vector<EveningLine>& evenings = app.club.evenings();
    return std::any_of(evenings.begin(), evenings.end(), [&](const EveningLine& line) {
      return std::any_of(line.sessions.begin(), line.sessions.end(),
                         [&](const SessionLine& one) { return one.id == draft.session; });
    });
  };
  std::erase_if(app.drafts.all.deals, is_of_it);
  if (app.drafts.own && is_of_it(*app.drafts.own)) app.drafts.own.reset();
  if (app.table.noted && is_of_it(*app.table.noted)) {
    app.table.noted.reset();
    app.table.desk.reset();
  }
  write_kept(app);
}

void lay_tapped_in(App& app) {
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  meet_file(app);
  for (const bool correction : {true, false}) {
    const auto found = find_draft(app.drafts.all, *app.table.session, correction);
    if (found == app.drafts.all.deals.end()) continue;
    const DealDraft kept = *found;
    const auto lies = [&](const auto& entered) { return lay(app, *played, entered, kept); };
    const bool laid = std::visit(lies, played->entered);
    if (laid && !is_in_file(app, kept) && !app.drafts.due) app.drafts.due = seconds_now(app);
    if (laid && is_correction(*app.table.desk) == correction) return;
    drop_kept(app.drafts, kept);
    app.table.noted.reset();
    if (laid) return;
    if (correction) show_toast(app, {app.say(Word::toast_correction_gone)});
  }
}

void follow_setup(App& app) {
  if (!app.setup || app.is_unreadable()) return;
  meet_file(app);
  if (!app.drafts.all.setup.is_null() || setup_now(app) != app.drafts.setup) return;
  app.setup.reset();
  app.drafts.setup = {};
}

void say_it_corrects(App& app, const std::string& saved) {
  show_toast(app, {saved, app.say(text(Word::screen_correcting, app.say(Word::reason_changed)))});
}

void read_tapped_in(App& app) {
  if (auto drafts = read_drafts(drafts_path(app)))
    app.drafts.all = app.drafts.before = std::move(*drafts);
  else
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
}

void take_along(App& app, const std::string& to) {
  Drafts& kept = app.drafts.all;
  const std::string& from = app.club.path();
  if (kept.books.had.book == from && !kept.setup.is_null()) {
    put_setup(kept, to, std::exchange(kept.setup, Json()));
  } else if (Json waited = taken_setup(kept, from); !waited.is_null()) {
    put_setup(kept, to, std::move(waited));
  }
}

bool resume_setup(App& app) {
  if (app.is_unreadable()) return false;  // what was kept waits for it
  turn_to_book(app.drafts.all, app.club.path());
  app.drafts.setup = app.drafts.all.setup;
  if (app.drafts.all.setup.is_null()) return false;
  auto setup = setup_from_json(app.drafts.all.setup);
  if (!setup) {
    const HeldFolder held(drafts_path(app));
    static_cast<void>(copy_aside(drafts_path(app)));
    show_toast(app, {app.say(Word::toast_draft_unreadable)});
    return false;
  }
  if (setup->evening) {  // a game of one evening belongs to no other
    const EveningLine* line = app.club.line_with(*setup->evening);
    if (!line) {
      show_toast(app, {app.say(Word::setup_evening_gone)});
      return false;
    }
    static_cast<void>(club_of(app).show(line->id));  // a fault is in the banner
  }
  app.setup = std::move(setup);
  forget_erased(app);
  return true;
}

}  // namespace kattegat::ui
