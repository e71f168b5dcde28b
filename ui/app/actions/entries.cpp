// Entries: saved, and put right on the table.
#include "ui/app/actions/entries.hpp"

#include "kattegat/core/text/joined.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/answer.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/decisions.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"
#include "ui/app/actions/table.hpp"
#include "ui/app/actions/tapped_in.hpp"
#include "ui/app/actions/undo.hpp"
#include "ui/app/preview.hpp"

namespace kattegat::ui {
namespace {

using Entered = Result<SessionLog::Entered, NotStored>;

// The key makes saving it twice harmless.
template <class G>
Entered append_entry(App& app, const Uuid& session, Entry<G> entry, const Uuid& key) {
  entry.stamp.at = app.world.now();
  Json::Object object = entry_to_json(entry, app.club.written_seats(session));
  object.emplace_back("id", to_string(key));
  return club_of(app).append(session, object);
}
// What is to stand in the place of an entry. It has numbers of seats: it is about that table,
// seated so.
template <class G>
struct Correction {
  EntryAsked asked;
  std::string why;
  Entry<G> with;
  std::vector<std::string> seats;
};
// Two tablets that correct alike say the same: there is no key, and it was played when it was.
// While a refusal was read the session may have gone from the screen, or been seated otherwise;
// what was tapped in lies on the table as before.
template <class G>
Storing correct(App& app, Correction<G> one, Force force) {
  const EveningSession* played = app.session(*one.asked.session);
  const auto* entered = played ? std::get_if<EnteredSession<G>>(&played->entered) : nullptr;
  if (!entered || app.club.written_seats(*one.asked.session) != one.seats) {
    show_toast(app, {app.say(Word::toast_correction_gone)});
    return NotStored(text(Word::toast_correction_gone));
  }
  if (const Entry<G>* was = entry_with(*entered, one.asked.entry))
    one.with.stamp.at = was->stamp.at;
  const Json json = entry_to_json(one.with, one.seats);
  return club_of(app).write(Reach::evening, [&](Book& book) {
    return correct_entry(book, one.asked, json, {one.why, force}, app.world.now());
  });
}

// What the table stops for; empty when nothing.
template <class G>
std::string moment_of(const App& app, const Desk<G>& desk, const Finding<G>& finding) {
  const Told deal = told(desk.session, finding);
  return deal.moment ? app.say(*deal.moment, desk.names) : "";
}

// What lies on the table corrects this one.
std::optional<Uuid> corrected_on_table(const App& app) {
  if (!app.table.desk) return std::nullopt;
  return std::visit([](const auto& desk) { return desk.corrects; }, *app.table.desk);
}

template <class G>
void save_correction(App& app, const Desk<G>& desk) {
  const Uuid session = *app.table.session, entry = *desk.corrects;
  const Correction<G> one{{entry, session}, desk.why, desk.draft, app.club.written_seats(session)};
  const auto correction = [one](App& a, Force force) {
    Storing stored = correct(a, one, force);
    if (!stored) return stored;
    a.undone.clear();
    if (corrected_on_table(a) == one.asked.entry) forget_tapped_in(a);
    return stored;
  };
  const auto back = [session, entry](App& a) { restore_entry(a, {session, entry}); };
  decide(app, {correction, Word::screen_corrected, back});
}

// The deal's place on the sheet: another window may have saved one before it.
template <class G>
std::int64_t number_of(const App& app, const Uuid& session, const Uuid& deal) {
  const EveningSession* played = app.session(session);
  if (!played) return 0;
  const auto& entered = std::get<EnteredSession<G>>(played->entered);
  std::size_t entries = 0;
  for (const ReadEntry<G>& read : entered.entries) {
    ++entries;
    if (read.entry.stamp.id == deal) break;
  }
  const OpenEvening& open = *app.open_evening();
  return deals_in(entered, open.judged.sessions[open.index_of(session)], entries);
}

template <class G>
void save_new_deal(App& app, const Desk<G>& desk, const Finding<G>& finding) {
  const Uuid session = *app.table.session, key = desk.key;
  const Entered stored = append_entry(app, session, desk.draft, key);
  if (!stored) return refuse(app, stored.error());
  app.undone.clear();
  if (stored->differs) return lay_again(app);  // it lies there as what corrects the stored one
  forget_tapped_in(app);
  open_session(app, session);  // a fresh form, from its top
  app.ui.scroll_to("entry", 0);
  const std::string won = moment_of(app, desk, finding);
  if (!won.empty()) app.messages.moment = Moment{won};
  show_toast(app, {saved_said(app, number_of<G>(app, session, key)),
                   won.empty() ? next_deal_line(app) : won,
                   back_here(app, [session, key](App& a) { take_back(a, session, key); })});
}

// Stored before under its key, when that could not be found out, and changed since.
template <class G>
void correct_with(App& app, const Uuid& session, const Desk<G>& desk) {
  begin_correction(app, {.session = session,
                         .entry = desk.key,
                         .correct = true,
                         .why = app.say(Word::reason_changed)});
  auto* lies = app.table.desk ? std::get_if<Desk<G>>(&*app.table.desk) : nullptr;
  if (!lies || lies->corrects != desk.key) return;
  add_step(*lies, lying(*lies));
  lies->draft.body = desk.draft.body;
  say_it_corrects(app, saved_said(app));
}

// It lies there to be changed. What else was the matter the banner says.
void say_why_not(App& app, const NotStored& why) {
  const auto* refused = std::get_if<Refused>(&why);
  if (!refused) return;
  const auto words = [&](const Complaint& one) {
    return sentence(one.violation, app.ui.language, names_for(refused->evening, one));
  };
  app.explainer.say({joined(refused->complaints, " ", words),
                     rule_id(refused->complaints.front().violation.text.word)});
  club_of(app).refresh();  // it is judged anew by what has come since
}

// Of the other kinds, what has been begun is there the next time.
template <class G>
void keep_others(App& app, const Desk<G>& desk) {
  const Uuid session = *app.table.session;
  app.asides_left.erase(session);
  Desk<G> rest = desk;
  std::erase_if(rest.others, [](const SaidOfKind<G>& one) { return !one.has_begun(); });
  if (rest.others.empty()) return;
  take_up(rest, SaidOfKind<G>(rest.others.back()));
  rest.others.pop_back();
  app.asides_left[session] = std::make_shared<Aside>(
      Aside{AnyDesk(std::move(rest)), session, app.club.written_seats(session)});
}

template <class G>
void save_new_aside(App& app, const Desk<G>& desk) {
  const Uuid session = *app.table.session, key = desk.key;
  const Entered stored = append_entry(app, session, desk.draft, key);
  if (!stored) return say_why_not(app, stored.error());
  app.undone.clear();
  app.dialog = Nothing{};
  keep_others(app, desk);
  if (stored->differs) return correct_with(app, session, desk);
  lay_again(app);
  const auto back = back_here(app, [session, key](App& a) {
    void_entry(a, {.session = session, .entry = key, .why = a.say(Word::reason_undone)});
  });
  show_toast(app, {saved_said(app), next_deal_line(app), back});
}

// What lies on the table or in the dialog.
void save(App& app, const AnyDesk& any) {
  std::visit(
      [&]<class G>(const Desk<G>& desk) {
        const Verdict<G> verdict = desk.verdict();
        if (!verdict) return;
        if (desk.corrects) return save_correction(app, desk);
        if (!is_deal(desk.draft)) return save_new_aside(app, desk);
        save_new_deal(app, desk, *verdict);
      },
      any);
}

}  // namespace

// Saving lays another desk.
void save_deal(App& app) { save(app, AnyDesk(*app.table.desk)); }
void save_aside(App& app) { save(app, AnyDesk(app.dialog.find<Aside>()->desk)); }

namespace {

// What was told beside the deals of this table, seated so, and has not been saved.
template <class G>
const Desk<G>* left_at(const App& app, const Uuid& session, const std::vector<std::string>& seats) {
  const auto there = app.asides_left.find(session);
  if (there == app.asides_left.end()) return nullptr;
  const Aside& left = *there->second;
  return left.seats == seats ? std::get_if<Desk<G>>(&left.desk) : nullptr;
}

}  // namespace

void begin_aside(App& app) {
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  std::erase_if(app.asides_left, [&](const auto& left) { return !app.session(left.first); });
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        Desk<G> desk = open_desk(*played, entered);
        desk.draft.body = Note{};
        const std::vector<std::string> seats = app.club.written_seats(*played->id);
        if (const auto* left = left_at<G>(app, *played->id, seats)) {
          take_up(desk, SaidOfKind<G>{left->draft.body, left->agreed, left->key});
          desk.others = left->others;
        }
        app.dialog = Aside{std::move(desk), *played->id, seats};
        app.asides_left[*played->id] = app.dialog.hold_as<Aside>();
      },
      played->entered);
}

