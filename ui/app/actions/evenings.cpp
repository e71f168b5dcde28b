// The list of evenings: found, named, put away.
#include "ui/app/actions/evenings.hpp"

#include "kattegat/core/text/likeness.hpp"
#include "kattegat/files/held_folder.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/device_file.hpp"

namespace kattegat::ui {
namespace {

std::string notes_path(const App& app) { return device_path(app.world, "evenings.json"); }

void take_notes(App& app, EveningNotes notes) {
  app.evening_list.notes = std::move(notes);
  ++app.evening_list.noted;
}

// Another window may have named one meanwhile: what is changed is what the file has now. One that
// cannot be read stays as it is, for whoever can mend it.
template <class Change>
void change_note(App& app, const Uuid& evening, Change&& change) {
  const HeldFolder held(notes_path(app));
  auto notes = read_evening_notes(notes_path(app));
  if (!notes) return show_toast(app, {app.say(text(Word::file_not_read, notes_path(app)))});
  take_notes(app, std::move(*notes));
  const EveningNotes before = app.evening_list.notes;
  change(app.evening_list.notes[evening]);
  if (!write_evening_notes(notes_path(app), before, app.evening_list.notes))
    show_toast(app, {app.say(text(Word::file_not_written, notes_path(app)))});
}

bool says(const std::string& words, const std::string& sought) {
  return likeness(words).find(sought) != std::string::npos;
}

}  // namespace

void read_evenings_again(App& app) {
  if (auto notes = read_evening_notes(notes_path(app)))
    take_notes(app, std::move(*notes));
  else
    show_toast(app, {app.say(text(Word::file_not_read, notes_path(app)))});
}

EveningNote note_of(const App& app, const Uuid& evening) {
  const auto found = app.evening_list.notes.find(evening);
  return found == app.evening_list.notes.end() ? EveningNote{} : found->second;
}

void name_evening(App& app, const Uuid& evening, const std::string& name) {
  change_note(app, evening, [&](EveningNote& note) { note.name = name; });
}

void archive_evening(App& app, const Uuid& evening, bool archived) {
  change_note(app, evening, [&](EveningNote& note) { note.archived = archived; });
}

namespace {

// Whatever people may remember of it.
std::string words_about(const App& app, const EveningLine& line, const std::string& name) {
  std::string words =
      date_text(line.date, app.ui.language) + "\n" + line.date + "\n" + line.place + "\n" + name;
  for (const std::string& player : line.players) words += "\n" + player;
  for (const SessionLine& session : line.sessions)
    if (const auto game = game_called(session.game)) words += "\n" + app.say(*game);
  return words;
}

EveningsFound find_evenings(const App& app) {
  const std::string sought = likeness(app.evening_list.sought);
  EveningsFound found;
  const auto& all = app.club.evenings();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const EveningNote note = note_of(app, all[i].id);
    if (!sought.empty() && !says(words_about(app, all[i], note.name), sought)) continue;
    if (note.archived) ++found.archived;
    if (note.archived == app.evening_list.archive_shown) found.shown.push_back(i);
  }
  return found;
}

}  // namespace

const EveningsFound& evenings_found(App& app) {
  const EveningList& list = app.evening_list;
  const FoundKey key{list.noted, list.sought, list.archive_shown};
  return kept_of_book(app, app.views.evenings_found, key, [&] { return find_evenings(app); });
}

}  // namespace kattegat::ui
