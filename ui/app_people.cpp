// People and their money: payments, initials, the roster, and what other tablets have decided.
// Against none of this can a rule stand: a fault is in the banner, and the screen stays as it is.
#include "ui/actions.hpp"

namespace kattegat::ui {

void tick(App& app, const std::string& from, const std::string& to, Money amount) {
  static_cast<void>(app.club.tick({{}, from, to, amount, app.world.now()}));
}
void untick(App& app, const Uuid& payment) {
  static_cast<void>(app.club.untick(payment, app.world.now()));
}

void sign(App& app, const Signing& signing, Money money) {
  if (app.club.sign({signing.player, signing.initials, money, app.world.now()}))
    app.dialog = Nothing{};
}

Storing set_number(App& app, const Person& person, NumberKind kind, const std::string& number) {
  return app.club.set_number(Person(person), kind, number);
}

// The same person under the new name, and at the table as well.
Storing rename(App& app, const Person& person, const std::string& to) {
  Storing renamed = app.club.rename(Person(person), to);
  if (renamed) keep_draft(app);
  return renamed;
}

void retire(App& app, const Person& person, bool retired) {
  static_cast<void>(app.club.retire(Person(person), retired));
}

Result<Merged, Text> merge(App& app, const std::string& path) {
  auto merged = app.club.merge(path);
  keep_draft(app);
  return merged;
}

void keep_side(App& app, const Conflict& conflict, const Hash& record) {
  if (!app.club.keep_side(conflict, record)) return;
  keep_draft(app);
  if (!app.club.conflicts().empty()) return;
  app.dialog = Nothing{};
  app.notice = app.say(Word::conflict_none);
}

}  // namespace kattegat::ui
