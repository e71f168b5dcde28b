// Entries: saved, taken back, voided, corrected, moved to other seats.
#include "ui/actions.hpp"

namespace kattegat::ui {
namespace {

// The entry as the evening file would have it, with the key that makes saving it twice harmless.
template <class G>
Json entry_json(Entry<G> entry, const Uuid& key, const std::string& at, Names names) {
  entry.stamp.at = at;
  Json::Object object = entry_to_json(entry, names);
  object.emplace_back("id", to_string(key));
  return object;
}

// The newest entry of the session that still counts.
template <class G>
const Entry<G>* newest_entry(const Play<G>& play) {
  for (auto draft = play.drafts.rbegin(); draft != play.drafts.rend(); ++draft)
    if (!draft->entry.stamp.voided) return &draft->entry;
  return nullptr;
}

template <class G>
const Entry<G>* find_entry(const Play<G>& play, const Uuid& id) {
  for (const Draft<G>& draft : play.drafts)
    if (draft.entry.stamp.id == id) return &draft.entry;
  return nullptr;
}

// A decision about what is stored. Where a rule stands against it, it may be made all the same;
// what no force helps against is then said.
template <class Decision>
void decide(App& app, Word done, const Decision& decision, bool force = false) {
  const Storing stored = decision(app, force);
  if (!stored) {
    std::function<void(App&)> all_the_same;
    if (!force) all_the_same = [done, decision](App& a) { decide(a, done, decision, true); };
    return refuse(app, stored.error(), std::move(all_the_same));
  }
  app.dialog = Nothing{};
  app.notice = app.say(done);
  keep_draft(app);
}

template <class G>
void save(App& app, Desk<G>& desk) {
  if (!desk.verdict()) return;
  const Uuid session = *app.session;
  const Json json =
      entry_json(desk.draft, desk.key, app.world.now(), app.club.written_seats(session));
  if (desk.corrects)
    return decide(app, Word::screen_corrected,
                  [entry = *desk.corrects, why = desk.why, json](App& a, bool force) {
                    return a.club.correct(entry, why, json, force);
                  });
  const std::int64_t number = desk.number;
  const Storing stored = app.club.append(session, json);
  if (!stored) return refuse(app, stored.error());
  open_session(app, session);  // a fresh form
  app.notice = app.say(text(Word::screen_saved_deal, number));
}

}  // namespace

void save_deal(App& app) {
  std::visit([&](auto& desk) { save(app, desk); }, *app.desk);
}

void undo(App& app) {
  if (!app.desk || !app.session) return;
  const bool stepped = std::visit([](auto& desk) { return step_back(desk); }, *app.desk);
  if (stepped) return;
  const SessionFile* file = app.session_file();
  std::visit(
      [&]<class G>(const Play<G>& play) {
        const Entry<G>* newest = newest_entry(play);
        if (!newest) return;
        const Entry<G> kept = *newest;
        const std::string why = app.say(Word::reason_undone);
        const Storing stored = app.club.void_entry(*kept.stamp.id, why, false, app.world.now());
        if (!stored) return refuse(app, stored.error());
        open_session(app, *app.session);
        app.notice = app.say(Word::screen_undone);
        if (!app.desk || !is_deal(kept)) return;
        auto& desk = std::get<Desk<G>>(*app.desk);
        desk.steps.push_back(desk.draft);
        desk.draft.body = kept.body;
      },
      file->play);
}

void save_aside(App& app) {
  const AnyAside aside = std::get<AnyAside>(app.dialog);
  const Uuid session = *app.session;
  std::visit(
      [&]<class G>(const Aside<G>& one) {
        const Json json =
            entry_json(one.draft, one.key, app.world.now(), app.club.written_seats(session));
        const Storing stored = one.corrects ? app.club.correct(*one.corrects, one.why, json, false)
                                            : app.club.append(session, json);
        if (!stored) return refuse(app, stored.error());
        app.dialog = Nothing{};
        app.notice = app.say(Word::screen_saved);
        keep_draft(app);
      },
      aside);
}

// ---- Mistakes ----

void void_entry(App& app, const VoidEntry& request) {
  decide(app, Word::screen_voided, [request](App& a, bool force) {
    return a.club.void_entry(request.entry, request.why, force, a.world.now());
  });
}

void restore_entry(App& app, const EntryCard& card) {
  decide(app, Word::screen_restored, [card](App& a, bool force) {
    return a.club.restore_entry(card.entry, a.say(Word::reason_undone), force, a.world.now());
  });
}

void begin_correction(App& app, const VoidEntry& request) {
  open_session(app, request.session);
  const SessionFile* file = app.session_file();
  if (!file) return;
  app.dialog = Nothing{};
  app.place = Place::table;
  std::visit(
      [&]<class G>(const Play<G>& play) {
        const Entry<G>* entry = find_entry(play, request.entry);
        if (!entry) return;
        Entry<G> draft{{}, entry->body};
        if (!is_deal(*entry)) {
          app.dialog = AnyAside(Aside<G>{draft, random_uuid(), request.entry, request.why});
          return;
        }
        Desk<G> desk = open_desk(*file, play, request.entry);
        desk.draft = std::move(draft);
        desk.corrects = request.entry;
        desk.why = request.why;
        lay_desk(app, std::move(desk));
      },
      file->play);
}

void reseat(App& app, const Reseating& request) {
  decide(app, Word::screen_reseated, [request](App& a, bool force) {
    return a.club.reseat(request.session, request.seats, request.kind, a.say(Word::reason_reseated),
                         force);
  });
}

// ---- Sessions ----

void end_session(App& app, const Uuid& session) {
  const Storing stored = app.club.end_session(session, app.world.now());
  if (!stored) refuse(app, stored.error());
}

void resume_session(App& app, const Uuid& session) {
  const Storing stored = app.club.resume_session(session, app.world.now());
  if (!stored) refuse(app, stored.error());
}

}  // namespace kattegat::ui
