// Evenings begun apart that are one, and stand alone again.
#include "ui/app/actions/joining.hpp"

#include "db/book/joining.hpp"
#include "ui/app/actions/club.hpp"
#include "ui/app/actions/messages.hpp"
#include "ui/app/actions/places.hpp"

namespace kattegat::ui {

void ask_about_joining(App& app, const Uuid& other) {
  const std::vector<Uuid> both{*app.open_evening()->evening.id, other};
  const auto why = app.read([&](const Book& book) { return why_not_join(book, both); });
  if (!why) return void(app.dialog = Nothing{});  // the banner says it
  app.dialog = JoinWith{other, *why ? app.say(**why) : ""};
}

namespace {

// All of them or none.
bool join(App& app, const Uuid& whole, std::vector<Uuid> parts) {
  parts.insert(parts.begin(), whole);
  return club_of(app)
      .write(Reach::everything, [&](Book& book) { return join_evenings(book, parts); })
      .has_value();
}
bool part_from_others(App& app, const Uuid& evening) {
  return club_of(app)
      .write(Reach::everything, [&](Book& book) { return part_evenings(book, {evening}); })
      .has_value();
}

}  // namespace

void join_with(App& app, const Uuid& other) {
  const Uuid part = other;  // it may be the dialog's own
  app.dialog = Nothing{};
  const EveningLine* line = app.club.line_of(part);
  const std::vector<Uuid> its_parts = line ? line->parts : std::vector<Uuid>{};
  if (!join(app, *app.open_evening()->evening.id, {part})) return;
  show_toast(app, {app.say(Word::join_done), "", [part, its_parts](App& a) {
                     if (part_from_others(a, part)) join(a, part, its_parts);
                   }});
}

void take_apart(App& app) {
  app.dialog = Nothing{};
  const Uuid whole = *app.open_evening()->evening.id;
  const std::vector<Uuid> parts = app.open_evening()->history.parts;
  if (!part_from_others(app, whole)) return;
  show_toast(app, {app.say(Word::join_apart), "", [whole, parts](App& a) {
                     join(a, whole, parts);
                     show_evening(a, whole);
                   }});
}

}  // namespace kattegat::ui
