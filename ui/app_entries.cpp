// Entries: saved, taken back, voided, corrected, moved to other seats.
#include "ui/app_entries.hpp"

#include "kattegat/core/joined.hpp"
#include "kattegat/evening/write.hpp"
#include "kattegat/export/answer.hpp"
#include "ui/actions.hpp"
#include "ui/app_stage.hpp"
#include "ui/preview.hpp"

namespace kattegat::ui {
namespace {

using Entered = Result<SessionLog::Entered, NotStored>;

// The key makes saving it twice harmless.
template <class G>
Entered append(App& app, const Uuid& session, Entry<G> entry, const Uuid& key) {
  entry.stamp.at = app.world.now();
  Json::Object object = entry_to_json(entry, app.club.written_seats(session));
  object.emplace_back("id", to_string(key));
  return app.club.append(session, object);
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
  return app.club.write(Reach::evening, [&](Book& book) {
    return correct_entry(book, one.asked, json, {one.why, force}, app.world.now());
  });
}

Storing strike(App& app, const EntryAsked& entry, const std::string& why, Force force) {
  return app.club.write(Reach::evening, [&](Book& book) {
    return kattegat::void_entry(book, entry, {why, force}, app.world.now());
  });
}
Storing count_again(App& app, const EntryAsked& entry, Force force) {
  return app.club.write(Reach::evening, [&](Book& book) {
    return kattegat::restore_entry(book, entry, {app.say(Word::reason_undone), force},
                                   app.world.now());
  });
}

// A decision about what is stored. Where a rule stands against it, it may be made all the same;
// what no force helps against is then said.
struct Decision {
  std::function<Storing(App&, Force force)> decide;
  Word done;
  WayBackHere back{};  // decides the opposite
};
void decide(App& app, const Decision& decision, Force force = Force::no) {
  const Storing stored = decision.decide(app, force);
  if (!stored) {
    std::function<void(App&)> all_the_same;
    if (force == Force::no) all_the_same = [decision](App& a) { decide(a, decision, Force::yes); };
    return refuse(app, stored.error(), std::move(all_the_same));
  }
  app.dialog = Nothing{};
  lay_again(app);
  const WayBackHere back = decision.back ? back_here(app, decision.back) : WayBackHere();
  show_toast(app, {app.say(decision.done), next_deal_line(app), back});
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
    if (stored && corrected_on_table(a) == one.asked.entry) forget_entered(a);
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
  const Entered stored = append(app, session, desk.draft, key);
  if (!stored) return refuse(app, stored.error());
  if (stored->differs) return lay_again(app);  // it lies there as what corrects the stored one
  forget_entered(app);
  open_session(app, session);  // a fresh form, from its top
  app.ui.scroll_to("entry", 0);
  const std::string won = moment_of(app, desk, finding);
  if (!won.empty()) app.messages.moment = Moment{won};
  const auto saved = either<Word::screen_saved_deal, Word::screen_entered_deal>(app.world.keeps);
  show_toast(app, {app.say(text(saved, number_of<G>(app, session, key))),
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
  lies->steps.push_back(lies->draft);
  lies->draft.body = desk.draft.body;
  say_it_corrects(app, app.say(app.world.keeps ? Word::screen_saved : Word::screen_entered));
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
  app.club.refresh();  // it is judged anew by what has come since
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
  app.asides_left[session] = std::make_shared<Dialog>(
      Aside{AnyDesk(std::move(rest)), session, app.club.written_seats(session)});
}

template <class G>
void save_new_aside(App& app, const Desk<G>& desk) {
  const Uuid session = *app.table.session, key = desk.key;
  const Entered stored = append(app, session, desk.draft, key);
  if (!stored) return say_why_not(app, stored.error());
  app.dialog = Nothing{};
  keep_others(app, desk);
  if (stored->differs) return correct_with(app, session, desk);
  lay_again(app);
  const auto back = back_here(app, [session, key](App& a) {
    void_entry(a, {.session = session, .entry = key, .why = a.say(Word::reason_undone)});
  });
  show_toast(app, {app.say(app.world.keeps ? Word::screen_saved : Word::screen_entered),
                   next_deal_line(app), back});
}

// What lies on the table or in the dialog.
void save(App& app, const AnyDesk& any) {
  std::visit(
      [&]<class G>(const Desk<G>& desk) {
        const Verdict<G> verdict = desk.verdict();
        if (!verdict) return;
        app.undone.clear();
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
  const Aside* left = std::get_if<Aside>(there->second.get());
  return left && left->seats == seats ? std::get_if<Desk<G>>(&left->desk) : nullptr;
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
        app.asides_left[*played->id] = app.dialog.hold();
      },
      played->entered);
}

void cancel_correction(App& app) {
  const Uuid session = *app.table.session;
  forget_entered(app);
  open_session(app, session);
}

// ---- Back and forth ----

namespace {

// What the deal was lies in the form again, unless something else has been begun there.
template <class G>
bool lay_voided(Desk<G>& desk, const Entry<G>* voided) {
  if (!voided || !is_deal(*voided) || desk.draft != Entry<G>{}) return false;
  desk.steps.push_back(desk.draft);
  desk.ahead.clear();  // redo restores the deal first
  desk.draft.body = voided->body;
  return true;
}

void redo_in(App& app, const Uuid& session) {
  if (app.table.session != session) open_session(app, session);
  redo(app);
}

}  // namespace

// By value: they may be the app's own, which are laid anew.
void take_back(App& app, Uuid session, Uuid entry) {
  if (!app.session(session)) return;  // another evening is shown
  if (app.table.session != session) open_session(app, session);
  if (!app.table.desk) return;
  app.messages.moment.reset();
  const Undone undone{session, entry, *app.table.desk};
  const std::string why = app.say(Word::reason_undone);
  const Storing stored = strike(app, {entry, session}, why, Force::no);
  if (!stored) return refuse(app, stored.error());
  app.undone.push_back(undone);
  lay_again(app);
  const bool lies =
      app.table.desk &&
      std::visit(
          [&]<class G>(Desk<G>& desk) {
            const auto& entered = app.session_at_table()->entered;
            return lay_voided(desk, entry_with(std::get<EnteredSession<G>>(entered), entry));
          },
          *app.table.desk);
  show_toast(app, {app.say(lies ? Word::screen_undone : Word::screen_voided), next_deal_line(app),
                   back_here(app, [session](App& a) { redo_in(a, session); }), Word::screen_redo});
}

namespace {

constexpr std::string_view saved_deal = "deal";

bool has_steps(const AnyDesk& any) {
  return std::visit([](const auto& desk) { return !desk.steps.empty(); }, any);
}

// The last one saved here, where undo would take that back: another tablet's is its own to undo.
std::optional<Uuid> entry_to_undo(const App& app) {
  const EveningSession* played = app.session_at_table();
  if (!app.table.desk || !played || is_correction(*app.table.desk)) return std::nullopt;
  const OpenEvening& open = *app.open_evening();
  return open.last_of_ours(open.index_of(*played->id));
}

}  // namespace

Tappable save_tap(const App& app) {
  const Uuid key = std::visit([](const auto& desk) { return desk.key; }, *app.table.desk);
  return {.about = saved_deal, .comes_to = "saved " + to_string(key)};
}

Tappable undo_tap(const App& app) {
  if (app.table.desk && has_steps(*app.table.desk)) return {.comes_to = "a step back"};
  const auto entry = entry_to_undo(app);
  return {.about = saved_deal, .comes_to = entry ? "void " + to_string(*entry) : ""};
}

void undo(App& app) {
  if (!app.table.desk) return;
  if (std::visit([](auto& desk) { return step_back(desk); }, *app.table.desk)) return;
  if (const auto entry = entry_to_undo(app)) take_back(app, *app.table.session, *entry);
}

void redo(App& app) {
  if (!app.table.desk || std::visit([](auto& desk) { return step_on(desk); }, *app.table.desk))
    return;
  if (app.undone.empty() || app.undone.back().session != app.table.session) return;
  const Undone last = app.undone.back();
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  const bool as_it_was = std::visit(
      [&]<class G>(const Desk<G>& desk) {
        const Entry<G>* entry =
            entry_with(std::get<EnteredSession<G>>(played->entered), last.entry);
        return entry && entry->stamp.voided &&
               (desk.draft == Entry<G>{} || desk.draft.body == entry->body);
      },
      *app.table.desk);
  if (!as_it_was) return app.undone.clear();  // something else has been begun
  const Storing stored = count_again(app, {last.entry, last.session}, Force::no);
  if (!stored) return refuse(app, stored.error());
  app.undone.pop_back();
  forget_entered(app);
  open_session(app, last.session);
  if (app.table.desk)
    std::visit([&]<class G>(Desk<G>& desk) { desk.ahead = std::get<Desk<G>>(last.desk).ahead; },
               *app.table.desk);
  const auto back = [last](App& a) { take_back(a, last.session, last.entry); };
  show_toast(app, {app.say(Word::screen_restored), next_deal_line(app), back_here(app, back)});
}

// ---- Mistakes ----

void void_entry(App& app, const VoidEntry& request) {
  const auto decision = [request](App& a, Force force) {
    return strike(a, {request.entry, request.session}, request.why, force);
  };
  const auto back = [request](App& a) { restore_entry(a, {request.session, request.entry}); };
  decide(app, {decision, Word::screen_voided, back});
}

void restore_entry(App& app, const EntryCard& card) {
  const auto decision = [card](App& a, Force force) {
    return count_again(a, {card.entry, card.session}, force);
  };
  const auto back = [card](App& a) {
    void_entry(a,
               {.session = card.session, .entry = card.entry, .why = a.say(Word::reason_undone)});
  };
  decide(app, {decision, Word::screen_restored, back});
}

namespace {

// Another entry's correction lies on the table, and something has been changed in it.
bool is_correcting_another(const App& app, const Uuid& entry) {
  const auto corrected = corrected_on_table(app);
  if (!corrected || corrected == entry) return false;
  return std::visit(
      [&]<class G>(const EnteredSession<G>& entered) {
        const Entry<G>* was = entry_with(entered, *corrected);
        return was && was->body != std::get<Desk<G>>(*app.table.desk).draft.body;
      },
      app.session_at_table()->entered);
}

}  // namespace

// One at a time: what has been tapped in for another is finished or cancelled first.
void begin_correction(App& app, const VoidEntry& request) {
  open_session(app, request.session);
  const EveningSession* played = app.session_at_table();
  if (!played) return;
  app.dialog = Nothing{};
  app.tab = Tab::table;
  if (is_correcting_another(app, request.entry)) {
    const std::string why = std::visit([](const auto& desk) { return desk.why; }, *app.table.desk);
    return show_toast(app, {app.say(text(Word::screen_correcting, why))});
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

void reseat(App& app, const Reseating& request) {
  const auto decision = [request, seats = app.open_evening()->written_names_at(
                                      request.session, request.seats)](App& a, Force force) {
    return a.club.write(Reach::evening, [&](Book& book) {
      return reseat_session(book, request.session, seats, request.kind,
                            {a.say(Word::reason_reseated), force});
    });
  };
  decide(app, {decision, Word::screen_reseated});
}

// ---- Sessions ----

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
  const Storing stored = app.club.write(Reach::evening, [&](Book& book) {
    return kattegat::end_session(book, session, app.world.now());
  });
  if (!stored) return refuse(app, stored.error());
  if (app.open_evening() && is_won(*app.open_evening())) show_podium(app);
  show_toast(app, {app.say(text(Word::toast_game_over, game_of_session(app, session))), "",
                   back_here(app, [session](App& a) { resume_session(a, session); })});
}

void resume_session(App& app, const Uuid& session) {
  const Storing stored = app.club.write(Reach::evening, [&](Book& book) {
    return kattegat::resume_session(book, session, app.world.now());
  });
  if (!stored) return refuse(app, stored.error());
  show_toast(app, {app.say(text(Word::toast_game_goes_on, game_of_session(app, session))), "",
                   back_here(app, [session](App& a) { end_session(a, session); })});
}

}  // namespace kattegat::ui