void cancel_correction(App& app) {
  const Uuid session = *app.table.session;
  forget_tapped_in(app);
  open_session(app, session);
}

// ---- Mistakes ----

void void_entry(App& app, const VoidEntry& request) {
  const auto decision = [request](App& a, Force force) {
    return strike(a, {request.entry, request.session}, request.why, force);
  };
  const auto back = [request](App& a) { restore_entry(a, {request.session, request.entry}); };
  decide(app, {decision, Word::screen_voided, back});
}

namespace {

// Of the entry, itself or what has come in its place; nothing where it is void.
std::optional<Uuid> counts_for(const App& app, const EntryCard& card) {
  if (!app.session(card.session)) return std::nullopt;
  const OpenEvening& open = *app.open_evening();
  const EntryRow* row = open.counts_for(open.index_of(card.session), card.entry);
  return row ? std::optional(row->id) : std::nullopt;
}

}  // namespace

void restore_entry(App& app, const EntryCard& card) {
  const auto decision = [card](App& a, Force force) {
    return count_again(a, {card.entry, card.session}, force);
  };
  const auto back = [card, before = counts_for(app, card)](App& a) {
    if (before) return restore_entry(a, {card.session, *before});
    void_entry(a,
               {.session = card.session, .entry = card.entry, .why = a.say(Word::reason_undone)});
  };
  decide(app, {decision, Word::screen_restored, back});
}

namespace {

// The entry whose correction lies on the table, when something has been changed in it.
std::optional<Uuid> half_corrected(const App& app) {
  const auto corrected = corrected_on_table(app);
  if (!corrected) return std::nullopt;
  const bool changed = std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        const Entry<G>* was = entry_with(entered, *corrected);
        return was && was->body != std::get<Desk<G>>(*app.table.desk).draft.body;
      },
      app.session_at_table()->entered);
  return changed ? corrected : std::nullopt;
}

std::string still_correcting(const App& app) {
  return std::visit(
      [&](const auto& desk) {
        return is_deal(desk.draft) ? app.say(text(Word::toast_still_correcting_deal, desk.number))
                                   : app.say(Word::toast_still_correcting);
      },
      *app.table.desk);
}

}  // namespace

// One at a time: what has been tapped in for another is finished or cancelled first, and for this
// one stays as it lies.
void begin_correction(App& app, const VoidEntry& request) {
  open_session(app, request.session);
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  app.dialog = Nothing{};
  app.tab = Tab::table;
  if (const auto half = half_corrected(app)) {
    if (half != request.entry) return show_toast(app, {still_correcting(app)});
    return std::visit([&](auto& desk) { desk.why = request.why; }, *app.table.desk);
  }
  std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        const Entry<G>* entry = entry_with(entered, request.entry);
        if (!entry) return;
        Desk<G> desk = open_desk(*played, entered, request.entry);
        desk.draft.body = entry->body;
        desk.corrects = request.entry;
        desk.why = request.why;
        lay_desk(app, std::move(desk));
      },
      played->entered);
}

}  // namespace kattegat::ui
